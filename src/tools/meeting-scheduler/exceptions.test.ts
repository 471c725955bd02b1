import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { toIcs } from '@/formats/ics';
import { addDays } from '@/lib/dates';
import { countExceptions, completeDate, describeExceptions, exceptionsOf, moveDate, restoreDate, skipDate } from './exceptions';
import { toCalendarLinks, toEntries, toInviteText } from './invite';
import { makeMeeting, state, type Meeting } from './model';
import { listDue } from './reminders';
import { findClashes, findNext, listOccurrences, listOnDay, listUpcoming } from './schedule';
import { listSeriesDates } from './series-dates';
import { schema } from './schema';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number | undefined) => (instant === undefined ? '' : new Date(instant).toISOString().slice(0, 16));
// Sunday 15 November 2026.
const here = { now: at('2026-11-15T12:00:00Z'), zone: 'UTC' };
const berlin = 'Europe/Berlin';
/** Every Monday at 9:00, the first on the 16th. */
const series = (more: Partial<Meeting> = {}) =>
  makeMeeting('s', 'Standup', '2026-11-16', '09:00', { repeat: 'weekly', zone: 'UTC', ...more });
const changed = (meeting: Meeting, ...changes: ((meeting: Meeting) => Partial<Meeting>)[]) =>
  changes.reduce<Meeting>((current, change) => ({ ...current, ...change(current) }), meeting);
const starts = (meeting: Meeting, most = 4) => listOccurrences(meeting, here, here.now, Infinity, most).map(({ start }) => iso(start));

describe('one date of a series', () => {
  it('is skipped, and the others stay', () => {
    const skipped = changed(series(), (meeting) => skipDate(meeting, '2026-11-23'));
    expect(starts(skipped)).toEqual(['2026-11-16T09:00', '2026-11-30T09:00', '2026-12-07T09:00', '2026-12-14T09:00']);
    expect(listOnDay([skipped], '2026-11-23', here)).toEqual([]);
    expect(countExceptions(skipped)).toBe('1 date skipped');
    expect(starts(changed(skipped, (meeting) => restoreDate(meeting, '2026-11-23')))).toEqual(starts(series()));
  });

  it('is moved, and counts on its new day only', () => {
    const moved = changed(series(), (meeting) => moveDate(meeting, '2026-11-23', '2026-11-25', '14:30'));
    expect(starts(moved)).toEqual(['2026-11-16T09:00', '2026-11-25T14:30', '2026-11-30T09:00', '2026-12-07T09:00']);
    expect(listOnDay([moved], '2026-11-23', here)).toEqual([]);
    expect(listOnDay([moved], '2026-11-25', here)).toHaveLength(1);
    expect(countExceptions(moved)).toBe('1 date moved');
    // Out of its own window and into another: before the first date, and far behind the last.
    expect(starts(changed(series(), (meeting) => moveDate(meeting, '2026-11-23', '2026-11-15', '18:00')))[0]).toBe('2026-11-15T18:00');
    const counted = changed(series({ ends: 'count', count: 2 }), (meeting) => moveDate(meeting, '2026-11-23', '2027-05-05', '09:00'));
    expect(starts(counted)).toEqual(['2026-11-16T09:00', '2027-05-05T09:00']);
  });

  it('is completed where it was moved to, and is then neither next nor due', () => {
    const done = changed(
      series(),
      (meeting) => moveDate(meeting, '2026-11-16', '2026-11-17', '10:00'),
      (meeting) => completeDate(meeting, '2026-11-16'),
    );
    expect(iso(findNext(done, here)?.start)).toBe('2026-11-23T09:00');
    expect(listUpcoming([done], here)).toHaveLength(1);
    expect(listDue([done], { now: at('2026-11-17T09:55:00Z'), zone: 'UTC' })).toEqual([]);
    expect(listDue([{ ...done, done: [] }], { now: at('2026-11-17T09:55:00Z'), zone: 'UTC' })).toHaveLength(1);
    expect(listDue([{ ...done, done: [] }], { now: at('2026-11-16T08:55:00Z'), zone: 'UTC' })).toEqual([]);
  });

  it('clashes where it takes place, and nowhere else', () => {
    const other = makeMeeting('o', 'Board', '2026-11-23', '09:30', { zone: 'UTC' });
    expect(findClashes([series(), other], here).has('s')).toBe(true);
    expect(findClashes([changed(series(), (meeting) => skipDate(meeting, '2026-11-23')), other], here).size).toBe(0);
    const moved = changed(series(), (meeting) => moveDate(meeting, '2026-11-30', '2026-11-23', '10:00'));
    expect(findClashes([moved, other], here).get('o')?.start).toBe(at('2026-11-23T09:30:00Z'));
  });

  it('moved back to its own time is an exception no more', () => {
    const back = changed(
      series(),
      (meeting) => moveDate(meeting, '2026-11-23', '2026-11-25', '14:30'),
      (meeting) => moveDate(meeting, '2026-11-23', '2026-11-23', '09:00'),
    );
    expect(back).toEqual(series());
  });

  it('counts only while it belongs to the series', () => {
    const odd = series({ skipped: ['2026-11-17', 'soon', '2026-11-23'], moved: ['nonsense', '2026-11-18 to 2026-11-19 10:00'] });
    expect(exceptionsOf(odd)).toMatchObject({ skipped: new Set(['2026-11-23']), moved: new Map() });
    expect(exceptionsOf({ ...odd, repeat: 'none' }).skipped.size).toBe(0);
  });

  it('is listed with its state, the last few and the next', () => {
    const meeting = changed(
      series({ date: '2026-10-05' }),
      (one) => completeDate(one, '2026-11-09'),
      (one) => skipDate(one, '2026-11-16'),
      (one) => moveDate(one, '2026-11-23', '2026-11-24', '09:00'),
    );
    expect(listSeriesDates(meeting, here, 3).map(({ original, state: how, isMoved, one }) => [original, how, isMoved, one.ownDay])).toEqual(
      [
        ['2026-10-26', 'open', false, '2026-10-26'],
        ['2026-11-02', 'open', false, '2026-11-02'],
        ['2026-11-09', 'completed', false, '2026-11-09'],
        ['2026-11-16', 'skipped', false, '2026-11-16'],
        ['2026-11-23', 'open', true, '2026-11-24'],
        ['2026-11-30', 'open', false, '2026-11-30'],
      ],
    );
  });

  it('holds for any changes: every date once, skipped ones nowhere', () => {
    const days = Array.from({ length: 10 }, (_, index) => addDays('2026-11-16', index * 7));
    const step = fc.record({
      index: fc.integer({ min: 0, max: 9 }),
      what: fc.constantFrom('skip', 'move', 'complete', 'restore'),
      shift: fc.integer({ min: -20, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const expected = new Map(days.map((day) => [day, day]));
        const meeting = changed(
          series({ ends: 'count', count: 10 }),
          ...steps.map(({ index, what, shift }) => (current: Meeting) => {
            const original = days[index] ?? '';
            const day = addDays(original, shift);
            if (what === 'skip') expected.delete(original);
            else if (what === 'move') expected.set(original, day);
            else if (what === 'restore' || !expected.has(original)) expected.set(original, original);
            if (what === 'skip') return skipDate(current, original);
            if (what === 'move') return moveDate(current, original, day, '09:00');
            return what === 'restore' ? restoreDate(current, original) : completeDate(current, original);
          }),
        );
        const found = listOccurrences(meeting, here, at('2026-01-01T00:00:00Z'), Infinity);
        expect(found.map(({ original, ownDay }) => `${original} ${ownDay}`).sort()).toEqual(
          [...expected].map(([a, b]) => `${a} ${b}`).sort(),
        );
      }),
    );
  });
});

/** The dates as a calendar program finds them, exceptions included. */
function readDates(text: string, count: number): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const master = events.find((event) => !event.isRecurrenceException());
  if (!master) throw new Error('there is no series');
  for (const event of events) if (event !== master) master.relateException(event);
  const times = master.iterator();
  return Array.from({ length: count }, () => iso(master.getOccurrenceDetails(times.next()).startDate.toJSDate().getTime()));
}

describe('calendar files', () => {
  const meeting = changed(
    series({ zone: berlin, date: '2027-03-15' }),
    (one) => skipDate(one, '2027-03-22'),
    (one) => moveDate(one, '2027-03-29', '2027-03-30', '15:30'),
  );
  const text = toIcs('Meetings', toEntries([meeting], here), new Date(0));

  it('leave out a skipped date and replace a moved one', () => {
    expect(text).toContain('EXDATE;TZID=Europe/Berlin:20270322T090000\r\n');
    expect(text).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20270329T090000\r\n');
    expect(new Set([...text.matchAll(/^UID:(.+)$/gm)].map(([, uid]) => uid)).size).toBe(1);
    // Berlin is at UTC+1 until 28 March 2027 and at UTC+2 from then on.
    expect(readDates(text, 3)).toEqual(['2027-03-15T08:00', '2027-03-30T13:30', '2027-04-05T07:00']);
  });

  it('write the same in UTC, and a plain rule where nothing is different', () => {
    const utc = toIcs('Meetings', toEntries([{ ...meeting, zone: 'UTC' }], here), new Date(0));
    expect(utc).toContain('EXDATE:20270322T090000Z\r\n');
    expect(readDates(utc, 3)).toEqual(['2027-03-15T09:00', '2027-03-30T15:30', '2027-04-05T09:00']);
    const plain = toIcs('Meetings', toEntries([series()], here), new Date(0));
    expect(plain).toContain('RRULE:FREQ=WEEKLY');
    expect(plain).not.toMatch(/EXDATE|RECURRENCE-ID/);
  });

  it('are named where a link cannot carry the exceptions, and the words carry them', () => {
    expect(describeExceptions(meeting)).toEqual(['Not on: Mon 22 Mar 2027', 'Moved: Mon 29 Mar 2027 to Tue 30 Mar 2027, 3:30 PM']);
    expect(toInviteText(meeting, here)).toContain('Not on: Mon 22 Mar 2027\nMoved: Mon 29 Mar 2027');
    expect(
      toInviteText(
        changed(series(), (one) => skipDate(one, '2026-11-16')),
        here,
      ),
    ).toContain('When: Mon 23 Nov 2026');
    expect(toCalendarLinks(meeting, here)[0]?.note).toContain('the calendar file has them');
  });

  it('share no entry with a sample that somebody else made their own', () => {
    const [mine, theirs] = ['Board', 'Bank'].map(
      (title) => toEntries([makeMeeting('sample-1', title, '2026-11-16', '09:00')], here)[0]?.id,
    );
    expect(mine).not.toBe(theirs);
  });
});

it('meetings kept before dates could be changed are read', async () => {
  const { skipped: _skipped, moved: _moved, ...old } = series();
  const data = { records: [old], currency: 'USD', extra: { people: [], hours: { from: '09:00', until: '17:00' } } };
  expect(schema.safeParse(state.migrate?.(data, 1)).data?.records).toEqual([series()]);
});
