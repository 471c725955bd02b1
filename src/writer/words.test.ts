import { describe, expect, it } from 'vitest';
import { nextRequest } from './requests';
import { placeOf } from './log-failure';
import { lowerPeople, lowerStart, toField, toPeople } from './said';
import { findTradeName } from './trade-names';
import { beginSentence, cleanPhrase, lowerAudience, lowerCommon, pick, shortenPhrase, toAside, toPhrases, withoutBrackets } from './words';

describe('what someone typed, in a sentence of ours', () => {
  it.each([
    ['  “Fresh”  bread. ', 'Fresh bread'],
    ['a\nb', 'a b'],
    ['bread ( ) , rolls', 'bread, rolls'],
    ["''''", ''],
    ['...', ''],
    ['"." a', 'a'],
    ['24/7', '24/7'],
  ])('is clean: %j', (raw, clean) => {
    expect(cleanPhrase(raw)).toBe(clean);
  });

  it.each([
    ['x'.repeat(10), 10, 'x'.repeat(10)],
    ['one, two three', 5, 'one'],
    ['one, two three', 14, 'one, two three'],
    ['one, two three', 13, 'one'],
    ['one two three', 9, 'one two…'],
    // Exactly the words that fit; the last may be whole and still be left out, since what follows is not known.
    ['one two three', 7, 'one…'],
    ['one two three', 8, 'one two…'],
    ['xxxxxxxxxx', 4, 'xxxx…'],
    [', two three', 6, 'two…'],
    ['.... ....', 3, ''],
  ])('is short: %j in %i', (phrase, longest, short) => {
    expect(shortenPhrase(phrase, longest)).toBe(short);
  });

  it('is up to 80 letters unless another length is given', () => {
    expect([shortenPhrase('x'.repeat(80)), shortenPhrase('x'.repeat(81))]).toEqual(['x'.repeat(80), `${'x'.repeat(80)}…`]);
  });

  it.each([
    ['Bread (and rolls) daily. Also cakes.', 'Bread daily'],
    ['(just this)', 'just this'],
    ['Bread!', 'Bread'],
    ['e.g. bread', 'e.g. bread'],
  ])('is an aside: %j', (typed, aside) => {
    expect(toAside(typed)).toBe(aside);
  });

  it('is a list, without empty parts and no longer than asked', () => {
    expect(toPhrases('bread; rolls,\n , and cakes, or pies', 3)).toEqual(['bread', 'rolls', 'cakes']);
    expect(toPhrases('a, b', 0)).toEqual([]);
  });

  it('keeps its names, and loses the capitals of common words', () => {
    expect(['Restaurants', 'Small-town shops', 'SaaS', 'B2B', 'Italian food', 'iPhone'].map(lowerCommon)).toEqual([
      'restaurants',
      'small-town shops',
      'SaaS',
      'B2B',
      'Italian food',
      'iPhone',
    ]);
    expect(['Small clinics', 'IT teams', 'Acme users', 'Everyone'].map(lowerAudience)).toEqual([
      'small clinics',
      'IT teams',
      'Acme users',
      'everyone',
    ]);
    expect(['bread', 'eBay', 'Bread'].map(beginSentence)).toEqual(['Bread', 'eBay', 'Bread']);
    expect(['Real-time alerts', 'Google Calendar', 'Smart Rota', 'The app', 'E-mail', 'Excel files'].map(lowerStart)).toEqual([
      'real-time alerts',
      'Google Calendar',
      'Smart Rota',
      'the app',
      'e-mail',
      'Excel files',
    ]);
    expect(['Small Business Owners in New York', 'Small business owners', 'Dentists'].map(lowerPeople)).toEqual([
      'small business owners in New York',
      'small business owners',
      'dentists',
    ]);
    expect(withoutBrackets('bread (fresh) daily')).toBe('bread, fresh, daily');
  });

  it('names people and trades', () => {
    expect(
      [
        'Our customers are dog owners',
        'For busy parents',
        'They hate queues',
        'They’re tired',
        'homeowner',
        'dog owner and cat owner',
        'Small clinics are overwhelmed',
      ].map(toPeople),
    ).toEqual([
      'dog owners',
      'busy parents',
      'people who hate queues',
      'people who are tired',
      'homeowners',
      'dog owners and cat owners',
      'Small clinics',
    ]);
    expect(['Logistics', 'bakery', 'pet industry', 'the wine trade'].map(toField)).toEqual([
      'Logistics',
      'the bakery business',
      'the pet industry',
      'the wine trade',
    ]);
    expect([findTradeName('software for clinics'), findTradeName('clinics with software'), findTradeName('nothing known')]).toEqual([
      'software',
      'health',
      undefined,
    ]);
  });

  it('is drawn from a list by chance, each as likely', () => {
    expect([0, 0.33, 0.34, 0.67, 0.999].map((chance) => pick(['a', 'b', 'c'], () => chance))).toEqual(['a', 'a', 'b', 'c', 'c']);
  });
});

it('requests are counted one by one', () => {
  const first = nextRequest();
  expect([first > 0, nextRequest() - first, nextRequest() - first]).toEqual([true, 1, 2]);
});

it('an error is told by its place, without its words', () => {
  expect([placeOf('secret'), placeOf(undefined)]).toEqual(['string', 'undefined']);
  const place = placeOf(new TypeError('secret words'));
  expect(place).toMatch(/^TypeError\n\s+at /);
  expect(place).not.toContain('secret');
});
