import { useMemo } from 'react';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { Notice } from '@/ui/layout';
import { Table } from '@/ui/table';
import { cohortMonths, computeCohorts } from '../cohorts';
import type { Projection } from '../projection';
import { Notes } from './figures';

const notes = [
  'Everybody who joined in a month, and how many of them are left in the months after. Each tier loses its own churn rate.',
  'Shown as whole people; worked out before rounding.',
];

export default function CohortsView({ projection }: { projection: Projection }) {
  const cohorts = useMemo(() => computeCohorts(projection), [projection]);
  const [first] = cohorts;
  if (!first) return <Notice>There are no cohorts to show: the figures are too large to work with.</Notice>;
  return (
    <>
      <Table
        label={`Subscribers left by the month they joined in, first ${cohortMonths} months`}
        look="framed"
        size="small"
        rows={cohorts}
        keyOf={({ joined }) => joined}
        columns={[
          { head: 'Joined', className: 'whitespace-nowrap', cell: ({ joined }) => (joined === 0 ? 'Before today' : `Month ${joined}`) },
          ...first.left.map((_, age) => ({
            head: age === 0 ? 'At first' : `+${age}`,
            cell: ({ left }: (typeof cohorts)[number]) => {
              const count = left[age];
              const start = left[0] ?? 0;
              if (count === undefined) return '';
              return (
                <>
                  {formatNumber(Math.round(count))}
                  {age > 0 && <span className="block text-mute">{start > 0 ? formatPercent(count / start, 0) : noFigure}</span>}
                </>
              );
            },
          })),
        ]}
      />
      <Notes notes={notes} />
    </>
  );
}
