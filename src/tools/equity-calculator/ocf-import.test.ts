import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { toJson } from '@/formats/json';
import { computeCapTable } from './cap-table';
import type { Content } from './files';
import { roles, state, readSettings, type EquityData, type Inputs } from './model';
import { toOcfFiles } from './ocf';
import { readOcf } from './ocf-import';
import { countAdded, describeOcf, planOcf, takeOcf } from './ocf-plan';
import { holder, inputsOf, round, safe } from './test-data';

const around = { today: '2026-11-15', currency: 'USD' };
const contentOf = (inputs: Inputs, currency = 'USD'): Content => ({
  inputs,
  table: computeCapTable(inputs, true),
  isFull: true,
  currency,
});
const ids = () => {
  let count = 0;
  return () => `new-${(count += 1)}`;
};
const packed = (inputs: Inputs, currency?: string) => toOcfFiles(contentOf(inputs, currency), toJson);
const plan = (files: Record<string, string>, into: Inputs = inputsOf({})) => planOcf(readOcf(files), into, around, ids());
const holdings = (inputs: Inputs) =>
  computeCapTable(inputs, true)
    .rows.filter(({ shares }) => shares !== 0)
    .map(({ kind, name, shares }) => [kind, name, shares]);
const toInputs = (data: EquityData): Inputs => ({
  stakeholders: data.records,
  rounds: data.extra.rounds.records,
  convertibles: data.extra.convertibles.records,
  settings: readSettings(data.extra.settings, around),
  sales: [],
  currency: around.currency,
  today: around.today,
});
const file = (...items: unknown[]) => ({ 'x.json': JSON.stringify({ file_type: 'OCF_TRANSACTIONS_FILE', items }) });
const usd = (amount: string) => ({ amount, currency: 'USD' });

const anyDay = fc.constantFrom('', '2025-01-31', '2026-02-28', '2026-10-01');
const anyTable = fc.record({
  stakeholders: fc.array(
    fc.record({
      name: fc.constantFrom('Ana', 'Bo', '', '<b>', 'Žofie 🙂'),
      role: fc.constantFrom(...roles),
      equityPercentage: fc.double({ min: 0, max: 0.5, noNaN: true }),
      exactShares: fc.constantFrom(0, 0, 1, 123_457),
      vestingPeriod: fc.integer({ min: 0, max: 60 }),
      cliffPeriod: fc.integer({ min: 0, max: 24 }),
      grantDate: anyDay,
      afterRound: fc.constantFrom('', 'r0', 'r1', 'gone'),
    }),
    { maxLength: 6 },
  ),
  rounds: fc.array(
    fc.record({
      investment: fc.integer({ min: 1, max: 9e8 }),
      valuation: fc.integer({ min: 1, max: 9e9 }),
      date: anyDay,
      poolTarget: fc.constantFrom(0, 0.1, 0.2),
      poolPlace: fc.constantFrom('Pre-money' as const, 'Post-money' as const),
    }),
    { maxLength: 3 },
  ),
  convertibles: fc.array(
    fc.record({
      instrument: fc.constantFrom('Post-money SAFE' as const, 'Pre-money SAFE' as const, 'Convertible note' as const),
      amount: fc.integer({ min: 1, max: 1e8 }),
      cap: fc.constantFrom(0, 5e8, 1e9),
      discount: fc.constantFrom(0, 0.2),
      isMfn: fc.boolean(),
      interest: fc.constantFrom(0, 0.08),
      issued: anyDay,
    }),
    { maxLength: 3 },
  ),
  pool: fc.constantFrom(0, 500_000),
  promised: fc.constantFrom(0, 700_000),
});

describe('reading an Open Cap Format package', () => {
  it('gives the sample back, and adds nothing to it', () => {
    const sample = toInputs(state.sample!(around));
    const files = packed(sample);
    const taken = toInputs(takeOcf(state.start(around), plan(files), 'USD'));
    expect(holdings(taken)).toEqual(holdings(sample));
    expect(taken.stakeholders.map(({ id: _id, ...rest }) => rest)).toEqual(sample.stakeholders.map(({ id: _id, ...rest }) => rest));
    expect(taken.convertibles[0]).toMatchObject({ name: 'Angel fund', cap: 500_000_000, issued: '2025-09-15' });
    expect(taken.stakeholders.every(({ id }) => id.startsWith('sample-'))).toBe(true);
    const again = plan(files, sample);
    expect(describeOcf(again)).toBe('0 stakeholders, 0 rounds and 0 SAFEs and notes to add, 7 already here.');
    expect(again.counts).toBeUndefined();
    // What the table lacks is new, and only the rest is here already.
    const added = (into: Partial<Inputs>) => describeOcf(plan(files, { ...sample, ...into }));
    expect(added({ rounds: sample.rounds.slice(1) })).toContain('1 round and 0 SAFEs and notes to add, 6 already here.');
    expect(added({ convertibles: sample.convertibles.slice(1) })).toContain('1 SAFE or note to add, 6 already here.');
    expect(countAdded(plan(files, { ...sample, rounds: sample.rounds.slice(1), convertibles: sample.convertibles.slice(1) }))).toBe(2);
  });

  it('names four kinds that it has no place for, and counts the rest', () => {
    const others = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ object_type: `KIND_${index + 1}`, id: String(index) }));
    const notesFor = (count: number) => readOcf(file(...others(count))).notes.join(' ');
    expect(notesFor(4)).toMatch(/^4 objects of other kinds left out: .*4\.$/);
    expect(notesFor(6)).toMatch(/^6 objects of other kinds left out: .*4.* and 2 more\.$/);
  });

  it('gives any table back to the share, and adds nothing to it', () => {
    fc.assert(
      fc.property(anyTable, ({ stakeholders, rounds, convertibles, pool, promised }) => {
        fc.pre(stakeholders.length + rounds.length + convertibles.length > 0);
        const inputs = inputsOf({
          stakeholders: stakeholders.map((one, index) => holder(`h${index}`, one.equityPercentage, one)),
          rounds: rounds.map((one, index) => round(`r${index}`, 0, 0, one)),
          convertibles: convertibles.map((one, index) => safe(`c${index}`, 0, 0, one)),
          settings: { pool, promised },
        });
        const files = packed(inputs);
        const taken = toInputs(takeOcf(state.start(around), plan(files), 'USD'));
        expect(holdings(taken)).toEqual(holdings(inputs));
        expect(countAdded(plan(files, inputs))).toBe(0);
        expect(countAdded(plan(files, taken))).toBe(0);
      }),
      { numRuns: atMost(60) },
    );
  });

  it('reads the files of other programs', () => {
    const found = plan(
      file(
        { object_type: 'STAKEHOLDER', id: 'a', name: { legal_name: ' Ana \n Silva ' }, current_relationship: 'FOUNDER' },
        { object_type: 'STAKEHOLDER', id: 'b', name: { legal_name: 'Fund' }, current_relationship: 'INVESTOR' },
        { object_type: 'STOCK_CLASS', id: 'c', name: 'Common', class_type: 'COMMON' },
        {
          object_type: 'STOCK_CLASS',
          id: 'p',
          name: 'Series A Preferred Stock',
          class_type: 'PREFERRED',
          liquidation_preference_multiple: '2',
        },
        { object_type: 'STOCK_PLAN', id: 'o', initial_shares_reserved: '1000000' },
        {
          object_type: 'VESTING_TERMS',
          id: 'v',
          vesting_conditions: [
            { trigger: { type: 'VESTING_START_DATE' } },
            { trigger: { type: 'VESTING_SCHEDULE_RELATIVE', period: { length: 12, type: 'MONTHS', occurrences: 1 } } },
            { trigger: { type: 'VESTING_SCHEDULE_RELATIVE', period: { length: 1, type: 'MONTHS', occurrences: 36 } } },
          ],
        },
        {
          object_type: 'TX_STOCK_ISSUANCE',
          id: '1',
          security_id: 's1',
          date: '2025-01-31',
          stakeholder_id: 'a',
          stock_class_id: 'c',
          share_price: usd('0.0001'),
          quantity: '9000000',
          vesting_terms_id: 'v',
        },
        {
          object_type: 'TX_STOCK_ISSUANCE',
          id: '2',
          security_id: 's2',
          date: '2026-01-31',
          stakeholder_id: 'b',
          stock_class_id: 'p',
          share_price: usd('1.5'),
          quantity: '2000000',
        },
        {
          object_type: 'TX_CONVERTIBLE_ISSUANCE',
          id: '3',
          security_id: 's3',
          date: '2026-02-01',
          stakeholder_id: 'b',
          convertible_type: 'NOTE',
          investment_amount: usd('100000.00'),
          conversion_triggers: [
            'odd',
            {
              conversion_right: {
                conversion_mechanism: {
                  type: 'CONVERTIBLE_NOTE_CONVERSION',
                  interest_rates: [{ rate: '0.08' }],
                  conversion_discount: '0.2',
                  conversion_valuation_cap: usd('5000000'),
                },
              },
            },
          ],
        },
        { object_type: 'TX_STOCK_TRANSFER', id: '4' },
        { object_type: 'VALUATION', id: '5' },
        { object_type: 'TX_STOCK_ISSUANCE', id: '6', quantity: 'many' },
        null,
      ),
    );
    expect(found.stakeholders).toMatchObject([
      { name: 'Ana Silva', role: 'Founder', exactShares: 9_000_000, vestingPeriod: 48, cliffPeriod: 12, grantDate: '2025-01-31' },
    ]);
    expect(found.counts).toEqual({ totalShares: 10_000_000, pool: 1_000_000, promised: 0 });
    // 2,000,000 × $1.50 on 10,000,000 × $1.50.
    expect(found.rounds).toMatchObject([{ name: 'Series A', investment: 300_000_000, valuation: 1_500_000_000, multiple: 2 }]);
    expect(found.convertibles).toMatchObject([
      {
        name: 'Fund',
        instrument: 'Convertible note',
        amount: 10_000_000,
        cap: 500_000_000,
        discount: 0.2,
        interest: 0.08,
        issued: '2026-02-01',
      },
    ]);
    expect(found.notes.slice(0, 2)).toEqual([
      '2 objects of other kinds left out: TX_STOCK_TRANSFER and VALUATION.',
      '2 objects left out that couldn’t be read.',
    ]);
  });

  it('counts the shares of the file where the table has others, and where a note in it is out of date', () => {
    const files = packed(inputsOf({ stakeholders: [holder('Ana', 0.5)] }));
    const [added] = plan(files, inputsOf({ stakeholders: [holder('Bo', 1)], rounds: [round('A', 1, 5)] })).stakeholders;
    expect(added).toMatchObject({ name: 'Ana', exactShares: 5_000_000, afterRound: 'A' });
    const changed = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replace('"5000000"', '"4000000"')]));
    expect(plan(changed).stakeholders[0]).toMatchObject({ exactShares: 4_000_000 });
  });

  it('keeps amounts in their own currency: an empty table takes it, one with amounts refuses another', () => {
    const inputs = inputsOf({ rounds: [round('A', 1_000, 5_000)] });
    const files = packed(inputs, 'JPY');
    const found = plan(files);
    // 100,000 and 500,000 yen, which have no smaller unit.
    expect(found.rounds[0]).toMatchObject({ investment: 100_000, valuation: 500_000 });
    expect(found).toMatchObject({ currency: 'JPY', problem: '' });
    expect(found.notes).toContain('The amounts are in JPY, and so will this table be.');
    expect(takeOcf(state.start(around), found, 'JPY').extra.rounds).toMatchObject({ currency: 'JPY' });
    // Stakeholders alone have no amounts that could be in another currency.
    expect(plan(files, inputsOf({ stakeholders: [holder('Bo', 0.1)] })).problem).toBe('');
    const refused = plan(files, inputsOf({ rounds: [round('B', 1, 5)] }));
    expect(refused.problem).toContain('amounts in JPY and this table is in USD');
    expect(plan(packed(inputs)).problem).toBe('');
  });

  it('never falls over odd files', () => {
    for (const text of ['', '{', '[]', '{}', 'null', '{"items":{}}', '\0'])
      expect(() => readOcf({ 'a.json': text })).toThrow(/a\.json isn’t/);
    expect(readOcf({ 'a.json': '\uFEFF{"items":[]}' }).stakeholders).toEqual([]);
    const keys = fc.constantFrom('object_type', 'id', 'name', 'quantity', 'date', 'comments', 'class_type', '__proto__');
    const values = fc.oneof(fc.jsonValue(), fc.constantFrom('STAKEHOLDER', 'STOCK_CLASS', 'TX_STOCK_ISSUANCE', 'constructor', 'toString'));
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.dictionary(keys, values))), (items) => {
        expect(countAdded(plan(file(...items)))).toBe(0);
      }),
    );
  });
});
