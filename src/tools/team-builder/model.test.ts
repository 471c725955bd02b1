import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planImport, guessMapping } from '@/kinds/records/import-records';
import { selectRecords } from '@/kinds/records/select-records';
import { toCsv, parseCsv } from '@/formats/csv';
import { emptyDraft, readDraft } from '@/lib/fields';
import { card, layOutChart, stepFrom } from './chart-layout';
import { otherNames } from './content';
import { toTeamDocument, toTeamSheet } from './files';
import { adaptTable } from './hris-import';
import {
  computeSummary,
  departments,
  describeRated,
  fields,
  formatAverage,
  importFields,
  memberIdentity,
  monthlyOf,
  performanceTone,
  searchText,
  settleRating,
  sortings,
  state,
  toGroups,
  type Member,
} from './model';
import { countBelow, managerText, toOutline } from './org-outline';
import { buildTree, linkManagers, moveFormsUp, refuseManager, removeMembers, replaceTeam, startFolded } from './org-tree';
import { foldForPage, pngScale, toChartPicture } from './picture';
import { toSkillRows } from './skills';

const around = { today: '2026-11-15', currency: 'USD' };
const member = (id: string, more: Partial<Member> = {}): Member => ({
  id,
  name: id.toUpperCase(),
  role: 'Engineer',
  department: 'Engineering',
  reportsTo: '',
  email: '',
  phone: '',
  location: '',
  skills: [],
  bio: '',
  startDate: '',
  salary: 0,
  performance: 5,
  unrated: false,
  grant: 0,
  photo: '',
  ...more,
});
const sample = state.sample?.(around).records ?? [];

describe('the form', () => {
  it('needs a name, a role and a department; performance starts at 5', () => {
    const empty = emptyDraft(fields, around.today);
    expect(readDraft(fields, empty, around).problems).toEqual({
      name: 'Enter a name.',
      role: 'Enter a role.',
      department: 'Choose a department.',
    });
    expect(readDraft(fields, empty, around).values.performance).toBe(5);
    expect(state.start(around)).toMatchObject({ records: [], extra: { burden: '30', neededSkills: '', openRoles: [] } });
  });

  it('reads skills as a list, trimmed, empties dropped', () => {
    const draft = { ...emptyDraft(fields, ''), name: 'A', role: 'B', department: 'HR', skills: ' SQL, ,Figma ,, hiring  ' };
    expect(readDraft(fields, draft, around).values.skills).toEqual(['SQL', 'Figma', 'hiring']);
  });

  it('refuses a salary below zero or that is no number', () => {
    const draft = { ...emptyDraft(fields, ''), name: 'A', role: 'B', department: 'HR' };
    expect(readDraft(fields, { ...draft, salary: '-1' }, around).problems.salary).toContain('can’t be below');
    expect(readDraft(fields, { ...draft, salary: 'lots' }, around).problems.salary).toContain('isn’t a number');
    expect(readDraft(fields, { ...draft, salary: '85,000.50' }, around).values.salary).toBe(8500050);
  });

  it('offers the ten departments', () => {
    expect(departments.join()).toBe('Engineering,Product,Design,Marketing,Sales,Operations,Finance,HR,Customer Success,Legal');
  });
});

describe('the summary', () => {
  it('adds up salaries and averages performance to one decimal', () => {
    const team = [
      member('a', { salary: 10000050, performance: 9 }),
      member('b', { salary: 5000025, performance: 6, department: 'Sales' }),
      member('c', { performance: 6 }),
    ];
    // 100,000.50 + 50,000.25 = 150,000.75; with 30% on top 195,000.975, shown as 195,000.98. (9 + 6 + 6) / 3 = 7.
    expect(computeSummary(team, 0.3)).toEqual({
      members: 3,
      departments: 2,
      totalSalary: 15000075,
      fullyLoaded: 19500098,
      averagePerformance: 7,
      rated: 3,
    });
    expect(formatAverage(7)).toBe('7.0/10');
    // 195,000.98 / 12 = 16,250.0817.
    expect(monthlyOf(19500098)).toBe(1625008);
  });

  it('rounds halves up, and the average of nobody is 0, with the reason', () => {
    // 9 × 9 + 11 × 8 = 169 points over 20 people: 8.45, shown as 8.5.
    const team = Array.from({ length: 20 }, (_, index) => member(String(index), { performance: index < 9 ? 9 : 8 }));
    expect(computeSummary(team, 0).averagePerformance).toBe(8.5);
    // (8 + 9 + 9) / 3 = 8.666…
    expect(
      formatAverage(
        computeSummary(
          [8, 9, 9].map((performance, index) => member(String(index), { performance })),
          0,
        ).averagePerformance,
      ),
    ).toBe('8.7/10');
    expect(formatAverage(computeSummary([], 0.3).averagePerformance)).toBe('0.0/10');
    expect(describeRated(computeSummary([], 0.3))).toBe('No members yet');
  });

  it('leaves those without a score out of the average', () => {
    const team = [member('a', { performance: 9 }), member('b', { unrated: true }), member('c', { performance: 6 })];
    // (9 + 6) / 2; the 5 that nobody gave does not count.
    expect(computeSummary(team, 0)).toMatchObject({ averagePerformance: 7.5, rated: 2 });
    expect(describeRated(computeSummary(team, 0))).toBe('Of 2 rated, 1 not rated yet');
    const unrated = computeSummary([member('b', { unrated: true })], 0);
    expect([formatAverage(unrated.averagePerformance), describeRated(unrated)]).toEqual(['0.0/10', 'Nobody is rated yet']);
  });

  it('takes no score from a file that has none, and the scores of one that has', () => {
    const table = parseCsv('Name,Role,Department,Performance\nA,Dev,Engineering,8.6\nB,Dev,Engineering,\nC,Dev,Engineering,11');
    const options = { identity: memberIdentity, makeId: () => 'x' };
    const take = ({ headers, rows }: typeof table) => {
      const plan = planImport(importFields, { headers, rows }, guessMapping(importFields, headers), [], around, options as never);
      const taken = (plan.records as unknown as Member[]).map(settleRating);
      return { taken: taken.map(({ name, performance, unrated }) => [name, performance, unrated]), problems: plan.problems };
    };
    expect(take(table)).toMatchObject({
      taken: [
        ['A', 9, false],
        ['B', 5, true],
      ],
      problems: [{ row: 4 }],
    });
    // And back from the file that the team becomes.
    const team = [member('a', { performance: 9 }), member('b', { unrated: true })];
    const own = toCsv(toTeamSheet(team, buildTree(team), 'USD', true));
    expect(take(parseCsv(own)).taken).toEqual([
      ['A', 9, false],
      ['B', 5, true],
    ]);
  });

  it('replaces the samples by a file: managers become links, sample roles go, and nobody keeps a manager who is gone', () => {
    const data = state.sample?.(around) ?? state.start(around);
    const mine = member('mine', { reportsTo: 'sample-1' });
    const given = { ...data, records: [mine, ...data.records] };
    const next = [member('new', { name: 'Neo', performance: 0 }), member('two', { reportsTo: 'neo', performance: 8 }), mine];
    const { records, extra } = replaceTeam(given, next);
    expect(records.map(({ id, reportsTo, unrated }) => [id, reportsTo, unrated])).toEqual([
      ['new', '', true],
      ['two', 'new', false],
      ['mine', '', false],
    ]);
    expect(extra.openRoles).toEqual([]);
  });

  it('colours performance green from 8, yellow from 6, red below', () => {
    expect([10, 8, 7, 6, 5, 1].map(performanceTone)).toEqual(['good', 'good', 'warn', 'warn', 'bad', 'bad']);
  });

  it('groups by department in the order of the list', () => {
    const team = [member('a', { department: 'Legal' }), member('b', { department: 'Product' }), member('c', { department: 'Legal' })];
    expect(toGroups(team).map(({ department, members }) => [department, members.length])).toEqual([
      ['Product', 1],
      ['Legal', 2],
    ]);
  });
});

describe('the list', () => {
  it('stands in the order chosen and is found by words', () => {
    const team = [
      member('a', { name: 'Cleo', performance: 5, salary: 9, startDate: '2026-01-01', skills: ['Rust'] }),
      member('b', { name: 'ana', performance: 9, salary: 0, startDate: '', location: 'Oslo' }),
      member('c', { name: 'Ben', performance: 7, salary: 20, startDate: '2024-02-29', email: 'ben@x.com' }),
    ];
    const ids = (sort: keyof typeof sortings, query = '') =>
      selectRecords(team, { query, searchIn: searchText, sort: sortings[sort] })
        .map(({ id }) => id)
        .join('');
    expect((['newest', 'name', 'performance', 'salary', 'start'] as const).map((sort) => ids(sort))).toEqual([
      'abc',
      'bca',
      'bca',
      'cab',
      'cab',
    ]);
    expect(['rust', 'oslo', 'ben@x', 'engineer'].map((query) => ids('newest', query))).toEqual(['a', 'b', 'c', 'abc']);
  });
});

describe('the tree', () => {
  const team = [member('a'), member('b', { reportsTo: 'a' }), member('c', { reportsTo: 'b' }), member('d')];
  const tree = buildTree(team);

  it('has several roots and knows everybody below', () => {
    expect(tree.roots).toEqual(['a', 'd']);
    expect(countBelow(tree, 'a')).toBe(2);
    expect(toOutline(tree).map(({ member: { id }, depth }) => `${id}${depth}`)).toEqual(['a0', 'b1', 'c2', 'd0']);
  });

  it('refuses a circle in words', () => {
    expect(refuseManager(tree, 'a', 'b')).toBe('A can’t report to B: B already reports to A.');
    expect(refuseManager(tree, 'a', 'c')).toBe('A can’t report to C: C already reports to A through B.');
    expect(refuseManager(tree, 'a', 'a')).toBe('A can’t report to themselves.');
    expect(refuseManager(tree, 'c', 'd')).toBeUndefined();
    expect(refuseManager(tree, 'c', '')).toBeUndefined();
  });

  it('cuts a circle from a file and says so', () => {
    const round = buildTree([member('a', { reportsTo: 'c' }), member('b', { reportsTo: 'a' }), member('c', { reportsTo: 'b' })]);
    expect(round.circles).toEqual([['a', 'c', 'b']]);
    expect(round.roots).toEqual(['a']);
    expect(toOutline(round)).toHaveLength(3);
  });

  it('finds managers by name, turned name or address, and keeps strangers', () => {
    const linked = linkManagers([
      member('1', { name: 'Ana Silva', email: 'ana@x.com' }),
      member('2', { reportsTo: 'silva,  ANA' }),
      member('3', { reportsTo: 'Ana@X.com' }),
      member('4', { reportsTo: 'The Board' }),
    ]);
    expect(linked.map(({ reportsTo }) => reportsTo)).toEqual(['', '1', '1', 'The Board']);
    expect([...buildTree(linked).strangers]).toEqual([['4', 'The Board']]);
  });

  it('moves reports up when their manager goes', () => {
    expect(removeMembers(team, new Set(['b'])).map(({ id, reportsTo }) => `${id}>${reportsTo}`)).toEqual(['a>', 'c>a', 'd>']);
    expect(removeMembers(team, new Set(['a', 'b'])).map(({ id, reportsTo }) => `${id}>${reportsTo}`)).toEqual(['c>', 'd>']);
  });

  it('moves open forms up with them', () => {
    const drafts = {
      record: { id: 'c', draft: { reportsTo: 'b', name: 'typed' } },
      'open-role': { draft: { reportsTo: 'b' } },
      other: { draft: { reportsTo: 'b' } },
    };
    expect(moveFormsUp(tree, drafts, new Set(['b']))).toEqual({
      record: { id: 'c', draft: { reportsTo: 'a', name: 'typed' } },
      'open-role': { draft: { reportsTo: 'a' } },
      other: { draft: { reportsTo: 'b' } },
    });
    expect(moveFormsUp(tree, {}, new Set(['b']))).toEqual({});
    expect(moveFormsUp(tree, drafts, new Set(['d']))).toEqual(drafts);
  });

  it('names a manager by address where two share the name', () => {
    const twins = buildTree([
      member('1', { name: 'Sam', email: 'sam1@x.com' }),
      member('2', { name: 'Sam', email: 'sam2@x.com' }),
      member('3', { reportsTo: '2' }),
    ]);
    const text = managerText(twins);
    expect([...twins.members.values()].map(text)).toEqual(['', '', 'sam2@x.com']);
  });
});

/** Any team at all: links to anybody, to nobody, to strangers, in circles. */
const anyTeam = fc
  .array(fc.record({ to: fc.oneof(fc.nat(30).map(String), fc.constant(''), fc.string()), name: fc.string() }), { maxLength: 30 })
  .map((rows) => rows.map(({ to, name }, index) => member(String(index), { reportsTo: to, name })));

describe('the chart', () => {
  it('puts a manager over the middle of the reports, a level apart', () => {
    const { nodes, width } = layOutChart(
      buildTree([member('a'), member('b', { reportsTo: 'a' }), member('c', { reportsTo: 'a' })]),
      new Set(),
    );
    const at = (id: string) => nodes.find((node) => node.id === id);
    expect(at('a')?.x).toBe(((at('b')?.x ?? 0) + (at('c')?.x ?? 0)) / 2);
    // Two cards of 188 and a gap of 20.
    expect(width).toBe(396);
    expect(at('b')?.y).toBe(at('c')?.y);
  });

  it('folds a branch and counts what is in it', () => {
    const tree = buildTree([member('a'), member('b', { reportsTo: 'a' }), member('c', { reportsTo: 'b' })]);
    const { nodes, links } = layOutChart(tree, new Set(['a']));
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).toMatchObject({ id: 'a', hidden: 2, reports: 1 });
    expect(links).toEqual([]);
  });

  it('draws everybody once, never one over another, whatever the links', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const tree = buildTree(team);
        const { nodes, width, height } = layOutChart(tree, new Set());
        expect(nodes.map(({ id }) => id).sort()).toEqual(team.map(({ id }) => id).sort());
        nodes.forEach((a, index) => {
          expect(a.x).toBeGreaterThanOrEqual(0);
          expect(a.x + card.width).toBeLessThanOrEqual(width);
          expect(a.y + card.height).toBeLessThanOrEqual(height);
          for (const b of nodes.slice(index + 1)) {
            expect(Math.abs(a.x - b.x) >= card.width || Math.abs(a.y - b.y) >= card.height).toBe(true);
          }
        });
      }),
    );
  });

  it('never lets a move make a circle', () => {
    fc.assert(
      fc.property(anyTeam, fc.nat(30), fc.nat(30), (team, from, to) => {
        const linked = linkManagers(team);
        const tree = buildTree(linked);
        const [id, manager] = [String(from), String(to)];
        if (!tree.members.has(id) || !tree.members.has(manager) || refuseManager(tree, id, manager)) return;
        const moved = buildTree(linked.map((person) => (person.id === id ? { ...person, reportsTo: manager } : person)));
        expect(moved.circles.flat()).not.toContain(id);
        expect(moved.managerOf.get(id)).toBe(manager);
      }),
    );
  });

  it('walks by arrow keys', () => {
    const layout = layOutChart(buildTree([member('a'), member('b', { reportsTo: 'a' }), member('c', { reportsTo: 'a' })]), new Set());
    expect(['ArrowDown', 'ArrowUp', 'ArrowRight', 'x'].map((key) => stepFrom(layout, 'a', key))).toEqual([
      'b',
      undefined,
      undefined,
      undefined,
    ]);
    expect(stepFrom(layout, 'b', 'ArrowRight')).toBe('c');
    expect(stepFrom(layout, 'c', 'ArrowUp')).toBe('a');
  });

  it('opens a large team folded and draws at most what can be read', () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      member(String(index), { reportsTo: index === 0 ? '' : String(Math.floor((index - 1) / 8)) }),
    );
    const tree = buildTree(many);
    expect(layOutChart(tree, startFolded(tree)).nodes).toHaveLength(9);
    const whole = layOutChart(tree, new Set());
    expect(whole.nodes.length + whole.undrawn).toBe(5000);
    expect(startFolded(buildTree(sample)).size).toBe(0);
  });

  it('makes a well-formed picture of any names', () => {
    const typed = fc.oneof(fc.string(), fc.constantFrom('<b>&"', '\uD800', '\u0000\uFFFF', '漢字'.repeat(60), 'W'.repeat(300)));
    fc.assert(
      fc.property(typed, typed, (name, role) => {
        const { svg } = toChartPicture(buildTree([member('a', { name, role }), member('b', { reportsTo: 'a' })]), {
          folded: new Set(),
          day: '',
          isSample: false,
        });
        expect(svg).not.toMatch(/NaN|Infinity|undefined|<b>|&(?!(?:amp|lt|gt|quot|#39);)/);
        expect(() => encodeURIComponent(svg)).not.toThrow();
      }),
    );
    expect(toChartPicture(buildTree(sample), { folded: new Set(), day: '', isSample: true }).svg).toContain('Sample team');
  });

  it('is folded where a page could not hold it, and left out where that does not help', () => {
    const none = new Set<string>();
    expect(foldForPage(buildTree(sample), none)).toBe(none);
    // A head, 60 leads and 120 reports stand 120 × 208 wide; folded below the leads they are a column of 60 × 78 = 4,680.
    const leads = Array.from({ length: 60 }, (_, index) => `lead${index}`);
    const wide = [
      member('head'),
      ...leads.map((id) => member(id, { reportsTo: 'head' })),
      ...leads.flatMap((id) => [1, 2].map((place) => member(`${id}-${place}`, { reportsTo: id }))),
    ];
    const tree = buildTree(wide);
    expect(foldForPage(tree, none)).toEqual(new Set(leads));
    const choices = { hasPrivate: false, folded: none, burden: 0, neededSkills: [], planInUse: 'a' as const, openRoles: [] };
    expect(JSON.stringify(toTeamDocument(wide, tree, around, choices))).toContain('collapsed to fit the page');
    const loose = Array.from({ length: 500 }, (_, index) => member(`m${index}`));
    expect(foldForPage(buildTree(loose), none)).toBeUndefined();
    const pages = toTeamDocument(loose, buildTree(loose), around, choices);
    expect(pages.blocks.some(({ kind }) => kind === 'picture')).toBe(false);
    expect(JSON.stringify(pages.blocks.slice(0, 4))).toContain('too large for a page');
  });

  it('is drawn twice as large as on the screen, within what a browser can draw', () => {
    expect(pngScale({ svg: '', width: 800, height: 600 })).toBe(2);
    // 30,000 ÷ 60,000
    expect(pngScale({ svg: '', width: 60_000, height: 400 })).toBe(0.5);
  });
});

describe('the skills matrix', () => {
  it('shows gaps first, then single holders, and merges spellings', () => {
    const team = [member('a', { skills: ['SQL', 'Figma', 'sql'] }), member('b', { skills: ['sql'] })];
    expect(toSkillRows(team, ['Rust', 'figma'])).toEqual([
      { skill: 'Rust', isNeeded: true, people: [], coverage: 'gap' },
      { skill: 'figma', isNeeded: true, people: ['a'], coverage: 'single' },
      { skill: 'SQL', isNeeded: false, people: ['a', 'b'], coverage: 'covered' },
    ]);
  });
});

const plan = (csv: string, existing: readonly Member[] = []) => {
  const table = adaptTable(parseCsv(csv));
  let count = 0;
  const makeId = () => `n${(count += 1)}`;
  return planImport(fields, table, guessMapping(fields, table.headers, otherNames), existing, around, { identity: memberIdentity, makeId });
};

describe('files', () => {
  const tree = buildTree(sample);

  it('leave salary and performance out unless they are asked for', () => {
    const labels = (hasPrivate: boolean) => toTeamSheet(sample, tree, 'USD', hasPrivate).columns.map(({ label }) => label);
    expect(labels(false)).not.toContain('Salary');
    expect(labels(false)).not.toContain('Performance');
    expect(labels(true)).toContain('Salary');
    const choices = { folded: new Set<string>(), burden: 0.3, neededSkills: [], planInUse: 'a' as const, openRoles: [] };
    expect(JSON.stringify(toTeamDocument(sample, tree, around, { ...choices, hasPrivate: false }))).not.toMatch(/Salary|\/10|\$/);
    expect(JSON.stringify(toTeamDocument(sample, tree, around, { ...choices, hasPrivate: true }))).toContain('$729,000.00');
  });

  it('come back as they were, and add nothing twice', () => {
    const csv = toCsv(toTeamSheet(sample, tree, 'USD', true));
    expect(plan(csv, sample)).toMatchObject({ records: [], duplicates: 8, problems: [] });
    const fresh = linkManagers(plan(csv).records);
    const names = (team: readonly Member[]) => team.map(managerText(buildTree(team)));
    expect(names(fresh)).toEqual(names(sample));
    expect(fresh.map(({ id: _id, reportsTo: _to, ...rest }) => rest)).toEqual(sample.map(({ id: _id, reportsTo: _to, ...rest }) => rest));
  });

  it('are read from HR systems by their own headers', () => {
    const { records, problems } = plan(
      'Employee Name,Job Title,Manager,Department,Hire Date,Annual Salary,Work Email\n' +
        'Ana Silva,CEO,,Executive,03/01/2024,"$120,000.00",ana@x.com\n"Berg, Jon",CTO,"Silva, Ana",R&D,2024-04-01,110000,jon@x.com\nNo Title,,Ana Silva,HR,,,\n',
    );
    expect(problems).toEqual([{ row: 4, reason: 'Role: Enter a role.' }]);
    expect(linkManagers(records)).toMatchObject([
      { name: 'Ana Silva', role: 'CEO', department: 'Operations', startDate: '2024-03-01', salary: 12000000, email: 'ana@x.com' },
      { name: 'Berg, Jon', role: 'CTO', department: 'Engineering', reportsTo: 'n1', salary: 11000000 },
    ]);
  });

  it('are read with split names, manager numbers and skills behind semicolons', () => {
    const { records } = plan(
      'Employee ID,First Name,Last Name,Title,Dept,Manager ID,Skills\n7,Ana,Silva,CEO,Ops,,Hiring; SQL\n8,Jon,Berg,CTO,Tech,7,AWS\n',
    );
    expect(linkManagers(records)).toMatchObject([
      { name: 'Ana Silva', skills: ['Hiring', 'SQL'], reportsTo: '' },
      { name: 'Jon Berg', reportsTo: 'n1' },
    ]);
  });
});
