import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { isDay } from '@/lib/dates';
import { splitList } from '@/lib/text';
import { layoutChart } from './chart';
import { parseEffort } from './effort';
import { computeLoad, describeLoad, describeRoom } from './load';
import { findTroubles } from './troubles';
import { roadmapFiles, toRoadmap } from './files';
import { findCircle, partDependencies, renameLinks, resolveLinks } from '@/lib/title-links';
import { countByStatus, itemIdentity, spanOf, state, toLanes, toSections, type Item } from './model';
import { horizonOf, moveSpan, moveToQuarter } from './moves';
import { currentHalves, currentMonths, currentQuarters, parsePeriod, quarterOf, toQuarterShares } from './periods';
import { drawRoadmap } from './picture';
import { toDocument, toEntries, toJira, toMermaid } from './report';
import { page, toLists, toTimeline } from './slides';
import { checkItem } from './use-item-form';
import { item, none, today } from './test-data';

const troublesOf = (items: Item[]) =>
  Object.fromEntries([...findTroubles(items, resolveLinks(items), [])].map(([id, found]) => [id, found.map(({ kind }) => kind).join()]));

describe('quarters', () => {
  it('run from the current one to the fifth after it', () => {
    // 15 Nov 2026 is in the fourth quarter; five more end with the first of 2028.
    expect(currentQuarters(today).map(({ name }) => name)).toEqual(['Q4 2026', 'Q1 2027', 'Q2 2027', 'Q3 2027', 'Q4 2027', 'Q1 2028']);
    expect(currentQuarters('')).toEqual([]);
    expect(currentHalves(today).map(({ name }) => name)).toEqual(['H2 2026', 'H1 2027', 'H2 2027']);
    expect(
      currentMonths(today)
        .map(({ name }) => name)
        .slice(0, 3),
    ).toEqual(['Nov 2026', 'Dec 2026', 'Jan 2027']);
  });
  it('turn on their last day', () => {
    expect(quarterOf('2026-12-31')).toEqual({ name: 'Q4 2026', from: '2026-10-01', to: '2026-12-31' });
    expect(quarterOf('2027-01-01').name).toBe('Q1 2027');
    expect(quarterOf('2024-02-29')).toEqual({ name: 'Q1 2024', from: '2024-01-01', to: '2024-03-31' });
  });
  it.each([
    ['q1 2027', 'Q1 2027', '2027-01-01', '2027-03-31'],
    [' 2027-Q3 ', 'Q3 2027', '2027-07-01', '2027-09-30'],
    ['H2 2026', 'H2 2026', '2026-07-01', '2026-12-31'],
    ['February 2028', 'Feb 2028', '2028-02-01', '2028-02-29'],
    ['H3 2026', 'H3 2026', '', ''],
    ['Q1 0050', 'Q1 0050', '', ''],
    ['Someday', 'Someday', '', ''],
  ])('are read from %s', (text, name, from, to) => {
    expect(parsePeriod(text)).toEqual({ name, from, to });
  });
  it('may be your own', () => {
    const own = [{ id: '1', name: 'Beta', from: '2027-02-01', to: '2027-02-14' }];
    expect(parsePeriod('beta ', own)).toEqual({ name: 'Beta', from: '2027-02-01', to: '2027-02-14' });
    expect(parsePeriod('Beta', [{ id: '1', name: 'Beta', from: '2027-02-14', to: '2027-02-01' }]).from).toBe('');
  });
  it('share a stretch by its days', () => {
    // H2 2026 has 92 days in each of its quarters.
    expect(toQuarterShares('2026-07-01', '2026-12-31')).toEqual([
      { name: 'Q3 2026', share: 0.5 },
      { name: 'Q4 2026', share: 0.5 },
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 700 }), (start, length) => {
        const day = (days: number) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10);
        const total = toQuarterShares(day(start), day(start + length)).reduce((sum, { share }) => sum + share, 0);
        expect(total).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('sections', () => {
  it('are the six current quarters and any other with items, counted', () => {
    const items = [item('a'), item('b', { quarter: 'q4 2026' }), item('c', { quarter: 'Q1 2024' }), item('d', { quarter: 'Someday' })];
    expect(toSections(items, [], today).map(({ period, items: members }) => [period.name, members.length])).toEqual([
      ['Q1 2024', 1],
      ['Q4 2026', 2],
      ['Q1 2027', 0],
      ['Q2 2027', 0],
      ['Q3 2027', 0],
      ['Q4 2027', 0],
      ['Q1 2028', 0],
      ['Someday', 1],
    ]);
  });
  it('lose no item, whatever its quarter says', () => {
    const anyItem = fc.record({ quarter: fc.oneof(fc.string(), fc.constantFrom('Q1 2027', 'H1 2027', 'May 2027')) });
    fc.assert(
      fc.property(fc.array(anyItem), (drawn) => {
        const items = drawn.map((more, index) => item(`i${index}`, more));
        const placed = toSections(items, [], today).flatMap((section) => section.items);
        expect(placed).toHaveLength(items.length);
      }),
    );
  });
  it('count by status', () => {
    expect(countByStatus([item('a'), item('b', { status: 'On Hold' })])).toEqual({
      Planning: 1,
      'In Progress': 0,
      Completed: 0,
      'On Hold': 1,
    });
  });
  it('have lanes, those that say nothing last', () => {
    const items = [item('a'), item('b', { theme: 'Trust' }), item('c', { theme: 'growth' }), item('d', { theme: 'Growth ' })];
    expect(toLanes(items, 'theme').map(({ name, items: members }) => [name, members.length])).toEqual([
      ['growth', 2],
      ['Trust', 1],
      ['No theme', 1],
    ]);
  });
});

describe('effort', () => {
  it.each([
    ['3w', 3],
    ['5d', 1], // five days are a week
    ['1w 2d', 1.4], // 1 + 2/5
    ['2.5 weeks', 2.5],
    ['1,5w', 1.5],
    ['3 person-weeks', 3],
    ['4pw', 4],
    ['20h', 0.5], // half of forty
    ['2 months', 8],
    ['3', undefined],
    ['2-3w', undefined],
    ['a quarter', undefined],
    ['-3w', undefined],
    ['', undefined],
    [`${'9'.repeat(400)}w`, undefined],
    // 1,000 hours at 40 a week
    ['1,000h', 25],
    ['1,250.5 weeks', 1250.5],
    ['1.2.3w', undefined],
  ])('reads %s', (text, weeks) => {
    expect(parseEffort(text)).toBe(weeks);
  });
  it('takes no other capacity for one that cannot be read', () => {
    const extra = { ...none, teamCapacity: '36', capacities: [{ quarter: 'Q4 2026', typed: 'abc' }] };
    const [now, next] = computeLoad([item('a', { estimatedEffort: '40w' })], extra, today).quarters;
    expect(now?.problem).toBe('“abc” isn’t a number.');
    expect(now && [now.capacity, now.isOver, describeRoom(now)]).toEqual([undefined, false, '—']);
    expect(next && describeRoom(next)).toBe('36 left');
  });
  it('is summed per quarter against capacity', () => {
    const items = [
      item('a', { estimatedEffort: '3w' }),
      item('b', { estimatedEffort: '5d' }),
      item('c', { quarter: 'H1 2027', estimatedEffort: '6w' }),
      item('d', { estimatedEffort: 'big' }),
      item('e', { quarter: 'Someday', estimatedEffort: '1w' }),
      item('f'),
    ];
    const load = computeLoad(items, { ...none, teamCapacity: '1*3.5', capacities: [{ quarter: 'Q2 2027', typed: '10' }] }, today);
    const [now, next, after] = load.quarters;
    // 3 + 1 = 4 of 3.5: over by 0.5
    expect(now).toMatchObject({ quarter: 'Q4 2026', effort: 4, capacity: 3.5, isOver: true });
    expect(now && describeRoom(now)).toBe('Over by 0.5');
    expect(now && describeLoad(now)).toBe('4 of 3.5 person-weeks');
    // H1 2027 has 181 days, 90 in Q1 and 91 in Q2: 6 × 90/181 = 2.983425, 6 × 91/181 = 3.016575
    expect(next?.effort).toBe(2.983425);
    expect(after).toMatchObject({ quarter: 'Q2 2027', effort: 3.016575, capacity: 10, isOver: false });
    expect(load.unread.map(({ id }) => id)).toEqual(['d']);
    expect(load.undated.map(({ id }) => id)).toEqual(['e']);
    expect(load.withoutEffort).toBe(1);
  });
  it('has no room to show without a capacity, and says what it cannot read', () => {
    const load = computeLoad([], { ...none, capacities: [{ quarter: 'Q4 2026', typed: 'many' }] }, today);
    expect(load.quarters[0]?.problem).toBe('“many” isn’t a number.');
    expect(load.quarters[0] && describeRoom(load.quarters[0])).toBe('—');
    expect(computeLoad([], { ...none, teamCapacity: '-2' }, today).quarters[0]?.capacity).toBeUndefined();
  });
});

describe('dependencies', () => {
  it('are trimmed, with empty entries dropped', () => {
    expect(splitList(' A , ,B,, ')).toEqual(['A', 'B']);
  });
  it('are found by title, even one with commas; the others are broken', () => {
    const items = [
      item('a', { title: 'Search, sort, and filter' }),
      item('b', { dependencies: splitList('search, sort, and filter, Nothing') }),
    ];
    expect(
      resolveLinks(items)
        .get('b')
        ?.map(({ name, target }) => [name, target?.id]),
    ).toEqual([
      ['Search, sort, and filter', 'a'],
      ['Nothing', undefined],
    ]);
    expect(troublesOf(items)).toEqual({ b: 'broken' });
  });
  it('must not go round in a circle', () => {
    const items = [item('a', { dependencies: ['B'] }), item('b', { dependencies: ['C'] }), item('c')];
    expect(checkItem({ ...item('c'), dependencies: ['A'] }, 'c', items).dependencies).toBe(
      'That would go round in a circle: C → A → B → C.',
    );
    expect(checkItem({ ...item('c'), dependencies: ['c'] }, 'c', items).dependencies).toBe('An item can’t depend on itself.');
    expect(checkItem(item('c'), 'c', items)).toEqual({});
    const broken = [item('a', { dependencies: ['B'] }), item('b', { dependencies: ['A'] }), item('d', { dependencies: ['A'] })];
    expect(troublesOf(broken)).toEqual({ a: 'circle', b: 'circle' });
  });
  it('end the search for circles over any links', () => {
    const names = fc.constantFrom('A', 'B', 'C', 'D', 'E');
    fc.assert(
      fc.property(fc.array(fc.array(names, { maxLength: 4 }), { minLength: 5, maxLength: 5 }), (lists) => {
        const items = lists.map((dependencies, index) => item('abcde'[index] ?? '', { dependencies }));
        const links = resolveLinks(items);
        for (const one of items) {
          const circle = findCircle(one, links);
          if (circle.length > 0) expect(circle[0]).toBe(circle.at(-1));
        }
        findTroubles(items, links, []);
      }),
    );
  });
  it('slip when a blocker ends later', () => {
    const blocker = item('a', { quarter: 'Q1 2027' });
    expect(troublesOf([blocker, item('b', { dependencies: ['A'] })])).toEqual({ b: 'slip' });
    expect(troublesOf([blocker, item('b', { dependencies: ['A'], quarter: 'Q1 2027' })])).toEqual({});
    expect(troublesOf([{ ...blocker, status: 'Completed' }, item('b', { dependencies: ['A'] })])).toEqual({});
    const dated = (id: string, startDate: string, endDate: string, dependencies: string[] = []) =>
      item(id, { startDate, endDate, dependencies });
    expect(troublesOf([dated('a', '2026-10-01', '2026-11-10'), dated('b', '2026-11-10', '2026-12-01', ['A'])])).toEqual({ b: 'slip' });
    expect(troublesOf([dated('a', '2026-10-01', '2026-11-09'), dated('b', '2026-11-10', '2026-12-01', ['A'])])).toEqual({});
    expect(troublesOf([item('a'), dated('b', '2026-11-10', '2026-12-01', ['A'])])).toEqual({});
  });
  it('follow a new title', () => {
    const items = [item('a'), item('b', { dependencies: ['a', 'X'] })];
    expect(renameLinks(items, 'a', ' New ').map(({ dependencies }) => dependencies)).toEqual([[], ['New', 'X']]);
    expect(renameLinks([...items, item('c', { title: 'A' })], 'a', 'New')[1]?.dependencies).toEqual(['a', 'X']);
  });
});

describe('moving', () => {
  it('keeps the length, and takes the quarter it then starts in', () => {
    expect(moveSpan(item('a'), 'whole', 7, [])).toEqual({ quarter: 'Q4 2026', startDate: '2026-10-08', endDate: '2027-01-07' });
    expect(moveSpan(item('a'), 'whole', 92, [])).toEqual({ quarter: 'Q1 2027', startDate: '2027-01-01', endDate: '2027-04-02' });
    expect(moveSpan(item('a'), 'end', -7, [])).toEqual({ quarter: 'Q4 2026', startDate: '2026-10-01', endDate: '2026-12-24' });
    expect(moveSpan(item('a'), 'end', -400, [])).toEqual({ quarter: 'Q4 2026', startDate: '2026-10-01', endDate: '2026-10-01' });
    expect(moveSpan(item('a', { quarter: 'Nov 2026' }), 'whole', 30, [])?.quarter).toBe('Dec 2026');
    expect(moveSpan(item('a', { quarter: 'Someday' }), 'whole', 7, [])).toBeUndefined();
  });
  it('carries own dates to the other quarter', () => {
    const dated = item('a', { startDate: '2026-10-15', endDate: '2026-11-15' });
    // Q4 2026 starts 92 days before Q1 2027.
    expect(moveToQuarter(dated, 'Q1 2027', [])).toEqual({ quarter: 'Q1 2027', startDate: '2027-01-15', endDate: '2027-02-15' });
    expect(moveToQuarter(item('a'), 'Q1 2027', [])).toEqual({ quarter: 'Q1 2027', startDate: '', endDate: '' });
    expect(moveToQuarter(dated, 'Someday', []).startDate).toBe('');
  });
  it('knows now, next and later', () => {
    const horizon = (quarter: string) => horizonOf(item('a', { quarter }), [], today);
    expect(['Q1 2024', 'Q4 2026', 'Dec 2026', 'Q1 2027', 'H1 2027', 'Q2 2027', 'Someday'].map(horizon)).toEqual([
      'Now',
      'Now',
      'Now',
      'Next',
      'Next',
      'Later',
      'Later',
    ]);
  });
  it('gives days, or nothing, for any move', () => {
    fc.assert(
      fc.property(fc.constantFrom('whole', 'start', 'end'), fc.integer({ min: -100_000, max: 100_000 }), (grip, days) => {
        const change = moveSpan(item('a'), grip, days, []);
        if (change) expect(isDay(change.startDate) && isDay(change.endDate) && change.startDate <= change.endDate).toBe(true);
      }),
    );
  });
  it('reads spans from what is there', () => {
    expect(spanOf(item('a', { startDate: '2026-11-01' }), [])).toEqual({ from: '2026-11-01', to: '2026-12-31', isOwn: true });
    expect(spanOf(item('a', { endDate: '2026-11-01' }), [])).toEqual({ from: '2026-10-01', to: '2026-11-01', isOwn: true });
    expect(spanOf(item('a', { startDate: '2026-12-01', endDate: '2026-11-01' }), [])?.from).toBe('2026-11-01');
    expect(spanOf(item('a', { quarter: 'Someday' }), [])).toBeUndefined();
  });
});

describe('the timeline', () => {
  it('draws bars by their days, arrows between them, and names what it leaves out', () => {
    const items = [item('a'), item('b', { quarter: 'Q1 2027', dependencies: ['A'] }), item('c', { quarter: 'Someday' })];
    const links = resolveLinks(items);
    const chart = layoutChart(toLanes(items, 'none'), {
      today,
      own: [],
      links,
      troubles: new Map(),
      dayWidth: 2,
      hasMonths: true,
    });
    // Q4 has 92 days of 2 px, then Q1 with 90.
    expect(chart.rows.map(({ x, width }) => [x, width])).toEqual([
      [0, 184],
      [184, 180],
    ]);
    expect(chart.todayX).toBe(90); // 45 days after 1 October
    expect(chart.arrows).toHaveLength(1);
    expect(chart.left.map(({ id }) => id)).toEqual(['c']);
  });
});

describe('files', () => {
  const items = [
    item('a', { title: 'Sign: in', assignee: 'Ana', estimatedEffort: '1w', theme: 'Big trust' }),
    item('b', { quarter: 'Q1 2027', status: 'Completed', dependencies: ['Sign: in'], assignee: 'Jon' }),
  ];
  const roadmap = (version: 'internal' | 'public') => toRoadmap(items, { ...none, teamCapacity: '4' }, today, 'none', version);
  it('leave names and effort out of the public version', () => {
    for (const build of [toDocument, toTimeline, toLists, toJira, drawRoadmap]) {
      expect(JSON.stringify(build(roadmap('internal')))).toContain('Ana');
      expect(JSON.stringify(build(roadmap('public')))).not.toMatch(/Ana|Jon|person-week|1w/);
    }
  });
  it('have what Jira asks for', () => {
    const { columns, rows } = toJira(roadmap('internal'));
    const row = (at: number) => Object.fromEntries(columns.map(({ label }, place) => [label, rows[at]?.[place]]));
    // A week is 5 × 8 × 3,600 = 144,000 seconds.
    expect(row(0)).toMatchObject({
      Summary: 'Sign: in',
      'Original estimate': 144_000,
      Labels: 'Q4-2026 Big-trust',
      'Due date': '2026-12-31',
    });
    expect(row(1)).toMatchObject({ Status: 'Done', 'Inward issue link (Blocks)': 1 });
  });
  it('bear the title of their own', () => {
    const named = toRoadmap(items, { ...none, title: 'Brot & Büchse: 2027' }, today, 'none', 'public');
    expect(toDocument(named).blocks[0]).toMatchObject({ text: 'Brot & Büchse: 2027' });
    expect(toTimeline(named)[0]?.title).toBe('Brot & Büchse: 2027');
    expect(toMermaid(named)).toContain('title Brot & Büchse 2027');
    expect(roadmapFiles(named, 'USD').map(({ name }) => name)).toContain('public-brot-büchse-2027.pptx');
    expect(roadmapFiles(roadmap('internal'), 'USD').map(({ name }) => name)).toContain('roadmap.pptx');
    expect(toDocument(roadmap('internal')).title).toBe('Product Roadmap');
  });
  it('are slides with a bar for each item where its days lie', () => {
    const [timeline, ...others] = toTimeline(roadmap('internal'));
    expect(others).toEqual([]);
    const [first, second] = timeline?.bars ?? [];
    expect([first?.title, second?.title]).toEqual(['Sign: in', 'B']);
    const markOf = (label: string) => timeline?.marks.find((mark) => mark.label === label)?.x ?? NaN;
    expect(first?.x).toBeCloseTo(markOf('Q4 2026'), 1);
    expect(second?.x).toBeCloseTo(markOf('Q1 2027'), 1);
    // The quarter from October has 92 days, the one from January 90.
    expect((first?.width ?? 0) / (second?.width ?? 1)).toBeCloseTo(92 / 90, 2);
    expect(timeline?.arrows).toHaveLength(1);
  });
  it('are as many slides as the items need, and nothing leaves a slide', () => {
    const many = Array.from({ length: 40 }, (_, index) => item(`m${index}`, { theme: index % 2 ? 'Growth' : 'Trust' }));
    const slides = toTimeline(toRoadmap(many, none, today, 'theme', 'internal'));
    expect(slides.length).toBeGreaterThan(1);
    expect(slides.flatMap(({ bars }) => bars)).toHaveLength(40);
    for (const { bars, lanes } of slides) {
      for (const { y, x, width } of bars) {
        expect(y).toBeGreaterThan(page.top);
        expect(y).toBeLessThan(page.height - 0.6);
        expect(x + width).toBeLessThanOrEqual(page.width - page.margin + 0.01);
      }
      for (const { y } of lanes) expect(y).toBeLessThan(bars.at(-1)?.y ?? 0);
    }
  });
  it('are calendar entries that two roadmaps made from the sample do not share', () => {
    const ids = (title: string, extraTitle: string) =>
      toEntries(toRoadmap([item('sample-1', { title })], { ...none, title: extraTitle }, today, 'none', 'internal')).map(({ id }) => id);
    expect(ids('Billing', '')).not.toEqual(ids('Search', ''));
    expect(ids('Billing', 'One')).not.toEqual(ids('Billing', 'Two'));
    expect(ids('Billing', 'One')).toEqual(ids('Billing', 'One'));
  });
  it('are a Mermaid chart', () => {
    expect(toMermaid(roadmap('internal'))).toContain('    section Q4 2026\n    Sign in :item1, 2026-10-01, 2026-12-31\n');
    expect(toMermaid(roadmap('internal'))).toContain('    B :done, item2, 2027-01-01, 2027-03-31\n');
  });
  it('say that a sample is one', () => {
    const sample = state.sample?.({ today, currency: 'USD' });
    const made = toRoadmap(sample?.records ?? [], none, today, 'theme', 'public');
    expect(made.note).toContain('Sample data');
    expect(toDocument(made).mark).toBe('Sample');
  });
  it('hold no fault, whatever the items say', () => {
    const typed = fc.oneof(fc.string(), fc.constantFrom('3w', 'Q1 2027', 'A', '2026-11-15', '<b>"&'));
    const anyItem = fc.record({
      title: typed,
      quarter: typed,
      assignee: typed,
      estimatedEffort: typed,
      dependencies: fc.array(typed, { maxLength: 3 }),
      theme: typed,
      startDate: fc.constantFrom('', '2026-11-15', '0100-01-01', '9999-12-31'),
      endDate: fc.constantFrom('', '2026-11-01', '9999-12-31'),
    });
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 5 }), typed, (drawn, teamCapacity) => {
        const random = drawn.map((more, index) => item(`i${index}`, more));
        const made = toRoadmap(random, { ...none, teamCapacity }, today, 'theme', 'internal');
        for (const build of [toDocument, toTimeline, toLists, toJira, toMermaid, drawRoadmap]) {
          expect(JSON.stringify(build(made))).not.toMatch(/NaN|Infinity|undefined/);
        }
      }),
      { numRuns: atMost(300) },
    );
  });
  it('know an item by its title and quarter', () => {
    expect(itemIdentity(item('a', { title: 'x ', quarter: 'q1 2027' }))).toBe(itemIdentity(item('b', { title: 'X', quarter: '2027 Q1' })));
  });
});

it('parts dependencies of a file by semicolons, but for titles that hold one', () => {
  const added = [item('a'), item('b', { title: 'Log in; log out' }), item('c', { dependencies: ['A; X', 'Log in; log out', ';'] })];
  expect(partDependencies(added, [])[2]?.dependencies).toEqual(['A', 'X', 'Log in; log out']);
});
