import { useEffect, useMemo, useRef } from 'react';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { countTouched, findAgreement, planFollow, type FieldChange, type FollowPlan } from './follow';
import type { Agreement, Entry } from './history';
import { planExchange, readMetrics, type Exchange, type SharedMetric } from './sibling';

interface BringInProps<M extends { id: string }> {
  /** The other tool's name and its work in this tab. */
  from: string;
  data: unknown;
  here: readonly FieldChange[];
  entries: readonly Entry[];
  /** What both tools held when they last agreed; nothing until metrics were brought in. */
  followed: Agreement | undefined;
  make: (metric: SharedMetric) => M;
  onTake: (plan: Exchange<M>) => void;
  onFollow: (plan: FollowPlan<M>) => void;
  /** Remembers what both hold now; no step of its own, so that an undo stays undone. */
  onAgree: (followed: Agreement) => void;
  undo: () => void;
}

/** The same metrics in both tools: brought in once, they follow each other from then on. */
export function BringIn<M extends { id: string }>(props: BringInProps<M>) {
  const agreed = findAgreement(props.followed, props.data);
  return agreed ? <Follow {...props} agreed={agreed} /> : <Offer {...props} />;
}

function Offer<M extends { id: string }>({ from, data, here, entries, make, onTake, undo }: BringInProps<M>) {
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
            {from} holds {parts.join(' and ')} that {isOne ? 'is' : 'are'} not here. Brought in once, changes follow both ways.
          </span>
          <Button onClick={take}>{isOne ? 'Bring it in' : 'Bring them in'}</Button>
        </span>
      </Notice>
    </div>
  );
}

function Follow<M extends { id: string }>(props: BringInProps<M> & { agreed: Agreement }) {
  const { from, data, agreed, here, entries, make, onFollow, onAgree, undo } = props;
  const hasLooked = useRef(false);
  useEffect(() => {
    // Only the open tool changes, so looking once, on coming here, is enough.
    if (hasLooked.current) return;
    hasLooked.current = true;
    const plan = planFollow<M>(readMetrics(data), agreed, { records: here, entries }, make);
    const count = countTouched(plan);
    if (count > 0) onFollow(plan);
    onAgree(plan.followed);
    if (count > 0) showToast(`${plural(count, 'metric')} updated from ${from}`, { label: 'Undo', run: undo });
  });
  return <p className="no-print mb-4 text-[13px] text-mute">The same metrics as in {from}: what you change here changes there too.</p>;
}
