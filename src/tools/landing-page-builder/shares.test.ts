import { describe, expect, it } from 'vitest';

import { makeSection, state } from './model';
import { shares } from './shares';
import { tierAcceptance } from './take-tiers';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);

describe('a page', () => {
  it('is found by what was written, not by the words it starts with', () => {
    const faq = makeSection('faq', 'faq');
    const items = [...faq.items, { ...faq.items[0]!, id: 'own', typed: { question: 'Do you deliver?', answer: 'Twice a week' } }];
    const page = { ...start, page: { ...start.page, brand: 'Daily Loaf' }, sections: [{ ...faq, items }] };
    expect(shares.search(page, around)).toEqual([
      { id: 'document', title: 'Daily Loaf', text: 'Daily Loaf\nDo you deliver?\nTwice a week' },
    ]);
  });

  it('takes the company’s name in place of the one it starts with, in the footer as well', () => {
    const { data, names } = shares.profile.fill(start, { 'company.name': 'Daily Loaf' });
    expect(names).toEqual(['Company Name']);
    expect(data.page.brand).toBe('Daily Loaf');
    expect(data.sections.at(-1)?.typed.text).toContain('Daily Loaf');
    expect(shares.profile.fill(data, { 'company.name': 'Another' }).data).toBe(data);
    expect(shares.profile.read(start)).toEqual({});
  });
});

it('the hero says what is sold, and no fact is read from its words', () => {
  const { data } = shares.profile.fill(start, { 'offer.what': 'Bread before six', 'offer.edge': 'Baked at night' });
  expect(data.sections[0]?.typed).toMatchObject({ headline: 'Bread before six', subheadline: 'Baked at night' });
  expect(shares.profile.read(data)).toEqual({});
});

it('takes tiers as plans, in place of ours, above the footer; what changed later is changed here, buttons aside', () => {
  const source = { doc: 'd1', tool: 'Prices', name: '' };
  const tier = {
    key: '1',
    name: 'Pro',
    amount: 2_900,
    currency: 'USD',
    per: 'user per month',
    points: ['Calendar', 'Reminders'],
    isMain: true,
  };
  const { plan } = tierAcceptance;
  const taken = plan(start, [tier, { ...tier, key: '2', name: 'Enterprise', amount: 0, isMain: false }], source, around);
  expect(taken.names).toEqual(['Pro', 'Enterprise']);
  expect(taken.data.sections.map(({ kind }) => kind)).toEqual(['hero', 'features', 'testimonial', 'pricing', 'footer']);
  const [pro, enterprise] = taken.data.sections[3]?.items ?? [];
  expect(pro?.typed).toMatchObject({
    name: 'Pro',
    price: '$29',
    period: 'per user per month',
    points: 'Calendar\nReminders',
    isHighlighted: true,
    buttonText: 'Choose Pro',
  });
  expect(enterprise?.typed).toMatchObject({ price: 'On request', period: '' });
  expect(plan(taken.data, [tier], source, around).data).toBe(taken.data);
  const dearer = plan(taken.data, [{ ...tier, amount: 3_950 }], source, around);
  expect(dearer.changed).toEqual(['Pro']);
  expect(dearer.data.sections[3]?.items[0]?.typed.price).toBe('$39.50');
});
