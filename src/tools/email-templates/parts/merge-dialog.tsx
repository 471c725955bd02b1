import { useId, useMemo } from 'react';
import { FileStep, MatchStep, useImportedTable } from '@/kinds/records/import-steps';
import { readPasted, toList, usePastedList, type Pasted } from '@/kinds/records/pasted-list';
import { Download } from '@/kinds/work/download';
import { plural } from '@/lib/text';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/layout';
import { Label } from '@/ui/labelled';
import { describeMerge, guessColumns, mergeColumns, mergeMails } from '../merge';
import { fileStemOf } from '../file-names';
import { nameOf, type Template } from '../model';
import { MergedPreview } from './merged-preview';
import type { TemplateRecords } from './use-templates';

const slot = 'merge';

interface MergeDialogProps {
  template: Template;
  records: TemplateRecords;
  onClose: () => void;
}

/** A list in, its columns matched, every email seen, and all of them out in one archive. */
export default function MergeDialog({ template, records, onClose }: MergeDialogProps) {
  const id = useId();
  const { extra, tool } = records;
  const kept = tool.drafts[slot];
  const pasted = useMemo(() => readPasted(kept), [kept]);
  const { table, problem } = usePastedList(pasted.list);
  const columns = useMemo(() => mergeColumns(template), [template]);
  const mapping = useMemo(() => (table ? { ...guessColumns(template, table.headers), ...pasted.mapping } : {}), [template, table, pasted]);
  const mails = useMemo(() => (table ? mergeMails(template, table, mapping, extra) : []), [template, table, mapping, extra]);
  const set = (change: Partial<Pasted>) => tool.setDraft(slot, { ...pasted, ...change }, { key: slot });
  const file = useImportedTable((read) => void toList(read).then((list) => set({ list, mapping: {} })));
  const name = `${fileStemOf(template, 'emails')}.zip`;
  const offer = {
    label: 'ZIP of .eml files',
    name,
    make: async () => (await import('../files')).makeMergeFile(mails, extra.sender.from),
  };
  return (
    <Dialog title={`Mail Merge: ${nameOf(template)}`} width="wide" onClose={onClose}>
      <Label htmlFor={id}>Paste CSV</Label>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        className="input h-28 font-mono text-[13px]!"
        placeholder={'email,first_name\nana@example.com,Ana'}
        value={pasted.list}
        onChange={(event) => set({ list: event.target.value, mapping: {} })}
      />
      <p id={`${id}-hint`} className="mt-1 mb-3 text-[13px] text-mute">
        The first line names the columns; rows copied from a spreadsheet work too. The list holds personal data: it stays in this browser
        and is sent nowhere.
      </p>
      <FileStep hint="Or take the list from a file." accept=".csv,.tsv,.txt,text/csv" problem={file.problem} onOpen={file.open} />
      {problem && (
        <div className="mt-3">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      {table && (
        <>
          <MatchStep columns={columns} headers={table.headers} mapping={mapping} onChange={(next) => set({ mapping: next })} />
          <p className="mt-2 text-[13px] text-mute">
            What is not in the list reads what you typed in Preview. Sample values are never used here.
          </p>
          <p role="status" className="mt-4 mb-2 font-semibold">
            {plural(mails.length, 'email')} made
          </p>
          {describeMerge(mails).map((line) => (
            <p key={line} className="text-[13px] text-warn">
              {line}
            </p>
          ))}
          <MergedPreview mails={mails} />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Download label="Download ZIP" look="primary" files={[offer]} />
            <span className="text-[13px] text-mute">Nothing is sent: open each file in your mail app and send it from there.</span>
          </div>
        </>
      )}
    </Dialog>
  );
}
