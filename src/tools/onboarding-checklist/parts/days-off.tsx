import { formatDay, isDay } from '@/lib/dates';
import { completeDraft } from '@/lib/fields';
import { useDraftForm } from '@/kinds/work/draft-form';
import { useLiveForm } from '@/kinds/work/live-form';
import { makeId } from '@/platform/ids';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { holidayFields, planFields } from '../calendar';
import type { Onboarding } from './use-onboarding';

const slot = 'holiday';

/** Which days nobody works: the weekend, and the days the user lists. */
export default function DaysOff({ onboarding: { records } }: { onboarding: Onboarding }) {
  const { tool, extra, setExtra } = records;
  const { around } = tool;
  const plan = useLiveForm(planFields, extra.plan, around, (next, name) =>
    setExtra((current) => ({ ...current, plan: next }), { key: `plan.${name}` }),
  );
  const draft = completeDraft(holidayFields, tool.drafts[slot], around.today);
  const sorted = [...extra.holidays].filter(({ day }) => isDay(day)).sort((a, b) => (a.day < b.day ? -1 : 1));

  const { handle, submit, forget } = useDraftForm(
    holidayFields,
    draft,
    around,
    (next, name) => tool.setDraft(slot, next, { key: `${slot}.${name}` }),
    {
      check: ({ day }) => (extra.holidays.some((holiday) => holiday.day === day) ? { day: 'This day is already in the list.' } : {}),
      onSubmit: (holiday, element) => {
        tool.changeAll(({ data, drafts: { [slot]: _added, ...drafts } }) => ({
          drafts,
          data: { ...data, extra: { ...data.extra, holidays: [...data.extra.holidays, { id: makeId(), ...holiday }] } },
        }));
        setTimeout(() => element.querySelector('input')?.focus());
      },
    },
  );
  const form: typeof handle = {
    ...handle,
    set: (name, value) => {
      forget();
      handle.set(name, value);
    },
  };
  const remove = (id: string) =>
    setExtra((current) => ({ ...current, holidays: current.holidays.filter((holiday) => holiday.id !== id) }), { say: 'Day off deleted' });

  return (
    <section aria-label="Holidays and weekend" className="mt-3 border-t border-line pt-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={plan} name="weekend" />
        <Field of={plan} name="counting" />
      </div>
      <p className="mt-2 text-[13px] text-mute">
        Calendar days count every day, and a date on a day off moves to the next working day, or to the one before it if it falls before day
        1. Working days count only the days on which you work.
      </p>
      <form noValidate aria-label="New holiday" className="mt-4" onSubmit={submit}>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field of={form} name="day" />
          <Field of={form} name="name" />
        </div>
        <Button type="submit" icon="plus" className="mt-3">
          Add day off
        </Button>
      </form>
      {sorted.length > 0 ? (
        <ul aria-label="Days off" className="rows mt-4">
          {sorted.map(({ id, day, name }, index) => (
            <li key={index} className="flex items-center justify-between gap-3 py-1 pr-2 pl-4">
              <span className="min-w-0 break-words">
                {formatDay(day, 'full')} <span className="text-mute">{name}</span>
              </span>
              <IconButton icon="trash-2" label={`Delete ${formatDay(day)}`} onClick={() => remove(id)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-[13px] text-mute">No holidays listed. Add those of your own country and company.</p>
      )}
    </section>
  );
}
