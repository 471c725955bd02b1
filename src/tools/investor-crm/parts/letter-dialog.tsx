import { useMemo } from 'react';
import { completeDraft } from '@/lib/fields';
import { plural } from '@/lib/text';
import { MergedPreview } from '@/kinds/mail-merge/merged-preview';
import { hasSample } from '@/kinds/records/state';
import { Download } from '@/kinds/work/download';
import { useLiveForm } from '@/kinds/work/live-form';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { letterFields, letterFiles, writeLetters } from '../letter';
import { updateFiles } from '../update-paper';
import type { InvestorRecords } from './use-investor-form';

const slot = 'letter';

/** An update in the founder's own words, addressed to each investor by name. */
export default function LetterDialog({ records, onClose }: { records: InvestorRecords; onClose: () => void }) {
  const { tool, all } = records;
  const draft = completeDraft(letterFields, tool.drafts[slot], tool.around.today);
  const form = useLiveForm(letterFields, draft, tool.around, (next, name) => tool.setDraft(slot, next, { key: `${slot}.${name}` }));
  const { mails, without } = useMemo(() => writeLetters(form.values, all), [form.values, all]);
  const isReady =
    mails.length > 0 && form.values.subject.trim() !== '' && (form.values.news + form.values.figures + form.values.asks).trim() !== '';
  return (
    <Dialog title="Write to investors" width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">
        [name], [first name] and [firm] are filled in for each reader. Nothing is sent from here: you get one email each for your mail
        program.
      </p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="audience" />
        <Field of={form} name="subject" />
        <Field of={form} name="greeting" wide />
        <Field of={form} name="news" wide />
        <Field of={form} name="figures" />
        <Field of={form} name="asks" />
        <Field of={form} name="closing" wide />
      </div>
      <p role="status" className="mt-4 font-semibold">
        {plural(mails.length, 'email')}
      </p>
      {without.length > 0 && (
        <p className="text-[13px] break-words text-bad">
          Without a valid address:{' '}
          {without
            .slice(0, 5)
            .map(({ name }) => name)
            .join(', ')}
          {without.length > 5 && ` and ${(without.length - 5).toLocaleString('en-US')} more`}.
        </p>
      )}
      {mails.length > 0 && <MergedPreview mails={mails} subject={({ subject }) => subject || 'No subject yet'} body={({ body }) => body} />}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Download
          label="Download emails"
          disabled={!isReady}
          files={[...letterFiles(mails, hasSample(all)), ...updateFiles(form.values, tool.around, hasSample(all))]}
        />
        {!isReady && mails.length > 0 && <span className="text-[13px] text-mute">Write a subject and some news first.</span>}
      </div>
    </Dialog>
  );
}
