import { useState } from 'react';
import { groupBy } from '@/lib/lists';
import { Button } from '@/ui/button';
import { categories, type KpiRow as Row } from '../model';
import { KpiRow } from './kpi-row';
import { editedId, useEditForm, type KpiRecords } from './use-kpi-forms';

/** Rows are tall; past this many a group draws the others on request. */
const drawnAtOnce = 50;

/** KPIs under their categories; one of them may be open for editing. */
export function KpiGroups({ rows, records }: { rows: Row[]; records: KpiRecords }) {
  const form = useEditForm(records);
  const edited = editedId(records);
  const [limits, setLimits] = useState<Partial<Record<string, number>>>({});
  const groups = groupBy(rows, ({ kpi }) => kpi.category);
  return categories.map((category) => {
    const members = groups.get(category) ?? [];
    if (members.length === 0) return null;
    const limit = limits[category] ?? drawnAtOnce;
    return (
      <section key={category} aria-label={category} className="mb-6">
        <h2 className="mb-2 font-semibold">
          {category} <span className="font-normal text-mute">{members.length.toLocaleString('en-US')}</span>
        </h2>
        <ul aria-label={category} className="rows">
          {members.slice(0, limit).map((row) => (
            <li key={row.id}>
              <KpiRow row={row} records={records} form={form} isEdited={row.id === edited} />
            </li>
          ))}
        </ul>
        {members.length > limit && (
          <Button className="mt-2" onClick={() => setLimits({ ...limits, [category]: limit + drawnAtOnce })}>
            Show more ({(members.length - limit).toLocaleString('en-US')} left)
          </Button>
        )}
      </section>
    );
  });
}
