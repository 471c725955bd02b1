import { safeUrl } from '@/lib/links';
import { escapeHtml } from '@/lib/text';
import { describeDraft, isDraft, preheaderOf, subjectOf, toBodyBlocks, type BodyBlock, type Mail } from './mail';
import { joinPieces, type Piece } from './variables';

const address = /https?:\/\/[^\s<>"'{}|\\^`]+/gi;
/** Marks that end a sentence rather than an address. */
const endMarks = '.,;:!?)]';

function withoutEndMarks(written: string): string {
  let end = written.length;
  while (end > 0 && endMarks.includes(written.charAt(end - 1))) end -= 1;
  return written.slice(0, end);
}

interface LinkPart {
  text: string;
  href?: string;
}

/** Text with the web addresses in it set apart. */
export function splitLinks(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let at = 0;
  for (const match of text.matchAll(address)) {
    const written = withoutEndMarks(match[0]);
    const href = safeUrl(written);
    if (!href) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: written, href });
    at = match.index + written.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}" style="color:#0b6b4a">${escapeHtml(text)}</a>`;

const linkedHtml = (text: string) =>
  splitLinks(text)
    .map((part) => (part.href ? link(part.href, part.text) : escapeHtml(part.text)))
    .join('');

/** In a draft, what is still to be replaced stands out. */
const markedHtml = (line: readonly Piece[]) =>
  line
    .map(({ text, kind }) =>
      kind === 'open' || kind === 'sample' ? `<mark style="background:#fdf1dc;color:#8a5300">${escapeHtml(text)}</mark>` : linkedHtml(text),
    )
    .join('');

function blockHtml(block: BodyBlock, isMarked: boolean): string {
  const lineHtml = (line: readonly Piece[]) => (isMarked ? markedHtml(line) : linkedHtml(joinPieces(line).trim()));
  if (block.kind === 'paragraph') return `<p style="margin:0 0 16px">${block.lines.map(lineHtml).join('<br>\n')}</p>`;
  const tag = block.isOrdered ? 'ol' : 'ul';
  const items = block.items.map((item) => `<li style="margin:0 0 6px">${lineHtml(item)}</li>`);
  return `<${tag} style="margin:0 0 16px;padding:0 0 0 24px">\n${items.join('\n')}\n</${tag}>`;
}

function footerHtml({ footer }: Mail): string {
  const lines = [...footer.address.map(escapeHtml), ...(footer.unsubscribe ? [link(footer.unsubscribe, 'Unsubscribe')] : [])];
  if (lines.length === 0) return '';
  return `<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #dddddd;color:#5d625b;font-size:13px">${lines.join('<br>\n')}</p>`;
}

/** The message alone: what goes to the clipboard beside the plain text. */
export const toBodyHtml = (mail: Mail, isMarked = false): string =>
  [...toBodyBlocks(mail.body).map((block) => blockHtml(block, isMarked)), footerHtml(mail)].filter(Boolean).join('\n');

/** Subject and message, to match what the plain text beside it says. */
export function toCopiedHtml(mail: Mail): string {
  const preheader = preheaderOf(mail);
  const second = preheader ? `<br>\n<strong>Preheader:</strong> ${escapeHtml(preheader)}` : '';
  return `<p style="margin:0 0 16px"><strong>Subject:</strong> ${escapeHtml(subjectOf(mail))}${second}</p>\n${toBodyHtml(mail)}`;
}

/** Mail programs know few styles, so they stand on the elements; nothing in it runs or loads. */
export function toMailHtml(mail: Mail, options: { isMarked: boolean } = { isMarked: false }): string {
  const preheader = preheaderOf(mail);
  const isMarked = options.isMarked && isDraft(mail);
  const mark = isMarked
    ? `<p style="margin:0 0 16px;padding:8px 12px;background:#fdf1dc;color:#8a5300">Draft: replace ${escapeHtml(describeDraft(mail))} before you send this.</p>\n`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subjectOf(mail))}</title>
</head>
<body style="margin:0;padding:0;background:#ffffff">
${preheader ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>\n` : ''}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td style="font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1a1c19;text-align:left">
${mark}${toBodyHtml(mail, isMarked)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
