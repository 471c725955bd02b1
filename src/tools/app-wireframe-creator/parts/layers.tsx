import { memo, useMemo } from 'react';
import { drawingFont } from '@/lib/shapes';
import { Shapes } from '@/ui/shapes';
import { drawElement, paperOf } from '../draw';
import type { WireElement } from '../model';
import { describe } from '../names';
import { sheetLook } from './empty-canvas';

/** Drawn anew only when it changes itself. */
const Art = memo(({ element }: { element: WireElement }) => <Shapes of={drawElement(element)} />);

interface SheetSize {
  width: number;
  height: number;
  zoom: number;
}

const sheetOf = (width: number, height: number, zoom: number) => ({ width: Math.round(width * zoom), height: Math.round(height * zoom) });

interface ArtLayerProps extends SheetSize {
  label: string;
  elements: readonly WireElement[];
  /** What a drag has lifted off the paper; empty while nothing is dragged. */
  lifted: ReadonlySet<string>;
}

/** The paper and all that lies on it. While something is dragged it does not change, so that nothing of it is painted anew. */
export const ArtLayer = memo(({ label, elements, lifted, width, height, zoom }: ArtLayerProps) => {
  const paper = useMemo(() => [paperOf({ width, height })], [width, height]);
  return (
    <svg
      data-sheet=""
      viewBox={`0 0 ${width} ${height}`}
      {...sheetOf(width, height, zoom)}
      fontFamily={drawingFont}
      role="img"
      aria-label={label}
      className={sheetLook}
    >
      <Shapes of={paper} />
      {elements.map((element) => !lifted.has(element.id) && <Art key={element.id} element={element} />)}
    </svg>
  );
});

/** What is being dragged, above everything, on a layer of its own: five hundred others are not looked at. */
export function LiftedLayer({ elements, width, height, zoom }: SheetSize & { elements: Iterable<WireElement> }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...sheetOf(width, height, zoom)}
      fontFamily={drawingFont}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 will-change-transform"
    >
      {Array.from(elements, (element) => (
        <Art key={element.id} element={element} />
      ))}
    </svg>
  );
}

interface TargetProps {
  element: WireElement;
  zoom: number;
  isChosen: boolean;
  isStop: boolean;
}

const leastTarget = 24;

/** What is pressed, focused and read out; the drawing below it is only to be seen. */
const Target = memo(({ element, zoom, isChosen, isStop }: TargetProps) => {
  const [wide, tall] = [Math.max(leastTarget, element.width * zoom), Math.max(leastTarget, element.height * zoom)];
  return (
    <rect
      data-id={element.id}
      x={(element.x + element.width / 2) * zoom - wide / 2}
      y={(element.y + element.height / 2) * zoom - tall / 2}
      width={wide}
      height={tall}
      fill="none"
      pointerEvents="all"
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={describe(element)}
      aria-pressed={isChosen}
      data-hold={isChosen && !element.isLocked ? '' : undefined}
      className={isChosen ? (element.isLocked ? 'cursor-not-allowed' : 'cursor-move') : 'cursor-pointer'}
    />
  );
});

interface TargetLayerProps extends SheetSize {
  elements: readonly WireElement[];
  chosen: ReadonlySet<string>;
  stop: string | undefined;
  isPanning: boolean;
}

/** The pointer is held while a drag lasts, so the targets need not follow. */
export const TargetLayer = memo(({ elements, chosen, stop, isPanning, width, height, zoom }: TargetLayerProps) => (
  <svg
    {...sheetOf(width, height, zoom)}
    className={`absolute inset-0 overflow-visible ${isPanning ? 'pointer-events-none' : ''}`}
    role="group"
    aria-label="Elements on the canvas"
  >
    {elements.map((element) => (
      <Target key={element.id} element={element} zoom={zoom} isChosen={chosen.has(element.id)} isStop={element.id === stop} />
    ))}
  </svg>
));
