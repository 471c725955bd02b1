import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { addDays, formatDay, weekdayOf, type Day } from '@/lib/dates';
import { formatTime } from '@/lib/times';
import { Button, IconButton } from '@/ui/button';
import { weekdayNames } from '../content';
import { platformNames, type Post } from '../model';
import { mondayOf, timeOf } from '../schedule';

interface WeekViewProps {
  /** Sorted by time. */
  posts: readonly Post[];
  today: Day;
  onOpen: (post: Post) => void;
  onMove: (post: Post, day: Day) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const nameOf = (post: Post) => `${post.title || 'Untitled'}${post.status === 'scheduled' ? '' : `, ${post.status}`}`;

export function WeekView({ posts, today, onOpen, onMove }: WeekViewProps) {
  const [chosen, setChosen] = useState('');
  const [message, setMessage] = useState('');
  if (today === '') return null;
  const monday = chosen || mondayOf(today);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));

  const move = (post: Post, day: Day) => {
    onMove(post, day);
    setChosen(mondayOf(day));
    setMessage(`${nameOf(post)} moved to ${formatDay(day, 'full')}.`);
    setTimeout(() => document.querySelector<HTMLElement>(`[data-week-entry="${CSS.escape(post.id)}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent, post: Post) => {
    const step = steps[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(post, addDays(post.scheduledDate, step));
  };
  const onDrop = (event: DragEvent, day: Day) => {
    event.preventDefault();
    const post = posts.find(({ id }) => id === event.dataTransfer.getData('text/plain'));
    if (post) move(post, day);
  };

  return (
    <section aria-label="Posts by week">
      <div className="mb-3 flex flex-wrap items-center gap-1">
        <IconButton icon="chevron-left" label="Previous week" onClick={() => setChosen(addDays(monday, -7))} />
        <h3 className="min-w-44 text-center font-semibold" aria-live="polite">
          {formatDay(monday, 'short')} – {formatDay(addDays(monday, 6))}
        </h3>
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
            className="min-h-14 min-w-0 bg-surface p-2 md:min-h-72"
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => onDrop(event, day)}
          >
            <p className={`mb-1 text-[13px] ${day === today ? 'font-semibold text-accent' : 'text-mute'}`}>
              {weekdayNames[weekdayOf(day)]} {formatDay(day, 'short')}
            </p>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
              {posts
                .filter(({ scheduledDate }) => scheduledDate === day)
                .map((post) => (
                  <li key={post.id}>
                    <button
                      type="button"
                      draggable
                      data-week-entry={post.id}
                      onDragStart={(event) => event.dataTransfer.setData('text/plain', post.id)}
                      onKeyDown={(event) => onKeyDown(event, post)}
                      onClick={() => onOpen(post)}
                      className="block min-h-6 w-full cursor-grab rounded-md bg-accent-soft px-1.5 py-1 text-left text-[12.5px] break-words text-ink hover:outline hover:outline-1"
                    >
                      <span className="block text-mute">
                        {formatTime(timeOf(post))} {platformNames[post.platform]}
                      </span>
                      {nameOf(post)}
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
