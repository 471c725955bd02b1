import { isDay, type Day } from '@/lib/dates';
import { choice, day, longTextLimit, text, type DraftOf } from '@/lib/fields';
import { addBusinessDays, followUpAfter, type fields, type Investor } from './model';

const entryKinds = ['Call', 'Mail', 'Meeting', 'Note'] as const;

export const entryFields = {
  kind: choice('Kind', entryKinds, { default: 'Call' }),
  day: day('Day', { default: 'today', required: 'Choose the day.' }),
  what: text('What happened', { required: 'Say what happened.' }),
};

interface Entry {
  /** Which line of the text it is. */
  line: number;
  /** Empty where the line does not begin with one. */
  day: Day;
  kind: (typeof entryKinds)[number];
  what: string;
}

const pattern = /^(\d{4}-\d{2}-\d{2})\s+(Call|Mail|Meeting|Note):\s*(.*)$/;

/**
 * The timeline is plain text, a line for each entry, so that it travels in any file and can be put right by hand.
 * Newest first; lines of any other shape are undated notes and stand last.
 */
export function parseTimeline(timeline: string): Entry[] {
  const entries = timeline.split('\n').flatMap((raw, line): Entry[] => {
    const text = raw.trim();
    if (text === '') return [];
    const [, on = '', kind, what = ''] = pattern.exec(text) ?? [];
    return isDay(on) ? [{ line, day: on, kind: kind as Entry['kind'], what }] : [{ line, day: '', kind: 'Note', what: text }];
  });
  return entries.sort((a, b) => (a.day === b.day ? b.line - a.line : a.day < b.day ? 1 : -1));
}

type NewEntry = Omit<Entry, 'line'>;

export const canLog = (investor: Investor, { what }: NewEntry) => investor.timeline.length + what.length + 40 <= longTextLimit;

/** A new line, and what follows from it: a call, mail or meeting is contact, and a meeting asks for a follow-up. */
export function logEntry(investor: Investor, entry: NewEntry, today: Day): Partial<Investor> {
  const line = `${entry.day} ${entry.kind}: ${entry.what.replace(/\s+/g, ' ').trim()}`;
  const isContact = entry.kind !== 'Note' && entry.day > investor.lastContact && entry.day <= today;
  const needsFollowUp = entry.kind === 'Meeting' && investor.nextFollowUp <= entry.day;
  return {
    timeline: [investor.timeline.trimEnd(), line].filter(Boolean).join('\n'),
    ...(isContact ? { lastContact: entry.day } : {}),
    ...(needsFollowUp ? { nextFollowUp: addBusinessDays(entry.day, followUpAfter) } : {}),
  };
}

/** A form open on the same investor takes the entry too, after what was typed there; saved later, it does not take it away. */
export function logInForm(drafts: Record<string, unknown>, investor: Investor, entry: NewEntry, today: Day): Record<string, unknown> {
  const open = drafts.record as { id?: string; draft?: Partial<DraftOf<typeof fields>> } | undefined;
  if (open?.id !== investor.id) return drafts;
  const { timeline, lastContact, nextFollowUp } = { ...investor, ...open.draft };
  const change = logEntry({ ...investor, timeline, lastContact, nextFollowUp }, entry, today);
  return { ...drafts, record: { ...open, draft: { ...open.draft, ...change } } };
}

export const removeEntry = (timeline: string, line: number) =>
  timeline
    .split('\n')
    .filter((_, index) => index !== line)
    .join('\n');
