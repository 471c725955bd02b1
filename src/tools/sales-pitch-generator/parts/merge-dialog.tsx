import { useMemo, useState } from 'react';
import { mailFiles } from '@/kinds/mail-merge/mail-files';
import { MergeDialog as Dialog } from '@/kinds/mail-merge/merge-dialog';
import { MergedPreview } from '@/kinds/mail-merge/merged-preview';
import type { ImportedTable, Mapping } from '@/kinds/records/import-records';
import { Download } from '@/kinds/work/download';
import { shortTextLimit } from '@/lib/fields';
import { plural } from '@/lib/text';
import { Labelled } from '@/ui/labelled';
import { Chip } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { mailIds, textKinds, type MailId, type TextId } from '../content';
import { describeMerge, mergeMails, otherNames, readyMails, sharedFields } from '../merge';
import { setValue, type PitchData } from '../model';
import { findVariables } from '../variables';
import { FieldMarks } from './field-marks';

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
  const [mailId, setMailId] = useState(start);
  const letter = texts[mailId];
  const places = useMemo(() => findVariables(letter), [letter]);
  return (
    <Dialog
      title="Mail Merge"
      tool={tool}
      places={places}
      otherNames={otherNames}
      placeholder={'email,first_name,company\nana@example.com,Ana,Acme'}
      onClose={onClose}
      before={
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
      }
    >
      {(table, mapping) => <Merged tool={tool} letter={letter} stem={stem} table={table} mapping={mapping} />}
    </Dialog>
  );
}

interface MergedProps {
  tool: Tool<PitchData>;
  letter: string;
  stem: string;
  table: ImportedTable;
  mapping: Mapping;
}

function Merged({ tool: { data, change }, letter, stem, table, mapping }: MergedProps) {
  const { values } = data;
  const mails = useMemo(() => mergeMails(letter, table, mapping, values), [letter, table, mapping, values]);
  const ready = useMemo(() => readyMails(mails), [mails]);
  const { blocked, notes } = describeMerge(mails);
  const shared = sharedFields(letter, mapping);
  return (
    <>
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
                    value={values.find((value) => value.key === key)?.value ?? ''}
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
      <MergedPreview
        mails={mails}
        mark={({ open }) => open.length > 0 && <Chip tone="bad">Left out</Chip>}
        subject={({ subject }) => (subject === '' ? 'No subject' : <FieldMarks text={subject} />)}
        body={({ body }) => <FieldMarks text={body} />}
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Download label="Download ZIP" look="primary" disabled={ready.length === 0} files={mailFiles(stem, ready)} />
        <span className="min-w-0 flex-1 basis-60 text-[13px] text-mute">
          Nothing is sent: open each file in your mail app and send it from there. Cold email has rules in most countries; say who you are
          and how to say no.
        </span>
      </div>
    </>
  );
}
