import { useState } from 'react';
import { addDays, daysBetween, firstOfMonth, addMonths, formatDay, type Day } from '@/lib/dates';
import { clamp } from '@/lib/numbers';
import { TimelineBar, type Grip } from './timeline-bar';

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
  /** By how many days, whole or at one end. */
  onMove: (id: string, grip: Grip, days: number) => void;
}

const rowHeight = 34;
const shownAtOnce = 60;
const mostDays = 400;

/** Spans of days on one scale. Open one with Enter or a click; drag its bar or its ends, or press Alt with an arrow key (with Shift for the end), to move it. */
export function Timeline({ label, today, spans, onOpen, onMove }: TimelineProps) {
  const [limit, setLimit] = useState(shownAtOnce);
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
        <svg width={days * dayWidth} height={32 + shown.length * rowHeight} role="group" aria-label={label} className="block">
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
            const start = x(span.from < span.to ? span.from : span.to);
            return (
              <TimelineBar
                key={span.id}
                label={`${span.name}, ${formatDay(span.from)} to ${formatDay(span.to)}`}
                x={start}
                y={32 + index * rowHeight + rowHeight / 2}
                width={Math.max(24, x(span.to) - start + dayWidth)}
                height={rowHeight - 10}
                dayWidth={dayWidth}
                step={1}
                className={span.isDone ? 'fill-control' : span.isLate ? 'fill-bad' : 'fill-accent'}
                isWhole
                onMove={(grip, days) => onMove(span.id, grip, days)}
                onOpen={() => onOpen(span.id)}
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
