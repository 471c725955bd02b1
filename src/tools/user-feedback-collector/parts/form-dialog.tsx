import { AskLink, ReplyBox } from '@/kinds/asking/ask-parts';
import { useLiveForm } from '@/kinds/work/live-form';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { describeAdded, newEntries, toFormSheet } from '../form-sheet';
import { optionFields } from '../model';
import type { FeedbackRecords } from './use-feedback-form';

/** A form for others: a link to send, and a place for what comes back. */
export default function FormDialog({ records, onClose }: { records: FeedbackRecords; onClose: () => void }) {
  const { extra, tool } = records;
  const form = useLiveForm(optionFields, extra, tool.around, (draft, name) => records.setExtra(() => draft, { key: `form.${name}` }));
  const sheet = toFormSheet(extra);
  return (
    <Dialog title="Feedback form" width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">
        Send the link to anyone, or put it on your site. The form opens on a page of its own and turns the answer into a code that comes
        back to you by mail or chat.
      </p>
      <div className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="formTitle" />
        <Field of={form} name="formEmail" />
        <Field of={form} name="formIntro" wide />
      </div>
      <AskLink sheet={sheet} />
      <h3 className="mt-5 mb-1 font-semibold">Replies</h3>
      <ReplyBox
        sheet={sheet}
        onTake={(answers) => {
          const added = newEntries(records.all, answers, tool.around.today);
          if (added.length > 0) records.addAll(added);
          return describeAdded(added.length, answers.length);
        }}
      />
    </Dialog>
  );
}
