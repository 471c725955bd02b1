import type { Slot } from './content';
import { titleOf, type CanvasData } from './model';
import { addNotes } from './notes';
import { slotByTitle } from './titles';

interface Arrival {
  notes: { slot: Slot; text: string }[];
  /** Of the blocks they go to. */
  titles: string[];
}

/** Each line of an answer is a note for the block its label names; what stands there already is left out. */
export function planArrival(data: CanvasData, answers: Readonly<Record<string, string>>): Arrival {
  const keyOf = (slot: Slot, text: string) => `${slot} ${text.trim().toLowerCase()}`;
  const known = new Set(data.notes.map(({ slot, text }) => keyOf(slot, text)));
  const notes: Arrival['notes'] = [];
  for (const [label, answer] of Object.entries(answers)) {
    const slot = slotByTitle(label);
    if (!slot) continue;
    for (const line of answer.split(/\r\n|\r|\n/)) {
      const text = line.trim();
      if (text === '' || known.has(keyOf(slot, text))) continue;
      known.add(keyOf(slot, text));
      notes.push({ slot, text });
    }
  }
  return { notes, titles: [...new Set(notes.map(({ slot }) => titleOf(slot, data.canvas)))] };
}

export const takeArrival = (data: CanvasData, answers: Readonly<Record<string, string>>, isSample: boolean): CanvasData =>
  planArrival(data, answers).notes.reduce((current, { slot, text }) => addNotes(current, slot, [text], isSample ? 'sample' : 'note'), data);
