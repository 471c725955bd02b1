import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { seriesChart } from '@/lib/charts';
import { formatDay } from '@/lib/dates';
import { groupBy } from '@/lib/lists';
import { formatPercent, noFigure } from '@/lib/numbers';
import { toSheet, type Sheet } from '@/lib/sheet';
import { cleanText, joinWords } from '@/lib/text';
import { describePace } from '@/kinds/metrics/pace';
import { describeGoal, formatFigure, formatShare, hasTarget } from '@/kinds/metrics/progress';
import { isSampleRecord } from '@/kinds/records/state';
import { isWhatIf, makeEntryKey } from '@/kinds/metrics/history';
import { whatIfChip, measuredLabel, categories, computeSummary, fields, type MetricRow } from './model';
import { describeComparison, describeMovement, formatRolled } from './describe';
import { describeDoubts } from './doubts';
import { describeDays, type Period } from './period';

const oneLine = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim();

/** What was measured, oldest first: of a day that holds a what-if, the actual value. */
const measuredOf = ({ history, actuals }: MetricRow) =>
  [...history.filter((entry) => !isWhatIf(entry)), ...actuals].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

/** The names of what is not the user's own. */
const samplesIn = (rows: readonly MetricRow[]) =>
  rows.filter(({ metric }) => isSampleRecord(metric)).map(({ metric }) => oneLine(metric.name));

const formatPlain = (value: number | undefined) => (value === undefined ? '' : String(value));
const { targetTyped: _same, ...written } = fields;

/** The list as a table: what was entered, and what follows from it. An import passes over the calculated columns. */
export function toMetricSheet(rows: readonly MetricRow[], period: Period | undefined, currency: string): Sheet {
  const sheet = toSheet(
    'Metrics',
    written,
    rows.map((row) => ({
      ...row.metric,
      // No target is an empty cell, and comes back as none.
      targetValue: hasTarget(row.metric) ? row.metric.targetValue : undefined,
      label: row.whatIf?.note ?? (describeDoubts(row) || measuredLabel),
      measured: row.whatIf ? formatPlain(measuredOf(row).at(-1)?.value) : '',
    })),
    currency,
  );
  const span = period ? `Last ${period.days} Days` : 'Period';
  return {
    ...sheet,
    columns: [
      ...sheet.columns,
      { label: 'Change (relative)', kind: 'percent' },
      { label: 'Progress', kind: 'percent' },
      { label: 'Status', kind: 'text' },
      { label: span, kind: 'number' },
      { label: 'Period Before', kind: 'number' },
      { label: 'Period Change (relative)', kind: 'percent' },
    ],
    rows: sheet.rows.map((cells, index) => {
      const { movement, progress, status, comparison } = rows[index] as MetricRow;
      return [
        ...cells,
        movement.percent,
        progress.share,
        status,
        comparison?.value ?? null,
        comparison?.previous ?? null,
        comparison?.movement?.percent ?? null,
      ];
    }),
  };
}

/** One row for each day, one column for each metric: the same shape that can be pasted in, and nothing that was only tried out. */
export function toValueSheet(rows: readonly MetricRow[]): Sheet {
  const dated = rows.filter((row) => measuredOf(row).length > 0);
  const measured = dated.flatMap(measuredOf);
  const values = new Map(measured.map((entry) => [makeEntryKey(entry), entry.value]));
  const dates = [...new Set(measured.map(({ date }) => date))].sort();
  return {
    name: 'Values over time',
    columns: [{ label: 'Date', kind: 'day' }, ...dated.map(({ metric }) => ({ label: metric.name, kind: 'number' as const }))],
    rows: dates.map((date) => [date, ...dated.map(({ id }) => values.get(makeEntryKey({ metricId: id, date })) ?? null)]),
  };
}

const notesOf = (rows: readonly MetricRow[], pick: (row: MetricRow) => MetricRow['history']) =>
  rows
    .flatMap((row) => pick(row).flatMap(({ date, value, note }) => (note ? [{ metric: row.metric, date, value, note }] : [])))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

export const toNoteSheet = (rows: readonly MetricRow[]): Sheet => ({
  name: 'Notes',
  columns: [
    { label: 'Date', kind: 'day' },
    { label: 'Metric', kind: 'text' },
    { label: 'Value', kind: 'number' },
    { label: 'Note', kind: 'text' },
  ],
  rows: notesOf(rows, ({ history }) => history).map(({ metric, date, value, note }) => [date, metric.name, value, note]),
});

const mostCharts = 8;

/** What was measured of one metric, as a line; never what was only tried out. */
function courseOf(row: MetricRow): Block[] {
  const measured = measuredOf(row).slice(-24);
  const { name, unit } = row.metric;
  // A year below every point leaves the days no room.
  const isOneYear = new Set(measured.map(({ date }) => date.slice(0, 4))).size === 1;
  return [
    heading(3, name),
    ...seriesChart(name, {
      categories: measured.map(({ date }) => (isOneYear ? formatDay(date).replace(/ \d{4}$/, '') : formatDay(date))),
      series: [{ name, values: measured.map(({ value }) => value) }],
      format: (value) => formatFigure(value, unit),
      look: 'lines',
      isHalf: true,
    }),
  ];
}

const mostNamed = 8;
const firstOf = (names: readonly string[]): string[] =>
  names.length <= mostNamed ? [...names] : [...names.slice(0, mostNamed - 1), `${names.length - mostNamed + 1} more`];

/** The chosen days on paper. */
export function buildReport(rows: readonly MetricRow[], period: Period | undefined): Document {
  const { onTarget, counted, improving, worse, average } = computeSummary(rows);
  const groups = groupBy(rows, ({ metric }) => metric.category);
  const notes = notesOf(rows, ({ inRange }) => inRange);
  const blocks: Block[] = [heading(1, 'Performance metrics')];
  if (period) {
    const compared = `compared with ${describeDays(period.previousFrom, period.previousTo)}`;
    blocks.push(paragraph(`Last ${period.days} days: ${describeDays(period.from, period.to)}, ${compared}.`, 'muted'));
  }
  const samples = samplesIn(rows);
  const sorted = categories.flatMap((category) => groups.get(category) ?? []);
  if (sorted.length > 0)
    blocks.push(
      {
        kind: 'figures',
        items: [
          { label: `metrics on target, ${counted} with values in these days`, value: `${onTarget} of ${rows.length}` },
          { label: 'better than the days before', value: String(improving) },
          { label: 'worse than the days before', value: String(worse) },
          { label: 'average progress', value: average === null ? noFigure : formatPercent(average, 0) },
        ],
      },
      ...(samples.length > 0 ? [paragraph(`Sample figures: ${joinWords(firstOf(samples))}.`, 'warn')] : []),
      heading(2, 'Where the metrics stand'),
      {
        kind: 'table',
        columns: [
          { label: 'Metric', weight: 2.4 },
          { label: 'Value', align: 'right', weight: 1.2 },
          { label: 'Target', align: 'right', weight: 1.4 },
          { label: 'Progress', align: 'right', weight: 1 },
          { label: 'Previous value', align: 'right', weight: 1.2 },
          { label: 'Change', weight: 1.8 },
        ],
        rows: sorted.map((row) => [
          [row.metric.name, describeDoubts(row) && `(${describeDoubts(row)})`].filter(Boolean).join(' '),
          formatFigure(row.metric.currentValue, row.metric.unit),
          describeGoal(row.metric),
          formatShare(row.progress.share),
          formatFigure(row.metric.previousValue, row.metric.unit),
          describeMovement(row.movement, row.metric.unit),
        ]),
        notes: sorted.map(({ metric }) => metric.category),
      },
    );
  if (period && sorted.length > 0)
    blocks.push(heading(2, 'In these days'), {
      kind: 'terms',
      rows: sorted.map((row) => ({
        label: row.metric.name,
        value: [describeComparison(row, period), describePace(row.metric, period.to)].filter(Boolean).join('. '),
      })),
    });
  const drawn = sorted.filter((row) => measuredOf(row).length > 2).slice(0, mostCharts);
  if (drawn.length > 0) blocks.push(heading(2, 'Over time'));
  // Two beside one another; one that is left stands in its half.
  for (let place = 0; place < drawn.length; place += 2)
    blocks.push({ kind: 'columns', columns: [0, 1].map((side) => drawn.slice(place + side, place + side + 1).flatMap(courseOf)) });
  if (notes.length > 0)
    blocks.push(heading(2, 'Notes'), {
      kind: 'list',
      items: notes.map(({ metric, date, note }) => `${formatDay(date)}, ${metric.name}: ${note}`),
    });
  return { title: 'Performance metrics', blocks, ...(samples.length === rows.length && samples.length > 0 ? { mark: 'Sample' } : {}) };
}

function describeLine({ metric, comparison, progress, inRange }: MetricRow): string {
  if (!comparison || comparison.value === null) return '';
  const { movement, previous, value } = comparison;
  const isLast = metric.rollUp === 'last';
  const method = isLast ? '' : ` (${metric.rollUp})`;
  // The target is one for the value itself, not for a sum or an average of values.
  const latest = isLast ? '' : `latest ${formatFigure(metric.currentValue, metric.unit)}, `;
  const word = movement?.verdict === 'better' || movement?.verdict === 'worse' ? 'than' : 'from';
  const parts = [
    `${oneLine(metric.name)}: ${formatRolled(value, metric)}${method}`,
    movement && previous !== null
      ? `${describeMovement(movement, metric.unit)} ${word} ${formatRolled(previous, metric)} before`
      : 'no earlier period to compare with',
    progress.share !== null && `${latest}target ${describeGoal(metric)}, ${progress.reason || `${formatShare(progress.share)} reached`}`,
  ];
  return `- ${parts.filter(Boolean).join('; ')}${inRange.some(isWhatIf) ? ` [${whatIfChip}: not a measured value]` : ''}`;
}

/** A block of text for a mail to investors, from the figures of the chosen days. */
export function buildUpdate(rows: readonly MetricRow[], period: Period | undefined): string {
  if (!period) return '';
  const samples = samplesIn(rows);
  const lines = rows.map(describeLine).filter(Boolean);
  const silent = rows
    .filter(({ comparison }) => comparison?.value === null)
    .map(({ metric }) => oneLine(metric.name) || 'a metric without a name');
  const notes = notesOf(rows, ({ inRange }) => inRange.filter((entry) => !isWhatIf(entry)));
  return [
    samples.length > 0 ? `[Sample figures: ${joinWords(samples)}. Replace them before you send this.]` : '',
    `Key metrics, ${describeDays(period.from, period.to)}, compared with the ${period.days} days before`,
    lines.join('\n') || 'No values in these days.',
    notes.length > 0
      ? `What happened\n${notes.map(({ metric, date, note }) => `- ${formatDay(date)}, ${oneLine(metric.name)}: ${oneLine(note)}`).join('\n')}`
      : '',
    silent.length > 0 ? `No value in these days: ${silent.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
