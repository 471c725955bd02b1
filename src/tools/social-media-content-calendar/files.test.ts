import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readIcs, readXlsx } from '../../../e2e/support/readers';
import { parseCsv, toCsv } from '@/formats/csv';
import { toIcs } from '@/formats/ics';
import { xlsxFile } from '@/formats/xlsx';
import { describePlan } from '@/kinds/records/import-records';
import { planFile, typedRecord } from '@/kinds/records/test-data';
import type { DraftOf } from '@/lib/fields';
import { otherNames } from './content';
import { toBulkSheet, toCalendarSheet, toEntries } from './files';
import { identityIn } from './identity';
import { fields, type Post } from './model';
import { offerFiles } from './offer-files';
import { readCalendarFile } from './read-file';

const zone = 'America/New_York';
const around = { today: '2026-11-15', currency: 'USD' };
const post = (title: string, scheduledDate: string, typed: Partial<DraftOf<typeof fields>>) =>
  typedRecord(fields, around, title, { title, scheduledDate, content: `${title} says something`, ...typed });
const posts: Post[] = [
  post('One', '2026-11-20', {
    content: 'Hello, "you"\nsecond line',
    platform: 'twitter',
    hashtags: 'a, b',
    linkUrl: 'https://x.example',
    mediaUrl: 'https://m.example/1.jpg https://m.example/2.jpg',
    altText: 'A picture',
  }),
  post('Two', '2026-07-01', { content: 'Same', platform: 'facebook', scheduledTime: '09:30' }),
  post('=Three', '2026-07-01', { content: 'Same', platform: 'linkedin', scheduledTime: '09:30' }),
  post('Rough', '2026-11-21', { status: 'draft' }),
];
const whole = toCsv(toCalendarSheet(posts, zone));
const bulk = toCsv(toBulkSheet(posts, zone));

describe('the files', () => {
  it('are offered under their own names', () => {
    expect(offerFiles(posts).map(({ name }) => name)).toEqual([
      'content-calendar.csv',
      'content-calendar-bulk.csv',
      'content-calendar.ics',
      'content-calendar.xlsx',
    ]);
  });

  it('hold every post, with the zone beside its time', async () => {
    const [head, ...rows] = readCsv(whole);
    expect(head?.slice(0, 6)).toEqual(['Title', 'Content', 'Platform', 'Content type', 'Scheduled date', 'Scheduled time']);
    expect(rows.filter((cells) => cells.length > 1)).toHaveLength(4);
    const one = rows.find(([title]) => title === 'One') ?? [];
    for (const cell of ['Hello, "you"\nsecond line', 'Twitter', '2026-11-20', '12:00', 'a, b', 'America/New_York', 'Scheduled'])
      expect(one).toContain(cell);
    const sheet = await xlsxFile([toCalendarSheet(posts, zone)]);
    expect(await readXlsx(Buffer.from(await sheet.arrayBuffer()))).toHaveLength(5);
  });

  it('hold only what is scheduled where a service is to post it', () => {
    const rows = readCsv(bulk).filter((cells) => cells.length > 1);
    expect(rows[0]).toEqual(['post', 'platforms', 'mediaUrls', 'scheduleDate']);
    expect(rows).toHaveLength(3);
    expect(rows.find(([text]) => text === 'Same')?.[3]).toBe('2026-07-01T13:30:00Z');
    expect(rows.find(([text]) => text?.startsWith('Hello'))?.slice(1)).toEqual([
      'twitter',
      'https://m.example/1.jpg, https://m.example/2.jpg',
      '2026-11-20T17:00:00Z',
    ]);
  });

  it('are events of a quarter of an hour', () => {
    const events = readIcs(toIcs('Content calendar', toEntries(posts, zone), new Date('2026-11-15T15:00:00Z')));
    expect(events).toHaveLength(4);
    expect(events.find(({ summary }) => summary === 'Twitter: One')).toMatchObject({
      starts: ['2026-11-20T17:00:00.000Z'],
      zone: 'America/New_York',
      minutes: 15,
    });
  });

  it.each([
    ['the table', whole],
    ['the bulk file', bulk],
  ])('come back without doubling: %s', (_, text) => {
    const table = readCalendarFile(text, zone, parseCsv);
    const plan = planFile(fields, table, posts, { identity: identityIn(zone), around, otherNames });
    expect(describePlan(plan, 'post')).toMatch(/^0 posts to add, \d already here\.$/);
  });
});
