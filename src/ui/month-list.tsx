import { useRef, type ReactNode } from 'react';
import { formatDay, monthGrid, type Day } from '@/lib/dates';

interface MonthListProps<T extends { id: string }> {
  month: Day;
  today: Day;
  byDay: ReadonlyMap<Day, readonly T[]>;
  nameOf: (item: T) => string;
  chip?: ((item: T) => ReactNode) | undefined;
  onOpen: (item: T) => void;
  onAdd?: ((day: Day) => void) | undefined;
}

const initials = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** A month on a phone: its days as a small sheet of numbers, and below them the days that hold something, one after the other. */
export function MonthList<T extends { id: string }>({ month, today, byDay, nameOf, chip, onOpen, onAdd }: MonthListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const isInside = (day: Day) => day.slice(0, 7) === month.slice(0, 7);
  const days = monthGrid(month).flat();
  const busy = days.filter((day) => isInside(day) && byDay.has(day));
  const goTo = (day: Day) => {
    if (byDay.has(day)) list.current?.querySelector(`[data-day="${day}"]`)?.scrollIntoView({ block: 'start' });
    else onAdd?.(day);
  };
  return (
    <>
      <div className="panel mb-4 grid grid-cols-7 p-4! text-center text-[13px]">
        {initials.map((initial, index) => (
          <span key={index} aria-hidden="true" className="py-1 text-mute">
            {initial}
          </span>
        ))}
        {days.map((day) => {
          const count = byDay.get(day)?.length ?? 0;
          const face = (
            <>
              <span className={`min-w-6 rounded-full px-1 ${day === today ? 'bg-accent text-on-accent' : ''}`}>{Number(day.slice(8))}</span>
              <span aria-hidden="true" className="h-4 text-[12px] leading-none text-accent">
                {'•'.repeat(Math.min(3, count))}
              </span>
            </>
          );
          const look = 'flex min-h-9 w-full flex-col items-center';
          if (!isInside(day)) return <span key={day} aria-hidden="true" />;
          return count > 0 || onAdd ? (
            <button
              key={day}
              type="button"
              className={look}
              aria-label={count > 0 ? `${formatDay(day, 'full')}, ${count}` : `Add on ${formatDay(day, 'full')}`}
              onClick={() => goTo(day)}
            >
              {face}
            </button>
          ) : (
            <span key={day} className={look}>
              {face}
            </span>
          );
        })}
      </div>
      <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {busy.length === 0 && <p className="text-mute">Nothing in this month.</p>}
        {busy.map((day) => (
          <div key={day} data-day={day}>
            <h3 className={`mb-1.5 text-[13px] font-[550] ${day === today ? 'text-accent' : 'text-mute'}`}>
              {formatDay(day, 'full')}
              {day === today && ', today'}
            </h3>
            <ul className="rows">
              {byDay.get(day)?.map((item) => (
                <li key={item.id}>
                  <button type="button" className="block min-h-11 w-full px-4 py-2 text-left break-words" onClick={() => onOpen(item)}>
                    {chip?.(item) ?? nameOf(item)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
