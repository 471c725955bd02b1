import { useMemo, useRef, useState } from 'react';
import { formatDay, isDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { useLiveForm } from '@/kinds/work/live-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Bar, Panel } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { describeCounting, isWorkday, toWorkCalendar } from '../calendar';
import type { HireView } from '../hires';
import { formatPercentDone, hireFields, roleKey, rolesIn } from '../model';
import type { Onboarding } from './use-onboarding';

// Settings that most people open once.
const DaysOff = lazyPart(async () => (await import('./days-off')).default);

export function ProgressPanel({ onboarding }: { onboarding: Onboarding }) {
  const { view, views } = onboarding;
  const { progress, overdue, title } = view;
  const many = views.length > 1;
  return (
    <Panel title={many ? `Progress of ${title}` : 'Progress'}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <span className="text-mute">
          {progress.total === 0 ? 'No tasks to count yet' : `${progress.done} of ${plural(progress.total, 'task')} completed`}
          {overdue > 0 && <span className="text-bad"> · {overdue.toLocaleString('en-US')} overdue</span>}
        </span>
        <span className="figure">{formatPercentDone(progress)}</span>
      </div>
      <Bar label="Progress" share={progress.share} />
    </Panel>
  );
}

export function HiresPanel({ onboarding }: { onboarding: Onboarding }) {
  const { view, views, records, addHire, remove, change } = onboarding;
  const { hire } = view;
  const [hasDaysOff, setHasDaysOff] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const draft = useMemo(() => ({ name: hire.name, startDate: hire.startDate }), [hire.name, hire.startDate]);
  const handle = useLiveForm(hireFields, draft, records.tool.around, (next, name) => change(hire, next, `${hire.id}.${name}`));
  const roles = rolesIn(records.all);
  return (
    <Panel
      title="Hires"
      aside={
        <Button
          icon="user-plus"
          onClick={() => {
            addHire();
            setTimeout(() => form.current?.querySelector('input')?.focus());
          }}
        >
          Add hire
        </Button>
      }
    >
      {views.length > 1 && (
        <ul aria-label="Hires" className="rows mb-4">
          {views.map((other, index) => (
            <HireRow key={index} view={other} onSelect={() => onboarding.select(other.hire)} />
          ))}
        </ul>
      )}
      <div ref={form} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={handle} name="name" />
        <Field of={handle} name="startDate" />
      </div>
      {roles.length > 0 && (
        <fieldset className="mt-3 min-w-0">
          <legend className="mb-1 text-[13px] font-[550] wrap-anywhere">Role tasks for {view.title}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            {roles.map((role) => (
              <label key={role} className="flex min-h-6 min-w-0 items-center gap-2.5 py-1">
                <input
                  type="checkbox"
                  className="size-4.5 accent-accent"
                  checked={!hire.without.includes(roleKey(role))}
                  onChange={(event) => {
                    const others = hire.without.filter((key) => key !== roleKey(role));
                    change(hire, { without: event.target.checked ? others : [...others, roleKey(role)] });
                  }}
                />
                <span className="min-w-0 wrap-anywhere">{role}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <StartNote onboarding={onboarding} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="quiet" icon="calendar-off" className="-ml-3.5" aria-expanded={hasDaysOff} onClick={() => setHasDaysOff(!hasDaysOff)}>
          Holidays and weekend
        </Button>
        {views.length > 1 && (
          <Button look="quiet" icon="trash-2" onClick={() => remove(hire)}>
            Delete {view.title}
          </Button>
        )}
      </div>
      {hasDaysOff && <DaysOff onboarding={onboarding} />}
    </Panel>
  );
}

function StartNote({ onboarding: { view, views, records } }: { onboarding: Onboarding }) {
  const { hire, dates } = view;
  const calendar = toWorkCalendar(records.extra.plan, records.extra.holidays);
  const first = dates.get(1) ?? '';
  const isMoved = isDay(hire.startDate) && !isWorkday(hire.startDate, calendar) && first !== '';
  return (
    <p className="mt-3 text-[13px] text-mute">
      {isMoved && (
        <span className="text-warn">
          {formatDay(hire.startDate, 'full')} is a day off, so day 1 is {formatDay(first, 'full')}.{' '}
        </span>
      )}
      {dates.size > 0 && `${describeCounting(calendar)} `}
      {views.length > 1
        ? 'All hires share one list of tasks. Ticks, dates and roles are each hire’s own.'
        : 'Add a hire to use the same tasks for someone else, with their own progress.'}
    </p>
  );
}

function HireRow({ view, onSelect }: { view: HireView; onSelect: () => void }) {
  const { title, hire, progress, overdue, isSelected } = view;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isSelected}
        className={`grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 text-left hover:bg-sunk sm:grid-cols-[minmax(0,1fr)_7rem_3rem] ${isSelected ? 'bg-accent-soft' : ''}`}
        onClick={onSelect}
      >
        <span className="min-w-0">
          <span className={`block truncate ${isSelected ? 'font-semibold' : 'font-[550]'}`}>{title}</span>
          <span className="block truncate text-[13px] text-mute">
            {formatDay(hire.startDate) ? `Starts ${formatDay(hire.startDate)}` : 'No start date'}
            {overdue > 0 && <span className="text-bad"> · {overdue.toLocaleString('en-US')} overdue</span>}
          </span>
        </span>
        <span className="order-3 col-span-2 sm:order-none sm:col-span-1">
          <Bar label={`Progress of ${title}`} share={progress.share} />
        </span>
        <span className="text-right font-[550]">{formatPercentDone(progress)}</span>
      </button>
    </li>
  );
}
