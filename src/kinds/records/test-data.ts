import { emptyDraft, readDraft, type DraftOf, type Fields, type RecordOf, type Surroundings } from '@/lib/fields';
import { guessMapping, planImport, type ImportedTable, type ImportPlan, type PlanOptions } from './import-records';

/** A record as a form makes it of what is typed into it. */
export const typedRecord = <F extends Fields>(fields: F, around: Surroundings, id: string, typed: Partial<DraftOf<F>>): RecordOf<F> => ({
  ...readDraft(fields, { ...emptyDraft(fields, around.today), ...typed }, around).values,
  id,
});

interface Options<F extends Fields> extends Partial<PlanOptions<F>> {
  identity: PlanOptions<F>['identity'];
  around: Surroundings;
  otherNames?: Record<string, readonly string[]>;
}

/** What the table of a chosen file would do to a list, with its columns found as the dialog finds them. */
export function planFile<F extends Fields>(
  fields: F,
  table: ImportedTable,
  existing: readonly RecordOf<F>[],
  { around, otherNames, ...options }: Options<F>,
): ImportPlan<F> {
  let made = 0;
  return planImport(fields, table, guessMapping(fields, table.headers, otherNames), existing, around, {
    makeId: () => `new-${(made += 1)}`,
    ...options,
  });
}
