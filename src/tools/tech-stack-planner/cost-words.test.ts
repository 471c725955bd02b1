import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import type { Block } from '@/lib/blocks';
import { computeTotals, costOf, describeCost, describeGrowth, describeTotals, readCost } from './cost';
import { fields, type Technology } from './model';
import { toPaper } from './paper';

const around = { today: '2026-11-15', currency: 'USD' };
const technology = (more: Partial<Technology> = {}): Technology => ({
  id: '1',
  ...readDraft(fields, { ...emptyDraft(fields, around.today), name: 'x', category: 'Database' }, around).values,
  ...more,
});
const read = (typed: string, currency = 'USD') => {
  const { kind, price, isPerUnit, use } = readCost(typed, currency);
  return [kind, price, isPerUnit, use];
};

describe('the words of a price', () => {
  it.each([
    // By the month, whatever the period: a year is twelve, a week 52 twelfths, a day 365 twelfths, an hour 730.
    ['$12/y', ['monthly', 1, false, undefined]],
    ['$12 p.a.', ['monthly', 1, false, undefined]],
    ['$12 annually', ['monthly', 1, false, undefined]],
    ['$3/qtr', ['monthly', 1, false, undefined]],
    ['$3/wk', ['monthly', 13, false, undefined]],
    ['$3/w', ['monthly', 13, false, undefined]],
    ['$12/day', ['monthly', 365, false, undefined]],
    ['$1/hr', ['monthly', 730, false, undefined]],
    ['$5/m', ['monthly', 5, false, undefined]],
    ['$24 every 2 months', ['monthly', 12, false, undefined]],
    // Thousands and millions, before and behind "per".
    ['$3 per million requests', ['monthly', 0.000003, true, 'requests']],
    ['$3 per thousand emails', ['monthly', 0.003, true, 'emails']],
    ['$3 per 10k events', ['monthly', 0.0003, true, 'events']],
    ['$1.5M/mo', ['monthly', 1_500_000, false, undefined]],
    ['$8 per active user a month', ['monthly', 8, true, undefined]],
    ['$8 each seat', ['monthly', 8, true, undefined]],
    ['$5/TB', ['monthly', 5, true, 'TB']],
    ['$99 lifetime', ['once', 99, false, undefined]],
    ['$99 setup', ['once', 99, false, undefined]],
    ['$10-30', ['monthly', 20, false, undefined]],
    ['about 20', ['monthly', 20, false, undefined]],
    ['no charge', ['monthly', 0, false, undefined]],
  ])('%s', (typed, expected) => {
    expect(read(typed)).toEqual(expected);
  });

  it.each([
    ['20 cats', 'It isn’t clear that the number is a price.'],
    ['plan 3', ''],
    ['$10 and $20', 'It has more than one amount. Write the one you pay now.'],
    ['$10 - $20 - $30', 'It has more than one amount. Write the one you pay now.'],
    ['-$5', 'A cost can’t be below 0.'],
    ['($5)', 'A cost can’t be below 0.'],
    ['5%', 'A percentage isn’t a price a month.'],
    ['5 per cent', 'A percentage isn’t a price a month.'],
    ['€5/mo', 'It is in €, the totals are in USD.'],
    ['5 EUR', 'It is in EUR, the totals are in USD.'],
    ['A$5', 'It is in A$, the totals are in USD.'],
    ['US$5', ''],
    ['free plus $5', 'It names a price and something free. Write what you pay now.'],
    ['free, 5 a month', 'It names a price and something free. Write what you pay now.'],
    ['free for 5', ''],
    ['on request', 'There’s no amount in it.'],
  ])('%s is questioned: %s', (typed, problem) => {
    expect(readCost(typed, 'USD').problem ?? '').toBe(problem);
  });

  it('are noted where they may surprise', () => {
    const note = (typed: string) => readCost(typed, 'USD').note;
    expect(note('$5/mo')).toBeUndefined();
    expect(note('$5')).toBe('Read as a month, since no period is given.');
    expect(note('$5 once')).toBe('Read as paid once, so not in the monthly total.');
    expect(note('$1/hour')).toBe('Read as 730 hours a month.');
    expect(note('$10-20/mo')).toBe('Read as the middle of the range, 15.');
    expect(note('$10-20')).toBe('Read as the middle of the range, 15, a month, since no period is given.');
  });

  it('follow the currency of the totals', () => {
    expect(read('€5/mo', 'EUR')[1]).toBe(5);
    expect(readCost('$5/mo', 'EUR').problem).toBe('It is in $, the totals are in EUR.');
    expect(read('A$5/mo', 'AUD')[1]).toBe(5);
    // Dollars of elsewhere are no dollars here, however many letters say so.
    for (const typed of ['NZ$5/mo', 'US$5/mo', 'HK$5', 'R$5', 'MX$5'])
      expect(readCost(typed, 'AUD').problem, typed).toBe(`It is in ${typed.slice(0, typed.indexOf('5'))}, the totals are in AUD.`);
    expect(readCost('CA$5', 'CAD').problem).toBeUndefined();
    expect(readCost('US$5', 'EUR').problem).toBe('It is in US$, the totals are in EUR.');
    expect(read('CHF 5/mo', 'CHF')[1]).toBe(5);
  });
});

describe('a cost at ten times the usage', () => {
  const figures = (more: Partial<Technology>) => {
    const { now, tenfold, once } = costOf(technology(more), 'USD');
    return [now, tenfold, once];
  };

  it('grows as was said of it, or as its price does', () => {
    expect(figures({ cost: '$8/user', units: 5, growth: 'price' })).toEqual([4000, 40_000, 0]);
    expect(figures({ cost: '$8', growth: 'price' })).toEqual([800, 800, 0]);
    expect(figures({ cost: '$8', growth: 'tenfold' })).toEqual([800, 8000, 0]);
    expect(figures({ cost: '$8/user', units: 5, growth: 'same' })).toEqual([4000, 4000, 0]);
    expect(figures({ cost: '$99 once', growth: 'tenfold' })).toEqual([0, 0, 9900]);
    expect(figures({ cost: '$9 once per user', units: 3 })).toEqual([0, 0, 2700]);
    expect(figures({ cost: '' })).toEqual([undefined, undefined, 0]);
  });

  it('takes a larger price where there is one, for ten times the units', () => {
    expect(figures({ cost: '$8', largerPrice: '$50' })).toEqual([800, 5000, 0]);
    // 2 each for 5 × 10.
    expect(figures({ cost: '$8/user', units: 5, largerPrice: '$2/user' })).toEqual([4000, 10_000, 0]);
    expect(figures({ cost: '$8', largerPrice: 'ask sales' })).toEqual([800, undefined, 0]);
    expect(figures({ cost: '$8', largerPrice: '$5 once' })).toEqual([800, undefined, 0]);
  });

  it('counts a price for use once its amount is said', () => {
    expect(figures({ cost: '$2/GB', units: 1 })).toEqual([undefined, undefined, 0]);
    expect(figures({ cost: '$2/GB', units: 2, growth: 'price' })).toEqual([400, 4000, 0]);
    expect(describeCost(technology({ cost: '$2/GB', units: 1 }), 'USD')).toContain('Enter under “Units now”');
    expect(figures({ cost: '$8/user', units: Number.NaN })[0]).toBe(800);
    expect(figures({ cost: '$8/user', units: -3 })[0]).toBe(0);
  });

  it('is said in words', () => {
    expect(describeCost(technology({ cost: '$8/user', units: 5, growth: 'price' }), 'USD')).toBe(
      '$40.00 a month for 5 units, $400.00 at 10x',
    );
    expect(describeCost(technology({ cost: '$8', largerPrice: 'x' }), 'USD')).toBe('$8.00 a month, not known at 10x');
    expect(describeCost(technology({ cost: '$99 once' }), 'USD')).toBe('$99.00 once');
    expect(describeCost(technology({ cost: 'x' }), 'USD')).toBe('Not understood: There’s no amount in it.');
    expect(describeCost(technology(), 'USD')).toBe('');
  });

  it('is added up, with what was left out', () => {
    const totals = (...costs: Partial<Technology>[]) => computeTotals(costs.map(technology), 'USD');
    const mixed = totals({ cost: '$8' }, { cost: 'x' }, {}, { cost: '$5 once' }, { cost: '$1', largerPrice: 'x' });
    expect(mixed).toMatchObject({ now: 900, tenfold: 800, once: 500, written: 4, notGrown: 2 });
    expect(mixed.notUnderstood).toHaveLength(1);
    expect(describeTotals(mixed)).toBe('1 of 4 costs not understood');
    expect(describeGrowth(mixed)).toBe('2 costs left out');
    expect([describeTotals(totals({})), describeGrowth(totals({}))]).toEqual(['No costs written yet', 'From the costs you write']);
    expect(describeTotals(totals({ cost: '$8' }))).toBe('1 cost understood');
    expect(describeGrowth(totals({ cost: '$8' }))).toBe('Prices per user or per use grow, others stay');
    // A larger price that is no price is left out though nothing is paid now.
    expect(totals({ largerPrice: 'x' }).notGrown).toBe(1);
    expect(totals({}).notGrown).toBe(0);
  });
});

describe('the stack on paper', () => {
  const paper = (...list: Partial<Technology>[]) =>
    toPaper(
      list.map((more, index) => technology({ id: `${index}`, ...more })),
      around,
    );
  const texts = (blocks: readonly Block[]) => blocks.flatMap((block) => ('text' in block ? [block.text] : []));
  const termsOf = (...list: Partial<Technology>[]) => {
    const { blocks } = paper(...list);
    const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Licenses, data and exit');
    return at < 0 ? undefined : blocks.slice(at + 1, at + 3);
  };

  it('says what is decided and how many more there are', () => {
    expect(texts(paper().blocks)).toContain('Nothing is decided yet.');
    expect(texts(paper({ selected: false }).blocks)).toContain('1 more under consideration; only what is decided is shown here.');
    expect(texts(paper({ selected: true }).blocks).join(' ')).not.toMatch(/under consideration|Nothing is decided/);
    const labels = (cost: string) =>
      paper({ selected: true, cost }).blocks.flatMap((block) => (block.kind === 'figures' ? block.items.map(({ label }) => label) : []));
    expect(labels('$5')).not.toContain('Paid once');
    expect(labels('$5 once')).toContain('Paid once');
  });

  it('has terms only where something is said of them, and warns of traps', () => {
    const nothing = { selected: true, lockIn: 'open', license: '', region: ' ', exitPlan: '' } as const;
    expect(termsOf(nothing)).toBeUndefined();
    expect(termsOf({ ...nothing, license: 'MIT' })?.[0]).toMatchObject({
      kind: 'table',
      rows: [['x', 'MIT', expect.any(String), expect.any(String)]],
    });
    expect(termsOf({ ...nothing, license: 'MIT' })?.[0]).not.toHaveProperty('notes');
    expect(termsOf({ ...nothing, exitPlan: ' Move. ' })?.[0]).toMatchObject({ notes: ['Exit: Move.'] });
    const [warning, table] = termsOf({ ...nothing, lockIn: 'high' }, { ...nothing, name: 'y' }) ?? [];
    expect(warning).toMatchObject({ text: 'Hard to leave, and without an exit plan: x.' });
    expect(table).toMatchObject({
      kind: 'table',
      rows: [[expect.any(String), expect.any(String), expect.any(String), expect.any(String)]],
    });
    expect(termsOf({ ...nothing, lockIn: 'high', exitPlan: 'Move.' })?.[0]).toMatchObject({ kind: 'table' });
  });

  it('marks what is left of the sample by name, or the whole paper', () => {
    const marked = (...ids: string[]) => paper(...ids.map((id) => ({ id, name: id, selected: true })));
    expect(marked('sample-1', 'own')).not.toHaveProperty('mark');
    expect(texts(marked('sample-1', 'own').blocks)).toContain('Samples: sample-1.');
    expect(marked('sample-1').mark).toBe('Sample');
    expect(texts(marked('sample-1').blocks).join(' ')).not.toContain('Samples:');
    expect(marked('own').mark).toBeUndefined();
  });

  it('lists what speaks for and against each', () => {
    const notes = paper({ selected: true, description: ' Fast. ', pros: ['a', 'b'], cons: ['c'], alternatives: [] }).blocks.flatMap(
      (block) => (block.kind === 'table' && block.columns.some(({ label }) => label === 'Ring') ? (block.notes ?? []) : []),
    );
    expect(notes).toEqual(['Fast.\nFor it: a, b\nAgainst it: c']);
  });
});
