import { describe, expect, it } from 'vitest';
import { parseCsv } from '@/formats/csv';
import { readCalendarFile, readScheduleDate } from './read-file';

const zone = 'America/New_York';
const read = (text: string) => readCalendarFile(text, zone, parseCsv);

describe('the date of a bulk file', () => {
  it.each([
    // New York is five hours behind in winter, four in summer.
    ['2026-11-20T15:00:00Z', '2026-11-20', '10:00'],
    ['2026-07-01 15:00', '2026-07-01', '11:00'],
    ['2026-11-20T03:00:00.000Z', '2026-11-19', '22:00'],
    ['2026-11-20 15:00 UTC', '2026-11-20', '10:00'],
    ['2026-11-20T15:00+01:00', '2026-11-20', '09:00'],
    ['2026-11-20T15:00-0800', '2026-11-20', '18:00'],
    ['2026-11-20', '2026-11-20', '12:00'],
    // What is no date stays as it is, so that its message can quote it.
    [' soon ', 'soon', ''],
    ['2026-02-30T10:00Z', '2026-02-30T10:00Z', ''],
    ['2026-11-20T25:00Z', '2026-11-20T25:00Z', ''],
  ])('%s is %s, %s', (typed, date, time) => {
    expect(readScheduleDate(typed, zone)).toEqual({ date, time });
  });
});

describe('a bulk file', () => {
  const rowsOf = (...lines: string[]) => read(['post,platforms,mediaUrls,scheduleDate', ...lines].join('\n')).rows;

  it('has its other platforms behind all of its rows', () => {
    const rows = rowsOf('Hello,"x, facebook",,2026-11-20', 'Bye,LinkedIn,,2026-11-21', 'Hm,,,2026-11-22');
    expect(rows.map(([title, , platform]) => [title, platform])).toEqual([
      ['Hello', 'twitter'],
      ['Bye', 'linkedin'],
      ['Hm', 'none'],
      ['Hello', 'facebook'],
    ]);
  });

  it('puts a platform that nobody knows first, so that its row is told', () => {
    expect(rowsOf('Hello,twitter orkut twitter,,2026-11-20').map(([, , platform]) => platform)).toEqual(['orkut', 'twitter']);
  });

  it('tells what kind a post is by its pictures and links', () => {
    const kindOf = (post: string, media: string) => rowsOf(`${post},twitter,${media},2026-11-20`)[0]?.[3];
    expect(kindOf('Hello', '')).toBe('text');
    expect(kindOf('See https://x.example', '')).toBe('link');
    expect(kindOf('See https://x.example', 'https://m.example/a.jpg')).toBe('image');
    expect(kindOf('Hello', 'https://m.example/a.MP4?x=1')).toBe('video');
  });

  it('keeps every address of a picture, without the signs between them', () => {
    const mediaOf = (typed: string) => rowsOf(`Hello,twitter,"${typed}",2026-11-20`)[0]?.[6];
    expect(mediaOf('https://m.example/1.jpg, https://m.example/2.jpg;')).toBe('https://m.example/1.jpg https://m.example/2.jpg');
    expect(mediaOf('[https://m.example/a,b.jpg]')).toBe('https://m.example/a,b.jpg');
  });

  it('is titled by its first line, cut at eighty letters', () => {
    const titleOf = (post: string) => rowsOf(`"${post}",twitter,,2026-11-20`)[0]?.[0];
    expect(titleOf('  One \nTwo')).toBe('One');
    expect(titleOf('x'.repeat(80))).toBe('x'.repeat(80));
    expect(titleOf('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
  });
});

describe('times of another zone', () => {
  it('come onto the clocks of this one, in whatever order the columns are', () => {
    expect(read('Scheduled date,Scheduled time,Time zone,Title\n2026-11-20,15:00,Europe/Berlin,A').rows).toEqual([
      ['2026-11-20', '09:00', 'Europe/Berlin', 'A'],
    ]);
    expect(read('Time zone,Title,Scheduled time,Scheduled date\nAsia/Tokyo,A,09:00,2026-11-20').rows).toEqual([
      ['Asia/Tokyo', 'A', '19:00', '2026-11-19'],
    ]);
    expect(read('Scheduled time,Time zone,Scheduled date\n15:00,Europe/Berlin,2026-11-20').rows[0]?.[0]).toBe('09:00');
  });

  it('stay where the zone is this one or none, or the day cannot be read', () => {
    const same = ['2026-11-20,15:00,America/New_York', '2026-11-20,15:00,Nowhere', '2026-11-20,15:00,', 'soon,15:00,Europe/Berlin'];
    const { rows } = read(['Scheduled date,Scheduled time,Time zone', ...same].join('\n'));
    expect(rows.map((row) => row.join(','))).toEqual(same);
    expect(read('Scheduled date,Scheduled time\n2026-11-20,15:00').rows).toEqual([['2026-11-20', '15:00']]);
  });
});

it('a file that begins like JSON and is none is refused', () => {
  expect(() => read('{"records": [')).toThrow('This file isn’t readable JSON.');
  expect(read('{"records": "none"}').rows).toEqual([]);
  expect(read('\uFEFF {"records": [null, 5]}').rows).toEqual([]);
});
