import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { addDays, isDay } from '@/lib/dates';
import { toWallClock } from '@/lib/zones';
import { computeDayOfWork, isInside } from './hours';
import { toCalendarLinks, toEntries, toInviteText, toMailLink } from './invite';
import {
  findOddEmails,
  fromRows,
  makeMeeting,
  meetingIdentity,
  partAttendees,
  setPersonZone,
  toRows,
  zoneOfPerson,
  type Meeting,
} from './model';
import { describeRepeat, listDays, toRepeatRule } from './recurrence';
import { describeReminder, listDue } from './reminders';
import {
  describeClockChange,
  describeTime,
  findClashes,
  findNext,
  firstOf,
  listOccurrences,
  listOnDay,
  listUpcoming,
  needsOutcome,
} from './schedule';
import { renameZone, zoneNames } from './zones';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number | undefined) => (instant === undefined ? '' : new Date(instant).toISOString().slice(0, 16));
const newYork = 'America/New_York';
const berlin = 'Europe/Berlin';

const meet = (id: string, date: string, time: string, more: Partial<Meeting> = {}) => makeMeeting(id, `Meeting ${id}`, date, time, more);

describe('today and upcoming', () => {
  // Sunday 15 November 2026, 10:00 in New York is 15:00 in UTC.
  const here = { now: at('2026-11-15T15:00:00Z'), zone: newYork };
  const meetings = [
    meet('late', '2026-11-15', '16:00'),
    meet('early', '2026-11-15', '08:00'),
    meet('tomorrow', '2026-11-16', '09:00'),
    meet('done', '2026-11-15', '11:00', { status: 'completed' }),
    meet('off', '2026-11-17', '11:00', { status: 'cancelled' }),
    meet('next-week', '2026-11-22', '09:00'),
    meet('next-month', '2026-12-22', '09:00'),
    meet('old', '2026-11-01', '09:00'),
  ];
  const ids = (found: { meeting: Meeting }[]) => found.map(({ meeting }) => meeting.id);

  it('lists those scheduled for the day, sorted by time', () => {
    expect(ids(listOnDay(meetings, '2026-11-15', here))).toEqual(['early', 'late']);
  });

  it('lists those scheduled that lie ahead, by start', () => {
    expect(ids(listUpcoming(meetings, here))).toEqual(['late', 'tomorrow', 'next-week', 'next-month']);
    expect(ids(listUpcoming(meetings.toReversed(), here))).toEqual(['late', 'tomorrow', 'next-week', 'next-month']);
  });

  it('asks for the outcome of what is over but still scheduled', () => {
    expect(meetings.filter((meeting) => needsOutcome(meeting, here)).map(({ id }) => id)).toEqual(['early', 'old']);
    // It began at 08:00 and lasts 60 minutes, so at 08:59 it is still running.
    expect(needsOutcome(meet('early', '2026-11-15', '08:00'), { now: at('2026-11-15T13:59:00Z'), zone: newYork })).toBe(false);
    expect(needsOutcome(meet('early', '2026-11-15', '08:00'), { now: at('2026-11-15T14:00:00Z'), zone: newYork })).toBe(true);
  });

  it('takes the day of the user where the meeting is on other clocks', () => {
    // 02:00 on the 16th in Tokyo is 12:00 on the 15th in New York.
    const far = meet('far', '2026-11-16', '02:00', { zone: 'Asia/Tokyo' });
    expect(ids(listOnDay([far], '2026-11-15', here))).toEqual(['far']);
    expect(ids(listOnDay([far], '2026-11-16', here))).toEqual([]);
    expect(describeTime(firstOf(far, here)!, here)).toBe('2:00 AM – 3:00 AM, Tokyo (UTC+9)');
  });

  it('keeps tonight on today for the Americas, though UTC is a day ahead', () => {
    const night = { now: at('2026-11-16T01:00:00Z'), zone: newYork };
    expect(ids(listOnDay([meet('tonight', '2026-11-15', '21:00')], '2026-11-15', night))).toEqual(['tonight']);
  });

  it('counts a series once, by its next time, and skips times already completed', () => {
    const series = meet('s', '2026-11-09', '09:00', { repeat: 'weekly', done: ['2026-11-16'] });
    expect(iso(findNext(series, here)?.start)).toBe('2026-11-23T14:00');
    expect(listOnDay([series], '2026-11-16', here)).toEqual([]);
    expect(listUpcoming([series], here)).toHaveLength(1);
  });
});

describe('repeating meetings', () => {
  const days = (meeting: Meeting, most = 10) => listDays(meeting, '', '9999-12-31', most);

  it('repeats by day, week, two weeks and month', () => {
    expect(days(meet('a', '2026-02-27', '09:00', { repeat: 'daily', ends: 'count', count: 3 }))).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    // Friday 13 November starts it; Monday and Friday follow.
    expect(days(meet('a', '2026-11-13', '09:00', { repeat: 'weekly', weekdays: ['Mon'] }), 4)).toEqual([
      '2026-11-13',
      '2026-11-16',
      '2026-11-20',
      '2026-11-23',
    ]);
    // Weeks begin on Monday: the week of the 13th, then that of the 23rd.
    expect(days(meet('a', '2026-11-13', '09:00', { repeat: 'two-weeks', weekdays: ['Mon', 'Fri'] }), 4)).toEqual([
      '2026-11-13',
      '2026-11-23',
      '2026-11-27',
      '2026-12-07',
    ]);
    expect(days(meet('a', '2027-01-31', '09:00', { repeat: 'monthly' }), 4)).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
      '2027-07-31',
    ]);
    expect(days(meet('a', '2026-11-13', '09:00', { repeat: 'daily', ends: 'until', until: '2026-11-15' }))).toHaveLength(3);
    expect(days(meet('a', '2026-11-13', '09:00'))).toEqual(['2026-11-13']);
    expect(days(meet('a', '', '09:00', { repeat: 'daily' }))).toEqual([]);
  });

  it('keeps the hour on the wall when the clocks change', () => {
    // New York leaves summer time on 1 November 2026: 9:00 is 13:00 UTC before and 14:00 UTC after.
    const daily = meet('a', '2026-10-31', '09:00', { repeat: 'daily', zone: newYork });
    const starts = (meeting: Meeting, from: string) =>
      listOccurrences(meeting, { zone: 'UTC' }, at(from), Infinity, 3).map(({ start }) => iso(start));
    expect(starts(daily, '2026-10-31T00:00:00Z')).toEqual(['2026-10-31T13:00', '2026-11-01T14:00', '2026-11-02T14:00']);
    // Berlin goes to summer time on 28 March 2027: 02:30 does not exist that night and is taken as 03:30.
    const night = meet('b', '2027-03-27', '02:30', { repeat: 'daily', zone: berlin });
    expect(starts(night, '2027-03-27T00:00:00Z')).toEqual(['2027-03-27T01:30', '2027-03-28T01:30', '2027-03-29T00:30']);
  });

  it('starts near the day asked for, with the same days as from the start', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('daily', 'weekly', 'two-weeks', 'monthly') as fc.Arbitrary<Meeting['repeat']>,
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 0, max: 900 }),
        fc.subarray(['Mon', 'Tue', 'Sat', 'Sun', 'nonsense']),
        (repeat, first, ahead, weekdays) => {
          const meeting = meet('a', addDays('2026-01-01', first), '09:00', { repeat, weekdays });
          const from = addDays(meeting.date, ahead);
          const to = addDays(from, 60);
          const all = listDays(meeting, '', to, 5000);
          expect(listDays(meeting, from, to, 5000)).toEqual(all.filter((day) => day >= from));
          expect(all[0]).toBe(meeting.date);
          expect(all.every((day, index) => isDay(day) && (index === 0 || day > (all[index - 1] ?? '')))).toBe(true);
        },
      ),
    );
  });

  it('stays quick for a series that began long ago and one that never ends', () => {
    const old = meet('a', '0101-01-01', '09:00', { repeat: 'daily' });
    expect(listOccurrences(old, { zone: newYork }, at('2026-11-15T00:00:00Z'), Infinity, 2)).toHaveLength(2);
    expect(listDays(meet('a', '9999-12-30', '09:00', { repeat: 'daily' }), '', '9999-12-31', 10)).toHaveLength(2);
  });

  it('writes the rule as calendars do', () => {
    const rule = (more: Partial<Meeting>) => toRepeatRule(meet('a', '2026-11-16', '09:00', more), newYork);
    expect(rule({})).toBeUndefined();
    expect(rule({ repeat: 'daily' })).toBe('FREQ=DAILY');
    expect(rule({ repeat: 'weekly', weekdays: ['Fri'] })).toBe('FREQ=WEEKLY;WKST=MO;BYDAY=MO,FR');
    expect(rule({ repeat: 'two-weeks', ends: 'count', count: 5 })).toBe('FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=MO;COUNT=5');
    // 9:00 in New York in winter is 14:00 UTC.
    expect(rule({ repeat: 'monthly', ends: 'until', until: '2027-01-16' })).toBe('FREQ=MONTHLY;UNTIL=20270116T140000Z');
    expect(describeRepeat(meet('a', '2026-11-16', '09:00', { repeat: 'weekly', weekdays: ['Fri'], ends: 'count', count: 1 }))).toBe(
      'Every week on Mon and Fri, 1 time',
    );
  });
});

describe('hours that clocks skip or show twice', () => {
  const say = (date: string, time: string, zone: string) => describeClockChange({ date, time }, zone);

  it('says which hour is taken', () => {
    // New York goes forward on 8 March 2026 at 2:00 and back on 1 November at 2:00; Berlin on 29 March and 25 October.
    expect(say('2026-03-08', '02:30', newYork)).toBe('Clocks in New York skip 2:30 AM that day, so 3:30 AM is used.');
    expect(say('2026-11-01', '01:30', newYork)).toBe('Clocks in New York show 1:30 AM twice that day. The first one is used.');
    expect(say('2026-03-29', '02:00', berlin)).toBe('Clocks in Berlin skip 2:00 AM that day, so 3:00 AM is used.');
    expect(say('2026-10-25', '02:59', berlin)).toBe('Clocks in Berlin show 2:59 AM twice that day. The first one is used.');
    // Lord Howe goes back by half an hour, at 2:00 on 5 April 2026.
    expect(say('2026-04-05', '01:45', 'Australia/Lord_Howe')).toContain('Lord Howe show 1:45 AM twice');
  });

  it('says nothing of any other hour', () => {
    expect(say('2026-03-08', '01:59', newYork)).toBe('');
    expect(say('2026-03-08', '03:00', newYork)).toBe('');
    expect(say('2026-11-01', '00:59', newYork)).toBe('');
    expect(say('2026-11-01', '02:00', newYork)).toBe('');
    expect(say('2026-03-08', '02:30', 'Asia/Kolkata')).toBe('');
    expect(say('', '02:30', newYork)).toBe('');
  });
});

describe('clashes', () => {
  const here = { now: at('2026-11-15T00:00:00Z'), zone: 'UTC' };

  it('finds overlaps, not neighbours, and not what is cancelled or over', () => {
    const meetings = [
      meet('a', '2026-11-16', '09:00'),
      meet('b', '2026-11-16', '09:30'),
      meet('after', '2026-11-16', '10:30'),
      meet('off', '2026-11-16', '09:00', { status: 'cancelled' }),
      meet('past', '2026-11-01', '09:00'),
      meet('past-too', '2026-11-01', '09:00'),
    ];
    const clashes = findClashes(meetings, here);
    expect([...clashes.keys()].sort()).toEqual(['a', 'b']);
    expect(clashes.get('a')?.other.id).toBe('b');
  });

  it('finds a later time of a series, across the change of the clocks', () => {
    // Every Monday 09:00 in New York. On 8 March 2027 that is 14:00 UTC, on the 15th 13:00 UTC.
    const series = meet('s', '2027-02-01', '09:00', { repeat: 'weekly', zone: newYork });
    const before = meet('x', '2027-03-15', '14:00', { zone: 'UTC' });
    const after = meet('y', '2027-03-15', '13:30', { zone: 'UTC' });
    expect(findClashes([series, before], here).size).toBe(0);
    expect(iso(findClashes([series, after], here).get('s')?.start)).toBe('2027-03-15T13:30');
  });
});

describe('working hours', () => {
  const hours = { from: '09:00', until: '17:00' };

  it('finds the hours that all share', () => {
    // New York works 14:00 to 22:00 UTC in winter, Berlin 08:00 to 16:00: they share 14:00 to 16:00.
    const work = computeDayOfWork(
      '2026-11-16',
      newYork,
      [
        { name: 'You', zone: newYork },
        { name: 'b', zone: berlin },
      ],
      hours,
    );
    expect(work?.shared.map(({ start, end }) => [iso(start), iso(end)])).toEqual([['2026-11-16T14:00', '2026-11-16T16:00']]);
    // In the week when only New York has gone to summer time they share an hour more.
    const spring = computeDayOfWork(
      '2027-03-15',
      newYork,
      [
        { name: 'You', zone: newYork },
        { name: 'b', zone: berlin },
      ],
      hours,
    );
    expect(spring?.shared.map(({ start, end }) => (end - start) / 3_600_000)).toEqual([3]);
  });

  it('knows that a day is 23 or 25 hours long when the clocks change', () => {
    const length = (day: string) => {
      const shown = computeDayOfWork(day, newYork, [], hours)?.day;
      return shown && (shown.end - shown.start) / 3_600_000;
    };
    expect([length('2026-03-08'), length('2026-11-01'), length('2026-11-02')]).toEqual([23, 25, 24]);
  });

  it('shows both ends of a day of work that falls on two days elsewhere', () => {
    // 09:00 to 17:00 in Auckland is 20:00 to 04:00 UTC in November.
    const work = computeDayOfWork('2026-11-16', 'UTC', [{ name: 'a', zone: 'Pacific/Auckland' }], hours);
    expect(work?.rows[0]?.spans.map(({ start, end }) => [iso(start), iso(end)])).toEqual([
      ['2026-11-16T00:00', '2026-11-16T04:00'],
      ['2026-11-16T20:00', '2026-11-17T00:00'],
    ]);
    const spans = work?.rows[0]?.spans ?? [];
    expect(isInside({ start: at('2026-11-16T03:00:00Z'), end: at('2026-11-16T04:00:00Z') }, spans)).toBe(true);
    expect(isInside({ start: at('2026-11-16T03:30:00Z'), end: at('2026-11-16T04:30:00Z') }, spans)).toBe(false);
  });
});

describe('invites', () => {
  const here = { zone: newYork };
  const meeting = meet('1', '2026-11-16', '14:30', {
    title: 'Q&A <b>"x"</b>',
    attendees: ['ana@x.com', 'jo+1@y.com'],
    location: 'Room 4 & 5',
    description: 'One\nTwo',
    duration: '90',
    repeat: 'weekly',
  });

  it('writes links that carry the text unharmed', () => {
    const [google, outlook] = toCalendarLinks(meeting, here).map(({ href }) => new URL(href));
    expect(google?.searchParams.get('text')).toBe('Q&A <b>"x"</b>');
    expect(google?.searchParams.get('dates')).toBe('20261116T143000/20261116T160000');
    expect(google?.searchParams.get('ctz')).toBe(newYork);
    expect(google?.searchParams.get('recur')).toBe('RRULE:FREQ=WEEKLY;WKST=MO;BYDAY=MO');
    expect(outlook?.searchParams.get('startdt')).toBe('2026-11-16T19:30:00.000Z');
    expect(outlook?.searchParams.get('location')).toBe('Room 4 & 5');
    const mail = toMailLink(meeting, here);
    expect(mail.startsWith('mailto:ana@x.com,jo%2B1@y.com?subject=Q%26A%20')).toBe(true);
    expect(decodeURIComponent(mail)).toContain('Agenda:\r\nOne\r\nTwo');
    expect(toInviteText(meeting, here)).toContain('When: Mon 16 Nov 2026, 2:30 PM – 4:00 PM, New York (UTC-5)');
  });

  it('write to addresses only, whatever else the list of attendees holds', () => {
    const mixed = { ...meeting, attendees: ['Ana Ruiz', 'ana@x.com', 'not an email'] };
    expect(toMailLink(mixed, here)).toMatch(/^mailto:ana@x\.com\?/);
    const [google, outlook] = toCalendarLinks(mixed, here).map(({ href }) => new URL(href).searchParams);
    expect([google?.get('add'), outlook?.get('to')]).toEqual(['ana@x.com', 'ana@x.com']);
  });

  it('never breaks on odd text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anySign, maxLength: 80 }), fc.constantFrom('\ud83d', '🦊'.repeat(900))), (odd) => {
        const strange = { ...meeting, title: odd, description: odd, location: odd, attendees: [odd], zone: odd.slice(0, 64) };
        for (const link of [toMailLink(strange, here), ...toCalendarLinks(strange, here).map(({ href }) => href)]) {
          expect(() => new URL(link)).not.toThrow();
          expect(link).not.toMatch(/[\s<>"]/);
        }
      }),
      { numRuns: atMost(40) },
    );
  });

  it('makes calendar entries of what has a day and a time', () => {
    const [entry, cancelled] = toEntries(
      [meeting, meet('2', '', '09:00'), meet('3', '2026-11-16', '09:00', { status: 'cancelled' })],
      here,
    );
    expect(entry).toMatchObject({
      id: 'meeting-1',
      day: '2026-11-16',
      at: { time: '14:30', minutes: 90, zone: newYork },
      remindBefore: 10,
    });
    expect(cancelled).toMatchObject({ id: 'meeting-3', isCancelled: true });
  });

  it('keeps its length where it ends in an hour that comes twice', () => {
    // 0:30 in New York on 1 November 2026 is 4:30 UTC; two hours later clocks there show 1:30 for the second time.
    const night = meet('n', '2026-11-01', '00:30', { duration: '120' });
    expect(toEntries([night], here)[0]).toMatchObject({ day: '2026-11-01', at: { time: '04:30', minutes: 120, zone: 'UTC' } });
    const google = new URL(toCalendarLinks(night, here)[0]?.href ?? '').searchParams;
    expect([google.get('dates'), google.get('ctz')]).toEqual(['20261101T043000/20261101T063000', 'UTC']);
    expect(toEntries([{ ...night, duration: '30' }], here)[0]).toMatchObject({ at: { time: '00:30', zone: newYork } });
  });

  it('writes a meeting centuries away as a day, since no one knows its clocks', () => {
    const [far] = toEntries([meet('f', '9000-01-01', '09:00')], here);
    expect(far?.at).toBeUndefined();
    expect(far?.details).toContain('Time: 9:00 AM – 10:00 AM');
    expect(firstOf(meet('f', '9999-12-31', '23:59'), here)).toBeUndefined();
  });
});

describe('reminders', () => {
  const meeting = meet('1', '2026-11-16', '14:30', { zone: 'UTC', reminder: '10' });
  const due = (time: string, more: Partial<Meeting> = {}) =>
    listDue([{ ...meeting, ...more }], { now: at(`2026-11-16T${time}Z`), zone: 'UTC' });

  it('come in their minutes and stop at the start', () => {
    expect([due('14:19:59'), due('14:20:00'), due('14:29:59'), due('14:30:00')].map(({ length }) => length)).toEqual([0, 1, 1, 0]);
    expect([due('14:29:59', { reminder: '0' }), due('14:30:10', { reminder: '0' })].map(({ length }) => length)).toEqual([0, 1]);
    expect(due('14:25:00', { reminder: 'none' })).toEqual([]);
    expect(due('14:25:00', { status: 'cancelled' })).toEqual([]);
    const here = { now: at('2026-11-16T14:20:30Z'), zone: 'UTC' };
    expect(describeReminder(listDue([meeting], here)[0]!, here)).toBe('Meeting 1 starts in 10 min');
  });
});

describe('attendees', () => {
  it('keeps rows as typed and starts with one', () => {
    expect(toRows('')).toEqual(['']);
    expect(toRows(fromRows(['a@x.com', '']))).toEqual(['a@x.com', '']);
    expect(toRows('a@x.com, b@x.com')).toEqual(['a@x.com', 'b@x.com']);
    expect(toRows(fromRows(['a@x.com; b@x.com', '']))).toEqual(['a@x.com', 'b@x.com', '']);
    expect(findOddEmails(['a@x.com', ' ', 'bob'])).toEqual(['bob']);
  });

  it('parts addresses of a file that mail programs wrote', () => {
    expect(partAttendees(meet('a', '2026-11-16', '09:00', { attendees: ['a@x.com;b@x.com;', 'c@x.com'] })).attendees).toEqual([
      'a@x.com',
      'b@x.com',
      'c@x.com',
    ]);
  });

  it('knows where people are, whatever the case of their address', () => {
    const people = setPersonZone([], ' Ana@X.com', berlin);
    expect(zoneOfPerson(people, 'ana@x.com')).toBe(berlin);
    expect(setPersonZone(people, 'ANA@x.com', '')).toEqual([]);
  });
});

it('places any meeting on a day of the user’s clock', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3650 }),
      fc.integer({ min: 0, max: 1439 }),
      fc.constantFrom(newYork, berlin, 'Asia/Kolkata'),
      (day, minute, zone) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const first = firstOf(meet('a', addDays('2024-01-01', day), time, { zone }), { zone: 'Pacific/Kiritimati' });
        expect(first?.day).toBe(toWallClock(first?.start ?? 0, 'Pacific/Kiritimati').day);
      },
    ),
  );
});

it('knows a meeting again whether or not a file names its zone', () => {
  const own = meet('a', '2026-11-16', '09:00', { zone: newYork });
  const bare = { ...own, id: 'b', zone: '' };
  expect(meetingIdentity(own, newYork)).toBe(meetingIdentity(bare, newYork));
  expect(meetingIdentity(own, newYork)).not.toBe(meetingIdentity(own, berlin));
});

it('lists zones by the names of today', () => {
  expect(renameZone('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(renameZone(newYork)).toBe(newYork);
  expect(zoneNames()[0]).toBe('UTC');
  expect(zoneNames().filter((zone) => /Calcutta|Kolkata/.test(zone))).toEqual(['Asia/Kolkata']);
});
