import { Copy } from '@/kinds/work/copy';
import { CopyButton } from '@/ui/copy-button';
import { Tabs } from '@/ui/tabs';
import { copyRich } from '@/platform/clipboard';
import { toBodyHtml, toMailHtml } from '../html';
import { isDraft, preheaderOf, subjectOf, toBodyText, type Mail } from '../mail';
import { Labelled } from './labelled';
import { FormattedBody, Pieces, PlainBody } from './mail-text';

export type Version = 'html' | 'text' | 'both';

const versions = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Plain text' },
  { value: 'both', label: 'Side by side' },
] as const;

interface MailVersionsProps {
  mail: Mail;
  version: Version;
  onVersion: (version: Version) => void;
}

/** What the reader gets: with formatting, without, or both beside each other. Parts can be copied once nothing is left open. */
export function MailVersions({ mail, version, onVersion }: MailVersionsProps) {
  const isReady = !isDraft(mail);
  return (
    <section aria-label="Email" className={`min-w-0 ${version === 'both' ? 'md:order-first' : ''}`}>
      <div className="mb-3">
        <Tabs label="Version" choices={versions} value={version} onChange={onVersion} />
      </div>
      <Labelled label="Subject" aside={isReady && <Copy text={subjectOf(mail)} label="Copy subject" isIcon />}>
        <Pieces pieces={mail.subject} />
      </Labelled>
      {preheaderOf(mail) && (
        <Labelled label="Preheader">
          <Pieces pieces={mail.preheader} />
        </Labelled>
      )}
      <div className={`grid grid-cols-1 gap-3 ${version === 'both' ? 'md:grid-cols-2' : ''}`}>
        {version !== 'text' && (
          <Labelled
            label="Body"
            aside={
              isReady && <CopyButton text={toBodyText(mail)} copy={(text) => copyRich(text, toBodyHtml(mail))} label="Copy body" isIcon />
            }
          >
            <FormattedBody mail={mail} />
          </Labelled>
        )}
        {version !== 'html' && (
          <Labelled label="Plain-text body" aside={isReady && <Copy text={toBodyText(mail)} label="Copy plain text" isIcon />}>
            <div className="font-mono text-[13px] whitespace-pre-wrap">
              <PlainBody mail={mail} />
            </div>
          </Labelled>
        )}
      </div>
      {isReady && version !== 'text' && (
        <span className="no-print">
          <Copy text={toMailHtml(mail)} label="Copy HTML code" />
        </span>
      )}
    </section>
  );
}
