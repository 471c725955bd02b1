import type { SectionChange } from '@/lib/compare-texts';
import { confidenceNames, noteColorNames, slots, type CanvasKind, type Slot } from './content';
import { isEdited } from './lines';
import { groupNotes, hasText, titleOf, type CanvasData, type Note } from './model';

export interface NoteChange {
  kind: 'added' | 'removed' | 'changed';
  /** As it is now; as it was where it is gone. */
  text: string;
  /** What is different: "was …", "Guess → Tested". */
  details: string[];
}

export interface SlotChanges {
  slot: Slot;
  changes: NoteChange[];
}

const arrow = (from: string, to: string) => `${from} → ${to}`;

function describeChange(was: Note, is: Note, kind: CanvasKind): string[] {
  return [
    ...(was.text.trim() === is.text.trim() ? [] : [`was “${was.text.trim()}”`]),
    ...(was.slot === is.slot ? [] : [`moved from ${titleOf(was.slot, kind)}`]),
    ...(was.confidence === is.confidence ? [] : [arrow(confidenceNames[was.confidence], confidenceNames[is.confidence])]),
    ...(was.experiment.trim() === is.experiment.trim()
      ? []
      : [is.experiment.trim() === '' ? 'experiment removed' : `experiment: ${is.experiment.trim()}`]),
    ...(was.color === is.color ? [] : [arrow(noteColorNames[was.color], noteColorNames[is.color])]),
  ];
}

/** The same id in another block and with other words is a note of another file, not this one moved. */
const isSameNote = (was: Note, is: Note) =>
  was.slot === is.slot || was.text.trim() === is.text.trim() || isEdited(was.text.trim(), is.text.trim());

/** Old and new of each note: by its id, else by the same text in the same block. */
function pairNotes(before: readonly Note[], after: readonly Note[]): Map<Note, Note> {
  const pairs = new Map<Note, Note>();
  const old = new Map(before.map((note) => [note.id, note]));
  for (const note of after) {
    const known = old.get(note.id);
    if (!known || !isSameNote(known, note)) continue;
    pairs.set(note, known);
    old.delete(note.id);
  }
  const keyOf = ({ slot, text }: Note) => JSON.stringify([slot, text.trim()]);
  const rest = new Map<string, Note[]>();
  for (const note of old.values()) rest.set(keyOf(note), [...(rest.get(keyOf(note)) ?? []), note]);
  for (const note of after) {
    const same = pairs.has(note) ? undefined : rest.get(keyOf(note))?.shift();
    if (same) pairs.set(note, same);
  }
  return pairs;
}

/** What came, went and changed, by the blocks of the open canvas; blank lines and order are no change worth telling. */
export function compareNotes(before: readonly Note[], after: readonly Note[], kind: CanvasKind): SlotChanges[] {
  const [old, now] = [before.filter(hasText), after.filter(hasText)];
  const pairs = pairNotes(old, now);
  const kept = new Set(pairs.values());
  const [oldBySlot, nowBySlot] = [groupNotes(old), groupNotes(now)];
  return slots.flatMap((slot) => {
    const changes: NoteChange[] = [];
    for (const note of nowBySlot.get(slot) ?? []) {
      const was = pairs.get(note);
      const details = was ? describeChange(was, note, kind) : [];
      if (!was) changes.push({ kind: 'added', text: note.text.trim(), details });
      else if (details.length > 0) changes.push({ kind: 'changed', text: note.text.trim(), details });
    }
    for (const note of oldBySlot.get(slot) ?? []) {
      if (!kept.has(note)) changes.push({ kind: 'removed', text: note.text.trim(), details: [] });
    }
    return changes.length > 0 ? [{ slot, changes }] : [];
  });
}

const lineOf = ({ text, details }: NoteChange) => [text, ...details].join('; ');

/** The same as lines that came and went; a note that changed says what it was. */
export function compareCanvases(was: CanvasData, is: CanvasData): SectionChange[] {
  return compareNotes(was.notes, is.notes, is.canvas).map(({ slot, changes }) => ({
    title: titleOf(slot, is.canvas),
    kind: 'changed',
    added: changes.filter(({ kind }) => kind !== 'removed').map(lineOf),
    removed: changes.filter(({ kind }) => kind === 'removed').map(lineOf),
  }));
}
