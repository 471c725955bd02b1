import { useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';

interface Reorder {
  /** Give these to the row: it can be dragged, dropped on, and moved with Alt and an arrow key from any control in it. */
  rowProps: (index: number) => React.HTMLAttributes<HTMLElement> & { draggable: boolean; 'data-place': number };
  buttons: (index: number) => ReactNode;
  /** Says what has moved, for people who cannot see it. */
  status: ReactNode;
}

const dragType = 'application/x-place';

/** Three ways to the same move: drag, Alt with an arrow key, or a button. */
export function useReorder(names: readonly string[], onMove: (from: number, to: number) => void): Reorder {
  const [message, setMessage] = useState('');
  const [over, setOver] = useState(-1);
  const list = useRef<Element | null>(null);

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= names.length) return;
    onMove(from, to);
    setMessage(`${names[from]} moved to place ${to + 1} of ${names.length}.`);
  };
  /** The row is somewhere else after the move; focus goes along. */
  const moveWithFocus = (from: number, to: number, row: Element | null, isUp: boolean) => {
    if (to < 0 || to >= names.length) return;
    list.current = row?.closest('ul') ?? null;
    move(from, to);
    setTimeout(() => {
      const [up, down] = list.current?.querySelectorAll<HTMLButtonElement>(`[data-place="${to}"] [data-move]`) ?? [];
      const [wanted, other] = isUp ? [up, down] : [down, up];
      (wanted?.disabled ? other : wanted)?.focus();
    });
  };

  return {
    rowProps: (index) => ({
      draggable: true,
      'data-place': index,
      className: over === index ? 'bg-accent-soft' : '',
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(dragType, String(index));
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        if (over !== index) setOver(index);
      },
      onDragLeave: () => setOver(-1),
      onDragEnd: () => setOver(-1),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(-1);
        const from = event.dataTransfer.getData(dragType);
        if (from !== '') move(Number(from), index);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!event.altKey || !step) return;
        event.preventDefault();
        moveWithFocus(index, index + step, event.currentTarget, step < 0);
      },
    }),
    buttons: (index) => (
      <span className="inline-flex flex-none items-center">
        <span className="cursor-grab px-1 text-mute max-sm:hidden">
          <Icon icon="grip-vertical" />
        </span>
        {([-1, 1] as const).map((step) => (
          <IconButton
            key={step}
            data-move
            icon={step < 0 ? 'arrow-up' : 'arrow-down'}
            label={`Move ${step < 0 ? 'up' : 'down'} ${names[index]}`}
            disabled={index + step < 0 || index + step >= names.length}
            onClick={(event) => moveWithFocus(index, index + step, event.currentTarget, step < 0)}
          />
        ))}
      </span>
    ),
    status: (
      <p role="status" className="sr-only">
        {message}
      </p>
    ),
  };
}
