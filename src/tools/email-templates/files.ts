import { zipMails } from '@/kinds/mail-merge/merge';
import { textBlob } from '@/formats/file';
import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { gap } from '@/lib/gaps';
import { documentFiles } from '@/kinds/document/files';
import { toSheet } from '@/lib/sheet';
import { markSamples, sheetFiles } from '@/kinds/records/files';
import { toEml } from './eml';
import { toMailHtml } from './html';
import { describeDraft, isDraft, preheaderOf, toBodyBlocks, toFileText, type Mail } from './mail';
import type { MergedMail } from './merge';
import { fields, type Template } from './model';
import { joinPieces, type Piece } from './variables';

/** What is still open and what is only a sample stands out in the file, as it does on the screen. */
const toMarked = (line: readonly Piece[]) =>
  line
    .map(({ text, kind }) => (kind === 'open' || kind === 'sample' ? gap(text.replace(/[{}]/g, '')) : text))
    .join('')
    .trim();

function toDocument(mail: Mail, isSample: boolean): Document {
  const { address, unsubscribe } = mail.footer;
  // A template is no draft: its placeholders stay as other programs know them.
  const toWords = isDraft(mail) ? toMarked : (line: readonly Piece[]) => joinPieces(line).trim();
  const body = toBodyBlocks(mail.body).map((block): Block => {
    if (block.kind === 'paragraph') return paragraph(block.lines.map((line) => toWords(line)).join('\n'));
    const items = block.items.map((item) => toWords(item));
    return block.isOrdered ? { kind: 'list', items, ordered: true } : bullets(items);
  });
  const preheader = preheaderOf(mail);
  const foot = [...address, ...(unsubscribe ? [`Unsubscribe: ${unsubscribe}`] : [])];
  const mark = isDraft(mail) ? 'Draft' : isSample ? 'Sample' : undefined;
  return {
    title: mail.name,
    blocks: [
      heading(1, mail.name),
      ...(isDraft(mail) ? [paragraph(`Replace ${describeDraft(mail)} before you send this.`, 'warn')] : []),
      paragraph(`Subject: ${toWords(mail.subject)}`, 'strong'),
      ...(preheader ? [paragraph(`Preheader: ${toWords(mail.preheader)}`, 'muted')] : []),
      { kind: 'rule' },
      ...body,
      ...(foot.length > 0 ? [{ kind: 'rule' } as const, paragraph(foot.join('\n'), 'muted')] : []),
    ],
    ...(mark ? { mark } : {}),
  };
}

interface Saved {
  stem: string;
  mail: Mail;
  from: string;
  isSample: boolean;
  currency: string;
}

/** One email as the file of that ending. */
export async function makeMailFile(extension: string, { stem, mail, from, isSample, currency }: Saved): Promise<Blob> {
  switch (extension) {
    case 'txt':
      return textBlob(toFileText(mail), 'text/plain');
    case 'html':
      return textBlob(toMailHtml(mail, { isMarked: true }), 'text/html');
    case 'eml':
      return textBlob(toEml(mail, { from }), 'message/rfc822');
    default: {
      const offer = documentFiles(stem, toDocument(mail, isSample), ['md', 'docx', 'pdf'], currency).find(({ name }) =>
        name.endsWith(`.${extension}`),
      );
      if (!offer) throw new Error('This format isn’t available.');
      return offer.make();
    }
  }
}

/** All emails of a merge in one archive. */
export const makeMergeFile = (mails: readonly MergedMail[], from: string): Promise<Blob> =>
  zipMails(mails, ({ mail, to }) => toEml(mail, { from, to }));

/** The user's own templates; each names its variables, for those who read the file elsewhere. */
export async function makeListFile(extension: string, templates: readonly Template[], currency: string): Promise<Blob> {
  const sheet = markSamples(toSheet('Templates', fields, templates, currency), templates);
  const offer = sheetFiles('templates', sheet).find(({ name }) => name.endsWith(`.${extension}`));
  if (!offer) throw new Error('This format isn’t available.');
  return offer.make();
}
