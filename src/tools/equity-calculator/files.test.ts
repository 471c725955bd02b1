import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '@/formats/csv';
import { toJson } from '@/formats/json';
import { sumOf } from '@/lib/numbers';
import type { Cell } from '@/lib/sheet';
import { computeCapTable } from './cap-table';
import { toCapTableSheet, toPrintedTable, type Content } from './files';
import { readOwnTable } from './import-table';
import { md5 } from './md5';
import type { Inputs } from './model';
import { toOcfFiles } from './ocf';
import { holder, inputsOf, round, safe } from './test-data';
import { toWorkbook } from './workbook';

const inputs = inputsOf({
  stakeholders: [holder('Ana', 0.8, { grantDate: '2026-01-31' }), holder('=Bo', 0.1, { role: 'Advisor', vestingPeriod: 0 })],
  convertibles: [
    safe('s', 500_000, 5_000_000),
    safe('n', 100_000, 0, { instrument: 'Convertible note', interest: 0.08, issued: '2026-06-01' }),
  ],
  rounds: [round('A', 5_000_000, 15_000_000, { poolTarget: 0.1, date: '2026-10-01' })],
  settings: { pool: 500_000 },
});
const contentOf = (from: Inputs, isFull = true): Content => ({
  inputs: from,
  table: computeCapTable(from, isFull),
  isFull,
  currency: 'USD',
});

describe('cap-table.csv', () => {
  it('holds the table of the screen and reads back without its derived rows', async () => {
    const sheet = toCapTableSheet(contentOf(inputs, false));
    expect(sheet.columns.slice(0, 6).map(({ label }) => label)).toEqual([
      'Name',
      'Role',
      'Equity Percentage',
      'Shares',
      'Vesting Period (months)',
      'Cliff Period (months)',
    ]);
    // 8,000,000 of 13,333,333.
    expect(sheet.rows[0]?.slice(0, 6)).toEqual(['Ana', 'Founder', 8_000_000 / 13_333_333, 8_000_000, 48, 12]);
    expect(sumOf(sheet.rows.map((row) => row[3] as number))).toBe(13_333_333);
    const { rows } = await readOwnTable(toCsv(sheet));
    expect(rows.map((row) => [row[0], row[3]])).toEqual([
      ['Ana', '8000000'],
      ['=Bo', '1000000'],
    ]);
  });

  it('lists what waits for a round, without shares, and leaves it out when read back', async () => {
    const waiting = inputsOf({ stakeholders: [holder('Ana', 1)], convertibles: [safe('Angel', 500_000, 5_000_000)] });
    const sheet = toCapTableSheet(contentOf(waiting));
    expect(sheet.rows.at(-1)?.slice(0, 4)).toEqual(['Angel (not converted yet)', 'SAFE or note', null, 0]);
    expect((await readOwnTable(toCsv(sheet))).rows).toHaveLength(1);
  });

  it('marks the samples among one’s own records, and nothing where all are of one kind', () => {
    const own = holder('own', 0.5);
    const mixed = inputsOf({ stakeholders: [own, holder('sample-1', 0.3), { ...holder('sample-2', 0.1), isEdited: true }] });
    const sheet = toCapTableSheet(contentOf(mixed));
    expect(sheet.columns.at(-1)?.label).toBe('Sample');
    expect(sheet.rows.map((row) => row.at(-1))).toEqual(['', 'Sample', '', '']);
    for (const stakeholders of [[own], [holder('sample-1', 0.3)]])
      expect(toCapTableSheet(contentOf(inputsOf({ stakeholders }))).columns.at(-1)?.label).toBe('83(b) election filed');
  });

  it('marks rows without any equity so that they are refused', async () => {
    const { rows } = await readOwnTable('Name,Percentage,Shares\nA,5,\nB,,10\nC,0,\nD,x,');
    expect(rows.map((row) => row[1])).toEqual(['5', '', 'nothing', 'x']);
  });
});

describe('the table on paper', () => {
  it('says who holds how much first, and ends with what each round brought', () => {
    const { above = [], below = [], sums } = toPrintedTable(contentOf(inputs, false), '2026-11-15', false);
    const figures = above.flatMap((block) => (block.kind === 'figures' ? block.items : []));
    // Ana 8,000,000 and Bo 1,000,000 of 13,333,333; the round a quarter of all.
    expect(figures.map(({ label, value }) => `${value} ${label}`)).toEqual([
      '13,333,333 shares in all',
      '60.0% founders',
      '7.5% team',
      '25.0% investors',
      '7.5% pool and unallocated',
    ]);
    expect(sums).toEqual(['Equity Percentage', 'Shares']);
    expect(below[1]).toMatchObject({ rows: [['A', '1 Oct 2026', '$5,000,000.00', '$20,000,000.00', '$1.5000', '3,333,333']] });
  });
});

describe('the checksum', () => {
  it('is the one that everybody else computes', () => {
    // RFC 1321, appendix A.5.
    expect(md5('')).toBe('d41d8cd98f00b204e9800998ecf8427e');
    expect(md5('message digest')).toBe('f96b697d7cb7938d525a2f31aaf161d0');
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'));
      }),
    );
  });
});

interface OcfItem {
  object_type: string;
  id: string;
  stakeholder_id?: string;
  stock_class_id?: string;
  vesting_terms_id?: string;
  quantity?: string;
}

const anyTerms = fc.record({
  interest: fc.constantFrom(0, 1e-9, 0.08, 1, 1.5, 10),
  discount: fc.constantFrom(0, 1e-7, 0.2, 0.123456789012345),
  multiple: fc.constantFrom(0, 1e-7, 1, 1.5, 99.123456789123),
  cap: fc.constantFrom(0, 5_000_000),
  total: fc.constantFrom(0, 10_000_000, 1e12),
  later: fc.constantFrom(0.01, 0.5),
});

const numeric = /^[+-]?[0-9]+(\.[0-9]{1,10})?$/;
const percentage = /^0?(\.[0-9]{1,10})?$|^1(\.0{1,10})?$/;
/** From the official schemas: what is written as text, and what each kind of object must have. */
const asText: Record<string, RegExp> = {
  votes_per_share: numeric,
  initial_shares_authorized: numeric,
  initial_shares_reserved: numeric,
  liquidation_preference_multiple: numeric,
  participation_cap_multiple: numeric,
  quantity: numeric,
  amount: numeric,
  numerator: numeric,
  denominator: numeric,
  rate: percentage,
  conversion_discount: percentage,
};
const needed: Record<string, string[]> = {
  STAKEHOLDER: ['id', 'name', 'stakeholder_type'],
  STOCK_CLASS: ['id', 'name', 'class_type', 'default_id_prefix', 'initial_shares_authorized', 'votes_per_share', 'seniority'],
  STOCK_PLAN: ['id', 'plan_name', 'initial_shares_reserved', 'stock_class_ids'],
  VESTING_TERMS: ['id', 'name', 'description', 'allocation_type', 'vesting_conditions'],
  ISSUER: ['id', 'legal_name', 'formation_date', 'country_of_formation'],
  TX_STOCK_ISSUANCE: ['id', 'date', 'security_id', 'custom_id', 'stakeholder_id', 'stock_class_id', 'share_price', 'quantity'],
  TX_CONVERTIBLE_ISSUANCE: ['id', 'date', 'security_id', 'custom_id', 'investment_amount', 'convertible_type', 'conversion_triggers'],
};

function faultsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(faultsIn);
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Record<string, unknown>;
  const type = typeof object.object_type === 'string' ? object.object_type : '';
  const rules = type === 'STOCK_CLASS' ? { ...asText, seniority: numeric } : asText;
  return [
    ...(needed[type] ?? []).filter((name) => !(name in object)).map((name) => `${type} without ${name}`),
    ...Object.entries(object).flatMap(([name, inner]) => {
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
      if (!rule) return faultsIn(inner);
      return typeof inner === 'string' && rule.test(inner) ? [] : [`${type} ${name}: ${JSON.stringify(inner)}`];
    }),
  ];
}

describe('the Open Cap Format package', () => {
  const files = toOcfFiles(contentOf(inputs), toJson);
  const itemsOf = (name: string) => (JSON.parse(files[`${name}.ocf.json`] ?? '') as { items: OcfItem[] }).items;

  it('issues every share of the table but the unissued', () => {
    const table = computeCapTable(inputs, true);
    const issued = itemsOf('Transactions').filter(({ object_type }) => object_type === 'TX_STOCK_ISSUANCE');
    const unissued = table.rows.filter(({ kind }) => ['pool', 'promised', 'unallocated'].includes(kind));
    expect(sumOf(issued.map(({ quantity }) => Number(quantity)))).toBe(table.total - sumOf(unissued.map(({ shares }) => shares)));
    expect(itemsOf('Transactions').filter(({ object_type }) => object_type === 'TX_CONVERTIBLE_CONVERSION')).toHaveLength(2);
    expect(itemsOf('StockPlans')[0]).toMatchObject({ plan_name: 'Option pool' });
  });

  it('refers only to what it holds, with one id each', () => {
    const holders = new Set(itemsOf('Stakeholders').map(({ id }) => id));
    const classes = new Set(itemsOf('StockClasses').map(({ id }) => id));
    const terms = new Set(itemsOf('VestingTerms').map(({ id }) => id));
    const transactions = itemsOf('Transactions');
    for (const { stakeholder_id, stock_class_id, vesting_terms_id } of transactions) {
      if (stakeholder_id) expect(holders).toContain(stakeholder_id);
      if (stock_class_id) expect(classes).toContain(stock_class_id);
      if (vesting_terms_id) expect(terms).toContain(vesting_terms_id);
    }
    expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length);
    expect(JSON.parse(files['Manifest.ocf.json'] ?? '')).toMatchObject({ file_type: 'OCF_MANIFEST_FILE', as_of: '2026-11-15' });
  });

  it('keeps the rules of version 1.2.0 in every file, whatever was entered', () => {
    expect(JSON.parse(files['Manifest.ocf.json'] ?? '')).toMatchObject({ ocf_version: '1.2.0' });
    fc.assert(
      fc.property(anyTerms, ({ interest, discount, multiple, cap, total, later }) => {
        const written = toOcfFiles(
          contentOf(
            inputsOf({
              stakeholders: [holder('Ana', 0.8), holder('Bo', later, { afterRound: 'A' })],
              convertibles: [
                safe('s', 500_000, cap, { discount }),
                safe('n', 100_000, cap, { discount, instrument: 'Convertible note', interest, issued: '2026-06-01' }),
              ],
              rounds: [
                round('A', 5e6, 15e6, { poolTarget: 0.1, multiple, preference: 'Participating, capped', participationCap: multiple }),
              ],
              settings: { totalShares: total, pool: 500_000 },
            }),
          ),
          toJson,
        );
        for (const [name, text] of Object.entries(written)) expect([name, ...faultsIn(JSON.parse(text))]).toEqual([name]);
      }),
    );
  });
});

describe('the workbook', () => {
  it('has one cap table, the one of the screen', () => {
    for (const isFull of [true, false]) {
      const { table } = contentOf(inputs, isFull);
      const sheet = toWorkbook(contentOf(inputs, isFull)).find(({ name }) => name === 'Cap table');
      const shares = (cell: Cell | undefined) => (typeof cell === 'object' && cell !== null ? cell.value : cell);
      const found = new Map(sheet?.rows.map((row) => [row[0], shares(row[2])]));
      for (const { name, shares: held } of table.rows) expect(found.get(name)).toBe(held);
      expect(found.get('Total')).toBe(table.total);
    }
  });

  it('has the full model only where there is one', () => {
    const names = (from: Inputs) => toWorkbook(contentOf(from)).map(({ name }) => name);
    const deep = ['Cap table', 'Inputs', 'Stakeholders', 'Rounds', 'SAFEs and notes', 'Round results', 'Vesting', 'Notes'];
    expect(names(inputs)).toEqual(deep);
    expect(names(inputsOf({ stakeholders: [holder('Ana', 1)] }))).toEqual([
      'Cap table',
      'Inputs',
      'Stakeholders',
      'Rounds',
      'Vesting',
      'Notes',
    ]);
  });
});

it('names the company in the Open Cap Format, and says what is still to be replaced', () => {
  const issuerOf = (company?: string) => {
    const files = toOcfFiles({ ...contentOf(inputs), company }, toJson);
    return (JSON.parse(files['Manifest.ocf.json'] ?? '') as { issuer: { legal_name: string; comments: string[] } }).issuer;
  };
  expect(issuerOf(' Loam ')).toMatchObject({ legal_name: 'Loam', comments: [expect.stringMatching(/^Formation date and country/)] });
  expect(issuerOf()).toMatchObject({
    legal_name: 'Company name not entered',
    comments: [expect.stringMatching(/^Name, formation date and country/)],
  });
});
