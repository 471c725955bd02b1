import { oneLine } from '@/lib/one-line';
import { toColour, toPalette } from './colours';
import { rightToLeft, type SectionKind } from './content';
import { toHref, toWebAddress } from './links';
import { markup, Markup } from './markup';
import { fields, readPage, readSection, type PageData, type PagePicture, type Section } from './model';
import { footerMarkup, headerMarkup, moreKinds, sectionMarkup, type MoreSections, type Writing } from './sections';
import { fileNames, openPageOf, pagesOf } from './site';
import { toStyle } from './style';

/** What the page says of itself to search engines and social networks. */
export interface PageFacts {
  title: string;
  description: string;
  brand: string;
  canonical: string | undefined;
  language: string;
  direction: 'ltr' | 'rtl';
}

export function factsOf(data: PageData, mainHero: Section | undefined): PageFacts {
  const page = readPage(data);
  const hero = mainHero && readSection('hero', mainHero);
  const own = [hero?.headline, page.brand].filter((part): part is string => Boolean(part)).map(oneLine);
  return {
    title: oneLine(page.title) || own.join(' · ') || 'Landing page',
    description: oneLine(page.description) || oneLine(hero?.subheadline ?? ''),
    brand: oneLine(page.brand),
    canonical: toWebAddress(page.canonical),
    language: page.language,
    direction: rightToLeft.includes(page.language) ? 'rtl' : 'ltr',
  };
}

export const visibleSections = ({ sections }: PageData) => sections.filter(({ isHidden }) => !isHidden);

/** The hero whose headline is the page's only h1. */
export const mainHeroOf = (data: PageData): Section | undefined =>
  visibleSections(data).find((section) => section.kind === 'hero' && readSection('hero', section).headline !== '');

/** "features", and "features-2" for the second of its kind: what links such as #features lead to. */
export function anchorsOf(sections: readonly Section[]): Map<string, string> {
  const counts = new Map<SectionKind, number>();
  return new Map(
    sections.map(({ id, kind }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return [id, count === 1 ? kind : `${kind}-${count}`];
    }),
  );
}

export const paletteOf = (data: PageData) => {
  const { backgroundColor, textColor, accentColor } = readPage(data);
  return toPalette({
    background: toColour(backgroundColor, fields.backgroundColor.default),
    text: toColour(textColor, fields.textColor.default),
    accent: toColour(accentColor, fields.accentColor.default),
  });
};

const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/;
export const toDataUrl = ({ type, base64 }: PagePicture) => `data:image/${type};base64,${isBase64.test(base64) ? base64 : ''}`;

export interface BodyOptions {
  /** Puts a picture into the page, or beside it, and returns its address. */
  place: (picture: PagePicture, stem: string) => string;
  /** For the screen: nothing in it can be sent. */
  isPreview: boolean;
  more: MoreSections | undefined;
  /** Whether the other pages lie beside it. */
  hasMenu?: boolean;
}

export interface PageParts {
  facts: PageFacts;
  body: Markup;
  style: string;
}

const isMore = ({ kind }: Section) => (moreKinds as readonly SectionKind[]).includes(kind);

/** Whether the page has sections that a first page has not. */
export const needsMore = (data: PageData) => visibleSections(data).some(isMore);

/** On the screen there is only the page that is open, so its menu leads nowhere. */
function menuOf(data: PageData, isPreview: boolean): Writing['menu'] {
  const pages = pagesOf(data);
  const names = fileNames(pages);
  const { id: open } = openPageOf(data);
  return pages.map(({ id, name }) => ({ label: name, href: isPreview ? '#main' : (names.get(id) ?? ''), isCurrent: id === open }));
}

/** The sections of the page's main part that have something to say, as they are written. */
function writeSections(data: PageData, { place, isPreview, more, hasMenu = isPreview }: BodyOptions) {
  const sections = visibleSections(data);
  const mainHero = mainHeroOf(data);
  const writing: Writing = {
    anchors: anchorsOf(sections),
    mainHero,
    mainLink: mainHero && toHref(readSection('hero', mainHero).ctaLink),
    place,
    isPreview,
    more,
    menu: hasMenu ? menuOf(data, isPreview) : [],
  };
  const written = sections.map((section) => ({ section, text: sectionMarkup(section, writing) })).filter(({ text }) => text.text !== '');
  return { writing, written };
}

/** The parts of the page that a link can lead to. An empty section is not among them. */
export function targetsOf(data: PageData, more: MoreSections): Set<string> {
  const { writing, written } = writeSections(data, { place: () => '', isPreview: true, more });
  return new Set(['main', ...written.flatMap(({ section }) => writing.anchors.get(section.id) ?? [])]);
}

/** What visitors see, the same on the screen and in the file. */
export function writeParts(data: PageData, options: BodyOptions): PageParts {
  const { writing, written } = writeSections(data, options);
  const facts = factsOf(data, writing.mainHero);
  const { brand, typeface } = readPage(data);
  const footers = visibleSections(data)
    .filter(({ kind }) => kind === 'footer')
    .map(footerMarkup);
  const title = writing.mainHero ? [] : [markup`<h1 class="unseen">${facts.title}</h1>\n`];
  const foot = footers.some(({ text }) => text !== '') ? [markup`<footer>\n${footers}</footer>\n`] : [];
  const shown = written.map(({ section }) => section);
  const body = markup`<body>
<a class="skip" href="#main">Skip to content</a>
${headerMarkup(brand, shown, writing)}<main id="main">
${title}${written.map(({ text }) => text)}</main>
${foot}</body>`;
  return { facts, body, style: toStyle(paletteOf(data), typeface, needsMore(data) ? options.more?.style : '') };
}

/** The page for the screen: all that is seen, and nothing of what only machines read. */
export function toPreview(data: PageData, more?: MoreSections): string {
  const { facts, body, style } = writeParts(data, { place: toDataUrl, isPreview: true, more });
  return markup`<!doctype html>
<html lang="${facts.language}" dir="${facts.direction}"><head><title>${facts.title}</title><style>${new Markup(style)}</style></head>${body}</html>`
    .text;
}
