import { describe, expect, it } from 'vitest';
import { adaptTable } from './hris-import';
import { toTeamDocument, type FileChoices } from './files';
import {
  addBurden,
  computeSummary,
  describeRated,
  importFields,
  memberIdentity,
  monthlyOf,
  performanceTone,
  settleRating,
  sortings,
  type Member,
} from './model';
import { buildTree } from './org-tree';

const member = (id: string, more: Partial<Member> = {}): Member => ({
  id,
  name: id,
  role: 'Baker',
  department: 'Operations',
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

describe('scores and salaries', () => {
  it('round once, and leave the unrated out', () => {
    const team = [
      member('a', { salary: 1000, performance: 8 }),
      member('b', { salary: 500, performance: 7, department: 'Sales' }),
      member('c', { performance: 1, unrated: true }),
    ];
    expect(computeSummary(team, 0.3)).toEqual({
      members: 3,
      departments: 2,
      totalSalary: 1500,
      fullyLoaded: 1950,
      averagePerformance: 7.5,
      rated: 2,
    });
    expect(computeSummary([], 0.3)).toMatchObject({ averagePerformance: 0, rated: 0, departments: 0 });
    expect(['a', 'b'].map((_, index) => describeRated({ ...computeSummary(team, 0), rated: index * 3 }))).toEqual([
      'Nobody is rated yet',
      '',
    ]);
    expect(describeRated(computeSummary(team, 0))).toBe('Of 2 rated, 1 not rated yet');
    expect(describeRated(computeSummary([], 0))).toBe('No members yet');
    expect([addBurden(1000, 0), addBurden(999, 0.5), monthlyOf(125), monthlyOf(126)]).toEqual([1000, 1499, 10, 11]);
    expect([10, 8, 7.9, 6, 5.9].map(performanceTone)).toEqual(['good', 'good', 'warn', 'warn', 'bad']);
  });

  it('from a file are whole, from one to ten, or none', () => {
    expect([0, -1, 0.2, 1.5, 7.4, 10].map((performance) => settleRating({ performance }))).toEqual([
      { performance: 5, unrated: true },
      { performance: 5, unrated: true },
      { performance: 1, unrated: false },
      { performance: 2, unrated: false },
      { performance: 7, unrated: false },
      { performance: 10, unrated: false },
    ]);
    expect([importFields.performance.min, importFields.performance.max]).toEqual([0, 10]);
    expect([sortings.performance.by(member('a', { unrated: true })), sortings.performance.by(member('a'))]).toEqual([0, 5]);
    expect(memberIdentity(member(' A ', { email: 'A@B.co' }))).toBe(memberIdentity(member('a', { email: 'a@b.CO', department: 'Sales' })));
    expect(memberIdentity(member('a'))).not.toBe(memberIdentity(member('a', { department: 'Sales' })));
  });
});

describe('a table of an HR system', () => {
  const adapt = (headers: string[], ...rows: string[][]) => adaptTable({ headers, rows });

  it('joins names that are split, where there is no whole one', () => {
    expect(adapt(['First Name', 'Last Name'], ['Ann', 'Ray'], ['Bo', ''])).toEqual({
      headers: ['First Name', 'Last Name', 'Employee Name'],
      rows: [
        ['Ann', 'Ray', 'Ann Ray'],
        ['Bo', '', 'Bo'],
      ],
    });
    expect(adapt(['Surname', 'Given Name'], ['Ray', 'Ann']).rows[0]?.[2]).toBe('Ann Ray');
    expect(adapt(['Name', 'First Name', 'Last Name'], ['Ann R', 'Ann', 'Ray']).headers).toHaveLength(3);
    expect(adapt(['First Name'], ['Ann']).headers).toHaveLength(1);
  });

  it('finds managers by their number', () => {
    const { headers, rows } = adapt(['Employee ID', 'Name', 'Manager ID'], ['1', 'Ann', ''], ['2', 'Bo', ' 1 '], ['3', 'Cy', '9']);
    expect(headers.at(-1)).toBe('Manager');
    expect(rows.map((row) => row.at(-1))).toEqual(['', 'Ann', '']);
    expect(adapt(['Employee ID', 'Name', 'Manager ID', 'Reports To'], ['1', 'Ann', '', 'Bo']).headers).toHaveLength(4);
    expect(adapt(['Name', 'Manager ID'], ['Ann', '1']).headers).toHaveLength(2);
    expect(adapt(['Employee ID', 'Name'], ['1', 'Ann']).headers).toHaveLength(2);
  });

  it('knows departments by other names, and lists by other marks', () => {
    const { rows } = adapt(['Department', 'Skills'], ['R&D', 'a; b|c'], ['People Ops', 'a, b; c'], ['Magic', 'a']);
    expect(rows).toEqual([
      ['Engineering', 'a, b, c'],
      ['HR', 'a, b; c'],
      ['Magic', 'a'],
    ]);
  });
});

describe('the document', () => {
  const choices: FileChoices = {
    hasPrivate: true,
    folded: new Set(),
    burden: 0.3,
    neededSkills: [],
    planInUse: 'a' as const,
    openRoles: [],
  };
  const around = { today: '2026-11-15', currency: 'USD' };
  const team = [member('Ann', { salary: 100_000 }), member('Bo', { reportsTo: 'Ann', unrated: true })];
  const blocksOf = (members: Member[], more: Partial<FileChoices> = {}) =>
    toTeamDocument(members, buildTree(members), around, { ...choices, ...more }).blocks;
  const tableOf = (members: Member[], more: Partial<FileChoices> = {}) => blocksOf(members, more).find((block) => block.kind === 'table');

  it('has salaries only where they are wanted', () => {
    expect(tableOf(team)?.columns.map(({ label, weight, align }) => [label, weight, align])).toEqual([
      ['Name', 2.4, undefined],
      ['Role', 1.9, undefined],
      ['Department', 1.5, undefined],
      ['Reports To', 1.6, undefined],
      ['Salary per year', 1.4, 'right'],
      ['Performance', 1.5, 'right'],
    ]);
    expect(tableOf(team, { hasPrivate: false })?.columns).toHaveLength(4);
    expect(tableOf(team)?.rows.map((row) => row.slice(4))).toEqual([
      ['$1,000.00', '5/10'],
      ['$0.00', 'Not rated'],
    ]);
    expect(tableOf(team)?.rows[1]?.[3]).toBe('Ann');
    const figuresOf = (more: Partial<FileChoices> = {}) =>
      blocksOf(team, more).flatMap((block) => (block.kind === 'figures' ? block.items.map(({ label, value }) => `${value} ${label}`) : []));
    expect(figuresOf({ hasPrivate: false })).toEqual(['2 members', '1 department']);
    // 1,000 and 30% on top.
    expect(figuresOf()).toEqual([
      '2 members',
      '1 department',
      '$1,000.00 Total Salary per year',
      '$1,300.00 with payroll tax and benefits as assumed',
      '5.0/10 Avg Performance, of 1 rated, 1 not rated yet',
    ]);
    expect(tableOf(team)?.foot).toEqual([['Total', '', '', '', '$1,000.00', '']]);
  });

  it('names samples among others, and marks what is all sample', () => {
    const mixed = [member('sample-1'), member('Ann')];
    expect(tableOf(mixed)?.rows.map(([name]) => name)).toEqual(expect.arrayContaining(['sample-1 (sample)', 'Ann']));
    expect(tableOf([member('sample-1')])?.rows[0]?.[0]).toBe('sample-1');
    const markOf = (members: Member[]) => toTeamDocument(members, buildTree(members), around, choices).mark;
    expect([markOf([member('sample-1')]), markOf(mixed), markOf([])]).toEqual(['Sample', undefined, undefined]);
    expect(tableOf([])).toBeUndefined();
  });
});
