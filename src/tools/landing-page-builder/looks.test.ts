import { describe, expect, it } from 'vitest';
import { contrastOf } from '@/lib/contrast';
import { writeParts } from './body';
import { checkPage } from './checks';
import { mixColours, readHex, toColour, toPalette } from './colours';
import { narrowestPhone, type SectionKind } from './content';
import { changeSection, emptyItem, makeSection, state, type ItemKind, type PageData, type Section } from './model';
import { moreSections } from './more-sections';
import { toPage } from './page';
import { toStyle } from './style';
import { companyTheme, isWorn, themes, wearTheme } from './themes';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const section = (
  kind: SectionKind,
  typed: Record<string, string | boolean> = {},
  items: Record<string, string | boolean>[] = [],
  more: Partial<Section> = {},
): Section => {
  const made = makeSection(kind, kind);
  return {
    ...made,
    typed: { ...made.typed, ...typed },
    items: items.map((item, index) => {
      const empty = emptyItem(kind as ItemKind, `${kind}-${index + 1}`);
      return { ...empty, typed: { ...empty.typed, ...item } };
    }),
    ...more,
  };
};
const page = (sections: Section[], own: Partial<PageData['page']> = {}): PageData => ({
  ...start,
  page: { ...start.page, brand: 'Acme', ...own },
  sections,
});
const hero = (typed: Record<string, string> = {}) => section('hero', { headline: 'One', ctaText: 'Go', ctaLink: '#features', ...typed });
const form = (endpoint: string, more: Partial<Section> = {}) => section('form', { endpoint }, [], more);
const previewOf = (data: PageData) => writeParts(data, { place: () => '', isPreview: true, more: moreSections }).body.text;

describe('a theme', () => {
  it('is worn while all four of its parts are, and no longer', () => {
    const [first, second] = themes;
    if (!first || !second) throw new Error('no themes');
    const worn = wearTheme(first)(start);
    expect(themes.map((theme) => isWorn(theme, worn))).toEqual([true, ...themes.slice(1).map(() => false)]);
    const change = (own: Partial<PageData['page']>) => isWorn(first, { ...worn, page: { ...worn.page, ...own } });
    expect([change({ backgroundColor: '#000000' }), change({ textColor: '#000000' }), change({ accentColor: '#000000' })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(change({ typeface: first.typeface === 'sans' ? 'serif' : 'sans' })).toBe(false);
    expect(isWorn(companyTheme('#123456'), wearTheme(companyTheme('#123456'))(start))).toBe(true);
  });
});

describe('the colours of a page', () => {
  it('are read with their sign or without, and mixed channel by channel', () => {
    expect(['#0B6B4A', '0b6b4a', ' #abc ', '#abcd', 'red', ''].map(readHex)).toEqual([
      '#0b6b4a',
      '#0b6b4a',
      '#aabbcc',
      undefined,
      undefined,
      undefined,
    ]);
    expect([toColour('#ABCDEF', '#000000'), toColour('#abc', '#000000')]).toEqual(['#abcdef', '#000000']);
    expect([mixColours('#000000', '#ffffff', 0), mixColours('#000000', '#ffffff', 1), mixColours('#102030', '#203040', 0.5)]).toEqual([
      '#000000',
      '#ffffff',
      '#182838',
    ]);
  });

  it('get an edge below 3 to 1, and links in the text colour below 4.5', () => {
    const of = (accent: string) => toPalette({ background: '#ffffff', text: '#000000', accent });
    // #949494 on white is 3.03 to 1, #959595 is 2.99.
    expect([of('#949494').edge, of('#959595').edge]).toEqual(['#949494', '#000000']);
    // #707070 is 4.95 on white and still above 4.5 on the tint; #767676 is 4.54 and falls below there.
    expect([of('#707070').link, of('#777777').link]).toEqual(['#707070', '#000000']);
    const { background, tint, mute, text } = of('#0b62a8');
    expect(tint).not.toBe(background);
    expect(Math.min(contrastOf(mute, background), contrastOf(mute, tint))).toBeGreaterThanOrEqual(4.5);
    expect(mute).not.toBe(text);
    // Where the tint would cost the text its contrast there is none, nor softer letters.
    const faint = toPalette({ background: '#ffffff', text: '#767676', accent: '#000000' });
    expect([faint.tint, faint.mute]).toEqual(['#ffffff', '#767676']);
  });

  it('make a dark page dark for the browser, and a serif lighter', () => {
    const style = (background: string, text: string, typeface: 'sans' | 'serif') =>
      toStyle(toPalette({ background, text, accent: '#0b62a8' }), typeface, '.more {}');
    expect(style('#14161a', '#ffffff', 'sans')).toContain('color-scheme: only dark');
    expect(style('#ffffff', '#111111', 'sans')).toContain('color-scheme: only light');
    expect(style('#ffffff', '#111111', 'serif')).toContain('--display-weight: 400');
    expect(style('#ffffff', '#111111', 'sans')).toContain('--display-weight: 700');
    expect(style('#ffffff', '#111111', 'sans')).toContain('.more {}');
  });
});

describe('a page that sends', () => {
  const policyOf = (...sections: Section[]) => /form-action ([^;"]+)/.exec(toPage(page(sections)).html.replaceAll('&#39;', "'"))?.[1];

  it('goes to the addresses of its visible forms and nowhere else', () => {
    expect(policyOf(hero(), form('https://a.example/x'))).toContain('https://a.example');
    expect(policyOf(hero(), form('https://a.example/x', { isHidden: true }))).toMatch(/none/);
    expect(policyOf(hero(), form('nothing'))).toMatch(/none/);
    expect(policyOf(hero())).toMatch(/none/);
  });

  it('sends nothing from the preview', () => {
    const data = page([hero(), form('https://a.example/x')]);
    expect(toPage(data).html).toMatch(/<form[^>]*action="https:\/\/a\.example\/x"[^]*type="submit"/);
    expect(previewOf(data)).not.toMatch(/<form|type="submit"/);
    expect(previewOf(data)).toContain('<div class="fields">');
    expect(previewOf(data)).not.toContain(' disabled>');
    // Without an address its button cannot be pressed, wherever it is shown.
    expect(toPage(page([hero(), form('')])).html).toContain(' disabled>');
  });
});

describe('the head and the foot of a page', () => {
  it('have the brand, and the main button where it leads somewhere', () => {
    const top = (data: PageData) => /<header class="top">[^]*?<\/header>/.exec(toPage(data).html)?.[0];
    expect(top(page([hero()]))).toMatch(/Acme.*<a class="button small outline" href="#features">Go<\/a>/);
    expect(top(page([hero({ ctaLink: '' })]))).not.toContain('button');
    expect(top(page([hero()], { brand: '' }))).toBeUndefined();
  });

  it('have a visible footer of words or links, and none of nothing', () => {
    const foot = (...sections: Section[]) => /<footer>[^]*<\/footer>/.exec(toPage(page([hero(), ...sections])).html)?.[0];
    const links = [
      { label: 'Terms', link: '/terms' },
      { label: '', link: '/x' },
      { label: 'Bad', link: 'javascript:x' },
    ];
    expect(foot(section('footer', { text: 'Bye' }))).toContain('Bye');
    expect(foot(section('footer', { text: 'Bye' }))).not.toContain('<ul>');
    expect(foot(section('footer', { text: ' ' }, links))?.match(/<a /g)).toHaveLength(1);
    expect(foot(section('footer', { text: ' ' }))).toBeUndefined();
    expect(foot(section('footer', { text: 'Bye' }, [], { isHidden: true }))).toBeUndefined();
  });

  it('has an unseen headline where no hero has one', () => {
    expect(toPage(page([section('features', {}, [{ title: 'Fast' }])])).html).toContain('<h1 class="unseen">');
    expect(toPage(page([hero()])).html).not.toContain('class="unseen"');
  });
});

describe('what is checked of links', () => {
  const calm = { phoneWidth: narrowestPhone, bytes: 20_000 };
  const ids = (...sections: Section[]) => checkPage(page(sections), calm).map(({ id }) => id);
  const features = section('features', {}, [{ title: 'Fast' }]);

  it('is where the main button leads, and that a form may be its aim', () => {
    expect(ids(hero(), features)).not.toContain('cta-hero');
    expect(ids(hero())).toContain('cta-hero');
    expect(ids(hero({ ctaLink: '#' }))).toContain('cta-hero');
    expect(ids(hero({ ctaLink: '#', ctaText: '' }))).not.toContain('cta-hero');
    expect(ids(hero({ ctaLink: 'https://a.example' }))).not.toContain('cta-hero');
    const fixOf = (...sections: Section[]) => {
      const data = page(sections);
      const found = checkPage(data, calm).find(({ id }) => id === 'cta-hero');
      const fixed = found?.fixes?.[0]?.change(data);
      return fixed?.sections[0]?.typed['ctaLink'];
    };
    expect(fixOf(hero({ ctaLink: '#' }), form('me@a.example'))).toBe('#form');
    expect(fixOf(hero({ ctaLink: '#' }), features)).toBeUndefined();
  });

  it('is every link of plans and footers, those without an address where it matters', () => {
    const footer = (link: string) => ids(hero({ ctaLink: '/go' }), section('footer', {}, [{ label: 'Terms', link }]));
    expect([footer('/terms'), footer(''), footer('#gone'), footer('#')].map((found) => found.includes('link-footer-0'))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const plan = (buttonLink: string) => ids(hero({ ctaLink: '/go' }), section('pricing', {}, [{ name: 'Basic', buttonLink }]));
    expect([plan(''), plan('/buy'), plan('javascript:x')].map((found) => found.includes('link-pricing-0'))).toEqual([false, false, true]);
  });

  it('takes an edited hero for what it says now', () => {
    const data = changeSection('hero', (one) => ({ ...one, typed: { ...one.typed, ctaLink: '/go' } }))(page([hero({ ctaLink: '#' })]));
    expect(checkPage(data, calm).some(({ id }) => id === 'cta-hero')).toBe(false);
  });
});
