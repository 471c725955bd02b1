import { useMemo, useState } from 'react';
import { formatPercent, noFigure } from '@/lib/numbers';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, HeadlineFigure, StatRow } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { importHint, otherNames } from './content';
import { importFields, refuseImported, settleTarget } from './import';
import { computeSummary, metricIdentity, toRows, type MetricSummary } from './model';
import { offerFiles } from './offer-files';
import { MetricForm } from './parts/metric-form';
import { MetricGroups } from './parts/metric-groups';
import { useMetricForm, useMetrics, type MetricRecords } from './parts/use-metrics';
import { describeDays, ranges, toPeriod, type Period, type Range } from './period';
import { ChartPanel } from './parts/chart-panel';
import type { Interval } from './series';

const Dialogs = lazyPart(async () => (await import('./parts/dialogs')).Dialogs);
const MetricFinder = lazyPart(async () => (await import('./parts/metric-finder')).MetricFinder);

export const about =
  'Keep each metric by date; compare 7, 30, 90 or 365 days with the period before and with its target. Notes say what happened, and it all becomes an investor update.';
export const related = ['kpi-dashboard', 'financial-tracker', 'subscription-revenue-calculator'];

/** Up to this many are found at a glance. */
const searchedFrom = 4;

/** The chart is on its way; its place is kept. */
const chartRoom = <div className="panel mb-6 h-[400px]" />;

export default function PerformanceMetrics() {
  const records = useMetrics();
  const importing = useMemo(() => toImporting(records), [records]);
  const form = useMetricForm(records);
  const [range, setRange] = useState<Range>('30');
  const [chosenId, setChosenId] = useState('');
  const [interval, setInterval] = useState<Interval>('value');
  const [found, setFound] = useState<string[]>();
  const [dialog, setDialog] = useState<'paste' | 'update'>();
  const { data, around } = records.tool;
  const period = useMemo(() => toPeriod(range, around.today), [range, around.today]);
  const rows = useMemo(() => toRows(data, period), [data, period]);
  const summary = computeSummary(rows);
  const charted = rows.find(({ id }) => id === chosenId) ?? rows[0];
  const isSample = hasSample(records.all);
  const isSearched = rows.length > searchedFrom;
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const shown = found ? found.flatMap((id) => byId.get(id) ?? []) : rows;
  return (
    <>
      <WorkBar isSample={isSample}>
        <ImportButton records={importing} identity={metricIdentity} refuse={refuseImported} otherNames={otherNames} hint={importHint} />
        <Button icon="clipboard-paste" disabled={rows.length === 0} onClick={() => setDialog('paste')}>
          Paste values
        </Button>
        <Button icon="mail" disabled={rows.length === 0} onClick={() => setDialog('update')}>
          Investor update
        </Button>
        <Download hasDocument label="Export" disabled={rows.length === 0} files={offerFiles(data, around, { range, chosenId, interval })} />
      </WorkBar>
      {dialog && period && <Dialogs open={dialog} rows={rows} records={records} period={period} onClose={() => setDialog(undefined)} />}
      <RangeBar range={range} period={period} onChange={setRange} />
      <StatRow stats={toStats(summary, range)} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
        <div className="no-print stay min-w-0 lg:col-span-4">
          <MetricForm form={form} />
        </div>
        <div className="min-w-0 lg:col-span-8">
          {rows.length === 0 && (
            <Empty text="No metrics yet" hint="Add the first figure you want to track." onSample={records.loadSample} />
          )}
          {charted && !period && chartRoom}
          {charted && period && (
            <ChartPanel
              rows={rows}
              row={charted}
              period={period}
              interval={interval}
              onChoose={setChosenId}
              onInterval={setInterval}
              onRollUp={(rollUp) => records.update(charted.id, { rollUp })}
            />
          )}
          {isSearched && <MetricFinder rows={rows} onFound={setFound} />}
          <MetricGroups rows={shown} records={records} form={form} period={period} />
        </div>
      </div>
      <HeadlineFigure label="On Target" figure={`${summary.onTarget} of ${summary.counted}`} />
    </>
  );
}

/** The same list as an import sees it. */
const toImporting = (records: MetricRecords): MetricRecords => ({
  ...records,
  fields: importFields,
  addAll: (added, how) => records.addAll(added.map(settleTarget), how),
  replaceAll: (next, how) => records.replaceAll(next.map(settleTarget), how),
});

function RangeBar({ range, period, onChange }: { range: Range; period: Period | undefined; onChange: (range: Range) => void }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <label className="inline-flex items-center gap-2.5">
        <span className="text-[13px] font-[550]">Date range</span>
        <select className="input w-auto! bg-surface!" value={range} onChange={(event) => onChange(event.target.value as Range)}>
          {ranges.map((days) => (
            <option key={days} value={days}>
              {days} days
            </option>
          ))}
        </select>
      </label>
      <p className="min-h-10 w-full text-[14px] text-mute sm:min-h-0 sm:w-auto">
        {period && `${describeDays(period.from, period.to)}, compared with ${describeDays(period.previousFrom, period.previousTo)}`}
      </p>
    </div>
  );
}

function toStats({ total, counted, onTarget, improving, worse, open, average, averaged }: MetricSummary, range: Range) {
  const show = (count: number) => count.toLocaleString('en-US');
  return [
    { label: 'Total Metrics', figure: show(total), note: `${show(counted)} with values in the last ${range} days` },
    { label: 'On Target', figure: show(onTarget), note: '90% or more', ...(onTarget > 0 ? { tone: 'good' as const } : {}) },
    { label: 'Improving', figure: show(improving), note: `${show(worse)} worse, ${show(open)} not comparable` },
    {
      label: 'Average Progress',
      figure: average === null ? noFigure : formatPercent(average, 0),
      note: `of ${show(averaged)} with a target`,
    },
  ];
}
