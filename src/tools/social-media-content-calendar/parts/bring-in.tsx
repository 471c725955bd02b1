import { useMemo } from 'react';
import type { Records } from '@/kinds/records/use-records';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { describeExchange, planExchange, readPlanned, takeExchange } from '../exchange';
import type { CalendarExtra, fields } from '../model';

interface BringInProps {
  records: Records<typeof fields, CalendarExtra>;
  /** The other tool's work in this tab. */
  data: unknown;
}

/** Posts from the other tool that plans them: one press, and a post scheduled there is here as well. */
export function BringIn({ records: { tool }, data }: BringInProps) {
  const plan = useMemo(() => planExchange(readPlanned(data), tool.data), [data, tool.data]);
  const news = describeExchange(plan);
  if (news === '') return null;
  const isOne = plan.added.length + plan.changed.length === 1;
  const take = () => {
    tool.change((before) => takeExchange(before, planExchange(readPlanned(data), before)));
    showToast(`${isOne ? 'Post' : 'Posts'} brought in from Social Media Planner`, { label: 'Undo', run: tool.undo });
  };
  return (
    <div className="no-print mb-5">
      <Notice>
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="min-w-0">Social Media Planner holds {news}.</span>
          <Button onClick={take}>{isOne ? 'Bring it in' : 'Bring them in'}</Button>
        </span>
      </Notice>
    </div>
  );
}
