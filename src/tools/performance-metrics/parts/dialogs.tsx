import { useMemo } from 'react';
import { ImportDialog } from '@/kinds/records/import-dialog';
import { PasteDialog } from '@/kinds/metrics/paste-dialog';
import { importHint, otherNames } from '../content';
import { keepNotes, takeEntries } from '../edits';
import { importFields, refuseImported, settleTarget } from '../import';
import { addImported, replaceMetrics } from '../import-edits';
import { metricIdentity, type MetricRow } from '../model';
import type { Period } from '../period';
import { InvestorDialog } from './investor-dialog';
import type { MetricRecords } from './use-metrics';

export type OpenDialog = 'import' | 'paste' | 'update';

interface DialogsProps {
  open: OpenDialog;
  rows: readonly MetricRow[];
  records: MetricRecords;
  period: Period;
  onClose: () => void;
}

/** The same list as an import sees it. */
const toImporting = (records: MetricRecords): MetricRecords => {
  const { tool } = records;
  const { today } = tool.around;
  return {
    ...records,
    fields: importFields,
    addAll: (added, how) => tool.change((data) => addImported(data, added.map(settleTarget), today), how),
    replaceAll: (next, how) => tool.change((data) => replaceMetrics(data, next.map(settleTarget), today), how),
  };
};

export function Dialogs({ open, rows, records, period, onClose }: DialogsProps) {
  const { all, extra, tool } = records;
  const importing = useMemo(() => toImporting(records), [records]);
  if (open === 'import')
    return (
      <ImportDialog
        records={importing}
        identity={metricIdentity}
        refuse={refuseImported}
        otherNames={otherNames}
        hint={importHint}
        onClose={onClose}
      />
    );
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
