import { createHash } from 'node:crypto';

/** What the build tells search engines, link previews and the browser about one page. */
export interface PageHead {
  path: string;
  title: string;
  description: string;
  siteName: string;
  origin: string;
  tool?: { name: string; category: string } | undefined;
}

export const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** "</script>" inside data must not end the element. */
const toJsonLd = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;

function structuredData({ path, title, description, siteName, origin, tool }: PageHead): string {
  const url = origin + path;
  const free = { price: '0', priceCurrency: 'USD' };
  const app = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: tool?.name ?? siteName,
    url,
    description,
    applicationCategory: tool?.category === 'Finance' ? 'FinanceApplication' : 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', ...free },
  };
  const crumbs = [{ name: siteName, item: `${origin}/` }, ...(path === '/' ? [] : [{ name: tool?.name ?? title, item: url }])];
  const breadcrumb = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
  return toJsonLd(app) + toJsonLd(breadcrumb);
}

export function headTags(head: PageHead): string {
  const { path, title, description, siteName, origin } = head;
  const url = origin + path;
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeText(content)}" />`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeText(content)}" />`;
  return [
    `<title>${escapeText(title)}</title>`,
    meta('description', description),
    `<link rel="canonical" href="${escapeText(url)}" />`,
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', `${origin}/og.png`),
    meta('twitter:card', 'summary_large_image'),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />',
    '<link rel="icon" href="/icon-192.png" sizes="192x192" />',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
    '<link rel="manifest" href="/manifest.webmanifest" />',
    '<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />',
    '<meta name="theme-color" content="#121412" media="(prefers-color-scheme: dark)" />',
    structuredData(head),
  ].join('\n    ');
}

const inlineScript = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** Files cannot carry nonces, so the one inline script is admitted by its hash. */
export function contentPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-src 'self'",
    "connect-src 'self' https: wss: http://localhost:* http://127.0.0.1:* ws://localhost:* ws://127.0.0.1:*",
  ].join('; ');
}

/** What the policy would block must not reach a page: the build stops instead. */
export function findForbidden(html: string): string[] {
  const scripts = [...html.matchAll(inlineScript)].map(([, code = '']) => code);
  const faults: string[] = [];
  if (scripts.length > 1 || scripts.some((code) => !code.includes('groundwork.settings'))) faults.push('an inline script');
  if (/<[^>]*\sstyle="/.test(html)) faults.push('a style attribute');
  if (/<style[\s>]/.test(html)) faults.push('a style element');
  return faults;
}
