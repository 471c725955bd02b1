import { describe, expect, it } from 'vitest';
import { xlsxFile } from '@/formats/xlsx';
import { readWorkbook } from '../../../e2e/support/workbook';
import { toAgenda } from './agenda';
import { computeCapTable, interestOf, waysOf } from './cap-table';
import { computeFigures, toDilution } from './compare';
import type { Content } from './files';
import type { Inputs } from './model';
import { convertAtCaps, headlineOf, toPending } from './outstanding';
import { describeSamples, sampleIds } from './samples';
import { dollars, holder, inputsOf, round, safe } from './test-data';
import { findElections, monthsSince, toSchedule, vestedAfter, vestedOn } from './vesting';
import { computeExit, owedTo, toHolders, type Holder } from './waterfall';
import { toWorkbook } from './workbook';

const contentOf = (inputs: Inputs, isFull = true): Content => ({ inputs, table: computeCapTable(inputs, isFull), isFull, currency: 'USD' });
const recalculate = async (inputs: Inputs, isFull = true) =>
  readWorkbook(Buffer.from(await (await xlsxFile(toWorkbook(contentOf(inputs, isFull)))).arrayBuffer()));
const notesOf = (inputs: Inputs, isFull = true) =>
  toWorkbook(contentOf(inputs, isFull))
    .at(-1)!
    .rows.map(([note]) => note);

const ana = holder('Ana', 0.5, { grantDate: '2025-01-31' });
const bo = holder('Bo', 0.1, { role: 'Employee', vestingPeriod: 24, cliffPeriod: 6, grantDate: '2026-06-15' });

describe('the workbook, worked out again by another program', () => {
  it.each<[string, Partial<Inputs>]>([
    ['nothing', {}],
    ['owners alone', { stakeholders: [ana, bo] }],
    ['more than there is', { stakeholders: [ana, holder('Cy', 0.7)] }],
    ['two plain rounds', { stakeholders: [ana], rounds: [round('Seed', 1_000_000, 4_000_000), round('A', 5_000_000, 20_000_000)] }],
    [
      'a grant after a round',
      {
        stakeholders: [ana, { ...bo, afterRound: 'Seed' }, holder('Di', 0, { exactShares: 123_456, afterRound: 'A' })],
        rounds: [round('Seed', 1_000_000, 4_000_000), round('A', 5_000_000, 20_000_000, { poolTarget: 0.1 })],
      },
    ],
    ['a round that cannot be', { stakeholders: [ana], rounds: [round('Bad', 0, 4_000_000), round('Good', 1_000_000, 4_000_000)] }],
    [
      'a SAFE at its cap',
      { stakeholders: [ana], convertibles: [safe('s', 500_000, 5_000_000)], rounds: [round('A', 2_000_000, 8_000_000)] },
    ],
    [
      'a SAFE at a discount',
      { stakeholders: [ana], convertibles: [safe('s', 500_000, 0, { discount: 0.2 })], rounds: [round('A', 2_000_000, 8_000_000)] },
    ],
    [
      'a SAFE at the round price',
      { stakeholders: [ana], convertibles: [safe('s', 500_000, 90_000_000)], rounds: [round('A', 2_000_000, 8_000_000)] },
    ],
    [
      'a pre-money SAFE',
      {
        stakeholders: [ana],
        convertibles: [safe('s', 500_000, 5_000_000, { instrument: 'Pre-money SAFE' })],
        rounds: [round('A', 2_000_000, 8_000_000, { poolTarget: 0.15 })],
      },
    ],
    [
      'a pool after the money',
      {
        stakeholders: [ana],
        convertibles: [safe('s', 500_000, 5_000_000, { instrument: 'Pre-money SAFE' })],
        rounds: [round('A', 2_000_000, 8_000_000, { poolTarget: 0.15, poolPlace: 'Post-money' })],
      },
    ],
    [
      'a note with interest',
      {
        stakeholders: [ana],
        convertibles: [safe('n', 100_000, 5_000_000, { instrument: 'Convertible note', interest: 0.08, issued: '2026-01-01' })],
        rounds: [round('A', 2_000_000, 8_000_000, { date: '2026-12-31' })],
      },
    ],
    [
      'MFN',
      {
        stakeholders: [ana],
        convertibles: [
          safe('m', 100_000, 0, { isMfn: true, issued: '2026-01-01' }),
          safe('s', 500_000, 5_000_000, { issued: '2026-02-01' }),
        ],
        rounds: [round('A', 2_000_000, 8_000_000)],
      },
    ],
    [
      'one that waits',
      {
        stakeholders: [ana],
        convertibles: [safe('s', 500_000, 5_000_000, { issued: '2027-01-01' })],
        rounds: [round('A', 2_000_000, 8_000_000, { date: '2026-06-01' })],
      },
    ],
  ])('%s', async (_, parts) => {
    const inputs = inputsOf(parts);
    expect((await recalculate(inputs)).differences).toEqual([]);
    expect((await recalculate(inputs, false)).differences).toEqual([]);
    expect((await recalculate({ ...inputs, settings: { ...inputs.settings, pool: 800_000, promised: 300_000 } })).differences).toEqual([]);
  });

  it('notes what is left out, what waits and what is a sample', () => {
    const waiting = inputsOf({ stakeholders: [ana], convertibles: [safe('Angel', 500_000, 5_000_000)] });
    expect(notesOf(waiting)).toContain('No shares before a priced round closes: Angel (not converted yet).');
    expect(notesOf(waiting, false)).toContain('SAFEs, notes and the option pool are left out, as chosen on the screen.');
    expect(JSON.stringify(notesOf(inputsOf({ stakeholders: [ana] })))).not.toMatch(/left out|No shares before/);
    const mixed = inputsOf({ stakeholders: [ana, holder('sample-1', 0.1)] });
    expect(describeSamples(mixed)).toEqual(['Samples among your records: sample-1.']);
    expect(describeSamples(inputsOf({ stakeholders: [holder('sample-1', 0.1)] }))).toEqual(['Sample data.']);
    expect([[...sampleIds(mixed)], [...sampleIds(inputsOf({ stakeholders: [holder('sample-1', 0.1)] }))]]).toEqual([['sample-1'], []]);
  });
});

describe('vesting', () => {
  const schedule = { vestingPeriod: 4, cliffPeriod: 2, grantDate: '2026-01-31' };

  it('counts whole months', () => {
    expect(monthsSince('2026-01-31', '2026-02-28')).toBe(1);
    expect(monthsSince('2026-01-31', '2026-02-27')).toBe(0);
    expect(monthsSince('2026-01-31', '2026-01-30')).toBe(-1);
    expect([-1, 0, 1, 2, 3, 4, 5].map((month) => vestedAfter(10, schedule, month))).toEqual([0, 0, 0, 5, 7, 10, 10]);
    expect(vestedAfter(10, { ...schedule, vestingPeriod: 0 }, 0)).toBe(10);
    expect([
      vestedOn(10, { ...schedule, vestingPeriod: 0, grantDate: '' }, ''),
      vestedOn(10, { ...schedule, grantDate: '' }, '2026-05-01'),
      vestedOn(10, schedule, ''),
    ]).toEqual([10, null, null]);
    expect(toSchedule(10, schedule)).toEqual([
      { month: 2, day: '2026-03-31', vests: 5, vested: 5 },
      { month: 3, day: '2026-04-30', vests: 2, vested: 7 },
      { month: 4, day: '2026-05-31', vests: 3, vested: 10 },
    ]);
    expect(toSchedule(10, { ...schedule, vestingPeriod: 0 })).toEqual([]);
    expect(toSchedule(10, { ...schedule, cliffPeriod: 6, grantDate: '' })).toEqual([{ month: 6, day: '', vests: 10, vested: 10 }]);
  });

  it('reminds of an election to the day', () => {
    const elections = (grantDate: string, more: object = {}) => {
      const { running, overdue } = findElections(inputsOf({ stakeholders: [holder('Ana', 0.5, { grantDate, ...more })] }));
      return [running.map(({ daysLeft }) => daysLeft), overdue.map(({ daysLeft }) => daysLeft)];
    };
    expect(elections('2026-10-16')).toEqual([[0], []]);
    expect(elections('2026-10-15')).toEqual([[], [-1]]);
    expect(elections('2022-11-15')).toEqual([[], []]);
    expect(elections('2022-11-16')[1]).toHaveLength(1);
    expect(elections('2026-10-16', { has83b: true })).toEqual([[], []]);
    expect(elections('2026-10-16', { vestingPeriod: 0 })).toEqual([[], []]);
    expect(elections('2026-10-16', { role: 'Employee' })).toEqual([[], []]);
    expect(
      toAgenda(inputsOf({ stakeholders: [holder('Ana', 0.5, { grantDate: '2025-11-14' })] })).map(({ day, isDone }) => [day, isDone]),
    ).toEqual([
      ['2025-12-14', false],
      ['2026-11-14', true],
    ]);
    expect(
      toAgenda(inputsOf({ stakeholders: [holder('Ana', 0.5, { grantDate: '2025-11-15', cliffPeriod: 0, role: 'Advisor' })] })),
    ).toEqual([]);
  });
});

describe('SAFEs and notes', () => {
  it('bear interest by actual days', () => {
    const note = safe('n', 100_000, 0, { instrument: 'Convertible note', interest: 0.1, issued: '2026-01-01' });
    expect(interestOf(note, '2027-01-01')).toBe(dollars(10_000));
    expect(interestOf(note, '2026-01-01')).toBe(0);
    expect(interestOf({ ...note, instrument: 'Post-money SAFE' }, '2027-01-01')).toBe(0);
    expect(interestOf({ ...note, interest: 99 }, '2027-01-01')).toBe(dollars(1_000_000));
  });

  it('take their own ways, or those of later SAFEs', () => {
    const [early, mfn, later] = [
      safe('e', 1, 9, { issued: '2026-01-01' }),
      safe('m', 1, 0, { isMfn: true, issued: '2026-02-01' }),
      safe('l', 1, 5, { issued: '2026-02-01', discount: 0.95 }),
    ];
    expect(waysOf(mfn, [early, mfn, later])).toEqual([
      { by: 'post-money cap', cap: 500 },
      { by: 'discount', discount: 0.9 },
    ]);
    expect(waysOf(mfn, [early])).toEqual([]);
    expect(waysOf(mfn, [{ ...early, issued: '' }])).toHaveLength(1);
    expect(waysOf({ ...mfn, issued: '' }, [early])).toHaveLength(1);
    expect(waysOf(early, [later])).toEqual([{ by: 'post-money cap', cap: 900 }]);
  });

  it('hold a share at their cap before any round', () => {
    // A tenth by its post-money cap: of 9 million shares it gets 1 million.
    expect(convertAtCaps([safe('s', 500_000, 5_000_000)], 9_000_000, '')[0]).toMatchObject({ shares: 1_000_000, isCapped: true });
    expect(convertAtCaps([safe('s', 500_000, 5_000_000, { instrument: 'Pre-money SAFE' })], 9_000_000, '')[0]?.shares).toBe(900_000);
    expect(convertAtCaps([safe('s', 500_000, 0, { discount: 0.2 })], 9_000_000, '')[0]).toMatchObject({
      shares: null,
      isCapped: false,
      discount: 0.2,
    });
    expect(convertAtCaps([safe('s', 5_000_000, 5_000_000)], 9_000_000, '')[0]?.shares).toBeNull();
    const waiting = inputsOf({ stakeholders: [holder('Ana', 0.9)], convertibles: [safe('s', 500_000, 5_000_000), safe('u', 1_000, 0)] });
    const pending = toPending(waiting, computeCapTable(waiting, true));
    expect(pending).toMatchObject({ count: 2, unknown: 1, amount: dollars(501_000) });
    expect([pending?.theirs, pending?.founders].map((share) => Number(share?.toFixed(6)))).toEqual([0.1, 0.81]);
    expect(toPending(inputsOf({}), computeCapTable(inputsOf({}), true))).toBeUndefined();
    expect(headlineOf(waiting, computeCapTable(waiting, true), true)).toEqual({ label: 'Founders own, before SAFEs convert', share: 0.9 });
    expect(headlineOf(waiting, computeCapTable(waiting, false), false)?.label).toBe('Founders own, without SAFEs and pool');
    expect(headlineOf(inputsOf({}), computeCapTable(inputsOf({}), true), true)).toBeUndefined();
  });
});

describe('an exit', () => {
  const party = (id: string, more: Partial<Holder>): Holder => ({
    id,
    name: id,
    group: 'Investors',
    shares: 100,
    preference: 1000,
    terms: 'non-participating',
    limit: 0,
    rank: 1,
    strike: 0,
    ...more,
  });
  const common = party('c', { terms: 'common', preference: 0, rank: 9, group: 'Founders', shares: 300 });
  const pay = (value: number, ...holders: Holder[]) => computeExit(holders, value).payouts.map(({ amount, how }) => `${amount} ${how}`);

  it('gives each what they are owed, at the turning points too', () => {
    const capped = party('k', { terms: 'capped', limit: 2000 });
    expect([0, 5, 10, 15, 20, 25].map((perShare) => owedTo(capped, perShare))).toEqual([1000, 1500, 2000, 2000, 2000, 2500]);
    const plain = party('p', {});
    expect(pay(1000, plain, common)).toEqual(['1000 Preference', '0 Common']);
    expect(pay(1300, plain, common)).toEqual(['1000 Preference', '300 Common']);
    expect(pay(4000, plain, common)).toEqual(['1000 Preference', '3000 Common']);
    expect(pay(8000, plain, common)).toEqual(['2000 As common', '6000 Common']);
    expect(pay(5000, party('q', { terms: 'participating' }), common)).toEqual(['2000 Preference and share', '3000 Common']);
    expect(pay(4000, capped, common)).toEqual(['1750 Preference and share', '2250 Common']);
    expect(pay(6000, capped, common)).toEqual(['2000 Capped', '4000 Common']);
    expect(pay(8000, capped, common)).toEqual(['2000 As common', '6000 Common']);
    expect(pay(8400, capped, common)).toEqual(['2100 As common', '6300 Common']);
  });

  it('pays rank by rank where it is too little, and leaves what nobody holds', () => {
    const [first, second] = [party('f', { rank: 1, preference: 600 }), party('s', { rank: 2, preference: 600 })];
    expect(pay(600, second, first, common)).toEqual(['0 Preference', '600 Preference', '0 Common']);
    expect(pay(900, second, first)).toEqual(['300 Preference', '600 Preference']);
    expect(pay(900, first, { ...second, rank: 1, preference: 300 })).toEqual(['600 Preference', '300 Preference']);
    expect(pay(0, first)).toEqual(['0 Preference']);
    expect(computeExit([party('n', { shares: 0, preference: 100 })], 150)).toMatchObject({ unclaimed: 50 });
  });

  it('ranks the last round first where it is said so, and pays vested shares', () => {
    const inputs = inputsOf({
      stakeholders: [ana],
      rounds: [
        round('Seed', 1_000_000, 4_000_000),
        round('A', 5_000_000, 20_000_000, { multiple: 2, preference: 'Participating, capped', participationCap: 1 }),
      ],
    });
    const holders = (settings: object) =>
      toHolders({ ...inputs, settings: { ...inputs.settings, ...settings } }, computeCapTable(inputs, true));
    expect(holders({}).map(({ rank }) => rank)).toEqual([3, 1, 1]);
    expect(holders({ seniority: 'Last round first' }).map(({ rank }) => rank)).toEqual([3, 2, 1]);
    expect(holders({}).at(-1)).toMatchObject({ preference: dollars(10_000_000), limit: dollars(10_000_000), terms: 'capped' });
    // 21 whole months of 48 on 15 November 2026.
    expect(holders({ isVestedOnly: true })[0]?.shares).toBe(Math.floor((5_000_000 * 21) / 48));
    expect(holders({})[0]?.shares).toBe(5_000_000);
  });

  it('is summed up for the founders', () => {
    const figures = computeFigures(inputsOf({ stakeholders: [holder('Ana', 1)], rounds: [round('A', 5_000_000, 15_000_000)] }));
    // 13,333,333 shares, of which the founder has three quarters; of $50,000,000 as much.
    expect(figures).toMatchObject({ total: 13_333_333, lastPrice: 150, lastPostMoney: dollars(20_000_000) });
    expect(Math.round(figures.founderPayout / 100)).toBe(37_500_001);
    expect(figures.owned.Founders).toBeCloseTo(0.75, 6);
    const [step] = toDilution(
      computeCapTable(inputsOf({ stakeholders: [holder('Ana', 1)], rounds: [round('A', 5_000_000, 15_000_000)] }), true),
    );
    expect([step?.before, step?.bySafes, step?.byPool, Number(step?.byMoney.toFixed(6)), Number(step?.after.toFixed(6))]).toEqual([
      1, 0, 0, -0.25, 0.75,
    ]);
  });
});
