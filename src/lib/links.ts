const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The address of a link the user typed, or undefined when following it could run something. */
export function safeUrl(text: string): string | undefined {
  // eslint-disable-next-line no-control-regex -- browsers drop these before reading the scheme, so we do too
  const trimmed = text.replace(/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g, '');
  if (trimmed === '') return undefined;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^:/]+:\d+(\/|$)/.test(trimmed);
  const candidate = hasScheme ? trimmed : `https://${trimmed.replace(/^\/+/, '')}`;
  try {
    const url = new URL(candidate);
    return allowedSchemes.has(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
