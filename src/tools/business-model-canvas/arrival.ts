import type { Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatShortMonth, monthOf, monthsBetween, type Month } from '@/lib/months';
import { sumOf } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { toCurrency, type ActualLine, type ForecastLine, type MoneyLine } from '@/lib/topics/money';
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

interface Total {
  slot: 'costs' | 'revenue';
  word: string;
  /** Empty where there is none. */
  total: string;
}

/** One note in each of the two money blocks, with the tool it comes from. Taken again, it says what the total is now. */
function putTotals(data: CanvasData, totals: readonly Total[], source: Source, kind = ''): Plan<CanvasData> {
  const names: string[] = [];
  const changed: string[] = [];
  const notes = [...data.notes];
  for (const { slot, word, total } of totals) {
    const id = takenId(source, `${slot}${kind}`);
    const place = notes.findIndex((note) => note.id === id);
    const old = notes[place];
    if (total === '' && !old) continue;
    const text = `${word}: ${total || 'none'} (${source.tool})`;
    const note: Note = { ...untagged, slot, ...old, id, text };
    if (!old) notes.push(note);
    else if (old.text === text) continue;
    else notes[place] = note;
    (old ? changed : names).push(`${titleOf(slot, data.canvas)}: ${text}`);
  }
  return names.length + changed.length === 0 ? { data, names: [] } : { data: { ...data, notes }, names, changed };
}

/** What is planned to be paid and earned. */
export function planTotals(data: CanvasData, lines: readonly MoneyLine[], source: Source, { currency }: Surroundings): Plan<CanvasData> {
  const totalOf = (type: MoneyLine['type']) =>
    describeTotal(
      toCurrency(
        lines.filter((line) => line.type === type),
        currency,
      ),
      currency,
    );
  const totals: Total[] = [
    { slot: 'costs', word: 'Costs planned', total: totalOf('expense') },
    { slot: 'revenue', word: 'Revenue planned', total: totalOf('income') },
  ];
  return putTotals(data, totals, source);
}

interface MonthLine {
  month: Month;
  income: number;
  expense: number;
}

/** "Aug 2026 to Oct 2026" */
const nameSpan = (months: readonly MonthLine[]) =>
  [...new Set([months[0], months.at(-1)].map((one) => (one ? formatShortMonth(one.month) : '')))].join(' to ');

const byMonth = <Line extends MonthLine>(lines: readonly Line[]) => lines.toSorted((one, other) => (one.month < other.month ? -1 : 1));

const recentMonths = 3;

/** What was booked in the last three months that are over, by month; a running one says little. */
export function planBooked(data: CanvasData, lines: readonly ActualLine[], source: Source, around: Surroundings): Plan<CanvasData> {
  const { today, currency } = around;
  const over = byMonth(lines.filter(({ month }) => today === '' || month < monthOf(today)));
  const last = over.at(-1)?.month;
  if (last === undefined) return { data, names: [] };
  const recent = over.filter(({ month }) => monthsBetween(month, last) < recentMonths);
  const count = monthsBetween(recent[0]?.month ?? last, last) + 1;
  const totalOf = (of: 'income' | 'expense') => {
    const sum = sumOf(recent.map((line) => line[of]));
    return sum === 0 ? '' : `${formatMoney(Math.round(sum / count), currency)} a month`;
  };
  const span = nameSpan(recent);
  const totals: Total[] = [
    { slot: 'costs', word: `Costs booked, ${span}`, total: totalOf('expense') },
    { slot: 'revenue', word: `Revenue booked, ${span}`, total: totalOf('income') },
  ];
  return putTotals(data, totals, source, '-booked');
}

/** What a forecast expects over all its months. */
export function planExpected(
  data: CanvasData,
  lines: readonly ForecastLine[],
  source: Source,
  { currency }: Surroundings,
): Plan<CanvasData> {
  const months = byMonth(lines);
  const totalOf = (of: 'income' | 'expense') => {
    const sum = sumOf(months.map((line) => line[of]));
    return sum === 0 ? '' : `${formatMoney(sum, currency)} in ${plural(months.length, 'month')}`;
  };
  const span = nameSpan(months);
  const totals: Total[] = [
    { slot: 'costs', word: `Costs expected, ${span}`, total: totalOf('expense') },
    { slot: 'revenue', word: `Revenue expected, ${span}`, total: totalOf('income') },
  ];
  return putTotals(data, totals, source, '-expected');
}
