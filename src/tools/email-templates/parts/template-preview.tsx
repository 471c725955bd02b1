import { useMemo, useRef, useState } from 'react';
import { Download } from '@/kinds/work/download';
import { CheckList } from '@/kinds/document/check-list';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Notice } from '@/ui/layout';
import { copyRich } from '@/platform/clipboard';
import { computeChecks, describeMail } from '../checks';
import { toCopiedHtml } from '../html';
import { computeMail, countDraft, isDraft, toMailLink, toMailText } from '../mail';
import type { Template } from '../model';
import { findOpen, lookupWithSamples } from '../values';
import { AskDialog } from './ask-dialog';
import { MailLink } from './mail-link';
import { MailVersions, type Version } from './mail-versions';
import { mailOffers } from './mail-offers';
import { SenderFields } from './sender-fields';
import type { TemplateRecords } from './template-records';
import { ValueFields } from './value-fields';

interface TemplatePreviewProps {
  template: Template;
  records: TemplateRecords;
  onMerge: () => void;
}

/** The email with the values filled in, ready to leave. */
export default function TemplatePreview({ template, records, onMerge }: TemplatePreviewProps) {
  const { extra, tool } = records;
  const { currency } = tool.around;
  const [version, setVersion] = useState<Version>('html');
  const [isAsking, setIsAsking] = useState(false);
  const mail = useMemo(() => computeMail(template, lookupWithSamples(extra.values), extra.sender), [template, extra]);
  const files = useMemo(() => mailOffers(template, mail, extra.sender.from, currency), [template, mail, extra.sender.from, currency]);
  const form = useRef<HTMLDivElement>(null);
  const isOpen = isDraft(mail);
  const fillIn = () => {
    setIsAsking(false);
    const index = findOpen(template, extra.values);
    // The dialog gives the focus back where it was when it closes; only then it can move on.
    setTimeout(() => form.current?.querySelector<HTMLElement>(`[name="variable${index}"]`)?.focus());
  };
  const link = toMailLink(mail);
  const copyWhole = (text: string) => copyRich(text, toCopiedHtml(mail));
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap gap-2">
        {isOpen ? (
          <Button icon="copy" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            Copy
          </Button>
        ) : (
          <CopyButton text={toMailText(mail)} copy={copyWhole} />
        )}
        <Download files={files} />
        {!link ? null : isOpen ? (
          <Button icon="send" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            Open in mail app
          </Button>
        ) : (
          <MailLink href={link} />
        )}
        <Button icon="users" onClick={onMerge}>
          Mail Merge
        </Button>
      </div>
      {!link && (
        <p className="no-print mb-4 text-[13px] text-mute">
          Too long for a link to your mail app. Download the email (.eml) and open that.
        </p>
      )}
      {isOpen && (
        <div className="mb-4">
          <Notice>
            <strong>Draft:</strong> {countDraft(mail)} left, marked below and in every file.
          </Notice>
        </div>
      )}
      <div
        ref={form}
        className={`print-wide grid grid-cols-1 gap-x-5 gap-y-4 ${version === 'both' ? '' : 'md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'}`}
      >
        <ValueFields template={template} records={records} columns={version === 'both' ? 2 : 1} />
        <MailVersions mail={mail} version={version} onVersion={setVersion} />
      </div>
      <div className="no-print">
        <p className="mb-3 text-[13px] text-mute">{describeMail(mail)}.</p>
        <CheckList checks={computeChecks(template, mail, extra.sender)} onFix={() => {}} use="send" />
        <SenderFields records={records} />
      </div>
      {isAsking && <AskDialog mail={mail} link={link} onCopy={copyWhole} onFill={fillIn} onClose={() => setIsAsking(false)} />}
    </>
  );
}
