import { describe, expect, it } from 'vitest';
import { makeMeeting, type Meeting } from './model';
import { describeRepeat, formatDate, listDays, toRepeatRule, weekdaysOf } from './recurrence';
import { describeReminder, keyOf, listDue } from './reminders';
import {
  describeClockChange,
  describeTime,
  findClashes,
  findNext,
  firstOf,
  isElsewhere,
  listOccurrences,
  listOnDay,
  needsOutcome,
  sortings,
} from './schedule';

const utc = { zone: 'UTC' };
const at = (iso: string) => Date.parse(iso);
/** Monday 16 November 2026, ten o'clock, an hour. */
const meet = (id: string, more: Partial<Meeting> = {}) =>
  makeMeeting(id, `Meeting ${id}`, '2026-11-16', '10:00', { zone: 'UTC', duration: '60', ...more });
const days = (more: Partial<Meeting>, from = '2026-11-01', to = '2027-12-31', most = 5) => listDays(meet('a', more), from, to, most);

describe('the days of a series', () => {
  it.each<[Partial<Meeting>, string[]]>([
    [{ repeat: 'none' }, ['2026-11-16']],
    [{ repeat: 'daily' }, ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']],
    [{ repeat: 'weekly' }, ['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']],
    [{ repeat: 'two-weeks' }, ['2026-11-16', '2026-11-30', '2026-12-14', '2026-12-28', '2027-01-11']],
    [{ repeat: 'monthly' }, ['2026-11-16', '2026-12-16', '2027-01-16', '2027-02-16', '2027-03-16']],
    [{ repeat: 'monthly', date: '2026-12-31' }, ['2026-12-31', '2027-01-31', '2027-03-31', '2027-05-31', '2027-07-31']],
    [{ repeat: 'daily', ends: 'count', count: 2 }, ['2026-11-16', '2026-11-17']],
    [{ repeat: 'daily', ends: 'until', until: '2026-11-18' }, ['2026-11-16', '2026-11-17', '2026-11-18']],
    [{ repeat: 'none', ends: 'until', until: '2026-11-01' }, ['2026-11-16']],
    [{ repeat: 'daily', ends: 'count', count: 0 }, ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']],
    [{ date: '' }, []],
  ])('%j', (more, expected) => {
    expect(days(more)).toEqual(expected);
  });

  it('start at any day asked for, and end with it', () => {
    expect(days({ repeat: 'daily' }, '2026-12-01', '2026-12-02')).toEqual(['2026-12-01', '2026-12-02']);
    expect(days({ repeat: 'weekly' }, '2026-11-17', '2026-11-30')).toEqual(['2026-11-23', '2026-11-30']);
    expect(days({ repeat: 'monthly' }, '2027-01-16', '2027-02-15')).toEqual(['2027-01-16']);
    expect(days({ repeat: 'two-weeks' }, '2026-12-01', '2026-12-14')).toEqual(['2026-12-14']);
    expect(days({ repeat: 'daily', ends: 'count', count: 3 }, '2026-11-18')).toEqual(['2026-11-18']);
    expect(days({ repeat: 'daily' }, '2026-11-16', '2026-12-31', 0)).toEqual([]);
  });

  it('hold the chosen weekdays, Monday first, none before the start', () => {
    const chosen = { repeat: 'weekly' as const, weekdays: ['Sun', 'Wed', 'Nix'] as Meeting['weekdays'] };
    expect(weekdaysOf(meet('a', chosen))).toEqual([1, 3, 0]);
    expect(days(chosen)).toEqual(['2026-11-16', '2026-11-18', '2026-11-22', '2026-11-23', '2026-11-25']);
    expect(days({ ...chosen, date: '2026-11-18' })[0]).toBe('2026-11-18');
    expect(toRepeatRule(meet('a', chosen), 'UTC')).toBe('FREQ=WEEKLY;WKST=MO;BYDAY=MO,WE,SU');
    expect(toRepeatRule(meet('a', { repeat: 'two-weeks', ends: 'count', count: 3 }), 'UTC')).toBe(
      'FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=MO;COUNT=3',
    );
    expect(toRepeatRule(meet('a', { repeat: 'daily', ends: 'until', until: '2026-12-01' }), 'UTC')).toBe(
      'FREQ=DAILY;UNTIL=20261201T100000Z',
    );
    expect(toRepeatRule(meet('a'), 'UTC')).toBeUndefined();
    expect(describeRepeat(meet('a', chosen))).toBe('Every week on Mon, Wed and Sun');
    expect(describeRepeat(meet('a', { repeat: 'monthly', ends: 'count', count: 1 }))).toBe('Every month on day 16, 1 time');
    expect(describeRepeat(meet('a', { repeat: 'daily', ends: 'until', until: '2026-12-01' }))).toBe('Every day, until 1 Dec 2026');
    expect([describeRepeat(meet('a')), formatDate('2026-11-16'), formatDate('')]).toEqual(['', 'Mon 16 Nov 2026', 'No date']);
  });
});

describe('times', () => {
  const start = at('2026-11-16T10:00:00Z');

  it('count while they have not ended, and from their start on', () => {
    const count = (after: number, before: number) => listOccurrences(meet('a'), utc, after, before).length;
    expect([count(start + 3_599_999, Infinity), count(start + 3_600_000, Infinity), count(0, start), count(0, start + 1)]).toEqual([
      1, 0, 0, 1,
    ]);
    expect(listOccurrences(meet('a', { repeat: 'daily' }), utc, start, Infinity, 3)).toHaveLength(3);
    expect(listOccurrences(meet('a', { repeat: 'daily' }), utc, start, start + 86_400_001)).toHaveLength(2);
    expect(firstOf(meet('a'), utc)).toMatchObject({ id: 'a 2026-11-16', start, end: start + 3_600_000, day: '2026-11-16' });
    expect(firstOf(meet('a', { date: '' }), utc)).toBeUndefined();
  });

  it('lie ahead until they begin, done ones passed over', () => {
    const next = (now: number, more: Partial<Meeting> = {}) => findNext(meet('a', more), { ...utc, now })?.ownDay;
    expect([
      next(start - 1),
      next(start),
      next(start, { repeat: 'daily' }),
      next(start - 1, { repeat: 'daily', done: ['2026-11-16'] }),
    ]).toEqual(['2026-11-16', undefined, '2026-11-17', '2026-11-17']);
    expect(needsOutcome(meet('a'), { ...utc, now: start + 3_600_000 })).toBe(true);
    expect(needsOutcome(meet('a'), { ...utc, now: start + 3_599_999 })).toBe(false);
    expect(needsOutcome(meet('a', { status: 'completed' }), { ...utc, now: start + 9e9 })).toBe(false);
    expect(
      listOnDay(
        [meet('b', { time: '12:00' }), meet('a'), meet('c', { done: ['2026-11-16'] }), meet('d', { status: 'cancelled' })],
        '2026-11-16',
        utc,
      ).map(({ meeting }) => meeting.id),
    ).toEqual(['a', 'b']);
    expect(listOnDay([meet('a')], '', utc)).toEqual([]);
  });

  it('clash where they overlap, not where they touch', () => {
    const clash = (more: Partial<Meeting>) => [...findClashes([meet('a'), meet('b', more)], { ...utc, now: start - 1 }).keys()];
    expect([
      clash({ time: '10:59' }),
      clash({ time: '11:00' }),
      clash({ time: '09:01' }),
      clash({ time: '09:00' }),
      clash({ time: '10:00', status: 'cancelled' }),
    ]).toEqual([['b', 'a'], [], ['a', 'b'], [], []]);
    expect(findClashes([meet('a', { repeat: 'daily' })], { ...utc, now: start - 1 }).size).toBe(0);
  });

  it('are sorted by what needs an answer, comes next, or is over', () => {
    const by = sortings.next!({ ...utc, now: at('2026-11-20T00:00:00Z') });
    const list = [meet('over', { status: 'completed' }), meet('next', { date: '2026-12-01' }), meet('open'), meet('none', { date: '' })];
    expect(list.toSorted((a, b) => Number(by(a)) - Number(by(b))).map(({ id }) => id)).toEqual(['open', 'next', 'over', 'none']);
  });

  it('are said on the clocks of their zone', () => {
    const one = firstOf(meet('a', { zone: 'Europe/Berlin' }), utc)!;
    expect([isElsewhere(one, utc), isElsewhere(one, { zone: 'Europe/Paris' })]).toEqual([true, false]);
    expect(describeTime(one, utc)).toContain('Berlin');
    expect(describeTime(one, { zone: 'Europe/Paris' })).not.toContain('Berlin');
    expect(describeClockChange({ date: '2026-03-29', time: '02:30' }, 'Europe/Berlin')).toContain('skip');
    expect(describeClockChange({ date: '2026-10-25', time: '02:30' }, 'Europe/Berlin')).toContain('twice');
    expect(describeClockChange({ date: '2026-10-25', time: '04:30' }, 'Europe/Berlin')).toBe('');
    expect(describeClockChange({ date: '', time: '04:30' }, 'Europe/Berlin')).toBe('');
  });
});

describe('reminders', () => {
  const start = at('2026-11-16T10:00:00Z');
  const due = (now: number, more: Partial<Meeting> = {}) => listDue([meet('a', { reminder: '10', ...more })], { ...utc, now }).length;

  it('come at their time and until the meeting begins', () => {
    expect([due(start - 600_001), due(start - 600_000), due(start - 1), due(start)]).toEqual([0, 1, 1, 0]);
    expect([due(start, { reminder: '0' }), due(start + 119_999, { reminder: '0' }), due(start + 120_000, { reminder: '0' })]).toEqual([
      1, 1, 0,
    ]);
    expect([
      due(start - 1, { reminder: 'none' }),
      due(start - 1, { status: 'cancelled' }),
      due(start - 1, { done: ['2026-11-16'] }),
    ]).toEqual([0, 0, 0]);
    const one = firstOf(meet('a'), utc)!;
    const say = (before: number) => describeReminder(one, { ...utc, now: start - before });
    expect([say(0), say(1), say(60_001), say(90 * 60_000)]).toEqual([
      'Meeting a starts now',
      'Meeting a starts in 1 min',
      'Meeting a starts in 2 min',
      'Meeting a starts in 90 min',
    ]);
    expect(say(90 * 60_000 + 1)).toContain('starts at');
    expect(keyOf(one)).toBe(`a 2026-11-16 ${start}`);
  });
});
