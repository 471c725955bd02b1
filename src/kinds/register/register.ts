/** The contracts and documents that somebody has signed: until when each runs, whether it renews, and by when notice must be given. */
import type { CalendarEntry } from '@/formats/ics';
import { addDays, addMonths, formatDay, isDay, type Day } from '@/lib/dates';
import { choice, day, integer, text, type RecordOf, type Surroundings, type ValuesOf } from '@/lib/fields';
import type { FileOffer } from '@/lib/files';
import { toSheet } from '@/lib/sheet';
import { foldText } from '@/lib/text';
import { isOver, listDue, listFound } from '@/workspace/share-parts';
import type { Due, Found } from '@/workspace/shares';
import { sheetFiles } from '@/kinds/records/files';
import type { ListData } from '@/kinds/records/state';

export const registerFields = {
  title: text('Contract', { required: 'Say what it is.', placeholder: 'Office lease' }),
  party: text('With', { placeholder: 'Harbor Lane Studio' }),
  signed: day('Signed'),
  ends: day('Term ends', { hint: 'Its last day. Leave empty if there is none.' }),
  renews: choice('After that', ['no', 'yes'], { default: 'no', labels: { no: 'It ends', yes: 'It renews by itself' } }),
  renewMonths: integer('Renews for (months)', { default: '12', min: 1, max: 120 }),
  notice: integer('Notice', { default: '0', min: 0, max: 999, hint: '0: none is needed, or up to the last day.' }),
  noticeUnit: choice('Notice in', ['days', 'weeks', 'months'], {
    default: 'days',
    labels: { days: 'Days', weeks: 'Weeks', months: 'Months' },
  }),
  note: text('Note', { placeholder: 'Where the signed copy is kept' }),
};
export type RegisterEntry = RecordOf<typeof registerFields>;
export type Register = ListData<typeof registerFields>;

/** Beside what a tool keeps; older work has none. */
export interface WithRegister {
  register?: Register | undefined;
}
const none: Register = { records: [], currency: 'USD' };
export const registerOf = ({ register = none }: WithRegister) => register;

type Terms = Pick<ValuesOf<typeof registerFields>, 'ends' | 'renews' | 'renewMonths' | 'notice' | 'noticeUnit'>;

/** What a form refuses may still come in a file. */
const within = (value: number, { min = 0, max = 0 }: { min?: number; max?: number }) =>
  Math.min(max, Math.max(min, Math.trunc(value) || 0));

/** Terms follow each other from the day after the last one, so that a February never shortens the terms after it. */
const endOfTerm = ({ ends, renewMonths }: Terms, count: number): Day =>
  addDays(addMonths(addDays(ends, 1), count * within(renewMonths, registerFields.renewMonths)), -1);

/** Three months to the end of a year are over with September; days are counted back one by one. */
function noticeFor(end: Day, { notice: typed, noticeUnit }: Terms): Day {
  const notice = within(typed, registerFields.notice);
  return noticeUnit === 'months'
    ? addDays(addMonths(addDays(end, 1), -notice), -1)
    : addDays(end, -notice * (noticeUnit === 'weeks' ? 7 : 1));
}

export interface Term {
  /** The last day of the term that runs now, or of the only one. */
  end: Day;
  /** The last day to give notice; empty where it ends by itself. */
  noticeBy: Day;
  /** The end that this notice leads to. */
  noticeTo: Day;
  /** It was too late for the term that runs now; the days of notice are those of the next one. */
  isMissed: boolean;
  isOver: boolean;
}

const mostTerms = 1500;

/** Nothing where it has no last day. */
export function readTerm(entry: Terms, today: Day): Term | undefined {
  if (!isDay(entry.ends)) return undefined;
  if (entry.renews !== 'yes')
    return { end: entry.ends, noticeBy: '', noticeTo: '', isMissed: false, isOver: today !== '' && entry.ends < today };
  const from = (isPast: (end: Day) => boolean) => {
    let count = 0;
    while (count < mostTerms && isPast(endOfTerm(entry, count))) count += 1;
    return endOfTerm(entry, count);
  };
  const end = from((day) => day < today);
  const noticeTo = from((day) => noticeFor(day, entry) < today);
  const noticeBy = noticeFor(noticeTo, entry);
  // Beyond the years that a calendar knows there is nothing to tell.
  if (![end, noticeTo, noticeBy, addDays(end, 1)].every(isDay))
    return { end: entry.ends, noticeBy: '', noticeTo: '', isMissed: false, isOver: false };
  return { end, noticeBy, noticeTo, isMissed: noticeTo !== end, isOver: false };
}

/** "NDA with Harbor Press" */
export const nameEntry = ({ title, party }: Pick<RegisterEntry, 'title' | 'party'>) =>
  party.trim() === '' ? title.trim() : `${title.trim()} with ${party.trim()}`;

/** In a sentence, beside its name. */
export function describeTerm(entry: Terms, today: Day): string {
  const term = readTerm(entry, today);
  if (!term) return 'No last day';
  const long = (at: Day) => formatDay(at, 'long');
  if (entry.renews !== 'yes') return term.isOver ? `Ended on ${long(term.end)}` : `Ends on ${long(term.end)}`;
  if (term.noticeBy === '') return '';
  return term.isMissed
    ? `Renews on ${long(addDays(term.end, 1))}; too late to stop that. Next: give notice by ${long(term.noticeBy)} to end it on ${long(term.noticeTo)}`
    : `Give notice by ${long(term.noticeBy)}, or it renews on ${long(addDays(term.end, 1))}`;
}

/** What is next, first; what has no day, last. */
export const sortEntries = (entries: readonly RegisterEntry[], today: Day): RegisterEntry[] => {
  const keyOf = (entry: RegisterEntry) => {
    const term = readTerm(entry, today);
    return !term ? '9998' : term.isOver ? `9999${term.end}` : term.noticeBy || term.end;
  };
  return entries.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
};

interface Dated {
  id: string;
  day: Day;
  title: string;
}

/** The days that must not pass unseen. */
const daysOf = (entries: readonly RegisterEntry[], today: Day): Dated[] =>
  entries.flatMap((entry) => {
    const term = readTerm(entry, today);
    if (!term) return [];
    const name = nameEntry(entry);
    return [
      ...(term.noticeBy === ''
        ? []
        : [{ id: `register-notice-${entry.id}`, day: term.noticeBy, title: `Last day to give notice: ${name}` }]),
      entry.renews === 'yes' && term.noticeBy !== ''
        ? { id: `register-end-${entry.id}`, day: addDays(term.end, 1), title: `${name} renews` }
        : { id: `register-end-${entry.id}`, day: term.end, title: `${name} ends` },
    ];
  });

export const registerAgenda = (data: WithRegister, around: Surroundings): Due[] =>
  listDue(daysOf(registerOf(data).records, around.today).map((dated) => ({ ...dated, isDone: isOver(dated.day, around) })));

export const registerSearch = (data: WithRegister): Found[] =>
  listFound(registerOf(data).records.map((entry) => ({ id: `register-${entry.id}`, title: nameEntry(entry), text: entry.note })));

/** The list with the days that follow from it, and the same days for a calendar. */
export function registerFiles(data: WithRegister, { today, currency }: Surroundings): FileOffer[] {
  const { records } = registerOf(data);
  if (records.length === 0) return [];
  const sorted = sortEntries(records, today);
  const sheet = toSheet('Register', registerFields, sorted, currency);
  const whole = {
    ...sheet,
    columns: [...sheet.columns, { label: 'Give notice by', kind: 'day' as const }, { label: 'This term ends', kind: 'day' as const }],
    rows: sheet.rows.map((row, index) => {
      const entry = sorted[index];
      const term = entry && readTerm(entry, today);
      return [...row, term?.noticeBy ?? '', term?.end ?? ''];
    }),
  };
  const entries: CalendarEntry[] = daysOf(records, today);
  return [
    ...sheetFiles('contract-register', whole).map((file) => ({ ...file, label: `Register (${file.label})` })),
    {
      label: 'Register (calendar)',
      name: 'contract-register.ics',
      make: async () => (await import('@/formats/ics')).icsFile('Contract register', entries),
    },
  ];
}

/** The same paper with the same people is in it once. */
export const isRegistered = (data: WithRegister, entry: Pick<RegisterEntry, 'title' | 'party' | 'ends'>) =>
  registerOf(data).records.some(
    ({ title, party, ends }) => foldText(nameEntry({ title, party })) === foldText(nameEntry(entry)) && ends === entry.ends,
  );

export const addEntry = <T extends WithRegister>(data: T, entry: RegisterEntry, currency: string): T => ({
  ...data,
  register: { records: [entry, ...registerOf(data).records], currency },
});

/** One that says only what it is. */
export const plainEntry: Omit<RegisterEntry, 'id' | 'title' | 'party'> = {
  signed: '',
  ends: '',
  renews: 'no',
  renewMonths: 12,
  notice: 0,
  noticeUnit: 'days',
  note: '',
};
