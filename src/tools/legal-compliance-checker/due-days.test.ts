import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '@/lib/dates';
import { toCalendar } from './calendar';
import { calendarRepeat, describeRule, firstDue, nextRound } from './due';
import type { Requirement } from './model';
import { today, listFor } from './test-data';

describe('due days', () => {
  it('finds the next day of fixed dates, in the year after formation where it is so', () => {
    expect(firstDue('each 05-15 later', '', today)).toBe('2027-05-15');
    // Formed in February 2027: the first report is due in 2028.
    expect(firstDue('each 05-15 later', '2027-02-01', '2027-02-10')).toBe('2028-05-15');
    expect(firstDue('each 01-15,04-15,06-15,09-15', '', today)).toBe('2027-01-15');
    expect(nextRound('2027-01-15', 'each 01-15,04-15,06-15,09-15', 'quarterly', '')).toBe('2027-04-15');
    // 2027 is odd, so an even year is 2028.
    expect(firstDue('each 04-01 odd later', '2025-06-01', today)).toBe('2027-04-01');
    expect(firstDue('each 04-01 even later', '2025-06-01', today)).toBe('2028-04-01');
    expect(nextRound('2027-04-01', 'each 04-01 odd later', 'every-2-years', '2025-06-01')).toBe('2029-04-01');
    // A UK tax year ends on 5 April: started in May 2026 it is the year to April 2027, returned by 31 January 2028.
    expect(firstDue('each 01-31 after 04-05', '2026-05-20', today)).toBe('2028-01-31');
    expect(firstDue('each 01-31 after 04-05', '2026-04-05', today)).toBe('2027-01-31');
    expect(firstDue('each 01-31 after 04-05', '2026-04-06', today)).toBe('2028-01-31');
    expect(firstDue('each 01-31 after 04-05', '', today)).toBe('2027-01-31');
  });

  it('counts from the day of formation', () => {
    // 20 May 2025 + 90 days: 11 left in May, 30 June, 31 July make 72, so 18 August.
    expect(firstDue('formed + 90 days', '2025-05-20', today)).toBe('2025-08-18');
    // 10 January + 2 months = 10 March, + 14 days = 24 March.
    expect(firstDue('formed + 2 months + 14 days', '2026-01-10', today)).toBe('2026-03-24');
    // Formed on 20 October: October, November, December, so the fourth month is January.
    expect(firstDue('formed month + 3 months + 14 days', '2026-10-20', today)).toBe('2027-01-15');
    // Michigan: formed after 30 September 2026, an LLC files first in February 2028.
    expect(firstDue('each 02-15 after 09-30', '2026-10-10', today)).toBe('2028-02-15');
    expect(firstDue('each 02-15 after 09-30', '2026-09-30', today)).toBe('2027-02-15');
    expect(firstDue('formed + 90 days', '', today)).toBe('');
    expect(firstDue('anniversary month end', '2024-02-29', '2027-01-01')).toBe('2027-02-28');
    expect(firstDue('anniversary month end', '2024-02-29', '2028-01-01')).toBe('2028-02-29');
    expect(firstDue('anniversary month end every 2 years', '2025-05-20', today)).toBe('2027-05-31');
    expect(firstDue('anniversary month end every 2 years', '2024-05-20', today)).toBe('2028-05-31');
    // Illinois: before the first day of the anniversary month; formed in January means 31 December.
    expect(firstDue('anniversary month before', '2026-01-20', today)).toBe('2026-12-31');
    expect(firstDue('anniversary month start', '2025-12-09', today)).toBe('2026-12-01');
    // Formed in May: the second quarter ends on 30 June.
    expect(firstDue('anniversary quarter end', '2025-05-20', today)).toBe('2027-06-30');
    // Formed 10 December 2025: the year ends on 9 December 2026, 14 days later is the 23rd.
    expect(firstDue('anniversary + 13 days', '2025-12-10', today)).toBe('2026-12-23');
  });

  it('repeats what was entered by hand', () => {
    expect(nextRound('2027-01-31', '', 'monthly', '')).toBe('2027-02-28');
    expect(nextRound('2027-02-28', '', 'monthly', '')).toBe('2027-03-31');
    expect(nextRound('2027-04-30', '', 'quarterly', '')).toBe('2027-07-31');
    expect(nextRound('2027-04-12', '', 'every-2-years', '')).toBe('2029-04-12');
    expect(nextRound('2027-04-12', '', 'never', '')).toBe('');
  });

  it('says rules in words', () => {
    expect(describeRule('each 03-01 later')).toBe('every year on 1 March');
    expect(describeRule('each 01-31 after 04-05')).toBe('every year on 31 January');
    expect(describeRule('each 01-15,04-15,06-15,09-15')).toBe('every year on 15 January, 15 April, 15 June and 15 September');
    expect(describeRule('each 04-01 odd later')).toBe('every two years, in odd years, on 1 April');
    expect(describeRule('formed + 2 months + 14 days')).toBe('once, 2 months and 14 days after you formed');
    expect(describeRule('formed month + 3 months + 14 days')).toBe(
      'once, 3 months and 14 days after the first day of the month you formed in',
    );
    expect(describeRule('anniversary month end every 2 years')).toBe('by the end of the month you formed in, every two years');
    expect(describeRule('nonsense')).toBe('');
  });

  it('holds for any rule, day and formation', () => {
    const day = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2190-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const rule = fc.constantFrom(
      'each 02-29',
      'each 04-15,06-15',
      'anniversary month end',
      'anniversary day every 2 years',
      'anniversary quarter end',
      'anniversary + 13 days',
    );
    fc.assert(
      fc.property(rule, day, day, (text, formed, from) => {
        const due = firstDue(text, formed, from);
        if (due !== '') {
          expect(isDay(due)).toBe(true);
          expect(due >= from).toBe(true);
          expect(due >= formed).toBe(true);
          expect(nextRound(due, text, 'never', formed) > due).toBe(true);
        }
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, formed) => {
        expect(firstDue(text, formed, today)).toBe('');
      }),
    );
  });

  it('goes into a calendar, each day of a year once', () => {
    const items = listFor({ local: true, formedOn: '2024-02-20', location: 'California' });
    const entries = toCalendar(items, '2024-02-20');
    const estimated = entries.filter(({ title }) => title.startsWith('Estimated tax'));
    expect(estimated.map(({ day }) => day)).toEqual(['2027-01-15', '2027-04-15', '2027-06-15', '2027-09-15']);
    expect(estimated.every(({ repeat }) => repeat === 'FREQ=YEARLY')).toBe(true);
    const statement = entries.find(({ title }) => title === 'California: Statement of Information');
    expect(statement).toMatchObject({ day: '2028-02-29', repeat: 'FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=-1' });
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(calendarRepeat('2027-01-31', '', 'monthly')).toBe('FREQ=MONTHLY;BYMONTHDAY=-1');
    // A completed one-time item is gone; a completed yearly one starts with its next round.
    const done = items.map((item): Requirement => ({ ...item, status: 'completed' }));
    expect(toCalendar(done, '2024-02-20').find(({ title }) => title.startsWith('Estimated tax'))?.day).toBe('2027-04-15');
    expect(toCalendar(done, '2024-02-20').some(({ title }) => title.includes('first Statement'))).toBe(false);
    expect(
      toCalendar(
        items.map((item): Requirement => ({ ...item, status: 'not-applicable' })),
        '',
      ),
    ).toEqual([]);
  });
});
