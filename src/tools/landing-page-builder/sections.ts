import { sectionNames, type SectionKind } from './content';
import { toHref } from './links';
import { markup, Markup, none, when } from './markup';
import { readItem, readSection, type PagePicture, type Section } from './model';
import { sampleLineOf } from './samples';

/** What the sections of one page share while it is written. */
export interface Writing {
  /** The anchor of each section, by its id. */
  anchors: ReadonlyMap<string, string>;
  /** The section whose headline is the page's own. */
  mainHero: Section | undefined;
  /** Where the page's main button leads; plans without an address of their own follow it. */
  mainLink: string | undefined;
  /** Puts a picture into the page and returns its address there. */
  place: (picture: PagePicture, stem: string) => string;
  isPreview: boolean;
  more: MoreSections | undefined;
  /** The pages of the site, where there are several. */
  menu: readonly { label: string; href: string; isCurrent: boolean }[];
}

const tick = new Markup(
  '<svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="14" cy="14" r="13" stroke-width="1.5"/><path d="m9 14.5 3.4 3.4L19 11"/></svg>',
);

export const heading = (level: 1 | 2 | 3, text: string): Markup =>
  text.trim() === ''
    ? none
    : level === 1
      ? markup`<h1>${text.trim()}</h1>`
      : level === 2
        ? markup`<h2>${text.trim()}</h2>`
        : markup`<h3>${text.trim()}</h3>`;

export const paragraph = (style: string, text: string): Markup => when(text.trim(), () => markup`<p class="${style}">${text.trim()}</p>`);

/** A button whose link is missing or refused stays visible and leads nowhere. */
export function button(text: string, href: string | undefined, look = ''): Markup {
  const style = `button${look}`;
  if (text.trim() === '') return none;
  return href ? markup`<a class="${style}" href="${href}">${text.trim()}</a>` : markup`<span class="${style}">${text.trim()}</span>`;
}

/** Only what can be described is shown. */
export function image(picture: PagePicture | null, stem: string, { place }: Writing): Markup {
  const alt = picture?.alt.trim();
  if (!picture || !alt) return none;
  return markup`<img src="${place(picture, stem)}" alt="${alt}" width="${picture.width}" height="${picture.height}">`;
}

export const head = (title: string, intro = ''): Markup =>
  when(title.trim() || intro.trim(), () => markup`<div class="head">${heading(2, title)}${paragraph('intro', intro)}</div>`);

export const sampleNote = (section: Section): Markup => paragraph('sample', sampleLineOf(section) ?? '');

/** The parts of a section stand one level below its heading, or take its place where it has none. */
export const partLevel = (title: string): 2 | 3 => (title.trim() === '' ? 2 : 3);

function heroParts(section: Section, writing: Writing): Markup {
  const { headline, subheadline, ctaText, ctaLink } = readSection('hero', section);
  const picture = image(section.picture, 'hero', writing);
  const words = markup`${heading(section === writing.mainHero ? 1 : 2, headline)}<div class="below">${paragraph('lead', subheadline)}${button(ctaText, toHref(ctaLink))}</div>`;
  if (![headline, subheadline, ctaText].some((text) => text.trim()) && !picture.text) return none;
  return picture.text ? markup`<div class="pair"><div>${words}</div>${picture}</div>` : words;
}

function featureParts(section: Section): Markup {
  const { heading: title, intro } = readSection('features', section);
  const items = section.items
    .map((item) => readItem('features', item))
    .filter((feature) => feature.title || feature.text)
    .map((feature) => markup`<li>${tick}<div>${heading(partLevel(title), feature.title)}${paragraph('text', feature.text)}</div></li>\n`);
  if (items.length === 0) return none;
  return markup`${head(title, intro)}<ul class="grid">\n${items}</ul>`;
}

function testimonialParts(section: Section): Markup {
  const { testimonial, testimonialAuthor } = readSection('testimonial', section);
  if (testimonial.trim() === '') return none;
  const author = when(testimonialAuthor, () => markup`<figcaption>${testimonialAuthor}</figcaption>`);
  return markup`<figure><blockquote><p>${testimonial.trim()}</p></blockquote>${author}${sampleNote(section)}</figure>`;
}

const looks: Record<Exclude<SectionKind, 'footer'>, string> = {
  hero: 'hero',
  features: 'features',
  testimonial: 'quote tint',
  pricing: 'pricing',
  faq: 'faq',
  logos: 'logos tint',
  form: 'signup tint',
};

type SectionWriter = (section: Section, writing: Writing) => Markup;

/** The sections a first page has not: written and styled by a part that comes when one of them is added. */
export const moreKinds = ['pricing', 'faq', 'logos', 'form'] as const satisfies readonly SectionKind[];
export interface MoreSections {
  writers: Record<(typeof moreKinds)[number], SectionWriter>;
  style: string;
}

const firstWriters: Partial<Record<SectionKind, SectionWriter>> = {
  hero: heroParts,
  features: featureParts,
  testimonial: testimonialParts,
};

/** A section of the page's main part; one with nothing to say leaves no gap. */
export function sectionMarkup(section: Section, writing: Writing): Markup {
  if (section.kind === 'footer') return none;
  const writers: Partial<Record<SectionKind, SectionWriter>> = { ...firstWriters, ...writing.more?.writers };
  const parts = writers[section.kind]?.(section, writing);
  if (!parts || parts.text === '') return none;
  return markup`<section id="${writing.anchors.get(section.id) ?? section.kind}" class="${looks[section.kind]}">\n<div class="wrap">${parts}</div>\n</section>\n`;
}

const linkList = (links: readonly { label: string; href: string }[]): Markup =>
  markup`<ul>${links.map(({ label, href }) => markup`<li><a href="${href}">${label}</a></li>`)}</ul>`;

export function footerMarkup(section: Section): Markup {
  const { text } = readSection('footer', section);
  const links = section.items.flatMap((item) => {
    const { label, link } = readItem('footer', item);
    const href = toHref(link);
    return label && href ? [{ label, href }] : [];
  });
  if (text.trim() === '' && links.length === 0) return none;
  return markup`<div class="bottom"><div class="wrap">${paragraph('small', text)}${when(links.length > 0, () => linkList(links))}</div></div>\n`;
}

/** The parts a visitor may want to jump to. */
const inNavigation: readonly SectionKind[] = ['features', 'pricing', 'faq'];

export function headerMarkup(brand: string, sections: readonly Section[], { anchors, mainHero, mainLink, menu }: Writing): Markup {
  const seen = new Set<SectionKind>();
  const links = sections.flatMap(({ id, kind }) => {
    const anchor = anchors.get(id);
    if (!anchor || seen.has(kind) || !inNavigation.includes(kind)) return [];
    seen.add(kind);
    return [{ label: sectionNames[kind], href: `#${anchor}` }];
  });
  // Between pages there is no other way, so that menu is there on phones too.
  const entries = menu.map(({ label, href, isCurrent }) =>
    isCurrent ? markup`<li><a href="${href}" aria-current="page">${label}</a></li>` : markup`<li><a href="${href}">${label}</a></li>`,
  );
  const navigation =
    menu.length > 1
      ? markup`<nav class="pages" aria-label="Main"><ul>${entries}</ul></nav>`
      : when(links.length > 1, () => markup`<nav aria-label="Main">${linkList(links)}</nav>`);
  const action = mainHero && mainLink ? button(readSection('hero', mainHero).ctaText, mainLink, ' small outline') : none;
  if (brand === '' && menu.length < 2) return none;
  return markup`<header class="top"><div class="wrap"><div class="brand">${brand}</div>${navigation}${action}</div></header>\n`;
}
