import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '@/ui/icon';

interface MoveMenuProps {
  name: string;
  /** Made when the menu opens: there may be hundreds of notes. */
  places: () => { label: string; onSelect: () => void }[];
  tabIndex: number;
  className: string;
  /** In the left half of the sheet it opens to the right, or it would leave the screen. */
  isLeft: boolean;
}

const optionsIn = (root: HTMLElement | null) => Array.from(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []);

/** Where the note can go, one click each; its button is a stop of the Tab key only where its note is. */
export function MoveMenu({ name, places, tabIndex, className, isLeft }: MoveMenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
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
        tabIndex={tabIndex}
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`Move ${name}`}
        title="Move"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon icon="move" size={14} />
      </button>
      {isOpen && (
        <div
          id={id}
          role="menu"
          aria-label={`Move ${name}`}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          className={`appear absolute top-full z-30 mt-1.5 max-h-[60vh] w-60 overflow-y-auto rounded-xl border border-line bg-surface p-1.5 shadow-xl ${isLeft ? 'right-0 lg:right-auto lg:left-0' : 'right-0'}`}
        >
          {places().map(({ label, onSelect }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="block min-h-9 w-full rounded-lg px-2.5 py-1.5 text-left text-[14px] font-[550] text-ink hover:bg-sunk focus-visible:bg-sunk focus-visible:outline-offset-0"
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
