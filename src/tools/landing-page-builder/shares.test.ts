import { describe, expect, it } from 'vitest';

import { makeSection, state } from './model';
import { shares } from './shares';

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
