import { useRef, useState, type ReactNode } from 'react';
import type { Fields } from '@/lib/fields';
import { plural } from '@/lib/text';
import { tell, Told } from '@/lib/told';
import { Button } from '@/ui/button';
import { Labelled } from '@/ui/labelled';
import { Notice } from '@/ui/layout';
import { Table, type Column } from '@/ui/table';
import { describePlan, type ImportedTable, type ImportPlan, type Mapping } from './import-records';
import { readTable, WholeDocuments, type ReadOther } from './read-table';

const unreadable = 'This file couldn’t be read.';

/** The chosen file as a table, or the reason why it is none. */
export function useImportedTable(onRead: (table: ImportedTable) => void, readOther?: ReadOther, takesDocuments = false) {
  const [table, setTable] = useState<ImportedTable>();
  const [whole, setWhole] = useState<WholeDocuments>();
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState<number>();
  const reading = useRef<AbortController>(undefined);
  const open = async (file: File | undefined) => {
    if (!file) return;
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setProblem('');
    setTable(undefined);
    setWhole(undefined);
    setProgress(0);
    try {
      const read = await readTable(file, readOther, signal, setProgress);
      if (signal.aborted) return;
      if (read instanceof WholeDocuments) {
        if (!takesDocuments) throw new Told('This is a whole document saved here, not a list. Open it from Documents, above the tool.');
        setWhole(read);
      } else {
        onRead(read);
        setTable(read);
      }
    } catch (error) {
      if (!signal.aborted) setProblem(tell(error, unreadable));
    } finally {
      if (reading.current?.signal === signal) setProgress(undefined);
    }
  };
  return { table, whole, problem, open, progress, cancel: () => reading.current?.abort() };
}

interface FileStepProps {
  hint: string;
  paste?: string | undefined;
  accept: string;
  problem: string;
  onOpen: (file: File | undefined) => Promise<void>;
  /** How much has been read, from 0 to 1, while it is. */
  progress?: number | undefined;
  onCancel?: () => void;
}

export function FileStep({ hint, paste, accept, problem, onOpen, progress, onCancel }: FileStepProps) {
  return (
    <>
      <p className="mb-3 text-mute">{hint}</p>
      <Labelled label="File">
        {(control) => (
          <input {...control} type="file" accept={accept} className="input" onChange={(event) => void onOpen(event.target.files?.[0])} />
        )}
      </Labelled>
      {paste && <PasteBox label={paste} onRead={(text) => void onOpen(new File([text], 'pasted.txt', { type: 'text/plain' }))} />}
      {progress !== undefined && <Progress label="Reading the file" share={progress} {...(onCancel ? { onCancel } : {})} />}
      {problem && (
        <div className="mt-3">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
    </>
  );
}

/** The same text without a file: what people copy out of an editor or a mail. */
function PasteBox({ label, onRead }: { label: string; onRead: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <div className="mt-3">
      <Labelled label={label}>
        {(control) => (
          <textarea {...control} className="input min-h-24" rows={4} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Labelled>
      <Button className="mt-2" disabled={text.trim() === ''} onClick={() => onRead(text)}>
        Read Text
      </Button>
    </div>
  );
}

export function Progress({ label, share, onCancel }: { label: string; share: number; onCancel?: () => void }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3" role="status">
      <span>{label}</span>
      <progress max={1} value={share} aria-label={label} className="h-2 min-w-24 flex-1 accent-accent" />
      {onCancel && <Button onClick={onCancel}>Cancel reading</Button>}
    </p>
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
          <Choose
            key={name}
            label={label}
            value={String(mapping[name] ?? -1)}
            options={[
              ['-1', 'Not in the file'],
              ...headers.map((header, index) => [String(index), header || `Column ${index + 1}`] as const),
            ]}
            onChange={(value) => onChange({ ...mapping, [name]: Number(value) })}
          />
        ))}
        {children}
      </div>
    </>
  );
}

interface ChooseProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

export const Choose = ({ label, value, options, onChange }: ChooseProps) => (
  <Labelled label={label}>
    {(control) => (
      <select {...control} className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);

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
  const unshown = plan.problems.length - shownProblems;
  return (
    <>
      <p role="status" className="mt-4 mb-2 font-semibold">
        {describePlan(plan, noun)}
      </p>
      {plan.problems.slice(0, shownProblems).map(({ row, reason }) => (
        <p key={row} className="text-[13px] break-words text-bad">
          Row {row}: {reason}
        </p>
      ))}
      {unshown > 0 && <p className="text-[13px] text-bad">And {plural(unshown, 'more row')}.</p>}
      {preview.length > 0 && (
        <Table
          label="Preview"
          size="small"
          className="mt-2"
          rows={preview}
          keyOf={({ id }) => id}
          columns={headers.map((head, index): Column<(typeof preview)[number]> => ({
            head,
            align: 'left',
            className: 'max-w-48 truncate',
            cell: ({ cells }) => cells[index],
          }))}
        />
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
