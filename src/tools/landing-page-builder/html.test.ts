import { describe, expect, it } from 'vitest';
import type { SectionKind } from './content';
import { pageFiles } from './files';
import { itemMessages, sectionMessages } from './messages';
import { emptyItem, makeSection, state, type ItemKind, type PageData, type PagePicture, type Section } from './model';
import { toPage } from './page';
import { hasSampleCopy, sampleCopy } from './samples';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const picture = (alt = 'Our shop', more: Partial<PagePicture> = {}): PagePicture => ({
  type: 'png',
  base64: 'AAAA',
  alt,
  width: 40,
  height: 30,
  ...more,
});
/** A section of nothing but what is given. */
function section(
  kind: SectionKind,
  typed: Record<string, string | boolean> = {},
  items: Record<string, string | boolean>[] = [],
  more: Partial<Section> = {},
): Section {
  const empty = Object.fromEntries(
    Object.entries(makeSection(kind, kind).typed).map(([name, value]) => [name, typeof value === 'string' ? '' : value]),
  );
  return {
    ...makeSection(kind, kind),
    typed: { ...empty, ...typed },
    items: items.map((item, index) => {
      const made = emptyItem(kind as ItemKind, `${kind}-${index + 1}`);
      return { ...made, typed: { ...made.typed, ...item } };
    }),
    ...more,
  };
}
const page = (sections: Section[], own: Partial<PageData['page']> = {}, more: Partial<PageData> = {}): PageData => ({
  ...start,
  page: { ...start.page, brand: 'Acme', ...own },
  sections,
  ...more,
});
/** What stands between the header and the end, on one line. */
const mainOf = (...sections: Section[]) => /<main[^>]*>([^]*)<\/main>/.exec(toPage(page(sections)).html)?.[1]?.replace(/\s+/g, ' ') ?? '';

describe('the sections of a page', () => {
  it('have a first headline, and others below it', () => {
    const [first, second] = [
      section('hero', { headline: 'One', ctaText: 'Go', ctaLink: '#form' }),
      section('hero', { headline: 'Two' }, [], { id: 'second' }),
    ];
    expect(mainOf(first, second)).toMatch(/<h1>One<\/h1>.*<a class="button" href="#form">Go<\/a>.*<h2>Two<\/h2>/);
    expect(mainOf(section('hero', { headline: 'One', ctaText: 'Go', ctaLink: 'javascript:x' }))).toContain(
      '<span class="button">Go</span>',
    );
    // A hero of nothing is not there; one of a picture alone is.
    expect(mainOf(section('hero'))).not.toContain('class="below"');
    expect(mainOf(section('hero', {}, [], { picture: picture() }))).toContain(
      '<img src="data:image/png;base64,AAAA" alt="Our shop" width="40" height="30">',
    );
    // Without alt text a picture is left out, and so is what is no picture.
    expect(mainOf(section('hero', { headline: 'One' }, [], { picture: picture(' ') }))).not.toContain('<img');
    expect(mainOf(section('hero', {}, [], { picture: picture('x', { base64: '"><b>' }) }))).toContain('src="data:image/png;base64,"');
  });

  it('have plans with what was written of each', () => {
    const plans = mainOf(
      section('pricing', { heading: 'Prices', intro: '' }, [
        {
          name: 'Basic',
          price: '$5',
          period: 'a month',
          points: 'One\n\n Two ',
          buttonText: 'Buy',
          buttonLink: '/buy',
          isHighlighted: true,
        },
        { price: '$9', buttonText: 'Ask' },
        { points: 'Only points' },
        { period: 'nothing else' },
      ]),
    );
    expect(plans).toContain(
      '<li class="plan main"><h3>Basic</h3><p class="price">$5</p><p class="mute">a month</p><ul class="points"><li>One</li><li>Two</li></ul><a class="button" href="/buy">Buy</a></li>',
    );
    expect(plans).toContain('<li class="plan"><p class="price">$9</p><span class="button outline">Ask</span></li>');
    expect(plans).toContain('<li class="plan"><ul class="points"><li>Only points</li></ul></li>');
    expect(plans.match(/<li class="plan/g)).toHaveLength(3);
    // Without a heading of its own, the plans take its level.
    expect(mainOf(section('pricing', {}, [{ name: 'Basic' }]))).toContain('<h2>Basic</h2>');
    expect(mainOf(section('pricing', { heading: 'Prices' }))).not.toContain('Prices');
  });

  it('have questions and logos only where there are some', () => {
    const faq = mainOf(section('faq', { heading: 'Questions' }, [{ question: 'Why?', answer: 'Because.' }, { answer: 'Lost' }]));
    expect(faq).toContain('<div class="split"><div><h2>Questions</h2></div>');
    expect(faq).toContain('<details><summary><h3>Why?</h3></summary><p class="answer">Because.</p></details>');
    expect(faq).not.toContain('Lost');
    expect(mainOf(section('faq', { heading: 'Questions' }, [{ answer: 'Lost' }]))).not.toContain('Questions');
    expect(mainOf(section('logos', { heading: 'Friends' }, [{ name: 'One' }, { name: '' }]))).toContain(
      '<h2>Friends</h2><ul><li>One</li></ul>',
    );
    expect(mainOf(section('logos', { heading: 'Friends' }, [{ name: '' }]))).not.toContain('Friends');
  });

  it('have a form that sends only where it is connected', () => {
    const form = (endpoint: string) => mainOf(section('form', { heading: 'Join', endpoint, note: 'No spam', asksName: false }));
    expect(form('https://a.example/x')).toContain('<form class="fields" method="post" action="https://a.example/x">');
    expect(form('me@a.example')).toContain('action="mailto:me@a.example" enctype="text/plain">');
    expect(form('https://a.example/x')).toContain('<p class="note">No spam</p>');
    expect(form('')).toContain('<p class="note">This form is not connected yet.</p>');
    expect(form('')).not.toContain('<form');
  });

  it('are in the navigation once each, from two on', () => {
    const nav = (...sections: Section[]) => /<nav.*?<\/nav>/s.exec(toPage(page(sections)).html)?.[0].match(/href="[^"]+"/g) ?? [];
    const features = (id: string) => section('features', {}, [{ title: 'Fast' }], { id });
    expect(nav(features('a'), section('faq', {}, [{ question: 'Why?' }]), features('b'))).toEqual(['href="#features"', 'href="#faq"']);
    expect(nav(features('a'))).toEqual([]);
    expect(nav(features('a'), section('logos', {}, [{ name: 'One' }]))).toEqual([]);
  });
});

describe('what the page says of itself', () => {
  const headOf = (...parts: Parameters<typeof page>) => /<head>[^]*<\/head>/.exec(toPage(page(...parts)).html)?.[0] ?? '';
  const titleOf = (...parts: Parameters<typeof page>) => /<title>(.*)<\/title>/.exec(headOf(...parts))?.[1];
  const hero = section('hero', { headline: 'Bread', subheadline: 'Every day' });

  it('is its title, or its headline and brand', () => {
    expect(titleOf([hero], { title: ' Own  title ' })).toBe('Own title');
    expect(titleOf([hero])).toBe('Bread · Acme');
    expect(titleOf([])).toBe('Acme');
    expect(titleOf([hero], { brand: '' })).toBe('Bread');
    expect(titleOf([], { brand: '' })).toBe('Landing page');
    expect(headOf([hero])).toContain('<meta name="description" content="Every day">');
  });

  it('names a picture for social networks by its address on the web only', () => {
    const social = { socialPicture: picture('A loaf') };
    const image = /<meta property="og:image" content="([^"]*)">/;
    expect(headOf([hero], { socialImage: 'https://a.example/p.png' }, social)).toMatch(/og:image:alt" content="A loaf"/);
    expect(headOf([hero], {}, social)).not.toContain('og:image');
    expect(headOf([hero], { socialImage: 'https://a.example/p.png' })).not.toContain('og:image:alt');
    // In a folder it lies beside the page, whose address is known.
    const inFolder = toPage(page([hero], { canonical: 'https://a.example/bread/' }, social), { hasFolder: true });
    expect(image.exec(inFolder.html)?.[1]).toBe('https://a.example/bread/images/social.png');
    expect(inFolder.html).toContain('content="summary_large_image"');
    expect(image.exec(toPage(page([hero], {}, social), { hasFolder: true }).html)).toBeNull();
    expect(headOf([hero])).toContain('<meta name="twitter:card" content="summary">');
  });

  it('lists answers for machines, if asked, and only those that are whole and the user’s own', () => {
    const faq = section('faq', {}, [
      { question: 'Why?', answer: 'A < B' },
      { question: 'When?', answer: ' ' },
      { question: '', answer: 'x' },
    ]);
    const data = (sections: Section[]) =>
      /<script type="application\/ld\+json">(.*)<\/script>/.exec(headOf(sections, { hasStructuredData: true }))?.[1] ?? '';
    expect(headOf([faq], { hasStructuredData: false })).not.toContain('ld+json');
    expect(data([faq])).toContain('A \\u003c B');
    const graph = (sections: Section[]) =>
      (JSON.parse(data(sections)) as { '@graph': { '@type': string; mainEntity?: { name: string }[] }[] })['@graph'];
    expect(graph([faq]).map((one) => one['@type'])).toEqual(['WebPage', 'Organization', 'FAQPage']);
    expect(
      graph([faq])
        .at(-1)
        ?.mainEntity?.map(({ name }) => name),
    ).toEqual(['Why?']);
    expect(graph([{ ...faq, isHidden: true }]).map((one) => one['@type'])).toEqual(['WebPage', 'Organization']);
    expect(graph([hero]).map((one) => one['@type'])).toEqual(['WebPage', 'Organization']);
    expect(graph([makeSection('faq', 'faq')]).map((one) => one['@type'])).toEqual(['WebPage', 'Organization']);
  });
});

describe('pictures beside the page', () => {
  it('have names of their own, each once', () => {
    const one = picture('One', { type: 'jpeg' });
    const logos = section('logos', {}, [{ name: 'Über & Söhne' }, { name: 'Über & Söhne' }, { name: '' }, { name: 'x'.repeat(50) }]);
    const data = page(
      [
        section('hero', { headline: 'A' }, [], { picture: one }),
        section('hero', { headline: 'B' }, [], { id: 'second', picture: one }),
        { ...logos, items: logos.items.map((item) => ({ ...item, picture: picture() })) },
      ],
      {},
      { favicon: picture('', { type: 'webp' }) },
    );
    const { files, html } = toPage(data, { hasFolder: true });
    expect(files.map(({ path }) => path)).toEqual([
      'images/hero.jpg',
      'images/ber-s-hne.png',
      'images/ber-s-hne-2.png',
      'images/logo.png',
      `images/${'x'.repeat(40)}.png`,
      'images/favicon.webp',
    ]);
    expect(html.match(/images\/hero\.jpg/g)).toHaveLength(2);
    expect(html).toContain('<link rel="icon" href="images/favicon.webp">');
    expect(html).toContain("img-src 'self' file: data:");
    expect(toPage(data).files).toEqual([]);
    expect(toPage(data).html).toContain('img-src data:');
  });

  it('come in a zip; without samples is offered where there are some', () => {
    expect(pageFiles(page([makeSection('testimonial', 't')])).map(({ label }) => label)).toEqual([
      'HTML',
      'HTML without samples',
      'ZIP with images',
    ]);
    expect(pageFiles(page([])).map(({ label }) => label)).toEqual(['HTML', 'ZIP with images']);
  });
});

describe('messages beside an address', () => {
  const nowhere = 'This button doesn’t link anywhere yet. Type an address, or #form for a section of this page.';
  const refused = 'This address is left out. Use https, mailto, tel, # or a path such as /pricing.';
  const none = { problems: {}, notes: {} };
  it.each<[string, ReturnType<typeof sectionMessages>]>([
    ['', { problems: {}, notes: { ctaLink: nowhere } }],
    ['#', { problems: {}, notes: { ctaLink: nowhere } }],
    ['javascript:x', { problems: { ctaLink: refused }, notes: {} }],
    ['a.example', { problems: {}, notes: { ctaLink: 'Links to https://a.example/' } }],
    ['#form', none],
  ])('of the main button “%s”', (ctaLink, messages) => {
    expect(sectionMessages(section('hero', { ctaLink }))).toEqual(messages);
  });

  it('of a form, a plan and a footer link', () => {
    const endpoint = 'Use an address that starts with https, or an e-mail address. Until then the form isn’t connected.';
    const form = (typed: string) => sectionMessages(section('form', { endpoint: typed }));
    expect([form(''), form(' '), form('me@a.example'), form('http://a.example')]).toEqual([
      none,
      none,
      none,
      { problems: { endpoint }, notes: {} },
    ]);
    expect(sectionMessages(section('faq'))).toEqual(none);
    const item = (kind: ItemKind, typed: Record<string, string>) =>
      itemMessages({ ...emptyItem(kind, 'x'), typed: { ...emptyItem(kind, 'x').typed, ...typed } });
    expect(item('pricing', { buttonLink: '' })).toEqual(none);
    expect(item('pricing', { buttonLink: 'javascript:x' })).toEqual({ problems: { buttonLink: refused }, notes: {} });
    expect(item('footer', { link: 'a.example' })).toEqual({ problems: {}, notes: { link: 'Links to https://a.example/' } });
  });
});

describe('words that are still ours', () => {
  it('are named, each once', () => {
    expect(sampleCopy(start)).toEqual(['the company name', 'the headline', 'the subheadline', 'a feature', 'the footer']);
    const own = section('features', {}, [
      { title: 'Own' },
      ...makeSection('features', 'f')
        .items.slice(0, 1)
        .map(({ typed }) => typed),
    ]);
    expect(sampleCopy(page([own]))).toEqual(['a feature']);
    expect(sampleCopy(page([{ ...own, isHidden: true }]))).toEqual([]);
    expect(hasSampleCopy(page([own]))).toBe(true);
    expect(hasSampleCopy(page([makeSection('testimonial', 't')]))).toBe(true);
    expect(hasSampleCopy(page([section('hero', { headline: 'Own' })]))).toBe(false);
  });
});
