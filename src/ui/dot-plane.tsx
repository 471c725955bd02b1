import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { PlaneDrawing } from '@/lib/shapes';
import { Shapes } from './shapes';
import { useDrawnWidth } from './use-drawn-width';

interface Point {
  x: number;
  y: number;
}

interface Named {
  id: string;
  name: string;
}

interface DotPlaneProps<Dot, Place> {
  label: string;
  className: string;
  /** The side that it is first drawn with, and the least and the most that it may have. */
  side: { first: number; least: number; most: number };
  dots: readonly Dot[];
  /** Defined outside the screen or remembered, so that nothing is drawn anew without a reason. */
  draw: (dots: readonly Dot[], side: number) => PlaneDrawing<Dot, Place>;
  /** As wide as a finger needs it, though the dot is smaller. */
  hitRadius: number;
  /** What is read out: the place on the scale, and both of its numbers in words. */
  scale: { min: number; max: number; valueOf: (dot: Dot) => number; describe: (dot: Dot) => string };
  /** Where an arrow key leads; nothing for any other key. */
  moveByKey: (dot: Dot, key: string, isFine: boolean) => Place | undefined;
  onMove: (id: string, to: Place) => void;
  titleOf?: (dot: Dot) => string;
}

interface Drag<Place> {
  id: string;
  place: Place;
  /** From the pointer to where the dot belongs, so that taking hold of it moves nothing. */
  offset: Point;
}

const isAt = <Place extends object>(dot: Place, place: Place) =>
  (Object.keys(place) as (keyof Place)[]).every((name) => dot[name] === place[name]);

/** Dots on a plane of two scales, moved by hand or with the arrow keys. */
export function DotPlane<Place extends object, Dot extends Named & Place>({
  label,
  className,
  side,
  dots,
  draw,
  hitRadius,
  scale: { min, max, valueOf, describe },
  moveByKey,
  onMove,
  titleOf,
}: DotPlaneProps<Dot, Place>) {
  const svg = useRef<SVGSVGElement>(null);
  const width = useDrawnWidth(svg, side);
  const [drag, setDrag] = useState<Drag<Place>>();
  const shown = useMemo(() => dots.map((dot) => (dot.id === drag?.id ? { ...dot, ...drag.place } : dot)), [dots, drag]);
  const drawing = useMemo(() => draw(shown, width), [draw, shown, width]);

  const pointOf = (event: PointerEvent): Point => {
    const box = svg.current?.getBoundingClientRect();
    const zoom = box && box.width > 0 ? drawing.width / box.width : 1;
    return { x: (event.clientX - (box?.left ?? 0)) * zoom, y: (event.clientY - (box?.top ?? 0)) * zoom };
  };
  const moveTo = (id: string, to: Place) => {
    const from = dots.find((dot) => dot.id === id);
    if (from && !isAt<Place>(from, to)) onMove(id, to);
  };
  const onPointerDown = (event: PointerEvent<SVGGElement>, dot: Dot, home: Point) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
    const point = pointOf(event);
    setDrag({ id: dot.id, place: dot, offset: { x: home.x - point.x, y: home.y - point.y } });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return;
    const { x, y } = pointOf(event);
    const place = drawing.toPlace(x + drag.offset.x, y + drag.offset.y);
    if (!isAt(drag.place, place)) setDrag({ ...drag, place });
  };
  const onPointerUp = () => {
    setDrag(undefined);
    if (drag) moveTo(drag.id, drag.place);
  };
  const onKeyDown = (event: KeyboardEvent, dot: Dot) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = moveByKey(dot, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    moveTo(dot.id, to);
  };

  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className={`mx-auto block h-auto w-full select-none ${className}`}
      role="group"
      aria-label={label}
    >
      <Shapes of={drawing.frame} />
      {drawing.dots.map(({ dot, home, cx, cy, shapes }) => (
        <g
          key={dot.id}
          role="slider"
          tabIndex={0}
          aria-label={dot.name}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={valueOf(dot)}
          aria-valuetext={describe(dot)}
          className="cursor-grab touch-none active:cursor-grabbing"
          onPointerDown={(event) => onPointerDown(event, dot, home)}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={() => setDrag(undefined)}
          onKeyDown={(event) => onKeyDown(event, dot)}
        >
          {titleOf && <title>{titleOf(dot)}</title>}
          <circle cx={cx} cy={cy} r={hitRadius} fill="transparent" />
          <Shapes of={shapes} />
        </g>
      ))}
    </svg>
  );
}
