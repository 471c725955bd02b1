import type { Meaning, TextLine } from '@/lib/topics/texts';
import type { Plan } from '@/workspace/shares';
import type { Slot } from './content';
import { titleOf, type CanvasData } from './model';
import { addNotes } from './notes';

/** The block that an answer belongs to. What is offered says best why it is worth it; where nobody said so, what it is. */
const slots: Partial<Record<Meaning, Slot>> = {
  'offer.edge': 'value',
  'customers.problem': 'problem',
  'offer.what': 'solution',
  'customers.who': 'segments',
  'business.model': 'revenue',
  'business.resources': 'resources',
};

/** Each line of an answer is a note for its block; what stands there already is left out. */
export function planNotes(data: CanvasData, lines: readonly TextLine[]): Plan<CanvasData> {
  const keyOf = (slot: Slot, text: string) => `${slot} ${text.trim().toLowerCase()}`;
  const known = new Set(data.notes.map(({ slot, text }) => keyOf(slot, text)));
  const hasEdge = lines.some(({ means }) => means === 'offer.edge');
  const notes = lines.flatMap(({ means, text }) => {
    const first = slots[means];
    const places = means === 'offer.what' && !hasEdge ? (['value', 'solution'] as const) : first ? [first] : [];
    return places.flatMap((slot) => text.split(/\r\n|\r|\n/).map((line) => ({ slot, text: line.trim() })));
  });
  const fresh = notes.filter(({ slot, text }) => {
    const key = keyOf(slot, text);
    return text !== '' && !known.has(key) && known.add(key);
  });
  if (fresh.length === 0) return { data, names: [] };
  return {
    data: fresh.reduce((current, { slot, text }) => addNotes(current, slot, [text], 'note'), data),
    names: fresh.map(({ slot, text }) => `${titleOf(slot, data.canvas)}: ${text}`),
  };
}
