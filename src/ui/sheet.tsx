import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from './button';

interface SheetProps {
  title: string;
  /** What is being worked on: it is brought into the half that stays free, and gets the focus back. */
  findSubject?: () => HTMLElement | SVGElement | null | undefined;
  /** Another subject, another text. */
  subject?: string;
  /** Without it the sheet only goes down to its title. */
  onClose?: () => void;
  startsClosed?: boolean;
  /** On wide screens it stands in its place, with this look; what is in it has titles of its own where it is bare. */
  className?: string;
  isBare?: boolean;
  children: ReactNode;
}

/** On a phone, over the lower half of the screen, so that what is being made stays in sight above it; on wide screens a panel like others. */
export function Sheet({ title, findSubject, subject = '', onClose, startsClosed, className = '', isBare, children }: SheetProps) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(!startsClosed);
  useEffect(() => {
    if (isOpen) import('./keyboard-room').then(({ keepAboveKeyboard }) => keepAboveKeyboard(ref.current), console.warn);
    if (isOpen && isLying(ref.current)) findSubject?.()?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps -- how it is found is made anew each time, what is found is not
  }, [subject, isOpen]);
  // The click that ends a tap comes after the sheet that the tap opened: what lies under the finger by then was not meant.
  const isPressed = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => (isPressed.current = ref.current?.contains(target as Node) ?? false);
    document.addEventListener('pointerdown', note, true);
    return () => document.removeEventListener('pointerdown', note, true);
  }, []);
  const onClickCapture = (event: MouseEvent) => {
    if (event.detail === 0 || isPressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const close = () => {
    if (onClose) onClose();
    else setIsOpen(false);
    findSubject?.()?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen || !isLying(ref.current)) return;
    event.stopPropagation();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- what is in it is pressed and typed into
    <section ref={ref} aria-labelledby={id} className={`sheet ${className}`} onClickCapture={onClickCapture} onKeyDown={onKeyDown}>
      <div className={`sheet-head ${isBare ? 'lg:hidden' : ''}`}>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <IconButton
          className="after:absolute after:inset-0 lg:hidden"
          icon={isOpen ? 'chevron-down' : 'chevron-up'}
          label={isOpen ? `Close ${title}` : `Open ${title}`}
          onClick={() => (isOpen ? close() : setIsOpen(true))}
        />
      </div>
      <div className={isOpen ? '' : 'max-lg:hidden'}>{children}</div>
    </section>
  );
}

const isLying = (node: HTMLElement | null) => node !== null && getComputedStyle(node).position === 'fixed';
