import { useEffect, useState, type RefObject } from 'react';
import { clamp } from '@/lib/numbers';

/** Drawn at the width it has, so that its words are as large on a phone as on a desk. */
export function useDrawnWidth(
  svg: RefObject<SVGSVGElement | null>,
  { first, least, most }: { first: number; least: number; most: number },
) {
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(clamp(entry.contentRect.width, least, most)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg, least, most]);
  return width;
}
