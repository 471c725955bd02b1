import { useEffect, useState, type RefObject } from 'react';
import type { Box } from '../lines';

/** Drawn beyond the edges, so that scrolling meets no gap. */
const spare = 500;
/** Scrolling less than this draws nothing anew. */
const step = 250;
/** Until the box is measured. */
const startView: Box = { x: -spare, y: -spare, width: 1600 + 2 * spare, height: 1200 + 2 * spare };

/** The part of a drawing that a scrolling box shows, in units of the drawing. */
export function useViewBox(scroller: RefObject<HTMLElement | null>, zoom: number, isWatched: boolean): Box {
  const [view, setView] = useState(startView);
  useEffect(() => {
    const box = scroller.current;
    if (!box || !isWatched) return;
    const measure = () => {
      const down = (value: number) => Math.floor(value / step) * step;
      const next = {
        x: down(box.scrollLeft / zoom) - spare,
        y: down(box.scrollTop / zoom) - spare,
        width: down(box.clientWidth / zoom) + 2 * step + 2 * spare,
        height: down(box.clientHeight / zoom) + 2 * step + 2 * spare,
      };
      setView((known) =>
        known.x === next.x && known.y === next.y && known.width === next.width && known.height === next.height ? known : next,
      );
    };
    measure();
    box.addEventListener('scroll', measure, { passive: true });
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    return () => {
      box.removeEventListener('scroll', measure);
      watcher.disconnect();
    };
  }, [scroller, zoom, isWatched]);
  return view;
}
