import { contrastOf, readableOn } from '@/lib/contrast';
import { joinWords, plural } from '@/lib/text';
import { formatNumber } from '@/lib/numbers';
import type { Check } from '@/kinds/document/check-list';
import { leastForShapes, leastForText, mixColours } from './colours';
import { formatWeight } from './weights';
import { heaviestPage, narrowestPhone, sectionNames } from './content';
import { toEndpoint, toHref, toWebAddress } from './links';
import { changeSection, nameSections, readItem, readPage, readSection, type PageData, type Section } from './model';
import { anchorsOf, mainHeroOf, paletteOf, targetsOf, visibleSections } from './body';
import { moreSections } from './more-sections';
import { sampleCopy, sampleSections } from './samples';
import { nameSamples, removeSamples } from './without-samples';

type Recipe = (data: PageData) => PageData;
export type PageCheck = Check<Recipe> & { topic: Topic };

const topics = {
  contrast: 'Contrast AA',
  heading: 'One h1',
  cta: 'CTA link',
  links: 'Links',
  weight: 'Page weight',
  phone: `No overflow at ${narrowestPhone} px`,
  pictures: 'Alt texts',
} as const;
type Topic = keyof typeof topics | 'other';

/** What only the browser can tell: how wide the page gets on the narrowest phone, and what it weighs. */
export interface Measured {
  /** Undefined until it has been measured. */
  phoneWidth: number | undefined;
  bytes: number;
}

/** Rounding must not lift a failing ratio over the line. */
const formatRatio = (ratio: number) => `${formatNumber(Math.floor(ratio * 10) / 10, 1)}:1`;

const setPage =
  (change: Partial<PageData['page']>): Recipe =>
  (data) => ({ ...data, page: { ...data.page, ...change } });

/** The colour moved towards black or white until it stands out enough. */
function toDistinct(colour: string, ground: string, least: number): string {
  const end = readableOn(ground);
  const steps = Array.from({ length: 21 }, (_, step) => mixColours(colour, end, step / 20));
  return steps.find((step) => contrastOf(step, ground) >= least) ?? end;
}

function contrastChecks(data: PageData): PageCheck[] {
  const { background, text, accent } = paletteOf(data);
  const ratio = contrastOf(text, background);
  if (ratio < leastForText) {
    const better = toDistinct(text, background, 7);
    return [
      {
        id: 'contrast',
        topic: 'contrast',
        text: `Text on the background has a contrast of ${formatRatio(ratio)}. AA asks for 4.5:1.`,
        fixes: [{ label: `Use ${better} for text`, change: setPage({ textColor: better }) }],
      },
    ];
  }
  const accentRatio = contrastOf(accent, background);
  if (accentRatio >= leastForShapes) return [];
  const better = toDistinct(accent, background, leastForText);
  return [
    {
      id: 'accent',
      topic: 'contrast',
      text: `The accent color hardly stands out from the background (${formatRatio(accentRatio)}, AA asks for 3:1), so buttons get an edge in the text color.`,
      fixes: [{ label: `Use ${better}`, change: setPage({ accentColor: better }) }],
    },
  ];
}

interface FoundLink {
  where: string;
  typed: string;
}

/** Every link of the page but the main buttons', which have a check of their own. */
function linksIn(section: Section, name: string): FoundLink[] {
  if (section.kind === 'pricing') {
    return section.items
      .map((item) => readItem('pricing', item))
      .map(({ name: plan, buttonLink }) => ({ where: plan || name, typed: buttonLink }));
  }
  if (section.kind === 'footer') {
    return section.items.map((item) => readItem('footer', item)).map(({ label, link }) => ({ where: label || name, typed: link }));
  }
  return [];
}

/** Why a link would not work; nothing where it would, as far as can be told without going there. */
function faultOf(typed: string, anchors: ReadonlySet<string>): string | undefined {
  const href = toHref(typed);
  if (!href) return 'links to an address that isn’t allowed, so it’s left out';
  if (href.startsWith('#') && href.length > 1 && !anchors.has(href.slice(1))) return `links to ${href}, which isn’t on this page`;
  return undefined;
}

function linkChecks(data: PageData): PageCheck[] {
  const sections = visibleSections(data);
  const names = nameSections(data.sections, sectionNames);
  const anchors = anchorsOf(sections);
  const targets = targetsOf(data, moreSections);
  const formAnchor = anchors.get(sections.find(({ kind }) => kind === 'form')?.id ?? '');
  const checks: PageCheck[] = [];
  for (const section of sections) {
    const name = names.get(section.id) ?? sectionNames[section.kind];
    if (section.kind === 'hero') {
      const { ctaText, ctaLink } = readSection('hero', section);
      const isEmpty = ctaLink === '' || ctaLink === '#';
      const fault = isEmpty ? 'doesn’t link anywhere yet' : faultOf(ctaLink, targets);
      if (ctaText === '' || !fault) continue;
      const link = `#${formAnchor ?? ''}`;
      const change = changeSection(section.id, (hero) => ({ ...hero, typed: { ...hero.typed, ctaLink: link } }));
      checks.push({
        id: `cta-${section.id}`,
        topic: 'cta',
        text: `The button “${ctaText}” ${fault}.`,
        fixes: formAnchor ? [{ label: 'Link to the sign-up form', change }] : [],
      });
    }
    linksIn(section, name).forEach(({ where, typed }, index) => {
      // A plan without an address follows the main button; a footer link without one is simply left out.
      const fault = typed === '' ? (section.kind === 'footer' ? 'has no address, so it is left out' : undefined) : faultOf(typed, targets);
      if (fault) checks.push({ id: `link-${section.id}-${index}`, topic: 'links', text: `“${where}” ${fault}.` });
    });
    if (section.kind === 'form') {
      const { endpoint } = readSection('form', section);
      if (toEndpoint(endpoint)) continue;
      const text =
        endpoint === ''
          ? `The form in “${name}” isn’t connected. Give it an endpoint or your e-mail address, or hide it.`
          : `The form in “${name}” needs an address that starts with https, or an e-mail address.`;
      checks.push({ id: `form-${section.id}`, topic: endpoint === '' ? 'other' : 'links', text });
    }
  }
  return checks;
}

function pictureChecks(data: PageData): PageCheck[] {
  const names = nameSections(data.sections, sectionNames);
  return visibleSections(data).flatMap((section) =>
    [section.picture, ...section.items.map(({ picture }) => picture)].some((picture) => picture && picture.alt.trim() === '')
      ? [
          {
            id: `alt-${section.id}`,
            topic: 'pictures' as const,
            text: `A picture in “${names.get(section.id)}” has no alt text, so it isn’t on the page yet.`,
          },
        ]
      : [],
  );
}

function sampleChecks(data: PageData): PageCheck[] {
  const samples = sampleSections(data);
  const copy = sampleCopy(data);
  if (samples.length > 0) {
    const { names, them } = nameSamples(samples);
    return [
      {
        id: 'samples',
        topic: 'other',
        text: `The page still has ${names}. A line on the page says so until you replace or remove ${them}.`,
        fixes: [{ label: `Remove ${them}`, change: removeSamples }],
      },
    ];
  }
  return copy.length === 0 ? [] : [{ id: 'copy', topic: 'other', text: `Our sample text is still on the page: ${joinWords(copy)}.` }];
}

function searchChecks(data: PageData): PageCheck[] {
  const { title, description, canonical, socialImage } = readPage(data);
  const checks: PageCheck[] = [];
  const add = (id: string, text: string, topic: Topic = 'other') => checks.push({ id, topic, text });
  if (title.length > 60) add('title', `The page title has ${plural(title.length, 'character')}; search results show about 60.`);
  if (description.trim().length > 160)
    add('description', `The meta description has ${plural(description.trim().length, 'character')}; search results show about 160.`);
  if (canonical !== '' && !toWebAddress(canonical))
    add('canonical', 'The canonical address isn’t a web address, so it’s left out.', 'links');
  if (socialImage !== '' && !toWebAddress(socialImage))
    add('social', 'The social image address isn’t a web address, so it’s left out.', 'links');
  if (data.socialPicture && !toWebAddress(socialImage) && !toWebAddress(canonical))
    add(
      'social-picture',
      'Social networks find your social picture once you give the canonical address and upload the ZIP with its images folder.',
    );
  return checks;
}

/** What to look at before the page is published, most urgent first. */
export function checkPage(data: PageData, { phoneWidth, bytes }: Measured): PageCheck[] {
  const checks = [...sampleChecks(data), ...contrastChecks(data)];
  if (!mainHeroOf(data)) {
    checks.push({
      id: 'heading',
      topic: 'heading',
      text: 'The page has no visible headline. Write one in a hero section, or show the hidden one.',
    });
  }
  checks.push(...linkChecks(data), ...pictureChecks(data));
  if (bytes > heaviestPage) {
    checks.push({
      id: 'weight',
      topic: 'weight',
      text: `The page weighs ${formatWeight(bytes)}, more than ${formatWeight(heaviestPage)}. Remove a picture or choose smaller ones.`,
    });
  }
  if (phoneWidth !== undefined && phoneWidth > narrowestPhone) {
    checks.push({
      id: 'phone',
      topic: 'phone',
      text: `On a phone ${narrowestPhone} px wide the page is ${phoneWidth} px wide and scrolls sideways.`,
    });
  }
  return [...checks, ...searchChecks(data)];
}

/** What was looked at and found in order. */
export function passedTopics(checks: readonly PageCheck[], { phoneWidth }: Measured): string[] {
  // A main button that leads nowhere is a link that does not work, too.
  const failed = new Set(checks.flatMap(({ topic }) => (topic === 'cta' ? ['cta', 'links'] : [topic])));
  return (Object.keys(topics) as (keyof typeof topics)[])
    .filter((topic) => !failed.has(topic) && (topic !== 'phone' || phoneWidth !== undefined))
    .map((topic) => topics[topic]);
}
