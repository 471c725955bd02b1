import { encodedPart, headerValue, isAddress, isPlain, lineEnd } from '@/lib/mail-parts';
import { isDraft, subjectOf, toBodyText, type Mail } from './mail';
import { toMailHtml } from './html';

/** No base64 line holds these marks, so the parts cannot be cut by their own content. */
const boundary = '=_groundwork_alternative';

/** A message with a plain-text and an HTML version, marked as not sent yet. */
export function toEml(mail: Mail, { from = '', to = '' }: { from?: string; to?: string } = {}): string {
  const text = toBodyText(mail).replaceAll('\n', lineEnd);
  const { unsubscribe } = mail.footer;
  const headers = [
    ...(isAddress(from.trim()) ? [`From: ${from.trim()}`] : []),
    ...(isAddress(to.trim()) ? [`To: ${to.trim()}`] : []),
    `Subject: ${headerValue(`${isDraft(mail) ? '[Draft] ' : ''}${subjectOf(mail)}`)}`,
    ...(unsubscribe && isPlain(unsubscribe) && !/[<>\s]/.test(unsubscribe) ? [`List-Unsubscribe: <${unsubscribe}>`] : []),
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  return [
    ...headers,
    '',
    `--${boundary}`,
    encodedPart('text/plain', `${text}${lineEnd}`),
    `--${boundary}`,
    encodedPart('text/html', toMailHtml(mail).replaceAll('\n', lineEnd)),
    `--${boundary}--`,
    '',
  ].join(lineEnd);
}
