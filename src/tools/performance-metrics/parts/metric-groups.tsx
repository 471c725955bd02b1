import { useState } from 'react';
import { groupBy } from '@/lib/lists';
import { Button } from '@/ui/button';
import { categories, type MetricRow as Row } from '../model';
import type { Period } from '../period';
import { MetricRow } from './metric-row';
import { findTyped, type MetricForm, type MetricRecords } from './use-metrics';

/** Rows are tall; past this many a group draws the others on request. */
const drawnAtOnce = 50;

interface MetricGroupsProps {
  rows: Row[];
  records: MetricRecords;
  form: MetricForm;
  period: Period | undefined;
}

/** Metrics under their categories; one of them may have its values open. */
export function MetricGroups({ rows, records, form, period }: MetricGroupsProps) {
  // Open where a value was being typed.
  const [openId, setOpenId] = useState(() => findTyped(records.tool.drafts) ?? '');
  const [limit, setLimit] = useState(drawnAtOnce);
  const groups = groupBy(rows, ({ metric }) => metric.category);
  return categories.map((category) => {
    const members = groups.get(category) ?? [];
    if (members.length === 0) return null;
    return (
      <section key={category} aria-label={category} className="mb-6">
        <h2 className="mb-2 font-semibold">
          {category} <span className="font-normal text-mute">{members.length.toLocaleString('en-US')}</span>
        </h2>
        <ul aria-label={category} className="rows">
          {members.slice(0, limit).map((row) => (
            <li key={row.id}>
              <MetricRow
                row={row}
                records={records}
                form={form}
                period={period}
                isOpen={row.id === openId}
                onToggle={() => setOpenId(row.id === openId ? '' : row.id)}
              />
            </li>
          ))}
        </ul>
        {members.length > limit && (
          <Button className="mt-2" onClick={() => setLimit(limit + drawnAtOnce)}>
            Show more ({(members.length - limit).toLocaleString('en-US')} left)
          </Button>
        )}
      </section>
    );
  });
}
