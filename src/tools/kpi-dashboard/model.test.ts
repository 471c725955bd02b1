import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownCell } from '@/lib/formulas';
import { formatValue, readDraft } from '@/lib/fields';
import type { MetricLine } from '@/lib/topics/metrics';
import { toKpiSheet, toValueSheet } from './export';
import { importFields, refuseImported, settleTarget } from './import';
import {
  addEntries,
  computeChange,
  describeChange,
  formatChange,
  keepHistory,
  removeEntry,
  toSparkline,
  type Entry,
} from '@/kinds/metrics/history';
import { followValue } from '@/kinds/metrics/open-value';
import { describePace } from '@/kinds/metrics/pace';
import { asksForLower, computeProgress, describeGoal, formatFigure, formatShare, hasTarget, seemsLower } from '@/kinds/metrics/progress';
import { computeSummary, fields, state, toRows, type Kpi, type KpiData } from './model';
import { describeSeries, planSeries, readDate } from '@/kinds/metrics/paste';
import { checkTargets, findRangeProblem } from '@/kinds/metrics/target';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { addKpis, duplicateKpi, removeKpis } from './edits';
import { planFigures } from './shares';
import { schema } from './schema';

const today = '2026-11-15';
const around = { today, currency: 'USD' };

const kpi = (more: Partial<Kpi> = {}): Kpi => ({
  id: 'a',
  name: 'MRR',
  currentValue: 50,
  targetValue: 100,
  unit: '',
  category: 'Revenue',
  direction: 'higher',
  upperTarget: 0,
  targetDate: '',
  trend: 'stable',
  changePercent: 0,
  targetTyped: String(more.targetValue ?? 100),
  ...more,
});
const dataOf = (records: Kpi[], entries: Entry[] = []): KpiData => ({ records, currency: 'USD', extra: { entries } });
const progress = (currentValue: number, targetValue: number, more: Partial<Kpi> = {}) =>
  computeProgress(kpi({ currentValue, targetValue, ...more }));

describe('progress', () => {
  it('is current over target, capped at 100%, with its bands', () => {
    // 45 of 60 is 75%; 120 of 100 counts as 100%.
    expect(progress(45, 60)).toEqual({ share: 0.75, band: 'close', reason: '' });
    expect(progress(120, 100).share).toBe(1);
    expect(progress(90, 100).band).toBe('on-target');
    expect(progress(89.99, 100).band).toBe('close');
    expect(progress(70, 100).band).toBe('close');
    expect(progress(69.99, 100).band).toBe('attention');
    // 8.1 / 9 is 0.8999999999999999 in doubles, and 90% to everyone else.
    expect(progress(8.1, 9)).toEqual({ share: 0.9, band: 'on-target', reason: '' });
    expect(progress(-5, 100).share).toBe(0);
  });

  it('turns round where lower is better', () => {
    // 160 of a current 240 is two thirds; at or under the target is all of it.
    expect(progress(240, 160, { direction: 'lower' }).share).toBeCloseTo(2 / 3, 8);
    expect(progress(160, 160, { direction: 'lower' }).share).toBe(1);
    expect(progress(0, 160, { direction: 'lower' }).share).toBe(1);
  });

  it('is full inside a range and falls off on both sides', () => {
    const range = { direction: 'range', upperTarget: 20 } as const;
    expect(progress(10, 10, range).share).toBe(1);
    expect(progress(20, 10, range).share).toBe(1);
    // 8 of 10 from below, 20 of 25 from above.
    expect(progress(8, 10, range).share).toBe(0.8);
    expect(progress(25, 10, range).share).toBe(0.8);
    expect(progress(5, 10, { direction: 'range', upperTarget: 10 }).share).toBeNull();
  });

  it('shows 0 with the reason where there is nothing to divide by, and a target that is met reads met', () => {
    // 0 incidents with a target of 0: nothing is left to do, whichever way the direction is set.
    for (const direction of ['higher', 'lower'] as const)
      expect(progress(0, 0, { direction })).toEqual({ share: 1, band: 'on-target', reason: '' });
    expect(progress(5, 0)).toEqual({
      share: 0,
      band: 'on-target',
      reason: 'The target is 0, so no percentage can be worked out. The target is met.',
    });
    expect(progress(-5, 0)).toEqual({
      share: 0,
      band: 'attention',
      reason: 'The target is 0, so no percentage can be worked out. The target isn’t met.',
    });
    expect(progress(5, 0, { direction: 'lower' })).toMatchObject({ share: 0, band: 'attention' });
    expect(progress(-5, 0, { direction: 'lower' })).toMatchObject({ share: 1, band: 'on-target' });
    // A loss of at most 50 is met by a loss of 20.
    expect(progress(-20, -50)).toMatchObject({ share: 0, band: 'on-target' });
    expect(progress(-80, -50)).toMatchObject({ share: 0, band: 'attention' });
    expect(formatShare(0)).toBe('0%');
  });

  it('tells no target from a target of 0', () => {
    expect(progress(5, 0, { targetTyped: '' })).toEqual({ share: null, band: 'none', reason: 'No target is set.' });
    expect(describeGoal(kpi({ targetValue: 0, direction: 'lower', unit: 'incidents' }))).toBe('0 incidents or less');
    expect(describeGoal(kpi({ targetValue: 0, targetTyped: '' }))).toBe('no target');
    expect(formatShare(null)).toBe('—');
  });

  it('is never shown in another band than it counts in', () => {
    expect(formatShare(0.8996)).toBe('89.9%');
    expect(formatShare(2 / 3)).toBe('66.7%');
    expect(formatShare(1)).toBe('100%');
  });

  it('always lies between 0 and 1 or says why not', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(
        number,
        number,
        number,
        fc.constantFrom('higher', 'lower', 'range'),
        (currentValue, targetValue, upperTarget, direction) => {
          const { share, reason } = computeProgress({ currentValue, targetValue, upperTarget, direction, targetTyped: '0' });
          expect(share === null ? reason !== '' : share >= 0 && share <= 1).toBe(true);
        },
      ),
    );
  });
});

describe('the tiles', () => {
  it('count 90% and more, and under 70%; what has no share is in no average', () => {
    const shares = [90, 100, 89, 70, 69, 10, 0];
    const kpis = shares.map((currentValue, index) => kpi({ id: String(index), currentValue }));
    const rows = toRows(dataOf([...kpis, kpi({ id: 'zero', targetValue: 0 }), kpi({ id: 'low', direction: 'lower' })]), today);
    const summary = computeSummary(rows);
    // The last is at 50 with "100 or less": fully on target, as is 50 with a target of 0.
    expect(summary).toMatchObject({ total: 9, onTarget: 4, needsAttention: 3, withoutShare: 1, lower: 1, range: 0 });
    // (90 + 100 + 89 + 70 + 69 + 10 + 0 + 100) / 8 = 528 / 8
    expect(summary.average).toBeCloseTo(5.28 / 8, 9);
    expect(computeSummary([]).average).toBeNull();
  });
});

describe('the start', () => {
  it('holds three samples, acquisition cost among them as lower is better', () => {
    const { records, extra } = state.start(around);
    expect(records.map(({ name }) => name)).toEqual([
      'Monthly Recurring Revenue',
      'Customer Acquisition Cost',
      'Customer Satisfaction Score',
    ]);
    expect(records[1]?.direction).toBe('lower');
    expect(extra.entries).toHaveLength(18);
    expect(state.start({ ...around, today: '' }).extra.entries).toEqual([]);
  });
});

const entry = (date: string, value: number, metricId = 'a'): Entry => ({ metricId, date, value });

describe('change', () => {
  it('is what was typed until there are two dated values', () => {
    const typed = kpi({ trend: 'up', changePercent: -0.05 });
    expect(computeChange(typed, [entry('2026-11-01', 5)])).toEqual({ trend: 'up', percent: -0.05, difference: null, source: 'typed' });
    // 44 after 40: 4 / 40 = 10% up.
    expect(computeChange(typed, [entry('2026-10-01', 40), entry('2026-11-01', 44)])).toEqual({
      trend: 'up',
      percent: 0.1,
      difference: 4,
      source: 'history',
    });
    expect(computeChange(typed, [entry('2026-10-01', -40), entry('2026-11-01', -44)])).toMatchObject({ trend: 'down', percent: -0.1 });
    expect(computeChange(typed, [entry('2026-10-01', 0), entry('2026-11-01', 3)])).toMatchObject({ trend: 'up', percent: null });
    expect(computeChange(typed, [entry('2026-10-01', 7), entry('2026-11-01', 7)])).toMatchObject({ trend: 'stable', percent: 0 });
  });

  it('says whether it is in points or relative', () => {
    const change = computeChange(kpi(), [entry('2026-10-01', 3.3), entry('2026-11-01', 3.4)]);
    // 3.4% after 3.3% is a tenth of a point, and 0.1 / 3.3 = 3.03% more than before.
    expect(describeChange(change, '%', 'from 0')).toBe('+0.1 percentage points (+3% relative)');
    expect(describeChange(change, 'days', 'from 0')).toBe('+3%');
    expect(describeChange({ percent: null, difference: 1 }, '%', 'from 0')).toBe('+1 percentage point (from 0)');
    expect(describeChange({ percent: 0.03, difference: null }, '%', 'from 0')).toBe('+3% relative');
  });

  it('is written with its sign', () => {
    expect([0.1, -0.0456, 0, 0.0004, -0.0004].map(formatChange)).toEqual(['+10%', '-4.6%', '0%', '0%', '0%']);
  });
});

describe('dated values', () => {
  it('make the newest one the current value, whatever the order of entry', () => {
    const first = addEntries(dataOf([kpi()]), [entry('2026-11-01', 60), entry('2026-09-01', 40)]);
    expect(first.records[0]?.currentValue).toBe(60);
    const replaced = addEntries(first, [entry('2026-11-01', 61)]);
    expect(replaced.extra.entries).toHaveLength(2);
    expect(removeEntry(replaced, entry('2026-11-01', 61)).records[0]?.currentValue).toBe(40);
  });

  it('are kept when a current value is typed, and go with their KPI', () => {
    const before = dataOf([kpi()], [entry('2026-10-01', 50)]);
    const edited = keepHistory(before, { ...before, records: [kpi({ currentValue: 55 })] }, today);
    expect(edited.extra.entries).toEqual([entry('2026-10-01', 50), entry(today, 55)]);
    expect(keepHistory(before, before, today).extra.entries).toHaveLength(1);
    expect(keepHistory(before, { ...before, records: [] }, today).extra.entries).toEqual([]);
  });

  it('begin today for KPIs from a file, so that an older one does not become the current value', () => {
    const imported = addKpis(dataOf([kpi({ id: 'old' })]), [kpi()], today);
    expect(imported.records.map(({ id }) => id)).toEqual(['a', 'old']);
    expect(imported.extra.entries).toEqual([entry(today, 50)]);
    expect(addEntries(imported, [entry('2026-10-01', 40)]).records[0]?.currentValue).toBe(50);
  });

  it('are copied and deleted with their KPI', () => {
    const data = dataOf([kpi()], [entry('2026-10-01', 40), entry(today, 50)]);
    const copied = duplicateKpi(data, 'a', 'b');
    expect(copied.records.map(({ id }) => id)).toEqual(['b', 'a']);
    // 50 after 40, for the copy as well.
    expect(toRows(copied, today).map(({ change }) => change.percent)).toEqual([0.25, 0.25]);
    expect(removeKpis(copied, ['b'], today)).toEqual(data);
  });

  it('go on into a form that is open, and into no other', () => {
    const data = dataOf([kpi(), kpi({ id: 'b' })]);
    const drafts = { edit: { id: 'a', draft: { name: 'Typed', currentValue: '50' } } };
    const newer = addEntries(data, [entry(today, 70)]);
    expect(followValue('edit', data, { data: newer, drafts }).drafts).toEqual({
      edit: { id: 'a', draft: { name: 'Typed', currentValue: '70' } },
    });
    const other = addEntries(data, [entry(today, 70, 'b')]);
    expect(followValue('edit', data, { data: other, drafts }).drafts).toBe(drafts);
    expect(followValue('edit', data, { data: newer, drafts: {} }).drafts).toEqual({});
  });

  it('draw a line from left to right', () => {
    expect(toSparkline([entry('a', 0), entry('b', 5), entry('c', 10)], 100, 20)).toBe('0.0,20.0 50.0,10.0 100.0,0.0');
  });
});

describe('pace', () => {
  const pace = (more: Partial<Kpi>) => describePace(kpi({ targetDate: '2027-11-15', ...more }), today);

  it('compounds by month', () => {
    // 365 days are 11.992 months; 2 ^ (1 / 11.992) is 1.0595.
    expect(pace({})).toBe('Needs +6.0% a month to reach its target by 15 Nov 2027');
    // 0.5 ^ (1 / 11.992) is 0.9438.
    expect(pace({ currentValue: 200, direction: 'lower' })).toBe('Needs -5.6% a month to reach its target by 15 Nov 2027');
  });

  it('is an amount where growth has no meaning', () => {
    // From -20 to 100 are 120 in 11.992 months: 10.007.
    expect(pace({ currentValue: -20 })).toBe('Needs +10 a month to reach its target by 15 Nov 2027');
  });

  it('is the whole way when less than a month is left', () => {
    expect(pace({ currentValue: 80, targetDate: '2026-11-25' })).toBe('Needs +25.0% to reach its target by 25 Nov 2026');
  });

  it('says when there is nothing left to do, or no time', () => {
    expect(pace({ currentValue: 100 })).toBe('Target reached, due 15 Nov 2027');
    expect(pace({ targetDate: '2026-11-14' })).toBe('The target date, 14 Nov 2026, has passed');
    expect(pace({ targetDate: '' })).toBe('');
    expect(describePace(kpi({ targetDate: '2027-01-01' }), '')).toBe('');
  });
});

describe('pasted values', () => {
  const kpis = [
    { id: 'a', name: 'MRR' },
    { id: 'b', name: 'Churn' },
  ];
  const plan = (text: string, existing: Entry[] = []) => planSeries(text, kpis, 'b', existing, today);

  it('go to the chosen KPI, with or without a header', () => {
    expect(plan('2026-09-01, 4\n2026-10-01, 3.5').entries).toEqual([entry('2026-09-01', 4, 'b'), entry('2026-10-01', 3.5, 'b')]);
    expect(plan('Day;Value\n2026-09;"1.234,5"').entries).toEqual([entry('2026-09-01', 1234.5, 'b')]);
  });

  it('go to the KPIs that the header names', () => {
    const { entries, problems } = plan('Date\tmrr\tOther\tChurn\n2026-09-01\t10\t1\t5\n2026-10-01\t\t2\t6');
    expect(entries).toEqual([entry('2026-09-01', 10, 'a'), entry('2026-09-01', 5, 'b'), entry('2026-10-01', 6, 'b')]);
    expect(problems).toEqual(['Column 3: nothing here is called “Other”.']);
  });

  it('add nothing twice and say what they replace', () => {
    const again = plan('2026-09-01,4\n2026-10-01,9', [entry('2026-09-01', 4, 'b'), entry('2026-10-01', 3, 'b')]);
    expect(again).toMatchObject({ added: 0, replaced: 1, known: 1 });
    expect(describeSeries(again)).toBe('0 values to add, 1 to replace, 1 already here.');
  });

  it('name each line that cannot be read', () => {
    expect(plan('2026-09-01,46,000\nsoon,4\n2026-09-02,many\n2027-01-01,4\n').problems).toEqual([
      'Line 1: There are more values than columns. Write 46000, or put 46,000 in quotes.',
      'Line 2: “soon” isn’t a date.',
      'Line 3: “many” isn’t a number.',
      'Line 4: 1 Jan 2027 is in the future.',
    ]);
    expect(readDate('2026-13', today)).toBeUndefined();
  });

  it('read their dates one way, decided from all rows', () => {
    const dates = (text: string, order?: 'day-first' | 'month-first') =>
      planSeries(text, kpis, 'b', [], today, order).entries.map(({ date }) => date);
    expect(dates('01/09/2026,1\n13/10/2026,2')).toEqual(['2026-09-01', '2026-10-13']);
    expect(dates('09/01/2026,1\n10/13/2026,2')).toEqual(['2026-09-01', '2026-10-13']);
    const open = '01/09/2026,1\n02/10/2026,2';
    expect(plan(open)).toMatchObject({
      entries: [],
      problems: [],
      question: {
        isMixed: false,
        example: '01/09/2026',
        readings: [
          { order: 'day-first', day: '2026-09-01' },
          { order: 'month-first', day: '2026-01-09' },
        ],
      },
    });
    expect(dates(open, 'day-first')).toEqual(['2026-09-01', '2026-10-02']);
    expect(dates(open, 'month-first')).toEqual(['2026-01-09', '2026-02-10']);
    const mixed = '13/10/2026,1\n10/14/2026,2';
    expect(plan(mixed)).toMatchObject({ entries: [], question: { isMixed: true } });
    expect(planSeries(mixed, kpis, 'b', [], today, 'day-first')).toMatchObject({
      entries: [{ date: '2026-10-13' }],
      problems: ['Line 2: “10/14/2026” isn’t a date.'],
    });
    expect(plan('2026-09-01,1\n1 Oct 2026,2').question).toBeUndefined();
  });

  it('come back as they were exported', () => {
    const data = dataOf([kpi(), kpi({ id: 'b', name: 'Churn' })], [entry('2026-09-01', 10), entry('2026-10-01', 3, 'b')]);
    const { columns, rows } = toValueSheet(toRows(data, today));
    const text = [columns.map(({ label }) => label), ...rows].map((row) => row.map((cell) => shownCell(cell) ?? '').join(',')).join('\n');
    expect(plan(text).entries).toEqual(data.extra.entries);
  });

  it('never crash', () => {
    fc.assert(fc.property(fc.string(), (text) => plan(text).entries.every(({ value }) => Number.isFinite(value))));
  });
});

describe('a KPI', () => {
  it('needs a name and two numbers', () => {
    const draft = {
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, ''])),
      category: 'Revenue',
      direction: 'higher',
      trend: 'up',
    };
    const read = (more: object) => readDraft(fields, { ...draft, ...more } as Parameters<typeof readDraft<typeof fields>>[1], around);
    expect(Object.keys(read({}).problems)).toEqual(['name', 'currentValue']);
    expect(checkTargets(kpi(), { targetValue: ' ' }, true)).toEqual({ targetValue: 'Enter the target as a number.' });
    expect(checkTargets(kpi({ targetValue: 0 }), { targetValue: '0' }, true)).toEqual({});
    expect(read({ name: 'x', currentValue: 'abc', targetValue: '1' }).problems.currentValue).toBe('“abc” isn’t a number.');
    const { values, problems } = read({ name: 'x', currentValue: '$1,200', targetValue: '1.5k' });
    expect(problems).toEqual({});
    expect([values.currentValue, values.targetValue]).toEqual([1200, 1500]);
  });

  it('needs its range in order', () => {
    expect(findRangeProblem(kpi({ direction: 'range', upperTarget: 100 }))).toContain('above');
    expect(findRangeProblem(kpi({ direction: 'range', upperTarget: 101 }))).toBeUndefined();
    expect(findRangeProblem(kpi())).toBeUndefined();
  });

  it('keeps whether its target was typed in a file', () => {
    const rows = toRows(
      dataOf([
        kpi({ name: 'None', targetValue: 0, targetTyped: '' }),
        kpi({ name: 'Zero', targetValue: 0 }),
        kpi({ name: 'One', targetValue: 1 }),
      ]),
      today,
    );
    const sheet = toKpiSheet(fields, rows, 'USD');
    const table = {
      headers: sheet.columns.map(({ label }) => label),
      rows: sheet.rows.map((row) => row.map((cell) => shownCell(cell) ?? '')).map((row) => row.map(String)),
    };
    const mapping = guessMapping(importFields, table.headers);
    const options = { identity: ({ name }: Kpi) => name, makeId: () => 'x', refuse: refuseImported };
    const plan = planImport(importFields, table, mapping, [], around, options);
    expect(plan.problems).toEqual([]);
    // What is shown before the import is what the file says: nothing where there is no target.
    expect(Object.values(importFields).map(({ label }) => label)).toEqual(sheet.columns.slice(0, 10).map(({ label }) => label));
    expect(plan.records.map(({ targetTyped }) => formatValue(importFields.targetTyped, targetTyped, 'USD'))).toEqual(['', '0', '1']);
    const settled = plan.records.map(settleTarget);
    expect(settled.map(settleTarget)).toEqual(settled);
    const odd = planImport(importFields, { ...table, rows: [['x', '1', 'soon']] }, mapping, [], around, options);
    expect(odd.problems).toEqual([{ row: 2, reason: 'Target Value: “soon” isn’t a number.' }]);
    expect(settled.map(({ name, targetValue, targetTyped }) => [name, targetValue, hasTarget({ targetValue, targetTyped })])).toEqual([
      ['None', 0, false],
      ['Zero', 0, true],
      ['One', 1, true],
    ]);
  });

  it('comes from version 1 with the target it had', () => {
    const { targetTyped: _new, ...old } = kpi({ targetValue: 0 });
    const brought = state.migrate?.({ records: [old], currency: 'USD', extra: { entries: [] } }, 1);
    expect(brought).toEqual(dataOf([kpi({ targetValue: 0 })]));
  });

  it('is questioned when its target of 0 is exceeded and more is said to be better', () => {
    expect(asksForLower(kpi({ targetValue: 0, currentValue: 3 }))).toBe(true);
    expect(asksForLower(kpi({ targetValue: 0, currentValue: 3, direction: 'lower' }))).toBe(false);
    expect(asksForLower(kpi({ targetValue: 0, currentValue: 3, targetTyped: '' }))).toBe(false);
  });

  it('is questioned when its name speaks of a cost', () => {
    expect(['Customer Acquisition Cost', 'CAC', 'Monthly churn', 'Response time'].every(seemsLower)).toBe(true);
    expect(['Revenue', 'Uptime', 'On-time delivery', 'Customers'].some(seemsLower)).toBe(false);
  });

  it('shows its unit where it belongs', () => {
    expect([formatFigure(-1200, '$'), formatFigure(12.5, '%'), formatFigure(4, 'days'), formatFigure(7, '')]).toEqual([
      '-$1,200',
      '12.5%',
      '4 days',
      '7',
    ]);
  });

  it('is exported with the trend and the change of its dated values', () => {
    const dated = toRows(dataOf([kpi()], [entry('2026-10-01', 40), entry(today, 50)]), today);
    const { columns, rows } = toKpiSheet(fields, dated, 'USD');
    const cell = (label: string) => rows[0]?.[columns.findIndex((column) => column.label === label)];
    // 50 after 40.
    expect(['Trend', 'Change Percent', 'Change From'].map(cell)).toEqual(['Up', 0.25, 'Dated values']);
  });

  it('is exported with its progress, and with the reason where there is none', () => {
    const { columns, rows } = toKpiSheet(fields, toRows(dataOf([kpi(), kpi({ id: 'z', targetValue: 0 })]), today), 'USD');
    expect(columns.slice(-4).map(({ label }) => label)).toEqual(['Change From', 'Progress', 'Status', 'Note']);
    expect(rows[0]?.slice(-4)).toEqual(['Typed', 0.5, 'Needs attention', '']);
    expect(rows[1]?.slice(-4)).toEqual([
      'Typed',
      0,
      'On target',
      'The target is 0, so no percentage can be worked out. The target is met.',
    ]);
  });
});

describe('figures that another tool offers', () => {
  const line: MetricLine = {
    id: 'mrr',
    name: 'MRR',
    category: 'Revenue',
    unit: '$',
    direction: 'higher',
    currentValue: 1234.5,
    targetValue: 5000,
    upperTarget: 0,
    targetTyped: '5000',
    values: [{ date: today, value: 1234.5 }],
  };
  const later: MetricLine = { ...line, currentValue: 2000, values: [{ date: '2026-12-15', value: 2000 }] };
  const source = { doc: 'revenue', tool: 'Subscription Revenue Calculator', name: '' };
  const take = (data: KpiData, ...lines: MetricLine[]) => planFigures(data, lines, source);
  const samples = state.start(around);

  it('become a KPI with its goal, and a value of their day the next time', async () => {
    const once = take(dataOf([]), line);
    expect(once).toMatchObject({ names: ['MRR'], changed: [] });
    expect(once.data.records).toMatchObject([{ name: 'MRR', currentValue: 1234.5, targetValue: 5000, unit: '$', category: 'Revenue' }]);
    const again = take(once.data, later);
    expect(again).toMatchObject({ names: [], changed: ['MRR'] });
    expect(again.data.records).toHaveLength(1);
    expect(again.data.records[0]?.currentValue).toBe(2000);
    expect(again.data.extra.entries.map(({ date, value }) => [date, value])).toEqual([
      [today, 1234.5],
      ['2026-12-15', 2000],
    ]);
    expect(schema.safeParse(again.data).success).toBe(true);
  });

  it('are nothing to take a second time, nor when they are older than what is here', () => {
    const { data } = take(dataOf([]), line);
    expect(take(data, line).data).toBe(data);
    const newer = addEntries(data, [{ metricId: data.records[0]?.id ?? '', date: '2027-01-01', value: 1 }]);
    expect(take(newer, later).data).toBe(newer);
  });

  it('are values of a KPI of the same name, whatever its case, but not of a sample', () => {
    const known = dataOf([kpi({ name: ' mrr ', currentValue: 7 })]);
    const taken = take(known, line);
    expect(taken).toMatchObject({ names: [], changed: ['MRR'] });
    expect(taken.data.records).toMatchObject([{ id: 'a', name: ' mrr ', currentValue: 1234.5 }]);
    const named = { ...line, name: samples.records[0]?.name ?? '' };
    expect(take(samples, named).data.records).toHaveLength(samples.records.length + 1);
  });

  it('are known again under another name given here', () => {
    const { data } = take(dataOf([]), line);
    const renamed = { ...data, records: data.records.map((one) => ({ ...one, name: 'Recurring revenue' })) };
    expect(take(renamed, line).data).toBe(renamed);
    expect(take(renamed, later).data.records).toMatchObject([{ name: 'Recurring revenue', currentValue: 2000 }]);
  });
});
