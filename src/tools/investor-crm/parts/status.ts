import { formatDay } from '@/lib/dates';
import { statusLabels, toStatus, type Investor, type Status } from '../model';
import type { InvestorRecords } from './use-investor-form';

/** One step, so that one undo brings back the status and the day of the last contact together. */
export function setStatus(records: InvestorRecords, investor: Investor, status: Status): void {
  if (investor.status === status) return;
  const change = toStatus(investor, status, records.tool.around.today);
  records.update(investor.id, change);
  const followUp = change.nextFollowUp ? ` Follow up on ${formatDay(change.nextFollowUp)}.` : '';
  records.tool.say(`Moved to ${statusLabels[status]}, last contact set to today.${followUp}`);
}
