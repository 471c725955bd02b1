import { describe, expect, it } from 'vitest';
import { choice, day, decimal, flag, integer, list, longText, money, percent, text } from './define';
import { answersIn, fillEmpty, toFigureIn, toTyped } from './meaning';
import { putAnswers } from './put-answers';

const fields = {
  name: text('Company Name', { maxLength: 8, means: ['company.name', 'idea.name'] }),
  problem: longText('Problem', { means: 'customers.problem' }),
  model: choice('Business Model', ['b2b', 'b2c'], { default: 'b2c', labels: { b2b: 'B2B', b2c: 'B2C' }, means: 'business.kind' }),
  count: integer('Count'),
  private: text('Note'),
};
const empty = { name: '', problem: '', model: 'b2c', count: '', private: '' };

describe('answers by what they mean', () => {
  it('go into empty fields of the same meaning, and leave the rest alone', () => {
    const answers = { 'company.name': ' Larkrota Ltd ', 'customers.problem': 'Theirs', 'offer.what': 'x' } as const;
    const { draft, filled } = fillEmpty(fields, { ...empty, problem: 'Mine' }, answers);
    expect(draft).toEqual({ ...empty, name: 'Larkrota', problem: 'Mine' });
    expect(filled).toEqual(['Company Name']);
  });

  it('take the first meaning that is known', () => {
    expect(fillEmpty(fields, empty, { 'idea.name': 'Idea' }).draft.name).toBe('Idea');
    expect(fillEmpty(fields, empty, { 'idea.name': 'Idea', 'company.name': 'Acme' }).draft.name).toBe('Acme');
  });

  it('choose an option by its words, and only one that is there', () => {
    expect(fillEmpty(fields, empty, { 'business.kind': 'B2B' }).draft.model).toBe('b2b');
    expect(fillEmpty(fields, empty, { 'business.kind': 'Barter' }).filled).toEqual([]);
    expect(fillEmpty(fields, { ...empty, model: 'b2b' }, { 'business.kind': 'B2C' }).filled).toEqual([]);
  });

  it('change nothing where nothing was answered: the very same draft comes back', () => {
    expect(fillEmpty(fields, empty, { 'customers.problem': '  ' }).draft).toBe(empty);
  });

  it('are read off a form, and only where a field says what it means', () => {
    expect(answersIn(fields, { ...empty, name: ' Acme ', model: 'b2b', private: 'secret' })).toEqual({
      'company.name': 'Acme',
      'business.kind': 'B2B',
    });
  });

  it('leave a choice that holds its default, and a name nobody gave, unanswered', () => {
    const named = { ...fields, brand: text('Brand', { default: 'Your Company', means: 'idea.name' }) };
    expect(answersIn(named, { ...empty, brand: 'Your Company' })).toEqual({});
    expect(fillEmpty(named, { ...empty, brand: 'Your Company' }, { 'idea.name': 'Crumb' }).draft.brand).toBe('Crumb');
    expect(fillEmpty(named, { ...empty, brand: 'Mine' }, { 'idea.name': 'Crumb' }).draft.brand).toBe('Mine');
  });
});

const figures = {
  price: money('Price', { means: 'offer.price', min: 1 }),
  target: money('Target', { means: 'raise.amount' }),
  months: integer('Months', { default: '6', min: 3, max: 18, means: 'raise.months' }),
  rate: percent('Rate', { min: 0, max: 1, means: 'sales.tax' }),
  formed: day('Formed on', { means: 'company.formed' }),
};
const noFigures = { price: '', target: '', months: '6', rate: '', formed: '' };

describe('figures and days by what they mean', () => {
  it('go in as they were told, where they can be read', () => {
    const told = {
      'offer.price': '€4.20',
      'raise.amount': '€400k',
      'raise.months': '12 months',
      'sales.tax': '19%',
      'company.formed': '2026-03-02',
    } as const;
    const { draft } = fillEmpty(figures, noFigures, told);
    expect(draft).toEqual({ price: '€4.20', target: '€400k', months: '12', rate: '19%', formed: '2026-03-02' });
    expect(answersIn(figures, draft)).toEqual({ ...told, 'raise.months': '12' });
    expect(fillEmpty(figures, draft, told).draft).toBe(draft);
  });

  it('stay out where they cannot, or would be out of bounds', () => {
    const told = {
      'offer.price': 'on request',
      'raise.amount': 'about 400',
      'raise.months': '24',
      'sales.tax': '190%',
      'company.formed': 'last spring',
    } as const;
    expect(fillEmpty(figures, noFigures, told).draft).toBe(noFigures);
    expect(putAnswers(figures, noFigures, told)).toBe(noFigures);
  });

  it('are no answers while half typed, or as the form started', () => {
    expect(answersIn(figures, { ...noFigures, price: '4 dollars or so', formed: '2026-13-02' })).toEqual({});
  });

  it('are put in place of others, one for one', () => {
    const draft = { ...noFigures, price: '$9', formed: '2025-01-01' };
    expect(putAnswers(figures, draft, { 'offer.price': '$12 a loaf', 'company.formed': '2026-03-02' })).toEqual({
      ...draft,
      price: '$12',
      formed: '2026-03-02',
    });
  });
});

describe('a price', () => {
  it.each([
    ['$29', '$29'],
    ['$29 per month', '$29'],
    ['29 €/mo', '29 €'],
    ['$4.20 a loaf', '$4.20'],
    ['$8 per user per month', '$8'],
    ['1,200 each', '1,200'],
    ['€1.2 million', '€1.2 million'],
    ['from $29', undefined],
    ['free', undefined],
    ['', undefined],
  ])('%s is %s where a figure is asked for', (told, typed) => {
    expect(toTyped(decimal('Price', { min: 0.01 }), told)).toBe(typed);
  });

  it('is one for a month only if it says so, or says no time at all', () => {
    const monthly = money('Monthly price', { isMonthly: true });
    expect(['$29', '$29/month', '$29 monthly', '$290 a year', '$4 a loaf'].map((told) => toTyped(monthly, told))).toEqual([
      '$29',
      '$29',
      '$29',
      undefined,
      undefined,
    ]);
  });

  it('counts in the currency of the document, and in no other', () => {
    const price = money('Price', { min: 1 });
    expect(toFigureIn(price, '€4.20 a loaf', 'EUR')).toBe(420);
    expect(toFigureIn(price, '€4.20 a loaf', 'USD')).toBeUndefined();
    expect(toFigureIn(price, '$0', 'USD')).toBeUndefined();
    expect(toFigureIn(price, '', 'USD')).toBeUndefined();
  });
});

it('finds an option in other letters', () => {
  const state = choice('State', ['new-york', 'texas'], { labels: { 'new-york': 'New York', texas: 'Texas' } });
  expect(['TEXAS', 'new york', 'Austin, Texas', ''].map((told) => toTyped(state, told))).toEqual([
    'texas',
    'new-york',
    undefined,
    undefined,
  ]);
});

it('puts no words where there is a box to tick or a list to make', () => {
  expect([flag('Yes'), list('Tags')].map((field) => toTyped(field, 'yes'))).toEqual([undefined, undefined]);
});

describe('answers in the place of others', () => {
  it('replace what a field says by its first meaning, and only there', () => {
    const typed = { ...empty, name: 'Old', problem: 'Mine', private: 'secret' };
    expect(putAnswers(fields, typed, { 'company.name': 'Acme', 'business.kind': 'B2B' })).toEqual({ ...typed, name: 'Acme', model: 'b2b' });
    expect(putAnswers(fields, typed, { 'idea.name': 'Idea', 'business.kind': 'Barter' })).toBe(typed);
    expect(putAnswers(fields, { ...typed, name: 'Acme' }, { 'company.name': 'Acme' }).name).toBe('Acme');
  });
});
