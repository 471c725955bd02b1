import { useMemo, useState } from 'react';
import { formatValue, type Fields, type RecordOf } from '@/lib/fields';
import { midSentence, pluralOf } from '@/lib/text';
import { makeId } from '@/platform/clock';
import { Dialog } from '@/ui/dialog';
import { describeTaken, guessMapping, planImport, type ImportedTable, type Mapping } from './import-records';
import { FileStep, MatchStep, OutcomeStep, useImportedTable } from './import-steps';
import { showToast } from '@/ui/toast';
import type { Records } from './use-records';

export interface ImportDialogProps<F extends Fields, Extra> {
  records: Records<F, Extra>;
  /** Two records with the same identity are the same record. */
  identity: (record: RecordOf<F>) => string;
  /** Why a record is refused that every field alone would take. Defined outside the screen, so that it stays the same. */
  refuse?: (record: RecordOf<F>) => string;
  /** Usual headers of other programs, by field. */
  otherNames?: Record<string, readonly string[]>;
  /** Reads formats other than CSV; undefined leaves the file to the CSV reader. */
  readOther?: (text: string) => Promise<ImportedTable | undefined>;
  accept?: string;
  hint: string;
  onClose: () => void;
}

const previewRows = 5;

/** File in, columns matched, outcome shown, and only then anything changed. */
export function ImportDialog<F extends Fields, Extra>({
  records,
  identity,
  refuse,
  otherNames,
  readOther,
  accept = '.csv,text/csv',
  hint,
  onClose,
}: ImportDialogProps<F, Extra>) {
  const { fields, tool, all } = records;
  const noun = midSentence(records.noun);
  const [mapping, setMapping] = useState<Mapping>({});
  const { table, problem, open } = useImportedTable((read) => setMapping(guessMapping(fields, read.headers, otherNames)), readOther);
  const plan = useMemo(
    () => (table ? planImport(fields, table, mapping, all, tool.around, { identity, makeId, refuse }) : undefined),
    [table, mapping, fields, all, tool.around, identity, refuse],
  );
  const take = () => {
    if (!plan) return;
    records.addAll(plan.records);
    showToast(describeTaken(plan, noun), { label: 'Undo', run: tool.undo });
    onClose();
  };
  const columns = Object.entries(fields).map(([name, field]) => [name, field.label] as const);
  const toCells = (record: RecordOf<F>) =>
    Object.entries(fields).map(([name, field]) => formatValue(field, (record as Record<string, unknown>)[name], tool.around.currency));

  return (
    <Dialog title={`Import ${pluralOf(noun)}`} width="wide" onClose={onClose}>
      <FileStep hint={hint} accept={accept} problem={problem} onOpen={open} />
      {table && plan && (
        <>
          <MatchStep columns={columns} headers={table.headers} mapping={mapping} onChange={setMapping} />
          <OutcomeStep
            plan={plan}
            noun={noun}
            headers={columns.map(([, label]) => label)}
            preview={plan.records.slice(0, previewRows).map((record) => ({ id: record.id, cells: toCells(record) }))}
            onTake={take}
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  );
}
