import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import {
  breakEven,
  changeFields,
  checkChange,
  computeEffect,
  describeBreakEven,
  ladder,
  planSteps,
  readChange,
  startChange,
  toChangeDocument,
  writeNotice,
  type ChangeDraft,
} from './price-change';
import { isTaken } from '@/lib/fields/test-data';
import { around } from './test-data';

const change = (typed: Partial<ChangeDraft>) => readChange({ ...startChange().draft, ...typed }, around);
const raised = { oldPrice: '50', newPrice: '60', customers: '120', unitCost: '20', churn: '10', from: '2027-01-01' };

describe('what a new price does', () => {
  it('by hand: 50 to 60 for 120 customers, of whom a tenth go', () => {
    expect(computeEffect(change(raised))).toEqual({
      change: expect.closeTo(0.2, 9) as number,
      // 1 − 50/60, and 1 − 30/40 of what is left after 20 each.
      breakEvenRevenue: expect.closeTo(1 / 6, 9) as number,
      breakEvenProfit: 0.25,
      revenueNow: 6_000_00,
      revenueAfter: 6_480_00,
      profitNow: 3_600_00,
      profitAfter: 4_320_00,
      left: 108,
    });
    // Who keeps the price does not leave because of another's.
    expect(computeEffect(change({ ...raised, who: 'never' }))).toMatchObject({ left: 120, revenueAfter: 6_000_00, profitAfter: 3_600_00 });
    expect(computeEffect(change({ ...raised, unitCost: '' })).breakEvenProfit).toBeUndefined();
    expect(computeEffect(change({ ...raised, oldPrice: '' })).change).toBeUndefined();
    expect(computeEffect(change({ ...raised, newPrice: '0' })).change).toBeUndefined();
    expect([breakEven(100, 125), breakEven(100, 80), breakEven(100, 100), breakEven(0, 100), breakEven(100, 0)]).toEqual([
      expect.closeTo(0.2, 9),
      expect.closeTo(-0.25, 9),
      0,
      undefined,
      undefined,
    ]);
  });

  it('in steps: how many stay and what they pay', () => {
    expect(ladder(change({ ...raised, who: 'never' })).map(({ churn, effect }) => [churn, effect.left, effect.revenueAfter])).toEqual([
      [0, 120, 7_200_00],
      [0.02, 118, 7_080_00],
      [0.05, 114, 6_840_00],
      [0.1, 108, 6_480_00],
      [0.15, 102, 6_120_00],
      [0.2, 96, 5_760_00],
      [0.3, 84, 5_040_00],
    ]);
  });

  it('in a sentence, with whole customers', () => {
    expect(describeBreakEven('revenue', 1 / 6, 120)).toBe('You may lose up to 16.7% of customers (20 of 120) before revenue falls.');
    expect(describeBreakEven('revenue', 1 / 6, 119)).toContain('(19 of 119)');
    expect(describeBreakEven('profit', -0.25, 0)).toBe('You need 25.0% more customers for the same profit.');
    expect(describeBreakEven('profit', -0.25, 101)).toBe('You need 25.0% more customers (26 on top of 101) for the same profit.');
    expect(describeBreakEven('profit', 0, 5)).toBe('The price stays the same, and so does profit.');
    expect(describeBreakEven('profit', undefined, 5)).toBe('');
  });
});

describe('who learns of it when', () => {
  const stepsOf = (typed: Partial<ChangeDraft>) => planSteps(change({ ...raised, ...typed })).map(({ id, day }) => `${id} ${day}`);

  it('counts the notice back from the day the customer pays it', () => {
    expect(stepsOf({ notice: '30' })).toEqual(['notice 2026-12-02', 'new 2027-01-01', 'existing 2027-01-01']);
    expect(stepsOf({ who: 'later', laterFrom: '2027-04-01', notice: '60' })).toEqual([
      'new 2027-01-01',
      'notice 2027-01-31',
      'existing 2027-04-01',
    ]);
    expect(stepsOf({ who: 'later', laterFrom: '' })).toEqual(['new 2027-01-01']);
    expect(stepsOf({ who: 'never' })).toEqual(['new 2027-01-01']);
    expect(stepsOf({ from: '' })).toEqual([]);
  });

  it('says what comes too late or contradicts itself', () => {
    const checks = (typed: Partial<ChangeDraft>) => checkChange(change({ ...raised, ...typed }), around.today);
    expect(checks({})).toEqual([]);
    // 47 days from 15 November to New Year.
    expect(checks({ notice: '47' })).toEqual([]);
    expect(checks({ notice: '48' })).toEqual(['To keep the notice, existing customers had to be told by 14 Nov 2026.']);
    expect(checks({ who: 'later', laterFrom: '2027-01-01' })).toEqual([]);
    expect(checks({ who: 'later', laterFrom: '2026-12-31' })).toEqual(['Existing customers would pay the new price before new ones.']);
    expect(checks({ newPrice: '50' })).toEqual(['Both prices are the same.']);
    expect(checks({ newPrice: '20' })).toEqual(['The new price doesn’t cover the cost per customer.']);
    expect(checks({ newPrice: '20.01' })).toEqual([]);
    expect(checks({ newPrice: '', oldPrice: '' })).toEqual([]);
  });
});

it('the mail says both prices, the day and the reasons as they were given', () => {
  const mail = (typed: Partial<ChangeDraft>, product = 'Tidewell') => writeNotice(change({ ...raised, ...typed }), product, 'USD');
  expect(mail({ gets: 'Two-way sync', reason: ' Hosting costs rose. ' })).toEqual({
    subject: 'New price for Tidewell from 1 Jan 2027',
    lines: [
      'Hello,',
      'From 1 Jan 2027, Tidewell costs $60.00 a month instead of $50.00. Until then you pay what you pay today.',
      'Two-way sync.',
      'Hosting costs rose.',
      'If you have questions, or this doesn’t work for you, reply to this e-mail.',
    ],
  });
  expect(mail({ per: 'once' }).lines[1]).toContain('costs $60.00 instead of $50.00.');
  expect(mail({ who: 'later', laterFrom: '2027-04-01', per: 'year' }).lines[1]).toContain('From 1 Apr 2027, Tidewell costs $60.00 a year');
  expect(mail({ who: 'never' })).toMatchObject({
    subject: 'Your price for Tidewell stays the same',
    lines: ['Hello,', expect.stringContaining('You keep your price of $50.00 a month.') as string, 'You don’t need to do anything.'],
  });
});

describe('the plan on paper', () => {
  const textOf = (typed: Partial<ChangeDraft>, product = ' Tidewell ') =>
    toText(toChangeDocument(change({ ...raised, ...typed }), product, around));

  it('has the figures, what other losses leave, and the days', () => {
    const text = textOf({});
    for (const part of [
      'TIDEWELL: PRICE CHANGE',
      '+20.0%',
      'With 10.0% of existing customers lost: $6,480.00 a month from 108 customers, instead of $6,000.00.',
    ])
      expect(text).toContain(part);
    // A fifth lost is 96 × 60 − 6,000, none is 120 × 60 − 6,000.
    for (const part of ['+$1,200.00', '-$240.00']) expect(text.replaceAll('−', '-')).toContain(part);
    expect(textOf({ churn: '0' })).toContain('If nobody leaves: $7,200.00');
    expect(textOf({ newPrice: '40' })).not.toContain('+');
    expect(textOf({}, '')).toMatch(/^PRICE CHANGE/);
  });

  it('leaves out what cannot be worked out', () => {
    expect(textOf({ oldPrice: '' })).toContain('Enter both prices to see what the change does.');
    expect(textOf({ customers: '' })).not.toContain('Customers lost');
    expect(textOf({ customers: '1' })).toContain('Customers lost');
    expect(textOf({ who: 'never' })).not.toContain('Customers lost');
    expect(textOf({ from: '' })).toContain('Choose the day of the new price, and the steps follow.');
  });

  it('takes figures within their limits', () => {
    const { customers, churn, notice, unitCost, oldPrice, newPrice } = changeFields;
    for (const [field, typed] of [
      [customers, '0'],
      [churn, '0'],
      [churn, '100'],
      [notice, '0'],
      [notice, '730'],
      [unitCost, '0'],
      [oldPrice, '0'],
      [newPrice, '0'],
    ] as const)
      expect([field.label, typed, isTaken(field, typed)]).toEqual([field.label, typed, true]);
    for (const [field, typed] of [
      [customers, '-1'],
      [churn, '-1'],
      [churn, '100.1'],
      [notice, '-1'],
      [notice, '731'],
      [unitCost, '-1'],
      [oldPrice, '-1'],
      [newPrice, '-1'],
    ] as const)
      expect([field.label, typed, isTaken(field, typed)]).toEqual([field.label, typed, false]);
  });
});
