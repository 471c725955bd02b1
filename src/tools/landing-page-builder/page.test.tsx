import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { pageFiles } from './files';
import { changeItem, changeSection, duplicateSection, state, type PageData } from './model';
import { toPreview } from './body';
import { moreSections } from './more-sections';
import { toPage } from './page';

const around = { today: '2026-11-15', currency: 'USD' };
const start = () => state.start(around);
const sample = () => state.sample?.(around) ?? start();
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const read = (data: PageData) => parse(toPage(data).html);
const typed = (id: string, change: Record<string, string | boolean>) =>
  changeSection(id, (section) => ({ ...section, typed: { ...section.typed, ...change } }));
const withPage = (data: PageData, page: Partial<PageData['page']>): PageData => ({ ...data, page: { ...data.page, ...page } });
const picture = { type: 'png' as const, base64: 'iVBORw0KGgo=', width: 40, height: 20, alt: 'A desk' };
const policyOf = (page: Document) => page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';

const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)' x='",
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title></style></script><script>alert(1)</script>',
  '<!--<script><svg/onload=alert(1)>',
  ']]><svg onload=alert(1)>',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '${alert(1)}',
  '#000;}body{background:url(https://evil.example)}',
];

/** Every text of the page, replaced. */
function fill(data: PageData, text: string): PageData {
  const all = (drafts: Record<string, string | boolean>) =>
    Object.fromEntries(Object.entries(drafts).map(([name, value]) => [name, typeof value === 'string' ? text : true]));
  return {
    page: all(data.page) as PageData['page'],
    sections: data.sections.map((section) => ({
      ...section,
      typed: all(section.typed),
      items: section.items.map((item) => ({ ...item, typed: all(item.typed), picture: { ...picture, alt: text } })),
      picture: { ...picture, alt: text },
    })),
    favicon: picture,
    socialPicture: { ...picture, alt: text },
  };
}

/** What a page of ours never holds. */
function faultsIn(page: Document): string[] {
  const faults: string[] = [];
  for (const element of page.querySelectorAll('*')) {
    if (['IFRAME', 'OBJECT', 'EMBED', 'BASE'].includes(element.tagName)) faults.push(element.tagName);
    if (element.tagName === 'SCRIPT' && element.getAttribute('type') !== 'application/ld+json') faults.push(element.outerHTML);
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) faults.push(name);
      if (['href', 'src', 'action'].includes(name) && !/^(https?:|mailto:|tel:|#|data:image\/png;base64,|data:,$|[\w./?-])/i.test(value))
        faults.push(value);
      if (['href', 'src', 'action'].includes(name) && /^\s*(javascript|vbscript|data:text)/i.test(value)) faults.push(value);
    }
  }
  for (const style of page.querySelectorAll('style')) if (/url\(|@import|evil/.test(style.textContent)) faults.push('style');
  return faults;
}

describe('the page', () => {
  it('holds the content and the colours', () => {
    const html = toPage(
      withPage(typed('hero', { headline: 'Fish & "chips"', ctaLink: 'https://example.com/go' })(start()), { accentColor: '#123456' }),
    ).html;
    const page = parse(html);
    expect(page.querySelector('h1')?.textContent).toBe('Fish & "chips"');
    expect(page.querySelector('.below a')?.getAttribute('href')).toBe('https://example.com/go');
    expect(page.querySelectorAll('.features li')).toHaveLength(3);
    expect(html).toContain('--accent: #123456;');
    expect(html).toContain('max-width: 1200px');
    expect(html).toContain('@media (max-width: 768px)');
    expect(html.startsWith('<!doctype html>\n<html lang="en" dir="ltr">')).toBe(true);
  });

  it('has one h1, in order, and landmarks, whatever its sections', () => {
    for (const data of [
      start(),
      sample(),
      duplicateSection('hero', 'x')(sample()),
      typed('hero', { headline: '' })(start()),
      { ...start(), sections: [] },
    ]) {
      const page = read(data);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelectorAll('main')).toHaveLength(1);
      const levels = [...page.querySelectorAll('h1, h2, h3')].map(({ tagName }) => Number(tagName[1]));
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
    }
  });

  it('is on the screen what it is in the file', () => {
    for (const data of [start(), sample(), fill(sample(), 'x')]) {
      expect(parse(toPreview(data, moreSections)).body.innerHTML.trim()).toBe(read(data).body.innerHTML.trim());
      expect(parse(toPreview(data, moreSections)).querySelector('style')?.textContent).toBe(read(data).querySelector('style')?.textContent);
    }
  });

  it('leaves out what is hidden and keeps the order', () => {
    const ids = (data: PageData) => [...read(data).querySelectorAll('section')].map(({ id }) => id);
    expect(ids(start())).toEqual(['hero', 'features', 'testimonial']);
    expect(ids(changeSection('features', (section) => ({ ...section, isHidden: true }))(start()))).toEqual(['hero', 'testimonial']);
    expect(ids(duplicateSection('features', 'x')(start()))).toEqual(['hero', 'features', 'features-2', 'testimonial']);
  });

  it('marks the unedited testimonial, and offers itself without', async () => {
    expect(toPage(start()).html).toContain('Sample testimonial - replace before publishing');
    const files = pageFiles(start());
    expect(files.map(({ label, name }) => `${label}: ${name}`)).toEqual([
      'HTML: landing-page.html',
      'HTML without samples: landing-page.html',
      'ZIP with images: landing-page.zip',
    ]);
    const text = await (await files[1]?.make())?.text();
    expect(text).not.toContain('Sample');
    expect(text).not.toContain('Sarah Johnson');
    expect(pageFiles(typed('testimonial', { testimonial: 'Good.', testimonialAuthor: 'Ana' })(start()))).toHaveLength(2);
  });

  it('refuses every attack in every field', () => {
    for (const attack of attacks) {
      const page = read(fill(sample(), attack));
      expect(faultsIn(page)).toEqual([]);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelector('h1')?.textContent).toBe(attack);
      const data: unknown = JSON.parse(page.querySelector('script')?.textContent ?? '');
      expect(JSON.stringify(data)).toContain('schema.org');
    }
  });

  it('is sound for any text at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anySign }), fc.constantFrom(...attacks)), (text) => {
        const { html } = toPage(fill(sample(), text));
        expect(faultsIn(parse(html))).toEqual([]);
        expect(html.replaceAll(text, '')).not.toMatch(/\b(NaN|undefined|Infinity)\b|\[object /);
      }),
      { numRuns: atMost(150) },
    );
  });

  it('lets nothing load, and a form go only where the user said', () => {
    expect(policyOf(read(sample()))).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'",
    );
    expect(read(sample()).querySelector('form')).toBeNull();
    expect(read(sample()).querySelector('.fields button')?.hasAttribute('disabled')).toBe(true);
    const connected = typed('form', { endpoint: 'https://forms.example.com/f/1?list=a' })(sample());
    expect(policyOf(read(connected))).toContain('form-action https://forms.example.com/f/1;');
    expect(read(connected).querySelector('form')?.getAttribute('action')).toBe('https://forms.example.com/f/1?list=a');
    const mail = typed('form', { endpoint: 'me@example.com' })(sample());
    expect(policyOf(read(mail))).toContain('form-action mailto:;');
    expect(read(mail).querySelector('form')?.getAttribute('enctype')).toBe('text/plain');
    expect(parse(toPreview(connected, moreSections)).querySelector('form')).toBeNull();
    const hostile = policyOf(read(typed('form', { endpoint: "https://a.example/x; script-src 'unsafe-inline'" })(sample())));
    expect(hostile.split('; ').map((rule) => rule.split(' ')[0])).toEqual([
      'default-src',
      'style-src',
      'img-src',
      'form-action',
      'base-uri',
    ]);
  });

  it('shows a picture once it is described', () => {
    const hero = (alt: string) => changeSection('hero', (section) => ({ ...section, picture: { ...picture, alt } }))(start());
    expect(read(hero('')).querySelector('img')).toBeNull();
    const shown = read(hero('A desk')).querySelector('img');
    expect(shown?.getAttribute('alt')).toBe('A desk');
    expect(shown?.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=');
  });

  it('keeps pictures in a folder under names of their own', () => {
    const logos = sample().sections.find(({ kind }) => kind === 'logos')?.items ?? [];
    let data = changeSection('hero', (section) => ({ ...section, picture }))(sample());
    for (const { id } of logos)
      data = changeItem('logos', id, (item) => ({ ...item, typed: { name: 'Acme!' }, picture: { ...picture } }))(data);
    const { html, files } = toPage({ ...data, favicon: { ...picture }, socialPicture: { ...picture } }, { hasFolder: true });
    expect(files.map(({ path }) => path)).toEqual([
      'images/hero.png',
      'images/acme.png',
      'images/acme-2.png',
      'images/acme-3.png',
      'images/social.png',
      'images/favicon.png',
    ]);
    expect(html).not.toContain('data:image');
    expect(policyOf(parse(html))).toContain("img-src 'self' file: data:");
  });

  it('tells search engines and networks what it is', () => {
    const data = withPage(sample(), { title: 'Acme', description: 'Tools.', canonical: 'acme.example/start', language: 'ar' });
    const { html } = toPage({ ...data, socialPicture: picture }, { hasFolder: true });
    const page = parse(html);
    const property = (name: string) => page.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    expect(page.title).toBe('Acme');
    expect(page.documentElement.dir).toBe('rtl');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://acme.example/start');
    expect(property('og:image')).toBe('https://acme.example/images/social.png');
    expect(property('og:image:alt')).toBe('A desk');
    // Sample answers are nobody's answers, so they are not offered to search engines.
    expect(page.querySelector('script')?.textContent).not.toContain('FAQPage');
    const first = sample().sections.find(({ kind }) => kind === 'faq')?.items[0]?.id ?? '';
    const own = changeSection('faq', (section) => ({
      ...section,
      items: section.items
        .filter(({ id }) => id === first)
        .map((item) => ({ ...item, typed: { question: 'Why?', answer: 'Because </script>' } })),
    }))(data);
    const graph = JSON.parse(read(own).querySelector('script')?.textContent ?? '') as { '@graph': { '@type': string }[] };
    expect(graph['@graph'].map((entry) => entry['@type'])).toEqual(['WebPage', 'Organization', 'FAQPage']);
    expect(read(withPage(data, { hasStructuredData: false })).querySelector('script')).toBeNull();
  });
});
