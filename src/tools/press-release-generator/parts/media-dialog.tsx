import { useMemo, useState } from 'react';
import { mailFiles } from '@/kinds/mail-merge/mail-files';
import { describeAddresses } from '@/kinds/mail-merge/merge';
import { MergeDialog } from '@/kinds/mail-merge/merge-dialog';
import { MergedPreview } from '@/kinds/mail-merge/merged-preview';
import type { ImportedTable, Mapping } from '@/kinds/records/import-records';
import { Download } from '@/kinds/work/download';
import { listGaps } from '@/lib/gaps';
import { joinWords, plural } from '@/lib/text';
import { Notice } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { mediaNames, mediaPlaces, toMediaMails } from '../media';
import { fileStem, type Made, type PressData } from '../model';
import { toRelease } from '../release';

interface MediaDialogProps {
  tool: Tool<PressData>;
  made: Made;
  onClose: () => void;
}

/** A list of reporters in, and a pitch to each of them out. */
export function MediaDialog({ tool, made, onClose }: MediaDialogProps) {
  const [hasRelease, setHasRelease] = useState(true);
  return (
    <MergeDialog
      title="Media list"
      tool={tool}
      places={mediaPlaces}
      otherNames={mediaNames}
      placeholder={'email,first name,outlet\nana@example.com,Ana,Leeds Evening News'}
      onClose={onClose}
      before={
        <label className="mb-3 flex min-h-6 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            checked={hasRelease}
            onChange={(event) => setHasRelease(event.target.checked)}
          />
          The full release below each pitch
        </label>
      }
    >
      {(table, mapping) => <Mails tool={tool} made={made} hasRelease={hasRelease} table={table} mapping={mapping} />}
    </MergeDialog>
  );
}

interface MailsProps extends Omit<MediaDialogProps, 'onClose'> {
  hasRelease: boolean;
  table: ImportedTable;
  mapping: Mapping;
}

function Mails({ tool: { data }, made, hasRelease, table, mapping }: MailsProps) {
  const { kept } = data;
  const mails = useMemo(() => toMediaMails(made, table, mapping, hasRelease, kept), [made, table, mapping, hasRelease, kept]);
  const open = useMemo(() => listGaps(toRelease(made, kept)), [made, kept]);
  return (
    <>
      <p role="status" className="mt-4 mb-2 font-semibold">
        {plural(mails.length, 'email')}
      </p>
      {describeAddresses(mails).map((line) => (
        <p key={line} className="text-[13px] text-warn">
          {line}
        </p>
      ))}
      {hasRelease && open.length > 0 && (
        <div className="my-3">
          <Notice>The release is still a draft, and so it is in each of these mails. Open: {joinWords(open)}.</Notice>
        </div>
      )}
      {made.answers.release === 'embargo' && (
        <div className="my-3">
          <Notice>The news is under embargo. Send it only to reporters who have agreed to that.</Notice>
        </div>
      )}
      <MergedPreview mails={mails} subject={({ subject }) => subject} body={({ body }) => body} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Download
          label="Download ZIP"
          look="primary"
          disabled={mails.length === 0}
          files={mailFiles(fileStem('media-list', made.answers), mails)}
        />
        <span className="min-w-0 flex-1 basis-60 text-[13px] text-mute">
          Nothing is sent: open each file in your mail app and send it from there.
        </span>
      </div>
    </>
  );
}
