import { describe, expect, it } from 'vitest';
import { formatLocaleDay, formatPressDay, formatPressTime, pressMonth, readReleaseDay, weekdayName } from './dates';
import { state, type Answers } from './model';
import { approachOf, datelineOf, headlineOf, leadOf, toRelease } from './release';
import { findHype, restyle, withoutHype, type StyleHabit } from './style';
import { around, idsOf, make, today } from './test-data';

const styled = (habit: StyleHabit, text: string) => restyle(text, habit).text;
const linesOf = (answers: Partial<Answers>, wording = 0) =>
  toRelease(make(answers, { wording })).blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : [],
  );

describe('newspaper style', () => {
  it('shortens months before a day, each its own way', () => {
    const of = (month: string) => styled('dates', `On ${month} 5, 2026.`);
    expect(
      ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'].map(
        (name) => of(name).slice(3, -9),
      ),
    ).toEqual(['Jan.', 'Feb.', 'March', 'April', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.']);
    expect(['Jan', 'Mar', 'Apr', 'Jun', 'Jul', 'Aug', 'Sep', 'Sept', 'Oct', 'Dec'].map((name) => styled('dates', `${name} 5`))).toEqual([
      'Jan. 5',
      'March 5',
      'April 5',
      'June 5',
      'July 5',
      'Aug. 5',
      'Sept. 5',
      'Sept. 5',
      'Oct. 5',
      'Dec. 5',
    ]);
    expect(styled('dates', '05 March 2026 and the 1st of May')).toBe('March 5, 2026 and the May 1');
    expect(styled('dates', '2026-03-05 and 2026-13-05')).toBe('March 5, 2026 and 2026-13-05');
    expect(styled('dates', 'may 5 people come')).toBe('may 5 people come');
    expect([pressMonth(0), pressMonth(11), pressMonth(12)]).toEqual(['Jan.', 'Dec.', '']);
  });

  it('writes the hours of a day with the half that they are in', () => {
    expect(
      ['1 am', '11:59 AM', '12 am', '12 pm', '12:30 p.m.', '11 PM', '9.15am'].map((text) => styled('times', `At ${text} sharp`)),
    ).toEqual([
      'At 1 a.m. sharp',
      'At 11:59 a.m. sharp',
      'At midnight sharp',
      'At noon sharp',
      'At 12:30 p.m. sharp',
      'At 11 p.m. sharp',
      'At 9:15 a.m. sharp',
    ]);
    // There is no such hour.
    expect([styled('times', '0 am'), styled('times', '13 pm'), styled('times', '5:75 pm')]).toEqual(['0 am', '13 pm', '5:75 pm']);
    expect(styled('times', 'We open at 12 PM. Come.')).toBe('We open at noon. Come.');
    expect(formatPressTime('25:00')).toBe('');
    expect(formatPressTime('11:59')).toBe('11:59 a.m.');
    expect(formatPressTime('23:05')).toBe('11:05 p.m.');
  });

  it('says large sums in words from a million on, and only where they come out short', () => {
    const of = (text: string) => styled('money', text);
    expect(['$1,000,000', '$999,999', '$1,500,000', '$1,000,000,000', '€2,500,000,000', '$12,345,678'].map(of)).toEqual([
      '$1 million',
      '$999,999',
      '$1.5 million',
      '$1 billion',
      '€2.5 billion',
      '$12,345,678',
    ]);
    // Two decimals of a million are short enough: 1,250,000 is 1.25 million.
    expect(of('$1,250,000')).toBe('$1.25 million');
    expect(['$5m', '$5 bn', '£2.5mn', '$3B', '$5 man'].map(of)).toEqual([
      '$5 million',
      '$5 billion',
      '£2.5 million',
      '$3 billion',
      '$5 man',
    ]);
  });

  it('spells one to nine and no others, where something is counted', () => {
    const of = (text: string) => styled('numbers', text);
    expect(of('with 1 store, 9 bakers, 10 ovens')).toBe('with one store, nine bakers, 10 ovens');
    expect(of('2 stores. 3 bakers')).toBe('Two stores. Three bakers');
    for (const text of [
      'about 5 miles',
      'page 3 says',
      'Version 2 is',
      'May 5 people',
      'room 4 was',
      '4 years old',
      '$5 bills',
      '3 of them',
      '5 cents',
    ])
      expect(of(text)).toBe(text);
    expect(of('with eleven, nineteen, twenty, twenty-one and ninety-nine bakers')).toBe('with 11, 19, 20, 21 and 99 bakers');
    expect(of('with two hundred and twenty people')).toBe('with two hundred and twenty people');
    expect(of('of twenty thousand people')).toBe('of twenty thousand people');
    expect(of('a twenty-year plan')).toBe('a 20-year plan');
    expect(of('a twenty-something crowd')).toBe('a twenty-something crowd');
  });

  it('leaves addresses as they are, and shows the first place that changes', () => {
    expect(styled('percent', 'see https://a.com/10%20percent and 10 percent')).toBe('see https://a.com/10%20percent and 10%');
    expect(restyle('5 percent and 6 per cent', 'percent').example).toEqual({ from: '5 percent', to: '5%' });
    expect(restyle('5%', 'percent')).toEqual({ text: '5%' });
  });

  it('takes hype out before a noun, with the right article left behind', () => {
    expect(withoutHype('An innovative tool')).toBe('A tool');
    expect(withoutHype('A revolutionary app')).toBe('An app');
    expect(withoutHype('a seamless hour')).toBe('an hour');
    expect(withoutHype('an amazing user')).toBe('a user');
    expect(withoutHype('an innovative one')).toBe('a one');
    expect(withoutHype('Amazing tools')).toBe('Tools');
    expect(withoutHype('our amazing, incredible tools')).toBe('our tools');
    for (const text of ['It is innovative', 'It is amazing and new', 'seamless for all']) expect(withoutHype(text)).toBe(text);
    expect(findHype('Amazing, amazing and seamless')).toEqual(['amazing', 'seamless']);
    expect(findHype('Plain words')).toEqual([]);
  });
});

describe('the day of a release', () => {
  it('is read by the order that the reader’s country writes', () => {
    expect(readReleaseDay('3/4/2027', today, 'en-US')).toBe('2027-03-04');
    expect(readReleaseDay('3-4-2027', today, 'en-GB')).toBe('2027-04-03');
    expect(readReleaseDay('13/4/2027', today, 'en-US')).toBe('2027-04-13');
    expect(readReleaseDay('13/13/2027', today, 'en-US')).toBeUndefined();
    expect(readReleaseDay('  November   15th,  2026 ', today, 'en-US')).toBe('2026-11-15');
    expect(readReleaseDay('11/15/2026', '', 'en-US')).toBeUndefined();
    expect(readReleaseDay(' ', today, 'en-US')).toBeUndefined();
  });

  it('is known in any notation up to 400 days from today', () => {
    // In the Thai calendar 2026 is 2569: no other way of reading it.
    const inThai = (day: string) => readReleaseDay(formatLocaleDay(day, 'th-TH'), today, 'th-TH');
    expect(inThai('2027-12-20')).toBe('2027-12-20');
    expect(inThai('2025-10-11')).toBe('2025-10-11');
    expect(inThai('2027-12-21')).not.toBe('2027-12-21');
    expect([formatLocaleDay('2026-02-30', 'en-US'), formatPressDay('2026-02-30'), weekdayName('2026-02-30')]).toEqual(['', '', '']);
    expect(weekdayName(today)).toBe('Sunday');
  });
});

describe('the parts of a release', () => {
  it('follow one of three ways, in turn', () => {
    expect([0, 1, 2, 3].map((wording) => approachOf({ wording }))).toEqual(['News first', 'Voice first', 'In brief', 'News first']);
  });

  it('has open places for what nobody said', () => {
    const bare = make({ announcement: '', headline: '', location: ' ', date: '' });
    expect(headlineOf(bare.answers)).toContain('Headline');
    expect(leadOf(bare)).toContain('Main Announcement');
    expect(datelineOf(bare)).toMatch(/CITY.*Date/);
    expect(headlineOf(make({ headline: ' Own ' }).answers)).toBe('Own');
  });

  it('lists facts under their labels, the audience and the offer only where they say more', () => {
    const facts = (answers: Partial<Answers>) =>
      linesOf(answers).filter((line) => /^(Product|Price|Available|Results|What sets)/.test(line));
    expect(facts({ offerName: 'Acme', price: '$5.', available: 'now', proof: '9 shops', edge: 'Open late' })).toEqual([
      'What sets it apart: Open late',
      'Price: $5',
      'Available: now',
      'Results so far: 9 shops',
    ]);
    expect(facts({ offerName: 'Bread Box', proof: '9 shops so far' })).toEqual([
      'Product or service: Bread Box',
      'Results: 9 shops so far',
    ]);
    expect(facts({ price: ' - ' })).toEqual([]);
    expect(linesOf({ price: ' ' })).not.toContain('At a glance:');
  });

  it('makes a list of benefits, and a sentence of one that is a sentence', () => {
    const after = (keyBenefits: string) => {
      const lines = linesOf({ keyBenefits });
      const at = lines.indexOf('Key benefits:');
      return at < 0 ? lines.filter((line) => /fresh/i.test(line)) : lines.slice(at + 1, at + 1 + keyBenefits.split(/;|\n/).length);
    };
    expect(after('fresh bread; open late')).toEqual(['Fresh bread', 'Open late']);
    expect(after('- fresh bread.\n- open late')).toEqual(['Fresh bread', 'Open late']);
    expect(after('the bread is fresh.')).toEqual(['The bread is fresh.']);
    expect(after('fresh bread')).toEqual(['Fresh bread']);
  });

  it('keeps a list together below the line that announces it', () => {
    expect(linesOf({ announcement: 'Acme opened a shop.\nIt sells:\n- bread.\n- cakes\nAll day.' })).toEqual(
      expect.arrayContaining(['It sells:', 'Bread', 'Cakes', 'All day.']),
    );
    // Without a list behind it the sentence ends.
    expect(linesOf({ announcement: 'Acme opened a shop.\nIt sells bread:' })).not.toContain('It sells bread');
  });

  it('in brief has facts or else benefits, never both', () => {
    const brief = (answers: Partial<Answers>) => linesOf({ keyBenefits: 'fresh bread; open late', ...answers }, 2);
    expect(brief({})).toContain('Key benefits:');
    expect(brief({ price: '$5' })).not.toContain('Key benefits:');
    expect(brief({ price: '$5' })).toContain('At a glance:');
  });

  it('names the contact by what is there, and asks for a mail only where there is no phone', () => {
    const contact = (answers: Partial<Answers>) => linesOf(answers).at(-2)?.split('\n');
    expect(contact({ contactName: 'Ana', contactEmail: 'a@b.co', contactPhone: '555 0100' })).toEqual([
      'Ana',
      'Acme',
      'a@b.co',
      '555 0100',
    ]);
    expect(contact({ contactName: 'Ana', contactEmail: '', contactPhone: '555 0100' })).toEqual(['Ana', 'Acme', '555 0100']);
    expect(contact({ contactName: 'Ana', contactEmail: '', contactPhone: '' })?.[2]).toContain('Contact E-mail');
  });

  it('says which work of an earlier version is its own, and adds what was not asked then', () => {
    const older = { answers: { companyName: 'Acme' }, made: { answers: { companyName: 'Acme' }, wording: 1 } };
    const start = state.start({ ...around, today: '' });
    expect(state.migrate?.(older, 1)).toMatchObject({
      answers: { ...start.answers, companyName: 'Acme', date: '' },
      made: { answers: { companyName: 'Acme', price: '' }, wording: 1 },
    });
    expect(state.migrate?.({ answers: null, made: null }, 1)).toMatchObject({ answers: { companyName: '' }, made: null });
    for (const none of [null, 'x', { answers: {} }, { made: null }]) expect(state.migrate?.(none, 1)).toBe(none);
  });

  it('is questioned for capitals only in a headline of more than twelve letters', () => {
    const isLoud = (headline: string) => idsOf(make({ headline })).includes('headline-capitals');
    expect([isLoud('ACME OPENS SHOP'), isLoud('ABCDEFGHIJKL'), isLoud('ABCDEFGHIJKLM'), isLoud('Acme opens a shop')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    // Letters that have no capitals are not loud.
    expect(isLoud('パン屋が新しい店を開きました今日')).toBe(false);
  });
});
