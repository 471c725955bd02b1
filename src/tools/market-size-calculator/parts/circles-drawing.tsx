import { createElement, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { clamp } from '@/lib/numbers';
import { labels } from '../content';
import { drawCircles, scaleNote, screenPalette, type Shape } from '../drawing';
import type { Sizes } from '../model';
import { formatSize } from '../words';

const toElement = ({ tag, attributes, text }: Shape, index: number) => createElement(tag, { key: index, ...attributes }, text);

/** The same drawing that the files hold. */
export function CirclesDrawing({ sizes, currency }: { sizes: Sizes; currency: string }) {
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg);
  const drawing = useMemo(() => drawCircles(sizes, { width, currency, palette: screenPalette }), [sizes, width, currency]);
  const size = (minor: number | null) => formatSize(minor, currency);
  return (
    <>
      <svg
        ref={svg}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        className="block h-auto w-full max-w-[640px]"
        role="img"
        aria-label={`Circles: TAM ${size(sizes.tam)}, SAM ${size(sizes.sam)}, SOM ${size(sizes.som)}, ${labels.perYear}`}
      >
        {drawing.shapes.map(toElement)}
      </svg>
      <p className="mt-2 text-[13px] text-mute">{scaleNote(drawing.isToScale)}.</p>
    </>
  );
}

/** Drawn at the width it has, so that its words are as large on a phone as on a desk. */
function useWidth(svg: RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(600);
  useEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(clamp(entry.contentRect.width, 240, 640)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg]);
  return width;
}
