import { useState } from 'react';
import { moveWithin } from '@/lib/lists';
import { Button } from '@/ui/button';
import type { Funnel } from '../model';
import { StepArrow, StepCard } from './step-card';
import type { FunnelRecords, StepFormHandle } from './use-funnel';
import { useReorder } from './use-reorder';

const shownAtOnce = 60;

interface FunnelListProps {
  records: FunnelRecords;
  funnel: Funnel;
  form: StepFormHandle;
}

export function FunnelList({ records, funnel, form }: FunnelListProps) {
  const { steps } = funnel;
  const [limit, setLimit] = useState(shownAtOnce);
  const reorder = useReorder(
    steps.map(({ name }) => name),
    (from, to) => records.replaceAll(moveWithin(records.all, from, to)),
  );
  const bottlenecks = steps.filter(({ isBottleneck }) => isBottleneck).length;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">Conversion Funnel</h2>
        {steps.length > 1 && (
          <p className="no-print text-[13px] text-mute">
            Drag a step, use its arrows, or press Alt and an arrow key on one of its buttons.
          </p>
        )}
      </div>
      <ol aria-label="Conversion Funnel">
        {steps.slice(0, limit).map((step, index) => {
          const before = steps[index - 1];
          const record = records.all[index];
          return (
            <li key={step.id}>
              {before && <StepArrow before={before} step={step} />}
              <div
                {...reorder.cardProps(index)}
                data-card
                className={`panel row px-4! py-4! sm:px-5! ${reorder.isOver(index) ? 'border-accent! bg-accent-soft!' : ''}`}
              >
                {record && (
                  <StepCard
                    records={records}
                    form={form}
                    record={record}
                    step={step}
                    number={index + 1}
                    count={steps.length}
                    hasMore={bottlenecks > 1}
                    onMove={(button, by) => reorder.moveFrom(button, index, index + by)}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {steps.length > limit && (
        <Button look="quiet" className="mt-3 w-full" onClick={() => setLimit(limit + shownAtOnce)}>
          Show more of {steps.length.toLocaleString('en-US')} steps
        </Button>
      )}
      <p role="status" className="sr-only">
        {reorder.message}
      </p>
    </>
  );
}
