import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { toMailText, type Mail } from '../mail';
import { MailLink } from './mail-link';

interface AskDialogProps {
  mail: Mail;
  link: string | undefined;
  onCopy: (text: string) => Promise<boolean>;
  onFill: () => void;
  onClose: () => void;
}

/** Nobody should send made-up names by accident. */
export function AskDialog({ mail, link, onCopy, onFill, onClose }: AskDialogProps) {
  const { samples, open } = mail;
  return (
    <Dialog title="Not ready to send yet" onClose={onClose}>
      {samples.length > 0 && <Remaining text="Sample values that aren’t yours:" names={samples} />}
      {open.length > 0 && <Remaining text="Still empty:" names={open} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="primary" onClick={onFill}>
          Fill them in
        </Button>
        <CopyButton text={toMailText(mail)} copy={onCopy} label="Copy anyway" />
        {link && <MailLink href={link} label="Open anyway" />}
      </div>
    </Dialog>
  );
}

const Remaining = ({ text, names }: { text: string; names: readonly string[] }) => (
  <div className="mb-3">
    <p className="mb-1">{text}</p>
    <ul className="flex flex-wrap gap-1.5">
      {names.map((name) => (
        <li key={name} className="chip chip-warn max-w-full break-all">
          {name}
        </li>
      ))}
    </ul>
  </div>
);
