import { describe, expect, it } from 'vitest';
import { toAgenda } from './agenda';
import { countExceptions, describeExceptions, exceptionsOf, moveDate, skipDate } from './exceptions';
import { makeMeeting, state, type Meeting } from './model';
import { findClashes } from './schedule';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
/** Every day at 9:00 from the 16th on. */
const daily = (more: Partial<Meeting> = {}) =>
  makeMeeting('s', 'Standup', '2026-11-16', '09:00', { repeat: 'daily', zone: 'UTC', ...more });
const day = (index: number) => `2026-11-${16 + index}`;
const list = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

describe('what is different about single dates', () => {
  it('names ten of them in an invitation, by day, and counts the rest', () => {
    const skipped = (count: number) => describeExceptions(daily({ skipped: list(count, day).reverse() }))[0] ?? '';
    expect(skipped(10)).toMatch(/^Not on: Mon 16 Nov 2026; .*; Wed 25 Nov 2026$/);
    expect(skipped(11)).toMatch(/Wed 25 Nov 2026; and 1 more$/);
    expect(skipped(12)).toMatch(/; and 2 more$/);
    expect(describeExceptions(daily())).toEqual([]);
  });

  it('says where each moved date went, in the order of the series', () => {
    const meeting = daily({ moved: ['2026-11-20 to 2026-11-21 10:00', '2026-11-17 to 2026-11-30 14:30'] });
    expect(describeExceptions(meeting)).toEqual([
      'Moved: Tue 17 Nov 2026 to Mon 30 Nov 2026, 2:30 PM; Fri 20 Nov 2026 to Sat 21 Nov 2026, 10:00 AM',
    ]);
  });

  it('is counted, and a date that is skipped is not moved as well', () => {
    const moved = '2026-11-17 to 2026-11-18 10:00';
    expect([
      countExceptions(daily()),
      countExceptions(daily({ moved: [moved] })),
      countExceptions(daily({ skipped: ['2026-11-18'], moved: [moved] })),
      countExceptions(daily({ skipped: ['2026-11-17', '2026-11-18'], moved: [moved] })),
    ]).toEqual(['', '1 date moved', '1 date skipped, 1 moved', '2 dates skipped']);
    // Not of this series, or not a day at all.
    const odd = daily({ skipped: ['2026-11-01', 'soon'], moved: ['2026-11-17 to soon 10:00', '2026-11-17 to 2026-11-18 25:00', 'x'] });
    expect([exceptionsOf(odd).skipped.size, exceptionsOf(odd).moved.size]).toEqual([0, 0]);
    expect(exceptionsOf({ ...daily({ skipped: ['2026-11-17'] }), repeat: 'none' }).skipped.size).toBe(0);
  });

  it('is none any more once it is back on its own day and hour', () => {
    const meeting = daily();
    expect(moveDate(meeting, '2026-11-17', '2026-11-17', '09:00').moved).toEqual([]);
    expect(moveDate(meeting, '2026-11-17', '2026-11-17', '09:30').moved).toHaveLength(1);
    expect(moveDate(meeting, '2026-11-17', '2026-11-18', '09:00').moved).toHaveLength(1);
    const twice = { ...meeting, ...moveDate(meeting, '2026-11-17', '2026-11-18', '09:00') };
    expect(moveDate(twice, '2026-11-17', '2026-11-19', '10:00').moved).toEqual(['2026-11-17 to 2026-11-19 10:00']);
    expect(skipDate(twice, '2026-11-17')).toMatchObject({ skipped: ['2026-11-17'], moved: [] });
  });

  it('is kept for five hundred dates, the oldest going first', () => {
    const many = list(500, (index) => new Date(Date.UTC(2026, 10, 17 + index)).toISOString().slice(0, 10));
    const { skipped } = skipDate(daily({ skipped: many }), '2026-11-16');
    expect([skipped.length, skipped[0]]).toEqual([500, '2026-11-17']);
    expect(skipDate(daily({ skipped: many }), '2030-01-01').skipped.at(-1)).toBe('2030-01-01');
  });
});

describe('the agenda', () => {
  it('has dates that were moved to today or to the last day it looks at, and none beyond', () => {
    // 60 days from 15 November are 14 January.
    const weekly = (to: string) =>
      toAgenda(
        [makeMeeting('w', 'Weekly', '2026-11-16', '09:00', { repeat: 'weekly', zone: 'UTC', moved: [`2026-11-23 to ${to} 09:00`] })],
        '2026-11-15',
      ).some(({ id }) => id === 'w 2026-11-23');
    expect(['2026-11-14', '2026-11-15', '2027-01-14', '2027-01-15'].map(weekly)).toEqual([false, true, true, false]);
  });

  it('opens no date of a series that is over, and completes none that is called off', () => {
    const data = (more: Partial<Meeting>, repeat: Meeting['repeat'] = 'weekly') => ({
      ...state.start(around),
      records: [makeMeeting('1', 'X', '2026-11-16', '09:00', { repeat, ...more })],
    });
    const over = data({ status: 'completed', done: ['2026-11-16'] });
    expect(shares.done(over, '1 2026-11-16', false)).toBe(over);
    const off = data({ status: 'cancelled' }, 'none');
    expect(shares.done(off, '1', true)).toBe(off);
    const one = data({ status: 'completed' }, 'none');
    expect(shares.done(one, '1', false).records[0]?.status).toBe('scheduled');
    const open = data({});
    expect(shares.done(open, '1 soon', true)).toBe(open);
  });
});

describe('working hours', () => {
  const start = state.start(around);
  const withHours = (from: string, until: string): typeof start => ({ ...start, extra: { ...start.extra, hours: { from, until } } });
  const fill = (line: string, from = '09:00', until = '17:00') => shares.profile.fill(withHours(from, until), { 'company.hours': line });

  it('are taken where the day ends after it begins, and nobody has chosen others', () => {
    expect(fill('8:00–8:01').data.extra.hours).toEqual({ from: '08:00', until: '08:01' });
    expect(fill('8:00–8:00').names).toEqual([]);
    expect(fill('8:00–16:00', '07:00').names).toEqual([]);
    expect(fill('8:00–16:00', '09:00', '18:00').names).toEqual([]);
    expect(fill('9:00–16:00').names).toEqual(['Working hours']);
    expect(fill('8:00–17:00').names).toEqual(['Working hours']);
    expect(fill('8:00').names).toEqual([]);
  });

  it('are told once they are not those we start with', () => {
    const read = (from: string, until: string) => shares.profile.read({ ...start, extra: { ...start.extra, hours: { from, until } } });
    expect([read('09:00', '17:00'), read('08:00', '17:00'), read('09:00', '16:00')]).toEqual([
      {},
      { 'company.hours': '08:00–17:00' },
      { 'company.hours': '09:00–16:00' },
    ]);
  });
});

describe('clashes', () => {
  const here = { now: Date.parse('2026-11-15T12:00:00Z'), zone: 'UTC' };
  const meet = (id: string, date: string, time: string, more: Partial<Meeting> = {}) =>
    makeMeeting(id, id, date, time, { zone: 'UTC', duration: '60', ...more });
  const ids = (...meetings: Meeting[]) => [...findClashes(meetings, here).keys()].sort();

  it('are of two that overlap, not of two that follow each other', () => {
    expect(ids(meet('a', '2026-11-20', '09:00'), meet('b', '2026-11-20', '09:59'))).toEqual(['a', 'b']);
    expect(ids(meet('a', '2026-11-20', '09:00'), meet('b', '2026-11-20', '10:00'))).toEqual([]);
    expect(ids(meet('a', '2026-11-20', '09:00'), meet('b', '2026-11-20', '09:00', { status: 'cancelled' }))).toEqual([]);
    // A third one runs into the first though the second is over by then.
    expect(
      ids(
        meet('a', '2026-11-20', '09:00', { duration: '120' }),
        meet('b', '2026-11-20', '08:30', { duration: '30' }),
        meet('c', '2026-11-20', '10:30'),
      ),
    ).toEqual(['a', 'c']);
  });

  it('are looked for a year ahead', () => {
    expect(ids(meet('a', '2027-11-16', '09:00'), meet('b', '2027-11-16', '09:00'))).toEqual(['a', 'b']);
    expect(ids(meet('a', '2027-11-17', '09:00'), meet('b', '2027-11-17', '09:00'))).toEqual([]);
  });
});
