import { describe, expect, it } from 'vitest';
import { paragraph } from '@/lib/blocks';
import type { Entry } from '@/kinds/metrics/history';
import { describeComparison, formatRolled, formatTick } from './describe';
import { applyWhatIf, dropEntry, duplicateMetric, keepSaved, removeMetrics, takeEntries } from './edits';
import { addImported } from './import-edits';
import { toRows, type Metric, type MetricData } from './model';
import { toPeriod } from './period';
import { toPicture } from './picture';
import { buildReport, buildUpdate, toMetricSheet, toNoteSheet, toValueSheet } from './report';

const today = '2026-11-15';
const period = toPeriod('30', today)!;
/** A bakery's figures, not the sample's. */
const metric = (id: string, more: Partial<Metric> = {}): Metric => ({
  id,
  name: id,
  currentValue: 100,
  unit: '',
  category: 'Users',
  targetValue: 200,
  direction: 'higher',
  upperTarget: 0,
  rollUp: 'last',
  previousValue: 90,
  date: today,
  targetTyped: '200',
  label: '',
  measured: '',
  targetDate: '',
  ...more,
});
const entry = (metricId: string, date: string, value: number, note?: string): Entry => ({
  metricId,
  date,
  value,
  ...(note ? { note } : {}),
});
const dataOf = (records: Metric[], entries: Entry[] = []): MetricData => ({ records, currency: 'USD', extra: { entries, actuals: [] } });
const rowsOf = (data: MetricData) => toRows(data, period);

const bakery = dataOf(
  [
    metric('Loaves', { currentValue: 120, previousValue: 100 }),
    metric('Waste', { category: 'Finance', direction: 'lower', unit: '%', currentValue: 8, previousValue: 10, targetValue: 5 }),
  ],
  [
    entry('Loaves', '2026-10-10', 100, 'New oven'),
    entry('Loaves', '2026-11-10', 120, 'Fair in town'),
    entry('Waste', '2026-10-10', 10),
    entry('Waste', '2026-11-12', 8, 'Smaller batches'),
  ],
);

describe('the report of a bakery', () => {
  const { blocks, mark } = buildReport(rowsOf(bakery), period);

  it('counts, compares and lists what happened in these days', () => {
    expect(mark).toBeUndefined();
    expect(blocks.flatMap((block) => (block.kind === 'heading' ? [`${block.level} ${block.text}`] : []))).toEqual([
      '1 Performance metrics',
      '2 Where the metrics stand',
      '2 In these days',
      '2 Notes',
    ]);
    const words = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    expect(words[0]).toContain('Last 30 days: ');
    // 120 of 200 is 60%; 5 of 8 is 62.5%: the average is 61%.
    expect(blocks.find((block) => block.kind === 'figures')?.items).toEqual([
      { label: 'metrics on target, 2 with values in these days', value: '0 of 2' },
      { label: 'better than the days before', value: '2' },
      { label: 'worse than the days before', value: '0' },
      { label: 'average progress', value: '61%' },
    ]);
    const tables = blocks.filter((block) => block.kind === 'table');
    expect(tables[0]?.columns.map(({ label, align }) => [label, align])).toEqual([
      ['Metric', undefined],
      ['Value', 'right'],
      ['Target', 'right'],
      ['Progress', 'right'],
      ['Previous value', 'right'],
      ['Change', undefined],
    ]);
    const rows = tables.flatMap((table) => table.rows);
    expect(rows.find(([name]) => name === 'Loaves')?.slice(1, 5)).toEqual(['120', expect.stringContaining('200'), '60%', '100']);
    expect(rows.find(([name]) => name === 'Loaves')?.[5]).toContain('+20');
    expect(blocks.at(-1)).toEqual({ kind: 'list', items: ['10 Nov 2026, Loaves: Fair in town', '12 Nov 2026, Waste: Smaller batches'] });
  });

  it('is marked where all are samples, and names them where some are', () => {
    const mixed = dataOf([metric('sample-1'), metric('own')]);
    expect(buildReport(rowsOf(mixed), period).mark).toBeUndefined();
    expect(
      buildReport(rowsOf(mixed), period).blocks.some((block) => block.kind === 'paragraph' && block.text === 'Sample figures: sample-1.'),
    ).toBe(true);
    const many = dataOf([...Array.from({ length: 10 }, (_, index) => metric(`sample-${index}`)), metric('own')]);
    expect(buildReport(rowsOf(many), period).blocks).toContainEqual(
      paragraph('Sample figures: sample-0, sample-1, sample-2, sample-3, sample-4, sample-5, sample-6 and 3 more.', 'warn'),
    );
    expect(buildReport(rowsOf(dataOf([metric('sample-1')])), period).mark).toBe('Sample');
    expect(buildReport([], period).mark).toBeUndefined();
    expect(buildReport(rowsOf(mixed), undefined).blocks.some((block) => block.kind === 'list')).toBe(false);
  });

  it('is a mail for investors', () => {
    const update = buildUpdate(rowsOf(bakery), period).split('\n');
    expect(update[0]).toMatch(/^Key metrics, .*, compared with the 30 days before$/);
    expect(update[2]).toMatch(/^- Loaves: 120; \+20\.?0?%, better than 100 before; target .*200, 60% reached$/);
    expect(update.slice(-2)).toEqual(['- 10 Nov 2026, Loaves: Fair in town', '- 12 Nov 2026, Waste: Smaller batches']);
    expect(buildUpdate(rowsOf(bakery), undefined)).toBe('');
    const silent = buildUpdate(
      rowsOf(dataOf([metric('Old', { date: '2026-01-01' }), metric(' ')], [entry('Old', '2026-01-01', 5)])),
      period,
    );
    expect(silent).toContain('No values in these days.');
    expect(silent).toContain('No value in these days: Old, a metric without a name.');
  });
});

describe('the sheets', () => {
  it('hold values by day, notes by day and what follows', () => {
    const rows = rowsOf(bakery);
    expect(toValueSheet(rows)).toMatchObject({
      columns: [{ label: 'Date' }, { label: 'Loaves' }, { label: 'Waste' }],
      rows: [
        ['2026-10-10', 100, 10],
        ['2026-11-10', 120, null],
        ['2026-11-12', null, 8],
      ],
    });
    expect(toNoteSheet(rows).rows).toEqual([
      ['2026-10-10', 'Loaves', 100, 'New oven'],
      ['2026-11-10', 'Loaves', 120, 'Fair in town'],
      ['2026-11-12', 'Waste', 8, 'Smaller batches'],
    ]);
    const sheet = toMetricSheet(rows, period, 'USD');
    expect(sheet.columns.slice(-6).map(({ label }) => label)).toEqual([
      'Change (relative)',
      'Progress',
      'Status',
      'Last 30 Days',
      'Period Before',
      'Period Change (relative)',
    ]);
    expect(sheet.rows.map((cells) => cells.slice(-3))).toEqual([
      [120, 100, expect.closeTo(0.2, 9)],
      [8, 10, expect.closeTo(-0.2, 9)],
    ]);
    expect(toMetricSheet(rows, undefined, 'USD').columns.at(-3)?.label).toBe('Period');
  });
});

describe('figures in words', () => {
  it('are short on an axis from 100,000 on', () => {
    expect([99_999, 100_000, -1_500_000].map((value) => formatTick(value, '$'))).toEqual(['$99,999', '$100K', '-$1.5M']);
    expect(formatTick(99_999.5, '')).not.toContain('K');
  });

  it('of an average have no more digits than they are worth', () => {
    const average = { rollUp: 'average' as const, unit: '' as const };
    expect([formatRolled(1.23456, average), formatRolled(0.123456, average), formatRolled(1, average)]).toEqual(['1.23', '0.123', '1']);
    expect(formatRolled(1.23456, { ...average, rollUp: 'sum' })).toContain('1.23');
  });

  it('compare with the days before', () => {
    const [loaves] = rowsOf(bakery);
    expect(describeComparison(loaves!, period)).toMatch(/^Last 30 days: .* 120, before that 100 \(/);
    expect(describeComparison(loaves!, undefined)).toBe('');
    const [fresh] = rowsOf(dataOf([metric('New')], [entry('New', '2026-11-10', 5)]));
    expect(describeComparison(fresh!, period)).toContain('No value in the 30 days before.');
    const [old] = rowsOf(dataOf([metric('Old')], [entry('Old', '2026-01-10', 5)]));
    expect(describeComparison(old!, period)).toBe('No value in the last 30 days. The latest is from 10 Jan 2026.');
    const [none] = rowsOf(dataOf([metric('None')]));
    expect(describeComparison(none!, period)).toBe('No value in the last 30 days. Add one with Update value.');
  });
});

describe('edits', () => {
  const first = ({ records }: MetricData) => records[0]!;

  it('follow the two latest values', () => {
    const data = takeEntries(bakery, [entry('Loaves', '2026-11-14', 130)]);
    expect(first(data)).toMatchObject({ currentValue: 130, previousValue: 120, date: '2026-11-14' });
    expect(data.records[1]).toEqual(bakery.records[1]);
    expect(first(dropEntry(data, entry('Loaves', '2026-11-14', 130)))).toMatchObject({ currentValue: 120, previousValue: 100 });
    expect(first(takeEntries(bakery, [entry('Loaves', '2026-10-20', 110)]))).toMatchObject({ currentValue: 120, previousValue: 110 });
  });

  it('of one metric leave the others’ actual values alone', () => {
    const tried = applyWhatIf(applyWhatIf(bakery, 'Loaves', '+5%', today), 'Waste', '-5%', today);
    expect(tried.records.map(({ currentValue, previousValue }) => [currentValue, previousValue])).toEqual([
      [126, 120],
      [7.6, 8],
    ]);
    expect(tried.extra.actuals).toEqual([]);
    const onDay = applyWhatIf(takeEntries(bakery, [entry('Loaves', today, 130)]), 'Loaves', '+5%', today);
    expect(onDay.extra.actuals).toEqual([entry('Loaves', today, 130)]);
    const both = {
      ...onDay,
      extra: { ...onDay.extra, actuals: [...onDay.extra.actuals, entry('Waste', today, 1), entry('Loaves', '2026-01-01', 2)] },
    };
    expect(takeEntries(both, [entry('Loaves', today, 140)]).extra.actuals).toEqual([
      entry('Waste', today, 1),
      entry('Loaves', '2026-01-01', 2),
    ]);
    expect(applyWhatIf(bakery, 'gone', '+5%', today)).toBe(bakery);
    expect(applyWhatIf(bakery, 'Loaves', '+5%', '')).toBe(bakery);
  });

  it('lengthen the note of a what-if up to 160 letters', () => {
    let data = bakery;
    for (let count = 0; count < 3; count += 1) data = applyWhatIf(data, 'Loaves', '+5%', today);
    const noteOf = () => data.extra.entries.find(({ metricId, date }) => metricId === 'Loaves' && date === today)?.note ?? '';
    expect(noteOf()).toMatch(/: 120 \+5% \+5% \+5%$/);
    for (let count = 0; count < 60; count += 1) {
      data = applyWhatIf(data, 'Loaves', '-5%', today);
      expect(noteOf().length).toBeLessThanOrEqual(160);
    }
  });

  it('copy and remove a metric with its values', () => {
    const copied = duplicateMetric(bakery, 'Loaves', 'copy');
    expect(copied.records.map(({ id }) => id)).toEqual(['copy', 'Loaves', 'Waste']);
    expect(copied.extra.entries.filter(({ metricId }) => metricId === 'copy')).toHaveLength(2);
    const left = removeMetrics(copied, ['Loaves', 'copy']);
    expect([left.records.length, left.extra.entries.length]).toEqual([1, 2]);
  });

  it('date what is saved or imported', () => {
    const added = keepSaved(dataOf([]), dataOf([metric('New', { currentValue: 50 })]), today);
    expect(first(added)).toMatchObject({ date: today, previousValue: 45 });
    expect(added.extra.entries).toMatchObject([{ metricId: 'New', date: today, value: 50 }]);
    expect(keepSaved(bakery, bakery, today).extra.entries).toHaveLength(4);
    const imported = (more: Partial<Metric>) => first(addImported(dataOf([]), [metric('In', more)], today));
    expect(imported({ date: '2026-11-16' }).date).toBe(today);
    expect(imported({ date: '2026-11-01' }).date).toBe('2026-11-01');
    expect(imported({ date: 'soon' }).date).toBe(today);
    expect(imported({ previousValue: 0 }).previousValue).toBe(90);
    expect(imported({ previousValue: 1 }).previousValue).toBe(1);
  });
});

it('values over time stand in the order of their days, whichever metric they are of', () => {
  const late = dataOf(
    [metric('Late'), metric('Early')],
    [entry('Late', '2026-11-10', 1), entry('Early', '2026-10-10', 2), entry('Early', '2026-11-12', 3)],
  );
  expect(toValueSheet(rowsOf(late)).rows).toEqual([
    ['2026-10-10', null, 2],
    ['2026-11-10', 1, null],
    ['2026-11-12', null, 3],
  ]);
});

it('notes stand in the order of their days, too', () => {
  const late = dataOf(
    [metric('Late'), metric('Early')],
    [entry('Late', '2026-11-10', 1, 'Second'), entry('Early', '2026-11-05', 2, 'First')],
  );
  expect(toNoteSheet(rowsOf(late)).rows.map(([, , , note]) => note)).toEqual(['First', 'Second']);
  expect(buildReport(rowsOf(late), period).blocks.at(-1)).toEqual({
    kind: 'list',
    items: ['5 Nov 2026, Early: First', '10 Nov 2026, Late: Second'],
  });
});

it('the picture of a chart has its notes below the chart, and its foot below them', () => {
  const pictureOf = (count: number) => {
    const entries = Array.from({ length: count }, (_, index) =>
      entry('a', `2026-11-${String(index + 1).padStart(2, '0')}`, index + 1, `N${index + 1}.`),
    );
    return toPicture(rowsOf(dataOf([metric('a')], entries))[0]!, period, 'value', false);
  };
  const { svg, height } = pictureOf(10);
  const lines = [...svg.matchAll(/<text x="36" y="(\d+)"[^>]*>([^<]*)</g)].map(([, y, text = '']) => ({ y: Number(y), text }));
  const notes = lines.filter(({ text }) => /N\d+\.$|^and /.test(text));
  // Eight, and how many more there are; the chart ends at 540.
  expect(notes.map(({ text }) => text.replace(/^.*: /, ''))).toEqual([
    'N1.',
    'N2.',
    'N3.',
    'N4.',
    'N5.',
    'N6.',
    'N7.',
    'N8.',
    'and 2 more',
  ]);
  expect(notes.map(({ y }) => y)).toEqual(Array.from({ length: 9 }, (_, index) => 574 + index * 24));
  const foot = lines.at(-1)!;
  expect([foot.text.startsWith('Line: value'), foot.y > notes.at(-1)!.y, foot.y < height]).toEqual([true, true, true]);
  expect(pictureOf(1).height).toBeLessThan(height);
});

it('a figure on an axis is short from a hundred thousand on, with its sign and unit in their places', () => {
  expect(formatTick(99_999, '$')).toBe('$99,999');
  expect(formatTick(100_000, '$')).toBe('$100K');
  expect(formatTick(1_550_000, '$')).toBe('$1.55M');
  expect(formatTick(-2_000_000, '$')).toBe('-$2M');
});

it('an average has two decimals, or three figures below one', () => {
  const rolled = (value: number) => formatRolled(value, { rollUp: 'average', unit: '' });
  expect([rolled(1.23456), rolled(1), rolled(0.0123456), rolled(0.99999), rolled(-1.5555)]).toEqual(['1.23', '1', '0.0123', '1', '-1.56']);
  expect(formatRolled(1.23456, { rollUp: 'last', unit: '' })).toBe('1.23456');
});

describe('lines over time', () => {
  const measured = (id: string, count: number) =>
    Array.from({ length: count }, (_, index) => entry(id, `2026-11-${String(index + 1).padStart(2, '0')}`, index + 1));
  const columnsOf = (ids: string[], count = 3) =>
    buildReport(
      rowsOf(
        dataOf(
          ids.map((id) => metric(id)),
          ids.flatMap((id) => measured(id, count)),
        ),
      ),
      period,
    ).blocks.flatMap((block) =>
      block.kind === 'columns'
        ? [block.columns.map((blocks) => blocks.flatMap((each) => (each.kind === 'heading' ? [each.text] : [])))]
        : [],
    );

  it('stand two beside one another, each once, and the last in its half', () => {
    expect(columnsOf(['a', 'b', 'c'])).toEqual([
      [['a'], ['b']],
      [['c'], []],
    ]);
    expect(columnsOf(['a', 'b'])).toEqual([[['a'], ['b']]]);
  });

  it('need three values, and are eight at most', () => {
    expect(columnsOf(['a'], 2)).toEqual([]);
    expect(columnsOf(['a'], 3)).toHaveLength(1);
    expect(columnsOf([...'abcdefghij']).flat(2)).toEqual([...'abcdefgh']);
  });
});
