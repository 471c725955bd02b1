import { describe, expect, it } from 'vitest';
import { findFaults, findWs } from './checks';
import { shortName, toHeadline, toLead } from './lead';
import { describeDate, isOddAddress, isStale, state, type Answers, type Made } from './model';
import { countRelease, headlineOf, toPlain, toRelease } from './release';
import { countWords, endSentence, splitSentences, unwrapLines } from './sentences';
import { findHype, restyle, withoutHype } from './style';
import { toReported, toThirdPerson } from './third-person';

const today = '2026-11-15';
const start = state.start({ today, currency: 'USD' }).answers;
/** A bakery that is not the sample. */
const basics = { companyName: 'Brackwater Bread', announcement: 'Brackwater Bread opened a second bakery.' };
const make = (answers: Partial<Answers> = {}, more: Partial<Made> = {}): Made => ({
  answers: { ...start, ...basics, ...answers },
  today,
  zone: 'America/New_York',
  wording: 0,
  ...more,
});
const checkOf = (id: string, answers: Partial<Answers>, more: Partial<Made> = {}) =>
  findFaults(make(answers, more)).find((check) => check.id === id);
const has = (id: string, answers: Partial<Answers>, more: Partial<Made> = {}) => checkOf(id, answers, more) !== undefined;
const linesOf = (answers: Partial<Answers>, more: Partial<Made> = {}) => toPlain(toRelease(make(answers, more))).split('\n');

describe('newspaper style', () => {
  it.each([
    ['January 2', 'Jan. 2'],
    ['February 2', 'Feb. 2'],
    ['Mar 2', 'March 2'],
    ['Apr 2', 'April 2'],
    ['May 2nd', 'May 2'],
    ['Jun 2', 'June 2'],
    ['Jul 2', 'July 2'],
    ['August 2', 'Aug. 2'],
    ['September 2', 'Sept. 2'],
    ['Sep 2', 'Sept. 2'],
    ['October 2', 'Oct. 2'],
    ['November 2', 'Nov. 2'],
    ['December 2', 'Dec. 2'],
    ['Jan 2', 'Jan. 2'],
    ['Feb 2', 'Feb. 2'],
    ['March 2', 'March 2'],
    ['April 2', 'April 2'],
    ['June 2', 'June 2'],
    ['July 2', 'July 2'],
    ['Aug 2', 'Aug. 2'],
    ['Sept 2', 'Sept. 2'],
    ['Oct 2', 'Oct. 2'],
    ['Nov 2', 'Nov. 2'],
    ['Dec 2', 'Dec. 2'],
    ['15th of November, 2026', 'Nov. 15, 2026'],
    ['05 March 2026', 'March 5, 2026'],
    ['2026-11-15', 'Nov. 15, 2026'],
    ['2026-13-15', '2026-13-15'],
    ['may 15 people', 'may 15 people'],
  ])('writes the date %s as %s', (from, to) => {
    expect(restyle(`on ${from}`, 'dates').text).toBe(`on ${to}`);
  });

  it.each([
    ['1 am', '1 a.m.'],
    ['12 PM', 'noon'],
    ['12:00 am', 'midnight'],
    ['12:30 pm', '12:30 p.m.'],
    ['11.45pm', '11:45 p.m.'],
    ['13 pm', '13 pm'],
    ['0 am', '0 am'],
  ])('writes the time %s as %s', (from, to) => {
    expect(restyle(`at ${from} sharp`, 'times').text).toBe(`at ${to} sharp`);
  });

  it('leaves one full stop after an hour, and one after noon', () => {
    expect(restyle('Doors open at 5 PM. Come early.', 'times').text).toBe('Doors open at 5 p.m. Come early.');
    expect(restyle('Doors open at 12 PM. Come early.', 'times').text).toBe('Doors open at noon. Come early.');
  });

  it.each([
    ['$999,999', '$999,999'],
    ['$1,000,000', '$1 million'],
    ['$1,250,000', '$1.25 million'],
    ['$999,000,000', '$999 million'],
    ['€1,000,000,000', '€1 billion'],
    ['$1,234,567', '$1,234,567'],
    ['£3m', '£3 million'],
    ['$2.5bn', '$2.5 billion'],
  ])('writes the sum %s as %s', (from, to) => {
    expect(restyle(`worth ${from} now`, 'money').text).toBe(`worth ${to} now`);
  });

  it.each([
    ['with 1 shop', 'with one shop'],
    ['with 9 shops', 'with nine shops'],
    ['with 10 shops', 'with 10 shops'],
    ['3 shops opened', 'Three shops opened'],
    ['Series 2 products', 'Series 2 products'],
    ['on page 3 shops', 'on page 3 shops'],
    ['within 5 miles', 'within 5 miles'],
    ['and ten shops', 'and 10 shops'],
    ['and nineteen shops', 'and 19 shops'],
    ['and twenty shops', 'and 20 shops'],
    ['and ninety-nine shops', 'and 99 shops'],
    ['and twenty-one shops', 'and 21 shops'],
    ['and ten thousand shops', 'and ten thousand shops'],
    ['and one hundred and ten shops', 'and one hundred and ten shops'],
    ['and twenty-odd shops', 'and twenty-odd shops'],
    ['and twelve-year contracts', 'and 12-year contracts'],
    ['see https://example.com/3 shops', 'see https://example.com/3 shops'],
  ])('writes the number in “%s” as “%s”', (from, to) => {
    expect(restyle(from, 'numbers').text).toBe(to);
  });

  it('writes shares with a sign, and names the first change', () => {
    expect(restyle('by 5 percent and 1,200.5 per cent', 'percent')).toEqual({
      text: 'by 5% and 1,200.5%',
      example: { from: '5 percent', to: '5%' },
    });
    expect(restyle('by 5%', 'percent')).toEqual({ text: 'by 5%' });
  });

  it('takes hype out with its article, and leaves what would break', () => {
    expect(withoutHype('An innovative oven')).toBe('An oven');
    expect(withoutHype('a revolutionary hour')).toBe('an hour');
    expect(withoutHype('an amazing unit')).toBe('a unit');
    expect(withoutHype('Revolutionary ovens')).toBe('Ovens');
    expect(withoutHype('the innovative, amazing oven')).toBe('the oven');
    expect(withoutHype('It is innovative and new')).toBe('It is innovative and new');
    expect(findHype('Amazing, amazing and seamless')).toEqual(['amazing', 'seamless']);
  });
});

describe('a headline from the news', () => {
  it.each([
    ['Announcing a shop', 'Acme announces a shop'],
    ['Launching our shop', 'Acme launches its shop'],
    ['Opening a shop', 'Acme opens a shop'],
    ['Raising money', 'Acme raises money'],
    ['Unveiling a plan', 'Acme unveils a plan'],
    ['Launch of a shop', 'Acme announces the launch of a shop'],
    ['New partnership with Loaf', 'Acme announces a new partnership with Loaf'],
    ['Open two shops', 'Acme to open two shops'],
    ['Launches a shop', 'Acme launches a shop'],
    ['Its shop is open', 'Acme’s shop is open'],
    ['A shop for all', 'Acme announces a shop for all'],
    ['Shop: now open', 'Acme — Shop: now open'],
    ['Bread for all', 'Acme: Bread for all'],
  ])('“%s” is “%s”', (first, headline) => {
    expect(toHeadline(first, 'Acme')).toBe(headline);
  });

  it('gives a name that ends in s its apostrophe, and keeps the stop of a short word', () => {
    expect(toHeadline('Its shop is open', 'Nimbus')).toBe('Nimbus’ shop is open');
    expect(toHeadline('Launches a shop at 4 p.m.', 'Acme')).toBe('Acme launches a shop at 4 p.m.');
    expect(toHeadline('!', 'Acme')).toBe('');
    expect(toHeadline('A shop', '')).toBe('');
  });

  it('has 99 characters at most: beyond that there is none, since nothing is cut', () => {
    const long = (count: number) => `Launches ${'a'.repeat(count)}`;
    // "Acme launches " has 14.
    expect(toHeadline(long(85), 'Acme')).toHaveLength(99);
    expect(toHeadline(long(86), 'Acme')).toBe('');
    expect(toHeadline(`Launches a shop for the town, ${'word '.repeat(20)}`, 'Acme')).toBe('');
    expect(toHeadline(`Opens up, ${'word '.repeat(20)}`, 'Acme')).toBe('');
  });

  it('shortens a company by its legal end', () => {
    expect(['Acme, Inc.', 'Acme LLC', 'Acme Co', 'Acme Company', 'Coal'].map(shortName)).toEqual(['Acme', 'Acme', 'Acme', 'Acme', 'Coal']);
  });
});

describe('a lead', () => {
  const lead = (first: string) => toLead(first, { company: 'Acme', description: 'a retail company' });

  it.each([
    ['Acme opened a shop', 'Acme, a retail company, opened a shop.'],
    ['Acme, a retail company, opened a shop', 'Acme, a retail company, opened a shop.'],
    ['Acme Notes is out', 'Acme Notes is out.'],
    ['The company opened a shop', 'Acme, a retail company, opened a shop.'],
    ['Today Acme opened', 'Today Acme opened.'],
    ['Introducing the app', 'Acme, a retail company, today introduced the app.'],
    ['Now open in Leeds', 'Acme, a retail company, is now open in Leeds.'],
    ['Opening a shop', 'Acme, a retail company, is opening a shop.'],
    ['To open a shop', 'Acme, a retail company, will open a shop.'],
    ['Open our shop', 'Acme, a retail company, will open its shop.'],
    ['Raised $5 million', 'Acme, a retail company, raised $5 million.'],
    ['The store opens Friday', 'Acme, a retail company, announced today that the store opens Friday.'],
    ['Our app', 'Acme, a retail company, today announced its app.'],
    ['A shop', 'Acme, a retail company, today announced a shop.'],
    ['Bread', 'Acme, a retail company, today made the following announcement: Bread.'],
    ['News: bread', 'Acme, a retail company, today made the following announcement. News: bread.'],
    ['Bread?', 'Acme, a retail company, today made the following announcement: Bread?'],
  ])('“%s” is “%s”', (first, expected) => {
    expect(lead(first)).toBe(expected);
  });
});

describe('sentences', () => {
  it('join lines that a mail program broke, from fifty characters on', () => {
    const line = (count: number) => `${'a'.repeat(count - 2)} b`;
    expect(unwrapLines(`${line(50)}\nnext`)).toBe(`${line(50)} next`);
    expect(unwrapLines(`${line(49)}\nnext`)).toBe(`${line(49)}\nnext`);
    expect(unwrapLines(`${line(60)}.\nnext`)).toContain('\n');
    expect(unwrapLines(`${line(60)}\n- next`)).toContain('\n');
    expect(unwrapLines(`- ${line(60)}\nnext`)).toContain('\n');
    expect(unwrapLines(`${line(60)}\n\nnext`)).toContain('\n\n');
  });

  it('are split at their ends, not at short words and hours', () => {
    expect(splitSentences('Dr. Ray bakes. She sells.')).toEqual(['Dr. Ray bakes.', 'She sells.']);
    expect(splitSentences('It opens at 5 p.m. Eastern. Come.')).toEqual(['It opens at 5 p.m. Eastern.', 'Come.']);
    expect(splitSentences('It opens at 5 p.m. Everyone comes.')).toEqual(['It opens at 5 p.m.', 'Everyone comes.']);
    expect(splitSentences('we bake. we sell.')).toEqual(['we bake.', 'we sell.']);
    expect(splitSentences('We work for Acme Inc.')).toEqual(['We work for Acme Inc.']);
  });

  it('end once', () => {
    expect([endSentence('Go –'), endSentence('Go?'), endSentence(' – ')]).toEqual(['Go.', 'Go?', '']);
  });

  it('are counted in words', () => {
    expect(countWords(' a – b 3 ')).toBe(3);
  });

  it('speak of the company as it', () => {
    expect(toThirdPerson('We try and fix ovens.', 'Acme')).toBe('Acme tries and fixes ovens.');
    expect(toThirdPerson("We've baked. We're here.", 'Acme')).toBe('Acme has baked. The company is here.');
    expect(toReported('We bake.', '')).toBe('We bake.');
    expect(toReported('They bake.', 'Acme')).toBe('They bake.');
  });
});

describe('what an editor marks', () => {
  it('is a headline of 100 characters, in capitals or with a full stop', () => {
    expect(has('headline-long', { headline: 'a'.repeat(99) })).toBe(false);
    expect(checkOf('headline-long', { headline: 'a'.repeat(100) })?.text).toBe('The headline has 100 characters. Keep it under 100.');
    expect(has('headline-capitals', { headline: 'BREAD FOR LEEDS' })).toBe(true);
    expect(has('headline-capitals', { headline: 'BREADFORLEED' })).toBe(false);
    expect(has('headline-capitals', { headline: 'Bread for Leeds now' })).toBe(false);
    expect(checkOf('headline-stop', { headline: 'Bread is here.' })?.fixes?.[0]?.change).toEqual({ headline: 'Bread is here' });
    expect(has('headline-stop', { headline: 'Bread at Acme Inc.' })).toBe(false);
    expect(has('headline-stop', { headline: 'Bread is here...' })).toBe(false);
    expect(has('headline-made', {})).toBe(true);
    expect(has('headline-made', { headline: 'Ours' })).toBe(false);
    expect(has('headline-made', { announcement: '' })).toBe(false);
  });

  it('is a W that is missing', () => {
    const there = (answers: Partial<Answers>) => findWs(make(answers)).map(({ isThere }) => isThere);
    expect(there({ location: 'Leeds', keyBenefits: 'Fresh' })).toEqual([true, true, true, true, true]);
    expect(there({ companyName: '', announcement: '', date: '' })).toEqual([false, false, false, false, false]);
    expect(there({ announcement: 'We opened because people asked.' })[4]).toBe(true);
    expect(findWs(make({ date: 'soon' }))[2]?.advice).toContain('a date we can read');
    expect(findWs(make({ date: '' }))[2]?.advice).toBe('give the date');
  });

  it('is too few or too many words, to the word', () => {
    const words = (count: number) => {
      const extra = count - countRelease(make({ headline: 'Bread', announcement: 'Brackwater Bread opened.' }));
      return { headline: 'Bread', announcement: `Brackwater Bread opened${' bread'.repeat(extra)}.` };
    };
    expect(countRelease(make(words(300)))).toBe(300);
    expect([299, 300, 600, 601].map((count) => [has('short', words(count)), has('long', words(count))])).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, true],
    ]);
    expect(checkOf('short', {})?.text).toContain(
      'Still empty: Key Benefits, Quote, Background Information, Target Audience, Call to Action, Product or Service, Price, Available, What Sets It Apart, Results So Far, Why It Is Needed, How It Works and What Comes Next.',
    );
  });

  it('is a person without a quote, a title in capitals, an odd address, no phone', () => {
    expect(has('no-quote', { quotePerson: 'Ann' })).toBe(true);
    expect(has('no-quote', { quotePerson: 'Ann', quote: 'Good.' })).toBe(false);
    expect(checkOf('title', { quote: 'Good.', quoteTitle: 'Chief Executive Officer' })?.fixes?.[0]?.change).toEqual({
      quoteTitle: 'chief executive officer',
    });
    expect(has('title', { quote: 'Good.', quoteTitle: 'Head of Bakery Nord' })).toBe(false);
    expect(has('title', { quoteTitle: 'Founder' })).toBe(false);
    expect(has('email', { contactEmail: 'ann at home' })).toBe(true);
    expect(isOddAddress({ ...start, contactEmail: ' ' })).toBe(false);
    expect(has('phone', { contactEmail: 'a@b.co' })).toBe(true);
    expect(has('phone', { contactEmail: 'a@b.co', contactPhone: '5550100' })).toBe(false);
    expect(has('phone', {})).toBe(false);
  });

  it('is an embargo that has ended, or ends at midnight', () => {
    const embargo = (embargoDay: string, embargoTime = '09:00') => ({ release: 'embargo' as const, embargoDay, embargoTime });
    expect(has('embargo-past', embargo('2026-11-14'))).toBe(true);
    expect(has('embargo-past', embargo('2026-11-15'))).toBe(false);
    expect(has('embargo-past', embargo(''))).toBe(false);
    expect(has('embargo-midnight', embargo('2026-11-20', '00:00'))).toBe(true);
    expect(has('embargo-midnight', embargo('2026-11-20', '00:01'))).toBe(false);
    expect(has('embargo-midnight', { embargoTime: '00:00' })).toBe(false);
  });

  it('is loud', () => {
    expect(checkOf('loud', { headline: 'Bread!', announcement: 'Brackwater Bread opened!. Come!' })?.fixes?.[0]?.change).toEqual({
      headline: 'Bread',
      announcement: 'Brackwater Bread opened. Come.',
    });
    expect(has('loud', { quote: 'Great!' })).toBe(false);
  });
});

describe('the release', () => {
  it('closes with an address, a mail, a number or the words as they are', () => {
    const closing = (callToAction: string) => linesOf({ callToAction }, {});
    expect(closing('example.com')).toContain('For more information, visit example.com.');
    expect(closing('a@b.co')).toContain('For more information, write to a@b.co.');
    expect(closing('+1 555 0100 200')).toContain('For more information, call +1 555 0100 200.');
    expect(closing('come by')).toContain('Come by.');
  });

  it('names the contact with what there is', () => {
    const contact = (answers: Partial<Answers>) => {
      const lines = linesOf(answers, {}).filter((line) => line !== '');
      return lines.slice(lines.indexOf('Media Contact'));
    };
    expect(contact({ contactName: 'Ann', contactPhone: '555' })).toEqual(['Media Contact', 'Ann', 'Brackwater Bread', '555', '###']);
    expect(contact({ contactName: 'Ann' })).toEqual(['Media Contact', 'Ann', 'Brackwater Bread', '[Contact E-mail]', '###']);
  });

  it('is stale once an answer in it has changed, not when it is sent', () => {
    const made = make();
    expect(isStale({ answers: made.answers, made })).toBe(false);
    expect(isStale({ answers: { ...made.answers, quote: 'New' }, made })).toBe(true);
    expect(isStale({ answers: { ...made.answers, sendDay: today, outletZone: 'UTC' }, made })).toBe(false);
    expect(isStale({ answers: made.answers, made: null })).toBe(false);
    expect(describeDate('today', today, '2026-11-20').hint).toBe('Printed as Nov. 20, 2026, the day the embargo ends.');
    expect(describeDate('', today)).toEqual({ hint: 'Printed after the location.' });
    expect(headlineOf({ ...start, headline: ' Own  words ' })).toBe('Own words');
  });
});
