import { formatDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { followUpAfter, suggestFollowUp, type Investor } from '../model';
import type { InvestorRecords } from './use-investor-form';

const shownAtOnce = 5;

interface DuePanelProps {
  due: readonly Investor[];
  records: InvestorRecords;
  onOpen: (id: string) => void;
}

/** Follow-ups of today and before; the name leads to the timeline, the button puts it off. */
export default function DuePanel({ due, records, onOpen }: DuePanelProps) {
  const { today } = records.tool.around;
  const postpone = (investor: Investor) => {
    const nextFollowUp = suggestFollowUp('', today);
    records.update(investor.id, { nextFollowUp }, { say: `Follow-up moved to ${formatDay(nextFollowUp)}` });
  };
  return (
    <Panel title="Follow-ups due" className="mb-5" aside={<span className="text-mute">{due.length.toLocaleString('en-US')}</span>}>
      <ul aria-label="Follow-ups due" className="grid grid-cols-1 gap-1">
        {due.slice(0, shownAtOnce).map((investor) => (
          <li key={investor.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <button
              type="button"
              className="min-h-6 min-w-0 truncate text-left underline underline-offset-2"
              onClick={() => onOpen(investor.id)}
            >
              {investor.name}, {investor.firm}
            </button>
            <span className="flex flex-wrap items-center gap-x-2">
              {investor.nextFollowUp < today ? (
                <span className="text-bad">Overdue since {formatDay(investor.nextFollowUp)}</span>
              ) : (
                <span className="text-mute">Today</span>
              )}
              <Button
                look="quiet"
                className="no-print -mr-3.5 max-sm:-ml-3.5"
                aria-label={`Put off ${followUpAfter} business days: ${investor.name}`}
                onClick={() => postpone(investor)}
              >
                Put off {followUpAfter} business days
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {due.length > shownAtOnce && (
        <p className="mt-2 text-[13px] text-mute">
          And {(due.length - shownAtOnce).toLocaleString('en-US')} more. Choose “Follow-up due” in the filters to see them all.
        </p>
      )}
    </Panel>
  );
}
