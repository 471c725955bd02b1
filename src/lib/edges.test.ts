import { describe, expect, it } from 'vitest';
import { compareWords } from './compare-words';
import { addMonths, monthGrid } from './dates';
import { isInside, overlaps, wrapText } from './drawing';
import { choice, day, decimal, flag, integer, list, money, percent, range, text } from './fields';
import { monthsBetween } from './months';
import { decideDayOrder, parseDay } from './parse-day';
import { hashText, seededRandom, shuffle } from './random';
import { mergeRewordings } from './rewording';
import { linearScale, niceTicks } from './scale';
import { framePicture, toMarkup } from './shapes';
import { toSheet } from './sheet';
import { findClockChanges, formatOffset, isZone, listZones, offsetAt } from './zones';

describe('chance with a seed', () => {
  it('hashes as FNV-1a does', () => {
    // From the published test vectors of the 32-bit function.
    expect([hashText(''), hashText('a'), hashText('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });

  it('draws as mulberry32 does', () => {
    const random = seededRandom(0);
    expect([random(), random()]).toEqual([0.26642920868471265, 0.0003297457005828619]);
    expect(seededRandom(1)()).toBe(0.6270739405881613);
  });

  it('shuffles from the end, each place with one up to itself', () => {
    expect(shuffle(['a', 'b', 'c'], () => 0)).toEqual(['b', 'c', 'a']);
    expect(shuffle(['a', 'b', 'c'], () => 0.999)).toEqual(['a', 'b', 'c']);
    // 0.5 × 4 is the third of four, then 0.5 × 3 the second of three, then 0.5 × 2 the second of two.
    expect(shuffle(['a', 'b', 'c', 'd'], () => 0.5)).toEqual(['a', 'd', 'b', 'c']);
    let draws = 0;
    shuffle(['a', 'b', 'c'], () => {
      draws += 1;
      return 0;
    });
    expect(draws).toBe(2);
  });
});

describe('the words of two texts', () => {
  const told = (before: string, after: string) => compareWords(before, after).map(({ kind, text: words }) => `${kind} ${words}`);
  it.each<[string, string, string[]]>([
    ['a b c', 'a x c', ['same a ', 'removed b', 'added x', 'same  c']],
    ['a b', 'b a', ['removed a ', 'same b', 'added  a']],
    ['a', '', ['removed a']],
    ['', 'a', ['added a']],
    ['', '', []],
    ['same', 'same', ['same same']],
    ['a b c d', 'c d', ['removed a b ', 'same c d']],
    ['c d', 'a b c d', ['added a b ', 'same c d']],
    ['a b c', 'a c', ['same a ', 'removed b ', 'same c']],
    ['x a y b', 'a b', ['removed x ', 'same a ', 'removed y ', 'same b']],
  ])('“%s” and “%s”', (before, after, changes) => {
    expect(told(before, after)).toEqual(changes);
  });

  it('are compared up to a million pairs', () => {
    const words = (count: number, end = '') => Array.from({ length: count }, (_, index) => `w${index}`).join(' ') + end;
    // 500 words with a space behind each are 1,000 pieces.
    expect(compareWords(words(500, ' '), words(499, ' x '))).not.toHaveLength(2);
    // 101 pieces by 9,901 are a million and one.
    expect(compareWords(words(51), words(4951)).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});

describe('days', () => {
  it.each([
    // The month begins on a Monday and has four weeks.
    ['2027-02-10', 4, '2027-02-01', '2027-02-28'],
    ['2026-11-15', 6, '2026-10-26', '2026-12-06'],
    ['2026-02-01', 5, '2026-01-26', '2026-03-01'],
    ['2028-02-01', 5, '2028-01-31', '2028-03-05'],
    // Thirty days from a Saturday on fill five weeks, thirty-one need a sixth.
    ['2024-06-01', 5, '2024-05-27', '2024-06-30'],
    ['2026-08-01', 6, '2026-07-27', '2026-09-06'],
  ])('of the month of %s are %i weeks', (month, weeks, first, last) => {
    const grid = monthGrid(month);
    expect([grid.length, grid[0]?.[0], grid.at(-1)?.[6], grid.every((week) => week.length === 7)]).toEqual([weeks, first, last, true]);
  });

  it('move by months over the year’s end, either way', () => {
    expect([
      addMonths('2026-01-31', -1),
      addMonths('2026-01-31', 1),
      addMonths('2026-12-31', 2),
      addMonths('2026-03-31', -13),
      addMonths('2026-06-15', 12),
    ]).toEqual(['2025-12-31', '2026-02-28', '2027-02-28', '2025-02-28', '2027-06-15']);
    expect([monthsBetween('2026-11', '2027-02'), monthsBetween('2027-01', '2026-12')]).toEqual([3, -1]);
  });

  it('are read as people type them', () => {
    // 18 November 2026 is a Wednesday.
    const read = (typed: string) => parseDay(typed, '2026-11-18');
    expect(['fri', 'wed', 'thursday', 'tues', 'sunny', 'tomorrow'].map(read)).toEqual([
      '2026-11-20',
      '2026-11-25',
      '2026-11-19',
      '2026-11-24',
      undefined,
      '2026-11-19',
    ]);
    expect(['jan 5', '5 jan', 'Dec 31, 2027', '5 january 2027', 'nov', 'foo 15', '31 feb'].map(read)).toEqual([
      '2026-01-05',
      '2026-01-05',
      '2027-12-31',
      '2027-01-05',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each<[string[], string]>([
    [['12/05/2026'], 'open'],
    [['05/12/2026'], 'open'],
    [['13/05/2026'], 'day-first'],
    [['05/13/2026'], 'month-first'],
    [['13/05/2026', '05/13/2026'], 'mixed'],
    [['05/05/2026', 'x', ''], 'month-first'],
    [[], 'month-first'],
  ])('in the column %j are %s', (cells, order) => {
    expect(decideDayOrder(cells)).toBe(order);
  });
});

describe('zones', () => {
  const minute = 60_000;
  it('are found to the minute, wherever the search begins', () => {
    // Berlin goes forward at 01:00 UTC on 29 March 2026, and back at 01:00 on 25 October.
    const [spring, autumn] = [Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1)];
    const found = (from: number, to: number) => findClockChanges('Europe/Berlin', from, to).map(({ instant }) => instant);
    expect(found(Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1))).toEqual([spring, autumn]);
    expect(found(spring - minute, spring)).toEqual([spring]);
    expect(found(spring, spring + minute)).toEqual([]);
    expect(found(spring, spring)).toEqual([]);
    expect(found(spring - 7 * 24 * 60 * minute, spring)).toEqual([spring]);
    // Also from the middle of a minute, however close to the end of a step the change is.
    for (const before of [30_000, 90_000, 7 * 24 * 60 * minute - 30_000]) {
      const [change = 0] = found(spring - before, spring);
      expect(change - spring).toBeGreaterThanOrEqual(0);
      expect(change - spring).toBeLessThan(minute);
    }
    expect(findClockChanges('Europe/Berlin', spring - minute, spring)[0]).toMatchObject({ offsetBefore: 60, offsetAfter: 120 });
  });

  it('are named and measured', () => {
    expect([listZones()[0], listZones().filter((zone) => zone === 'UTC').length, listZones().includes('Europe/Berlin')]).toEqual([
      'UTC',
      1,
      true,
    ]);
    expect([isZone(''), isZone('Nowhere/Land'), isZone('Asia/Kolkata')]).toEqual([false, false, true]);
    expect([formatOffset(0), formatOffset(330), formatOffset(-30), formatOffset(-300), formatOffset(60)]).toEqual([
      'UTC',
      'UTC+5:30',
      'UTC-0:30',
      'UTC-5',
      'UTC+1',
    ]);
    expect(offsetAt(1_500, 'UTC')).toBe(0);
  });
});

describe('drawings', () => {
  it.each<[number[], number[]]>([
    [[], [0, 1]],
    [
      [0, NaN],
      [0, 1],
    ],
    [[10], [0, 5, 10]],
    [
      [-3, 7],
      [-5, 0, 5, 10],
    ],
    [[4], [0, 1, 2, 3, 4]],
    [
      [NaN, 4, Infinity],
      [0, 1, 2, 3, 4],
    ],
    [[40], [0, 10, 20, 30, 40]],
    [[36], [0, 10, 20, 30, 40]],
    [[8], [0, 2, 4, 6, 8]],
    [[0.3], [0, 0.1, 0.2, 0.3]],
    [[-4], [-4, -3, -2, -1, 0]],
  ])('have round steps for %j', (values, ticks) => {
    expect(niceTicks(values)).toEqual(ticks);
  });

  it('place values along a length', () => {
    const scale = linearScale([-5, 0, 5], 100, 300);
    expect([scale(-5), scale(0), scale(5), scale(NaN)]).toEqual([100, 200, 300, 100]);
    expect([linearScale([], 0, 100)(0.5), linearScale([5, 5], 0, 100)(5), linearScale([10, 0], 0, 100)(5)]).toEqual([50, 0, 50]);
  });

  it('are written as markup, in a frame of their own', () => {
    const shape = toMarkup({ tag: 'text', attributes: { strokeWidth: 2, textLength: 5 }, text: 'a<b' });
    expect(shape).toBe('<text stroke-width="2" textLength="5">a&lt;b</text>');
    expect(toMarkup({ tag: 'rect', attributes: {} })).toBe('<rect/>');
    expect(framePicture([], { title: 'T', width: 2, height: 1 }).svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" width="2" height="1" font-family="Arial, Helvetica, sans-serif"><title>T</title></svg>',
    );
    expect(framePicture([], { title: 'T', width: 2, height: 1, left: 3, top: 4, font: '' }).svg).toContain(
      'viewBox="3 4 2 1" width="2" height="1"><title>',
    );
  });

  it('know what touches and what lies inside', () => {
    const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });
    expect(
      [box(10, 0), box(9, 0), box(-10, 0), box(-9, 0), box(0, 10), box(0, 9), box(0, -10), box(0, -9)].map((other) =>
        overlaps(box(0, 0), other),
      ),
    ).toEqual([false, true, false, true, false, true, false, true]);
    const inside = [box(0, 0), box(1, 0), box(0, 1), box(-1, 0, 5, 5), box(0, -1, 5, 5), box(5, 5, 5, 5), box(5, 5, 6, 5), box(5, 5, 5, 6)];
    expect(inside.map((one) => isInside(one, box(0, 0)))).toEqual([true, false, false, false, false, true, false, false]);
    expect(wrapText('  two   words ', 1000, 10)).toEqual(['two words']);
  });
});

it('records become a sheet of typed cells', () => {
  const fields = {
    name: text('Name'),
    price: money('Price'),
    share: percent('Share'),
    due: day('Due'),
    count: integer('Count'),
    size: decimal('Size'),
    stars: range('Stars', { min: 1, max: 5, default: '3' }),
    kind: choice('Kind', ['a-b', 'c']),
    tags: list('Tags'),
    done: flag('Done'),
  };
  const record = {
    name: 'Pen',
    price: 1250,
    share: 0.5,
    due: '2026-11-15',
    count: 3,
    size: 1.5,
    stars: 4,
    kind: 'a-b',
    tags: ['x', 'y'],
    done: true,
  };
  const sheet = toSheet('S', fields, [record, { done: false }], 'USD');
  expect(sheet.columns.map(({ label, kind }) => `${label} ${kind}`)).toEqual([
    'Name text',
    'Price money',
    'Share percent',
    'Due day',
    'Count number',
    'Size number',
    'Stars number',
    'Kind text',
    'Tags text',
    'Done text',
  ]);
  expect(sheet.rows[0]).toEqual(['Pen', 12.5, 0.5, '2026-11-15', 3, 1.5, 4, expect.stringMatching(/^a.b$/i), 'x, y', 'Yes']);
  expect(sheet.rows[1]).toEqual([null, null, null, null, null, null, null, null, null, 'No']);
});

it('new words replace older ones for the same section only', () => {
  const old = [
    { title: 'A', text: '1' },
    { title: 'B', text: '2' },
    { title: 'C', text: '3' },
  ];
  expect(
    mergeRewordings(old, [
      { title: 'B', text: 'x' },
      { title: 'D', text: 'y' },
    ]).map(({ title, text: words }) => title + words),
  ).toEqual(['A1', 'C3', 'Bx', 'Dy']);
});
