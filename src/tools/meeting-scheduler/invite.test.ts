import { describe, expect, it } from 'vitest';
import { toAgenda } from './agenda';
import { countExceptions, describeExceptions, exceptionsOf } from './exceptions';
import { toCalendarLinks, toInviteText, toMailLink } from './invite';
import { makeMeeting, type Meeting } from './model';
import { describeRepeat, toRepeatRule } from './recurrence';
import { listOccurrences, sortings } from './schedule';
import { listSeriesDates } from './series-dates';

const utc = { zone: 'UTC' };
const at = (iso: string) => Date.parse(iso);
/** Every Monday from 16 November 2026 on, ten o'clock, an hour. */
const series = (more: Partial<Meeting> = {}) =>
  makeMeeting('a', 'Board', '2026-11-16', '10:00', { zone: 'UTC', duration: '60', repeat: 'weekly', ...more });
const ids = (meetings: Meeting[], now: string) => {
  const by = sortings.next!({ ...utc, now: at(now) });
  return meetings.toSorted((one, other) => Number(by(one)) - Number(by(other))).map(({ id }) => id);
};

describe('single dates of a series', () => {
  it('are told in the order of the calendar, however they were entered', () => {
    const meeting = series({
      skipped: ['2026-12-14', '2026-11-23'],
      moved: ['2027-01-04 to 2027-01-05 11:00', '2026-11-30 to 2026-12-01 09:30'],
    });
    expect(describeExceptions(meeting)).toEqual([
      'Not on: Mon 23 Nov 2026; Mon 14 Dec 2026',
      'Moved: Mon 30 Nov 2026 to Tue 1 Dec 2026, 9:30 AM; Mon 4 Jan 2027 to Tue 5 Jan 2027, 11:00 AM',
    ]);
    expect(countExceptions(meeting)).toBe('2 dates skipped, 2 moved');
    expect([countExceptions(series({ moved: meeting.moved })), countExceptions(series())]).toEqual(['2 dates moved', '']);
    expect(describeExceptions(series())).toEqual([]);
  });

  it('are ten by name at most', () => {
    const mondays = Array.from({ length: 11 }, (_, week) => new Date(at('2026-11-23') + week * 7 * 86_400_000).toISOString().slice(0, 10));
    const named = (count: number) => describeExceptions(series({ skipped: mondays.slice(0, count) }))[0]?.split('; ').length;
    expect([named(10), named(11)]).toEqual([10, 11]);
    expect(describeExceptions(series({ skipped: mondays }))[0]).toMatch(/; and 1 more$/);
  });

  it.each([
    ['not of the series', ['2026-11-24'], ['2026-11-25 to 2026-11-26 10:00']],
    ['written badly', ['soon'], ['2026-11-30 to soon 10:00', '2026-11-30 to 2026-12-01 noon', 'x to 2026-12-01 10:00', '2026-11-30']],
  ])('count for nothing where they are %s', (_, skipped, moved) => {
    const { skipped: out, moved: elsewhere } = exceptionsOf(series({ skipped, moved }));
    expect([out.size, elsewhere.size]).toEqual([0, 0]);
  });

  it('are skipped rather than moved where both was said, and are none of a single meeting', () => {
    const both = { skipped: ['2026-11-23'], moved: ['2026-11-23 to 2026-11-24 10:00'] };
    expect([exceptionsOf(series(both)).skipped.size, exceptionsOf(series(both)).moved.size]).toEqual([1, 0]);
    expect(exceptionsOf(series({ repeat: 'none', date: '2026-11-23', ...both })).skipped.size).toBe(0);
  });

  it('are listed where they take place', () => {
    const meeting = series({ moved: ['2026-11-23 to 2026-12-01 10:00'], skipped: ['2026-11-30'], done: ['2026-11-16'] });
    const dates = listSeriesDates(meeting, { ...utc, now: at('2026-11-20T00:00:00Z') }, 3);
    expect(dates.map(({ original, state, isMoved }) => [original, state, isMoved])).toEqual([
      ['2026-11-16', 'completed', false],
      ['2026-11-30', 'skipped', false],
      ['2026-11-23', 'open', true],
      ['2026-12-07', 'open', false],
    ]);
    const starts = listOccurrences(meeting, utc, at('2026-11-20T00:00:00Z'), Infinity, 2).map(({ start }) => new Date(start).toISOString());
    expect(starts).toEqual(['2026-12-01T10:00:00.000Z', '2026-12-07T10:00:00.000Z']);
    // On the agenda for sixty days, and not once they lie behind.
    const days = (today: string) => toAgenda([meeting], today).map(({ day }) => day);
    expect(days('2026-11-20').slice(-2)).toEqual(['2027-01-18', '2026-12-01']);
    expect(days('2026-12-02')).not.toContain('2026-12-01');
    expect(days('2026-10-01')).not.toContain('2026-12-01');
  });
});

describe('an invitation', () => {
  it('says when, how often, where and what about', () => {
    expect(toInviteText(series({ location: 'Room 2', type: 'in-person', description: ' Budget ', ends: 'count', count: 1 }), utc)).toBe(
      'Board\nWhen: Mon 16 Nov 2026, 10:00 AM – 11:00 AM, UTC\nRepeats: Every week on Mon, 1 time\nWhere: Room 2 (In-person)\n\nAgenda:\nBudget',
    );
    expect(toInviteText(series({ repeat: 'none', type: 'in-person', date: '' }), utc)).toBe('Board\nType: In-person');
  });

  it('begins with the first date that takes place, also one that was moved forward', () => {
    const when = (more: Partial<Meeting>) => /When: (\w+ \d+ \w+ \d+)/.exec(toInviteText(series(more), utc))?.[1];
    expect(when({ moved: ['2026-11-16 to 2026-11-12 10:00'] })).toBe('Thu 12 Nov 2026');
    expect(when({ moved: ['2026-11-16 to 2026-11-27 10:00'] })).toBe('Mon 23 Nov 2026');
    expect(when({ skipped: ['2026-11-16', '2026-11-23'] })).toBe('Mon 30 Nov 2026');
  });

  it('is cut at 1,200 letters in an address', () => {
    const body = (length: number) =>
      decodeURIComponent(toMailLink(series({ repeat: 'none', date: '', description: 'x'.repeat(length) }), utc));
    // "Board", the type and the word Agenda take the rest.
    const rest = toInviteText(series({ repeat: 'none', date: '', description: 'x' }), utc).length - 1;
    expect(body(1200 - rest)).toMatch(/x$/);
    expect(body(1201 - rest)).toMatch(/x…$/);
  });

  it('says what a calendar service will not take over', () => {
    const notes = (more: Partial<Meeting>) => toCalendarLinks(series(more), utc).map(({ note }) => note);
    const [onlyFirst, plain] = [
      'Only the first time: set the repeat there.',
      'Without skipped and moved dates: the calendar file has them.',
    ];
    expect(notes({})).toEqual([undefined, onlyFirst, onlyFirst]);
    expect(notes({ skipped: ['2026-11-23'] })).toEqual([plain, onlyFirst, onlyFirst]);
    expect(notes({ repeat: 'none' })).toEqual([undefined, undefined, undefined]);
    expect(notes({ date: '' })).toEqual([]);
  });
});

describe('a rule', () => {
  it('ends only after a number of times that is one', () => {
    const ends = (count: number) => [
      toRepeatRule(series({ ends: 'count', count }), 'UTC'),
      describeRepeat(series({ ends: 'count', count })),
    ];
    expect(ends(1)).toEqual(['FREQ=WEEKLY;WKST=MO;BYDAY=MO;COUNT=1', 'Every week on Mon, 1 time']);
    expect(ends(0)).toEqual(['FREQ=WEEKLY;WKST=MO;BYDAY=MO', 'Every week on Mon']);
  });

  it('places a series by its next time among the others', () => {
    const single = makeMeeting('b', 'Bank', '2026-12-01', '10:00', { zone: 'UTC' });
    // The series is on 23 November next, after that on 7 December: behind the bank on the 1st.
    expect(ids([single, series()], '2026-11-20T00:00:00Z')).toEqual(['a', 'b']);
    expect(ids([single, series({ skipped: ['2026-11-23', '2026-11-30'] })], '2026-11-20T00:00:00Z')).toEqual(['b', 'a']);
  });
});
