import { createElement, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useDrawnWidth } from '@/ui/use-drawn-width';
import { drawMatrix, moveByKey, screenPalette, type Dot, type Place, type Shape } from '../matrix';

interface MatrixBoardProps {
  dots: readonly Dot[];
  onMove: (id: string, to: Place) => void;
}

interface Drag {
  id: string;
  place: Place;
  /** From the pointer to where the dot belongs, so that taking hold of it moves nothing. */
  offset: { x: number; y: number };
}

const toElement = ({ tag, attributes, text }: Shape, index: number) => createElement(tag, { key: index, ...attributes }, text);

/** The matrix of the files, in the colours of the screen, with dots that can be moved. */
export function MatrixBoard({ dots, onMove }: MatrixBoardProps) {
  const svg = useRef<SVGSVGElement>(null);
  const side = useDrawnWidth(svg, { first: 520, least: 240, most: 720 });
  const [drag, setDrag] = useState<Drag>();
  const shown = useMemo(() => dots.map((dot) => (dot.id === drag?.id ? { ...dot, ...drag.place } : dot)), [dots, drag]);
  const drawing = useMemo(() => drawMatrix(shown, { side, palette: screenPalette }), [shown, side]);

  const pointOf = (event: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect();
    const scale = box && box.width > 0 ? drawing.width / box.width : 1;
    return { x: (event.clientX - (box?.left ?? 0)) * scale, y: (event.clientY - (box?.top ?? 0)) * scale };
  };
  const onPointerDown = (event: PointerEvent<SVGGElement>, dot: Dot, home: { x: number; y: number }) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
    const point = pointOf(event);
    setDrag({
      id: dot.id,
      place: { impact: dot.impact, effort: dot.effort },
      offset: { x: home.x - point.x, y: home.y - point.y },
    });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return;
    const { x, y } = pointOf(event);
    const place = drawing.toPlace(x + drag.offset.x, y + drag.offset.y);
    if (place.impact !== drag.place.impact || place.effort !== drag.place.effort) setDrag({ ...drag, place });
  };
  const onPointerUp = () => {
    setDrag(undefined);
    const from = dots.find(({ id }) => id === drag?.id);
    if (drag && from && (drag.place.impact !== from.impact || drag.place.effort !== from.effort)) onMove(drag.id, drag.place);
  };
  const onKeyDown = (event: KeyboardEvent, dot: Dot) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = moveByKey(dot, event.key);
    if (!to) return;
    event.preventDefault();
    if (to.impact !== dot.impact || to.effort !== dot.effort) onMove(dot.id, to);
  };

  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className="mx-auto block h-auto w-full max-w-[520px] select-none"
      role="group"
      aria-label="Impact/Effort Matrix: effort runs to the right, impact upwards"
    >
      <g>{drawing.frame.map(toElement)}</g>
      {[...drawing.dots]
        // Dots keep their order in the page while their ranks change, so that the focus stays on the one being moved.
        .sort((a, b) => (a.dot.id < b.dot.id ? -1 : 1))
        .map(({ dot, home, cx, cy, shapes }) => (
          <g
            key={dot.id}
            role="slider"
            tabIndex={0}
            aria-label={dot.name}
            aria-valuemin={1}
            aria-valuemax={10}
            aria-valuenow={dot.effort}
            aria-valuetext={`Impact ${dot.impact}, effort ${dot.effort}, rank ${dot.rank}`}
            className="cursor-grab touch-none active:cursor-grabbing"
            onPointerDown={(event) => onPointerDown(event, dot, home)}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerUp}
            onPointerCancel={() => setDrag(undefined)}
            onKeyDown={(event) => onKeyDown(event, dot)}
          >
            <title>{`${dot.name}: impact ${dot.impact}, effort ${dot.effort}`}</title>
            <circle cx={cx} cy={cy} r={12} fill="transparent" />
            {shapes.map(toElement)}
          </g>
        ))}
    </svg>
  );
}
