import { describe, expect, it } from 'vitest';
import { cropTo, isPicture, placeUnder, positionOf, shrink } from './pictures';
import { daysOf, freeSlots, listAdded, noPlan, readersClock, readPlan, type Plan } from './plan';

describe('a plan', () => {
  it('is read as far as it can be', () => {
    expect([readPlan(null), readPlan('x'), readPlan({})]).toEqual([noPlan, noPlan, noPlan]);
    expect(readPlan({ also: { twitter: 'Hi', linkedin: 3 }, every: 'month', times: 5 })).toEqual({
      also: { twitter: 'Hi' },
      every: 'month',
      times: 5,
    });
    expect(readPlan({ also: null, every: 'toString', times: 2.5 })).toEqual(noPlan);
    expect([1, 2, 26, 27].map((times) => readPlan({ times }).times)).toEqual([2, 2, 26, 26]);
  });

  it('has its days, the last one of a shorter month for the 31st', () => {
    expect(daysOf('2026-01-31', { every: 'month', times: 3 })).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
    expect(daysOf('2026-01-01', { every: 'week', times: 3 })).toEqual(['2026-01-01', '2026-01-08', '2026-01-15']);
    expect(daysOf('2026-01-01', { every: 'fortnight', times: 2 })).toEqual(['2026-01-01', '2026-01-15']);
    expect([daysOf('2026-01-01', { every: 'once', times: 3 }), daysOf('', { every: 'week', times: 3 })]).toEqual([['2026-01-01'], ['']]);
  });

  it('adds the same elsewhere and later, itself left out', () => {
    const plan: Plan = { also: { twitter: 'same', linkedin: ' ', facebook: 'Own words' }, every: 'week', times: 2 };
    const said = listAdded({ platform: 'twitter', content: 'Hi', day: '2026-01-01' }, plan).map(
      ({ platform, content, day }) => `${day} ${platform} ${content}`,
    );
    expect(said).toEqual([
      '2026-01-01 linkedin Hi',
      '2026-01-01 facebook Own words',
      '2026-01-08 twitter Hi',
      '2026-01-08 linkedin Hi',
      '2026-01-08 facebook Own words',
    ]);
  });
});

describe('free times of the week', () => {
  // 2026-01-01 is a Thursday; noon in New York is 17:00 in UTC.
  const own = { zone: 'UTC', now: Date.parse('2026-01-01T12:00Z') };
  const slots = [
    { id: 'a', weekday: 4, time: '12:00' },
    { id: 'b', weekday: 4, time: '09:30' },
    { id: 'c', weekday: 5, time: '08:00' },
    { id: 'd', weekday: 5, time: 'x' },
  ];
  const found = (readers: string, taken: string[], count: number, given = slots) =>
    freeSlots(given, readers, own, new Set(taken), count).map(({ day, time }) => `${day} ${time}`);

  it('are the next that no post has taken, soonest first', () => {
    expect(found('', [], 4)).toEqual(['2026-01-02 08:00', '2026-01-08 09:30', '2026-01-08 12:00', '2026-01-09 08:00']);
    expect(found('', ['2026-01-08 09:30'], 2)).toEqual(['2026-01-02 08:00', '2026-01-08 12:00']);
    expect(found('', [], 1)).toEqual(['2026-01-02 08:00']);
    expect(found('', [], 0)).toEqual([]);
    // Two at one time are one.
    expect(found('', [], 2, [...slots.slice(2, 3), ...slots.slice(2, 3)])).toEqual(['2026-01-02 08:00', '2026-01-09 08:00']);
    // Seventeen weeks are looked through: 120 days.
    expect(found('', [], 99, slots.slice(2, 3))).toHaveLength(17);
  });

  it('are on the clock of those who read, told on one’s own', () => {
    expect(found('America/New_York', [], 2)).toEqual(['2026-01-01 14:30', '2026-01-01 17:00']);
    expect(found('Mars/Base', [], 1)).toEqual(['2026-01-02 08:00']);
    expect(readersClock({ day: '2026-01-01', time: '02:00' }, 'UTC', 'America/New_York')).toEqual({ day: '2025-12-31', time: '21:00' });
    const none = { day: '2026-01-01', time: '02:00' };
    expect([readersClock(none, 'UTC', ''), readersClock(none, 'UTC', 'UTC'), readersClock(none, 'UTC', 'Mars/Base'), readersClock({ ...none, day: '' }, 'UTC', 'America/New_York'), readersClock({ ...none, time: '' }, 'UTC', 'America/New_York')]).toEqual(Array(5).fill(undefined)); // prettier-ignore
  });
});

describe('a picture of a post', () => {
  it('is kept with a longer side of 1,200 at most', () => {
    const size = ({ width, height }: { width: number; height: number }) => [width, height];
    expect([size(shrink('x', 2400, 1200)), size(shrink('x', 600, 3000)), size(shrink('x', 600, 300)), size(shrink('x', 5000, 1)), size(shrink('x', 1, 5000))]).toEqual([[1200, 600], [240, 1200], [600, 300], [1200, 1], [1, 1200]]); // prettier-ignore
    expect(shrink('x', 600, 300).svg).toContain('x="0.00" y="0.00" width="600.00" height="300.00"');
  });

  it('fills its frame, cut where it may be', () => {
    const frame = { width: 100, height: 100 };
    const at = (width: number, height: number, crop: Parameters<typeof placeUnder>[2]) => {
      const { x, y, wide, high } = placeUnder({ width, height }, frame, crop);
      return [x, y, wide, high].map((value) => value + 0);
    };
    expect([at(400, 200, 'middle'), at(400, 200, 'left'), at(400, 200, 'right'), at(400, 200, 'top')]).toEqual([[-50, 0, 200, 100], [0, 0, 200, 100], [-100, 0, 200, 100], [-50, 0, 200, 100]]); // prettier-ignore
    expect([at(50, 100, 'middle'), at(50, 100, 'top'), at(50, 100, 'bottom')]).toEqual([[0, -50, 100, 200], [0, 0, 100, 200], [0, -100, 100, 200]]); // prettier-ignore
    expect(cropTo('x', { width: 400, height: 200 }, frame, 'right').svg).toContain('x="-100.00" y="0.00" width="200.00" height="100.00"');
    expect([positionOf('middle'), positionOf('left'), positionOf('bottom')]).toEqual(['50% 50%', '0% 50%', '50% 100%']);
  });

  it('is one that was made here', () => {
    expect(
      ['data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,', 'data:image/png;base64,AAAA', 'https://a.example/x.jpg'].map(isPicture),
    ).toEqual([true, false, false, false]);
  });
});
