import { expect, it } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readIcs, readXlsx } from '../../../e2e/support/readers';
import { toIcs } from '@/formats/ics';
import { parseCsv } from '@/formats/csv';
import { openOffer } from '@/formats/test-files';
import { describePlan } from '@/kinds/records/import-records';
import { planFile, typedRecord } from '@/kinds/records/test-data';
import type { DraftOf } from '@/lib/fields';
import { otherNames } from './content';
import { toFiles } from './download';
import { toEntries } from './invite';
import { fields, meetingIdentity, state, type Meeting } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const zone = 'America/New_York';
const meeting = (typed: Partial<DraftOf<typeof fields>>) => typedRecord(fields, around, 'm1', { zone, ...typed });
const plan = meeting({
  title: '=Plan & "more"',
  date: '2027-03-11',
  time: '09:00',
  duration: '30',
  attendees: 'ana@x.com',
  repeat: 'weekly',
  ends: 'until',
  until: '2027-03-25',
});
const night = meeting({ title: 'Night', date: '2027-11-07', time: '00:30', duration: '120', attendees: 'ana@x.com, jo@x.com' });
const open = (records: Meeting[], words: string) => openOffer(toFiles({ ...state.start(around), records }, around), words);
const eventsOf = (...meetings: Meeting[]) => readIcs(toIcs('Meetings', toEntries(meetings, { zone }), new Date('2026-11-15T15:00:00Z')));
const planOf = (text: string, existing: Meeting[]) =>
  planFile(fields, parseCsv(text), existing, { around, otherNames, identity: (one) => meetingIdentity(one, one.zone || zone) });

it('is a table in which no title is a formula', async () => {
  const csv = await open([plan], 'CSV');
  expect(csv.name).toBe('meetings.csv');
  expect(readCsv(csv.text)[1]?.[0]).toBe(`'=Plan & "more"`);
  expect((await readXlsx((await open([plan], 'Excel')).bytes))[1]?.[0]).toBe('=Plan & "more"');
  expect((await open([plan], 'Calendar')).name).toBe('meetings.ics');
  expect(plan).toMatchObject({ status: 'scheduled', attendees: ['ana@x.com'] });
});

it('keeps its hour and its length over a change of the clocks', () => {
  // The clocks of New York go forward on 14 March 2027, and back on 7 November at 2:00.
  expect(eventsOf(plan)[0]).toMatchObject({
    summary: '=Plan & "more"',
    minutes: 30,
    zone,
    starts: ['2027-03-11T14:00:00.000Z', '2027-03-18T13:00:00.000Z', '2027-03-25T13:00:00.000Z'],
  });
  expect(eventsOf(night)[0]).toMatchObject({ minutes: 120, starts: ['2027-11-07T04:30:00.000Z'] });
  // The same event in every file: a calendar that has it changes it.
  expect(eventsOf(night, plan)[1]?.uid).toBe(eventsOf(plan)[0]?.uid);
});

it('adds nothing where it came from, and everything elsewhere', async () => {
  const { text } = await open([plan], 'CSV');
  expect(describePlan(planOf(text, [plan]), 'meeting')).toBe('0 meetings to add, 1 already here.');
  const [read] = planOf(text, []).records;
  expect(read).toMatchObject({ title: '=Plan & "more"', time: '09:00', duration: '30', repeat: 'weekly', until: '2027-03-25' });
});

it('takes in what a calendar program writes', () => {
  const text =
    'Subject;Start Date;Start Time;Required Attendees\r\nNight;2027-11-07;00:30;\r\nBoard;2027-11-08;9:00 AM;"a@x.com;b@x.com"\r\n';
  const taken = planOf(text, [night]);
  expect(describePlan(taken, 'meeting')).toBe('1 meeting to add, 1 already here.');
  expect(taken.records[0]).toMatchObject({ title: 'Board', time: '09:00' });
});
