import { useState } from 'react';
import type { RecordForm } from '@/kinds/records/use-record-form';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { type fields, type Requirement } from '../model';
import { computeProgress, limitGroups, toGroups } from '../progress';
import { RequirementForm } from './requirement-form';
import { RequirementRow } from './requirement-row';
import type { Checklist } from './use-checklist';

interface GroupsProps {
  items: readonly Requirement[];
  checklist: Checklist;
  form: RecordForm<typeof fields>;
  formedOn: string;
}

/** An imported list can be far longer than a screen needs. */
const step = 150;

export function RequirementGroups({ items, checklist, form, formedOn }: GroupsProps) {
  const [limit, setLimit] = useState(step);
  const rest = items.length - limit;
  return (
    <>
      <div className="grid grid-cols-1 gap-5">
        {limitGroups(toGroups(items), limit).map(({ category, items: members, shown }) => {
          const { completed, notApplicable } = computeProgress(members);
          return (
            <section key={category} aria-label={category} className="panel px-0! py-0!">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-3 sm:px-5">
                <h2 className="font-semibold">{category}</h2>
                <span className="text-[13px] text-mute">
                  {members.length === notApplicable ? 'Not applicable' : `${completed} of ${members.length - notApplicable} completed`}
                </span>
              </div>
              <ul>
                {shown.map((item) => (
                  <li key={item.id} className="row border-b border-line px-4 py-4 last:border-b-0 sm:px-5">
                    {form.isEditing && form.target === item.id ? (
                      <RequirementForm form={form} />
                    ) : (
                      <RequirementRow item={item} checklist={checklist} form={form} formedOn={formedOn} />
                    )}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {rest > 0 && (
        <div className="mt-4">
          <Button onClick={() => setLimit(limit + step)}>Show more: {plural(rest, 'requirement')} left</Button>
        </div>
      )}
    </>
  );
}
