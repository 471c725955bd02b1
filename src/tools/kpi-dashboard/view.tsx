import { kpiFiles } from './files';
import { lazy, Suspense, useMemo, useState } from 'react';
import { formatPercent, noFigure } from '@/lib/numbers';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, HeadlineFigure, StatRow } from '@/ui/layout';
import { addEntries, type Entry } from '@/kinds/metrics/history';
import { importFields, refuseImported, settleTarget } from './import';
import { computeSummary, limitsOf, toRows, type Kpi, type KpiRow, type KpiSummary } from './model';
import type { Limits } from '@/kinds/metrics/progress';
import { KpiForm } from './parts/kpi-form';
import { KpiGroups } from './parts/kpi-groups';
import type { Setup } from './parts/setup-dialogs';
import { useAddForm, useKpis, type KpiRecords } from './parts/use-kpi-forms';

const KpiFinder = lazy(async () => ({ default: (await import('./parts/kpi-finder')).KpiFinder }));
const SetupDialog = lazy(async () => ({ default: (await import('./parts/setup-dialogs')).SetupDialog }));
const PasteDialog = lazy(async () => ({ default: (await import('@/kinds/metrics/paste-dialog')).PasteDialog }));

export const about =
  'Put each key figure beside its target and see at a glance which are on target and which need you. Say whether higher or lower is better, keep values by date, and the trend, the change and the pace you need are worked out for you. Ratios such as LTV to CAC follow from a formula, and a board report is one click.';
export const related = ['performance-metrics', 'financial-tracker', 'subscription-revenue-calculator'];

/** Up to this many are found at a glance. */
const searchedFrom = 5;

const otherNames = {
  name: ['kpi', 'metric', 'indicator', 'title'],
  currentValue: ['current', 'value', 'actual'],
  targetTyped: ['target', 'goal'],
  changePercent: ['change', 'change %'],
  targetDate: ['due', 'deadline', 'by'],
};
const kpiIdentity = ({ name, category }: Kpi) => JSON.stringify([name.toLowerCase(), category]);

/** The same list as an import sees it. */
const toImporting = (records: KpiRecords): KpiRecords => ({
  ...records,
  fields: importFields,
  addAll: (added, how) => records.addAll(added.map(settleTarget), how),
  replaceAll: (next, how) => records.replaceAll(next.map(settleTarget), how),
});

export default function KpiDashboard() {
  const records = useKpis();
  const importing = useMemo(() => toImporting(records), [records]);
  const addForm = useAddForm(records);
  const [isPasting, setIsPasting] = useState(false);
  const [setup, setSetup] = useState<Setup>();
  const { data, around } = records.tool;
  const rows = useMemo(() => toRows(data, around.today), [data, around.today]);
  const summary = computeSummary(rows);
  const showGroups = (shown: KpiRow[]) => <KpiGroups rows={shown} records={records} />;
  /** The values and the end of their draft are one step. */
  const take = (entries: Entry[], slot: string) =>
    records.tool.changeAll(({ data: before, drafts: { [slot]: _taken, ...drafts } }) => ({ data: addEntries(before, entries), drafts }));

  return (
    <>
      <WorkBar isSample={hasSample(records.all)}>
        <ImportButton
          records={importing}
          identity={kpiIdentity}
          refuse={refuseImported}
          otherNames={otherNames}
          hint="A CSV with a name, a current value and a target value for each KPI."
        />
        <Button icon="clipboard-paste" disabled={rows.length === 0} onClick={() => setIsPasting(true)}>
          Paste values
        </Button>
        <Button icon="layout-template" onClick={() => setSetup('template')}>
          Templates
        </Button>
        <Button icon="presentation" disabled={rows.length === 0} onClick={() => setSetup('board')}>
          Board report
        </Button>
        <Download hasDocument label="Export" disabled={rows.length === 0} files={kpiFiles(data, around)} />
      </WorkBar>
      {isPasting && (
        <Suspense fallback={null}>
          <PasteDialog
            noun="KPI"
            metrics={records.all}
            entries={records.extra.entries}
            tool={records.tool}
            onTake={take}
            onClose={() => setIsPasting(false)}
          />
        </Suspense>
      )}
      {setup && (
        <Suspense fallback={null}>
          <SetupDialog kind={setup} records={records} onClose={() => setSetup(undefined)} />
        </Suspense>
      )}
      <StatRow stats={toStats(summary, limitsOf(data))} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
        <div className="no-print stay min-w-0 lg:col-span-4">
          <KpiForm form={addForm} isPermanent />
          <div className="mt-3 flex flex-wrap gap-1">
            <Button look="quiet" icon="calculator" disabled={rows.length === 0} onClick={() => setSetup('formula')}>
              Add a KPI from a formula
            </Button>
            <Button look="quiet" icon="sliders-horizontal" onClick={() => setSetup('limits')}>
              Change the limits
            </Button>
          </div>
        </div>
        <div className="min-w-0 lg:col-span-8">
          {rows.length === 0 && <Empty text="No KPIs yet" hint="Add the first figure you want to track." onSample={records.loadSample} />}
          {rows.length > searchedFrom ? (
            <Suspense fallback={showGroups(rows)}>
              <KpiFinder rows={rows}>{showGroups}</KpiFinder>
            </Suspense>
          ) : (
            showGroups(rows)
          )}
        </div>
      </div>
      <HeadlineFigure label="On Target" figure={`${summary.onTarget} of ${summary.total}`} />
    </>
  );
}

function toStats({ total, onTarget, needsAttention, average, withoutShare, lower, range }: KpiSummary, limits: Limits) {
  const turned = [lower > 0 && `${lower} where lower is better`, range > 0 && `${range} in a range`].filter(Boolean).join(', ');
  const averageNote = withoutShare > 0 ? `${withoutShare} without a share of a target` : total === 0 ? 'no KPIs yet' : 'of every KPI';
  return [
    { label: 'Total KPIs', figure: total, note: turned || 'higher is better' },
    {
      label: 'On Target',
      figure: onTarget,
      note: `${formatPercent(limits.onTarget)} or more`,
      ...(onTarget > 0 ? { tone: 'good' as const } : {}),
    },
    {
      label: 'Needs Attention',
      figure: needsAttention,
      note: `under ${formatPercent(limits.close)}`,
      ...(needsAttention > 0 ? { tone: 'bad' as const } : {}),
    },
    { label: 'Average Progress', figure: average === null ? noFigure : formatPercent(average, 0), note: averageNote },
  ];
}

/** How tables are laid out is read only when a file is asked for. */
