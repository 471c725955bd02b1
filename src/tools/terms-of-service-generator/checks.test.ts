import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { findChecks } from './checks';
import { readAnswers } from './facts';
import { findFaults } from './faults';
import { fields, type Draft } from './model';

const today = '2026-11-15';
const make = (more: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(fields, today),
  companyName: 'Brack Mills',
  website: 'brack.example',
  serviceType: 'Flour by mail',
  country: 'United States',
  state: 'Oregon',
  ...more,
});
const idsOf = (more: Partial<Draft> = {}, day = today) => findChecks(readAnswers(make(more)), day).map(({ id }) => id);
const has = (id: string, more: Partial<Draft>, day = today) => idsOf(more, day).includes(id);
const germany = { country: 'Germany', state: '' };
const france = { country: 'France', state: '' };
const england = { country: 'United Kingdom', state: 'England and Wales' };

describe('ages', () => {
  it('are explained below eighteen', () => {
    expect([
      has('coppa', { userAgeRestriction: '13' }),
      has('coppa', { userAgeRestriction: '16' }),
      has('gdpr-age', { userAgeRestriction: '16' }),
      has('gdpr-age', { userAgeRestriction: '18' }),
    ]).toEqual([true, false, true, false]);
    expect(has('young-business', { userAgeRestriction: '13', audience: 'businesses' })).toBe(true);
    expect(has('young-business', { userAgeRestriction: '16', audience: 'businesses' })).toBe(true);
    expect(has('young-business', { userAgeRestriction: '18', audience: 'businesses' })).toBe(false);
    expect(has('young-business', { userAgeRestriction: '13', audience: 'consumers' })).toBe(false);
  });
});

describe('clauses', () => {
  it('of subscriptions follow the place', () => {
    expect([
      has('renewal', { subscriptions: true }),
      has('renewal', {}),
      has('renewal', { subscriptions: true, audience: 'businesses' }),
      has('renewal', { subscriptions: true, ...france }),
    ]).toEqual([true, false, false, false]);
    expect([
      has('order-button', { subscriptions: true, ...france }),
      has('order-button', france),
      has('order-button', { subscriptions: true }),
      has('order-button', { subscriptions: true, ...france, audience: 'businesses' }),
    ]).toEqual([true, false, false, false]);
    expect([
      has('uk-subscriptions', { subscriptions: true, ...england }),
      has('uk-subscriptions', england),
      has('uk-subscriptions', { subscriptions: true, ...france }),
    ]).toEqual([true, false, false]);
  });

  it('on what people post follow it, too', () => {
    expect([
      has('no-dmca', { userContent: true }),
      has('no-dmca', { userContent: true, dmca: true }),
      has('no-dmca', {}),
      has('no-dmca', { userContent: true, ...france }),
    ]).toEqual([true, false, false, false]);
    expect([has('agent', { dmca: true }), has('agent', {})]).toEqual([true, false]);
    expect([has('dsa', { userContent: true, ...france }), has('dsa', { userContent: true }), has('dsa', france)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('on disputes and liability', () => {
    expect([
      has('waiver-alone', { classWaiver: true }),
      has('waiver-alone', { classWaiver: true, arbitration: true }),
      has('waiver-alone', { arbitration: true }),
    ]).toEqual([true, false, false]);
    expect([
      has('europe-arbitration', { arbitration: true, ...france }),
      has('europe-arbitration', { classWaiver: true, ...france }),
      has('europe-arbitration', france),
      has('europe-arbitration', { arbitration: true }),
    ]).toEqual([true, true, false, false]);
    expect([
      has('cap', { liabilityCap: true, ...france }),
      has('cap', { liabilityCap: true }),
      has('cap', { liabilityCap: false, ...france }),
    ]).toEqual([true, false, false]);
    const text = (audience: Draft['audience']) =>
      findChecks(readAnswers(make({ liabilityCap: true, ...france, audience })), today).find(({ id }) => id === 'cap')?.text;
    expect(text('consumers')).toContain('is left out');
    expect(text('everyone')).toContain('for business users only');
  });
});

describe('places', () => {
  it('bring their own law', () => {
    expect([
      has('region', { ...france, region: 'us' }),
      has('region', france),
      has('region', { region: 'us' }),
      has('region', { ...france, region: 'us', audience: 'businesses' }),
    ]).toEqual([true, false, false, false]);
    expect([has('withdrawal-button', france), has('withdrawal-button', england), has('withdrawal-button', {})]).toEqual([
      true,
      false,
      false,
    ]);
    expect([
      has('german-law', germany),
      has('german-law', france),
      has('german-business', germany),
      has('german-business', { ...germany, audience: 'consumers' }),
      has('german-business', france),
    ]).toEqual([true, false, true, false, false]);
    expect([has('national-law', france), has('national-law', germany), has('national-law', england)]).toEqual([true, false, false]);
    expect([has('uk-law', { country: 'United Kingdom', state: '' }), has('uk-law', england)]).toEqual([true, false]);
  });

  it('and days follow the update', () => {
    expect([
      has('backdated', { effectiveDate: '2026-11-14' }),
      has('backdated', { effectiveDate: today }),
      has('backdated', { effectiveDate: '2026-11-14' }, ''),
      has('backdated', { effectiveDate: '' }),
    ]).toEqual([true, false, false, false]);
    expect([
      has('notice', { ...france, noticeDays: '13' }),
      has('notice', { ...france, noticeDays: '14' }),
      has('notice', { noticeDays: '13' }),
      has('notice', { ...france, noticeDays: '1' }),
      // None is said: then none is short.
      has('notice', { ...france, noticeDays: '' }),
    ]).toEqual([true, false, false, true, false]);
  });
});

describe('faults', () => {
  const faults = (more: Partial<Draft>) => findFaults(readAnswers(make(more))).map(({ id }) => id);

  it.each([
    ['refundDays', { includeRefundPolicy: true }, 1, 3650],
    ['trialDays', { subscriptions: true }, 0, 3650],
    ['reminderDays', { subscriptions: true }, 0, 365],
    ['optOutDays', { arbitration: true }, 1, 365],
    ['capMonths', { liabilityCap: true, capBasis: 'fees' }, 1, 120],
    ['noticeDays', {}, 1, 365],
  ] as const)('%s lies from %j', (name, on, min, max) => {
    const at = (value: number) => faults({ ...on, [name]: String(value) });
    expect([at(min - 1), at(min), at(max), at(max + 1)]).toEqual([[`range-${name}`], [], [], [`range-${name}`]]);
    if (Object.keys(on).length > 0) expect(faults({ liabilityCap: false, [name]: String(max + 1) })).toEqual([]);
  });

  it('are a cap of nothing, without a currency or in another', () => {
    const cap = (capAmount: string, more: Partial<Draft> = {}) => faults({ liabilityCap: true, capBasis: 'amount', capAmount, ...more });
    expect([
      cap('$500'),
      cap('0'),
      cap('-5'),
      cap('500'),
      cap('€500'),
      cap(''),
      cap('€500', { liabilityCap: false }),
      cap('€500', { capBasis: 'fees' }),
    ]).toEqual([[], ['cap-amount'], ['cap-amount'], ['cap-currency'], ['cap-place'], [], [], []]);
    expect(cap('€500', { ...germany, audience: 'businesses' })).toEqual([]);
    expect(cap('$500', { ...germany, audience: 'consumers' })).toEqual([]);
  });
});
