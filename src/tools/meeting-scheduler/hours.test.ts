import { describe, expect, it } from 'vitest';
import { computeDayOfWork, isInside } from './hours';

const hours = { from: '09:00', until: '17:00' };
const day = (people: { name: string; zone: string }[], at = '2026-11-16', of = hours) => computeDayOfWork(at, 'UTC', people, of);
const clock = (instant: number) => new Date(instant).toISOString().slice(11, 16);
const spans = (list: readonly { start: number; end: number }[] = []) => list.map(({ start, end }) => `${clock(start)}-${clock(end)}`);

describe('a day of work', () => {
  it('is shared where all of them work', () => {
    const both = day([
      { name: 'a', zone: 'UTC' },
      { name: 'b', zone: 'Asia/Tokyo' },
    ]);
    expect(both?.rows.map((row) => spans(row.spans))).toEqual([['09:00-17:00'], ['00:00-08:00']]);
    expect(spans(both?.shared)).toEqual([]);
    // Berlin works from 8 to 16 by UTC.
    expect(
      spans(
        day([
          { name: 'a', zone: 'UTC' },
          { name: 'b', zone: 'Europe/Berlin' },
        ])?.shared,
      ),
    ).toEqual(['09:00-16:00']);
    expect(day([])?.shared).toEqual([]);
    expect(day([{ name: 'a', zone: 'Nowhere/Here' }])?.rows).toEqual([]);
  });

  it('may run into the next, and knows weekends', () => {
    expect(spans(day([{ name: 'a', zone: 'UTC' }], '2026-11-16', { from: '22:00', until: '06:00' })?.rows[0]?.spans)).toEqual([
      '00:00-06:00',
      '22:00-00:00',
    ]);
    expect(spans(day([{ name: 'a', zone: 'UTC' }], '2026-11-16', { from: '09:00', until: '09:00' })?.rows[0]?.spans)).toEqual([
      '00:00-09:00',
      '09:00-00:00',
    ]);
    expect(['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-20'].map((one) => day([], one)?.isWeekend)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([
      day([], ''),
      day([], '9999-12-21'),
      computeDayOfWork('2026-11-16', 'x', [], hours),
      day([], '2026-11-16', { from: '', until: '17:00' }),
    ]).toEqual([undefined, undefined, undefined, undefined]);
    expect([
      isInside({ start: 1, end: 2 }, [{ start: 1, end: 2 }]),
      isInside({ start: 0, end: 2 }, [{ start: 1, end: 2 }]),
      isInside({ start: 1, end: 3 }, [{ start: 1, end: 2 }]),
      isInside({ start: 1, end: 2 }, []),
    ]).toEqual([true, false, false, false]);
  });
});
