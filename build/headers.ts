/**
 * What a page cannot say of itself. Nobody may frame a page, not even we; only the empty page for previews stands in a frame of ours.
 * Where both rules hold, some hosts send the later and some send both; either way the stricter one counts.
 */
export function hostHeaders(paths: readonly string[]): string {
  const pages = [...paths, '/404'].map((path) => `${path}\n  Content-Security-Policy: frame-ancestors 'none'\n`);
  return `/*
  Content-Security-Policy: frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()
  Cross-Origin-Opener-Policy: same-origin

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/sw.js
  Cache-Control: no-cache

${pages.join('\n')}`;
}
