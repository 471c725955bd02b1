import { describe, expect, it } from 'vitest';
import { connectSuite } from '@/workspace/suite';
import type { TierLine } from '@/lib/topics/tiers';
import { sectionNames } from './content';
import {
  addSection,
  changeItem,
  duplicateSection,
  footerLine,
  makeSection,
  mostItems,
  mostSections,
  moveSection,
  nameSections,
  picturesOf,
  removeSections,
  setPageFields,
  state,
  type PageData,
  type Section,
} from './model';
import { openProject } from './open-project';
import { schema } from './schema';
import { addPage, openPage } from './site';
import { tierAcceptance } from './take-tiers';
import { hasVariant, withSecondHeadline } from './variants';

connectSuite({ schema: async () => schema });

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const kindsOf = ({ sections }: PageData) => sections.map(({ kind }) => kind);
const idsOf = ({ sections }: PageData) => sections.map(({ id }) => id);

describe('the sections of a page', () => {
  it('go above a footer that ends the page, and to the end where it does not', () => {
    expect(kindsOf(addSection('faq', 'f')(start)).slice(-2)).toEqual(['faq', 'footer']);
    expect(kindsOf(addSection('footer', 'f')(start)).slice(-2)).toEqual(['footer', 'footer']);
    const without = removeSections(['footer'])(start);
    expect(kindsOf(addSection('faq', 'f')(without)).at(-1)).toBe('faq');
    expect(kindsOf(addSection('faq', 'f')({ ...start, sections: [] }))).toEqual(['faq']);
  });

  it('are forty at most, new or doubled', () => {
    const full: PageData = { ...start, sections: Array.from({ length: mostSections }, (_, index) => makeSection('hero', `h${index}`)) };
    expect(addSection('faq', 'f')(full)).toBe(full);
    expect(duplicateSection('h1', 'new')(full)).toBe(full);
    const almost = removeSections(['h1'])(full);
    expect(addSection('faq', 'f')(almost).sections).toHaveLength(mostSections);
    expect(duplicateSection('h2', 'new')(almost).sections).toHaveLength(mostSections);
  });

  it('are doubled behind themselves, and moved to places that there are', () => {
    const doubled = duplicateSection('features', 'copy')(start);
    expect(idsOf(doubled)).toEqual(['hero', 'features', 'copy', 'testimonial', 'footer']);
    expect(doubled.sections[2]?.items.map(({ id }) => id)).toEqual(['copy-1', 'copy-2', 'copy-3']);
    expect(duplicateSection('gone', 'copy')(start)).toBe(start);
    expect(idsOf(moveSection('hero', 3)(start))).toEqual(['features', 'testimonial', 'footer', 'hero']);
    expect(idsOf(moveSection('footer', 0)(start))[0]).toBe('footer');
    for (const to of [-1, 0, 4]) expect(moveSection('hero', to)(start)).toBe(start);
    expect(moveSection('gone', 1)(start)).toBe(start);
  });

  it('are named by kind, the second of a kind with its number', () => {
    const sections = [makeSection('hero', 'a'), makeSection('faq', 'b'), makeSection('hero', 'c')];
    expect([...nameSections(sections, sectionNames).values()]).toEqual([sectionNames.hero, sectionNames.faq, `${sectionNames.hero} 2`]);
  });

  it('start with samples of their own ids, and change one entry at a time', () => {
    const features = makeSection('features', 'x');
    expect(features.items.map(({ id }) => id)).toEqual(['x-1', 'x-2', 'x-3']);
    expect(makeSection('hero', 'h').items).toEqual([]);
    const data: PageData = { ...start, sections: [features] };
    const changed = changeItem('x', 'x-2', (item) => ({ ...item, typed: { ...item.typed, title: 'New' } }))(data);
    expect(changed.sections[0]?.items.map(({ typed }) => typed['title'] === 'New')).toEqual([false, true, false]);
  });

  it('hold pictures that are counted wherever they stand', () => {
    const picture = (alt: string) => ({ type: 'png' as const, base64: 'AAAA', alt, width: 1, height: 1 });
    const [hero, ...others] = start.sections;
    if (!hero) throw new Error('no hero');
    const data: PageData = {
      ...start,
      sections: [{ ...hero, picture: picture('a') }, ...others],
      favicon: picture('b'),
      socialPicture: picture('c'),
    };
    expect(picturesOf(data).map(({ alt }) => alt)).toEqual(['a', 'b', 'c']);
    expect(picturesOf(start)).toEqual([]);
  });
});

describe('the footer', () => {
  const footerOf = (data: PageData) => data.sections.find(({ kind }) => kind === 'footer')?.typed['text'];
  const named = (brand: string, data = start) => setPageFields({ ...data.page, brand })(data);

  it('follows the name until it says something of its own', () => {
    expect(footerOf(named('Acme Inc.'))).toBe('© Acme Inc. All rights reserved.');
    expect(footerOf(named('Bolt', named('Acme')))).toBe(footerLine('Bolt'));
    const own: PageData = {
      ...start,
      sections: start.sections.map((one): Section => (one.kind === 'footer' ? { ...one, typed: { ...one.typed, text: 'Bye' } } : one)),
    };
    expect(footerOf(named('Acme', own))).toBe('Bye');
    // Another setting of the page leaves the sections as they are.
    expect(setPageFields({ ...start.page, title: 'T' })(start).sections).toBe(start.sections);
    expect(footerOf(addSection('footer', 'f')(removeSections(['footer'])(named('Acme'))))).toBe(footerLine('Acme'));
  });
});

describe('plans of another tool', () => {
  const source = { doc: 'd', tool: 'Pricing', name: '' };
  const tier = (key: string, more: Partial<TierLine> = {}): TierLine => ({
    key,
    name: key,
    amount: 2_900,
    currency: 'USD',
    per: 'month',
    points: ['One', 'Two'],
    isMain: false,
    ...more,
  });
  const take = (data: PageData, ...tiers: TierLine[]) => tierAcceptance.plan(data, tiers, source, around);
  const plansOf = (data: PageData) => data.sections.find(({ kind }) => kind === 'pricing')?.items.map(({ typed }) => typed) ?? [];

  it('have their price, or are on request, and a button of their own', () => {
    const { data, names } = take(
      start,
      tier('Basic', { isMain: true }),
      tier('Big', { amount: 0 }),
      tier('Odd', { amount: 2_950, per: '' }),
    );
    expect(names).toEqual(['Basic', 'Big', 'Odd']);
    expect(plansOf(data)).toMatchObject([
      { name: 'Basic', price: '$29', period: 'per month', points: 'One\nTwo', isHighlighted: true, buttonText: 'Choose Basic' },
      { name: 'Big', price: 'On request', period: '', isHighlighted: false },
      { name: 'Odd', price: '$29.50', period: '' },
    ]);
  });

  it('change only where something is different, and leave the button alone', () => {
    const first = take(start, tier('Basic'), tier('Plus')).data;
    expect(take(first, tier('Basic'), tier('Plus')).data).toBe(first);
    const again = take(first, tier('Basic', { amount: 3_900 }), tier('Plus'));
    expect([again.names, again.changed]).toEqual([[], ['Basic']]);
    expect(plansOf(again.data).map(({ price }) => price)).toEqual(['$39', '$29']);
    expect(take(start)).toMatchObject({ data: start, names: [] });
  });

  it('stop at the most entries of a section', () => {
    const many = Array.from({ length: mostItems + 2 }, (_, index) => tier(`P${index}`));
    expect(plansOf(take(start, ...many).data)).toHaveLength(mostItems);
  });
});

describe('a second headline', () => {
  const second = (data: PageData) => withSecondHeadline(data).sections.find(({ kind }) => kind === 'hero')?.typed['headline'];
  it('needs words and a hero that is shown, on the first page', () => {
    const two: PageData = { ...start, secondHeadline: ' Better ' };
    const hidden = { ...two, sections: two.sections.map((one) => ({ ...one, isHidden: one.kind === 'hero' })) };
    expect([hasVariant(two), hasVariant(start), hasVariant({ ...two, secondHeadline: ' ' }), hasVariant(hidden)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(second(two)).toBe('Better');
    expect(second(hidden)).toBe(start.sections[0]?.typed['headline']);
    expect(withSecondHeadline(start)).toBe(start);
    // With another page open it is still the first one's.
    const pages = addPage(two, 'p2', 'About');
    expect(hasVariant(pages)).toBe(true);
    expect(second(openPage(pages, 'p2'))).toBe('Better');
  });
});

describe('a project file', () => {
  const open = async (content: unknown) => openProject(new Blob([typeof content === 'string' ? content : JSON.stringify(content)]));
  const envelope = { app: 'groundwork', tool: 'landing-page-builder', version: state.version, data: start };

  it('is opened where it is ours, with a mark of its bytes or without', async () => {
    expect(await open(envelope)).toEqual(start);
    expect(await open(`\uFEFF${JSON.stringify(envelope)}`)).toEqual(start);
  });

  it('is refused in words where it is another’s, newer or damaged', async () => {
    const notOurs = 'isn’t a landing page project';
    for (const other of [
      'x',
      'null',
      '3',
      { ...envelope, app: 'x' },
      { ...envelope, tool: 'invoice-generator' },
      { ...envelope, version: '1' },
    ])
      await expect(open(other)).rejects.toThrow(notOurs);
    await expect(open({ ...envelope, version: state.version + 1 })).rejects.toThrow('A newer version made this project');
    await expect(open({ ...envelope, data: {} })).rejects.toThrow('damaged');
  });
});
