import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { addDays, weekdayOf } from '@/lib/dates';
import { anchored, describeRepeat, firstDay, nextDay, numberPattern, parseRepeat, readNumber, toCalendarRule, type Repeat } from './repeat';

const today = '2026-11-17'; // a Tuesday
const read = (text: string) => parseRepeat(text) as Repeat;

describe('repetition', () => {
  it.each([
    ['every monday', 'Every Monday', 'FREQ=WEEKLY;WKST=MO;BYDAY=MO'],
    ['Every Mon, Wed and Fri', 'Every Monday, Wednesday and Friday', 'FREQ=WEEKLY;WKST=MO;BYDAY=MO,WE,FR'],
    ['every other friday', 'Every 2 weeks on Friday', 'FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=FR'],
    ['every 2 weeks on tuesday', 'Every 2 weeks on Tuesday', 'FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=TU'],
    ['every weekday', 'Every weekday', 'FREQ=WEEKLY;WKST=MO;BYDAY=MO,TU,WE,TH,FR'],
    ['daily', 'Every day', 'FREQ=DAILY'],
    ['every 3 days', 'Every 3 days', 'FREQ=DAILY;INTERVAL=3'],
    ['every other week', 'Every 2 weeks', 'FREQ=WEEKLY;INTERVAL=2'],
    ['every 2nd week', 'Every 2 weeks', 'FREQ=WEEKLY;INTERVAL=2'],
    ['every ten days', 'Every 10 days', 'FREQ=DAILY;INTERVAL=10'],
    ['fortnightly', 'Every 2 weeks', 'FREQ=WEEKLY;INTERVAL=2'],
    ['monthly', 'Every month', 'FREQ=MONTHLY'],
    ['every quarter', 'Every 3 months', 'FREQ=MONTHLY;INTERVAL=3'],
    ['every month on the 15th', 'Every month on the 15th', 'FREQ=MONTHLY;BYMONTHDAY=15'],
    ['every 1st', 'Every month on the 1st', 'FREQ=MONTHLY;BYMONTHDAY=1'],
    ['every 1st of the month', 'Every month on the 1st', 'FREQ=MONTHLY;BYMONTHDAY=1'],
    ['every last day of the month', 'Every month on the last day', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['every 3 months on the 30th', 'Every 3 months on the 30th', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30;BYSETPOS=-1'],
    ['yearly', 'Every year', 'FREQ=YEARLY'],
  ])('reads “%s”', (typed, said, rule) => {
    expect([describeRepeat(read(typed)), toCalendarRule(read(typed))]).toEqual([said, rule]);
  });

  it('leaves alone what says something else, or two things', () => {
    for (const text of ['', 'sometimes', 'every second monday', 'every 2nd friday', 'every 0 days', 'every 45th', 'every', 'monday']) {
      expect(parseRepeat(text)).toBeUndefined();
    }
  });

  it.each([
    // Tuesday 17 November 2026; the 16th and the 23rd are Mondays.
    ['every monday', '2026-11-16', '2026-11-23'],
    ['every monday', '2026-11-23', '2026-11-30'],
    ['every mon and thu', '2026-11-23', '2026-11-26'],
    ['every other monday', '2026-11-16', '2026-11-30'],
    // Missed for three weeks: the next is the first that is still to come.
    ['every monday', '2026-10-26', '2026-11-23'],
    ['every tuesday', '2026-11-10', today],
    ['daily', '2020-01-01', today],
    ['every 2 weeks', '2020-01-07', '2026-11-17'],
    ['monthly', '2026-11-17', '2026-12-17'],
    ['every month on the last day', '2027-01-31', '2027-02-28'],
    ['every month on the 31st', '2027-02-28', '2027-03-31'],
    ['every 3 months on the 1st', '2026-11-01', '2027-02-01'],
    ['yearly', '2024-02-29', '2027-02-28'],
    ['every weekday', '2026-11-20', '2026-11-23'],
  ])('%s comes after %s on %s', (typed, day, next) => {
    expect(nextDay(read(typed), day, today)).toBe(next);
  });

  it('keeps the day of the month where a month is shorter', () => {
    expect(describeRepeat(anchored(read('monthly'), '2027-01-31'))).toBe('Every month on the last day');
    expect(describeRepeat(anchored(read('monthly'), '2027-01-30'))).toBe('Every month on the 30th');
    expect(describeRepeat(anchored(read('monthly'), '2027-01-15'))).toBe('Every month');
  });

  it('begins on the first day that fits', () => {
    expect(firstDay(read('every monday'), today)).toBe('2026-11-23');
    expect(firstDay(read('every tuesday'), today)).toBe(today);
    expect(firstDay(read('every 15th'), today)).toBe('2026-12-15');
    expect(firstDay(read('every 20th'), today)).toBe('2026-11-20');
    expect(firstDay(read('weekly'), today)).toBe(today);
  });

  const repeats = fc.oneof(
    fc.record({ unit: fc.constantFrom('day', 'week', 'month', 'year'), every: fc.integer({ min: 1, max: 99 }), weekdays: fc.constant([]) }),
    fc.record({
      unit: fc.constant('week'),
      every: fc.integer({ min: 1, max: 9 }),
      weekdays: fc
        .uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
        .map((days) => days.sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))),
    }),
    fc.record({
      unit: fc.constant('month'),
      every: fc.integer({ min: 1, max: 12 }),
      weekdays: fc.constant([]),
      date: fc.integer({ min: 1, max: 31 }),
    }),
  ) as fc.Arbitrary<Repeat>;

  it('is read back from its own words, and always goes on to a later day that fits', () => {
    fc.assert(
      fc.property(repeats, fc.integer({ min: -3000, max: 400 }), (repeat, offset) => {
        expect(parseRepeat(describeRepeat(repeat))).toEqual(repeat);
        const day = firstDay(repeat, addDays(today, offset));
        const next = nextDay(repeat, day, today);
        expect(next > day && next >= today).toBe(true);
        if (repeat.weekdays.length > 0) expect(repeat.weekdays).toContain(weekdayOf(next));
      }),
      { numRuns: atMost(500) },
    );
  });
});

describe('numbers in words', () => {
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

  it.each(words.map((word, index) => [word, index + 1] as const).filter(([word]) => word !== 'eleven'))(
    'reads “%s” as %i',
    (word, number) => {
      expect(readNumber(word)).toBe(number);
      expect(new RegExp(`^${numberPattern}$`).test(word)).toBe(true);
    },
  );

  it('reads figures, and an article as one', () => {
    expect([readNumber('a'), readNumber('an'), readNumber('14'), readNumber('365')]).toEqual([1, 1, 14, 365]);
    expect([readNumber('other'), readNumber('second'), readNumber('third')]).toEqual([2, 2, 3]);
    // These need “every” before them.
    for (const word of ['other', 'second', 'third', '1000', '']) expect(new RegExp(`^${numberPattern}$`).test(word)).toBe(false);
  });

  it('repeats by them', () => {
    expect(read('every six days')).toEqual({ ...read('every 6 days') });
    expect(describeRepeat(read('every four weeks'))).toBe('Every 4 weeks');
  });
});
