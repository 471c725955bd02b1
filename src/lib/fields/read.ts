import { typedMark } from '../currencies';
import { formatDay, isDay } from '../dates';
import { formatMoney, formatPlainMoney, formatRate, minorDigits, parseMoney, toMajor } from '../money';
import {
  clamp,
  formatNumber,
  formatPercent,
  parseNumber,
  toFraction,
  toPercent,
  withoutGroupDot,
  typeDecimal,
  type Parsed,
} from '../numbers';
import { isEmail } from '../links';
import { splitList } from '../text';
import { formatTime, isTime } from '../times';
import { isNumeric, optionLabel, type DraftOf, type FieldDefinition, type Fields, type NumberField, type ValuesOf } from './define';

/** What reading depends on beside the text: the user's own day and currency. */
export interface Surroundings {
  today: string;
  currency: string;
}

export type Messages = Partial<Record<string, string>>;

export interface Reading<F extends Fields> {
  /** Always complete: what cannot be read counts as zero or empty. */
  values: ValuesOf<F>;
  /** Why a record cannot be saved as typed, by field. */
  problems: Messages;
  /** How a field was understood, where that may surprise. */
  notes: Messages;
}

export interface FieldReading {
  value: unknown;
  problem?: string | undefined;
  note?: string | undefined;
}

function readNumber(field: NumberField, raw: string, { currency }: Surroundings, isGrouped = field.kind === 'integer'): FieldReading {
  if (raw.trim() === '') return { value: 0, problem: field.required };
  const grouped = withoutGroupDot(raw);
  const parsed: Parsed<number> =
    field.kind === 'money'
      ? parseMoney(minorDigits(currency) > 2 ? raw : grouped, currency, field.isRate)
      : parseNumber(isGrouped ? grouped : raw);
  if (!parsed.ok) return { value: 0, problem: parsed.problem };
  let value = parsed.value;
  if (field.kind === 'percent') value = toFraction(value);
  // Whether "1.500" is one and a half or fifteen hundred is never left to be found out later.
  let note = grouped === raw || field.kind === 'percent' ? undefined : `Read as ${formatValue(field, value, currency)}.`;
  if (field.kind === 'integer' && !Number.isInteger(value)) {
    note = `${formatNumber(value)} is read as ${formatNumber(Math.trunc(value))}.`;
    value = Math.trunc(value) + 0;
  }
  const { min = -Infinity, max = Infinity } = field;
  if (value < min) return { value: min, problem: `${field.label} can’t be below ${formatValue(field, min, currency)}.` };
  if (value > max) return { value: max, problem: `${field.label} can’t be above ${formatValue(field, max, currency)}.` };
  return { value, note };
}

export function readField(field: FieldDefinition, raw: string | boolean, around: Surroundings): FieldReading {
  if (field.kind === 'flag') return { value: raw === true };
  const typed = typeof raw === 'string' ? raw : '';
  const trimmed = typed.trim();
  const missing = trimmed === '' ? field.required : undefined;
  if (isNumeric(field)) return readNumber(field, typed, around);
  switch (field.kind) {
    case 'range': {
      const parsed = parseNumber(typed === '' ? field.default : typed);
      const value = parsed.ok ? Math.round(parsed.value) : Number(field.default);
      return { value: clamp(value, field.min, field.max) };
    }
    case 'day': {
      if (trimmed === '') return { value: '', problem: missing };
      if (!isDay(trimmed)) return { value: '', problem: `“${trimmed}” isn’t a date.` };
      const isEarly = field.earliest === 'today' && around.today !== '' && trimmed < around.today;
      return { value: trimmed, note: isEarly ? 'This day has already passed.' : undefined };
    }
    case 'time':
      if (trimmed === '' || isTime(trimmed)) return { value: trimmed, problem: missing };
      return { value: '', problem: `“${trimmed}” isn’t a time.` };
    case 'choice':
      if (field.options.includes(trimmed)) return { value: trimmed };
      return { value: field.default, problem: missing ?? (trimmed === '' ? undefined : `Choose one of the options.`) };
    case 'list':
      return { value: splitList(typed), problem: missing };
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(trimmed)
        ? { value: trimmed.toLowerCase() }
        : { value: field.default, problem: 'Use a color such as #0b6b4a.' };
    case 'email':
      if (trimmed !== '' && !isEmail(trimmed)) return { value: trimmed, problem: 'Enter an e-mail address such as name@example.com.' };
      return { value: trimmed, problem: missing };
    default:
      return { value: field.kind === 'long' ? typed : trimmed, problem: missing };
  }
}

export function readDraft<F extends Fields>(fields: F, draft: DraftOf<F>, around: Surroundings): Reading<F> {
  const values: Record<string, unknown> = {};
  const problems: Messages = {};
  const notes: Messages = {};
  for (const [name, field] of Object.entries(fields)) {
    const drafted = draft as Record<string, string | boolean>;
    const raw = drafted[name] ?? '';
    const unit = isNumeric(field) && field.unitIn !== undefined ? drafted[field.unitIn] : '';
    const reading =
      typeof unit === 'string' && typedMark(unit) !== ''
        ? readNumber(field as NumberField, String(raw), around, true)
        : readField(field, raw, around);
    values[name] = reading.value;
    if (reading.problem) problems[name] = reading.problem;
    if (reading.note) notes[name] = reading.note;
  }
  return { values: values as ValuesOf<F>, problems, notes };
}

/** Whether a required field still waits for its answer. */
function isMissing(field: FieldDefinition, raw: string | boolean): boolean {
  if (field.required === undefined || typeof raw !== 'string') return false;
  return field.kind === 'choice' ? !field.options.includes(raw.trim()) : raw.trim() === '';
}

/** The required fields that still wait for their answer. */
export const findMissing = <F extends Fields>(fields: F, draft: DraftOf<F>): (keyof F & string)[] =>
  Object.keys(fields).filter((name) => isMissing(fields[name] as FieldDefinition, draft[name] ?? ''));

export const isComplete = <F extends Fields>(fields: F, draft: DraftOf<F>): boolean => findMissing(fields, draft).length === 0;

export const hasProblems = (messages: Messages) => Object.keys(messages).length > 0;

export function emptyDraft<F extends Fields>(fields: F, today: string): DraftOf<F> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === 'day' && field.default === 'today' ? today : field.default,
  ]);
  return Object.fromEntries(entries) as DraftOf<F>;
}

/** A kept draft with whatever is missing or malformed in it put back to the default. */
export function completeDraft<F extends Fields>(fields: F, kept: unknown, today: string): DraftOf<F> {
  const draft = emptyDraft(fields, today) as Record<string, string | boolean>;
  if (typeof kept !== 'object' || kept === null) return draft as DraftOf<F>;
  for (const [name, value] of Object.entries(kept)) {
    if (Object.hasOwn(draft, name) && typeof value === typeof draft[name]) draft[name] = value as string | boolean;
  }
  return draft as DraftOf<F>;
}

/** A saved record as it would be typed, for the edit form. */
export function draftFrom<F extends Fields>(fields: F, values: ValuesOf<F>, currency: string): DraftOf<F> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    typedValue(field, (values as Record<string, unknown>)[name], currency),
  ]);
  return Object.fromEntries(entries) as DraftOf<F>;
}

export function typedValue(field: FieldDefinition, value: unknown, currency: string): string | boolean {
  if (field.kind === 'flag') return value === true;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') {
    if (field.kind === 'money')
      return field.isRate && !Number.isInteger(value) ? typeDecimal(toMajor(value, currency)) : formatPlainMoney(value, currency);
    if (field.kind === 'percent') return String(toPercent(value));
    return 'unitIn' in field ? typeDecimal(value) : String(value);
  }
  return typeof value === 'string' ? value : '';
}

/** A value in the words of the screen. */
export function formatValue(field: FieldDefinition, value: unknown, currency: string): string {
  if (field.kind === 'flag') return value === true ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') {
    if (field.kind === 'money') return (field.isRate ? formatRate : formatMoney)(value, currency);
    if (field.kind === 'percent') return formatPercent(value);
    return formatNumber(value);
  }
  if (typeof value !== 'string') return '';
  if (field.kind === 'day') return formatDay(value);
  if (field.kind === 'time') return formatTime(value);
  return field.kind === 'choice' ? optionLabel(field, value) : value;
}
