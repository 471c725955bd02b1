import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { emptyDraft } from '@/lib/fields';
import type { PricingData } from './model';
import {
  breakEven,
  changeFields,
  checkChange,
  computeEffect,
  describeBreakEven,
  planSteps,
  readChange,
  toChangeDocument,
  type Change,
  type ChangeDraft,
} from './price-change';
import { toTierLines } from './offer-tiers';
import { shares } from './shares';
import { checkTiers, nextId, ratiosOf, startTiers, suggestPrices, toTierDocument, type TierPlan } from './tiers';
import { around, start } from './test-data';

const given = (more: Partial<ChangeDraft> = {}): Change => readChange({ ...emptyDraft(changeFields, ''), ...more }, around);

describe('a price change', () => {
  it('by hand: 10% more on $50 with $25 of cost and 120 customers', () => {
    const change = given({ oldPrice: '50', newPrice: '55', customers: '120', unitCost: '25', churn: '5' });
    // Revenue: 1 − 50 ÷ 55 = 9.09%. Profit: 1 − 25 ÷ 30 = 16.67%. 114 left pay 6,270 instead of 6,000.
    const effect = computeEffect(change);
    expect(effect.change).toBeCloseTo(0.1);
    expect(effect.breakEvenRevenue).toBeCloseTo(0.090909, 5);
    expect(effect.breakEvenProfit).toBeCloseTo(0.166667, 5);
    expect(effect).toMatchObject({ left: 114, revenueNow: 6_000_00, revenueAfter: 6_270_00, profitNow: 3_000_00, profitAfter: 3_420_00 });
    expect(describeBreakEven('revenue', effect.breakEvenRevenue, 120)).toBe(
      'You may lose up to 9.1% of customers (10 of 120) before revenue falls.',
    );
    const kept = computeEffect({ ...change, who: 'never' });
    expect(kept).toMatchObject({ left: 120, revenueAfter: 6_000_00 });
  });

  it('as published: a cut of 5% at a contribution of 45% needs 12.5% more sales (Nagle and Holden)', () => {
    const { breakEvenProfit } = computeEffect(given({ oldPrice: '10', newPrice: '9.50', unitCost: '5.50' }));
    expect(breakEvenProfit).toBeCloseTo(-0.125, 10);
    expect(describeBreakEven('profit', breakEvenProfit, 0)).toBe('You need 12.5% more customers for the same profit.');
  });

  it('keeps revenue at the break-even, whatever the prices', () => {
    const price = fc.integer({ min: 1, max: 1e7 });
    fc.assert(
      fc.property(price, price, (before, after) => {
        const share = breakEven(before, after) ?? 0;
        expect((1 - share) * after).toBeCloseTo(before, 4);
      }),
    );
    expect(breakEven(0, 5)).toBeUndefined();
  });

  it('tells existing customers in time, later or not at all', () => {
    const days = (more: Partial<ChangeDraft>) => planSteps(given({ from: '2027-03-01', ...more })).map(({ id, day }) => [id, day]);
    expect(days({})).toEqual([
      ['notice', '2027-01-30'],
      ['new', '2027-03-01'],
      ['existing', '2027-03-01'],
    ]);
    expect(days({ who: 'later', laterFrom: '2027-09-01', notice: '60' })).toEqual([
      ['new', '2027-03-01'],
      ['notice', '2027-07-03'],
      ['existing', '2027-09-01'],
    ]);
    expect(days({ who: 'never' })).toEqual([['new', '2027-03-01']]);
    expect(planSteps(given())).toEqual([]);
    expect(checkChange(given({ from: '2026-12-01' }), around.today)[0]).toContain('had to be told by 1 Nov 2026');
    expect(checkChange(given({ from: '2027-03-01', who: 'later', laterFrom: '2027-02-01' }), around.today)[0]).toContain('before new ones');
    expect(checkChange(given({ oldPrice: '5', newPrice: '5', unitCost: '6' }), '')).toHaveLength(2);
  });

  it('writes the plan and the mail in the user’s own words, and asks for what is missing', () => {
    const change = given({ oldPrice: '29', newPrice: '35', customers: '40', from: '2027-03-01', gets: 'You now get phone support' });
    const text = toText(toChangeDocument(change, 'Clinic Desk', around));
    for (const shown of [
      'Subject: New price for Clinic Desk from 1 Mar 2027',
      'From 1 Mar 2027, Clinic Desk costs $35.00 a month instead of $29.00.',
      'You now get phone support.',
      'You may lose up to 17.1% of customers (6 of 40) before revenue falls.',
      'Tell existing customers',
    ])
      expect(text).toContain(shown);
    const empty = toText(toChangeDocument(given(), '', around));
    expect(empty).toContain('[Product]');
    expect(empty).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('stands under Today until it is ticked off', () => {
    const data: PricingData = {
      ...start,
      priceChange: { draft: { ...emptyDraft(changeFields, ''), from: '2027-03-01' }, done: [] },
    };
    expect(shares.agenda(data, around).map(({ isDone }) => isDone)).toEqual([false, false, false]);
    const done = shares.done(data, 'notice', true);
    expect(shares.agenda(done, around).find(({ id }) => id === 'notice')?.isDone).toBe(true);
  });
});

describe('the tiers', () => {
  const plan: TierPlan = {
    metric: 'per user per month',
    anchor: '2',
    tiers: [
      { id: '1', name: 'Basic', price: '10', who: 'One clinic' },
      { id: '2', name: 'Pro', price: '25', who: '' },
      { id: '3', name: '', price: '', who: '' },
    ],
    features: [
      { id: '1', name: 'Calendar', in: ['1', '2', '3'] },
      { id: '2', name: 'Reminders', in: ['2', '3'] },
      { id: '3', name: 'Own domain', in: ['3'] },
    ],
  };

  it('are offered with what each has, once one has a price', () => {
    const [, pro, last] = toTierLines(plan, around);
    expect(pro).toEqual({
      key: '2',
      name: 'Pro',
      amount: 2_500,
      currency: 'USD',
      per: 'user per month',
      points: ['Calendar', 'Reminders'],
      isMain: true,
    });
    expect(last).toMatchObject({ name: 'Tier 3', amount: 0 });
    expect(toTierLines(startTiers(), around)).toEqual([]);
  });

  it('are a table that buyers can read', () => {
    const text = toText(toTierDocument(plan, 'Clinic Desk', around));
    for (const shown of [
      'CLINIC DESK: PRICING',
      'Prices per user per month.',
      'Most popular',
      '$25.00',
      'On request',
      'Own domain',
      'One clinic',
    ])
      expect(text).toContain(shown);
    // What is most popular stands above its own column alone.
    const rowsOf = (given: TierPlan) =>
      toTierDocument(given, '', around).blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(rowsOf(plan).slice(0, 3)).toEqual([
      ['', '', 'Most popular', ''],
      ['Price', '$10.00', '$25.00', 'On request'],
      ['For', 'One clinic', '', ''],
    ]);
    expect(rowsOf(plan).at(-1)).toEqual(['Own domain', '—', '—', 'Yes']);
    expect(rowsOf({ ...plan, anchor: '' })[0]?.[0]).toBe('Price');
    expect(checkTiers(plan, around)).toEqual([]);
    expect(ratiosOf(plan, around)).toEqual([1, 2.5, undefined]);
  });

  it('are questioned where a higher one costs or holds less', () => {
    const odd: TierPlan = {
      ...plan,
      tiers: plan.tiers.map((tier) => ({ ...tier, price: tier.id === '2' ? '10' : tier.price })),
      features: [{ id: '1', name: 'Calendar', in: ['1'] }],
    };
    expect(checkTiers(odd, around)).toEqual([
      'Pro doesn’t cost more than Basic.',
      'Pro lacks what Basic has: Calendar.',
      'Tier 3 has nothing that Pro doesn’t have.',
    ]);
  });

  it('take their prices from the rule of thumb: X = 20 gives 20, 50 and 150', () => {
    const spans = [
      { label: 'Basic', low: 20_00, high: 20_00 },
      { label: 'Pro', low: 40_00, high: 60_00 },
      { label: 'Enterprise', low: 100_00, high: 200_00 },
    ];
    expect(ratiosOf(suggestPrices(startTiers(), spans, 'USD'), around)).toEqual([1, 2.5, 7.5]);
    expect(nextId([{ id: '3' }, { id: 'x' }])).toBe('4');
  });
});
