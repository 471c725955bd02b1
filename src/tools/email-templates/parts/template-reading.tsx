import { useMemo } from 'react';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { plural } from '@/lib/text';
import { CopyButton } from '@/ui/copy-button';
import { copyRich } from '@/platform/clipboard';
import { toCopiedHtml } from '../html';
import { toMailText, toRawMail } from '../mail';
import type { Template } from '../model';
import { variablesOf } from '../values';
import { Pieces, PlainBody } from './mail-text';
import { mailOffers } from './mail-offers';
import { Labelled } from './labelled';
import type { TemplateRecords } from './template-records';

/** The template as it was written, with its variables to take along. */
export function TemplateReading({ template, records }: { template: Template; records: TemplateRecords }) {
  const { currency } = records.tool.around;
  const mail = useMemo(() => toRawMail(template), [template]);
  const files = useMemo(() => mailOffers(template, mail, '', currency, true), [template, mail, currency]);
  const variables = variablesOf(template);
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap gap-2">
        <CopyButton text={toMailText(mail)} copy={(text) => copyRich(text, toCopiedHtml(mail))} />
        <Download files={files} />
      </div>
      <Labelled label="Subject">
        <Pieces pieces={mail.subject} />
      </Labelled>
      {mail.preheader.length > 0 && (
        <Labelled label="Preheader">
          <Pieces pieces={mail.preheader} />
        </Labelled>
      )}
      <Labelled label="Content">
        <div className="whitespace-pre-wrap">
          <PlainBody mail={mail} />
        </div>
      </Labelled>
      <h3 className="mt-5 mb-1 font-semibold">Available Variables</h3>
      {variables.length === 0 ? (
        <p className="text-mute">This template has none: it reads the same for everyone.</p>
      ) : (
        <>
          <p className="mb-2.5 text-[13px] text-mute">{plural(variables.length, 'variable')}. Choose one to copy it.</p>
          <ul aria-label="Available Variables" className="flex flex-wrap gap-2">
            {variables.map(({ key, name, fallback }) => (
              <li key={key} className="max-w-full break-all">
                <Copy text={`{{${name}}}`} label={`{{${name}}}`} />
                {fallback && <span className="ml-1.5 text-[13px] text-mute">else “{fallback}”</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
