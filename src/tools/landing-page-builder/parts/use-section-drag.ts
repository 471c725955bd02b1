import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Drag {
  id: string;
  over: string;
}

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

  const handleProps = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      height.current = event.clientY;
      setDrag({ id, over: id });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag) return;
      height.current = event.clientY;
      const over = sectionAt(list.current, event.clientY);
      if (over && over !== drag.over) setDrag({ ...drag, over });
    },
    onPointerUp: () => {
      if (drag && drag.over !== drag.id) onDrop(drag.id, drag.over);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
    onLostPointerCapture: () => setDrag(undefined),
  });
  const cancelOn = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag) setDrag(undefined);
  };
  return { list, drag, handleProps, cancelOn };
}
