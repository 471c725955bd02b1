import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv, toCsv } from '@/formats/csv';
import { addMonths } from '@/lib/dates';
import { emptyDraft, readDraft } from '@/lib/fields';
import { layOutChart } from './chart-layout';
import { teamFiles, toTeamDocument, toTeamSheet } from './files';
import { computeSummary, monthlyOf, state, type Member, type OpenRole } from './model';
import { countBelow, toCardLines, toOutline } from './org-outline';
import { addOpenRoles, buildTree, moveRolesUp, nameOf, refuseManager } from './org-tree';
import { computePayroll, toPayrollSheet } from './payroll';
import { offerFiles } from './offer-files';
import { toPayrollLines } from './payroll-lines';
import { comparePlans } from './plans';
import { toChartPicture } from './picture';
import { hasPlans, readRoles, storeRole, toFormFields } from './roles';
import { shares } from './shares';
import { schema } from './schema';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const [first] = sample.records;
const member = (id: string, more: Partial<Member> = {}): Member => ({ ...(first as Member), id, name: id, reportsTo: '', ...more });
const role = (id: string, more: Partial<OpenRole> = {}): OpenRole => ({
  id,
  title: 'Engineer',
  department: 'Engineering',
  startMonth: '2027-03',
  reportsTo: '',
  scenario: 'both',
  salary: 0,
  ...more,
});

describe('two hiring plans', () => {
  it('share what is in both, and cost what their own roles do', () => {
    const team = [member('a', { salary: 12000000, startDate: '' })];
    const roles = [
      role('r', { salary: 2400000, startMonth: '2026-11' }),
      role('s', { salary: 6000000, startMonth: '2027-05', scenario: 'b' }),
      role('t', { salary: 1200000, startMonth: '', scenario: 'a' }),
    ];
    const [a, b] = comparePlans(team, roles, 0.3, around.today);
    // 10,000 + 2,000 a month over 12 months; B adds 5,000 for the last six; 30% on top.
    expect(a).toMatchObject({ openRoles: 2, headcount: 2, salaries: 14400000, fullyLoaded: 18720000, peak: 1560000 });
    expect(b).toMatchObject({ openRoles: 2, headcount: 3, salaries: 17400000, fullyLoaded: 22620000, peak: 2210000 });
    expect([hasPlans(roles), hasPlans(roles.slice(0, 1))]).toEqual([true, false]);
    const data = { ...sample, records: team, extra: { ...sample.extra, openRoles: roles.map((each) => storeRole(each, 'USD')) } };
    const named = (planInUse: 'a' | 'b') =>
      shares.offers?.money?.({ ...data, extra: { ...data.extra, planInUse } }, around).map(({ key }) => key.slice(0, 4));
    expect([named('a'), named('b')]).toEqual([
      ['team', 'r'],
      ['team', 'r', 's'],
    ]);
  });
});

describe('a grant', () => {
  it('goes to the cap table by name and first day, and is in no file that hides pay', () => {
    const data = { ...sample, records: [member('a', { grant: 5000, startDate: '2026-02-01' }), member('b')], extra: sample.extra };
    expect(shares.offers?.grants?.(data, around)).toEqual([{ key: 'a', name: 'a', shares: 5000, day: '2026-02-01' }]);
    const labels = (hasPrivate: boolean) =>
      toTeamSheet(data.records, buildTree(data.records), 'USD', hasPrivate).columns.map(({ label }) => label);
    expect(labels(true)).toContain('Equity Grant (shares)');
    expect(labels(false)).not.toContain('Equity Grant (shares)');
    for (const isPrivate of [true, false]) expect(labels(isPrivate)).not.toContain('Photo');
  });
});

describe('a photo', () => {
  it('is on the card only where it is a picture', () => {
    const png = `iVBORw0KGgo${'A'.repeat(20)}`;
    const tree = buildTree([member('a', { photo: png }), member('b', { photo: '"><script>' })]);
    const { svg } = toChartPicture(tree, { folded: new Set(), day: '', isSample: false });
    expect(svg).toContain(`data:image/png;base64,${png}`);
    expect(svg).not.toContain('script');
  });
});

describe('the payroll by month', () => {
  const team = [
    member('a', { salary: 12000000, startDate: '' }),
    member('b', { salary: 6000050, startDate: '2027-01-20' }),
    member('c', { salary: 0, startDate: '2020-02-01' }),
  ];
  const roles = [
    role('late', { salary: 9000000, startMonth: '2027-03' }),
    role('overdue', { salary: 2400000, startMonth: '2026-09' }),
    role('undated', { salary: 7700000, startMonth: '' }),
  ];
  const months = computePayroll(team, roles, 0.3, '2026-11-15');

  it('counts everybody from the month they start, and nobody before', () => {
    expect(months.map(({ month }) => month)).toEqual([
      '2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04',
      '2027-05', '2027-06', '2027-07', '2027-08', '2027-09', '2027-10',
    ]); // prettier-ignore
    expect(months.map(({ headcount }) => headcount)).toEqual([3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5]);
    expect(months.map(({ openRoles }) => openRoles)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2]);
    // 120,000 + 24,000 = 144,000 a year: 12,000 a month; with 30% on top 187,200 a year: 15,600.
    expect(months[0]).toMatchObject({ salaries: 1200000, fullyLoaded: 1560000 });
    expect(months[1]).toMatchObject({ salaries: 1200000, fullyLoaded: 1560000 });
    // + 60,000.50 = 204,000.50: 17,000.0417 a month; 265,200.65 loaded: 22,100.0542 a month.
    expect(months[2]).toMatchObject({ salaries: 1700004, fullyLoaded: 2210005 });
    // + 90,000 = 294,000.50: 24,500.0417 a month; 382,200.65 loaded: 31,850.0542 a month.
    // 144,000 + 144,000 + 2 × 204,000.50 + 294,000.50 in all so far, over 12: 82,500.125, of which 58,000.09 has been given.
    expect(months.slice(0, 5).reduce((sum, { salaries }) => sum + salaries, 0)).toBe(8250013);
    expect(months.slice(4).every(({ salaries }) => salaries === 2450004 || salaries === 2450005)).toBe(true);
  });

  it('comes to the year, to the cent', () => {
    // 100,000 a year in twelve rounded months would be 99,999.96.
    const alone = computePayroll([member('a', { salary: 10000000, startDate: '' })], [], 0.3, '2026-11-15');
    expect(alone.reduce((sum, { salaries }) => sum + salaries, 0)).toBe(10000000);
    expect(alone.reduce((sum, { fullyLoaded }) => sum + fullyLoaded, 0)).toBe(13000000);
    // With people who start later: exact twelfths, added up in whole numbers and rounded once.
    fc.assert(
      fc.property(fc.array(fc.record({ salary: fc.nat(1e9), start: fc.nat(11) }), { maxLength: 12 }), (list) => {
        const startOf = (start: number) => addMonths('2026-11-01', start);
        const people = list.map(({ salary, start }, index) => member(String(index), { salary, startDate: startOf(start) }));
        const twelfths = list.reduce((sum, { salary, start }) => sum + BigInt(salary) * BigInt(12 - start), 0n);
        const paid = computePayroll(people, [], 0, '2026-11-15').reduce((sum, { salaries }) => sum + salaries, 0);
        expect(paid).toBe(Number((twelfths * 2n + 12n) / 24n));
      }),
    );
  });

  it('puts payroll tax and benefits on top in whole numbers, rounded once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e9), { maxLength: 12 }), fc.integer({ min: 0, max: 50_000 }), (salaries, share) => {
        // 2,975 is 29.75%.
        const people = salaries.map((salary, index) => member(String(index), { salary, startDate: '' }));
        const total = salaries.reduce((sum, salary) => sum + BigInt(salary), 0n);
        const loaded = total + (total * BigInt(share) * 2n + 10_000n) / 20_000n;
        const summary = computeSummary(people, Number((share / 10_000).toFixed(4)));
        expect(summary).toMatchObject({ totalSalary: Number(total), fullyLoaded: Number(loaded) });
        const months = computePayroll(people, [], Number((share / 10_000).toFixed(4)), '2026-11-15');
        expect(months.reduce((sum, { fullyLoaded }) => sum + fullyLoaded, 0)).toBe(Number(loaded));
      }),
    );
  });

  it('rounds a month once, halves up', () => {
    const salaryOf = (salary: number) => computePayroll([member('a', { salary, startDate: '' })], [], 0, '2026-11-15')[0]?.salaries;
    // 5 / 12 = 0.42, 6 / 12 = 0.5, 18 / 12 = 1.5; ¥100,000 / 12 = 8,333.33.
    expect([5, 6, 18, 100000].map(salaryOf)).toEqual([0, 1, 2, 8333]);
  });

  it('starts on the first of the month whatever the day, and crosses the year', () => {
    expect(computePayroll([], [], 0.3, '2027-01-31').map(({ month }) => month)[1]).toBe('2027-02');
    expect(computePayroll(team, roles, 0.3, '')).toEqual([]);
  });

  it('agrees with the yearly figures when everybody has started', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e9), { maxLength: 20 }), fc.integer({ min: 0, max: 500 }), (salaries, percent) => {
        const people = salaries.map((salary, index) => member(String(index), { salary, startDate: '' }));
        const summary = computeSummary(people, percent / 100);
        for (const month of computePayroll(people, [], percent / 100, '2026-11-15')) {
          expect(month).toMatchObject({ headcount: people.length, openRoles: 0 });
          expect(Math.abs(month.salaries - monthlyOf(summary.totalSalary))).toBeLessThanOrEqual(1);
          expect(Math.abs(month.fullyLoaded - monthlyOf(summary.fullyLoaded))).toBeLessThanOrEqual(1);
          expect(Number.isInteger(month.salaries)).toBe(true);
        }
      }),
    );
  });

  it('leaves as one row a month that another sheet can take', () => {
    const { headers, rows } = parseCsv(toCsv(toPayrollSheet(months, 'USD')));
    expect(headers).toEqual(['Month', 'Headcount', 'Salaries', 'Fully loaded']);
    expect(rows).toHaveLength(12);
    expect(rows[2]).toEqual(['2027-01', '4', '17000.04', '22100.05']);
  });
});

describe('every file on offer', () => {
  const own = member('own');
  const planned = role('plan');
  it.each([
    ['samples', sample.records, []],
    ['people of one’s own', [own], [planned]],
    ['both', [own, ...sample.records], [planned]],
  ])('can be made from %s', (_what, members, openRoles) => {
    for (const hasPrivate of [true, false]) {
      const choices = { hasPrivate, folded: new Set<string>(), burden: 0.3, neededSkills: [], planInUse: 'a' as const, openRoles };
      const offered = offerFiles(members, around, choices);
      const stem = offered[0]?.name.replace(/\.csv$/, '') ?? '';
      const made = teamFiles(stem, members, around, choices).map(({ label, name }) => [label, name]);
      expect(made).toEqual(offered.map(({ label, name }) => [label, name]));
      expect(stem).toBe(members.includes(own) ? 'team' : 'sample-team');
    }
  });
});

describe('the payroll sent to another tool', () => {
  it('is one monthly line for the present team and one for each later start, fully loaded', () => {
    const lines = toPayrollLines(
      [
        member('a', { salary: 12000000, startDate: '' }),
        member('b', { salary: 6000000, startDate: '2026-11-30' }),
        member('c', { role: 'Designer', department: 'Product', salary: 2400000, startDate: '2027-02-01' }),
        member('d', { salary: 0, startDate: '2027-05-01' }),
      ],
      [role('r', { salary: 9600000 }), role('s', { salary: 9600000, startMonth: '' })],
      0.3,
      around,
    );
    // (120,000 + 60,000) × 1.3 / 12 = 19,500; 24,000 × 1.3 / 12 = 2,600; 96,000 × 1.3 / 12 = 10,400.
    expect(lines.map(({ name, group, amount, month }) => [name, group, amount, month])).toEqual([
      ['Payroll, current team', 'Payroll', 1950000, '2026-11'],
      ['Payroll: Designer', 'Product', 260000, '2027-02'],
      ['Payroll: Engineer', 'Engineering', 1040000, '2027-03'],
    ]);
    const shared = { about: 'payroll', type: 'expense', repeats: 'monthly', currency: 'USD' };
    expect(lines).toMatchObject([shared, shared, shared]);
  });

  it('is that of one’s own people and roles only', () => {
    const offered = (data: typeof sample) => shares.offers?.money?.(data, around)?.map(({ key, amount }) => [key, amount]);
    expect(sample.records.length).toBeGreaterThan(0);
    expect(offered(sample)).toEqual([]);
    const own = {
      ...sample,
      records: [member('a', { salary: 12000000, startDate: '' }), ...sample.records],
      extra: { ...sample.extra, burden: '30', openRoles: [storeRole(role('r', { salary: 9600000 }), 'USD'), ...sample.extra.openRoles] },
    };
    // 120,000 × 1.3 / 12 and 96,000 × 1.3 / 12.
    expect(offered(own)).toEqual([
      ['team', 1300000],
      ['r', 1040000],
    ]);
  });
});

describe('open roles', () => {
  it('need a title, a department and a month', () => {
    const fields = toFormFields('2026-11-15', [role('a', { startMonth: '2025-06' })], 'USD');
    expect(readDraft(fields, emptyDraft(fields, around.today), around).problems).toEqual({
      title: 'Enter a title.',
      department: 'Choose a department.',
      startMonth: 'Choose a start month.',
    });
    // 24 months ahead and the one that a role already has.
    expect(fields.startMonth.options).toHaveLength(25);
    expect(fields.startMonth.options.slice(0, 2)).toEqual(['2025-06', '2026-11']);
    expect(fields.startMonth.labels?.['2026-11']).toBe('November 2026');
  });

  it('keep their face value in another currency', () => {
    const stored = [storeRole(role('a', { salary: 9600000 }), 'USD')];
    expect(readRoles(stored, around)).toEqual([role('a', { salary: 9600000 })]);
    expect(readRoles(stored, { ...around, currency: 'JPY' })[0]?.salary).toBe(96000);
    expect(storeRole(role('a'), 'USD').salary).toBe('');
  });

  it('come to work saved before there were any', async () => {
    const { extra, ...rest } = sample;
    const old = { ...rest, extra: { burden: extra.burden, neededSkills: extra.neededSkills } };
    const brought = state.migrate?.(old, 1);
    expect(schema.safeParse(brought)).toMatchObject({ success: true, data: { extra: { burden: '30', openRoles: [] } } });
  });

  it('stand in the chart below their manager and in no count of people', () => {
    const tree = buildTree([member('a'), member('b', { reportsTo: 'a' })]);
    const chart = addOpenRoles(tree, [role('r', { reportsTo: 'a' }), role('loose', { title: ' ' })]);
    expect(countBelow(chart, 'a')).toBe(1);
    expect(countBelow(chart, 'a', 'roles')).toBe(1);
    expect(layOutChart(chart, new Set()).nodes.map(({ id }) => id)).toEqual(['a', 'b', 'role:r', 'role:loose']);
    expect(layOutChart(chart, new Set(['a'])).nodes[0]).toMatchObject({ reports: 1, openRoles: 1, hidden: 1, hiddenRoles: 1 });
    expect(toCardLines(chart, 'role:r')).toEqual(['Engineer', 'Open role, from Mar 2027', 'Engineering']);
    expect(nameOf(chart, 'role:loose')).toBe('Untitled role');
    expect(refuseManager(chart, 'b', 'role:r')).toContain('is an open role');
    expect(refuseManager(chart, 'role:r', 'b')).toBeUndefined();
    expect(toOutline(chart)).toHaveLength(2);
    const { svg } = toChartPicture(chart, { folded: new Set(), day: '', isSample: false });
    expect(svg.match(/stroke-dasharray/g)).toHaveLength(2);
    expect(svg).toContain('Open role, from Mar 2027');
  });

  it('never share an id with a member, whatever the ids', () => {
    const chart = addOpenRoles(buildTree([member('a'), member('role:a')]), [role('a', { reportsTo: 'role:a' }), role('a')]);
    expect([...chart.openRoles.keys()]).toEqual(['role:role:a', 'role:role:role:a']);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'role:a'), fc.string())), (pairs) => {
        const tree = buildTree([member('a'), member('b', { reportsTo: 'a' }), member('role:a')]);
        const roles = pairs.map(([id, reportsTo]) => role(id, { reportsTo }));
        expect(layOutChart(addOpenRoles(tree, roles), new Set()).nodes).toHaveLength(3 + roles.length);
      }),
    );
  });

  it('move up when the manager goes', () => {
    const tree = buildTree([member('a'), member('b', { reportsTo: 'a' })]);
    const roles = [role('r', { reportsTo: 'b' }), role('s', { reportsTo: 'a' })];
    expect(moveRolesUp(tree, roles, new Set(['b'])).map(({ reportsTo }) => reportsTo)).toEqual(['a', 'a']);
    expect(moveRolesUp(tree, roles, new Set(['a', 'b'])).map(({ reportsTo }) => reportsTo)).toEqual(['', '']);
  });

  it('keep pay out of files until it is asked for', async () => {
    const openRoles = readRoles(sample.extra.openRoles, around);
    const choices = { folded: new Set<string>(), burden: 0.3, neededSkills: [], planInUse: 'a' as const, openRoles };
    const files = (hasPrivate: boolean) => teamFiles('team', sample.records, around, { ...choices, hasPrivate });
    const textOf = async (hasPrivate: boolean, name: string) =>
      (
        await files(hasPrivate)
          .find((offer) => offer.name === name)
          ?.make()
      )?.text();
    expect(files(false).map(({ name }) => name)).not.toContain('team-payroll-by-month.csv');
    expect(await textOf(false, 'team.csv')).not.toMatch(/salary/i);
    expect(await textOf(true, 'team.csv')).toMatch(/salary/i);
    // Eight members at 729,000 a year: 60,750 a month; from January with 96,000 more: 68,750, and 89,375 with 30% on top.
    expect(await textOf(true, 'team-payroll-by-month.csv')).toContain('"2027-01",9,68750.00,89375.00');
  });

  it('are drawn in the document where there is nobody yet, without an empty outline', () => {
    const kinds = (members: readonly Member[]) =>
      toTeamDocument(members, buildTree(members), around, {
        folded: new Set<string>(),
        burden: 0.3,
        neededSkills: [],
        planInUse: 'a' as const,
        hasPrivate: false,
        openRoles: [role('r')],
      }).blocks.map(({ kind }) => kind);
    expect(kinds([])).toEqual(['heading', 'paragraph', 'figures', 'picture']);
    expect(kinds([member('a')])).toEqual(['heading', 'paragraph', 'figures', 'picture', 'heading', 'table']);
  });

  it('are read from anything typed without a fault', () => {
    fc.assert(
      fc.property(
        fc.record({
          id: fc.string(),
          title: fc.string(),
          department: fc.string(),
          startMonth: fc.string(),
          reportsTo: fc.string(),
          scenario: fc.string() as fc.Arbitrary<'both'>,
          salary: fc.string(),
        }),
        (stored) => {
          const roles = readRoles([stored], around);
          expect(JSON.stringify(computePayroll([], roles, 0.3, around.today))).not.toMatch(/null|NaN/);
        },
      ),
    );
  });
});
