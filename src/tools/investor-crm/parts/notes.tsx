import { formatDay, type Day } from '@/lib/dates';
import { plural } from '@/lib/text';
import { daysInStatus, isCold, isOverdue, statusLabels, type Investor } from '../model';

export function FollowUpNote({ investor, today }: { investor: Investor; today: Day }) {
  if (isOverdue(investor, today)) return <span className="text-bad">Overdue since {formatDay(investor.nextFollowUp)}</span>;
  return <>{investor.nextFollowUp ? `Follow up ${formatDay(investor.nextFollowUp)}` : 'No follow-up set'}</>;
}

/** Said only of talks that have stood still for too long. */
export function ColdNote({ investor, today, coldAfter }: { investor: Investor; today: Day; coldAfter: number }) {
  if (!isCold(investor, today, coldAfter)) return null;
  return (
    <span className="text-warn">
      Going cold: {plural(daysInStatus(investor, today), 'day')} in {statusLabels[investor.status]}
    </span>
  );
}
