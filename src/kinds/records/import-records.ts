import { typedCurrency } from '@/lib/currencies';
import { emptyDraft, type ChoiceField, type FieldDefinition, type Fields, type RecordOf, type Surroundings } from '@/lib/fields';
import { plainWord, readCell } from '@/lib/fields/cell';
import { decideDayOrder, type DayOrder } from '@/lib/parse-day';
import { foldText, plural } from '@/lib/text';
import { sampleWord } from './files';
import { toSampleId } from './state';

/** A table from somebody else's file. */
export interface ImportedTable {
  headers: string[];
  rows: string[][];
}

/** Which column of the file fills which field; -1 leaves the field at its default. */
export type Mapping = Record<string, number>;

const plainName = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '');

/** Columns whose header is a field's label, name or a usual other word for it. */
export function guessMapping(fields: Fields, headers: readonly string[], otherNames: Record<string, readonly string[]> = {}): Mapping {
  const plain = headers.map(plainName);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const wanted = [name, field.label, ...(otherNames[name] ?? [])].map(plainName);
      return [name, plain.findIndex((header) => wanted.includes(header))];
    }),
  );
}

/** The cells of a field's column, those that hold something. */
const cellsOf = (table: ImportedTable, mapping: Mapping, name: string) => {
  const column = mapping[name] ?? -1;
  return column < 0 ? [] : table.rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '');
};

/** What only the user can know of a file, by field. */
export interface ImportAnswers {
  /** Which comes first in dates such as 01/11/2026. */
  orders: Record<string, DayOrder>;
  /** What a word means that is none of the options; nothing where its rows are left out. */
  meanings: Record<string, Record<string, string>>;
  /** Rows that repeat an earlier row of the same file; unanswered, they are kept only where things may happen twice. */
  keepsRepeats?: boolean;
}

export const noAnswers: ImportAnswers = { orders: {}, meanings: {} };

/** Columns of dates that can be read two ways, with an example. */
export function findOpenDates(fields: Fields, table: ImportedTable, mapping: Mapping) {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'day') return [];
    const cells = cellsOf(table, mapping, name);
    const order = decideDayOrder(cells);
    const example = cells.find((cell) => /^\s*\d{1,2}[/-]\d{1,2}[/-]/.test(cell)) ?? '';
    return order === 'open' || order === 'mixed' ? [{ name, label: field.label, example: example.trim(), isMixed: order === 'mixed' }] : [];
  });
}

/** States that every program has its own words for. */
const states = [
  /^(completed?|done|closed|finished|resolved|shipped|released|live)$/,
  /^(in progress|doing|started|wip|active|ongoing|in review|review)$/,
  /^(to ?do|not started|open|new|backlog|planned|next up|later)$/,
];

/** Where a word that is no option may go without a question: what it means elsewhere, "Other", or what the field starts with. */
export const fallbackOption = (field: ChoiceField, word = ''): string =>
  states.filter((state) => state.test(word)).flatMap((state) => field.options.filter((option) => state.test(plainWord(option))))[0] ??
  field.options.find((option) => /^other$/i.test(option) || /^other$/i.test(field.labels?.[option] ?? '')) ??
  field.default;

const mostWords = 40;

/** Words in a column of choices that are none of the options. */
export function findUnknownWords(fields: Fields, table: ImportedTable, mapping: Mapping, around: Surroundings) {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'choice') return [];
    const words = new Map<string, string>();
    for (const cell of cellsOf(table, mapping, name)) {
      if (words.size < mostWords && !words.has(plainWord(cell)) && readCell(field, cell, around).problem)
        words.set(plainWord(cell), cell.trim());
    }
    return words.size === 0 ? [] : [{ name, field, words: [...words].map(([word, shown]) => ({ word, shown })) }];
  });
}

/** The one currency that all signed amounts of the file are in; nothing where none is signed, or they differ. */
export function findCurrency(fields: Fields, table: ImportedTable, mapping: Mapping, current: string): string | undefined {
  const codes = new Set<string>();
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'money') continue;
    for (const cell of cellsOf(table, mapping, name)) {
      const code = typedCurrency(cell, current);
      if (code !== undefined) codes.add(code);
    }
  }
  return codes.size === 1 ? [...codes][0] : undefined;
}

export interface ImportPlan<F extends Fields> {
  records: RecordOf<F>[];
  /** Rows that are in the list already. */
  duplicates: number;
  /** Rows that say the same as an earlier row of the file; in `records` only if they are to be kept. */
  repeats: number;
  /** Rows that cannot become a record, with the reason; the file's own row numbers. */
  problems: { row: number; reason: string }[];
}

export interface PlanOptions<F extends Fields> {
  identity: (record: RecordOf<F>) => string;
  makeId: () => string;
  /** Why a record is refused that every field alone would take; empty where it is not. */
  refuse?: ((record: RecordOf<F>) => string) | undefined;
  /** The same thing may happen twice, such as a payment; people, names and links are listed once. */
  mayRepeat?: boolean;
  answers?: ImportAnswers;
}

/** A cell as its field reads it, with what the user said of the file. */
function readMapped(name: string, field: FieldDefinition, cell: string, around: Surroundings, answers: ImportAnswers, order?: DayOrder) {
  const meaning = field.kind === 'choice' ? answers.meanings[name]?.[plainWord(cell)] : undefined;
  // A word whose rows are left out keeps the problem it has.
  return readCell(field, meaning || cell, around, order);
}

/** How many rows are planned between two looks at the clock. */
const pieceRows = 100;

/** What an import would do, before it is done, in pieces: says after each how many rows are through. */
function* planInPieces<F extends Fields>(
  fields: F,
  table: ImportedTable,
  mapping: Mapping,
  existing: readonly RecordOf<F>[],
  around: Surroundings,
  { identity, makeId, refuse, mayRepeat = false, answers = noAnswers }: PlanOptions<F>,
): Generator<number, ImportPlan<F>> {
  const kept = new Map<string, number>();
  for (const record of existing) kept.set(identity(record), (kept.get(identity(record)) ?? 0) + 1);
  const seen = new Set<string>();
  const { keepsRepeats = mayRepeat } = answers;
  const plan: ImportPlan<F> = { records: [], duplicates: 0, repeats: 0, problems: [] };
  const start = emptyDraft(fields, around.today) as Record<string, string | boolean>;
  const orders = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const found = field.kind === 'day' ? decideDayOrder(cellsOf(table, mapping, name)) : 'month-first';
      return [name, found === 'open' || found === 'mixed' ? (answers.orders[name] ?? 'month-first') : found] as const;
    }),
  );
  // Our own files mark samples in a column of that name, which is no field.
  const markColumn = table.headers.findIndex((header, column) => header === sampleWord && !Object.values(mapping).includes(column));
  for (const [index, row] of table.rows.entries()) {
    if (index > 0 && index % pieceRows === 0) yield index;
    const values: Record<string, unknown> = {};
    let reason = '';
    for (const [name, field] of Object.entries(fields)) {
      const column = mapping[name] ?? -1;
      const cell = column >= 0 ? (row[column] ?? '') : '';
      const isDefault = cell.trim() === '' && start[name] !== '';
      const reading = readMapped(name, field, isDefault ? String(start[name]) : cell, around, answers, orders[name]);
      values[name] = reading.value;
      if (reading.problem && !reason) reason = `${field.label}: ${reading.problem}`;
    }
    const isSample = markColumn >= 0 && row[markColumn]?.trim() === sampleWord;
    const record = { ...values, id: isSample ? toSampleId(makeId()) : makeId() } as RecordOf<F>;
    const key = identity(record);
    const left = kept.get(key) ?? 0;
    reason ||= refuse?.(record) ?? '';
    if (reason) plan.problems.push({ row: index + 2, reason });
    else if (left > 0) {
      kept.set(key, left - 1);
      plan.duplicates += 1;
      seen.add(key);
    } else {
      if (seen.has(key)) plan.repeats += 1;
      if (!seen.has(key) || keepsRepeats) plan.records.push(record);
      seen.add(key);
    }
  }
  return plan;
}

/** What an import would do, before it is done. Records already there are left out; repeats within the file as was answered. */
export function planImport<F extends Fields>(...given: Parameters<typeof planInPieces<F>>): ImportPlan<F> {
  const pieces = planInPieces(...given);
  for (;;) {
    const step = pieces.next();
    if (step.done) return step.value;
  }
}

/** The same, with the page alive in between. Nothing where it was stopped. */
export async function planCalmly<F extends Fields>(
  signal: AbortSignal,
  onProgress: (share: number) => void,
  pause: () => Promise<void>,
  ...given: Parameters<typeof planInPieces<F>>
): Promise<ImportPlan<F> | undefined> {
  const pieces = planInPieces(...given);
  for (;;) {
    const step = pieces.next();
    if (signal.aborted) return undefined;
    if (step.done) return step.value;
    onProgress(step.value / given[1].rows.length);
    await pause();
  }
}

export function describePlan({ records, duplicates, repeats, problems }: ImportPlan<Fields>, noun: string): string {
  const parts = [`${plural(records.length, noun)} to add`];
  if (duplicates > 0) parts.push(`${duplicates.toLocaleString('en-US')} already here`);
  if (repeats > 0) parts.push(`${repeats.toLocaleString('en-US')} repeated in the file`);
  if (problems.length > 0) parts.push(`${plural(problems.length, 'row')} that can’t be read`);
  return `${parts.join(', ')}.`;
}

/** The same, once it is done. */
export const describeTaken = (plan: ImportPlan<Fields>, noun: string) =>
  describePlan({ ...plan, repeats: 0, problems: [] }, noun).replace('to add', 'added');
