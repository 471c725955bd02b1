import { describe, expect, it } from 'vitest';
import { findClockChanges, formatOffset, formatZone, isZone, listZones, offsetAt, toInstant, toWallClock } from './zones';

const newYork = 'America/New_York';
const at = (iso: string) => Date.parse(iso);

describe('zones', () => {
  it('are ahead of UTC or behind it, by the season', () => {
    expect(offsetAt(at('2026-01-15T12:00Z'), newYork)).toBe(-300);
    expect(offsetAt(at('2026-07-15T12:00Z'), newYork)).toBe(-240);
    expect(offsetAt(at('2026-07-15T12:00Z'), 'Asia/Kolkata')).toBe(330);
    expect(offsetAt(at('2026-07-15T12:00Z') + 999, 'UTC')).toBe(0);
    expect(offsetAt(-1, 'UTC')).toBe(0);
  });

  it('show another day where it is late', () => {
    expect(toWallClock(at('2026-01-01T00:00Z'), 'Pacific/Kiritimati')).toEqual({ day: '2026-01-01', time: '14:00' });
    expect(toWallClock(at('2026-01-01T00:00Z'), newYork)).toEqual({ day: '2025-12-31', time: '19:00' });
    expect(toWallClock(at('2026-12-31T23:59Z'), 'UTC')).toEqual({ day: '2026-12-31', time: '23:59' });
  });

  it('are known by their names', () => {
    expect([newYork, 'UTC', '', 'Mars/Base', 'x'.repeat(65)].map(isZone)).toEqual([true, true, false, false, false]);
    expect(listZones()[0]).toBe('UTC');
    expect(listZones().filter((zone) => zone === 'UTC')).toHaveLength(1);
    expect(listZones()).toContain(newYork);
  });

  it('are written with their city and their offset', () => {
    expect([0, 330, -300, -210, 60, 345, 5, 600].map(formatOffset)).toEqual([
      'UTC',
      'UTC+5:30',
      'UTC-5',
      'UTC-3:30',
      'UTC+1',
      'UTC+5:45',
      'UTC+0:05',
      'UTC+10',
    ]);
    expect(formatZone(newYork, at('2026-07-15T12:00Z'))).toBe('New York (UTC-4)');
    expect(formatZone('UTC', 0)).toBe('UTC');
  });
});

describe('the instant of a day and a time', () => {
  const instantOf = (day: string, time: string, zone = newYork) => {
    const instant = toInstant({ day, time }, zone);
    return instant === undefined ? undefined : new Date(instant).toISOString().slice(0, 16);
  };

  it('is found before, between and after the changes of the clocks', () => {
    expect(instantOf('2026-01-15', '09:00')).toBe('2026-01-15T14:00');
    expect(instantOf('2026-07-15', '09:00')).toBe('2026-07-15T13:00');
    expect(instantOf('2026-07-15', '09:00', 'Asia/Kolkata')).toBe('2026-07-15T03:30');
    // The day of the change itself.
    expect(instantOf('2026-03-08', '01:59')).toBe('2026-03-08T06:59');
    expect(instantOf('2026-03-08', '03:00')).toBe('2026-03-08T07:00');
  });

  it('of an hour that is skipped is the hour after, of one that comes twice the first', () => {
    expect(instantOf('2026-03-08', '02:30')).toBe('2026-03-08T07:30');
    expect(instantOf('2026-11-01', '01:30')).toBe('2026-11-01T05:30');
    expect(instantOf('2026-11-01', '02:00')).toBe('2026-11-01T07:00');
  });

  it('is none where the day, the time or the zone is none', () => {
    expect([instantOf('2026-02-30', '09:00'), instantOf('2026-02-03', '25:00'), instantOf('2026-02-03', '09:00', 'Mars/Base')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('the changes of the clocks are found to the minute', () => {
  const year = (zone: string) => findClockChanges(zone, at('2026-01-01T00:00Z'), at('2027-01-01T00:00Z'));
  expect(year(newYork)).toEqual([
    { instant: at('2026-03-08T07:00Z'), offsetBefore: -300, offsetAfter: -240 },
    { instant: at('2026-11-01T06:00Z'), offsetBefore: -240, offsetAfter: -300 },
  ]);
  expect(year('Asia/Kolkata')).toEqual([]);
  expect(findClockChanges(newYork, at('2026-03-09T00:00Z'), at('2026-03-09T00:00Z'))).toEqual([]);
});
