import { describe, expect, it } from 'vitest';
import { contrastOf } from '@/lib/contrast';
import { checkPage, passedTopics } from './checks';
import { heaviestPage, narrowestPhone } from './content';
import { changeSection, makeSection, setPageFields, state, type PageData } from './model';
import { removeSamples } from './without-samples';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const calm = { phoneWidth: narrowestPhone, bytes: 20_000 };
const typed = (id: string, change: Record<string, string>) =>
  changeSection(id, (section) => ({ ...section, typed: { ...section.typed, ...change } }));
const page = (change: Partial<PageData['page']>, data = start) => setPageFields({ ...data.page, ...change })(data);
const found = (data: PageData, id: string, measured = calm) => checkPage(data, measured).find((check) => check.id.startsWith(id));

describe('contrast', () => {
  it('is asked for text first, then for the accent', () => {
    const grey = page({ backgroundColor: '#ffffff', textColor: '#777777', accentColor: '#000000' });
    // #777 on white is 4.48 to 1: just below, and shown rounded down.
    expect(found(grey, 'contrast')?.text).toBe('Text on the background has a contrast of 4.4:1. AA asks for 4.5:1.');
    const mended = found(grey, 'contrast')?.fixes?.[0]?.change(grey);
    expect(contrastOf(mended!.page.textColor, '#ffffff')).toBeGreaterThanOrEqual(7);
    expect(found(page({ backgroundColor: '#ffffff', textColor: '#767676', accentColor: '#000000' }), 'contrast')).toBeUndefined();
    const pale = page({ backgroundColor: '#ffffff', textColor: '#000000', accentColor: '#cccccc' });
    expect(found(pale, 'accent')?.text).toContain('(1.6:1, AA asks for 3:1)');
    const stronger = found(pale, 'accent')?.fixes?.[0]?.change(pale);
    expect(contrastOf(stronger!.page.accentColor, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(stronger!.page.accentColor, '#ffffff')).toBeLessThan(7);
    // #949494 on white is 3.03 to 1, #959595 is 2.99.
    expect(found(page({ backgroundColor: '#ffffff', textColor: '#000000', accentColor: '#949494' }), 'accent')).toBeUndefined();
    expect(found(page({ backgroundColor: '#ffffff', textColor: '#000000', accentColor: '#959595' }), 'accent')).toBeDefined();
  });
});

describe('weight and width', () => {
  it('are measured against their limits', () => {
    expect(found(start, 'weight', { ...calm, bytes: heaviestPage })).toBeUndefined();
    expect(found(start, 'weight', { ...calm, bytes: heaviestPage + 1 })?.topic).toBe('weight');
    expect(found(start, 'phone', { ...calm, phoneWidth: narrowestPhone + 1 })?.topic).toBe('phone');
    expect(checkPage(start, { phoneWidth: undefined, bytes: 0 }).some(({ id }) => id === 'phone')).toBe(false);
    expect(passedTopics([], { phoneWidth: undefined, bytes: 0 })).toHaveLength(6);
    expect(passedTopics([], calm)).toHaveLength(7);
    expect(passedTopics([{ id: 'x', topic: 'cta', text: '' }], calm)).not.toContain('Links');
    expect(passedTopics([{ id: 'x', topic: 'cta', text: '' }], calm)).toHaveLength(5);
  });
});

describe('what search engines show', () => {
  it('is cut beyond 60 and 160 characters', () => {
    expect(found(page({ title: 'x'.repeat(60) }), 'title')).toBeUndefined();
    expect(found(page({ title: 'x'.repeat(61) }), 'title')?.text).toContain('61 characters');
    expect(found(page({ description: ` ${'x'.repeat(160)} ` }), 'description')).toBeUndefined();
    expect(found(page({ description: 'x'.repeat(161) }), 'description')?.text).toContain('161 characters');
    expect(found(page({ canonical: '' }), 'canonical')).toBeUndefined();
    expect(found(page({ canonical: 'not an address' }), 'canonical')?.topic).toBe('links');
    expect(found(page({ canonical: 'https://example.com' }), 'canonical')).toBeUndefined();
    expect(found(page({ socialImage: 'not an address' }), 'social')?.topic).toBe('links');
    expect(found(page({ socialImage: '' }), 'social')).toBeUndefined();
  });
});

describe('links', () => {
  const hero = start.sections.find(({ kind }) => kind === 'hero')!;
  const form = { ...makeSection('form', 'form-1'), typed: { ...makeSection('form', 'form-1').typed, endpoint: '' } };
  const withForm = (endpoint: string): PageData => ({
    ...start,
    sections: [...start.sections, { ...form, typed: { ...form.typed, endpoint } }],
  });

  it('of the main button lead somewhere', () => {
    const to = (ctaLink: string, ctaText = 'Go', data: PageData = start) => found(typed(hero.id, { ctaLink, ctaText })(data), 'cta');
    expect(to('')?.text).toBe('The button “Go” doesn’t link anywhere yet.');
    expect(to('#')?.text).toContain('doesn’t link anywhere yet');
    expect(to('', '')).toBeUndefined();
    expect(to('https://example.com')).toBeUndefined();
    expect(to('javascript:alert(1)')?.text).toContain('isn’t allowed');
    expect(to('#nowhere')?.text).toContain('links to #nowhere, which isn’t on this page');
    expect(to('')?.fixes).toEqual([]);
    const connected = to('', 'Go', withForm('https://example.com/f'));
    expect(connected?.fixes?.map(({ label }) => label)).toEqual(['Link to the sign-up form']);
  });

  it('of a form go over https or to a mailbox', () => {
    expect(found(withForm(''), 'form-')).toMatchObject({ topic: 'other' });
    expect(found(withForm('http://example.com'), 'form-')).toMatchObject({ topic: 'links' });
    expect(found(withForm('https://example.com/f'), 'form-')).toBeUndefined();
    expect(found(withForm('a@example.com'), 'form-')).toBeUndefined();
  });

  it('of a footer need an address, those of a plan do not', () => {
    const footer = start.sections.find(({ kind }) => kind === 'footer')!;
    const item = (id: string, values: Record<string, string>) => ({ id, typed: values, picture: null });
    const linked = (link: string) =>
      changeSection(footer.id, (section) => ({ ...section, items: [item('i', { label: 'Imprint', link })] }))(start);
    expect(found(linked(''), 'link-')?.text).toBe('“Imprint” has no address, so it is left out.');
    expect(found(linked('https://example.com'), 'link-')).toBeUndefined();
    const pricing = makeSection('pricing', 'p');
    const plan = (buttonLink: string): PageData => ({
      ...start,
      sections: [...start.sections, { ...pricing, items: [item('i', { ...pricing.items[0]?.typed, name: 'Basic', buttonLink })] }],
    });
    expect(found(plan(''), 'link-')).toBeUndefined();
    expect(found(plan('javascript:1'), 'link-')?.text).toContain('“Basic” links to an address that isn’t allowed');
  });
});

describe('samples and pictures', () => {
  it('are named first', () => {
    const sample = state.sample!({ today: '2026-11-15', currency: 'USD' });
    expect(checkPage(sample, calm)[0]?.id).toBe('samples');
    expect(checkPage(removeSamples(sample), calm).some(({ id }) => id === 'samples')).toBe(false);
  });

  it('ask for one headline', () => {
    const bare: PageData = { ...start, sections: start.sections.filter(({ kind }) => kind !== 'hero') };
    expect(found(bare, 'heading')?.topic).toBe('heading');
    expect(found(start, 'heading')).toBeUndefined();
  });
});
