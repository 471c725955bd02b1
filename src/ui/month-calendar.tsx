import { useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import { addDays, addMonths, firstOfMonth, formatDay, isDay, monthGrid, type Day } from '@/lib/dates';
import { IconButton } from './button';
import { MonthList } from './month-list';

interface MonthCalendarProps<T extends { id: string }> {
  label: string;
  today: Day;
  items: readonly T[];
  dayOf: (item: T) => Day;
  nameOf: (item: T) => string;
  /** What an item is on whatever day, where its id follows the day. */
  keyOf?: (item: T) => string;
  chip?: (item: T) => ReactNode;
  onOpen: (item: T) => void;
  onMove: (item: T, day: Day) => void;
  /** Where a new item can start from its day; the tool's own form is the way for the keyboard. */
  onAdd?: (day: Day) => void;
  /** The month shown first, where it is not today's; remount with a key to go there. */
  startDay?: Day | undefined;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const shownPerDay = 4;
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month of dated things. Click one to open it; drag it, or press Alt with an arrow key, to move its day. */
export function MonthCalendar<T extends { id: string }>({
  label,
  today,
  items,
  dayOf,
  nameOf,
  keyOf = ({ id }) => id,
  chip,
  onOpen,
  onMove,
  onAdd,
  startDay,
}: MonthCalendarProps<T>) {
  const [openDay, setOpenDay] = useState<Day>('');
  const [month, setMonth] = useState(startDay && isDay(startDay) ? startDay : today);
  const shownMonth = month || today;
  const [message, setMessage] = useState('');
  if (!shownMonth) return <div className="min-h-[70vh]" />;
  const byDay = new Map<Day, T[]>();
  for (const item of items) byDay.set(dayOf(item), [...(byDay.get(dayOf(item)) ?? []), item]);

  const move = (item: T, day: Day) => {
    if (!isDay(day)) return;
    onMove(item, day);
    setMonth(day);
    setMessage(`${nameOf(item)} moved to ${formatDay(day, 'full')}.`);
    setTimeout(() => document.querySelector<HTMLElement>(`td [data-entry="${CSS.escape(`${keyOf(item)} ${day}`)}"]`)?.focus());
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
      <div className="mb-3 flex items-center gap-1">
        <IconButton icon="chevron-left" label="Previous month" onClick={() => setMonth(addMonths(firstOfMonth(shownMonth), -1))} />
        <h2 className="min-w-40 text-center font-semibold" aria-live="polite">
          {formatDay(shownMonth, 'month')}
        </h2>
        <IconButton icon="chevron-right" label="Next month" onClick={() => setMonth(addMonths(firstOfMonth(shownMonth), 1))} />
      </div>
      <div className="sm:hidden">
        <MonthList month={shownMonth} {...{ today, byDay, nameOf, chip, onOpen, onAdd }} />
      </div>
      <div className="overflow-x-auto max-sm:hidden">
        <table className="w-full min-w-[640px] table-fixed border-separate border-spacing-0 overflow-hidden rounded-(--radius-panel) border border-line bg-surface">
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col" className="border-b border-line p-2 text-left text-[13px] font-normal text-mute">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthGrid(shownMonth).map((week) => (
              <tr key={week[0]}>
                {week.map((day) => {
                  const entries = byDay.get(day) ?? [];
                  const isOutside = day.slice(0, 7) !== shownMonth.slice(0, 7);
                  return (
                    <td
                      key={day}
                      aria-current={day === today ? 'date' : undefined}
                      className={`h-24 border-b border-line p-1 align-top not-last:border-r ${isOutside ? 'bg-sunk text-mute' : ''}`}
                      onDragOver={(event) => event.preventDefault()}
                      onDrop={(event) => onDrop(event, day)}
                    >
                      <DayNumber day={day} isToday={day === today} onAdd={onAdd} />
                      <ul className="mt-0.5 grid grid-cols-[minmax(0,1fr)] gap-1">
                        {entries.slice(0, day === openDay ? entries.length : shownPerDay).map((item) => (
                          <li key={item.id}>
                            <button
                              type="button"
                              draggable
                              data-entry={`${keyOf(item)} ${day}`}
                              title={nameOf(item)}
                              onDragStart={(event) => event.dataTransfer.setData('text/plain', item.id)}
                              onKeyDown={(event) => onKeyDown(event, item)}
                              onClick={() => onOpen(item)}
                              className="block min-h-6 w-full cursor-grab truncate rounded-md bg-accent-soft px-1.5 text-left text-[12.5px] text-ink hover:outline hover:outline-1"
                            >
                              {chip?.(item) ?? nameOf(item)}
                            </button>
                          </li>
                        ))}
                      </ul>
                      {entries.length > shownPerDay && (
                        <button
                          type="button"
                          aria-expanded={day === openDay}
                          aria-label={`${day === openDay ? 'Fewer' : `${entries.length - shownPerDay} more`} on ${formatDay(day, 'full')}`}
                          className="min-h-6 w-full rounded-md px-1.5 text-left text-[12px] text-mute underline underline-offset-2"
                          onClick={() => setOpenDay(day === openDay ? '' : day)}
                        >
                          {day === openDay ? 'Fewer' : `+${entries.length - shownPerDay} more`}
                        </button>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
    </section>
  );
}

function DayNumber({ day, isToday, onAdd }: { day: Day; isToday: boolean; onAdd: ((day: Day) => void) | undefined }) {
  const look = `inline-block min-w-6 rounded-full px-1 text-center text-[13px] ${isToday ? 'bg-accent text-on-accent' : ''}`;
  if (!onAdd) return <span className={look}>{Number(day.slice(8))}</span>;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`Add on ${formatDay(day, 'full')}`}
      title="Add on this day"
      className={`${look} min-h-6 hover:outline hover:outline-1`}
      onClick={() => onAdd(day)}
    >
      {Number(day.slice(8))}
    </button>
  );
}
