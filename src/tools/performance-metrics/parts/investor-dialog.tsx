import { Copy } from '@/kinds/work/copy';
import { Dialog } from '@/ui/dialog';
import type { MetricRow } from '../model';
import type { Period } from '../period';
import { buildUpdate } from '../report';

/** The figures of the chosen days as text, ready for a mail. */
export function InvestorDialog({ rows, period, onClose }: { rows: readonly MetricRow[]; period: Period; onClose: () => void }) {
  const text = buildUpdate(rows, period);
  return (
    <Dialog title="Investor update" width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">Written from your figures of the last {period.days} days. Another date range gives another update.</p>
      <p className="mb-4 rounded-(--radius-control) bg-sunk p-4 text-[14px] break-words whitespace-pre-wrap">{text}</p>
      <Copy text={text} label="Copy update" />
    </Dialog>
  );
}
