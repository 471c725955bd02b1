import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOf, daysBetween, formatDay, isDay, mondayOf, monthGrid, setMonthFirst, weekdayOf } from './dates';
import { parseDay } from './parse-day';

const days = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1950-01-01', count));

describe('calendar days', () => {
  it('know their Monday and their month, to the end of time', () => {
    // 15 November 2026 is a Sunday, the 16th a Monday.
    expect([mondayOf('2026-11-15'), mondayOf('2026-11-16')]).toEqual(['2026-11-09', '2026-11-16']);
    expect(monthGrid('2026-11-15').map((week) => week[0])).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(monthGrid('9999-12-01').flat()).toContain('9999-12-31');
  });

  it('are the user’s own, late in the evening too', () => {
    expect(dayOf(new Date(2026, 10, 15, 23, 59))).toBe('2026-11-15');
    expect(dayOf(new Date(2026, 10, 15, 0, 1))).toBe('2026-11-15');
  });

  it('step over clock changes one at a time', () => {
    // Clocks change on 8 March and 1 November 2026 in the United States, 29 March in Europe.
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
    expect(daysBetween('2026-10-25', '2026-11-05')).toBe(11);
  });

  it('keep to the end of a short month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2026-01-15', -13)).toBe('2024-12-15');
  });

  it('count and add as opposites', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(isDay(addDays(day, count))).toBe(true);
      }),
    );
  });

  it('print without moving', () => {
    expect(formatDay('2026-11-15')).toBe('15 Nov 2026');
    expect(formatDay('2026-01-01', 'full')).toBe('Thursday 1 January 2026');
    expect(formatDay('nonsense')).toBe('');
    expect(weekdayOf('2026-11-15')).toBe(0);
  });

  it('fill whole weeks of a month page', () => {
    const grid = monthGrid('2026-11-15');
    expect(grid[0]?.[0]).toBe('2026-10-26');
    expect(grid.at(-1)?.[6]).toBe('2026-12-06');
    fc.assert(
      fc.property(days, (day) => {
        const weeks = monthGrid(day);
        expect(weeks.flat()).toContain(day);
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 1)).toBe(true);
      }),
    );
  });

  it('are read in the forms people use', () => {
    const today = '2026-11-15'; // a Sunday
    expect(parseDay('2026-3-4', today)).toBe('2026-03-04');
    expect(parseDay('2026-03-04T10:00:00Z', today)).toBe('2026-03-04');
    expect(parseDay('11/30/2026', today)).toBe('2026-11-30');
    expect(parseDay('30/11/2026', today)).toBe('2026-11-30');
    expect(parseDay('30.11.2026', today)).toBe('2026-11-30');
    expect(parseDay('15 Nov', today)).toBe('2026-11-15');
    expect(parseDay('March 4, 2027', today)).toBe('2027-03-04');
    expect(parseDay('tomorrow', today)).toBe('2026-11-16');
    expect(parseDay('fri', today)).toBe('2026-11-20');
    expect(parseDay('Sunday', today)).toBe('2026-11-22');
    expect(parseDay('31 Feb 2026', today)).toBeUndefined();
    expect(parseDay('marmalade', today)).toBeUndefined();
  });
});

describe('days as they are read', () => {
  it('follow the habit of the browser’s own date fields', () => {
    setMonthFirst(true);
    expect(formatDay('2026-09-24')).toBe('Sep 24, 2026');
    expect(formatDay('2026-09-24', 'full')).toBe('Thursday, September 24, 2026');
    expect(formatDay('2026-09-24', 'long')).toBe('September 24, 2026');
    expect(formatDay('2026-09-24', 'shortMonth')).toBe('Sep 2026');
    setMonthFirst(false);
    expect(formatDay('2026-09-24', 'long')).toBe('24 September 2026');
    expect(formatDay('2026-09-24', 'dayOfYear')).toBe('24 September');
    expect(formatDay('2026-09-24', 'monthName')).toBe('Sep');
    expect(formatDay('2026-09-24')).toBe('24 Sep 2026');
    expect(formatDay('2026-09-24', 'short')).toBe('24 Sep');
    expect(formatDay('2026-09-24', 'full')).toBe('Thursday 24 September 2026');
  });
});
