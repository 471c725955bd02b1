import { useMemo, useRef } from 'react';
import { Shapes } from '@/ui/shapes';
import { useDrawnWidth } from '@/ui/use-drawn-width';
import { labels } from '../content';
import { drawCircles, scaleNote, screenPalette } from '../drawing';
import type { Sizes } from '../model';
import { formatSize } from '../words';

/** The same drawing that the files hold. */
export function CirclesDrawing({ sizes, currency }: { sizes: Sizes; currency: string }) {
  const svg = useRef<SVGSVGElement>(null);
  const width = useDrawnWidth(svg, { first: 600, least: 240, most: 640 });
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
        <Shapes of={drawing.shapes} />
      </svg>
      <p className="mt-2 text-[13px] text-mute">{scaleNote(drawing.isToScale)}.</p>
    </>
  );
}
