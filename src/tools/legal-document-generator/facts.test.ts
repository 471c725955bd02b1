import { describe, expect, it } from 'vitest';
import { addressIn, daysIn, effectiveIn, itemsIn, listed, noticeIn, readAnswers, sayInside, taxIn, when, withItems } from './facts';
import type { Draft } from './model';
import { make } from './test-data';

const factsOf = (more: Partial<Draft> = {}) => readAnswers(make('service-agreement', more));

describe('how answers are said in a contract', () => {
  it('says a number of days, or leaves a place open where there is none', () => {
    expect([daysIn(30), daysIn(1), daysIn(0)]).toEqual(['30 days', '1 day', expect.stringMatching(/Number of Days.* days$/)]);
    expect([noticeIn(1), noticeIn(2)]).toEqual(['one day’s written notice', '2 days’ written notice']);
  });

  it('makes a list of several lines, and part of a sentence of one', () => {
    const services = (typed: string) => itemsIn(factsOf({ services: typed }), 'services');
    expect([services('- logo\n• website\n\n'), services('logo; website'), services('logo'), services('')]).toEqual([
      ['logo', 'website'],
      ['logo', 'website'],
      [],
      [],
    ]);
    expect(withItems(factsOf({ services: 'a logo' }), 'services', 'We make')).toEqual(['We make a logo.']);
    expect(withItems(factsOf({ services: 'a logo\na website' }), 'services', 'We make')).toEqual(['We make', ['a logo', 'a website']]);
  });

  it('joins the parts of a clause with a word before the last', () => {
    expect([listed(['a', 'b', 'c'], 'or'), listed(['a', 'b']), listed(['a']), listed([])]).toEqual([
      ['a;', 'b; or', 'c.'],
      ['a; and', 'b.'],
      ['a.'],
      [],
    ]);
    expect([when(true, 'a', 'b'), when(false, 'a', 'b')]).toEqual([['a', 'b'], []]);
  });

  it('takes off the full stop of a sentence, not that of a short word', () => {
    expect([
      sayInside(factsOf({ services: 'the website.' }), 'services'),
      sayInside(factsOf({ services: 'Acme Inc.' }), 'services'),
      sayInside(factsOf({ services: 'chapter 7.' }), 'services'),
      addressIn(factsOf({ website: 'acme.example.' }), 'website'),
    ]).toEqual(['the website', 'Acme Inc.', 'chapter 7', 'acme.example']);
  });

  it('names the tax on a bill by the place', () => {
    const tax = (location: string) => taxIn(factsOf({ location, governingLaw: 'location' }));
    expect(['Oregon', 'Berlin, Germany', 'France', 'Ireland', 'London, United Kingdom', 'Atlantis'].map(tax)).toEqual([
      'Sales tax',
      'VAT',
      'VAT',
      'VAT',
      'VAT',
      'Sales tax or VAT',
    ]);
  });

  it('takes effect on a day, or with the last signature', () => {
    expect([
      effectiveIn(factsOf({ effectiveDate: '2026-03-01', location: 'Oregon', governingLaw: 'location' })),
      effectiveIn(factsOf({ effectiveDate: '' })),
    ]).toEqual(['March 1, 2026', 'the date of the last signature below']);
  });
});
