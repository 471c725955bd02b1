import { useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import { addDays, formatDay, isDay, mondayOf, weekdayOf, type Day } from '@/lib/dates';
import { Button, IconButton } from './button';

interface WeekCalendarProps<T extends { id: string }> {
  label: string;
  today: Day;
  /** What stands in the week that begins on a Monday, in the order of its times. */
  itemsOf: (monday: Day) => readonly T[];
  dayOf: (item: T) => Day;
  nameOf: (item: T) => string;
  /** What an item is on whatever day, where its id follows the day. */
  keyOf?: (item: T) => string;
  entry: (item: T) => ReactNode;
  onOpen: (item: T) => void;
  onMove: (item: T, day: Day) => void;
}

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A week of dated things. Click one to open it; drag it, or press Alt with an arrow key, to move its day. */
export function WeekCalendar<T extends { id: string }>({
  label,
  today,
  itemsOf,
  dayOf,
  nameOf,
  keyOf = ({ id }) => id,
  entry,
  onOpen,
  onMove,
}: WeekCalendarProps<T>) {
  const [chosen, setChosen] = useState<Day>('');
  const [message, setMessage] = useState('');
  if (today === '') return null;
  const monday = chosen || mondayOf(today);
  const items = itemsOf(monday);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));

  const move = (item: T, day: Day) => {
    if (!isDay(day)) return;
    onMove(item, day);
    setChosen(mondayOf(day));
    setMessage(`${nameOf(item)} moved to ${formatDay(day, 'full')}.`);
    setTimeout(() => document.querySelector<HTMLElement>(`[data-week-entry="${CSS.escape(`${keyOf(item)} ${day}`)}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent, item: T) => {
    const step = steps[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(item, addDays(dayOf(item), step));
  };
  const onDrop = (event: DragEvent, day: Day) => {
    event.preventDefault();
    const item = items.find(({ id }) => id === event.dataTransfer.getData('text/plain'));
    if (item) move(item, day);
  };

  return (
    <section aria-label={label}>
      <div className="mb-3 flex flex-wrap items-center gap-1">
        <IconButton icon="chevron-left" label="Previous week" onClick={() => setChosen(addDays(monday, -7))} />
        <h2 className="min-w-44 text-center font-semibold" aria-live="polite">
          {formatDay(monday, 'short')} – {formatDay(addDays(monday, 6))}
        </h2>
        <IconButton icon="chevron-right" label="Next week" onClick={() => setChosen(addDays(monday, 7))} />
        <Button look="quiet" onClick={() => setChosen('')}>
          This week
        </Button>
      </div>
      <ol className="grid grid-cols-1 gap-px overflow-hidden rounded-(--radius-panel) border border-line bg-line md:grid-cols-7">
        {days.map((day) => (
          <li
            key={day}
            aria-current={day === today ? 'date' : undefined}
            className="min-h-14 min-w-0 bg-surface p-2 md:min-h-60"
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => onDrop(event, day)}
          >
            <p className={`mb-1 text-[13px] ${day === today ? 'font-semibold text-accent' : 'text-mute'}`}>
              {weekdayNames[weekdayOf(day)]} {formatDay(day, 'short')}
            </p>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
              {items
                .filter((item) => dayOf(item) === day)
                .map((item) => (
                  <li key={item.id}>
                    <button
                      type="button"
                      draggable
                      data-week-entry={`${keyOf(item)} ${day}`}
                      onDragStart={(event) => event.dataTransfer.setData('text/plain', item.id)}
                      onKeyDown={(event) => onKeyDown(event, item)}
                      onClick={() => onOpen(item)}
                      className="block min-h-6 w-full cursor-grab rounded-md bg-accent-soft px-1.5 py-1 text-left text-[12.5px] break-words text-ink hover:outline hover:outline-1"
                    >
                      {entry(item)}
                    </button>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {message}
      </p>
    </section>
  );
}
