import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../build/runs';
import { formatTime, isTime, minutesOf, parseTime, timeFrom } from './times';
import { findClockChanges, formatOffset, formatZone, isZone, listZones, offsetAt, toInstant, toWallClock } from './zones';

describe('times of day', () => {
  it('are shown with AM and PM', () => {
    expect(['00:00', '00:05', '11:59', '12:00', '12:30', '13:00', '23:59'].map(formatTime)).toEqual([
      '12:00 AM',
      '12:05 AM',
      '11:59 AM',
      '12:00 PM',
      '12:30 PM',
      '1:00 PM',
      '11:59 PM',
    ]);
    expect(formatTime('25:00')).toBe('');
  });

  it('are read as people write them', () => {
    expect(['14:30', '9:05', '09:05:00', '2pm', '2:30 PM', '12 am', '12:15 p.m.', '7.45'].map(parseTime)).toEqual([
      '14:30',
      '09:05',
      '09:05',
      '14:00',
      '14:30',
      '00:00',
      '12:15',
      '07:45',
    ]);
    expect(['', '7', '24:00', '13pm', '9:60', 'noon'].map(parseTime)).toEqual(Array.from({ length: 6 }));
  });

  it('come back from their minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        const time = timeFrom(minutes);
        expect(isTime(time)).toBe(true);
        expect(minutesOf(time)).toBe(minutes);
        expect(parseTime(formatTime(time))).toBe(time);
      }),
    );
    expect([timeFrom(1440), timeFrom(-30)]).toEqual(['00:00', '23:30']);
  });
});

const iso = (instant: number | undefined) => (instant === undefined ? undefined : new Date(instant).toISOString());

describe('time zones', () => {
  it('know their offset in winter and in summer', () => {
    expect(offsetAt(Date.parse('2026-01-15T12:00:00Z'), 'America/New_York')).toBe(-300);
    expect(offsetAt(Date.parse('2026-07-15T12:00:00Z'), 'America/New_York')).toBe(-240);
    expect(offsetAt(Date.parse('2026-07-15T12:00:00Z'), 'Asia/Kolkata')).toBe(330);
  });

  it('turn a wall clock into an instant', () => {
    // New York is five hours behind UTC in January, Kolkata five and a half ahead.
    expect(iso(toInstant({ day: '2026-01-15', time: '09:00' }, 'America/New_York'))).toBe('2026-01-15T14:00:00.000Z');
    expect(iso(toInstant({ day: '2026-01-15', time: '09:00' }, 'Asia/Kolkata'))).toBe('2026-01-15T03:30:00.000Z');
    expect(toInstant({ day: '2026-02-30', time: '09:00' }, 'UTC')).toBeUndefined();
    expect(toInstant({ day: '2026-02-03', time: '09:00' }, 'Mars/Base')).toBeUndefined();
  });

  it('survive the nights on which the clocks change', () => {
    // Berlin goes from 02:00 to 03:00 on 29 March 2026: 02:30 does not exist and is read as 03:30 summer time.
    expect(iso(toInstant({ day: '2026-03-29', time: '02:30' }, 'Europe/Berlin'))).toBe('2026-03-29T01:30:00.000Z');
    expect(iso(toInstant({ day: '2026-03-29', time: '03:00' }, 'Europe/Berlin'))).toBe('2026-03-29T01:00:00.000Z');
    // On 25 October 2026, 02:30 comes twice; the first is summer time.
    expect(iso(toInstant({ day: '2026-10-25', time: '02:30' }, 'Europe/Berlin'))).toBe('2026-10-25T00:30:00.000Z');
    expect(iso(toInstant({ day: '2026-11-01', time: '01:30' }, 'America/New_York'))).toBe('2026-11-01T05:30:00.000Z');
  });

  it('find when the clocks change', () => {
    const changes = findClockChanges('Europe/Berlin', Date.parse('2026-01-01T00:00:00Z'), Date.parse('2026-12-31T00:00:00Z'));
    expect(changes.map(({ instant, ...offsets }) => ({ at: iso(instant), ...offsets }))).toEqual([
      { at: '2026-03-29T01:00:00.000Z', offsetBefore: 60, offsetAfter: 120 },
      { at: '2026-10-25T01:00:00.000Z', offsetBefore: 120, offsetAfter: 60 },
    ]);
    expect(findClockChanges('Asia/Tokyo', 0, Date.parse('1971-01-01T00:00:00Z'))).toEqual([]);
  });

  it('give back the clock an instant came from, outside the skipped hour', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) }).map((instant) => Math.floor(instant / 60_000) * 60_000),
        fc.constantFrom('UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Auckland'),
        (instant, zone) => {
          const wall = toWallClock(instant, zone);
          const back = toInstant(wall, zone);
          expect(back === undefined ? undefined : toWallClock(back, zone)).toEqual(wall);
        },
      ),
      { numRuns: atMost(60) },
    );
  });

  it('have names', () => {
    expect(listZones()[0]).toBe('UTC');
    expect(isZone('Europe/Berlin') && isZone('UTC')).toBe(true);
    expect(isZone('') || isZone('nowhere')).toBe(false);
    expect([0, 330, -300, 60].map(formatOffset)).toEqual(['UTC', 'UTC+5:30', 'UTC-5', 'UTC+1']);
    expect(formatZone('America/New_York', Date.parse('2026-07-01T00:00:00Z'))).toBe('New York (UTC-4)');
  });
});
