import { useMemo } from 'react';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import type { Entry } from './history';
import { planExchange, readMetrics, type Exchange, type SharedMetric } from './sibling';

interface BringInProps<M extends { id: string }> {
  /** The other tool's name and its work in this tab. */
  from: string;
  data: unknown;
  here: readonly { id: string; name: string }[];
  entries: readonly Entry[];
  make: (metric: SharedMetric) => M;
  onTake: (plan: Exchange<M>) => void;
  undo: () => void;
}

/** The same metrics in both tools: what the other one knows and this one does not, taken in one step. */
export function BringIn<M extends { id: string }>({ from, data, here, entries, make, onTake, undo }: BringInProps<M>) {
  const plan = useMemo(() => planExchange<M>(readMetrics(data), here, entries, make), [data, here, entries, make]);
  const parts = [
    ...(plan.added.length > 0 ? [plural(plan.added.length, 'metric')] : []),
    ...(plan.entries.length > 0 ? [plural(plan.entries.length, 'dated value')] : []),
  ];
  if (parts.length === 0) return null;
  const isOne = plan.added.length + plan.entries.length === 1;
  const take = () => {
    onTake(plan);
    showToast(`${parts.join(' and ')} brought in from ${from}`, { label: 'Undo', run: undo });
  };
  return (
    <div className="no-print mb-4">
      <Notice>
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>
            {from} holds {parts.join(' and ')} that {isOne ? 'is' : 'are'} not here.
          </span>
          <Button onClick={take}>{isOne ? 'Bring it in' : 'Bring them in'}</Button>
        </span>
      </Notice>
    </div>
  );
}
