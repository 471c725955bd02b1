import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import {
  addKeyFeatures,
  bestShare,
  computeScore,
  describeScore,
  formatScore,
  makeFeature,
  setLevel,
  toMatrixSheet,
  weightOf,
} from './matrix';
import { fields, levels, startExtra, state, type Competitor, type Feature } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const feature = (weight: string, us: Feature['us'], ratings: Feature['ratings'] = {}): Feature => ({
  id: `f${weight}`,
  name: `Feature ${weight}`,
  weight,
  us,
  ratings,
});
const competitor = (id: string, keyFeatures: string[]): Competitor => ({
  id,
  ...readDraft(fields, { ...emptyDraft(fields, ''), name: id, website: 'x.com' }, around).values,
  keyFeatures,
});

describe('the weighted score', () => {
  it('counts full whole, partial half, none nothing', () => {
    // (5 × 1 + 3 × 0.5 + 2 × 0) / (5 + 3 + 2) = 6.5 / 10.
    const score = computeScore([feature('5', 'full'), feature('3', 'partial'), feature('2', 'none')]);
    expect(score).toEqual({ share: 0.65, points: 6.5, possible: 10, rated: 3 });
    expect([formatScore(score), describeScore(score, 3)]).toEqual(['65%', '6.5 of 10']);
  });

  it('rests on rated rows only, and says so', () => {
    // Only the weight of 3 is rated: 1.5 / 3.
    const score = computeScore([feature('5', ''), feature('3', 'full', { a: 'partial' })], 'a');
    expect([score.share, describeScore(score, 2)]).toEqual([0.5, '1.5 of 3, 1 of 2 rated']);
    // A third, rounded to one decimal.
    expect(formatScore(computeScore([feature('1', 'full'), feature('2', 'none')]))).toBe('33.3%');
  });

  it('is the same in whole thousandths of a weight', () => {
    const halves = { '': undefined, full: 2n, partial: 1n, none: 0n } as const;
    const row = fc.record({ weight: fc.integer({ min: 0, max: 100_000 }), us: fc.constantFrom(...levels) });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 10 }), (rows) => {
        const rated = rows.flatMap(({ weight, us }) => (halves[us] === undefined ? [] : [{ weight: BigInt(weight), half: halves[us] }]));
        const possible = rated.reduce((sum, { weight }) => sum + 2n * weight, 0n);
        const points = rated.reduce((sum, { weight, half }) => sum + half * weight, 0n);
        const score = computeScore(rows.map(({ weight, us }, index) => ({ id: String(index), name: 'x', weight: String(weight / 1000), us, ratings: {} }))); // prettier-ignore
        if (possible === 0n) expect(score.share).toBeUndefined();
        else expect(score.share).toBeCloseTo(Number((points * 1_000_000_000n) / possible) / 1e9, 6);
      }),
    );
  });

  it('is a dash with a reason where there is nothing to divide by', () => {
    for (const [features, reason] of [
      [[], 'Nothing rated'],
      [[feature('1', '')], 'Nothing rated'],
      [[feature('0', 'full')], 'All weights are 0'],
      [[feature('much', 'full')], 'All weights are 0'],
    ] as const) {
      const score = computeScore(features);
      expect([formatScore(score), describeScore(score, features.length)]).toEqual(['—', reason]);
    }
  });

  it('is highest among all competitors, however many there are', () => {
    // Ours is 1 of 2; the last of twenty has everything.
    const rows = [feature('1', 'full', { c19: 'full' }), feature('1', 'none', { c19: 'full' })];
    const many = Array.from({ length: 20 }, (_, index) => competitor(`c${index}`, []));
    expect(bestShare(rows, many)).toBe(1);
    expect(bestShare(rows, many.slice(0, 19))).toBe(0.5);
    expect(bestShare([], many)).toBeUndefined();
  });

  it('reads weights as typed and nothing out of range', () => {
    expect(['2', '1.5', '1,5', '100', '101', '-1', '', 'x'].map((weight) => weightOf({ weight }))).toEqual([2, 1.5, 1.5, 100, 0, 0, 0, 0]);
  });

  it('is always between nothing and everything', () => {
    const anyFeature = fc.record({ weight: fc.oneof(fc.string(), fc.double().map(String)), us: fc.constantFrom(...levels) });
    fc.assert(
      fc.property(fc.array(anyFeature), (rows) => {
        const { share = 0 } = computeScore(rows.map(({ weight, us }) => feature(weight, us)));
        expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });

  it('does not take a rating from what every object has', () => {
    expect(computeScore([feature('1', 'full')], 'constructor').rated).toBe(0);
  });
});

describe('the rows', () => {
  it('get ids of their own', () => {
    const first = makeFeature([], 'a', '1');
    const second = makeFeature([first], 'b', '1');
    expect([first.id, second.id, makeFeature([second], 'c', '1').id]).toEqual(['feature-1', 'feature-2', 'feature-3']);
  });

  it('come from the key features, each once, with those who list it rated in full', () => {
    const rows = addKeyFeatures(
      [feature('7', 'none')],
      [competitor('a', ['Payroll', 'feature 7']), competitor('b', ['payroll', 'Invoices'])],
    );
    expect(rows.map(({ name, ratings }) => [name, ratings])).toEqual([
      ['Feature 7', {}],
      ['Payroll', { a: 'full', b: 'full' }],
      ['Invoices', { b: 'full' }],
    ]);
    expect(addKeyFeatures(rows, [competitor('c', ['PAYROLL'])])).toEqual(rows);
  });

  it('become a table with the score below', () => {
    const row = setLevel(setLevel(feature('4', ''), undefined, 'full'), 'a', 'partial');
    const sheet = toMatrixSheet({ ...startExtra, product: ' Ours ', features: [row] }, [competitor('a', [])]);
    expect(sheet.columns.map(({ label }) => label)).toEqual(['Feature', 'Weight', 'Ours', 'a']);
    expect(sheet.rows).toEqual([
      ['Feature 4', 4, 'Full', 'Partial'],
      ['Weighted score', null, '100%', '50%'],
      ['Points', null, '4 of 4', '2 of 4'],
    ]);
  });

  it('of the sample score as worked by hand', () => {
    const features = state.sample?.(around).extra.features ?? [];
    // Us 5 + 3 + 0 of 10; Ledgerline 5 + 1.5 + 2 of 10; Tally Bee 0 + 3 + 0 of 10; Northbank 5 + 1.5 of 8, payroll unknown.
    expect([undefined, 'sample-1', 'sample-2', 'sample-3'].map((id) => formatScore(computeScore(features, id)))).toEqual([
      '80%',
      '85%',
      '30%',
      '81.3%',
    ]);
  });
});
