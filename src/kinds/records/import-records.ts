import { emptyDraft, type Fields, type RecordOf, type Surroundings } from '@/lib/fields';
import { readCell } from '@/lib/fields/cell';
import { foldText, plural } from '@/lib/text';

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

export interface ImportPlan<F extends Fields> {
  records: RecordOf<F>[];
  duplicates: number;
  /** Rows that cannot become a record, with the reason; the file's own row numbers. */
  problems: { row: number; reason: string }[];
}

/** What an import would do, before it is done. Records already there, and doubles within the file, are left out. */
export function planImport<F extends Fields>(
  fields: F,
  table: ImportedTable,
  mapping: Mapping,
  existing: readonly RecordOf<F>[],
  around: Surroundings,
  options: {
    identity: (record: RecordOf<F>) => string;
    makeId: () => string;
    /** Why a record is refused that every field alone would take; empty where it is not. */
    refuse?: ((record: RecordOf<F>) => string) | undefined;
  },
): ImportPlan<F> {
  const seen = new Set(existing.map(options.identity));
  const plan: ImportPlan<F> = { records: [], duplicates: 0, problems: [] };
  const start = emptyDraft(fields, around.today) as Record<string, string | boolean>;
  table.rows.forEach((row, index) => {
    const values: Record<string, unknown> = {};
    let reason = '';
    for (const [name, field] of Object.entries(fields)) {
      const column = mapping[name] ?? -1;
      const cell = column >= 0 ? (row[column] ?? '') : '';
      const isDefault = cell.trim() === '' && start[name] !== '';
      const reading = readCell(field, isDefault ? String(start[name]) : cell, around);
      values[name] = reading.value;
      if (reading.problem && !reason) reason = `${field.label}: ${reading.problem}`;
    }
    const record = { ...values, id: options.makeId() } as RecordOf<F>;
    const identity = options.identity(record);
    reason ||= options.refuse?.(record) ?? '';
    if (reason) plan.problems.push({ row: index + 2, reason });
    else if (seen.has(identity)) plan.duplicates += 1;
    else {
      seen.add(identity);
      plan.records.push(record);
    }
  });
  return plan;
}

export function describePlan({ records, duplicates, problems }: ImportPlan<Fields>, noun: string): string {
  const parts = [`${plural(records.length, noun)} to add`];
  if (duplicates > 0) parts.push(`${duplicates.toLocaleString('en-US')} already here`);
  if (problems.length > 0) parts.push(`${plural(problems.length, 'row')} that cannot be read`);
  return `${parts.join(', ')}.`;
}

/** The same, once it is done. */
export const describeTaken = (plan: ImportPlan<Fields>, noun: string) =>
  describePlan({ ...plan, problems: [] }, noun).replace('to add', 'added');
