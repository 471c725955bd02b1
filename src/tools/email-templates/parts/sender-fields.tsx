import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import { More } from '@/ui/more';
import { hideToast } from '@/ui/toast';
import { isAddress } from '@/lib/mail-parts';
import { readUnsubscribe } from '../mail';
import { senderFields } from '../model';
import type { TemplateRecords } from './template-records';

export function SenderFields({ records }: { records: TemplateRecords }) {
  const live = useLiveForm(senderFields, records.extra.sender, records.tool.around, (sender, name) => {
    // An older offer to undo would now take back the typing instead.
    hideToast();
    records.setExtra((extra) => ({ ...extra, sender }), { key: `sender.${name}` });
  });
  const { unsubscribe, from } = records.extra.sender;
  const problems = {
    ...live.problems,
    ...(unsubscribe.trim() !== '' && !readUnsubscribe(unsubscribe)
      ? { unsubscribe: 'This isn’t a web or email address, so it’s left out of the footer.' }
      : {}),
    ...(from.trim() !== '' && !isAddress(from.trim()) ? { from: 'This isn’t an email address, so .eml files have no sender.' } : {}),
  };
  const form = { ...live, problems };
  return (
    <More title="Sender and footer" isUsed={false}>
      <p className="mt-1 mb-3 text-[13px] text-mute">The footer appears below every email except those in Customer Support.</p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="address" wide />
        <Field of={form} name="unsubscribe" />
        <Field of={form} name="from" />
      </div>
    </More>
  );
}
