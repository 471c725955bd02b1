import { describe, expect, it } from 'vitest';
import { formatWeeks, parseEffort } from './effort';
import { toChangelog } from './changelog';
import { toRoadmap } from './files';
import { resolveLinks } from '@/lib/title-links';
import { computeLoad, describeLoad, describeRoom } from './load';
import { isKept, itemIdentity, spanOf, startFilter, titleOf, toLanes, toSections, type Item } from './model';
import { horizonOf, moveSpan, moveToQuarter, quarterFor } from './moves';
import { comparePeriods, describePeriod, isNearDay, parsePeriod, samePeriodAt, toQuarterShares } from './periods';
import { toDocument, toEntries, toJira, toMermaid } from './report';
import { findTroubles } from './troubles';
import { item, none, today } from './test-data';

const own = (name: string, from: string, to: string) => ({ id: name, name, from, to });

describe('a period', () => {
  it.each([
    ['Q1 2027', '2027-01-01', '2027-03-31'],
    ['q4 2027', '2027-10-01', '2027-12-31'],
    ['2027-Q2', '2027-04-01', '2027-06-30'],
    ["Q3'2027", '2027-07-01', '2027-09-30'],
    ['h1 2027', '2027-01-01', '2027-06-30'],
    ['2027 H2', '2027-07-01', '2027-12-31'],
    ['February 2028', '2028-02-01', '2028-02-29'],
    ['Dec. 2027', '2027-12-01', '2027-12-31'],
    ['jan 2027', '2027-01-01', '2027-01-31'],
    ['H3 2027', '', ''],
    ['Q5 2027', '', ''],
    ['Q1 1899', '', ''],
    ['Q1 2200', '', ''],
    ['Q1 1900', '1900-01-01', '1900-03-31'],
    ['Mai 2027', '', ''],
    ['March 1850', '', ''],
    ['someday', '', ''],
  ])('%s runs from %s to %s', (typed, from, to) => {
    expect(parsePeriod(typed)).toMatchObject({ from, to });
  });

  it('of one’s own needs days in order', () => {
    const read = (from: string, to: string) => parsePeriod(' LAUNCH ', [own('Launch', from, to)]);
    expect(read('2027-01-05', '2027-01-05')).toEqual({ name: 'Launch', from: '2027-01-05', to: '2027-01-05' });
    for (const [from, to] of [
      ['2027-01-06', '2027-01-05'],
      ['', '2027-01-05'],
      ['2027-01-05', ''],
      ['1850-01-05', '2027-01-05'],
      ['2027-01-05', '2250-01-05'],
    ] as const)
      expect(read(from, to)).toEqual({ name: 'Launch', from: '', to: '' });
    expect(parsePeriod('', [own('', '2027-01-05', '2027-01-06')])).toEqual({ name: '', from: '', to: '' });
  });

  it('goes on in its own length', () => {
    const at = (name: string, day: string) => samePeriodAt(parsePeriod(name), day).name;
    expect(at('Q1 2027', '2027-03-31')).toBe('Q1 2027');
    expect(at('Q1 2027', '2027-04-01')).toBe('Q2 2027');
    expect(at('Q1 2027', '2026-12-31')).toBe('Q4 2026');
    expect(at('H1 2027', '2027-07-01')).toBe('H2 2027');
    expect(at('Jan 2027', '2027-02-01')).toBe('Feb 2027');
    expect(at('someday', '2027-02-01')).toBe('Q1 2027');
  });

  it('stands by its start, the longer first, those without days last', () => {
    const names = ['someday', 'Jan 2027', 'Q1 2027', 'H1 2027', 'Q4 2026', 'never'].map((name) => parsePeriod(name));
    expect(names.toSorted(comparePeriods).map(({ name }) => name)).toEqual([
      'Q4 2026',
      'H1 2027',
      'Q1 2027',
      'Jan 2027',
      'never',
      'someday',
    ]);
    expect(
      names
        .toReversed()
        .toSorted(comparePeriods)
        .map(({ name }) => name),
    ).toEqual(['Q4 2026', 'H1 2027', 'Q1 2027', 'Jan 2027', 'never', 'someday']);
    const [a, b] = [own('A', '2027-01-01', '2027-01-31'), own('B', '2027-01-01', '2027-01-31')];
    expect([comparePeriods(a, b), comparePeriods(b, a)]).toEqual([-1, 1]);
    expect([describePeriod(parsePeriod('Q1 2027')), describePeriod(parsePeriod('x'))]).toEqual([
      '1 Jan 2027 to 31 Mar 2027',
      'No dates known',
    ]);
    expect([isNearDay('2027-01-01'), isNearDay('1899-01-01'), isNearDay('soon')]).toEqual([true, false, false]);
  });

  it('is shared out to quarters by days, up to ten years', () => {
    // 31 of January with 10 of the days before it: 10 and 31 of 41.
    expect(toQuarterShares('2026-12-22', '2027-01-31')).toEqual([
      { name: 'Q4 2026', share: 10 / 41 },
      { name: 'Q1 2027', share: 31 / 41 },
    ]);
    expect(toQuarterShares('2027-01-05', '2027-01-05')).toEqual([{ name: 'Q1 2027', share: 1 }]);
    expect(toQuarterShares('2027-01-05', '2027-01-04')).toEqual([]);
    // 2027 to 2036 has 3,653 days; 3,660 of them end on 7 January 2037.
    expect(toQuarterShares('2027-01-01', '2037-01-07')).toHaveLength(41);
    expect(toQuarterShares('2027-01-01', '2037-01-08')).toEqual([]);
  });
});

describe('effort', () => {
  it.each([
    ['3w', 3],
    ['5d', 1],
    ['40 hours', 1],
    ['1m', 4],
    ['1w 2d', 1.4],
    ['2.5 weeks', 2.5],
    ['3 person-weeks', 3],
    ['2pw', 2],
    ['10 pd', 2],
    ['1 month and 1 week', 5],
    ['100000w', 100_000],
    ['100001w', undefined],
    ['a quarter', undefined],
    ['3', undefined],
    ['', undefined],
  ])('%s is %s weeks', (typed, weeks) => {
    expect(parseEffort(typed)).toBe(weeks);
  });

  it('is one week or several', () => {
    expect([1, 1.04, 1.06, 0].map(formatWeeks)).toEqual(['1 person-week', '1 person-week', '1.1 person-weeks', '0 person-weeks']);
  });

  it('is over capacity from a tenth of a week on', () => {
    const loadOf = (typed: string, capacity: string) =>
      computeLoad([item('a', { estimatedEffort: typed })], { ...none, teamCapacity: capacity }, today).quarters[0]!;
    expect(loadOf('10w', '10')).toMatchObject({ quarter: 'Q4 2026', effort: 10, capacity: 10, isOver: false });
    expect(loadOf('10.04w', '10').isOver).toBe(false);
    expect(loadOf('10.1w', '10').isOver).toBe(true);
    expect(loadOf('10w', '').isOver).toBe(false);
    expect([describeLoad(loadOf('10w', '12')), describeLoad(loadOf('10w', '')), describeLoad(loadOf('0w', ''))]).toEqual([
      '10 of 12 person-weeks',
      '10 person-weeks',
      '',
    ]);
    expect([describeRoom(loadOf('10w', '12')), describeRoom(loadOf('12w', '10')), describeRoom(loadOf('1w', ''))]).toEqual([
      '2 left',
      'Over by 2',
      '—',
    ]);
  });

  it('of one quarter takes the place of the team’s; what cannot be read takes none', () => {
    const items = [
      item('a', { estimatedEffort: '4w' }),
      item('b', { estimatedEffort: 'long' }),
      item('c'),
      item('d', { estimatedEffort: '1w', quarter: 'someday' }),
    ];
    const load = computeLoad(
      items,
      {
        ...none,
        teamCapacity: '10',
        capacities: [
          { quarter: 'Q4 2026', typed: '3' },
          { quarter: 'Q1 2027', typed: 'lots' },
        ],
      },
      today,
    );
    expect(load.quarters[0]).toMatchObject({ capacity: 3, isOver: true, typed: '3' });
    expect(load.quarters[1]).not.toHaveProperty('capacity');
    expect(load.quarters[1]?.problem).toBeTruthy();
    expect(load.quarters[2]).toMatchObject({ capacity: 10, effort: 0 });
    expect([load.unread, load.undated].map((list) => list.map(({ id }) => id))).toEqual([['b'], ['d']]);
    expect(load.withoutEffort).toBe(1);
  });
});

describe('the days of an item', () => {
  const span = (startDate: string, endDate: string, quarter = 'Q4 2026') => spanOf(item('a', { startDate, endDate, quarter }), []);

  it('are its own, else those of its quarter', () => {
    expect(span('', '')).toEqual({ from: '2026-10-01', to: '2026-12-31', isOwn: false });
    expect(span('2026-11-02', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-02', isOwn: true });
    expect(span('2026-11-02', '')).toEqual({ from: '2026-11-02', to: '2026-12-31', isOwn: true });
    expect(span('2027-02-02', '')).toEqual({ from: '2027-02-02', to: '2027-02-02', isOwn: true });
    expect(span('', '2026-11-02')).toEqual({ from: '2026-10-01', to: '2026-11-02', isOwn: true });
    expect(span('', '2026-09-02')).toEqual({ from: '2026-09-02', to: '2026-09-02', isOwn: true });
    expect(span('', '2026-09-02', 'someday')).toEqual({ from: '2026-09-02', to: '2026-09-02', isOwn: true });
    expect(span('', '', 'someday')).toBeUndefined();
  });

  it('move, and take the quarter along', () => {
    const moved = (grip: 'start' | 'end' | 'whole', days: number) =>
      moveSpan(item('a', { startDate: '2026-12-20', endDate: '2026-12-25' }), grip, days, []);
    expect(moved('whole', 20)).toEqual({ quarter: 'Q1 2027', startDate: '2027-01-09', endDate: '2027-01-14' });
    expect(moved('start', 10)).toEqual({ quarter: 'Q4 2026', startDate: '2026-12-25', endDate: '2026-12-25' });
    expect(moved('end', -10)).toEqual({ quarter: 'Q4 2026', startDate: '2026-12-20', endDate: '2026-12-20' });
    expect(moved('end', 3)).toEqual({ quarter: 'Q4 2026', startDate: '2026-12-20', endDate: '2026-12-28' });
    expect(moved('whole', 0)).toBeUndefined();
    expect(moved('whole', 999_999)).toBeUndefined();
  });

  it('keep their place in another quarter, within it', () => {
    const to = (startDate: string, endDate: string, quarter: string) => moveToQuarter(item('a', { startDate, endDate }), quarter, []);
    // Q4 has two days more than Q1.
    expect(to('2026-12-01', '2026-12-31', 'Q1 2027').endDate).toBe('2027-03-31');
    expect(to('2026-10-11', '2026-10-21', 'Q1 2027')).toEqual({ quarter: 'Q1 2027', startDate: '2027-01-11', endDate: '2027-01-21' });
    // 92 days in, and the first quarter has 90.
    expect(to('2026-12-31', '', 'Q1 2027')).toEqual({ quarter: 'Q1 2027', startDate: '2027-03-31', endDate: '' });
    expect(to('', '', 'Q1 2027')).toEqual({ quarter: 'Q1 2027', startDate: '', endDate: '' });
    expect(to('2026-10-11', '', 'someday')).toEqual({ quarter: 'someday', startDate: '', endDate: '' });
  });

  it('are now, next or later', () => {
    const horizon = (quarter: string) => horizonOf(item('a', { quarter }), [], today);
    expect(['Q1 2020', 'Q4 2026', 'Dec 2026', 'Q1 2027', 'Mar 2027', 'Q2 2027', 'someday'].map(horizon)).toEqual([
      'Now',
      'Now',
      'Now',
      'Next',
      'Next',
      'Later',
      'Later',
    ]);
    expect((['Now', 'Next', 'Later'] as const).map((name) => quarterFor(name, today))).toEqual(['Q4 2026', 'Q1 2027', 'Q2 2027']);
    expect(quarterFor('Now', '')).toBe('');
  });
});

describe('troubles', () => {
  const textOf = (first: Partial<Item>, second: Partial<Item>) => {
    const items = [item('a', { dependencies: ['B'], ...first }), item('b', second)];
    return findTroubles(items, resolveLinks(items), []).get('a')?.[0]?.text ?? '';
  };

  it('are blockers that end too late, to the day', () => {
    const mine = { startDate: '2026-11-10', endDate: '2026-11-20' };
    expect(textOf(mine, { startDate: '2026-11-01', endDate: '2026-11-09' })).toBe('');
    expect(textOf(mine, { startDate: '2026-11-01', endDate: '2026-11-10' })).toBe(
      '“B” ends 10 Nov 2026, not before this starts on 10 Nov 2026.',
    );
    expect(textOf(mine, { startDate: '2026-11-01', endDate: '2026-11-21' })).toBe('“B” ends 21 Nov 2026, after this ends on 20 Nov 2026.');
    expect(textOf({}, {})).toBe('');
    expect(textOf({}, { quarter: 'Q1 2027' })).toContain('after this ends');
    expect(textOf({ status: 'Completed' }, { quarter: 'Q1 2027' })).toBe('');
    expect(textOf({}, { quarter: 'Q1 2027', status: 'Completed' })).toBe('');
    expect(textOf({ dependencies: ['C'] }, {})).toBe('No item is called “C”.');
    expect(textOf({}, { dependencies: ['A'] })).toContain('Depends on itself');
  });
});

describe('the files of a small roadmap', () => {
  const items = [
    item('a', {
      title: 'Ovens',
      estimatedEffort: '2w',
      assignee: 'Ann',
      theme: 'Hot  things',
      status: 'In Progress',
      dependencies: ['Flour: fine'],
    }),
    item('b', { title: 'Flour: fine', status: 'On Hold', startDate: '2026-11-01', endDate: '2026-11-05' }),
    item('c', { title: 'Yeast', status: 'Completed', quarter: 'someday' }),
  ];
  const extra = { ...none, title: ' Bakery ', teamCapacity: '1' };
  const roadmap = toRoadmap(items, extra, today, 'assignee', 'internal');
  const open = toRoadmap(items, extra, today, 'assignee', 'public');

  it('say which version they are', () => {
    expect(roadmap).toMatchObject({
      title: 'Bakery',
      note: '15 Nov 2026 · Internal version',
      laneBy: 'assignee',
      isPublic: false,
      isSample: false,
    });
    expect(open).toMatchObject({ note: '15 Nov 2026 · Public version', laneBy: 'none', isPublic: true });
    expect(toRoadmap(items, extra, today, 'theme', 'public').laneBy).toBe('theme');
    expect(toRoadmap([item('sample-1'), item('b')], extra, today, 'none', 'internal').note).toContain('Samples: SAMPLE-1');
    expect(toRoadmap([item('sample-1')], extra, today, 'none', 'internal')).toMatchObject({ isSample: true });
    expect(toRoadmap([], extra, today, 'none', 'internal').isSample).toBe(false);
    expect(titleOf({ title: ' ' })).toBe('Product Roadmap');
  });

  it('are a document with a table for each quarter, capacity and warnings', () => {
    const { blocks } = toDocument(roadmap);
    expect(blocks.flatMap((block) => (block.kind === 'heading' ? [`${block.level} ${block.text}`] : []))).toEqual([
      '1 Bakery',
      '2 Timeline',
      '2 Q4 2026',
      '2 someday',
      '2 Capacity',
    ]);
    const tables = blocks.filter((block) => block.kind === 'table');
    expect(tables[0]?.columns.map(({ label, weight }) => `${label} ${weight ?? 1}`)).toEqual([
      'Item 3',
      'Priority 1',
      'Status 1',
      'Assignee 1',
      'Effort 1',
      'Depends on 2',
    ]);
    expect(tables[0]?.rows[1]).toEqual(['Flour: fine', 'Medium', 'On Hold', '', '', '']);
    expect(tables[0]?.notes?.[1]).toBe('1 Nov 2026 to 5 Nov 2026');
    expect(tables[2]?.rows[0]).toEqual(['Q4 2026', '2 person-weeks', '1 person-week', 'Over by 1']);
    expect(toDocument(open).blocks.filter((block) => block.kind === 'heading')).toHaveLength(4);
    const troubled = toRoadmap([item('a', { dependencies: ['Z'] })], none, today, 'none', 'internal');
    expect(toDocument(troubled).blocks.at(-1)).toEqual({ kind: 'list', items: ['A: No item is called “Z”.'] });
    const unread = toRoadmap(
      [item('a', { estimatedEffort: '1w' }), item('b', { estimatedEffort: 'long' })],
      none,
      today,
      'none',
      'internal',
    );
    expect(toDocument(unread).blocks.at(-1)).toMatchObject({ text: '1 item not counted: the effort can’t be read.' });
  });

  it('are rows for Jira, with estimates in seconds and links by row', () => {
    const { columns, rows } = toJira(roadmap);
    expect(columns.at(-1)?.label).toBe('Inward issue link (Blocks)');
    // Two weeks of five days of eight hours.
    expect(rows).toEqual([
      [1, 'Epic', 'Ovens', '', 'Medium', 'In Progress', '2026-10-01', '2026-12-31', 'Q4-2026 Hot-things', 'Ann', 288_000, 2],
      [2, 'Epic', 'Flour: fine', '', 'Medium', 'To Do', '2026-11-01', '2026-11-05', 'Q4-2026 on-hold', '', null, null],
      [3, 'Epic', 'Yeast', '', 'Medium', 'Done', '', '', 'someday', '', null, null],
    ]);
    expect(toJira(open).rows[0]).toHaveLength(10);
  });

  it('are a changelog of what is done', () => {
    const done = toRoadmap(
      [item('a', { status: 'Completed', quarter: 'Q3 2026', description: 'Twice as\nhot' }), ...items],
      extra,
      today,
      'none',
      'public',
    );
    expect(toChangelog(done).blocks.slice(2)).toEqual([
      expect.objectContaining({ text: 'someday' }),
      { kind: 'list', items: ['Yeast'] },
      expect.objectContaining({ text: 'Q3 2026' }),
      { kind: 'list', items: ['A: Twice as hot'] },
    ]);
  });

  it('are a chart for Mermaid and a calendar', () => {
    expect(toMermaid(roadmap).split('\n').slice(6)).toEqual([
      '    section Q4 2026',
      '    Ovens :active, item1, 2026-10-01, 2026-12-31',
      '    Flour fine :item2, 2026-11-01, 2026-11-05',
      '    section someday',
      '    %% Yeast has no dates',
      '',
    ]);
    expect(toEntries(roadmap).map(({ id, day, title }) => [id, day, title])).toEqual([
      ['roadmap-a', '2026-12-31', 'Ovens: planned end'],
      ['roadmap-b', '2026-11-05', 'Flour: fine: planned end'],
    ]);
    expect(toEntries(roadmap)[0]?.details).toBe(
      'Quarter: Q4 2026\nStatus: In Progress\nPriority: Medium\nAssignee: Ann\nEstimated effort: 2w\n15 Nov 2026 · Internal version',
    );
  });

  it('show sections, lanes and what a filter keeps', () => {
    const sections = toSections(items, [], today);
    expect(sections).toHaveLength(7);
    expect(sections.filter(({ isCurrent }) => isCurrent).map(({ period }) => period.name)).toEqual(['Q4 2026']);
    expect(toSections([], [], '2026-12-31')[0]?.isCurrent).toBe(true);
    expect(toLanes(items, 'theme').map(({ name, items: list }) => [name, list.length])).toEqual([
      ['Hot  things', 1],
      ['No theme', 2],
    ]);
    expect(
      toLanes([item('a', { assignee: 'Zoe' }), item('b'), item('c', { assignee: 'Ann' })], 'assignee').map(({ name }) => name),
    ).toEqual(['Ann', 'Zoe', 'Unassigned']);
    const kept = (filter: object) => items.filter(isKept({ ...startFilter, ...filter })).length;
    expect([kept({}), kept({ status: 'On Hold' }), kept({ priority: 'High' }), kept({ priority: 'Medium', status: 'Planning' })]).toEqual([
      3, 1, 0, 0,
    ]);
    expect(itemIdentity(item('a', { title: ' ÖVEN  x', quarter: '2026-q4' }))).toBe(itemIdentity(item('b', { title: 'oven X' })));
  });
});
