import { useCallback, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { Slot } from '../content';
import type { NoteMove } from '../notes';

/** A hand that shakes while it clicks moves nothing. */
const leastDrag = 5;
const scrollZone = 70;
const scrollStep = 14;

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Target {
  slot: Slot;
  before: string | undefined;
  /** Where the mark stands, on the page. */
  mark: { x: number; y: number; width: number };
}

const pageRect = (element: Element): Rect => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: left + window.scrollX, top: top + window.scrollY, right: right + window.scrollX, bottom: bottom + window.scrollY };
};

interface Place {
  element: HTMLElement;
  slot: Slot;
  rect: Rect;
  notes: { id: string; rect: Rect; hasNeighbour: boolean }[];
  /** The first note that is not shown: what is put below the last one shown stands before it. */
  next: string | undefined;
}

/** Measured once, when the drag begins: nothing is laid out while it lasts. */
const measurePlaces = (board: HTMLElement, dragged: string): Place[] =>
  Array.from(board.querySelectorAll<HTMLElement>('[data-slot]')).map((element) => {
    const notes = Array.from(element.querySelectorAll<HTMLElement>('[data-note]'))
      .filter(({ dataset }) => dataset.note !== dragged)
      .map((note) => ({ id: note.dataset.note ?? '', rect: pageRect(note) }));
    return {
      element,
      slot: element.dataset.slot as Slot,
      rect: pageRect(element),
      // Rows are of two notes at most, next to each other in the list.
      notes: notes.map((note, index) => ({
        ...note,
        hasNeighbour: [notes[index - 1], notes[index + 1]].some((other) => other?.rect.top === note.rect.top),
      })),
      next: element.querySelector<HTMLElement>('[data-next]')?.dataset.next,
    };
  });

const markGap = 4;

function findTarget(places: readonly Place[], x: number, y: number): (Target & { element: HTMLElement }) | undefined {
  const place = places.find(({ rect }) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom);
  if (!place) return undefined;
  const { slot, element, notes } = place;
  // In reading order: before the first note that starts a later row, or that lies further right in the same one.
  const next = notes.find(({ rect, hasNeighbour }) => {
    if (hasNeighbour) return y < rect.top || (y < rect.bottom && x < (rect.left + rect.right) / 2);
    return y < (rect.top + rect.bottom) / 2;
  });
  const last = notes.at(-1);
  const mark = next
    ? { x: next.rect.left, y: next.rect.top - markGap, width: next.rect.right - next.rect.left }
    : last
      ? { x: last.rect.left, y: last.rect.bottom + markGap, width: last.rect.right - last.rect.left }
      : { x: place.rect.left + 14, y: place.rect.top + 76, width: place.rect.right - place.rect.left - 28 };
  return { slot, element, before: next?.id ?? place.next, mark };
}

/**
 * Notes dragged by mouse and pen from anywhere on them, by finger from their handle, so that a finger elsewhere scrolls.
 * While it lasts only the note and the mark change; the state is written once, at the end.
 */
export function useNoteDrag(
  board: RefObject<HTMLDivElement | null>,
  mark: RefObject<HTMLDivElement | null>,
  onDrop: (move: NoteMove) => void,
): (event: ReactPointerEvent<HTMLElement>) => void {
  const isDragging = useRef(false);
  return useCallback(
    (event) => {
      const { target } = event;
      if (event.button !== 0 || isDragging.current || !(target instanceof Element)) return;
      const note = target.closest<HTMLElement>('[data-note]');
      const isGrip = target.closest('[data-grip]') !== null;
      if (!note || note.dataset.open !== undefined || (event.pointerType === 'touch' && !isGrip)) return;
      if (!isGrip && target.closest('button, [role=menu]')) return;
      startDrag(note, event.nativeEvent);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- what starts a drag reads refs only
    [board, mark, onDrop],
  );

  function startDrag(note: HTMLElement, start: PointerEvent): void {
    const id = note.dataset.note ?? '';
    const from = { x: start.clientX + window.scrollX, y: start.clientY + window.scrollY };
    let pointer = { x: start.clientX, y: start.clientY };
    let places: Place[] | undefined;
    let origin: Rect | undefined;
    let found: ReturnType<typeof findTarget>;
    let frame = 0;
    isDragging.current = true;

    const draw = () => {
      frame = 0;
      if (!places) return;
      const step = pointer.y < scrollZone ? -scrollStep : pointer.y > window.innerHeight - scrollZone ? scrollStep : 0;
      if (step !== 0) {
        const before = window.scrollY;
        window.scrollBy(0, step);
        if (window.scrollY !== before) frame = requestAnimationFrame(draw);
      }
      const at = { x: pointer.x + window.scrollX, y: pointer.y + window.scrollY };
      note.style.transform = `translate(${at.x - from.x}px, ${at.y - from.y}px) rotate(1deg)`;
      const next = findTarget(places, at.x, at.y);
      if (next?.element !== found?.element) {
        found?.element.removeAttribute('data-over');
        next?.element.setAttribute('data-over', '');
      }
      if (next?.mark.x !== found?.mark.x || next?.mark.y !== found?.mark.y) drawMark(next);
      found = next;
    };
    const drawMark = (to: Target | undefined) => {
      if (!mark.current || !origin) return;
      mark.current.hidden = !to;
      if (!to) return;
      mark.current.style.width = `${to.mark.width}px`;
      mark.current.style.transform = `translate(${to.mark.x - origin.left}px, ${to.mark.y - origin.top}px)`;
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      pointer = { x: event.clientX, y: event.clientY };
      if (!places) {
        if (Math.hypot(pointer.x - start.clientX, pointer.y - start.clientY) < leastDrag || !board.current) return;
        places = measurePlaces(board.current, id);
        origin = pageRect(board.current);
        note.setAttribute('data-dragged', '');
        board.current.setAttribute('data-dragging', '');
        note.style.willChange = 'transform';
      }
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    const end = (shouldDrop: boolean) => {
      isDragging.current = false;
      cancelAnimationFrame(frame);
      if (places && shouldDrop) draw();
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', escape, true);
      note.removeAttribute('data-dragged');
      board.current?.removeAttribute('data-dragging');
      note.style.transform = '';
      note.style.willChange = '';
      found?.element.removeAttribute('data-over');
      if (mark.current) mark.current.hidden = true;
      if (!places) return;
      // The click that follows is the end of the drag, not a click on the note.
      const swallow = (click: Event) => click.stopPropagation();
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      if (shouldDrop && found) onDrop({ id, slot: found.slot, before: found.before });
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      pointer = { x: event.clientX, y: event.clientY };
      end(true);
    };
    const cancel = (event: PointerEvent) => event.pointerId === start.pointerId && end(false);
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !places) return;
      event.stopPropagation();
      end(false);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', escape, true);
  }
}
