import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readIcs, readXlsx } from '../../../e2e/support/readers';
import { toIcs } from '@/formats/ics';
import { parseCsv } from '@/formats/csv';
import { openOffer } from '@/formats/test-files';
import { describePlan } from '@/kinds/records/import-records';
import { planFile, typedRecord } from '@/kinds/records/test-data';
import { bulkServices, toEntries } from './bulk';
import { otherNames } from './content';
import { toFiles } from './download';
import { fields, postIdentity, state } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const zone = 'America/New_York';
const first = typedRecord(fields, around, 'a', { content: '@acme said "yes",\nthen =more', date: '2027-03-15', time: '09:05' });
const second = typedRecord(fields, around, 'b', { content: 'Second', date: '2026-11-20', time: '18:30', platform: 'linkedin' });
/** The last one added stands first. */
const data = { ...state.start(around), records: [second, first] };
const open = (words: string) => openOffer(toFiles(data, around), words);

describe('the files', () => {
  it('are tables in which nothing is a formula', async () => {
    const csv = await open('CSV');
    expect(csv.name).toBe('posts.csv');
    expect(readCsv(csv.text)[2]?.slice(0, 4)).toEqual(['Twitter', `'@acme said "yes",\nthen =more`, '2027-03-15', '09:05']);
    expect((await readXlsx((await open('Excel')).bytes))[2]?.[1]).toBe('@acme said "yes",\nthen =more');
    expect(data.records.map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
  });

  it('are reminders at the hour of the place', async () => {
    expect((await open('Calendar')).name).toBe('posts.ics');
    const events = readIcs(toIcs('Posts', toEntries(data.records, data.extra, zone), new Date('2026-11-15T15:00:00Z')));
    expect(events[1]).toMatchObject({
      summary: 'Post on Twitter: @acme said "yes", then =more',
      // New York is on summer time by then.
      starts: ['2027-03-15T13:05:00.000Z'],
      zone: 'America/New_York',
    });
  });

  it('are what each posting service reads', async () => {
    const files = bulkServices({ upcoming: [second, first], extra: data.extra, zone }).flatMap((service) => service.files);
    const rowsOf = async (name: string) => {
      const offer = files.find((file) => file.name === name);
      return readCsv(offer ? await (await offer.make()).text() : '');
    };
    expect(await rowsOf('posts-buffer-twitter.csv')).toEqual([
      ['Text', 'Image URL', 'Tags', 'Posting Time'],
      ['@acme said "yes",\nthen =more', '', '', '2027-03-15 09:05'],
    ]);
    expect(await rowsOf('posts-hootsuite-linkedin.csv')).toEqual([['11/20/2026 18:30', 'Second', '']]);
    expect(await rowsOf('posts-ayrshare.csv')).toEqual([
      ['post', 'platforms', 'mediaUrls', 'scheduleDate'],
      ['Second', 'linkedin', '', '2026-11-20T23:30:00Z'],
      ['@acme said "yes",\nthen =more', 'twitter', '', '2027-03-15T13:05:00Z'],
    ]);
  });

  it('add nothing where they came from, and everything elsewhere', async () => {
    const { text } = await open('CSV');
    const plan = (existing: typeof data.records) =>
      planFile(fields, parseCsv(text), existing, { identity: postIdentity, around, otherNames });
    expect(describePlan(plan(data.records), 'post')).toBe('0 posts to add, 2 already here.');
    expect(describePlan(plan([]), 'post')).toBe('2 posts to add.');
    expect(plan([]).records[0]).toMatchObject({ platform: 'linkedin', content: 'Second', date: '2026-11-20', time: '18:30' });
  });
});
