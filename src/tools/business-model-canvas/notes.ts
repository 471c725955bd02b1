import { replaceById } from '@/lib/lists';
import type { Confidence, Slot } from './content';
import { hasText, putSlot, reword, splitLines, textLimit, untagged, type CanvasData, type Note } from './model';

/** New notes at the end of a slot, one a line; a blank line at its end is written on first. */
export function addNotes(data: CanvasData, slot: Slot, texts: readonly string[], prefix: 'note' | 'sample' = 'note'): CanvasData {
  const lines = texts.flatMap(splitLines).filter((line) => line.trim() !== '');
  if (lines.length === 0) return data;
  let { made } = data;
  const added = lines.map((text): Note => {
    made += 1;
    return { id: `${prefix}-${made}`, slot, text: text.trim().slice(0, textLimit), ...untagged };
  });
  const present = data.notes.filter((note) => note.slot === slot);
  const last = present.at(-1);
  const kept = last && !hasText(last) ? present.slice(0, -1) : present;
  return putSlot({ ...data, made }, slot, [...kept, ...added]);
}

const bullet = /^\s*[-–—*+•◦▪▫‣⁃·●○■□➤✓]\s+(?=\S)/u;

/** A list copied from elsewhere comes without its bullets; where some line has none, they may mean something and stay. */
export function dropBullets(text: string): string {
  const lines = splitLines(text).filter((line) => line.trim() !== '');
  return lines.every((line) => bullet.test(line)) ? lines.map((line) => line.replace(bullet, '')).join('\n') : text;
}

export const findNote = (data: CanvasData, id: string) => data.notes.find((note) => note.id === id);

export const changeNote = (
  data: CanvasData,
  id: string,
  change: Partial<Pick<Note, 'color' | 'confidence' | 'experiment'>>,
): CanvasData => ({
  ...data,
  notes: replaceById(data.notes, id, (note) => ({ ...note, ...change })),
});

/** A note written anew. Further lines become notes of their own below it; an emptied note leaves things as they were. */
export function rewriteNote(data: CanvasData, id: string, typed: string): CanvasData {
  const note = findNote(data, id);
  const [first, ...more] = splitLines(typed)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (!note || first === undefined || (first === note.text && more.length === 0)) return data;
  let { made } = data;
  const added = more.map((text): Note => {
    made += 1;
    return { id: `note-${made}`, slot: note.slot, text, ...untagged };
  });
  const notes = data.notes.flatMap((other) => (other.id === id ? [first === note.text ? note : reword(note, first), ...added] : [other]));
  return { ...data, made, notes };
}

export const removeNote = (data: CanvasData, id: string): CanvasData => ({ ...data, notes: data.notes.filter((note) => note.id !== id) });

export interface NoteMove {
  id: string;
  slot: Slot;
  /** The note it is to stand before; none for the end of the slot. */
  before: string | undefined;
}

/** Below the last note of a slot; blank lines at its end stay at its end. */
function endOf(notes: readonly Note[], slot: Slot): number {
  const last = notes.findLastIndex((note) => note.slot === slot && hasText(note));
  if (last !== -1) return last + 1;
  const first = notes.findIndex((note) => note.slot === slot);
  return first === -1 ? notes.length : first;
}

export function moveNote(data: CanvasData, { id, slot, before }: NoteMove): CanvasData {
  const note = findNote(data, id);
  if (!note || id === before) return data;
  const others = data.notes.filter((other) => other.id !== id);
  const at = others.findIndex((other) => other.id === before && other.slot === slot);
  const moved = note.slot === slot ? note : { ...note, slot };
  const place = at === -1 ? endOf(others, slot) : at;
  const notes = [...others.slice(0, place), moved, ...others.slice(place)];
  const inSlot = (list: readonly Note[]) => list.filter((other) => other.slot === slot);
  const old = inSlot(data.notes);
  const isSame = note.slot === slot && inSlot(notes).every((other, index) => other === old[index]);
  return isSame ? data : { ...data, notes };
}

export function countConfidence(notes: readonly Note[]): Record<Confidence, number> {
  const counts: Record<Confidence, number> = { '': 0, guess: 0, tested: 0, proven: 0 };
  for (const { confidence } of notes) counts[confidence] += 1;
  return counts;
}
