import { useId, useMemo, type ReactNode } from 'react';
import type { ImportedTable, Mapping } from '@/kinds/records/import-records';
import { FileStep, MatchStep, useImportedTable } from '@/kinds/records/import-steps';
import { Dialog } from '@/ui/dialog';
import { Label } from '@/ui/labelled';
import { Notice } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { guessColumns, mergeColumns } from './merge';
import { readPasted, toList, usePastedList, type Pasted } from './pasted-list';

const slot = 'merge';

interface MergeDialogProps {
  title: string;
  /** It keeps the list as a draft, so that leaving the screen loses nothing. */
  tool: Pick<Tool<unknown>, 'drafts' | 'setDraft'>;
  /** The places of the letter, remembered by the screen. */
  places: readonly { key: string; name: string }[];
  otherNames?: Record<string, readonly string[]>;
  placeholder: string;
  /** What is asked for above the list. */
  before?: ReactNode;
  /** What comes of the list, once there is one. */
  children: (table: ImportedTable, mapping: Mapping) => ReactNode;
  onClose: () => void;
}

/** A list in, its columns matched with the places of a letter, and what comes of it. */
export function MergeDialog({ title, tool, places, otherNames, placeholder, before, children, onClose }: MergeDialogProps) {
  const id = useId();
  const kept = tool.drafts[slot];
  const pasted = useMemo(() => readPasted(kept), [kept]);
  const { table, problem } = usePastedList(pasted.list);
  const mapping = useMemo(
    () => (table ? { ...guessColumns(places, table, otherNames), ...pasted.mapping } : {}),
    [places, table, otherNames, pasted],
  );
  const set = (change: Partial<Pasted>) => tool.setDraft(slot, { ...pasted, ...change }, { key: slot });
  const file = useImportedTable((read) => void toList(read).then((list) => set({ list, mapping: {} })));
  return (
    <Dialog title={title} width="wide" onClose={onClose}>
      {before}
      <Label htmlFor={id}>Paste CSV</Label>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        className="input h-28 font-mono text-[13px]!"
        placeholder={placeholder}
        value={pasted.list}
        onChange={(event) => set({ list: event.target.value, mapping: {} })}
      />
      <p id={`${id}-hint`} className="mt-1 mb-3 text-[13px] text-mute">
        The first line names the columns; rows copied from a spreadsheet work too. The list contains personal data: it stays in this browser
        and isn’t sent anywhere.
      </p>
      <FileStep hint="Or choose a file." accept=".csv,.tsv,.txt,text/csv" problem={file.problem} onOpen={file.open} />
      {problem && (
        <div className="mt-3">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      {table && (
        <>
          <MatchStep columns={mergeColumns(places)} headers={table.headers} mapping={mapping} onChange={(next) => set({ mapping: next })} />
          {children(table, mapping)}
        </>
      )}
    </Dialog>
  );
}
