import { toSlug } from '@/lib/text';
import type { PageData, SitePage } from './fields';
import { makeSection } from './model';

export const mostPages = 8;
export const longestName = 40;
const homeId = 'home';

/** All pages with their present sections; the open one's are those of the work itself. */
export function pagesOf({ sections, site }: PageData): SitePage[] {
  const list = site?.list ?? [];
  if (list.length === 0) return [{ id: homeId, name: 'Home', sections }];
  const place = Math.max(
    0,
    list.findIndex(({ id }) => id === site?.openId),
  );
  return list.map((page, index) => (index === place ? { ...page, sections } : page));
}

export const openPageOf = (data: PageData): SitePage => {
  const [first, ...others] = pagesOf(data);
  const home = first ?? { id: homeId, name: 'Home', sections: data.sections };
  return others.find(({ id }) => id === data.site?.openId) ?? home;
};

const withOpen = (data: PageData, list: SitePage[], id: string): PageData => ({
  ...data,
  site: { openId: id, list },
  sections: list.find((page) => page.id === id)?.sections ?? data.sections,
});

/** Two entries of a menu with one name could not be told apart. */
function nameApart(others: readonly SitePage[], wanted: string): string {
  const clean = wanted.replace(/\s+/g, ' ').trim().slice(0, longestName) || 'Page';
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? clean : `${clean} ${number}`;
    if (!others.some((page) => page.name === name)) return name;
  }
}

/** A new page with a headline and a footer, opened. */
export function addPage(data: PageData, id: string, name: string): PageData {
  const pages = pagesOf(data);
  if (pages.length >= mostPages) return data;
  const footer = data.sections.find(({ kind }) => kind === 'footer');
  const named = nameApart(pages, name);
  const hero = makeSection('hero', `${id}-hero`);
  const page: SitePage = {
    id,
    name: named,
    sections: [{ ...hero, typed: { ...hero.typed, headline: named, subheadline: '', ctaText: '' } }, ...(footer ? [footer] : [])],
  };
  return withOpen(data, [...pages, page], id);
}

export const openPage = (data: PageData, id: string): PageData => {
  const pages = pagesOf(data);
  return openPageOf(data).id === id || !pages.some((page) => page.id === id) ? data : withOpen(data, pages, id);
};

export function renamePage(data: PageData, id: string, name: string): PageData {
  const pages = pagesOf(data);
  const others = pages.filter((page) => page.id !== id);
  if (name.trim() === '' || others.length === pages.length) return data;
  const list = pages.map((page) => (page.id === id ? { ...page, name: nameApart(others, name) } : page));
  return { ...data, site: { openId: openPageOf(data).id, list } };
}

/** The last page stays: there is always one. */
export function removePage(data: PageData, id: string): PageData {
  const pages = pagesOf(data);
  const list = pages.filter((page) => page.id !== id);
  const [first] = list;
  if (!first || list.length === pages.length) return data;
  const open = openPageOf(data).id;
  return withOpen(data, list, open === id ? first.id : open);
}

/** "index.html" for the first, the name for the others; none twice. */
export function fileNames(pages: readonly SitePage[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const [index, { id, name }] of pages.entries()) {
    const stem =
      index === 0
        ? 'index'
        : toSlug(name)
            .replace(/[^a-z0-9-]+/g, '')
            .replace(/^-+|-+$/g, '') || 'page';
    const taken = new Set(names.values());
    let file = `${stem}.html`;
    for (let count = 2; taken.has(file); count += 1) file = `${stem}-${count}.html`;
    names.set(id, file);
  }
  return names;
}

/** The work as it is for one page: its sections, and of what search engines read only what is its own. */
export function toPageData(data: PageData, id: string): PageData {
  const pages = pagesOf(data);
  const shown = withOpen(data, pages, id);
  return pages[0]?.id === id ? shown : { ...shown, page: { ...shown.page, title: '', description: '', canonical: '' } };
}
