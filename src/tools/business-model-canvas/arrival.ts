import type { Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { toCurrency, type MoneyLine } from '@/lib/topics/money';
import type { Meaning, TextLine } from '@/lib/topics/texts';
import { takenId, type Plan, type Source } from '@/workspace/shares';
import type { Slot } from './content';
import { titleOf, untagged, type CanvasData, type Note } from './model';
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

const timesAMonth = { monthly: 1, quarterly: 1 / 3, yearly: 1 / 12 } as const;

/** "$4,200.00 a month, $900.00 once": what was planned, added up; nothing where there is none. */
function describeTotal(lines: readonly MoneyLine[], currency: string): string {
  const regular = lines.flatMap(({ repeats, amount }) => (repeats === 'once' ? [] : [amount * timesAMonth[repeats]]));
  const once = lines.filter(({ repeats }) => repeats === 'once').map(({ amount }) => amount);
  return [
    regular.length > 0 ? `${formatMoney(Math.round(sumOf(regular)), currency)} a month` : '',
    once.length > 0 ? `${formatMoney(sumOf(once), currency)} once` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The totals of a plan with figures, as one note in each of the two money blocks. Taken again, they say what is planned now. */
export function planTotals(data: CanvasData, lines: readonly MoneyLine[], source: Source, { currency }: Surroundings): Plan<CanvasData> {
  const wanted = [
    { slot: 'costs', word: 'Costs planned', own: lines.filter(({ type }) => type === 'expense') },
    { slot: 'revenue', word: 'Revenue planned', own: lines.filter(({ type }) => type === 'income') },
  ] as const;
  const names: string[] = [];
  const changed: string[] = [];
  const notes = [...data.notes];
  for (const { slot, word, own } of wanted) {
    const total = describeTotal(toCurrency(own, currency), currency);
    if (total === '') continue;
    const id = takenId(source, slot);
    const text = `${word}: ${total}`;
    const place = notes.findIndex((note) => note.id === id);
    const old = notes[place];
    const note: Note = { ...untagged, slot, ...old, id, text };
    if (!old) notes.push(note);
    else if (old.text === text) continue;
    else notes[place] = note;
    (old ? changed : names).push(`${titleOf(slot, data.canvas)}: ${text}`);
  }
  return names.length + changed.length === 0 ? { data, names: [] } : { data: { ...data, notes }, names, changed };
}
