import { useId, useState, type ReactNode } from 'react';
import type { Fields } from '@/lib/fields';
import { readTextFile } from '@/platform/open-file';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { describePlan, type ImportedTable, type ImportPlan, type Mapping } from './import-records';

type ReadOther = (text: string) => Promise<ImportedTable | undefined>;

/** The chosen file as a table, or the reason why it is none. */
export function useImportedTable(onRead: (table: ImportedTable) => void, readOther?: ReadOther) {
  const [table, setTable] = useState<ImportedTable>();
  const [problem, setProblem] = useState('');
  const open = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    setTable(undefined);
    try {
      const text = await readTextFile(file);
      const { parseCsv } = await import('@/formats/csv');
      const read = (await readOther?.(text)) ?? parseCsv(text);
      if (read.rows.length === 0) throw new Error('This file has no rows.');
      onRead(read);
      setTable(read);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'This file could not be read.');
    }
  };
  return { table, problem, open };
}

interface FileStepProps {
  hint: string;
  accept: string;
  problem: string;
  onOpen: (file: File | undefined) => Promise<void>;
}

export function FileStep({ hint, accept, problem, onOpen }: FileStepProps) {
  return (
    <>
      <p className="mb-3 text-mute">{hint}</p>
      <Labelled label="File">
        {(id) => <input id={id} type="file" accept={accept} className="input" onChange={(event) => void onOpen(event.target.files?.[0])} />}
      </Labelled>
      {problem && (
        <div className="mt-3">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
    </>
  );
}

interface MatchStepProps {
  /** What a file may hold, by name, in the words of the screen. */
  columns: readonly (readonly [name: string, label: string])[];
  headers: readonly string[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
  /** More questions about the file. */
  children?: ReactNode;
}

export function MatchStep({ columns, headers, mapping, onChange, children }: MatchStepProps) {
  return (
    <>
      <h3 className="mt-5 mb-2 font-semibold">Match the columns</h3>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {columns.map(([name, label]) => (
          <Labelled key={name} label={label}>
            {(id) => (
              <select
                id={id}
                className="input"
                value={mapping[name] ?? -1}
                onChange={(event) => onChange({ ...mapping, [name]: Number(event.target.value) })}
              >
                <option value={-1}>Not in the file</option>
                {headers.map((header, index) => (
                  <option key={index} value={index}>
                    {header || `Column ${index + 1}`}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
        ))}
        {children}
      </div>
    </>
  );
}

export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[13px] font-[550]">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

const shownProblems = 5;

interface OutcomeStepProps {
  plan: ImportPlan<Fields>;
  noun: string;
  headers: readonly string[];
  /** The first records, cell by cell, as they would come in. */
  preview: { id: string; cells: readonly string[] }[];
  note?: string;
  onTake: () => void;
  onClose: () => void;
}

/** What would happen, before it does. */
export function OutcomeStep({ plan, noun, headers, preview, note, onTake, onClose }: OutcomeStepProps) {
  return (
    <>
      <p role="status" className="mt-4 mb-2 font-semibold">
        {describePlan(plan, noun)}
      </p>
      {plan.problems.slice(0, shownProblems).map(({ row, reason }) => (
        <p key={row} className="text-[13px] text-bad">
          Row {row}: {reason}
        </p>
      ))}
      {preview.length > 0 && (
        <div className="mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label="Preview">
          <table className="w-full text-left text-[13px]">
            <thead>
              <tr>
                {headers.map((header) => (
                  <th key={header} scope="col" className="border-b border-line p-1.5 whitespace-nowrap">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.map(({ id, cells }) => (
                <tr key={id}>
                  {cells.map((cell, index) => (
                    <td key={index} className="max-w-48 truncate border-b border-line p-1.5">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {note && <p className="mt-2 text-[13px] text-mute">{note}</p>}
      <div className="mt-4 flex gap-2">
        <Button look="primary" disabled={plan.records.length === 0} onClick={onTake}>
          Import
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </>
  );
}
