import { createElement, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useDrawnWidth } from '@/ui/use-drawn-width';
import { moveByKey, readSpot, toSpot, type Dot, type Place } from '../map';
import { describeDot, drawMap, screenPalette, type Shape } from '../map-drawing';
import type { Axes } from '../model';

interface MapBoardProps {
  axes: Axes;
  dots: readonly Dot[];
  onMove: (id: string, to: Place) => void;
}

const hitRadius = 16;
const toElement = ({ tag, attributes, text }: Shape, index: number) => createElement(tag, { key: index, ...attributes }, text);

/** The map of the files, in the colours of the screen, with dots that can be moved. */
export function MapBoard({ axes, dots, onMove }: MapBoardProps) {
  const svg = useRef<SVGSVGElement>(null);
  const side = useDrawnWidth(svg, { first: 560, least: 240, most: 720 });
  const [drag, setDrag] = useState<{ id: string; place: Place }>();
  const shown = useMemo(() => dots.map((dot) => (dot.id === drag?.id ? { ...dot, ...drag.place } : dot)), [dots, drag]);
  const drawing = useMemo(() => drawMap(axes, shown, { side, palette: screenPalette }), [axes, shown, side]);

  const placeAt = (event: PointerEvent): Place => {
    const box = svg.current?.getBoundingClientRect();
    if (!box || box.width === 0) return { x: 5, y: 5 };
    const scale = drawing.width / box.width;
    // Rounded as it will be kept, so that the dot does not jump when let go.
    return readSpot(toSpot(drawing.toPlace((event.clientX - box.left) * scale, (event.clientY - box.top) * scale))) ?? { x: 5, y: 5 };
  };
  const onPointerDown = (event: PointerEvent<SVGGElement>, dot: Dot) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
    setDrag({ id: dot.id, place: { x: dot.x, y: dot.y } });
  };
  const onPointerUp = (dot: Dot) => {
    const to = drag?.place;
    setDrag(undefined);
    const from = dots.find(({ id }) => id === dot.id);
    if (to && from && (to.x !== from.x || to.y !== from.y)) onMove(dot.id, to);
  };
  const onKeyDown = (event: KeyboardEvent, dot: Dot) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = moveByKey(dot, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    onMove(dot.id, to);
  };

  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className="mx-auto block h-auto w-full max-w-[540px] select-none"
      role="group"
      aria-label="Map of products"
    >
      <g aria-hidden="true">{drawing.frame.map(toElement)}</g>
      {drawing.dots.map(({ dot, cx, cy, shapes }) => (
        <g
          key={dot.id}
          role="slider"
          tabIndex={0}
          aria-label={dot.name}
          aria-valuemin={0}
          aria-valuemax={10}
          aria-valuenow={dot.x}
          aria-valuetext={describeDot(dot, axes)}
          className="cursor-grab touch-none active:cursor-grabbing"
          onPointerDown={(event) => onPointerDown(event, dot)}
          onPointerMove={(event) => drag?.id === dot.id && setDrag({ id: dot.id, place: placeAt(event) })}
          onPointerUp={() => onPointerUp(dot)}
          onPointerCancel={() => setDrag(undefined)}
          onKeyDown={(event) => onKeyDown(event, dot)}
        >
          <circle cx={cx} cy={cy} r={hitRadius} fill="transparent" />
          {shapes.map(toElement)}
        </g>
      ))}
    </svg>
  );
}
