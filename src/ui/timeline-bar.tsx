import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

/** What of a span is moved. */
export type Grip = 'start' | 'end' | 'whole';

interface TimelineBarProps {
  label: string;
  x: number;
  /** The middle of the bar. */
  y: number;
  width: number;
  height: number;
  dayWidth: number;
  /** Days that one press of Alt with an arrow key moves it. */
  step: number;
  /** Without it only the end can be moved. */
  isWhole?: boolean;
  className: string;
  dashes?: string | undefined;
  onMove: (grip: Grip, days: number) => void;
  onOpen: () => void;
  /** Drawn on the bar, which may be dragged just now. */
  children?: (place: { x: number; width: number }) => ReactNode;
}

const edge = 9;
const leastWidth = 12;

/** A span of days that can be moved: drag it or its ends, press Alt with an arrow key (and Shift for the end), or open it. */
export function TimelineBar(props: TimelineBarProps) {
  const { label, y, height, dayWidth, step, isWhole = false, className, dashes, onMove, onOpen, children } = props;
  const [drag, setDrag] = useState<{ grip: Grip; startX: number; shift: number }>();
  const shift = drag?.shift ?? 0;
  const x = props.x + (drag && drag.grip !== 'end' ? shift : 0);
  const width = Math.max(leastWidth, props.width + (drag?.grip === 'end' ? shift : drag?.grip === 'start' ? -shift : 0));

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.altKey && direction) {
      event.preventDefault();
      onMove(isWhole && !event.shiftKey ? 'whole' : 'end', direction * step);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen();
    }
  };
  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const grip: Grip = !isWhole || at > props.width - edge ? 'end' : at < edge ? 'start' : 'whole';
    setDrag({ grip, startX: event.clientX, shift: 0 });
  };
  const onPointerUp = () => {
    if (!drag) return;
    setDrag(undefined);
    const days = Math.round(drag.shift / dayWidth);
    if (days !== 0) onMove(drag.grip, days);
    else onOpen();
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      className={`touch-none ${isWhole ? 'cursor-grab active:cursor-grabbing' : 'cursor-ew-resize'}`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => drag && setDrag({ ...drag, shift: event.clientX - drag.startX })}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDrag(undefined)}
    >
      <rect
        x={x}
        y={y - height / 2}
        width={width}
        height={height}
        rx={6}
        strokeWidth={1.5}
        strokeDasharray={dashes}
        className={className}
      />
      {children?.({ x, width })}
      {isWhole &&
        [x, x + width - edge].map((handle, index) => (
          <rect key={index} x={handle} y={y - height / 2} width={edge} height={height} className="cursor-ew-resize fill-transparent" />
        ))}
    </g>
  );
}
