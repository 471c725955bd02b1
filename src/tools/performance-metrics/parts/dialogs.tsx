import { PasteDialog } from '@/kinds/metrics/paste-dialog';
import { keepNotes, takeEntries } from '../edits';
import type { MetricRow } from '../model';
import type { Period } from '../period';
import { InvestorDialog } from './investor-dialog';
import type { MetricRecords } from './use-metrics';

interface DialogsProps {
  open: 'paste' | 'update';
  rows: readonly MetricRow[];
  records: MetricRecords;
  period: Period;
  onClose: () => void;
}

export function Dialogs({ open, rows, records: { all, extra, tool }, period, onClose }: DialogsProps) {
  if (open === 'update') return <InvestorDialog rows={rows} period={period} onClose={onClose} />;
  return (
    <PasteDialog
      noun="metric"
      metrics={all}
      entries={extra.entries}
      tool={tool}
      // The values and the end of their draft are one step.
      onTake={(entries, slot) =>
        tool.changeAll(({ data, drafts: { [slot]: _taken, ...drafts } }) => ({ data: takeEntries(data, keepNotes(data, entries)), drafts }))
      }
      onClose={onClose}
    />
  );
}
