import { describe, expect, it } from 'vitest';
import { workbookToCsv } from '@/formats/workbook';
import { xlsxFile } from '@/formats/xlsx';
import { guessMapping } from '@/kinds/records/import-records';
import { readWorkbook } from '../../../e2e/support/workbook';
import { computeCapTable } from './cap-table';
import { toCapTableSheet } from './files';
import { otherNames } from './content';
import { readOwnTable } from './import-table';
import { computeMine, listPeople } from './mine';
import { fields, type Inputs, type Sale } from './model';
import { toOcfFiles } from './ocf';
import { readOcf } from './ocf-import';
import { toProRata } from './pro-rata';
import { settleSales } from './sales';
import { schema } from './schema';
import { dollars, holder, inputsOf, round, safe } from './test-data';
import { computeExit, toHolders } from './waterfall';
import { toWorkbook } from './workbook';

const sale = (id: string, seller: string, buyer: string, shares: number, price = 0): Sale => ({
  id,
  seller,
  buyer,
  shares,
  price,
  date: '',
});
const rowsOf = (inputs: Inputs, isFull = true) =>
  computeCapTable(inputs, isFull).rows.map(({ kind, name, shares }) => [kind, name, shares]);
const exitOf = (inputs: Inputs, value: number) => computeExit(toHolders(inputs, computeCapTable(inputs, true)), dollars(value));
const differencesOf = async (inputs: Inputs, isFull = true) => {
  const table = computeCapTable(inputs, isFull);
  const file = await xlsxFile(toWorkbook({ inputs, table, isFull, currency: 'USD' }));
  return readWorkbook(Buffer.from(await file.arrayBuffer())).differences;
};

const ana = holder('Ana', 0.8, { vestingPeriod: 0 });
const options = holder('Bo', 0, { role: 'Employee', exactShares: 2_000_000, exercisePrice: 0.5, grantDate: '2025-11-15' });

describe('options with an exercise price', () => {
  const inputs = inputsOf({ stakeholders: [ana, options] });
  const paid = (value: number) => exitOf(inputs, value).payouts.map(({ amount, exerciseCost, how }) => [amount, exerciseCost, how]);

  it('are exercised in the money, and what is paid in is shared out', () => {
    // 8,000,000 × p + 2,000,000 × (p − 0.50) = 10,000,000, so p = 1.10: 8.8 and 2.2 million, of which 1 million was paid in.
    expect(paid(10_000_000)).toEqual([
      [dollars(8_800_000), 0, 'Common'],
      [dollars(1_200_000), dollars(1_000_000), 'Exercised'],
    ]);
    expect(exitOf(inputs, 10_000_000).perShare).toBeCloseTo(110, 9);
    // At $0.40 a share nobody pays $0.50 for one.
    expect(paid(3_200_000)).toEqual([
      [dollars(3_200_000), 0, 'Common'],
      [0, 0, 'Not exercised'],
    ]);
    // Not even the preference is covered.
    const funded = inputsOf({
      stakeholders: [holder('Ana', 1, { vestingPeriod: 0 }), { ...options, afterRound: 'A' }],
      rounds: [round('A', 1_000_000, 9_000_000, { poolTarget: 0.18 })],
    });
    expect(exitOf(funded, 500_000).payouts.map(({ how }) => how)).toEqual(['Common', 'Not exercised', 'Preference']);
  });

  it('stand in every file with their price, and come back', async () => {
    const { columns, rows } = toCapTableSheet({ inputs, table: computeCapTable(inputs, true), isFull: true, currency: 'USD' });
    const place = columns.findIndex(({ label }) => label === 'Exercise Price');
    expect(rows.map((row) => row[place])).toEqual([null, 0.5]);
    expect(await differencesOf(inputs)).toEqual([]);
    const files = toOcfFiles({ inputs, table: computeCapTable(inputs, true), isFull: true, currency: 'USD' }, JSON.stringify);
    expect(files['Transactions.ocf.json']).toContain('"compensation_type":"OPTION"');
    expect(readOcf(files).stakeholders.map(({ record }) => record.exercisePrice)).toEqual([0, 0.5]);
  });

  it('are shares in work from before they had a price', () => {
    const { exercisePrice: _new, ...old } = ana;
    const extra = { settings: {}, rounds: { records: [], currency: 'USD' }, convertibles: { records: [], currency: 'USD' }, isFull: true };
    const settings = {
      totalShares: '',
      pool: '',
      promised: '',
      vestedOn: '',
      exitValue: '',
      exitDay: '',
      seniority: '',
      isVestedOnly: false,
      isWithout83b: false,
    };
    const read = schema.safeParse({
      records: [old],
      currency: 'USD',
      extra: { ...extra, settings, scenarios: { openId: 'base', list: [] } },
    });
    expect(read.data?.records[0]?.exercisePrice).toBe(0);
  });
});

describe('secondary sales', () => {
  const seed = round('Seed', 1_000_000, 4_000_000);
  const inputs = inputsOf({
    stakeholders: [ana, holder('Di', 0.1, { role: 'Investor' }), { ...options, afterRound: 'Seed' }],
    rounds: [seed],
    sales: [sale('s', 'ana ', 'Fund', 500_000, 2), sale('t', 'Fund', 'Di', 200_000)],
  });

  it('move shares and leave the total as it was', () => {
    expect(rowsOf(inputs)).toEqual([
      ['stakeholder', 'Ana', 7_500_000],
      ['stakeholder', 'Di', 1_000_000],
      ['stakeholder', 'Bo', 2_000_000],
      ['sale', 'Fund', 300_000],
      ['sale', 'Di', 200_000],
      ['round', 'Round: Seed investors', 2_500_000],
      ['unallocated', 'Over-allocated', -1_000_000],
    ]);
    const table = computeCapTable(inputs, true);
    expect([table.total, table.holdings.Founders, table.holdings.Investors]).toEqual([12_500_000, 7_500_000, 4_000_000]);
    const all = exitOf(inputs, 10_000_000).payouts;
    expect(all.map(({ holder: { name, shares, group } }) => [name, shares, group]).slice(0, 5)).toEqual([
      ['Ana', 7_500_000, 'Founders'],
      ['Di', 1_000_000, 'Investors'],
      ['Bo', 2_000_000, 'Team'],
      ['Fund', 300_000, 'Investors'],
      ['Di', 200_000, 'Investors'],
    ]);
  });

  it('stop at what the seller has, and never touch options', () => {
    const greedy = computeCapTable(
      inputsOf({ stakeholders: [ana, options], sales: [sale('s', 'Bo', 'X', 10), sale('t', 'Ana', 'X', 9_000_000)] }),
      true,
    );
    expect(greedy.sales.short.map(({ missing }) => missing)).toEqual([10, 1_000_000]);
    expect(greedy.rows.find(({ name }) => name === 'X')?.shares).toBe(8_000_000);
  });

  it('are worked out again by another program', async () => {
    expect(await differencesOf(inputs)).toEqual([]);
    expect(await differencesOf(inputs, false)).toEqual([]);
    const deep = { ...inputs, convertibles: [safe('f', 500_000, 5_000_000)], rounds: [{ ...seed, poolTarget: 0.2 }] };
    expect(await differencesOf(deep)).toEqual([]);
  });

  it('come back from the workbook with everybody who holds shares', async () => {
    const table = computeCapTable(inputs, true);
    const file = await xlsxFile(toWorkbook({ inputs, table, isFull: true, currency: 'USD' }));
    const { headers, rows } = await readOwnTable(await workbookToCsv(new Uint8Array(await file.arrayBuffer())));
    const mapping = guessMapping(fields, headers, otherNames);
    const read = (name: keyof typeof fields) => rows.map((row) => row[mapping[name] ?? -1]);
    expect(read('name')).toEqual(['Ana', 'Di', 'Bo', 'Fund', 'Di']);
    expect(read('role')).toEqual(['Founder', 'Investor', 'Employee', 'Investor', 'Investor']);
    expect(read('exactShares')).toEqual(['7500000', '1000000', '2000000', '300000', '200000']);
    expect(read('exercisePrice')).toEqual(['', '', '0.5', '', '']);
    expect(read('vestingPeriod')).toEqual(['0', '48', '48', '0', '0']);
    expect(read('grantDate')[2]).toBe('2025-11-15');
  });

  it('are settled holdings where a format has no place for them', () => {
    const settled = settleSales(inputs, computeCapTable(inputs, true).sharesOf);
    const sums = (some: Inputs) =>
      computeCapTable(some, true)
        .rows.map(({ name, shares }) => [name, shares])
        .sort();
    expect(sums(settled)).toEqual(sums(inputs));
  });
});

describe('pro-rata', () => {
  it('is the share before the new money, as in the side letter of a SAFE', () => {
    // A tenth and a twentieth by their post-money caps: as much of the $5 million.
    const inputs = inputsOf({
      stakeholders: [holder('Founders', 0.9)],
      convertibles: [safe('a', 500_000, 5_000_000), safe('b', 500_000, 10_000_000)],
      rounds: [round('A', 5_000_000, 15_000_000, { poolTarget: 0.1 }), round('B', 10_000_000, 40_000_000)],
      settings: { pool: 1_000_000 },
    });
    const [first, second] = toProRata(inputs, computeCapTable(inputs, true));
    expect(first?.rows.map(({ amount }) => Math.round(amount / 100))).toEqual([500_000, 250_000]);
    expect(Math.round((first?.left ?? 0) / 100)).toBe(4_250_000);
    expect(second?.rows.map(({ name }) => name)).toEqual(['a', 'b', 'A investors']);
    // A quarter of the company keeps a quarter: of $10 million, $2.5 million.
    expect(Math.round(second!.rows[2]!.amount / 100_000)).toBe(2_500);
    expect(second!.rows[2]!.taken).toBeCloseTo(0.25, 6);
    expect(second!.rows[2]!.without).toBeCloseTo(0.2, 6);
  });
});

describe('what one person gets', () => {
  const inputs = inputsOf({
    stakeholders: [
      { ...options, name: 'Bo' },
      holder('Bo', 0, { id: 'bo', role: 'Founder', exactShares: 6_000_000, grantDate: '2024-11-15' }),
      holder('Ana', 0, { exactShares: 2_000_000, vestingPeriod: 0 }),
    ],
    rounds: [round('A', 2_000_000, 8_000_000)],
    sales: [sale('s', 'Bo', 'Ana', 1_000_000, 1.5)],
  });

  it('adds up shares, options and what was bought, founders first', () => {
    expect(listPeople(inputs)).toEqual([
      { key: 'bo', name: 'Bo' },
      { key: 'ana', name: 'Ana' },
    ]);
    const mine = computeMine(inputs, 'bo', '2026-11-15');
    expect([mine.shares, mine.options, mine.sold]).toEqual([5_000_000, 2_000_000, 1_500_000]);
    // Half of 6,000,000 after 24 of 48 months, less the million sold, and a quarter of the options at the cliff.
    expect([mine.vested, mine.isVestingKnown]).toEqual([2_500_000, true]);
    // Of 12.5 million, 10 million are issued or granted: Ana has 2 million and bought one.
    expect(computeMine(inputs, 'ana', '2026-11-15').shares).toBe(3_000_000);
  });

  it('starts where the preferences end, and follows the exit', () => {
    // $2 million is paid back first; then 8,000,000 shares and, above $0.50, 2,000,000 options share the rest.
    const mine = computeMine({ ...inputs, settings: { ...inputs.settings, exitValue: dollars(7_000_000) } }, 'ana', '');
    expect(mine.startsAt / 100).toBeCloseTo(2_000_000, 0);
    // 8,000,000 × p + 2,000,000 × (p − 0.50) = 5,000,000: p = 0.60, and 3,000,000 shares bring $1.8 million.
    expect(mine.at).toMatchObject({ amount: dollars(1_800_000), cost: 0 });
    const bo = computeMine({ ...inputs, settings: { ...inputs.settings, exitValue: dollars(7_000_000) } }, 'bo', '');
    expect(bo.at).toMatchObject({ amount: dollars(3_200_000), cost: dollars(1_000_000) });
    expect(bo.curve.map(({ amount }) => amount)).toEqual(bo.curve.map(({ amount }) => amount).toSorted((a, b) => a - b));
    expect(computeMine(inputsOf({}), 'nobody', '').startsAt).toBe(0);
  });
});
