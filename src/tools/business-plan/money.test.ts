import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import type { MoneyLine } from '@/lib/topics/money';
import { explainDifference, toDocument } from './document';
import { findFaults } from './faults';
import { computeFunds, costOver, dropGroup, planCosts } from './funds';
import { hasSampleWork, nextRowId, state, type PlanData } from './model';
import { schema } from './schema';
import { amountsIn, currencyForAnswer, currencyForRow } from './typed-amounts';
import { around, start, answered, originOf, textOf, nine } from './test-data';
import { makePlan } from './plan';

const typedRow = (id: string, name: string, amount: string) => ({ id, name, amount });

describe('sources and uses', () => {
  const row = (id: string, name: string, amount: string) => ({ id, name, amount });
  const line = (key: string, amount: number, more: Partial<MoneyLine> = {}): MoneyLine => ({
    key,
    name: key,
    group: 'Equipment',
    about: 'costs',
    type: 'expense',
    amount,
    currency: 'USD',
    repeats: 'once',
    month: '',
    ...more,
  });
  const source = { doc: 'costs', tool: 'Startup Cost Calculator', name: '' };
  const take = (data: PlanData, lines: MoneyLine[], from = source) => planCosts(data, lines, from, around);

  it('add up each side and name the difference', () => {
    // 40,000 + 60,000 against 42,000.50 + 50,000: 100,000.00 - 92,000.50 = 7,999.50.
    const funds = computeFunds(
      {
        ...start,
        sources: [row('1', 'Own', '40,000'), row('2', 'Loan', '60000')],
        uses: [row('1', 'Oven', '$42,000.50'), row('2', 'Rent', '50k')],
      },
      around,
    );
    expect(funds).toMatchObject({ totalSources: 10_000_000, totalUses: 9_200_050, difference: 799_950 });
    expect(explainDifference(funds.difference, 'USD')).toBe('The sources exceed the uses by $7,999.50.');
    expect(explainDifference(-1, 'USD')).toBe('The sources fall short of the uses by $0.01.');
    expect(explainDifference(0, 'USD')).toBe('Both sides are equal.');
  });

  it('count what cannot be read as zero and say so', () => {
    const { uses, totalUses } = computeFunds({ ...start, uses: [row('1', 'Oven', 'a lot')] }, around);
    expect(totalUses).toBe(0);
    expect(uses[0]?.problems.amount).toBe('“a lot” isn’t a number.');
    // A source below zero would make the sides look equal.
    const below = computeFunds({ ...start, sources: [row('1', 'Loan', '-5'), row('2', 'Own', '7')] }, around);
    expect(below.totalSources).toBe(700);
    expect(below.sources[0]?.problems.amount).toBe('Amount can’t be below $0.00.');
  });

  it('count running costs for the months asked for', () => {
    // 500.00 once + 35.00 × 6 + 90.00 a quarter × 2 + 121.00 a year / 2 = 500 + 210 + 180 + 60.50 = 950.50.
    const lines = [
      line('a', 50_000),
      line('b', 3_500, { repeats: 'monthly' }),
      line('c', 9_000, { repeats: 'quarterly' }),
      line('d', 12_100, { repeats: 'yearly' }),
    ];
    expect(costOver(lines, 6)).toBe(95_050);
    expect(costOver(lines, 0)).toBe(50_000);
    // 1,000.02 a year is 83.335 a month: half a cent goes up, as a third or a twelfth written as a decimal would not.
    expect(costOver([line('y', 100_002, { repeats: 'yearly' })], 1)).toBe(8_334);
    expect(costOver([line('y', 100_002, { repeats: 'yearly', type: 'income' })], 1)).toBe(-8_334);
    // A credit of 100.00 lowers its category.
    expect(costOver([line('a', 50_000), line('e', 10_000, { type: 'income' })], 6)).toBe(40_000);
  });

  it('come to the same as exact fractions do, for any lines and months', () => {
    const parts = { once: 1n, monthly: 1n, quarterly: 3n, yearly: 12n } as const;
    const anyLine = fc.record({
      amount: fc.integer({ min: 0, max: 5_000_000_000 }),
      repeats: fc.constantFrom('once', 'monthly', 'quarterly', 'yearly'),
      type: fc.constantFrom('expense', 'income'),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), fc.integer({ min: 0, max: 60 }), (drawn, months) => {
        const lines = drawn.map(({ amount, ...more }, index) => line(String(index), amount, more));
        // Each kind apart: a whole number of cents that is nearest to the fraction, and further from zero where two are.
        for (const kind of ['once', 'monthly', 'quarterly', 'yearly'] as const) {
          const own = lines.filter(({ repeats }) => repeats === kind);
          const exact = own.reduce(
            (sum, { amount, type }) => sum + BigInt(amount) * (type === 'income' ? -1n : 1n) * (kind === 'once' ? 1n : BigInt(months)),
            0n,
          );
          const found = BigInt(costOver(own, months));
          const off = 2n * (found * parts[kind] - exact);
          const isAway = exact < 0n ? off < 0n : off > 0n;
          expect(off === parts[kind] || off === -parts[kind] ? isAway : off < parts[kind] && off > -parts[kind]).toBe(true);
        }
        const kinds = Object.keys(parts).map((kind) => costOver(lines.filter(({ repeats }) => repeats === kind), months)); // prettier-ignore
        expect(costOver(lines, months)).toBe(kinds.reduce((sum, one) => sum + one, 0));
      }),
    );
  });

  it('add up to the cent, however the amounts are written', () => {
    const cents = fc.integer({ min: 0, max: 999_999_999_99 });
    const write = (minor: number, style: number) => {
      const [whole, rest] = [String(Math.floor(minor / 100)), String(minor % 100).padStart(2, '0')];
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
      return [`${whole}.${rest}`, `$${grouped}.${rest}`, `${grouped}.${rest} USD`, `${grouped.replaceAll(',', ' ')}.${rest}`][style] ?? '';
    };
    const side = fc.array(fc.tuple(cents, fc.nat(3)), { maxLength: 12 });
    const rowsOf = (amounts: [number, number][]) => amounts.map(([minor, style], index) => row(String(index), 'x', write(minor, style)));
    const sum = (amounts: [number, number][]) => Number(amounts.reduce((total, [minor]) => total + BigInt(minor), 0n));
    fc.assert(
      fc.property(side, side, (sources, uses) => {
        const funds = computeFunds({ ...start, sources: rowsOf(sources), uses: rowsOf(uses) }, around);
        expect([funds.totalSources, funds.totalUses]).toEqual([sum(sources), sum(uses)]);
        expect(funds.difference).toBe(sum(sources) - sum(uses));
      }),
    );
  });

  it('group what arrives by category', () => {
    const lines = [
      line('a', 50_000),
      line('b', 20_000),
      line('c', 3_500, { group: 'Software', repeats: 'monthly' }),
      line('d', 100, { group: '' }),
    ];
    const { data } = take(start, lines);
    const { received, hasRunningCosts, totalUses } = computeFunds(data, around);
    expect(received.map(({ name, amount, count }) => [name, amount, count])).toEqual([
      ['Equipment', 70_000, 2],
      ['Software, with 6 months of running costs', 21_000, 1],
      ['Other costs', 100, 1],
    ]);
    expect(hasRunningCosts).toBe(true);
    expect(totalUses).toBe(91_100);
    const one = computeFunds({ ...data, answers: { ...data.answers, runningMonths: '1' } }, around);
    expect(one.received[1]).toMatchObject({ name: 'Software, with 1 month of running costs', amount: 3_500 });
    expect(dropGroup(data.received, 'costs', 'Other costs')[0]?.lines).toHaveLength(3);
    expect(dropGroup(take(start, [line('a', 1)]).data.received, 'costs', 'Equipment')).toEqual([]);
  });

  it('replace the same lines taken again and keep the others', () => {
    const { data: first, names } = take(start, [line('a', 100), line('b', 200)]);
    expect(names).toEqual(['a', 'b']);
    const again = take(first, [line('b', 999), line('c', 5)]);
    expect(again).toMatchObject({ names: ['c'], changed: ['b'] });
    expect(again.data.received).toHaveLength(1);
    expect(again.data.received[0]).toMatchObject({ from: 'costs', fromName: 'Startup Cost Calculator', currency: 'USD', isSample: false });
    expect(again.data.received[0]?.lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['a', 100],
      ['b', 999],
      ['c', 5],
    ]);
    expect(hasSampleWork(again.data)).toBe(false);
    expect(schema.safeParse(again.data).success).toBe(true);
    expect(take(again.data, [line('b', 999), line('c', 5)]).data).toBe(again.data);
    // The same key of another document is another line.
    expect(take(first, [line('a', 100)], { ...source, doc: 'other' }).data.received).toHaveLength(2);
  });

  it('leave revenue out: it is no use of funds', () => {
    const taken = take(start, [line('a', 100, { about: 'revenue', type: 'income' })]).data;
    expect(computeFunds(taken, around)).toMatchObject({ received: [], totalUses: 0, isEmpty: true });
    expect(take(start, [line('a', 100, { about: 'payroll' })]).names).toEqual(['a']);
  });

  it('keep face values when the currency changes', () => {
    const { data } = take(start, [line('a', 12_345)]);
    // 123.45 dollars become 123 yen, and 123.450 dinars.
    expect(computeFunds(data, { ...around, currency: 'JPY' }).totalUses).toBe(123);
    expect(computeFunds(data, { ...around, currency: 'KWD' }).totalUses).toBe(123_450);
  });

  it('stand in the plan, with the difference in words', () => {
    const data = answered(nine, {
      sources: [row('1', 'Loan', '100')],
      uses: [row('1', 'Oven', '150'), row('2', '', '10'), row('3', '', '')],
    });
    const text = textOf(data);
    expect(text).toMatch(/Loan +\$100\.00/);
    expect(text).toMatch(/Oven +\$150\.00/);
    expect(text).toMatch(/Total sources +\$100\.00\n/);
    expect(text).toMatch(/Total uses +\$160\.00\n/);
    expect(text).toContain('The sources fall short of the uses by $60.00.');
    expect(text).toContain('[Name of a use]');
    expect(nextRowId([row('sample-1', '', ''), row('4', '', '')])).toBe('5');
  });
});

describe('currencies', () => {
  const withRows = (amounts: string[], more: Partial<PlanData> = {}): PlanData => ({
    ...start,
    uses: amounts.map((amount, index) => typedRow(String(index + 1), `Use ${index + 1}`, amount)),
    ...more,
  });
  const inPounds = { ...around, currency: 'GBP' };

  it('are those that were typed: a sign is never replaced', () => {
    const data = withRows(['£200k'], { answers: { ...start.answers, funding: 'We need £1,200,000.' } });
    const print = (where: typeof around) =>
      toText(toDocument({ ...originOf(data, where), faults: findFaults(data, where).map(({ text }) => text) }));
    expect(print(inPounds)).toContain('£200,000.00');
    expect(findFaults(data, inPounds)).toEqual([]);
    // In a plan that is kept in dollars it is not counted, stays as typed, and makes the plan a draft.
    expect(print(around)).not.toContain('$200,000');
    expect(print(around)).toContain('£200k (not counted)');
    expect(findFaults(data, around).map(({ text }) => text)).toEqual([
      'Uses, “Use 1”: This is in GBP, and the rest is in USD. It counts as 0.',
      'Funding Requirements says £1,200,000, and the table of sources and uses is in USD.',
    ]);
    expect(toDocument({ ...originOf(data), faults: ['One.'] }).mark).toContain('Draft');
    const kept = { ...data, kept: findFaults(data, around).map(({ id }) => id) };
    expect(findFaults(kept, around)).toEqual([]);
  });

  it('follow the first sign typed into the table, and no second one', () => {
    const one = withRows(['']);
    expect(currencyForRow(one, one.uses[0] ?? typedRow('', '', ''), '£200k', 'USD')).toBe('GBP');
    expect(currencyForRow(one, one.uses[0] ?? typedRow('', '', ''), '$200k', 'CAD')).toBeUndefined();
    const two = withRows(['', '40000']);
    expect(currencyForRow(two, two.uses[0] ?? typedRow('', '', ''), '£200k', 'USD')).toBeUndefined();
    const three = withRows(['', '£40']);
    expect(currencyForRow(three, three.uses[0] ?? typedRow('', '', ''), '£200k', 'USD')).toBe('GBP');
  });

  it('follow an answer while the table is empty', () => {
    expect(currencyForAnswer(start, 'funding', 'We need £1,200,000.', 'USD')).toBe('GBP');
    expect(currencyForAnswer(start, 'funding', 'We need 1.2 million EUR, of which 200k EUR is ours', 'USD')).toBe('EUR');
    expect(currencyForAnswer(start, 'funding', 'We need £5 and €7.', 'USD')).toBeUndefined();
    expect(currencyForAnswer(start, 'competition', 'They charge £5.', 'USD')).toBeUndefined();
    expect(currencyForAnswer(withRows(['40000']), 'funding', 'We need £5.', 'USD')).toBeUndefined();
  });

  it('are found in sentences, and names are no currencies', () => {
    const found = (text: string, current = 'USD') => amountsIn(text, current).map(({ text: amount, currency }) => [amount, currency]);
    expect(found('We raise £1,200,000, half of it now.')).toEqual([['£1,200,000', 'GBP']]);
    expect(found('US$5m or 200 CHF.')).toEqual([
      ['US$5m', 'USD'],
      ['200 CHF', 'CHF'],
    ]);
    expect(found('We ask for £200k now, £1.2 million later, and 1 200 000 EUR from the bank.')).toEqual([
      ['£200k', 'GBP'],
      ['£1.2 million', 'GBP'],
      ['1 200 000 EUR', 'EUR'],
    ]);
    expect(found('£5 kitchens, £5 million-pound kitchens')).toEqual([
      ['£5', 'GBP'],
      ['£5 million', 'GBP'],
    ]);
    expect(found('$5', 'CAD')).toEqual([['$5', 'CAD']]);
    expect(found('In 2027 our 12 CEO friends ran 5 km')).toEqual([]);
  });
});

describe('price and edge', () => {
  const told = { ...nine, price: '€4.20 a loaf', edge: 'Baked the same night' };
  const count = (text: string, words: string) => text.split(words).length - 1;

  it('stand once: the price in the revenue model, the edge in the summary', () => {
    const text = textOf(answered(told));
    expect([count(text, '€4.20 a loaf'), count(text, 'Baked the same night')]).toEqual([1, 1]);
    expect(text).toContain('A fee of 1%\n\nPrice: €4.20 a loaf');
    expect(text.indexOf('- What makes it different: Baked the same night')).toBeLessThan(text.indexOf('Problem Statement'));
    const lean = textOf(answered(told, { outline: 'lean' }));
    expect(lean).toContain('Banks\n\nWhat makes it different: Baked the same night');
  });

  it('make a chapter by themselves where nothing else was said', () => {
    const priced = answered({ ...told, revenue: '' });
    expect(textOf(priced)).toContain('-------------\n\nPrice: €4.20 a loaf\n');
    expect(makePlan(priced, around).empty.map(({ id }) => id)).not.toContain('revenue');
  });

  it('are not said again where a longer answer says them', () => {
    const text = textOf(answered({ ...told, revenue: '€4.20 a loaf, paid weekly.', solution: 'Bread that is baked the same night.' }));
    expect([count(text, 'Price:'), count(text, 'different')]).toEqual([0, 0]);
  });

  it('the amount needed is in the summary where no table of funds says it', () => {
    expect(textOf(answered({ ...nine, funding: 'An oven', amount: '50k' }))).toContain('- Amount needed: $50,000.00');
    expect(count(textOf(answered({ ...nine, amount: '50k' })), '- Amount needed')).toBe(0);
  });

  it('were not asked for before, and older plans open without them', () => {
    const { price: _, edge: __, ...older } = start.answers;
    expect(schema.safeParse(state.migrate?.({ ...start, answers: older }, 4)).success).toBe(true);
  });
});
