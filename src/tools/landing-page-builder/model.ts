import { emptyDraft, type Fields } from '@/lib/fields';
import { moveWithin, replaceById } from '@/lib/lists';
import { defineState } from '@/workspace/tool-state';
import { sampleItems, type SectionKind } from './content';
import { fields, footerLine, hasItems, itemFields, sectionFields } from './fields';
import type { Item, ItemKind, PageData, PagePicture, Section } from './fields';
import { hasSampleCopy } from './samples';

export * from './fields';

export const mostSections = 40;
export const mostItems = 60;

export const emptyItem = (kind: ItemKind, id: string): Item => ({ id, typed: emptyDraft(itemFields[kind] as Fields, ''), picture: null });

export function makeSection(kind: SectionKind, id: string): Section {
  const items = hasItems(kind)
    ? (sampleItems[kind] ?? []).map((typed, index) => ({
        id: `${id}-${index + 1}`,
        typed: { ...emptyItem(kind, id).typed, ...typed },
        picture: null,
      }))
    : [];
  return { id, kind, isHidden: false, typed: emptyDraft(sectionFields[kind] as Fields, ''), items, picture: null };
}

const startWith = (kinds: readonly SectionKind[]): PageData => ({
  page: emptyDraft(fields, ''),
  sections: kinds.map((kind) => makeSection(kind, kind)),
  favicon: null,
  socialPicture: null,
});

/** One and the same on every call, so that a changed page can be told from it. */
const firstData = startWith(['hero', 'features', 'testimonial', 'footer']);

export const state = defineState<PageData>({
  version: 1,
  isSample: hasSampleCopy,
  start: () => firstData,
  sample: () => startWith(['hero', 'logos', 'features', 'testimonial', 'pricing', 'faq', 'form', 'footer']),
});

type Recipe = (data: PageData) => PageData;

export const changeSection =
  (id: string, recipe: (section: Section) => Section): Recipe =>
  (data) => ({ ...data, sections: replaceById(data.sections, id, recipe) });

export const changeItem = (sectionId: string, itemId: string, recipe: (item: Item) => Item): Recipe =>
  changeSection(sectionId, (section) => ({ ...section, items: replaceById(section.items, itemId, recipe) }));

/** A footer that says no more than whose page it is follows the name. */
export const setPageFields =
  (page: PageData['page']): Recipe =>
  (data) => {
    const before = footerLine(data.page.brand);
    const after = footerLine(page.brand);
    if (before === after) return { ...data, page };
    const sections = data.sections.map((section) =>
      section.kind === 'footer' && [before, footerLine('')].includes(String(section.typed.text).trim())
        ? { ...section, typed: { ...section.typed, text: after } }
        : section,
    );
    return { ...data, page, sections };
  };

/** New sections go above the footer, which ends the page. */
export const addSection =
  (kind: SectionKind, id: string): Recipe =>
  (data) => {
    if (data.sections.length >= mostSections) return data;
    const isLast = kind === 'footer' || data.sections.at(-1)?.kind !== 'footer';
    const at = isLast ? data.sections.length : data.sections.length - 1;
    const made = makeSection(kind, id);
    const named = kind === 'footer' ? { ...made, typed: { ...made.typed, text: footerLine(data.page.brand) } } : made;
    return { ...data, sections: data.sections.toSpliced(at, 0, named) };
  };

export const duplicateSection =
  (id: string, newId: string): Recipe =>
  (data) => {
    const at = data.sections.findIndex((section) => section.id === id);
    const section = data.sections[at];
    if (!section || data.sections.length >= mostSections) return data;
    const items = section.items.map((item, index) => ({ ...item, id: `${newId}-${index + 1}` }));
    return { ...data, sections: data.sections.toSpliced(at + 1, 0, { ...section, id: newId, items }) };
  };

export const moveSection =
  (id: string, to: number): Recipe =>
  (data) => {
    const from = data.sections.findIndex((section) => section.id === id);
    if (from < 0 || from === to || to < 0 || to >= data.sections.length) return data;
    return { ...data, sections: moveWithin(data.sections, from, to) };
  };

export const removeSections =
  (ids: readonly string[]): Recipe =>
  (data) => ({ ...data, sections: data.sections.filter(({ id }) => !ids.includes(id)) });

/** "Hero", and "Hero 2" for the second of its kind. */
export function nameSections(sections: readonly Section[], names: Record<SectionKind, string>): Map<string, string> {
  const counts = new Map<SectionKind, number>();
  return new Map(
    sections.map(({ id, kind }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return [id, count === 1 ? names[kind] : `${names[kind]} ${count}`];
    }),
  );
}

export const picturesOf = ({ sections, favicon, socialPicture }: PageData): PagePicture[] =>
  [...sections.flatMap(({ picture, items }) => [picture, ...items.map((item) => item.picture)]), favicon, socialPicture].filter(
    (picture) => picture !== null,
  );
