import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Drag {
  id: string;
  over: string;
}

/** A hand that shakes while it presses moves nothing. */
const leastDrag = 4;
const edge = 90;
const stepPx = 14;
const stepMs = 16;

/** The section at that height; above the first it is the first, below the last the last. */
function sectionAt(list: HTMLElement | null, y: number): string | undefined {
  const cards = Array.from(list?.querySelectorAll<HTMLElement>('[data-section]') ?? []);
  const found = cards.find((card) => y <= card.getBoundingClientRect().bottom) ?? cards.at(-1);
  return found?.dataset.section;
}

/** Sections dragged by their handle, with mouse, pen or finger. A drop on another section takes its place. */
export function useSectionDrag(onDrop: (id: string, over: string) => void) {
  const list = useRef<HTMLOListElement>(null);
  // A quick hand moves and lets go before anything is drawn, so what counts is kept here; the state is what is seen of it.
  const held = useRef<{ id: string; from: number; isMoved: boolean }>(undefined);
  const [drag, setDrag] = useState<Drag>();
  const height = useRef(0);
  const isDragging = drag !== undefined;

  useEffect(() => {
    if (!isDragging) return undefined;
    const timer = setInterval(() => {
      const isAbove = height.current < edge;
      const isBelow = height.current > window.innerHeight - edge;
      if (!isAbove && !isBelow) return;
      window.scrollBy({ top: isAbove ? -stepPx : stepPx, behavior: 'instant' });
      const over = sectionAt(list.current, height.current);
      if (over) setDrag((current) => current && { ...current, over });
    }, stepMs);
    return () => clearInterval(timer);
  }, [isDragging]);

  const stop = () => {
    held.current = undefined;
    setDrag(undefined);
  };
  const handleProps = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || held.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { id, from: event.clientY, isMoved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const current = held.current;
      if (current?.id !== id || (!current.isMoved && Math.abs(event.clientY - current.from) < leastDrag)) return;
      current.isMoved = true;
      height.current = event.clientY;
      const over = sectionAt(list.current, event.clientY) ?? id;
      setDrag((before) => (before?.over === over ? before : { id, over }));
    },
    onPointerUp: (event: PointerEvent) => {
      const current = held.current;
      if (current?.id !== id) return;
      stop();
      const over = sectionAt(list.current, event.clientY);
      if (current.isMoved && over && over !== id) onDrop(id, over);
    },
    onPointerCancel: stop,
    onLostPointerCapture: stop,
  });
  const cancelOn = (event: KeyboardEvent) => {
    if (event.key === 'Escape') stop();
  };
  return { list, drag, handleProps, cancelOn };
}
