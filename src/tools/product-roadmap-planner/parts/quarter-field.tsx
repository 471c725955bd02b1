import { useId } from 'react';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Label } from '@/ui/labelled';
import { fields, type RoadmapExtra } from '../model';
import { currentHalves, currentMonths, currentQuarters, earlierQuarters, parsePeriod, type Period } from '../periods';
import type { ItemForm } from '../use-item-form';

const namesOf = (periods: readonly Period[]) => periods.map(({ name }) => name).filter((name) => name !== '');

/** Quarters first, as most roadmaps run by them; then other lengths and the user's own. */
function toGroups(extra: RoadmapExtra, today: string, value: string) {
  const groups: { label: string; names: readonly string[] }[] = [
    { label: 'Quarters', names: namesOf(currentQuarters(today)) },
    { label: 'Earlier', names: earlierQuarters },
    { label: 'Half-years', names: namesOf(currentHalves(today)) },
    { label: 'Months', names: namesOf(currentMonths(today)) },
    { label: 'Your own', names: [...new Set(namesOf(extra.ownPeriods))] },
  ];
  if (value !== '' && !groups.some(({ names }) => names.includes(value))) groups.push({ label: 'Of this item', names: [value] });
  return groups.filter(({ names }) => names.length > 0);
}

export function QuarterField({ form, extra, onOwn }: { form: ItemForm; extra: RoadmapExtra; onOwn: () => void }) {
  const id = useId();
  const { draft, problems, notes, today, set } = form.handle;
  const value = parsePeriod(draft.quarter, extra.ownPeriods).name;
  const problem = problems.quarter;
  const message = problem ?? notes.quarter;
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>{fields.quarter.label}</Label>
      <div className="flex items-center gap-1">
        <select
          id={id}
          name="quarter"
          className="input"
          aria-required
          aria-invalid={problem ? true : undefined}
          aria-describedby={message ? `${id}-message` : undefined}
          value={value}
          onChange={(event) => set('quarter', event.target.value)}
        >
          <option value="">Choose…</option>
          {toGroups(extra, today, value).map(({ label, names }) => (
            <optgroup key={label} label={label}>
              {names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <IconButton icon="calendar-plus" label="Your own periods" onClick={onOwn} />
      </div>
      {message && (
        <p id={`${id}-message`} className={`mt-1 flex items-start gap-1.5 text-[13px] ${problem ? 'text-bad' : 'text-warn'}`}>
          <span className="mt-0.5">
            <Icon icon="circle-alert" size={14} />
          </span>
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
