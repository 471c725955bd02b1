import { describe, expect, it } from 'vitest';
import { readPhrase, readTime } from './quick-days';

/** A Tuesday; the month began on a Sunday and ends on a Monday. */
const today = '2026-11-17';

describe('words for a day', () => {
  it.each([
    ['tonight', '2026-11-17'],
    ['EOD', '2026-11-17'],
    ['the end of the day', '2026-11-17'],
    ['tom', '2026-11-18'],
    ['tmr', '2026-11-18'],
    ['tmrw', '2026-11-18'],
    ['the day after  tomorrow', '2026-11-19'],
    ['this weekend', '2026-11-21'],
    ['next week', '2026-11-24'],
    ['next month', '2026-12-17'],
    ['next year', '2027-11-17'],
    ['in 3 days', '2026-11-20'],
    ['in 2 weeks', '2026-12-01'],
    ['in two weeks', '2026-12-01'],
    ['in 1 month', '2026-12-17'],
    ['in 2 years', '2028-11-17'],
    // The week of the 17th runs from the 16th to the 22nd; what is over by then comes a week later.
    ['this tuesday', '2026-11-17'],
    ['this monday', '2026-11-23'],
    ['this sunday', '2026-11-22'],
    ['next monday', '2026-11-23'],
    ['next friday', '2026-11-27'],
    ['next sunday', '2026-11-29'],
    ['eow', '2026-11-20'],
    ['end of next week', '2026-11-27'],
    ['eom', '2026-11-30'],
    ['the end of the month', '2026-11-30'],
    ['end of next month', '2026-12-31'],
    ['eoy', '2026-12-31'],
    ['end of next year', '2027-12-31'],
    // Mondays are the 2nd, 9th, 16th, 23rd and 30th; in December they begin on the 7th.
    ['first monday of the month', '2026-12-07'],
    ['third mon of this month', '2026-12-21'],
    ['the fourth monday of the month', '2026-11-23'],
    ['4th mon in month', '2026-11-23'],
    ['third tuesday of the month', '2026-11-17'],
    ['last monday of the month', '2026-11-30'],
    ['last sunday of the month', '2026-11-29'],
    ['the first monday of next month', '2026-12-07'],
    ['second tuesday of next month', '2026-12-08'],
    ['last friday of next month', '2026-12-25'],
    ['the 17th', '2026-11-17'],
    ['the 3rd', '2026-12-03'],
    ['the 30th', '2026-11-30'],
    // November has no 31st.
    ['the 31st', '2026-12-31'],
    ['2026-12-01', '2026-12-01'],
    ['2025-12-01', '2025-12-01'],
    ['24.12.', '2026-12-24'],
    ['1.2.', '2027-02-01'],
    ['1.2.2028', '2028-02-01'],
    ['24/12', '2026-12-24'],
    ['12/24', '2026-12-24'],
    ['5/5', '2027-05-05'],
    ['1st of march', '2027-03-01'],
    ['the 1st of March 2026', '2026-03-01'],
    ['dec 3rd', '2026-12-03'],
    ['december 3, 2027', '2027-12-03'],
    ['3. dec', '2026-12-03'],
    ['fridays', '2026-11-20'],
  ])('%s is %s', (phrase, day) => {
    expect(readPhrase(phrase, today)).toEqual([day]);
  });

  it('may mean two days, where months and days can be told apart by nothing', () => {
    expect(readPhrase('5/6', today)).toEqual(['2027-05-06', '2027-06-05']);
    expect(readPhrase('5/6/2026', today)).toEqual(['2026-05-06', '2026-06-05']);
    expect(readPhrase('11/12', today)).toEqual(['2027-11-12', '2026-12-11']);
  });

  it.each(['24/7', '16/9', '13/13', '31/6', '32.1.'])('%s is none', (phrase) => {
    expect(readPhrase(phrase, today)).toEqual([]);
  });

  it('ends a working week on the day itself, and on the next one after it', () => {
    expect(readPhrase('eow', '2026-11-20')).toEqual(['2026-11-20']);
    expect(readPhrase('eow', '2026-11-21')).toEqual(['2026-11-27']);
    expect(readPhrase('this weekend', '2026-11-21')).toEqual(['2026-11-21']);
    expect(readPhrase('this weekend', '2026-11-22')).toEqual(['2026-11-28']);
  });
});

it.each([
  ['Noon', '12:00'],
  ['midday', '12:00'],
  ['5 pm', '17:00'],
  ['9:30', '09:30'],
  ['12am', '00:00'],
  ['25:00', undefined],
])('%s is the time %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});
