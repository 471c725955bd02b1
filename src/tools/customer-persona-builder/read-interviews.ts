import { foldText } from '@/lib/text';
import { Told } from '@/lib/told';
import type { Read } from './interviews';

const whoHeaders = ['name', 'who', 'person', 'participant', 'interviewee', 'respondent', 'customer', 'user'];
const noteHeaders = [
  'notes',
  'note',
  'interview',
  'transcript',
  'text',
  'answer',
  'answers',
  'quote',
  'quotes',
  'what they said',
  'comment',
];

/** A table with a column of notes; any other table is left alone, since its columns could mean anything. */
async function readTable(text: string): Promise<Read[] | undefined> {
  const { parseCsv } = await import('@/formats/csv');
  const { headers, rows } = parseCsv(text);
  const find = (names: readonly string[]) => headers.findIndex((header) => names.includes(foldText(header.trim())));
  const notes = find(noteHeaders);
  if (headers.length < 2 || notes < 0) return undefined;
  const who = find(whoHeaders);
  const others = headers.flatMap((_, index) => (index === notes || index === who ? [] : [index]));
  return rows.map((row) => ({
    who: (row[who] ?? '').trim(),
    // An answer is only understood with its question.
    notes: [
      row[notes] ?? '',
      ...others.flatMap((index) => ((row[index] ?? '').trim() === '' ? [] : `${headers[index] ?? ''}: ${row[index] ?? ''}`)),
    ]
      .join('\n')
      .trim(),
  }));
}

const opening = /^\s*(?:#{1,3}\s*)?interview(?:\s+(?:with|of|no\.?))?\s*:?\s*(.{0,120}?)\s*:?\s*$/i;

/** Notes as people write them: "Interview with Ana", then what she said; without such lines it is one interview. */
function readNotes(text: string): Read[] {
  const found: Read[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const who = opening.exec(line)?.[1];
    if (who !== undefined) found.push({ who, notes: '' });
    else {
      const last = found.at(-1) ?? { who: '', notes: '' };
      if (found.length === 0) found.push(last);
      last.notes += `${line}\n`;
    }
  }
  return found.map(({ who, notes }) => ({ who, notes: notes.trim() }));
}

/** Interviews out of a file or what was pasted; a sentence where there is none. */
export async function readInterviews(text: string): Promise<Read[]> {
  const clean = text.replace(/^\uFEFF/, '');
  const found = ((await readTable(clean)) ?? readNotes(clean)).filter(({ notes }) => notes !== '');
  if (found.length === 0)
    throw new Told('There are no notes in it. Write what was said below “Interview with …”, or bring a CSV with a column called Notes.');
  return found;
}
