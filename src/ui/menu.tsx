import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './icon';

export interface MenuItem {
  label: string;
  detail?: string;
  onSelect: () => void;
}

const optionsIn = (root: HTMLElement | null) => Array.from(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []);

interface MenuProps {
  label: string;
  /** Or what makes them when the menu opens, where there are hundreds of menus. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  buttonClass?: string;
  /** Which side of the button it hangs on; on the right one unless said. */
  side?: string;
  tabIndex?: number | undefined;
  /** For one that was asked for before it was there. */
  isOpenAtFirst?: boolean;
  children?: ReactNode;
  disabled?: boolean;
}

/** A button that opens a list of actions; arrows move, Escape and a click elsewhere close it. */
export function Menu({
  label,
  items,
  buttonClass = 'btn btn-icon',
  side = 'right-0',
  tabIndex,
  isOpenAtFirst = false,
  children,
  disabled,
}: MenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    optionsIn(root.current)[0]?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = optionsIn(root.current);
    const index = all.findIndex((option) => option === document.activeElement);
    const targets: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1 + all.length, Home: 0, End: all.length - 1 };
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.stopPropagation();
      close();
    }
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    all[target % all.length]?.focus();
  };

  return (
    <div ref={root} className="relative inline-flex">
      <button
        ref={button}
        type="button"
        className={buttonClass}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        title={label}
        disabled={disabled}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children ?? <Icon icon="chevron-down" />}
      </button>
      {isOpen && (
        <div
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          className={`appear absolute top-full ${side} z-30 mt-1.5 max-h-[70vh] w-64 max-w-[calc(100vw-32px)] overflow-y-auto rounded-xl border border-line bg-surface p-1.5 shadow-xl`}
        >
          {(typeof items === 'function' ? items() : items).map((item, index) => (
            // Two documents may have one name.
            <button
              key={index}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="flex min-h-9 w-full items-baseline justify-between gap-3 rounded-lg px-2.5 py-1.5 text-left text-ink hover:bg-sunk focus-visible:bg-sunk focus-visible:outline-offset-0"
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              <span className="font-[550]">{item.label}</span>
              {item.detail && <span className="truncate text-[13px] text-mute">{item.detail}</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
