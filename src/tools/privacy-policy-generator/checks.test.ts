import { describe, expect, it } from 'vitest';
import { findContradictions } from './checks';
import { readWork } from './facts';
import type { Cookie, Processor } from './lists';
import { dataFlag, shareFlag, startWork, type Work } from './model';

const start = startWork({ today: '2026-11-15', currency: 'USD' });
type Given = Partial<Work['answers']>;
const device = { [dataFlag('device')]: true };
/** A policy in which nothing is to be found: device data, no cookies, no law. */
const make = (answers: Given = {}, processors: Processor[] = [], cookies: Cookie[] = []): Work => ({
  ...start,
  processors: { records: processors, currency: 'USD' },
  cookies: { records: cookies, currency: 'USD' },
  answers: { ...start.answers, companyName: 'Brack Mills', website: 'brack.example', cookies: false, ...device, ...answers },
});
const idsOf = (...given: Parameters<typeof make>) => findContradictions(readWork(make(...given))).map(({ id }) => id);
const checkOf = (id: string, ...given: Parameters<typeof make>) =>
  findContradictions(readWork(make(...given))).find((check) => check.id === id);
const processor = (more: Partial<Processor> = {}): Processor => ({
  id: 'p',
  name: ' Payly ',
  service: 'payment',
  purpose: '',
  country: '',
  data: [],
  link: '',
  ...more,
});
const cookie = (kind: Cookie['kind']): Cookie => ({ id: 'c', name: 'c', provider: '', purpose: '', duration: '', kind });
const shares = (...types: Parameters<typeof shareFlag>[0][]) => Object.fromEntries(types.map((type) => [shareFlag(type), true]));
const collects = (...types: Parameters<typeof dataFlag>[0][]) => Object.fromEntries(types.map((type) => [dataFlag(type), true]));

describe('data and sharing', () => {
  it('agree in a plain policy', () => {
    expect(idsOf()).toEqual([]);
    expect(idsOf({ email: 'a@b.co' })).toEqual([]);
    expect(idsOf({ email: 'a at b' })).toEqual(['email']);
    expect(idsOf({ [dataFlag('device')]: false })).toEqual(['no-data']);
  });

  it('name cookies in both places or in none', () => {
    expect(idsOf({ cookies: true })).toEqual(['cookies-not-collected']);
    expect(idsOf({ cookies: true, ...collects('cookies') })).toEqual([]);
    expect(idsOf(collects('cookies'))).toEqual(['cookies-no-section']);
    expect(idsOf({}, [], [cookie('necessary')])).toEqual(['cookies-left-out']);
    expect(checkOf('cookies-left-out', {}, [], [cookie('necessary')])?.text).toContain('has 1 cookie,');
  });

  it('go together for payments and analytics', () => {
    expect(idsOf(collects('payment'))).toEqual(['payment-not-shared', 'payment-unnamed']);
    expect(idsOf(shares('payment'))).toEqual(['payment-not-collected', 'payment-unnamed']);
    expect(idsOf({ ...collects('payment'), ...shares('payment') }, [processor()])).toEqual([]);
    expect(idsOf(shares('analytics'))).toEqual(['analytics-no-usage']);
    expect(idsOf({ ...shares('analytics'), ...collects('usage') })).toEqual([]);
  });

  it('name a company where another is named, or a law asks for it', () => {
    const both = { ...collects('payment', 'usage'), ...shares('payment', 'analytics') };
    expect(idsOf(both, [processor()])).toEqual(['unnamed']);
    expect(idsOf(both, [processor(), processor({ id: 'q', service: 'analytics' })])).toEqual([]);
    expect(idsOf({ ...shares('analytics'), ...collects('usage'), gdpr: true })).toContain('unnamed');
    expect(idsOf({}, [processor()])).toEqual(['unticked-payment']);
    expect(idsOf({ ...collects('payment'), ...shares('payment') }, [processor({ data: ['location'] })])).toEqual(['received-location']);
  });
});

describe('laws and promises', () => {
  const base = { cookies: false, userRights: true };
  const has = (id: string, answers: Given, processors: Processor[] = [], cookies: Cookie[] = []) =>
    idsOf({ ...base, ...answers }, processors, cookies).includes(id);

  it('give people rights', () => {
    expect(has('rights-off', { gdpr: true, userRights: false })).toBe(true);
    expect(has('rights-off', { gdpr: true })).toBe(false);
    expect(has('rights-off', { userRights: false })).toBe(false);
  });

  it.each([
    ['lgpd', 15, 'deadline-lgpd'],
    ['gdpr', 30, 'deadline-gdpr'],
    ['ukGdpr', 30, 'deadline-gdpr'],
    ['ccpa', 45, 'deadline-us'],
    ['usStates', 45, 'deadline-us'],
    ['dpdpa', 90, 'deadline-dpdpa'],
  ] as const)('%s gives %i days to answer', (law, days, id) => {
    expect(has(id, { [law]: true, answerDays: String(days) })).toBe(false);
    expect(has(id, { [law]: true, answerDays: String(days + 1) })).toBe(true);
    expect(has(id, { [law]: true, answerDays: String(days + 1), userRights: false })).toBe(false);
    expect(has(id, { answerDays: String(days + 1) })).toBe(false);
  });

  it('say when data leaves Europe', () => {
    const us = [processor({ country: 'United States' })];
    expect(has('abroad', { gdpr: true }, us)).toBe(true);
    expect(has('abroad', { gdpr: true, internationalTransfers: true }, us)).toBe(false);
    expect(has('abroad', {}, us)).toBe(false);
    expect(has('abroad', { gdpr: true }, [processor({ country: 'Germany' })])).toBe(false);
    expect(has('abroad', { ukGdpr: true }, [processor({ country: 'Germany' })])).toBe(true);
    expect(has('abroad', { ukGdpr: true }, [processor({ country: 'United Kingdom' })])).toBe(false);
    expect(has('abroad', { gdpr: true }, [processor({ country: '' })])).toBe(false);
    expect(checkOf('abroad', { gdpr: true }, us)?.text).toContain('but Payly may be outside');
  });

  it('ask for consent and a cookie table', () => {
    const on = { cookies: true, ...collects('cookies') };
    expect(has('consent', { ...on, gdpr: true }, [], [cookie('statistics')])).toBe(true);
    expect(has('consent', { ...on, gdpr: true, asksConsent: true }, [], [cookie('statistics')])).toBe(false);
    expect(has('consent', { ...on, gdpr: true }, [], [cookie('necessary')])).toBe(false);
    expect(has('consent', { ...on, ccpa: true }, [], [cookie('statistics')])).toBe(false);
    expect(has('consent', { gdpr: true }, [], [cookie('statistics')])).toBe(false);
    expect(has('no-table', { ...on, gdpr: true })).toBe(true);
    expect(has('no-table', { ...on, gdpr: true }, [], [cookie('necessary')])).toBe(false);
    expect(has('no-table', on)).toBe(false);
  });

  it('say in the United States what is sold', () => {
    expect(has('sale-marketing', { ccpa: true, sale: 'neither', ...shares('marketing') })).toBe(true);
    expect(has('sale-marketing', { usStates: true, sale: 'neither' }, [], [cookie('marketing')])).toBe(true);
    expect(has('sale-marketing', { ccpa: true, sale: 'neither' })).toBe(false);
    expect(has('sale-marketing', { gdpr: true, sale: 'neither', ...shares('marketing') })).toBe(false);
    for (const sale of ['share', 'sell'] as const) {
      expect(has('sale-nobody', { ccpa: true, sale })).toBe(true);
      expect(has('sale-nobody', { ccpa: true, sale, ...shares('marketing') })).toBe(false);
      expect(has('sale-nobody', { ccpa: true, sale, ...shares('social') })).toBe(false);
      expect(has('signal', { ccpa: true, sale })).toBe(true);
      expect(has('signal', { ccpa: true, sale, honorsSignal: true })).toBe(false);
    }
    expect(has('signal', { ccpa: true, sale: 'neither' })).toBe(false);
    expect(has('sell-notice', { usStates: true, sale: 'sell' })).toBe(true);
    expect(has('sell-notice', { usStates: true, sale: 'share' })).toBe(false);
    expect(has('sell-notice', { ccpa: true, sale: 'sell' })).toBe(false);
  });

  it('know India', () => {
    expect(has('india-children', { dpdpa: true, childrenPrivacy: true })).toBe(true);
    expect(has('india-children', { dpdpa: true })).toBe(false);
    expect(has('india-children', { childrenPrivacy: true })).toBe(false);
    expect(has('india-basis', { dpdpa: true })).toBe(false);
  });
});
