import { useState, type DragEvent, type HTMLAttributes, type KeyboardEvent } from 'react';

interface Reorder {
  /** For the element that stands for a place: it can be dragged and dropped on, and Alt with an arrow key moves it. */
  cardProps: (place: number) => HTMLAttributes<HTMLElement> & { draggable: boolean };
  isOver: (place: number) => boolean;
  /** From a button in the card; focus stays with the card. */
  moveFrom: (button: HTMLElement, from: number, to: number) => void;
  /** What has moved, for people who cannot see it. */
  message: string;
}

const dragType = 'application/x-funnel-place';

/** Three ways to the same move: drag a card, press Alt with an arrow key in it, or use its buttons. */
export function useReorder(names: readonly string[], onMove: (from: number, to: number) => void): Reorder {
  const [message, setMessage] = useState('');
  const [over, setOver] = useState(-1);
  const count = names.length;

  const move = (from: number, to: number): boolean => {
    if (from === to || from < 0 || to < 0 || from >= count || to >= count) return false;
    onMove(from, to);
    setMessage(`${names[from] || 'Step'} is now step ${to + 1} of ${count}.`);
    return true;
  };
  const moveFrom = (focused: HTMLElement, from: number, to: number) => {
    if (!move(from, to)) return;
    // The card moves in the page with its button, which may be of no use at the new place.
    setTimeout(() => {
      const isUsable = !(focused instanceof HTMLButtonElement && focused.disabled);
      const other = focused.closest('[data-card]')?.querySelector<HTMLElement>('[data-move]:not(:disabled)');
      (isUsable ? focused : (other ?? focused)).focus();
    });
  };
  return {
    message,
    moveFrom,
    isOver: (place) => over === place,
    cardProps: (place) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(dragType, String(place));
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setOver(place);
      },
      onDragLeave: () => setOver(-1),
      onDragEnd: () => setOver(-1),
      onDrop: (event: DragEvent) => {
        setOver(-1);
        const from = event.dataTransfer.getData(dragType);
        if (from === '') return;
        event.preventDefault();
        move(Number(from), place);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!event.altKey || !step || !(event.target instanceof HTMLElement)) return;
        event.preventDefault();
        moveFrom(event.target, place, place + step);
      },
    }),
  };
}
