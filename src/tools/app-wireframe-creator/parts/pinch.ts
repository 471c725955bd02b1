import { clamp } from '@/lib/numbers';

interface Pinch {
  zoom: () => number;
  /** What one finger had begun is not meant. */
  onStart: () => void;
  onZoom: (zoom: number) => void;
}

interface Point {
  x: number;
  y: number;
}

/** Where two fingers are, and how far apart. */
function fingersOf(touches: TouchList): { middle: Point; apart: number } | undefined {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other || touches.length !== 2) return undefined;
  return {
    middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}

/** Two fingers zoom the canvas instead of the page, and move it along; what is between them stays there. */
export function watchPinch(frame: HTMLElement, { zoom, onStart, onZoom }: Pinch): () => void {
  let begun: { zoom: number; apart: number; held: Point } | undefined;
  const cornerOf = (): Point => {
    const sheet = frame.querySelector('[data-sheet]')?.getBoundingClientRect();
    return { x: sheet?.left ?? 0, y: sheet?.top ?? 0 };
  };
  const start = (event: TouchEvent) => {
    const fingers = fingersOf(event.touches);
    const isInside = [...event.touches].every(({ target }) => frame.contains(target as Node));
    // Once the page scrolls or zooms, the fingers are the browser's.
    begun = undefined;
    if (!fingers || fingers.apart === 0 || !isInside || !event.cancelable) return;
    event.preventDefault();
    onStart();
    const corner = cornerOf();
    const now = zoom();
    begun = {
      zoom: now,
      apart: fingers.apart,
      held: { x: (fingers.middle.x - corner.x) / now, y: (fingers.middle.y - corner.y) / now },
    };
  };
  const move = (event: TouchEvent) => {
    const fingers = fingersOf(event.touches);
    if (!begun || !fingers) return;
    if (event.cancelable) event.preventDefault();
    const next = clamp(Math.round(((begun.zoom * fingers.apart) / begun.apart) * 100) / 100, 0.1, 2);
    const { held } = begun;
    if (next !== zoom()) onZoom(next);
    // Once it is drawn that large.
    requestAnimationFrame(() => {
      const corner = cornerOf();
      frame.scrollBy(corner.x + held.x * zoom() - fingers.middle.x, corner.y + held.y * zoom() - fingers.middle.y);
    });
  };
  const end = () => {
    begun = undefined;
  };
  frame.addEventListener('touchstart', start, { passive: false });
  frame.addEventListener('touchmove', move, { passive: false });
  for (const type of ['touchend', 'touchcancel'] as const) frame.addEventListener(type, end);
  return () => {
    frame.removeEventListener('touchstart', start);
    frame.removeEventListener('touchmove', move);
    for (const type of ['touchend', 'touchcancel'] as const) frame.removeEventListener(type, end);
  };
}
