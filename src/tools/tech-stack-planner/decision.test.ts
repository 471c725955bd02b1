import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { emptyDraft, readDraft } from '@/lib/fields';
import { adrStem, toAdr } from './adr';
import { computeTotals, costOf, describeCost, describeGrowth, describeTotals, readCost } from './cost';
import { addCriterion, addOption, computeScore, describeScore, findLeaders, formatScore, optionName, scoreOf, weightOf } from './decision';
import { fields, type Criterion, type Decision, type Option, type Technology } from './model';
import { toCriterion } from './start-decision';

const around = { today: '2026-11-15', currency: 'USD' };
const technology = (more: Partial<Technology> = {}): Technology => ({
  id: '1',
  ...readDraft(fields, { ...emptyDraft(fields, around.today), name: 'x', category: 'Database' }, around).values,
  ...more,
});

describe('a cost', () => {
  it.each([
    ['$3/d', 'monthly', 91.25],
    ['$12 p.a', 'monthly', 1],
    ['$12/y', 'monthly', 1],
    ['$5/m', 'monthly', 5],
    ['$5 /w', 'monthly', 21.666666666667],
    ['$1/h', 'monthly', 730],
    ['.5 USD', 'monthly', 0.5],
    ['$1 234', 'monthly', 1234],
    ['$1m', 'monthly', 1_000_000],
    ['$6 per 2 years', 'monthly', 0.25],
    ['$2 per million requests', 'monthly', 0.000002],
    ['$2 per thousand requests', 'monthly', 0.002],
    ['$5 lifetime', 'once', 5],
    ['no charge', 'monthly', 0],
    ['free up to 5 users', 'monthly', 0],
    ['5', 'monthly', 5],
    ['about 5', 'monthly', 5],
    ['5 apples', 'unknown', 0],
    ['-5', 'unknown', 0],
    ['$5 or $6', 'unknown', 0],
    ['5%', 'unknown', 0],
    ['free or 5 a month', 'unknown', 0],
    ['A$5', 'unknown', 0],
    ['€5', 'unknown', 0],
    ['5 EUR', 'unknown', 0],
    ['US$5', 'monthly', 5],
    ['ABC 5 a month', 'monthly', 5],
    ['$99999999999999999', 'unknown', 0],
  ])('%s is %s, %d', (typed, kind, price) => {
    expect(readCost(typed, 'USD')).toMatchObject({ kind, price });
  });

  it('says how it was read', () => {
    expect(readCost('$10-20', 'USD').note).toBe('Read as the middle of the range, 15, a month, since no period is given.');
    expect(readCost('$10/mo', 'USD').note).toBeUndefined();
    expect(readCost('$10 once', 'USD').note).toBe('Read as paid once, so not in the monthly total.');
    expect(readCost('$1/hour', 'USD').note).toBe('Read as 730 hours a month.');
    expect(readCost('€5', 'USD').problem).toBe('It is in €, the totals are in USD.');
    expect(readCost('A$5', 'AUD')).toMatchObject({ kind: 'monthly', price: 5 });
    expect(readCost('$0.10/GB', 'USD')).toMatchObject({ isPerUnit: true, use: 'GB' });
    expect(readCost('$8 per active user', 'USD')).toMatchObject({ isPerUnit: true });
    expect(readCost('$8 per active user', 'USD').use).toBeUndefined();
  });

  it('grows where it is paid by use', () => {
    const figures = (more: Partial<Technology>) => {
      const { now, tenfold, once } = costOf(technology(more), 'USD');
      return [now, tenfold, once];
    };
    expect(figures({ cost: '$8/user', units: 3 })).toEqual([2400, 24_000, 0]);
    expect(figures({ cost: '$8', units: 3 })).toEqual([800, 800, 0]);
    expect(figures({ cost: '$8', growth: 'tenfold' })).toEqual([800, 8000, 0]);
    expect(figures({ cost: '$8/user', units: 3, growth: 'same' })).toEqual([2400, 2400, 0]);
    expect(figures({ cost: '$8 once' })).toEqual([0, 0, 800]);
    expect(figures({ cost: '', largerPrice: '$50' })).toEqual([undefined, 5000, 0]);
    expect(figures({ cost: '$8', largerPrice: 'ask' })).toEqual([800, undefined, 0]);
    expect(figures({ cost: '$8', largerPrice: '$2/user', units: 3 })).toEqual([800, 6000, 0]);
    expect(figures({ cost: '$0.10/GB', units: 1 })).toEqual([undefined, undefined, 0]);
    expect(figures({ cost: '$0.10/GB', units: 2 })).toEqual([20, 200, 0]);
    expect(figures({ cost: '$8/user', units: 0 })).toEqual([0, 0, 0]);
    expect(figures({ cost: '$8/user', units: -1 })).toEqual([0, 0, 0]);
    expect(figures({ cost: '$8/user', units: Number.NaN })).toEqual([800, 8000, 0]);
  });

  it('is added up, with what is left out', () => {
    const totals = computeTotals(
      [
        technology({ cost: '$8' }),
        technology({ cost: 'ask' }),
        technology({ cost: '$9 once' }),
        technology({ largerPrice: 'ask' }),
        technology(),
      ],
      'USD',
    );
    expect(totals).toMatchObject({ now: 800, tenfold: 800, once: 900, written: 3, notGrown: 2 });
    expect([describeTotals(totals), describeGrowth(totals)]).toEqual(['1 of 3 costs not understood', '2 costs left out']);
    const none = computeTotals([], 'USD');
    expect([describeTotals(none), describeGrowth(none)]).toEqual(['No costs written yet', 'From the costs you write']);
    const one = computeTotals([technology({ cost: '$8' })], 'USD');
    expect([describeTotals(one), describeGrowth(one)]).toEqual(['1 cost understood', 'Prices per user or per use grow, others stay']);
    expect(describeCost(technology(), 'USD')).toBe('');
    expect(describeCost(technology({ cost: '$8/user', units: 1 }), 'USD')).toBe('$8.00 a month for 1 unit, $80.00 at 10x');
    expect(describeCost(technology({ cost: '$8', largerPrice: 'ask' }), 'USD')).toBe('$8.00 a month, not known at 10x');
    expect(describeCost(technology({ cost: '$8 once' }), 'USD')).toBe('$8.00 once');
    expect(describeCost(technology({ cost: '5%' }), 'USD')).toBe('Not understood: A percentage isn’t a price a month.');
  });
});

describe('a decision', () => {
  const criterion = (id: string, weight: string, name = ''): Criterion => ({ ...toCriterion(id, name), weight });
  const option = (id: string, scores: Record<string, string>, name = ''): Option => ({ id, name, scores });
  const base: Decision = {
    id: 'own',
    technology: '',
    title: ' Database ',
    context: '',
    options: [],
    criteria: [],
    outcome: '',
    decidedOn: '',
    consequences: '',
  };
  const criteria = [criterion('c1', '3', 'Speed'), criterion('c2', '1')];

  it('numbers what it adds after the highest', () => {
    const data = { ...base, options: [option('option-7', {}), option('other-9', {})] };
    expect(addOption(data).options.at(-1)?.id).toBe('option-8');
    expect(addOption(base).options.at(-1)?.id).toBe('option-1');
    expect(addCriterion(base).criteria.at(-1)?.id).toBe('criterion-1');
    expect([optionName(option('a', {}), 0), optionName(option('a', {}, ' X '), 0)]).toEqual(['Option 1', 'X']);
  });

  it('weighs only what is scored', () => {
    const score = (scores: Record<string, string>) => computeScore(option('a', scores), criteria);
    // (3 × 4 + 1 × 2) / 4 = 3.5
    expect(score({ c1: '4', c2: '2' })).toEqual({ average: 3.5, scored: 2 });
    expect(score({ c1: '4' })).toEqual({ average: 4, scored: 1 });
    expect(score({})).toEqual({ average: undefined, scored: 0 });
    expect(score({ c1: '5', c2: '5.1' }).scored).toBe(1);
    expect(score({ c1: '0', c2: '-1' })).toEqual({ average: 0, scored: 1 });
    expect(computeScore(option('a', { z: '3' }), [criterion('z', '0')])).toEqual({ average: undefined, scored: 1 });
    expect([weightOf(criterion('a', '2')), weightOf(criterion('a', 'x'))]).toEqual([2, 0]);
    expect([scoreOf(option('a', { c: ' ' }), 'c'), scoreOf(option('a', {}), 'toString')]).toEqual([undefined, undefined]);
    const words = (scores: Record<string, string>) => describeScore(score(scores), 2);
    expect([words({}), words({ c1: '4' }), words({ c1: '4', c2: '2' })]).toEqual(['Nothing scored', 'of 5, 1 of 2 scored', 'of 5']);
    expect(describeScore({ average: undefined, scored: 1 }, 2)).toBe('All weights are 0');
    expect([formatScore({ average: undefined, scored: 0 }), formatScore({ average: 3.5, scored: 2 })]).toEqual(['—', '3.50']);
  });

  it('has leaders where two can be compared', () => {
    const leaders = (...scores: Record<string, string>[]) =>
      findLeaders({ criteria, options: scores.map((one, index) => option(String(index), one)) });
    expect(leaders({ c1: '4' })).toEqual([]);
    expect(leaders({ c1: '4' }, {})).toEqual([]);
    expect(leaders({ c1: '4' }, { c1: '3' })).toEqual(['0']);
    expect(leaders({ c1: '3' }, { c1: '4' }, { c1: '4' })).toEqual(['1', '2']);
  });

  it('is a record of what was weighed', () => {
    const data: Decision = {
      ...base,
      criteria,
      options: [option('o1', { c1: '4', c2: '2' }, 'Postgres'), option('o2', { c1: '5' })],
      outcome: 'o1',
      decidedOn: '2026-11-01',
      consequences: ' Learn it. ',
    };
    const text = toText(toAdr(data, 1, [technology({ name: 'POSTGRES', pros: ['Known'], cons: ['Large'] })]));
    for (const words of [
      'ADR 0002: DATABASE',
      'Status: Accepted',
      'Date: 1 Nov 2026',
      'Not written yet.',
      'We chose Postgres.',
      'The highest weighted score has Option 2.',
      'Learn it.',
      'Known',
      'Large',
      'Criterion 2',
      'of 5, 1 of 2 scored',
    ])
      expect(text).toContain(words);
    const table = toAdr(data, 0, []).blocks.find((block) => block.kind === 'table');
    expect(table?.columns.map(({ label, weight, align }) => [label, weight, align])).toEqual([
      ['Criterion', 2, undefined],
      ['Weight', 1, 'right'],
      ['Postgres', 1.4, 'right'],
      ['Option 2', 1.4, 'right'],
    ]);
    expect(table?.rows).toEqual([
      ['Speed', '3', '4', '5'],
      ['Criterion 2', '1', '2', '—'],
    ]);
    expect(table?.foot).toEqual([
      ['Weighted score', '', '3.50', '5.00'],
      ['Basis', '', 'of 5', 'of 5, 1 of 2 scored'],
    ]);
    const open = toAdr(base, 0, []);
    expect(toText(open)).toContain('Still open.');
    expect(toText(open)).toContain('None yet.');
    expect(open.blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []))).toEqual([1, 2, 2, 2, 2]);
    expect(open.mark).toBeUndefined();
    expect(toAdr({ ...base, id: 'sample-1' }, 0, []).mark).toBe('Sample');
    expect(toText(toAdr({ ...data, outcome: 'o2' }, 0, []))).not.toContain('The highest weighted');
    expect([adrStem(base, 0), adrStem({ ...base, id: 'sample-1', title: '' }, 11)]).toEqual([
      'adr-0001-database',
      'sample-adr-0012-untitled-decision',
    ]);
    expect(adrStem({ ...base, title: '!!!' }, 0)).toBe('adr-0001-decision');
    expect(adrStem({ ...base, title: 'x'.repeat(80) }, 0)).toBe(`adr-0001-${'x'.repeat(60)}`);
  });
});
