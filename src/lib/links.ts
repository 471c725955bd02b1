const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether mail could be sent there: one name, one @, and a domain with an ending. */
export const isEmail = (text: string) => /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@.<>()",;:\\]{2,}$/.test(text.trim());

const isMailbox = (part: string) => isEmail(decodeURIComponent(part));

/** Words that mean something to a browser; before a number any other word is a host with its port. */
const schemeBeforeNumber = /^(?:javascript|vbscript|data|blob|file|about|view-source|mailto|tel|sms):/i;
const hostAndPort = /^[^:/]+:\d+(?:[/?#]|$)/;

/** The address of a link the user typed, or undefined when following it could run something. */
export function safeUrl(text: string): string | undefined {
  // eslint-disable-next-line no-control-regex -- browsers drop these before reading the scheme, so we do too
  const trimmed = text.replace(/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g, '');
  if (trimmed === '') return undefined;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && (schemeBeforeNumber.test(trimmed) || !hostAndPort.test(trimmed));
  const candidate = hasScheme ? trimmed : `https://${trimmed.replace(/^\/+/, '')}`;
  try {
    const url = new URL(candidate);
    const isMailToNobody = url.protocol === 'mailto:' && url.pathname !== '' && !url.pathname.split(',').every(isMailbox);
    return allowedSchemes.has(url.protocol) && !isMailToNobody ? url.href : undefined;
  } catch {
    return undefined;
  }
}
