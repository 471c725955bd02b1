import { textBlob } from '@/formats/file';
import { useLiveForm } from '@/kinds/work/live-form';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import type { Records } from '@/kinds/records/use-records';
import { sampleStem } from '@/kinds/records/files';
import { hasSample } from '@/kinds/records/state';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Chip } from '@/ui/layout';
import { updateFields, type fields, type FundingExtra } from '../model';
import { buildUpdate, toMailLink } from '../update';

interface UpdateDialogProps {
  records: Records<typeof fields, FundingExtra>;
  onClose: () => void;
}

/** A mail to the people who gave money, from the rounds and a few lines of your own. */
export function UpdateDialog({ records, onClose }: UpdateDialogProps) {
  const { around } = records.tool;
  const form = useLiveForm(updateFields, records.extra.update, around, (update, name) =>
    records.setExtra((extra) => ({ ...extra, update }), { key: `update.${name}` }),
  );
  const mail = buildUpdate(records.all, form.values, around.today, around.currency);
  const text = `Subject: ${mail.subject}\n\n${mail.body}\n`;
  const link = toMailLink(mail);
  const name = `${sampleStem('investor-update', records.all)}.txt`;
  return (
    <Dialog title="Investor update" width="wide" onClose={onClose}>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <div className="grid content-start gap-3">
          <Field of={form} name="company" />
          <Field of={form} name="highlights" />
          <Field of={form} name="asks" />
          <p className="text-[13px] text-mute">
            One point per line. Investors’ names aren’t in the email, but amounts are: check who will read it.
          </p>
        </div>
        <section aria-label="Mail draft" className="min-w-0">
          <p className="mb-2 flex flex-wrap items-center gap-2">
            <Chip>Template text</Chip>
            {hasSample(records.all) && <Chip tone="warn">Sample</Chip>}
          </p>
          <p className="mb-2 font-semibold break-words">{mail.subject}</p>
          <div
            className="max-h-96 overflow-y-auto rounded-(--radius-control) bg-sunk p-3.5 text-[14px] break-words whitespace-pre-wrap"
            role="group"
            aria-label="Email text"
            tabIndex={0}
          >
            {mail.body}
          </div>
        </section>
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        {link && (
          <a className="btn btn-primary" href={link}>
            Open in mail app
          </a>
        )}
        <Copy text={text} label="Copy" />
        <Download label="Save as text" files={[{ label: 'Text', name, make: () => textBlob(text, 'text/plain') }]} />
      </div>
    </Dialog>
  );
}
