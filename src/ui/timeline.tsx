import { useState, type KeyboardEvent } from 'react';
import { addDays, daysBetween, firstOfMonth, addMonths, formatDay, type Day } from '@/lib/dates';
import { clamp } from '@/lib/numbers';

export interface Span {
  id: string;
  name: string;
  from: Day;
  to: Day;
  isDone?: boolean;
  isLate?: boolean;
}

interface TimelineProps {
  label: string;
  today: Day;
  spans: readonly Span[];
  onOpen: (id: string) => void;
  /** The new last day; the first stays. */
  onMove: (id: string, to: Day) => void;
}

const rowHeight = 34;
const shownAtOnce = 60;
const mostDays = 400;

/** Spans of days on one scale. Open one with Enter or a click; drag its bar, or press Alt with an arrow key, to move its end. */
export function Timeline({ label, today, spans, onOpen, onMove }: TimelineProps) {
  const [limit, setLimit] = useState(shownAtOnce);
  const [drag, setDrag] = useState<{ id: string; startX: number; shift: number }>();
  const dayWidth = 18;
  if (!today || spans.length === 0) return null;
  const shown = spans.slice(0, limit);
  const first = firstOfMonth(shown.reduce((least, span) => (span.from < least ? span.from : least), today));
  const from = daysBetween(first, today) > mostDays / 2 ? firstOfMonth(addDays(today, -mostDays / 2)) : first;
  const last = shown.reduce((most, span) => (span.to > most ? span.to : most), today);
  const days = clamp(daysBetween(from, last) + 14, 42, mostDays);
  const x = (day: Day) => clamp(daysBetween(from, day), 0, days) * dayWidth;
  const months: Day[] = [];
  for (let month = from; daysBetween(from, month) < days; month = addMonths(month, 1)) months.push(month);

  const onKeyDown = (event: KeyboardEvent, span: Span) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.altKey && step) {
      event.preventDefault();
      onMove(span.id, addDays(span.to, step));
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(span.id);
    }
  };
  const endDrag = (span: Span) => {
    if (drag?.id === span.id) {
      const step = Math.round(drag.shift / dayWidth);
      if (step !== 0) onMove(span.id, addDays(span.to, step));
      else onOpen(span.id);
    }
    setDrag(undefined);
  };

  return (
    <section aria-label={label} className="flex overflow-hidden rounded-(--radius-panel) border border-line bg-surface">
      <ul className="w-40 flex-none border-r border-line pt-[32px] pb-2 sm:w-56" aria-hidden="true">
        {shown.map((span) => (
          <li
            key={span.id}
            className={`flex h-[34px] items-center truncate px-3 text-[14px] ${span.isDone ? 'text-mute line-through' : ''}`}
          >
            <span className="truncate">{span.name}</span>
          </li>
        ))}
      </ul>
      <div className="min-w-0 flex-1 overflow-x-auto">
        <svg width={days * dayWidth} height={32 + shown.length * rowHeight} role="group" aria-label={label} className="block touch-pan-x">
          {months.map((month) => (
            <g key={month}>
              <line x1={x(month)} x2={x(month)} y1={0} y2="100%" className="stroke-line" />
              <text x={x(month) + 6} y={20} className="fill-mute text-[12px]">
                {formatDay(month, 'month')}
              </text>
            </g>
          ))}
          <line x1={x(today)} x2={x(today)} y1={28} y2="100%" className="stroke-accent" strokeWidth={2} strokeDasharray="3 3" />
          {shown.map((span, index) => {
            const shift = drag?.id === span.id ? drag.shift : 0;
            const start = x(span.from < span.to ? span.from : span.to);
            return (
              <rect
                key={span.id}
                role="button"
                tabIndex={0}
                aria-label={`${span.name}, ${formatDay(span.from)} to ${formatDay(span.to)}`}
                x={start}
                y={32 + index * rowHeight + 6}
                width={Math.max(24, x(span.to) - start + dayWidth + shift)}
                height={rowHeight - 10}
                rx={6}
                className={`cursor-ew-resize ${span.isDone ? 'fill-control' : span.isLate ? 'fill-bad' : 'fill-accent'}`}
                onKeyDown={(event) => onKeyDown(event, span)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDrag({ id: span.id, startX: event.clientX, shift: 0 });
                }}
                onPointerMove={(event) => drag?.id === span.id && setDrag({ ...drag, shift: event.clientX - drag.startX })}
                onPointerUp={() => endDrag(span)}
                onPointerCancel={() => setDrag(undefined)}
              />
            );
          })}
        </svg>
        {spans.length > limit && (
          <button type="button" className="btn btn-quiet m-2" onClick={() => setLimit(limit + shownAtOnce)}>
            Show more of {spans.length.toLocaleString('en-US')}
          </button>
        )}
      </div>
    </section>
  );
}
