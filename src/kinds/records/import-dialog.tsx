import { useId, useMemo, useState } from 'react';
import { formatValue, type Fields, type RecordOf } from '@/lib/fields';
import { midSentence } from '@/lib/text';
import { makeId } from '@/platform/clock';
import { readTextFile } from '@/platform/open-file';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { describePlan, guessMapping, planImport, type ImportedTable, type Mapping } from './import-records';
import type { Records } from './use-records';

export interface ImportDialogProps<F extends Fields, Extra> {
  records: Records<F, Extra>;
  /** Two records with the same identity are the same record. */
  identity: (record: RecordOf<F>) => string;
  /** Usual headers of other programs, by field. */
  otherNames?: Record<string, readonly string[]>;
  /** Reads formats other than CSV; undefined leaves the file to the CSV reader. */
  readOther?: (text: string) => Promise<ImportedTable | undefined>;
  accept?: string;
  hint: string;
  onClose: () => void;
}

const previewRows = 5;
const shownProblems = 5;

/** File in, columns matched, outcome shown, and only then anything changed. */
export function ImportDialog<F extends Fields, Extra>({
  records,
  identity,
  otherNames,
  readOther,
  accept = '.csv,text/csv',
  hint,
  onClose,
}: ImportDialogProps<F, Extra>) {
  const { fields, tool, all, noun } = records;
  const id = useId();
  const [table, setTable] = useState<ImportedTable>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [problem, setProblem] = useState('');
  const plan = useMemo(
    () => (table ? planImport(fields, table, mapping, all, tool.around, { identity, makeId }) : undefined),
    [table, mapping, fields, all, tool.around, identity],
  );

  const open = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    setTable(undefined);
    try {
      const text = await readTextFile(file);
      const { parseCsv } = await import('@/formats/csv');
      const read = (await readOther?.(text)) ?? parseCsv(text);
      if (read.rows.length === 0) throw new Error('This file has no rows.');
      setTable(read);
      setMapping(guessMapping(fields, read.headers, otherNames));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'This file could not be read.');
    }
  };

  const take = () => {
    if (!plan) return;
    records.addAll(plan.records);
    showToast(describePlan({ ...plan, problems: [] }, midSentence(noun)).replace('to add', 'added'), { label: 'Undo', run: tool.undo });
    onClose();
  };

  return (
    <Dialog title={`Import ${midSentence(noun)}s`} width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">{hint}</p>
      <label htmlFor={`${id}-file`} className="mb-1 block text-[13px] font-[550]">
        File
      </label>
      <input id={`${id}-file`} type="file" accept={accept} className="input" onChange={(event) => void open(event.target.files?.[0])} />
      {problem && (
        <div className="mt-3">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      {table && plan && (
        <>
          <h3 className="mt-5 mb-2 font-semibold">Match the columns</h3>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {Object.entries(fields).map(([name, field]) => (
              <div key={name}>
                <label htmlFor={`${id}-${name}`} className="mb-1 block text-[13px] font-[550]">
                  {field.label}
                </label>
                <select
                  id={`${id}-${name}`}
                  className="input"
                  value={mapping[name] ?? -1}
                  onChange={(event) => setMapping({ ...mapping, [name]: Number(event.target.value) })}
                >
                  <option value={-1}>Not in the file</option>
                  {table.headers.map((header, index) => (
                    <option key={index} value={index}>
                      {header || `Column ${index + 1}`}
                    </option>
                  ))}
                </select>
              </div>
            ))}
          </div>
          <p role="status" className="mt-4 mb-2 font-semibold">
            {describePlan(plan, midSentence(noun))}
          </p>
          {plan.problems.slice(0, shownProblems).map(({ row, reason }) => (
            <p key={row} className="text-[13px] text-bad">
              Row {row}: {reason}
            </p>
          ))}
          <Preview fields={fields} records={plan.records.slice(0, previewRows)} currency={tool.around.currency} />
          <div className="mt-4 flex gap-2">
            <Button look="primary" disabled={plan.records.length === 0} onClick={take}>
              Import
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function Preview<F extends Fields>({ fields, records, currency }: { fields: F; records: RecordOf<F>[]; currency: string }) {
  if (records.length === 0) return null;
  return (
    <div className="mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label="Preview">
      <table className="w-full text-left text-[13px]">
        <thead>
          <tr>
            {Object.values(fields).map((field) => (
              <th key={field.label} scope="col" className="border-b border-line p-1.5 whitespace-nowrap">
                {field.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              {Object.entries(fields).map(([name, field]) => (
                <td key={name} className="max-w-48 truncate border-b border-line p-1.5">
                  {formatValue(field, (record as Record<string, unknown>)[name], currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
