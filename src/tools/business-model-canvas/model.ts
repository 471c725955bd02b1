import { text } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { toFileName, toSlug } from '@/lib/text';
import { defineState } from '@/workspace/tool-state';
import { canvases, canvasKinds, slots, type CanvasKind, type Confidence, type NoteColor, type Slot } from './content';
import { matchLines } from './lines';
import { sampleLines, sampleTitle } from './sample';

/** One line of a box, one sticky note: the same thing seen in two ways. An empty text is a blank line. */
export interface Note {
  id: string;
  slot: Slot;
  text: string;
  color: NoteColor;
  confidence: Confidence;
  /** How it was or will be found out. */
  experiment: string;
  /** A line of the sample in other words is the user's own. */
  isEdited?: true | undefined;
}

export interface CanvasData {
  title: string;
  canvas: CanvasKind;
  /** In order within each slot; slots may be mixed. */
  notes: Note[];
  /** Counts everything ever added, so that no id is used twice. */
  made: number;
}

export const state = defineState<CanvasData>({
  version: 2,
  migrate: (data) => data,
  innerVersion: ({ name, day, title, notes }) => ({ name, day, part: { title, notes } }),
  title: ({ title }) => title,
  isSample: (data) => hasSampleNotes(data),
  start: () => ({ title: '', canvas: 'business', notes: [], made: 0 }),
  sample: () => ({ title: sampleTitle, canvas: 'business', notes: sampleNotes(), made: 0 }),
});

const sampleNotes = (): Note[] =>
  slots.flatMap((slot) =>
    sampleLines[slot].map(([text, confidence = '', experiment = '', color = ''], index) => ({
      id: `sample-${slot}-${index + 1}`,
      slot,
      text,
      color,
      confidence,
      experiment,
    })),
  );

export const titleLimit = 120;
export const titleFields = { title: text('Title', { maxLength: titleLimit, means: ['company.name', 'idea.name'] }) };
/** Of a box in the text view. */
export const textLimit = 20_000;
export const experimentLimit = 500;

export const isSampleNote = ({ id, isEdited }: Pick<Note, 'id' | 'isEdited'>) => id.startsWith('sample-') && isEdited !== true;
export const hasSampleNotes = ({ notes }: Pick<CanvasData, 'notes'>) => notes.some(isSampleNote);

/** The sample alone is called one as a whole; beside lines of the user's own, its lines are. */
export function sampleMarks({ notes }: Pick<CanvasData, 'notes'>): {
  whole: '' | 'Sample' | 'Partly sample';
  isMarked: (note: Note) => boolean;
} {
  const samples = notes.filter(hasText).filter(isSampleNote).length;
  const isWhole = samples > 0 && samples === notes.filter(hasText).length;
  return {
    whole: isWhole ? 'Sample' : samples > 0 ? 'Partly sample' : '',
    isMarked: (note) => !isWhole && isSampleNote(note) && hasText(note),
  };
}

/** A note with other words. */
export const reword = (note: Note, text: string): Note => ({ ...note, text, ...(isSampleNote(note) ? { isEdited: true as const } : {}) });

export const untagged = { color: '', confidence: '', experiment: '' } as const;
const isTagged = ({ color, confidence, experiment }: Note) => color !== '' || confidence !== '' || experiment !== '';
export const hasText = ({ text }: Pick<Note, 'text'>) => text.trim() !== '';

export type Grouped = ReadonlyMap<Slot, readonly Note[]>;
export const groupNotes = (notes: readonly Note[]): Grouped => groupBy(notes, ({ slot }) => slot);

export const joinNotes = (notes: readonly Note[] = []) => notes.map(({ text }) => text).join('\n');
export const textOf = (data: Pick<CanvasData, 'notes'>, slot: Slot) => joinNotes(data.notes.filter((note) => note.slot === slot));

export const splitLines = (text: string) => (text === '' ? [] : text.split(/\r\n|\r|\n/));

/** Puts the notes of one slot in place of those it has; all others stay where they are. */
export const putSlot = (data: CanvasData, slot: Slot, notes: readonly Note[]): CanvasData => ({
  ...data,
  notes: [...data.notes.filter((note) => note.slot !== slot), ...notes],
});

/** A box typed into: lines that are still there keep their colour, tag and experiment. */
export function setText(data: CanvasData, slot: Slot, text: string): CanvasData {
  const old = data.notes.filter((note) => note.slot === slot);
  const lines = splitLines(text.slice(0, Math.max(textLimit, joinNotes(old).length)));
  if (joinNotes(old) === lines.join('\n')) return data;
  const matches = matchLines(
    old.map((note) => note.text),
    lines,
  );
  let { made } = data;
  const notes = lines.map((line, index): Note => {
    const known = old[matches[index] ?? -1];
    if (known) return known.text === line ? known : reword(known, line);
    made += 1;
    return { id: `note-${made}`, slot, text: line, ...untagged };
  });
  return putSlot({ ...data, made }, slot, notes);
}

/** Empties every box of all three canvases. Versions stay. */
export const clearAll = (data: CanvasData): CanvasData => ({ ...data, title: '', notes: [] });

export const loadSample = (data: CanvasData): CanvasData => ({ ...data, title: sampleTitle, notes: sampleNotes() });

/** There is something of the user's own that would be lost: not an empty canvas, not the sample as it came. */
export function hasOwnContent({ title, notes }: Pick<CanvasData, 'title' | 'notes'>): boolean {
  if (title !== '' && title !== sampleTitle) return true;
  if (notes.every((note) => !hasText(note) && !isTagged(note))) return false;
  const sample = new Map(sampleNotes().map((note) => [note.id, JSON.stringify(note)]));
  return !notes.every((note) => sample.get(note.id) === JSON.stringify(note));
}

export const blocksOf = (kind: CanvasKind) => canvases[kind].blocks;

/** The block's title where the canvas has one for the slot, else that of the first canvas that has. */
export function titleOf(slot: Slot, kind: CanvasKind = 'business'): string {
  for (const canvas of [kind, ...canvasKinds]) {
    const block = canvases[canvas].blocks.find((candidate) => candidate.slot === slot);
    if (block) return block.title;
  }
  return slot;
}

/** Slots that hold notes and have no block on this canvas. */
export function slotsElsewhere(notes: readonly Note[], kind: CanvasKind): { slot: Slot; count: number }[] {
  const shown = new Set(blocksOf(kind).map(({ slot }) => slot));
  const grouped = groupNotes(notes.filter(hasText));
  return slots.flatMap((slot) => {
    const count = grouped.get(slot)?.length ?? 0;
    return shown.has(slot) || count === 0 ? [] : [{ slot, count }];
  });
}

export const shownTitle = ({ title }: Pick<CanvasData, 'title'>) => title.replace(/\s+/g, ' ').trim();

export function fileStem(data: Pick<CanvasData, 'title' | 'canvas' | 'notes'>): string {
  const { stem } = canvases[data.canvas];
  const name = Array.from(toSlug(shownTitle(data)))
    .slice(0, 40)
    .join('');
  const parts = [sampleMarks(data).whole === 'Sample' ? 'sample' : '', name, stem].filter(Boolean);
  return toFileName(parts.join('-'), 'txt', stem).replace(/\.txt$/, '');
}
