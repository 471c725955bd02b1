import { formatDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { Notice } from '@/ui/layout';
import { nameOrNone } from '../cap-table';
import { electionOf } from '../vesting';
import type { Equity } from './use-equity';

/** The one deadline that cannot be put right later, on the first screen while it runs. */
export default function ElectionLine({ equity: { stakeholders, around }, onShow }: { equity: Equity; onShow: () => void }) {
  const open = stakeholders.all.flatMap((stakeholder) => {
    const election = electionOf(stakeholder, around.today);
    return election && election.daysLeft >= 0 ? [{ name: nameOrNone(stakeholder.name, 'A founder'), ...election }] : [];
  });
  const first = open.toSorted((a, b) => a.daysLeft - b.daysLeft)[0];
  if (!first) return null;
  const left = first.daysLeft === 0 ? 'today is the last day' : `${plural(first.daysLeft, 'day')} left`;
  return (
    <div className="no-print mb-5">
      <Notice>
        83(b) election of {first.name}: {left}, by {formatDay(first.deadline)}
        {open.length > 1 && `, and ${open.length - 1} more`}.{' '}
        <button type="button" className="min-h-6 underline" onClick={onShow}>
          Show
        </button>
      </Notice>
    </div>
  );
}
