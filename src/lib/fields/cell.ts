import { parseNumber } from '../numbers';
import { parseDay, type DayOrder } from '../parse-day';
import { splitList } from '../text';
import { parseTime } from '../times';
import { mostListItems, optionLabel, type ChoiceField, type FieldDefinition } from './define';
import { readField, type FieldReading, type Surroundings } from './read';

/** "Meeting Scheduled" and "meeting-scheduled" are the same word. */
export const plainWord = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

const wordsOf = new WeakMap<ChoiceField, Map<string, string>>();

/** Every word an option goes by, looked up once a field; the first option keeps a word that two share. */
function optionWords(field: ChoiceField): Map<string, string> {
  const known = wordsOf.get(field);
  if (known) return known;
  const words = new Map<string, string>();
  for (const option of field.options) {
    for (const word of [plainWord(option), plainWord(optionLabel(field, option))]) if (!words.has(word)) words.set(word, option);
  }
  wordsOf.set(field, words);
  return words;
}

/** What the kept form of a field would refuse is refused here, with the reason, and not later when the work is read again. */
function findTooMuch(field: FieldDefinition, cell: string): string | undefined {
  if (!('maxLength' in field)) return undefined;
  const texts = field.kind === 'list' ? splitList(cell) : [field.kind === 'long' ? cell : cell.trim()];
  if (texts.length > mostListItems) return `It has more than ${mostListItems} entries.`;
  const isLong = texts.some((text) => text.length > field.maxLength);
  return isLong ? `It is longer than ${field.maxLength.toLocaleString('en-US')} characters.` : undefined;
}

/** Reads a cell of somebody else's file: dates in any usual form and in the order of their column, options by their label too. */
export function readCell(field: FieldDefinition, cell: string, around: Surroundings, order?: DayOrder): FieldReading {
  const tooMuch = findTooMuch(field, cell);
  if (tooMuch) return { value: field.kind === 'list' ? [] : '', problem: tooMuch };
  if (field.kind === 'flag') return { value: /^(yes|true|1|x|done|completed)$/i.test(cell.trim()) };
  if (field.kind === 'day' && cell.trim() !== '') {
    return readField(field, parseDay(cell, around.today, order) ?? cell, { ...around, today: '' });
  }
  if (field.kind === 'time') return readField(field, parseTime(cell) ?? cell, around);
  if (field.kind === 'range' && cell.trim() !== '') {
    const parsed = parseNumber(cell);
    if (!parsed.ok) return { value: Number(field.default), problem: parsed.problem };
    const isInside = parsed.value >= field.min && parsed.value <= field.max;
    if (!isInside) return { value: Number(field.default), problem: `“${cell.trim()}” isn’t from ${field.min} to ${field.max}.` };
  }
  // An address that is none is kept as it is; only what is typed here is asked about.
  if (field.kind === 'email') return { ...readField({ ...field, kind: 'text' }, cell, around) };
  if (field.kind === 'choice') {
    const wanted = plainWord(cell);
    const option = optionWords(field).get(wanted);
    const reading = readField(field, option ?? cell, around);
    return reading.problem && wanted !== '' ? { ...reading, problem: `“${cell.trim()}” isn’t one of the options.` } : reading;
  }
  // Programs write 12.345 for what they worked out; only a person means thousands by it.
  const isWorkedOut = field.kind === 'money' && /^[^.]*\.\d{3}$/.test(cell);
  return readField(field, isWorkedOut ? `${cell}0` : cell, around);
}
