import { formatDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { Notice } from '@/ui/layout';
import { nameOrNone } from '../cap-table';
import { findElections, type Reminder } from '../vesting';
import type { Equity } from './use-equity';

const nameOf = ({ stakeholder }: Reminder) => nameOrNone(stakeholder.name, 'A founder');
const andMore = (count: number) => (count > 1 ? `, and ${count - 1} more` : '');

/** The one deadline that cannot be put right later, on the first screen while it runs and when it was missed. */
export default function ElectionLine({ equity: { inputs }, onShow }: { equity: Equity; onShow: () => void }) {
  const { running, overdue } = findElections(inputs);
  const [next, missed] = [running[0], overdue[0]];
  if (!next && !missed) return null;
  const show = (
    <button type="button" className="min-h-6 underline" onClick={onShow}>
      Show
    </button>
  );
  return (
    <div className="no-print mb-5 grid grid-cols-1 gap-2">
      {next && (
        <Notice>
          83(b) election of {nameOf(next)}: {next.daysLeft === 0 ? 'today is the last day' : `${plural(next.daysLeft, 'day')} left`}, by{' '}
          {formatDay(next.deadline)}
          {andMore(running.length)}. {show}
        </Notice>
      )}
      {missed && (
        <Notice tone="bad">
          83(b) election of {nameOf(missed)}: the 30 days ended on {formatDay(missed.deadline)} and it isn’t marked as filed
          {andMore(overdue.length)}. Mark it if it was sent in time; if not, ask a tax adviser now. {show}
        </Notice>
      )}
    </div>
  );
}
