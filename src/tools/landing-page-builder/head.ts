import type { PageFacts } from './body';
import { toPolicySource, toWebAddress } from './links';
import { markup, jsonMarkup, Markup, none, when } from './markup';
import { readItem, readPage, type PageData, type PagePicture } from './model';
import { sampleLineOf } from './samples';

/** Social networks fetch a picture by its address on the web; one inside the page they cannot see. */
export function socialImageOf(data: PageData, inFolder: string | undefined): string | undefined {
  const page = readPage(data);
  const canonical = toWebAddress(page.canonical);
  return toWebAddress(page.socialImage) ?? (inFolder && canonical ? new URL(inFolder, canonical).href : undefined);
}

/** Sections that are on the page and true. */
const ownAnswers = (data: PageData) =>
  data.sections
    .filter((section) => section.kind === 'faq' && !section.isHidden && !sampleLineOf(section))
    .flatMap(({ items }) => items.map((item) => readItem('faq', item)))
    .filter(({ question, answer }) => question && answer.trim());

function structuredData(data: PageData, facts: PageFacts, socialImage: string | undefined): Markup {
  if (!readPage(data).hasStructuredData) return none;
  const { canonical, description, brand } = facts;
  const answers = ownAnswers(data);
  const graph = [
    {
      '@type': 'WebPage',
      name: facts.title,
      inLanguage: facts.language,
      ...(description && { description }),
      ...(canonical && { url: canonical }),
      ...(socialImage && { primaryImageOfPage: { '@type': 'ImageObject', url: socialImage } }),
    },
    ...(brand ? [{ '@type': 'Organization', name: brand, ...(canonical && { url: new URL('/', canonical).href }) }] : []),
    ...(answers.length > 0
      ? [
          {
            '@type': 'FAQPage',
            mainEntity: answers.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer.trim() },
            })),
          },
        ]
      : []),
  ];
  return markup`<script type="application/ld+json">${jsonMarkup({ '@context': 'https://schema.org', '@graph': graph })}</script>\n`;
}

/** Nothing runs and nothing loads, whatever was typed; forms go to the addresses the user gave and to no other. */
export function policyOf(endpoints: readonly string[], hasFolder: boolean): string {
  const targets = [...new Set(endpoints.map(toPolicySource))];
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    // A page opened from a folder has no origin for 'self' to mean.
    `img-src ${hasFolder ? "'self' file: " : ''}data:`,
    `form-action ${targets.length > 0 ? targets.join(' ') : "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
}

interface HeadOptions {
  facts: PageFacts;
  policy: string;
  style: string;
  themeColor: string;
  socialImage: string | undefined;
  socialPicture: PagePicture | null;
  favicon: string | undefined;
}

export function headMarkup(data: PageData, { facts, policy, style, themeColor, socialImage, socialPicture, favicon }: HeadOptions): Markup {
  const { title, description, canonical, brand } = facts;
  const alt = socialPicture?.alt.trim();
  const tag = (name: string, content: string | undefined): Markup =>
    when(content, () => markup`<meta property="${name}" content="${content ?? ''}">\n`);
  const tags = [
    tag('og:type', 'website'),
    tag('og:title', title),
    tag('og:description', description),
    tag('og:url', canonical),
    tag('og:site_name', brand),
    tag('og:image', socialImage),
    tag('og:image:alt', socialImage && alt),
  ];
  return markup`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${when(description, () => markup`<meta name="description" content="${description}">\n`)}<meta name="theme-color" content="${themeColor}">
${when(canonical, () => markup`<link rel="canonical" href="${canonical ?? ''}">\n`)}<link rel="icon" href="${favicon ?? 'data:,'}">
${tags}<meta name="twitter:card" content="${socialImage ? 'summary_large_image' : 'summary'}">
<style>${new Markup(style)}</style>
${structuredData(data, facts, socialImage)}</head>`;
}
