import { addDays, weekdayOf, type Day } from '@/lib/dates';
import { choice, day, integer, list, longText, text, time, type RecordOf, type Surroundings } from '@/lib/fields';
import { splitList } from '@/lib/text';
import { recordsState } from '@/kinds/records/state';
import type { Poll } from './poll';
import { durationLabels, endLabels, reminderLabels, repeatLabels, statusLabels, typeLabels } from './content';

export const statuses = ['scheduled', 'completed', 'cancelled'] as const;
export const types = ['video', 'in-person', 'phone'] as const;

/** Past this the list of times would say nothing more. */
const mostTimes = 999;

export const fields = {
  title: text('Title', { required: 'Give the meeting a title.' }),
  date: day('Date', { required: 'Choose a date.', earliest: 'today' }),
  time: time('Time', { required: 'Choose a time.' }),
  duration: choice('Duration', ['15', '30', '60', '90', '120'], { default: '60', labels: durationLabels }),
  // Empty means the zone of whoever reads it: a meeting brought in from a file that names none.
  zone: text('Time zone', { maxLength: 64 }),
  attendees: list('Attendees'),
  location: text('Location', { placeholder: 'A link, a room or a number' }),
  type: choice('Type', types, { default: 'video', labels: typeLabels }),
  description: longText('Description', { placeholder: 'Agenda, one point a line' }),
  actions: longText('Actions', {
    placeholder: 'Ana: send the deck by 1 December',
    hint: 'One per line: who, a colon, what, and by when. Each can become a task.',
  }),
  notes: longText('Notes'),
  decisions: longText('Decisions', { placeholder: 'One per line' }),
  repeat: choice('Repeats', ['none', 'daily', 'weekly', 'two-weeks', 'monthly'], { default: 'none', labels: repeatLabels }),
  weekdays: list('On'),
  ends: choice('Ends', ['never', 'until', 'count'], { default: 'never', labels: endLabels }),
  until: day('Until'),
  count: integer('Number of times', { min: 0, max: mostTimes }),
  reminder: choice('Reminder', ['none', '0', '5', '10', '30', '60', '1440'], { default: '10', labels: reminderLabels }),
  status: choice('Status', statuses, { default: 'scheduled', labels: statusLabels }),
  /** Days of a repeating meeting that already took place. */
  done: list('Completed on'),
  /** Days of a repeating meeting on which it does not take place. */
  skipped: list('Skipped on'),
  /** Single dates at another time: "2026-11-16 to 2026-11-17 10:00". */
  moved: list('Moved dates'),
};

export type Meeting = RecordOf<typeof fields>;
type Status = Meeting['status'];

interface Person {
  email: string;
  zone: string;
}

export interface MeetingExtra {
  /** Where people are: said once, known for every meeting with them. */
  people: Person[];
  /** Hours of work, on everyone's own clock. */
  hours: { from: string; until: string };
  /** Questions when to meet, and what was answered. */
  polls: Poll[];
}

export const startHours = { from: '09:00', until: '17:00' };

export const state = recordsState<typeof fields, MeetingExtra>({
  version: 4,
  fields,
  sample: sampleMeetings,
  extra: { people: [], hours: startHours, polls: [] },
  migrate: complete,
});

/** Until version 2 no date of a series could be skipped or moved; until version 3 no actions were written down; until version 4 no notes and decisions, and no polls. */
function complete(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('records' in data) || !Array.isArray(data.records)) return data;
  const added = (record: unknown) =>
    typeof record === 'object' ? { skipped: [], moved: [], actions: '', notes: '', decisions: '', ...record } : record;
  const extra = 'extra' in data && typeof data.extra === 'object' ? { extra: { polls: [], ...data.extra } } : {};
  return { ...data, records: data.records.map(added), ...extra };
}

const blank: Omit<Meeting, 'id' | 'title' | 'date' | 'time'> = {
  duration: '60',
  zone: '',
  attendees: [],
  location: '',
  type: 'video',
  description: '',
  actions: '',
  notes: '',
  decisions: '',
  repeat: 'none',
  weekdays: [],
  ends: 'never',
  until: '',
  count: 0,
  reminder: '10',
  status: 'scheduled',
  done: [],
  skipped: [],
  moved: [],
};

export const makeMeeting = (id: string, title: string, date: Day, at: string, more: Partial<Meeting> = {}): Meeting => ({
  ...blank,
  id,
  title,
  date,
  time: at,
  ...more,
});

function sampleMeetings({ today }: Surroundings): Meeting[] {
  const monday = addDays(today, (8 - weekdayOf(today)) % 7 || 7);
  return [
    makeMeeting('sample-1', 'Investor call with Acre Ventures', addDays(today, 1), '15:00', {
      duration: '30',
      attendees: ['jo@acre.example'],
      location: 'https://meet.example/acre',
      description: 'Traction since June\nUse of funds\nNext steps',
    }),
    makeMeeting('sample-2', 'Team standup', monday, '09:30', {
      duration: '15',
      attendees: ['ana@company.example', 'jon@company.example'],
      repeat: 'weekly',
      weekdays: ['Mon', 'Wed', 'Fri'],
    }),
    makeMeeting('sample-3', 'Coffee with the pilot customer', addDays(today, 3), '10:00', {
      type: 'in-person',
      location: 'Corner Café',
      attendees: ['sam@pilot.example'],
    }),
    makeMeeting('sample-4', 'Bank account opening', addDays(today, -2), '11:00', { type: 'phone', duration: '30' }),
    makeMeeting('sample-5', 'Logo review', addDays(today, -6), '16:00', { status: 'completed', attendees: ['ana@company.example'] }),
  ];
}

/** The same meeting in two files is one meeting, whether or not a file names the zone it is in. */
export const meetingIdentity = ({ title, date, time: at }: Meeting, zone: string) => JSON.stringify([title.toLowerCase(), date, at, zone]);

export const searchText = ({ title, description, actions, notes, decisions, location, attendees }: Meeting) =>
  `${title} ${description} ${actions} ${notes} ${decisions} ${location} ${attendees.join(' ')}`;

export interface Filter {
  query: string;
  status: 'all' | 'open' | Status;
  type: 'all' | Meeting['type'];
  sort: 'next' | 'entry' | 'title';
}
export const startFilter: Filter = { query: '', status: 'all', type: 'all', sort: 'next' };

/** Rows of the form: a comma or semicolon starts the next one, so a pasted list falls into rows by itself. */
export const toRows = (typed: string): string[] => typed.split(/[,;]/).map((row) => row.trimStart());

/** A lone comma is one empty row beside another, so nothing is trimmed here. */
export const fromRows = (rows: readonly string[]): string => rows.join(',').replaceAll(';', ',');

/** Mail programs part addresses with semicolons. */
export const partAttendees = (meeting: Meeting): Meeting => ({
  ...meeting,
  attendees: meeting.attendees.flatMap((entry) => splitList(fromRows([entry]))),
});

/** Clocks so far ahead are anyone's guess, and calendars refuse them. */
export const isTooFar = (date: Day) => date > '2199-12-31';

const looksLikeEmail = /^[^\s@]+@[^\s@]+$/;
/** Those that a mail or calendar program can write to; a list from elsewhere may hold names as well. */
export const addressesOf = ({ attendees }: Pick<Meeting, 'attendees'>) => attendees.filter((attendee) => looksLikeEmail.test(attendee));

export const findOddEmails = (rows: readonly string[]) =>
  rows.map((row) => row.trim()).filter((row) => row !== '' && !looksLikeEmail.test(row));

export const zoneOfPerson = (people: readonly Person[], email: string): string =>
  people.find((person) => person.email === email.trim().toLowerCase())?.zone ?? '';

const mostPeople = 500;

/** An empty zone forgets the person. */
export function setPersonZone(people: readonly Person[], email: string, zone: string): Person[] {
  const key = email.trim().toLowerCase();
  const others = people.filter((person) => person.email !== key);
  return key === '' || zone === '' ? others : [...others, { email: key, zone }].slice(-mostPeople);
}
