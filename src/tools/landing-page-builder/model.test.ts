import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { contrastOf } from '@/lib/contrast';
import { connectSuite } from '@/workspace/suite';
import { checkPage, passedTopics } from './checks';
import { leastForText, mixColours, readHex, toColour, toPalette } from './colours';
import { sectionKinds } from './content';
import { toPage } from './page';
import { linkNotes, toEndpoint, toHref, toPolicySource, toWebAddress } from './links';
import {
  addSection,
  changeSection,
  duplicateSection,
  makeSection,
  mostSections,
  moveSection,
  removeSections,
  setPageFields,
  state,
  type PageData,
  type Section,
} from './model';
import { openProject } from './open-project';
import { hasSampleCopy, sampleLineOf, sampleSections } from './samples';
import { formatWeight } from './weights';
import { nameSamples, removeSamples } from './without-samples';
import { schema } from './schema';
import { pageFiles } from './files';
import { companyTheme, isWorn, themes, wearTheme } from './themes';
import { addPage, fileNames, openPage, openPageOf, pagesOf, removePage, renamePage, toPageData } from './site';
import { withSecondHeadline } from './variants';

const around = { today: '2026-11-15', currency: 'USD' };
const start = () => state.start(around);
const sample = () => state.sample?.(around) ?? start();
const kindsOf = ({ sections }: PageData) => sections.map(({ kind }) => kind);
const typed = (id: string, change: Record<string, string>) =>
  changeSection(id, (section) => ({ ...section, typed: { ...section.typed, ...change } }));
const calm = { phoneWidth: 320, bytes: 20_000 };
const section = (data: PageData, id: string) => data.sections.find((other) => other.id === id) as Section;

connectSuite({ schema: async () => schema });

describe('the company name', () => {
  const footer = (data: PageData) => data.sections.filter(({ kind }) => kind === 'footer').map(({ typed: { text } }) => text);
  const named = (data: PageData, brand: string) => setPageFields({ ...data.page, brand })(data);
  it('is in the footer, letter by letter, until the footer is written', () => {
    const acme = named(named(start(), 'Ac'), 'Acme GmbH');
    expect(footer(acme)).toEqual(['© Acme GmbH. All rights reserved.']);
    expect(footer(named(acme, ''))).toEqual(['© Your Company. All rights reserved.']);
    expect(footer(addSection('footer', 'second')(acme))).toEqual([
      '© Acme GmbH. All rights reserved.',
      '© Acme GmbH. All rights reserved.',
    ]);
    const written = typed('footer', { text: 'Made in Leeds' })(acme);
    expect(footer(named(written, 'Other'))).toEqual(['Made in Leeds']);
    expect(toPage(acme).html).not.toContain('© Your Company');
  });
});

describe('a colour by its code', () => {
  it('is read with and without its sign, long and short, and nothing else is', () => {
    expect(['#0B6B4A', '0b6b4a', ' #0b6 ', '#12', 'green', '#0b6b4ag', ''].map(readHex)).toEqual([
      '#0b6b4a',
      '#0b6b4a',
      '#00bb66',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('sections', () => {
  it('start with a hero, three features, a testimonial and a footer', () => {
    expect(kindsOf(start())).toEqual(['hero', 'features', 'testimonial', 'footer']);
    expect(section(start(), 'features').items).toHaveLength(3);
    expect(start().page).toMatchObject({ backgroundColor: '#fbf9f5', textColor: '#1c1a17', accentColor: '#b8390e' });
  });

  it('are added above the footer, and a footer at the end', () => {
    expect(kindsOf(addSection('faq', 'x')(start()))).toEqual(['hero', 'features', 'testimonial', 'faq', 'footer']);
    expect(kindsOf(addSection('footer', 'x')(start()))).toEqual(['hero', 'features', 'testimonial', 'footer', 'footer']);
    expect(kindsOf(addSection('faq', 'x')({ ...start(), sections: [] }))).toEqual(['faq']);
  });

  it('are duplicated beside themselves with ids of their own', () => {
    const data = duplicateSection('features', 'copy')(start());
    expect(kindsOf(data)).toEqual(['hero', 'features', 'features', 'testimonial', 'footer']);
    const ids = data.sections.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(duplicateSection('gone', 'copy')(start())).toEqual(start());
  });

  it('move to a place and nowhere else', () => {
    expect(kindsOf(moveSection('hero', 2)(start()))).toEqual(['features', 'testimonial', 'hero', 'footer']);
    expect(kindsOf(moveSection('footer', 0)(start()))).toEqual(['footer', 'hero', 'features', 'testimonial']);
    const data = start();
    for (const to of [-1, 0, 4, 99]) expect(moveSection('hero', to)(data)).toBe(data);
    expect(moveSection('gone', 1)(data)).toBe(data);
  });

  it('are never more than the schema takes', async () => {
    let data = start();
    for (let count = 0; count < 60; count += 1) data = addSection('form', `f${count}`)(data);
    expect(data.sections).toHaveLength(mostSections);
    expect(duplicateSection('hero', 'x')(data)).toBe(data);
    expect(schema.safeParse(data).success).toBe(true);
  });

  it('keep all others, whatever is done', () => {
    const action = fc.oneof(
      fc.record({ do: fc.constant('move' as const), id: fc.constantFrom('hero', 'faq', 'form'), to: fc.integer({ min: -2, max: 9 }) }),
      fc.record({ do: fc.constant('remove' as const), id: fc.constantFrom('hero', 'faq', 'form'), to: fc.constant(0) }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        let data = sample();
        const removed = new Set<string>();
        for (const step of actions) {
          data = step.do === 'move' ? moveSection(step.id, step.to)(data) : removeSections([step.id])(data);
          if (step.do === 'remove') removed.add(step.id);
        }
        expect([...kindsOf(data)].sort()).toEqual([...sectionKinds].filter((kind) => !removed.has(kind)).sort());
      }),
    );
  });
});

describe('links', () => {
  it.each([
    ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
    ['example.com', 'https://example.com/'],
    ['www.example.com/start', 'https://www.example.com/start'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['a@example.com', 'mailto:a@example.com'],
    ['tel:+15551234', 'tel:+15551234'],
    ['tel:5551234', 'tel:5551234'],
    ['localhost:3000/a', 'https://localhost:3000/a'],
    ['http://intranet/a', 'http://intranet/a'],
    ['+1 555 123-4567', 'tel:+1555123-4567'],
    ['#', '#'],
    ['#pricing', '#pricing'],
    ['/pricing', '/pricing'],
    ['./a.html', './a.html'],
    ['../a/b', '../a/b'],
    ['?plan=team', '?plan=team'],
    ['pricing.html', 'pricing.html'],
    ['docs/start.html#first', 'docs/start.html#first'],
    ['sign-up.php?plan=a', 'sign-up.php?plan=a'],
    ['über-uns.html', 'über-uns.html'],
    [' https://example.com/my page ', 'https://example.com/my%20page'],
    ['/my page', '/my%20page'],
    ['tel: +1 555 1234', 'tel:+15551234'],
  ])('take %s', (text, href) => expect(toHref(text)).toBe(href));

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java script:alert(1)',
    'javascript :alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com',
    '#"><script>',
    '/\\evil.com"onclick=',
  ])('refuse %j', (text) => expect(toHref(text)).toBeUndefined());

  it('never give an address that could run or leave its quotes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((rest) => `javascript:${rest}`),
          fc.webUrl(),
        ),
        (text) => {
          const href = toHref(text);
          if (href === undefined) return;
          expect(href).toMatch(/^(https?:|mailto:|tel:|#|\?|\.{0,2}\/(?!\/)|[\w-]+)/i);
          expect(href).not.toMatch(/^[^/?#]*(script|data|vbscript|file|blob):/i);
        },
      ),
      { numRuns: atMost(2000) },
    );
  });

  it('say how they were read', () => {
    expect(linkNotes('#').note).toContain('doesn’t link anywhere');
    expect(linkNotes('').note).toContain('doesn’t link anywhere');
    expect(linkNotes('javascript:alert(1)').problem).toContain('left out');
    expect(linkNotes('example.com').note).toBe('Links to https://example.com/');
    expect(linkNotes('https://example.com')).toEqual({});
    expect(linkNotes('#pricing')).toEqual({});
  });

  it('of a form go over https or by mail, and the policy names exactly them', () => {
    expect(toEndpoint('https://forms.example.com/f/1?x=2')).toBe('https://forms.example.com/f/1?x=2');
    expect(toEndpoint('me@example.com')).toBe('mailto:me@example.com');
    for (const text of ['', 'http://example.com', 'javascript:alert(1)', 'tel:1', '/subscribe']) expect(toEndpoint(text)).toBeUndefined();
    expect(toPolicySource('https://forms.example.com:8443/f;a,b/1?x=2')).toBe('https://forms.example.com:8443/f%3Ba%2Cb/1');
    expect(toPolicySource('mailto:me@example.com')).toBe('mailto:');
  });

  it('for machines are absolute', () => {
    expect(toWebAddress('example.com')).toBe('https://example.com/');
    expect(toWebAddress('bread.example/card.png')).toBe('https://bread.example/card.png');
    for (const text of ['/card.png', './card.png', 'card.png', '/index.html', '?a=b.c', '#a.b']) expect(toWebAddress(text)).toBeUndefined();
    for (const text of ['', 'mailto:a@b.c', 'javascript:1+1']) expect(toWebAddress(text)).toBeUndefined();
  });
});

describe('colours', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

  it('reach the style sheet as six digits only', () => {
    expect(toColour('#AbCdEf', '#000000')).toBe('#abcdef');
    for (const text of ['red', '#fff', '#12345g', '#123456;}', 'url(x)', '']) expect(toColour(text, '#000000')).toBe('#000000');
  });

  it('mix channel by channel', () => {
    // 0 + (200 - 0) * 0.25 = 50 = 0x32; 255 + (155 - 255) * 0.25 = 230 = 0xe6
    expect(mixColours('#00ff00', '#c89bff', 0.25)).toBe('#32e640');
    expect(mixColours('#123456', '#ffffff', 0)).toBe('#123456');
    expect(mixColours('#123456', '#abcdef', 1)).toBe('#abcdef');
  });

  it('stay readable wherever the chosen ones are', () => {
    fc.assert(
      fc.property(hex, hex, hex, (background, text, accent) => {
        const palette = toPalette({ background, text, accent });
        expect(Object.values(palette).every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
        expect(contrastOf(palette.onAccent, accent)).toBeGreaterThanOrEqual(leastForText);
        if (contrastOf(text, background) < leastForText) return;
        for (const ground of [palette.background, palette.tint]) {
          for (const ink of [palette.text, palette.mute, palette.link])
            expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(leastForText);
        }
      }),
    );
  });
});

describe('samples', () => {
  it('mark the testimonial until its words are the user’s own, then its author', () => {
    const line = (change: Record<string, string>) => sampleLineOf(section(typed('testimonial', change)(start()), 'testimonial'));
    expect(line({})).toBe('Sample testimonial - replace before publishing');
    expect(line({ testimonialAuthor: 'Ana' })).toBe('Sample testimonial - replace before publishing');
    expect(line({ testimonial: 'It works.' })).toBe('Sample author - replace before publishing');
    expect(line({ testimonial: 'It works.', testimonialAuthor: 'Ana' })).toBeUndefined();
    expect(line({ testimonial: '' })).toBeUndefined();
  });

  it('are found while they are on the page', () => {
    expect(sampleSections(sample()).map(({ kind }) => kind)).toEqual(['logos', 'testimonial', 'pricing', 'faq']);
    expect(sampleSections(changeSection('testimonial', (hidden) => ({ ...hidden, isHidden: true }))(start()))).toEqual([]);
    expect(hasSampleCopy(start())).toBe(true);
    const named = { ...start(), page: { ...start().page, brand: 'Acre' } };
    expect(hasSampleCopy({ ...named, sections: [makeSection('form', 'f')] })).toBe(false);
    expect(hasSampleCopy({ ...start(), sections: [makeSection('form', 'f')] })).toBe(true);
  });

  it('leave with what is ours and nothing else', () => {
    const own = typed('testimonial', { testimonial: 'It works.' })(sample());
    const edited = changeSection('faq', (faq) => ({
      ...faq,
      items: faq.items.map((item, index) => (index === 1 ? { ...item, typed: { ...item.typed, answer: 'Yes, by mail.' } } : item)),
    }))(own);
    const left = removeSamples(edited);
    expect(kindsOf(left)).toEqual(['hero', 'features', 'testimonial', 'faq', 'form', 'footer']);
    expect(section(left, 'testimonial').typed).toMatchObject({ testimonial: 'It works.', testimonialAuthor: '' });
    expect(section(left, 'faq').items.map(({ typed: line }) => line.answer)).toEqual(['Yes, by mail.']);
    expect(sampleSections(left)).toEqual([]);
    const hidden = changeSection('testimonial', (quote) => ({ ...quote, isHidden: true }))(start());
    expect(removeSamples(hidden)).toEqual(hidden);
  });

  it('are named as many as they are', () => {
    expect(nameSamples(sampleSections(start()))).toEqual({ names: 'a sample testimonial', them: 'it', asSamples: 'as a sample' });
    expect(nameSamples(sampleSections(duplicateSection('testimonial', 'x')(start())))).toEqual({
      names: 'sample testimonials',
      them: 'them',
      asSamples: 'as samples',
    });
    expect(nameSamples([makeSection('pricing', 'p')])).toEqual({ names: 'sample prices', them: 'them', asSamples: 'as samples' });
    expect(nameSamples(sampleSections(typed('testimonial', { testimonial: 'It works.' })(sample()))).names).toBe(
      'sample logos, a sample author, sample prices and sample answers',
    );
  });
});

describe('checks', () => {
  const idsOf = (data: PageData, measured = calm) => checkPage(data, measured).map(({ id }) => id);

  it('speak of the sample first and offer to remove it', () => {
    const [check] = checkPage(start(), calm);
    expect(check?.id).toBe('samples');
    const fixed = check?.fixes?.[0]?.change(start()) ?? start();
    expect(kindsOf(fixed)).toEqual(['hero', 'features', 'footer']);
    const copyOf = (data: PageData) => checkPage(data, calm).find(({ id }) => id === 'copy')?.text;
    expect(copyOf(fixed)).toBe(
      'Our sample text is still on the page: the company name, the headline, the subheadline, a feature and the footer.',
    );
    const written = typed('hero', { headline: 'Bread', subheadline: 'By bike' })({
      ...fixed,
      page: { ...fixed.page, brand: 'Acre' },
      sections: fixed.sections.filter(({ kind }) => kind !== 'features'),
    });
    expect(copyOf(written)).toBe('Our sample text is still on the page: the footer.');
    expect(copyOf(typed('footer', { text: '© Acre' })(written))).toBeUndefined();
  });

  it('find low contrast and mend it', () => {
    // #777777 on #fbf9f5: about 4.27:1, below 4.5
    const data = { ...start(), page: { ...start().page, textColor: '#777777' } };
    const check = checkPage(data, calm).find(({ id }) => id === 'contrast');
    expect(check?.text).toContain('4.2:1');
    const fixed = check?.fixes?.[0]?.change(data) ?? data;
    expect(idsOf(fixed)).not.toContain('contrast');
    expect(idsOf({ ...start(), page: { ...start().page, accentColor: '#fff8e0' } })).toContain('accent');
  });

  it('find buttons that lead nowhere, links that are refused and anchors that are missing', () => {
    expect(idsOf(typed('hero', { ctaLink: '' })(start()))).toContain('cta-hero');
    expect(idsOf(typed('hero', { ctaLink: '#' })(start()))).toContain('cta-hero');
    expect(idsOf(typed('hero', { ctaLink: 'javascript:alert(1)' })(start()))).toContain('cta-hero');
    expect(idsOf(typed('hero', { ctaLink: '#pricing' })(start()))).toContain('cta-hero');
    expect(idsOf(typed('hero', { ctaLink: 'https://example.com' })(start()))).not.toContain('cta-hero');
    const data = typed('hero', { ctaLink: '' })(sample());
    const fixed = checkPage(data, calm)
      .find(({ id }) => id === 'cta-hero')
      ?.fixes?.[0]?.change(data);
    expect(fixed && section(fixed, 'hero').typed.ctaLink).toBe('#form');
  });

  it('know that an empty section is not on the page', () => {
    const empty = changeSection('features', (features) => ({ ...features, items: [] }))(start());
    expect(idsOf(empty)).toContain('cta-hero');
    expect(idsOf(start())).not.toContain('cta-hero');
    const { html } = toPage(changeSection('features', (features) => ({ ...features, items: [] }))(sample()));
    expect(html).toContain('href="#pricing"');
    expect(html).not.toContain('<li><a href="#features">');
  });

  it('ask for one visible headline', () => {
    expect(idsOf(typed('hero', { headline: ' ' })(start()))).toContain('heading');
    expect(idsOf(changeSection('hero', (hero) => ({ ...hero, isHidden: true }))(start()))).toContain('heading');
    expect(idsOf(duplicateSection('hero', 'x')(start()))).not.toContain('heading');
  });

  it('speak of weight, of phones and of unconnected forms', () => {
    expect(idsOf(start(), { phoneWidth: 341, bytes: 1_000_001 })).toEqual(expect.arrayContaining(['weight', 'phone']));
    expect(idsOf(sample())).toContain('form-form');
    expect(idsOf(typed('form', { endpoint: 'me@example.com' })(sample()))).not.toContain('form-form');
    expect(passedTopics([], { phoneWidth: undefined, bytes: 1 })).not.toContain('No overflow at 320 px');
    expect(passedTopics([], calm)).toHaveLength(7);
  });

  it('tick no links off beside one that is refused', () => {
    const passed = (data: PageData) => passedTopics(checkPage(data, calm), calm);
    const refused = passed(typed('hero', { ctaLink: 'javascript:alert(1)' })(start()));
    expect(refused).not.toContain('Links');
    expect(refused).not.toContain('CTA link');
    expect(passed(typed('form', { endpoint: 'ftp://x' })(sample()))).not.toContain('Links');
    expect(passed({ ...start(), page: { ...start().page, canonical: 'nowhere' } })).not.toContain('Links');
    expect(passed(start())).toEqual(expect.arrayContaining(['Links', 'CTA link']));
  });

  it('speak of titles and descriptions that are cut, and of addresses that are none', () => {
    const found = (page: Partial<PageData['page']>, more: Partial<PageData> = {}) =>
      idsOf({ ...start(), page: { ...start().page, ...page }, ...more }).filter((id) => /^(title|description|canonical|social)/.test(id));
    expect(
      found({ title: 'x'.repeat(60), description: 'x'.repeat(160), canonical: 'bread.example', socialImage: 'bread.example/a.png' }),
    ).toEqual([]);
    expect(found({ title: 'x'.repeat(61), description: 'x'.repeat(161) })).toEqual(['title', 'description']);
    expect(found({ canonical: 'javascript:alert(1)', socialImage: '/card.png' })).toEqual(['canonical', 'social']);
    const socialPicture = { type: 'png' as const, base64: 'AAAA', width: 1, height: 1, alt: 'Bread' };
    expect(found({}, { socialPicture })).toEqual(['social-picture']);
    expect(found({ canonical: 'bread.example' }, { socialPicture })).toEqual([]);
  });

  it('ask for alt texts', () => {
    const picture = { type: 'png' as const, base64: 'AAAA', width: 1, height: 1, alt: '' };
    expect(idsOf(changeSection('hero', (hero) => ({ ...hero, picture }))(start()))).toContain('alt-hero');
  });

  it('write weights so that none looks lighter than it is', () => {
    expect([1, 999, 1_001, 999_001, 1_000_000, 1_240_000].map(formatWeight)).toEqual([
      '1 kB',
      '1 kB',
      '2 kB',
      '1,000 kB',
      '1.0 MB',
      '1.3 MB',
    ]);
  });
});

describe('projects', () => {
  const file = (value: unknown) => new Blob([typeof value === 'string' ? value : JSON.stringify(value)]);
  const envelope = (data: unknown) => ({ app: 'groundwork', tool: 'landing-page-builder', version: 1, data });

  it('come back as they were', async () => {
    expect(await openProject(file(envelope(sample())))).toEqual(sample());
  });

  it('are refused whole when anything in them is off', async () => {
    await expect(openProject(file('<html>'))).rejects.toThrow('isn’t a landing page project');
    await expect(openProject(file({ ...envelope(start()), tool: 'logo-maker' }))).rejects.toThrow('isn’t a landing page project');
    await expect(openProject(file({ ...envelope(start()), version: 2 }))).rejects.toThrow('newer version');
    const twice = { ...start(), sections: [makeSection('hero', 'a'), makeSection('hero', 'a')] };
    const hostile = changeSection('hero', (hero) => ({
      ...hero,
      picture: { type: 'png', base64: '"><script>', width: 1, height: 1, alt: 'x' },
    }))(start());
    for (const data of [null, {}, twice, hostile, { ...start(), sections: [{ id: 'x', kind: 'script' }] }]) {
      await expect(openProject(file(envelope(data)))).rejects.toThrow('damaged');
    }
  });
});

describe('themes', () => {
  it('can all be read, and are one step', () => {
    for (const theme of [...themes, companyTheme('#0b6b4a')]) {
      expect(contrastOf(theme.text, theme.background), theme.name).toBeGreaterThanOrEqual(leastForText);
      expect(contrastOf(theme.accent, theme.background), theme.name).toBeGreaterThanOrEqual(leastForText);
      const worn = wearTheme(theme)(state.start({ today: '', currency: 'USD' }));
      expect(isWorn(theme, worn)).toBe(true);
      expect(schema.safeParse(worn).success).toBe(true);
    }
  });
});

describe('a second headline', () => {
  it('makes a second file that differs in the headline only', () => {
    const start = state.start({ today: '', currency: 'USD' });
    expect(pageFiles(start).map(({ name }) => name)).not.toContain('landing-page-b.html');
    const two = { ...start, secondHeadline: ' Fewer loaves thrown away ' };
    expect(pageFiles(two).map(({ label }) => label)).toContain('HTML, headline B');
    const [first, second] = [toPage(two).html, toPage(withSecondHeadline(two)).html];
    expect(second).toContain('>Fewer loaves thrown away</h1>');
    const headline = String(start.sections[0]?.typed.headline);
    expect(second.replaceAll('Fewer loaves thrown away', headline)).toBe(first);
    expect(schema.safeParse(two).data).toEqual(two);
  });
});

describe('several pages', () => {
  const start = state.start({ today: '', currency: 'USD' });
  const two = addPage(start, 'p2', ' About us ');
  it('are opened, named apart, and deleted down to the last', () => {
    expect(openPageOf(two).name).toBe('About us');
    expect(two.sections.map(({ kind }) => kind)).toEqual(['hero', 'footer']);
    const home = openPage(two, 'home');
    expect(home.sections).toEqual(start.sections);
    expect(openPage(home, 'p2').sections).toEqual(two.sections);
    expect(pagesOf(addPage(two, 'p3', 'About us')).map(({ name }) => name)).toEqual(['Home', 'About us', 'About us 2']);
    expect(openPageOf(renamePage(two, 'p2', 'Home')).name).toBe('Home 2');
    const alone = removePage(two, 'p2');
    expect(alone.sections).toEqual(start.sections);
    expect(removePage(alone, 'home')).toBe(alone);
    expect(schema.safeParse(two).data).toEqual(two);
  });
  it('lie side by side under names of their own, with a menu between them', () => {
    const three = addPage(two, 'p3', 'Über uns!');
    expect([...fileNames(pagesOf(three)).values()]).toEqual(['index.html', 'about-us.html', expect.stringMatching(/^[a-z-]+\.html$/)]);
    const { html } = toPage(toPageData(three, 'home'), { hasFolder: true });
    expect(html).toContain('<a href="index.html" aria-current="page">Home</a>');
    expect(html).toContain('<a href="about-us.html">About us</a>');
    expect(toPage(toPageData(three, 'p2'), { hasFolder: true }).html).toContain('<title>About us');
    expect(toPage(three).html).not.toContain('class="pages"');
  });
});
