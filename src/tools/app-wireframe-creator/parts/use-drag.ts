import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { overlaps, type Box } from '@/lib/drawing';
import { boundsOf, pickFree, putElements, withBox } from '../change';
import { withGroups } from '../elements';
import type { Guide, WireElement } from '../model';
import { resizeBox, scaleElements, type Handle } from '../resize';
import { findLines, snapShift, touchedLines, type Lines } from '../snap';
import { toggle } from './commands';
import { moveGuide } from './guides';
import type { Editor } from './use-editor';

interface Point {
  x: number;
  y: number;
}

type Drag = { from: Point; isMoved: boolean; pointer: number } & (
  | { kind: 'move'; originals: WireElement[]; lines: Lines; pressed: string }
  | { kind: 'size'; originals: WireElement[]; lines: Lines; handle: Handle }
  | { kind: 'marquee'; corner: Point; kept: readonly string[] }
  | { kind: 'pan'; scroll: Point }
  | { kind: 'guide'; guide: Guide }
  /** A finger may press or begin to scroll: which of the two is known when it leaves. */
  | { kind: 'tap'; run: () => void }
);
type Begun = Drag extends infer Each ? (Each extends Drag ? Omit<Each, 'isMoved' | 'pointer'> : never) : never;

/** What is on the screen while a drag lasts; the work itself changes once, at its end. */
export interface Preview {
  elements?: ReadonlyMap<string, WireElement>;
  lines?: Lines;
  marquee?: Box;
  guide?: Guide;
}

/** A hand that shakes while it presses moves nothing. */
const leastDrag = 3;
/** How near a line draws, in pixels of the screen. */
const reach = 6;

export function useDrag(editor: Editor, frame: RefObject<HTMLDivElement | null>) {
  const drag = useRef<Drag>(undefined);
  const [preview, setPreview] = useState<Preview>();
  // The last move may not be on the screen yet when the pointer is let go.
  const latest = useRef<Preview>(undefined);
  const showPreview = (next: Preview | undefined) => {
    latest.current = next;
    setPreview(next);
  };
  const { view, wireframe, shown } = editor;

  const pointOf = (event: PointerEvent): Point => ({
    x: event.clientX + (frame.current?.scrollLeft ?? 0),
    y: event.clientY + (frame.current?.scrollTop ?? 0),
  });
  const onCanvas = (event: PointerEvent): Point => {
    const sheet = frame.current?.querySelector('[data-sheet]')?.getBoundingClientRect();
    return { x: (event.clientX - (sheet?.left ?? 0)) / view.zoom, y: (event.clientY - (sheet?.top ?? 0)) / view.zoom };
  };
  const linesBeside = (moving: readonly WireElement[]) =>
    findLines(
      shown.filter((element) => !moving.includes(element)),
      wireframe,
      wireframe.guides,
    );
  const start = (event: PointerEvent, begun: Begun) => {
    // A finger that is held could no longer scroll.
    if (begun.kind !== 'tap') frame.current?.setPointerCapture(event.pointerId);
    drag.current = { ...begun, isMoved: false, pointer: event.pointerId };
  };
  const stop = () => {
    drag.current = undefined;
    showPreview(undefined);
  };
  const select = (event: PointerEvent, run: () => void) => {
    if (event.pointerType === 'touch') start(event, { kind: 'tap', from: pointOf(event), run });
    else run();
  };

  const pressElement = (event: PointerEvent, id: string) => {
    if (event.shiftKey || view.isPickingSeveral) {
      select(event, () => toggle(editor, id));
      return;
    }
    if (!editor.ids.has(id)) {
      select(event, () => editor.pick([id]));
      return;
    }
    const originals = pickFree(shown, editor.ids);
    start(event, { kind: 'move', from: pointOf(event), originals, lines: linesBeside(originals), pressed: id });
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // A second finger or button waits until the first is done.
    if (drag.current) return;
    const target = event.target as Element;
    const isPan = event.button === 1 || (event.button === 0 && view.isPanning && event.pointerType !== 'touch');
    const from = pointOf(event);
    if (isPan && frame.current) {
      event.preventDefault();
      start(event, {
        kind: 'pan',
        from: { x: event.clientX, y: event.clientY },
        scroll: { x: frame.current.scrollLeft, y: frame.current.scrollTop },
      });
      return;
    }
    if (event.button !== 0) return;
    const guide = wireframe.guides.find(({ id }) => id === target.getAttribute('data-guide'));
    const handle = target.getAttribute('data-handle') as Handle | null;
    const id = target.getAttribute('data-id');
    if (guide) start(event, { kind: 'guide', from, guide });
    else if (handle) {
      const originals = pickFree(shown, editor.ids);
      start(event, { kind: 'size', from, originals, lines: linesBeside(originals), handle });
    } else if (id !== null) pressElement(event, id);
    else if (event.pointerType === 'touch') {
      if (!view.isPickingSeveral) select(event, () => editor.pick([]));
    } else {
      const kept = event.shiftKey || view.isPickingSeveral ? [...editor.ids] : [];
      editor.pick(kept);
      start(event, { kind: 'marquee', from, corner: onCanvas(event), kept });
    }
  };

  /** Whole pixels, drawn to lines and grid while snapping is on. */
  const toShift = (box: Box, lines: Lines, across: number, down: number): Point => {
    const moved = { ...box, x: box.x + across, y: box.y + down };
    const snap = view.isSnapping ? snapShift(moved, lines, reach / view.zoom, view.hasGrid) : { across: 0, down: 0 };
    return { x: Math.round(across + snap.across), y: Math.round(down + snap.down) };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (current?.pointer !== event.pointerId) return;
    if (current.kind === 'pan') {
      frame.current?.scrollTo(current.scroll.x - event.clientX + current.from.x, current.scroll.y - event.clientY + current.from.y);
      return;
    }
    const point = pointOf(event);
    const [wide, tall] = [point.x - current.from.x, point.y - current.from.y];
    if (!current.isMoved && Math.hypot(wide, tall) < leastDrag) return;
    current.isMoved = true;
    if (current.kind === 'tap') return;
    const [across, down] = [wide / view.zoom, tall / view.zoom];
    if (current.kind === 'guide') {
      showPreview({ guide: moveGuide(current.guide, current.guide.axis === 'x' ? across : down) });
    } else if (current.kind === 'marquee') {
      const end = onCanvas(event);
      const { corner } = current;
      showPreview({
        marquee: {
          x: Math.min(corner.x, end.x),
          y: Math.min(corner.y, end.y),
          width: Math.abs(end.x - corner.x),
          height: Math.abs(end.y - corner.y),
        },
      });
    } else {
      const { originals, lines } = current;
      const box = boundsOf(originals);
      if (current.kind === 'move') {
        const shift = toShift(box, lines, across, down);
        const elements = originals.map((element) => withBox(element, { ...element, x: element.x + shift.x, y: element.y + shift.y }));
        showPreview({
          elements: new Map(elements.map((element) => [element.id, element])),
          lines: touchedLines(boundsOf(elements), lines),
        });
      } else {
        const sized = resizeBox(box, current.handle, across, down, event.shiftKey);
        const edge = {
          x: current.handle.includes('w') ? sized.x : sized.x + sized.width,
          y: current.handle.includes('n') ? sized.y : sized.y + sized.height,
        };
        const snap = toShift({ ...edge, width: 0, height: 0 }, lines, 0, 0);
        const elements = scaleElements(originals, event.shiftKey ? sized : resizeBox(sized, current.handle, snap.x, snap.y));
        showPreview({ elements, lines: touchedLines(boundsOf([...elements.values()]), lines) });
      }
    }
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (current?.pointer !== event.pointerId) return;
    const { elements, marquee, guide } = latest.current ?? {};
    if (current.kind === 'tap') {
      if (!current.isMoved) current.run();
    } else if (elements) editor.edit((all) => putElements(all, elements));
    else if (guide) editor.change((data) => ({ ...data, guides: data.guides.map((each) => (each.id === guide.id ? guide : each)) }));
    else if (marquee && current.kind === 'marquee')
      editor.pick([...current.kept, ...shown.filter((element) => !element.isLocked && overlaps(element, marquee)).map(({ id }) => id)]);
    else if (current.kind === 'move' && !current.isMoved) editor.pick(withGroups(shown, [current.pressed]));
    stop();
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    if (drag.current?.pointer === event.pointerId) stop();
  };

  return {
    preview,
    /** True where there was one. */
    cancel: () => {
      const wasDragging = drag.current !== undefined;
      if (wasDragging) stop();
      return wasDragging;
    },
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
