import { useMemo } from 'react';
import { MergeDialog as Dialog } from '@/kinds/mail-merge/merge-dialog';
import { MergedPreview } from '@/kinds/mail-merge/merged-preview';
import type { ImportedTable, Mapping } from '@/kinds/records/import-records';
import { Download } from '@/kinds/work/download';
import { plural } from '@/lib/text';
import { fileStemOf } from '../file-names';
import { describeMerge, mergeMails } from '../merge';
import { nameOf, type Template } from '../model';
import { variablesOf } from '../values';
import { PlainBody, Pieces } from './mail-text';
import type { TemplateRecords } from './template-records';

interface MergeDialogProps {
  template: Template;
  records: TemplateRecords;
  onClose: () => void;
}

/** A list in, its columns matched, every email seen, and all of them out in one archive. */
export default function MergeDialog({ template, records, onClose }: MergeDialogProps) {
  const places = useMemo(() => variablesOf(template), [template]);
  return (
    <Dialog
      title={`Mail Merge: ${nameOf(template)}`}
      tool={records.tool}
      places={places}
      placeholder={'email,first_name\nana@example.com,Ana'}
      onClose={onClose}
    >
      {(table, mapping) => <Merged template={template} extra={records.extra} table={table} mapping={mapping} />}
    </Dialog>
  );
}

interface MergedProps {
  template: Template;
  extra: TemplateRecords['extra'];
  table: ImportedTable;
  mapping: Mapping;
}

function Merged({ template, extra, table, mapping }: MergedProps) {
  const mails = useMemo(() => mergeMails(template, table, mapping, extra), [template, table, mapping, extra]);
  const offer = {
    label: 'ZIP of .eml files',
    name: `${fileStemOf(template, 'emails')}.zip`,
    make: async () => (await import('../files')).makeMergeFile(mails, extra.sender.from),
  };
  return (
    <>
      <p className="mt-2 text-[13px] text-mute">
        Anything missing from the list uses what you typed in Preview. Sample values are never used here.
      </p>
      <p role="status" className="mt-4 mb-2 font-semibold">
        {plural(mails.length, 'email')} made
      </p>
      {describeMerge(mails).map((line) => (
        <p key={line} className="text-[13px] text-warn">
          {line}
        </p>
      ))}
      <MergedPreview
        mails={mails}
        subject={({ mail }) => <Pieces pieces={mail.subject} />}
        body={({ mail }) => <PlainBody mail={mail} />}
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Download label="Download ZIP" look="primary" files={[offer]} />
        <span className="text-[13px] text-mute">Nothing is sent: open each file in your mail app and send it from there.</span>
      </div>
    </>
  );
}
