import { useId, useMemo, useState } from 'react';
import { FileStep, MatchStep, useImportedTable } from '@/kinds/records/import-steps';
import { readPasted, toList, usePastedList, type Pasted } from '@/kinds/records/pasted-list';
import { Download } from '@/kinds/work/download';
import { shortTextLimit } from '@/lib/fields';
import { plural } from '@/lib/text';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/layout';
import { Label, Labelled } from '@/ui/labelled';
import type { Tool } from '@/workspace/tool-state';
import { mailIds, textKinds, type MailId, type TextId } from '../content';
import { describeMerge, guessColumns, mergeColumns, mergeMails, readyMails, sharedFields } from '../merge';
import { mergeFiles } from '../merge-files';
import { setValue, type PitchData } from '../model';
import { MergedPreview } from './merged-preview';

const slot = 'merge';

interface MergeDialogProps {
  tool: Tool<PitchData>;
  /** The email it was opened from. */
  start: MailId;
  texts: Record<TextId, string>;
  stem: string;
  onClose: () => void;
}

/** A list in, its columns matched, every email seen, and those without an open field out in one archive. */
export default function MergeDialog({ tool, start, texts, stem, onClose }: MergeDialogProps) {
  const id = useId();
  const { data, drafts, change, setDraft } = tool;
  const [mailId, setMailId] = useState(start);
  const letter = texts[mailId];
  const kept = drafts[slot];
  const pasted = useMemo(() => readPasted(kept), [kept]);
  const { table, problem } = usePastedList(pasted.list);
  const mapping = useMemo(() => (table ? { ...guessColumns(letter, table.headers), ...pasted.mapping } : {}), [letter, table, pasted]);
  const mails = useMemo(() => (table ? mergeMails(letter, table, mapping, data.values) : []), [letter, table, mapping, data.values]);
  const ready = useMemo(() => readyMails(mails), [mails]);
  const { blocked, notes } = describeMerge(mails);
  const set = (next: Partial<Pasted>) => setDraft(slot, { ...pasted, ...next }, { key: slot });
  const file = useImportedTable((read) => void toList(read).then((list) => set({ list, mapping: {} })));
  const shared = table ? sharedFields(letter, mapping) : [];
  return (
    <Dialog title="Mail Merge" width="wide" onClose={onClose}>
      <div className="mb-3 max-w-xs">
        <Labelled label="Email">
          {(control) => (
            <select
              {...control}
              className="input"
              value={mailId}
              onChange={(event) => setMailId(mailIds.find((one) => one === event.target.value) ?? 'email')}
            >
              {mailIds.map((one) => (
                <option key={one} value={one}>
                  {textKinds[one].label}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
      <Label htmlFor={id}>Paste CSV</Label>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        className="input h-28 font-mono text-[13px]!"
        placeholder={'email,first_name,company\nana@example.com,Ana,Acme'}
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
          <MatchStep columns={mergeColumns(letter)} headers={table.headers} mapping={mapping} onChange={(next) => set({ mapping: next })} />
          {shared.length > 0 && (
            <>
              <h3 className="mt-5 mb-2 font-semibold">The same in every email</h3>
              <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
                {shared.map(({ key, name }) => (
                  <Labelled key={key} label={`${name} for all`}>
                    {(control) => (
                      <input
                        {...control}
                        className="input"
                        maxLength={shortTextLimit}
                        value={data.values.find((value) => value.key === key)?.value ?? ''}
                        onChange={(event) => change((current) => setValue(current, key, event.target.value), { key: `value-${key}` })}
                      />
                    )}
                  </Labelled>
                ))}
              </div>
            </>
          )}
          <p role="status" className="mt-4 mb-2 font-semibold">
            {ready.length.toLocaleString('en-US')} of {plural(mails.length, 'email')} ready
          </p>
          {blocked.map((line) => (
            <p key={line} className="text-[13px] text-bad">
              {line}
            </p>
          ))}
          {notes.map((line) => (
            <p key={line} className="text-[13px] text-warn">
              {line}
            </p>
          ))}
          <MergedPreview mails={mails} />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Download label="Download ZIP" look="primary" disabled={ready.length === 0} files={mergeFiles(stem, ready)} />
            <span className="min-w-0 flex-1 basis-60 text-[13px] text-mute">
              Nothing is sent: open each file in your mail app and send it from there. Cold email has rules in most countries; say who you
              are and how to say no.
            </span>
          </div>
        </>
      )}
    </Dialog>
  );
}
