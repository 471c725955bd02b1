import { isDay, weekdayOf } from '@/lib/dates';
import { splitList } from '@/lib/text';
import { Field } from '@/ui/field';
import { weekdayNames } from '../content';
import type { MeetingForm } from './use-meeting-form';

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

/** On which days it repeats, and until when. */
export function RepeatDetails({ form: { handle } }: { form: MeetingForm }) {
  const { repeat, ends, date, weekdays } = handle.draft;
  const own = isDay(date) ? weekdayNames[weekdayOf(date)] : undefined;
  const chosen = splitList(weekdays);
  const isWeekly = repeat === 'weekly' || repeat === 'two-weeks';
  return (
    <>
      {isWeekly && (
        <fieldset className="min-w-0 sm:col-span-2">
          <legend className="mb-1 text-[13px] font-[550]">On</legend>
          <div className="flex flex-wrap gap-x-4 gap-y-1">
            {mondayFirst.map((weekday) => {
              const name = weekdayNames[weekday] ?? '';
              return (
                <label key={name} className="flex min-h-6 items-center gap-1.5">
                  <input
                    type="checkbox"
                    className="size-4.5 accent-accent"
                    checked={name === own || chosen.includes(name)}
                    disabled={name === own}
                    onChange={(event) =>
                      handle.set(
                        'weekdays',
                        (event.target.checked ? [...chosen, name] : chosen.filter((other) => other !== name)).join(', '),
                      )
                    }
                  />
                  {name}
                </label>
              );
            })}
          </div>
          {own && <p className="mt-1 text-[13px] text-mute">{own} is the day it starts on.</p>}
        </fieldset>
      )}
      {repeat === 'monthly' && isDay(date) && Number(date.slice(8)) > 28 && (
        <p className="text-[13px] text-warn sm:col-span-2">Months without a day {Number(date.slice(8))} are left out.</p>
      )}
      <Field of={handle} name="ends" wide={ends === 'never'} />
      {ends === 'until' && <Field of={handle} name="until" />}
      {ends === 'count' && <Field of={handle} name="count" />}
    </>
  );
}
