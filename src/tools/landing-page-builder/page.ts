import { paletteOf, toDataUrl, visibleSections, writeParts, type PageFacts } from './body';
import { headMarkup, policyOf, socialImageOf } from './head';
import { toEndpoint } from './links';
import { markup } from './markup';
import { moreSections } from './more-sections';
import { readSection, type PageData, type PagePicture } from './model';

interface PlacedPicture {
  /** Its place beside the page, such as "images/hero.png". */
  path: string;
  picture: PagePicture;
}

interface Page {
  html: string;
  facts: PageFacts;
  /** What lies beside the page, where it was asked to keep its pictures in a folder. */
  files: PlacedPicture[];
}

const toStem = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'picture';

/** Keeps pictures inside the page, or beside it under names of their own. */
export function makePlaces(hasFolder: boolean) {
  const files: PlacedPicture[] = [];
  const place = (picture: PagePicture, stem: string): string => {
    if (!hasFolder) return toDataUrl(picture);
    const known = files.find((file) => file.picture === picture);
    if (known) return known.path;
    const ending = picture.type === 'jpeg' ? 'jpg' : picture.type;
    const name = `images/${toStem(stem)}`;
    let path = `${name}.${ending}`;
    for (let count = 2; files.some((file) => file.path === path); count += 1) path = `${name}-${count}.${ending}`;
    files.push({ path, picture });
    return path;
  };
  return { files, place };
}

interface PageOptions {
  hasFolder?: boolean;
  /** Shared by pages that lie side by side. */
  places?: ReturnType<typeof makePlaces>;
}

/** The whole page as one HTML document, its pictures inside or in a folder. The same data always gives the same text. */
export function toPage(data: PageData, { hasFolder = false, places = makePlaces(hasFolder) }: PageOptions = {}): Page {
  const { files, place } = places;
  // Written first: it says which pictures the page has.
  const { facts, body, style } = writeParts(data, { place, isPreview: false, more: moreSections, hasMenu: hasFolder });
  const endpoints = visibleSections(data).flatMap((section) =>
    section.kind === 'form' ? (toEndpoint(readSection('form', section).endpoint) ?? []) : [],
  );
  const { socialPicture, favicon } = data;
  const head = headMarkup(data, {
    facts,
    policy: policyOf(endpoints, hasFolder),
    style,
    themeColor: paletteOf(data).background,
    socialImage: socialImageOf(data, hasFolder && socialPicture ? place(socialPicture, 'social') : undefined),
    socialPicture,
    favicon: favicon ? place(favicon, 'favicon') : undefined,
  });
  const page = markup`<!doctype html>
<html lang="${facts.language}" dir="${facts.direction}">
${head}
${body}
</html>
`;
  return { html: page.text, facts, files };
}
