import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign } from '../../../build/runs';
import { parseCsv, toCsv } from '@/formats/csv';
import { toHtml } from '@/formats/html';
import { toSheet } from '@/lib/sheet';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { linkOf, normalizeUrl, showAddress } from './addresses';
import { readBookmarks } from './bookmarks';
import { toReportLink } from './report-link';
import { catalogue, catalogueCountries, pickListed } from './catalogue';
import { otherNames } from './content';
import { collectCountries, countByCategory, findDuplicates, findSame, resourceIdentity, selectResources, startFilter } from './list';
import { categories, fields, formatChecked, formatPrice, formatRating, state, type Resource } from './model';
import { toOpml } from './opml';
import { makeFile, toDocument } from './report';
import { listedOn } from './sample';
import { schema } from './schema';

const around = { today: '2026-11-20', currency: 'USD' };
const make = (id: string, more: Partial<Resource> = {}): Resource => ({
  id,
  name: `Name ${id}`,
  url: `${id}.example.com`,
  description: '',
  category: 'Other',
  price: 'free',
  tags: [],
  rating: 0,
  notes: '',
  country: '',
  hasFreeTier: false,
  hasCredits: false,
  isFavourite: false,
  isHidden: false,
  listedOn: '',
  checkedOn: '',
  ...more,
});
const pick = (resources: Resource[], filter: Partial<typeof startFilter>) =>
  selectResources(resources, { ...startFilter, ...filter }, findDuplicates(resources)).map(({ id }) => id);

let nextId = 0;
const importInto = (existing: Resource[], table: { headers: string[]; rows: string[][] }) =>
  planImport(fields, table, guessMapping(fields, table.headers, otherNames), existing, around, {
    identity: resourceIdentity,
    makeId: () => `new-${(nextId += 1)}`,
  });

describe('what a first visitor finds', () => {
  it('is three samples', () => {
    const { records } = state.start(around);
    expect(records.map(({ id }) => id)).toEqual(['sample-1', 'sample-2', 'sample-3']);
    for (const { url } of records) expect(linkOf(url)).toBeDefined();
  });
});

describe('search and filters', () => {
  const resources = [
    make('a', { name: 'Tax Guide', category: 'Finance', price: 'free', tags: ['IRS'], notes: 'secret' }),
    make('b', { description: 'Draw a LOGO', category: 'Design', price: 'paid', hasFreeTier: true }),
    make('c', { name: 'Logo tax', category: 'Design', price: 'free', isFavourite: true, country: ' Chile ' }),
    make('d', { name: 'Old', price: '', isHidden: true, country: 'chile' }),
  ];
  it('search looks into name, description and tags, ignoring case, and nowhere else', () => {
    expect(pick(resources, { query: 'TAX' })).toEqual(['a', 'c']);
    expect(pick(resources, { query: 'logo' })).toEqual(['b', 'c']);
    expect(pick(resources, { query: 'irs' })).toEqual(['a']);
    expect(pick(resources, { query: 'secret' })).toEqual([]);
    expect(pick(resources, { query: 'b.example' })).toEqual([]);
  });
  it('filters by category and price, and combines them with the search', () => {
    expect(pick(resources, { category: 'Design' })).toEqual(['b', 'c']);
    expect(pick(resources, { price: 'free' })).toEqual(['a', 'c']);
    expect(pick(resources, { price: 'paid' })).toEqual(['b']);
    expect(pick(resources, { price: 'all' })).toEqual(['a', 'b', 'c']);
    expect(pick(resources, { query: 'logo', category: 'Design', price: 'free' })).toEqual(['c']);
  });
  it('shows favourites, free tiers, countries and what is hidden', () => {
    expect(pick(resources, { show: 'favourites' })).toEqual(['c']);
    expect(pick(resources, { show: 'free-tier' })).toEqual(['b']);
    expect(pick(resources, { show: 'credits' })).toEqual([]);
    expect(pick(resources, { show: 'hidden' })).toEqual(['d']);
    expect(pick(resources, { country: 'chile' })).toEqual(['c']);
    expect(collectCountries(resources)).toEqual([{ value: 'chile', label: 'Chile' }]);
  });
  it('counts each category without what is hidden', () => {
    // Finance a, Design b and c; d is hidden, so Other is 0.
    expect(countByCategory(resources)).toMatchObject({ Finance: 1, Design: 2, Other: 0 });
    expect(Object.keys(countByCategory([]))).toEqual([...categories]);
  });
  it('sorts by name, rating and day; those without come last', () => {
    const rated = [
      make('x', { name: 'beta', rating: 2, listedOn: '2026-01-01' }),
      make('y', { name: 'Alpha', checkedOn: '2026-03-01', listedOn: '2020-01-01' }),
      make('z', { name: 'gamma', rating: 4.5 }),
    ];
    expect(pick(rated, { sort: 'newest' })).toEqual(['x', 'y', 'z']);
    expect(pick(rated, { sort: 'name' })).toEqual(['y', 'x', 'z']);
    expect(pick(rated, { sort: 'rating' })).toEqual(['z', 'x', 'y']);
    expect(pick(rated, { sort: 'checked' })).toEqual(['y', 'x', 'z']);
  });
});

describe('addresses', () => {
  it('become links only where they are web addresses', () => {
    expect(linkOf('example.com')).toBe('https://example.com/');
    expect(linkOf(' HTTP://Example.com/a ')).toBe('http://example.com/a');
    expect(linkOf('localhost:3000/x')).toBe('https://localhost:3000/x');
    for (const bad of ['', 'hello', 'two words.com', 'javascript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)'])
      expect(linkOf(bad)).toBeUndefined();
    for (const bad of ['data:text/html,x', 'mailto:a@b.example', 'file:///etc', 'bank.com@evil.example', 'https://a:b@evil.example'])
      expect(linkOf(bad)).toBeUndefined();
  });
  it('are the same page whatever the scheme, www, slash, anchor, tracking or order of parts', () => {
    const same = ['example.com/a', 'http://www.example.com/a/', 'https://EXAMPLE.com:443/a#top', 'example.com/a?utm_source=x&fbclid=1'];
    expect(new Set(same.map(normalizeUrl))).toEqual(new Set(['example.com/a']));
    expect(normalizeUrl('example.com/?b=2&a=1')).toBe(normalizeUrl('https://example.com?a=1&b=2'));
    expect(normalizeUrl('example.com/A')).not.toBe(normalizeUrl('example.com/a'));
    expect(normalizeUrl('example.com:8080')).not.toBe(normalizeUrl('example.com'));
    expect(normalizeUrl('example.com?p=1')).not.toBe(normalizeUrl('example.com?p=2'));
    expect(normalizeUrl(' Not an address ')).toBe('not an address');
  });
  it('never fail, and never lead to anything but a web page', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: anySign })), (typed) => {
        const link = linkOf(typed);
        if (link !== undefined) expect(link).toMatch(/^https?:\/\//);
        expect(normalizeUrl(link ?? '')).toBe(link === undefined ? '' : normalizeUrl(typed));
      }),
    );
  });
  it('are shown as people say them', () => {
    expect(showAddress(' https://www.example.com/ ')).toBe('example.com');
    expect(showAddress('example.com/a?b')).toBe('example.com/a?b');
  });
});

describe('duplicates', () => {
  it('are told by address, hidden ones included', () => {
    const resources = [make('a', { url: 'x.com' }), make('b', { url: 'https://www.x.com/', isHidden: true }), make('c')];
    const doubles = findDuplicates(resources);
    expect([doubles.get('a')?.id, doubles.get('b')?.id, doubles.get('c')]).toEqual(['b', 'a', undefined]);
    expect(pick(resources, { show: 'duplicates' })).toEqual(['a', 'b']);
    expect(findSame(resources, 'http://x.com#y', '')?.id).toBe('a');
    expect(findSame(resources, 'c.example.com', 'c')).toBeUndefined();
    expect(findSame([make('e', { url: '' })], ' ', '')).toBeUndefined();
    expect(findDuplicates([make('e', { url: '' }), make('f', { url: ' ' })]).size).toBe(0);
  });
});

describe('what a card says', () => {
  it('names whose rating it is', () => {
    const [first] = state.start(around).records;
    if (!first) throw new Error('The samples are there.');
    expect(formatRating(first)).toBe('Editor’s rating (sample): 5 of 5');
    expect(formatRating({ ...first, rating: 3 })).toBe('Your rating: 3 of 5');
    expect(formatRating(make('a', { rating: 4.25 }))).toBe('Your rating: 4.3 of 5');
    for (const rating of [0, -3, 0.01]) expect(formatRating(make('a', { rating }))).toBe('Not rated');
    expect(formatRating(make('a', { rating: 1e9 }))).toBe('Your rating: 5 of 5');
  });
  it('names the price and how old the entry is', () => {
    expect((['free', 'paid', ''] as const).map((price) => formatPrice(make('a', { price })))).toEqual(['Free', 'Paid', 'Price not known']);
    expect(formatChecked(make('a'))).toBe('');
    expect(formatChecked(make('a', { listedOn: '2026-11-15' }))).toBe('Listed on 15 Nov 2026, not checked since');
    expect(formatChecked(make('a', { listedOn: '2026-11-15', checkedOn: '2026-11-20' }))).toBe('Checked by you on 20 Nov 2026');
  });
});

describe('the entries that come with the tool', () => {
  it('are complete, each page once, dated and unrated', async () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(120);
    expect(findDuplicates(catalogue).size).toBe(0);
    for (const { name, url, description, category, country, tags, ...more } of catalogue) {
      expect(
        [name, country].every((text) => text.length > 2),
        name,
      ).toBe(true);
      expect(categories, name).toContain(category);
      expect(url, name).toMatch(/^https:\/\//);
      expect(linkOf(url), name).toBeDefined();
      expect(description, name).toMatch(/^[A-Z].*\.$/);
      expect(tags.length, name).toBeGreaterThan(0);
      expect(more).toMatchObject({ rating: 0, notes: '', listedOn, checkedOn: '' });
    }
    expect(schema.safeParse({ records: catalogue, currency: 'USD', extra: null }).success).toBe(true);
  });
  it('can be reported by a mail draft that names the entry', () => {
    const link = toReportLink(make('a', { name: 'A & B', url: 'https://a.example/?x=1', listedOn: '2026-11-15' }));
    const [address, query] = link.split('?');
    const parts = new URLSearchParams(query);
    expect(address).toBe('mailto:');
    expect(parts.get('subject')).toBe('Dead link: A & B');
    expect(parts.get('body')).toContain('Address: https://a.example/?x=1\r\nListed on: 15 Nov 2026');
  });
  it('are added once, by category and country', () => {
    const every = new Set<string>(categories);
    // The three samples are in the catalogue too.
    expect(pickListed(every, 'all', state.start(around).records)).toHaveLength(catalogue.length - 3);
    expect(pickListed(every, 'all', catalogue)).toEqual([]);
    expect(pickListed(new Set(), 'all', [])).toEqual([]);
    const parts = catalogueCountries.map((country) => pickListed(every, country, []).length);
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe(catalogue.length);
    expect(pickListed(new Set(['Finance']), 'United Kingdom', []).map(({ name }) => name)).toEqual(['HM Revenue and Customs']);
  });
});

const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<!-- This is an automatically generated file. -->
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Lesezeichen</H1>
<DL><p>
    <DT><H3 ADD_DATE="1" PERSONAL_TOOLBAR_FOLDER="true">Leiste</H3>
    <DL><p>
        <DT><A HREF="https://one.example/?a=1&amp;b=2" ADD_DATE="1" ICON="data:image/png;base64,AA==" TAGS="x,y">One &lt;b&gt; &amp; &#8220;two&#x201D;</A>
        <DD>First &amp; best
        <DT><H3>Tax, law</H3>
        <DD>About the folder
        <DL><p>
            <DT><A HREF='https://two.example/'></A>
            <DT><A HREF="javascript:alert(1)">Script</A>
        </DL><p>
        <DT><H3>finance</H3>
        <DL><p><DT><A HREF="http://www.one.example/?b=2&a=1">Again</A></DL><p>
        <DT><A HREF=three.example>Three</A>
    </DL><p>
</DL><p>`;

describe('bookmarks', () => {
  const table = readBookmarks(bookmarks) ?? { headers: [], rows: [] };
  it('are read as text: names, addresses, folders as tags or category', () => {
    expect(table.headers).toEqual(['Name', 'URL', 'Description', 'Category', 'Tags']);
    expect(table.rows).toEqual([
      ['One <b> & “two”', 'https://one.example/?a=1&b=2', 'First & best', '', 'x, y'],
      ['https://two.example/', 'https://two.example/', '', '', 'Tax law'],
      ['Script', '', '', '', 'Tax law'],
      ['Again', 'http://www.one.example/?b=2&a=1', '', 'Finance', ''],
      ['Three', 'three.example', '', '', ''],
    ]);
  });
  it('come in once each, without what is no web page', () => {
    const plan = importInto([make('old', { url: 'www.three.example' })], table);
    expect(plan.records.map(({ name, price, category }) => [name, price, category])).toEqual([
      ['One <b> & “two”', '', 'Other'],
      ['https://two.example/', '', 'Other'],
    ]);
    expect([plan.duplicates, plan.repeats]).toEqual([1, 1]);
    expect(plan.problems).toEqual([{ row: 4, reason: 'URL: Enter the URL.' }]);
  });
  it('leave other files alone and never fail', () => {
    expect(readBookmarks('Name,URL\nA,<a href="x">')).toBeUndefined();
    expect(readBookmarks('<html><p>nothing</p></html>')).toBeUndefined();
    const pieces = fc.constantFrom(
      '<DL>',
      '</DL>',
      '<A HREF="',
      'x.com',
      '">',
      '</A>',
      '<DD>',
      '<H3>',
      '&#x110000;',
      '&amp;',
      '"',
      "'",
      '<',
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const read = readBookmarks(`<${parts.join('')}`);
        for (const row of read?.rows ?? []) expect(row).toHaveLength(5);
      }),
    );
  });
});

describe('files', () => {
  const nasty = make('n', {
    name: '<script>alert("1")</script>',
    url: 'javascript:alert(1)',
    description: 'Tom & "Jerry"\nsecond\u0000\uFFFF',
    category: 'Legal',
    tags: ["it's", '<b>'],
    notes: '</p><img src=x onerror=alert(1)>',
  });
  it('the outline is escaped, by category, with web addresses only', () => {
    const opml = toOpml([nasty, make('a', { url: 'a.com?x=1&y=2' })], 'A & B');
    expect(opml).toContain('<title>A &amp; B</title>');
    expect(opml).toContain(
      '    <outline text="Legal">\n      <outline text="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;" description="Tom &amp; &quot;Jerry&quot;&#10;second" category="it&#39;s,&lt;b&gt;" />\n    </outline>',
    );
    expect(opml).toContain('<outline text="Name a" type="link" url="https://a.com/?x=1&amp;y=2" />');
    expect(opml).not.toContain('javascript:');
    expect(opml).not.toContain('"Marketing"');
  });
  it('the outline is well-formed whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), fc.string(), (name, url) => {
        const opml = toOpml([make('a', { name, url, description: name, tags: [name] })], name);
        // Only what XML allows, and every mark of its own balanced: two outlines, one of them closed in itself.
        expect(opml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\uFFFE\uFFFF]/);
        expect(opml.match(/<outline /g)).toHaveLength(2);
        expect(opml.match(/<(?!\/?(?:\?xml|opml|head|title|body|outline)\b)/g)).toBeNull();
      }),
    );
  });
  it('the web page is escaped, leaves out what is hidden and says what is a sample', () => {
    const page = toHtml(toDocument([nasty, make('h', { name: 'Hidden one', isHidden: true }), make('sample-9', { rating: 2 })]));
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(page).not.toMatch(/<script|<img|href="javascript/);
    expect(page).not.toContain('Hidden one');
    expect(page).toContain('2 resources, 1 hidden left out.');
    // Beside own resources the sample is marked, alone the page.
    expect(page).not.toContain('<p class="mark">Sample</p>');
    expect(page).toContain('Your rating: 2 of 5 · Sample');
    expect(toHtml(toDocument(state.start(around).records))).toContain('<p class="mark">Sample</p>');
    expect(page).toContain('href="https://sample-9.example.com/" rel="noopener noreferrer"');
    expect(page).toContain('Your rating: 2 of 5');
  });
  it('can all be made, of samples, of own resources and of both', async () => {
    const samples = state.start(around).records;
    for (const list of [samples, [make('own')], [make('own'), ...samples]]) {
      for (const extension of ['csv', 'xlsx', 'html', 'opml']) {
        for (const stem of ['resources', 'sample-resources'])
          expect((await makeFile(extension, stem, list, 'USD')).size).toBeGreaterThan(50);
      }
    }
  });

  it('a CSV brings back every field and adds nothing twice', () => {
    const own = [
      ...catalogue,
      make('r', { name: '=1+1', rating: 4.5, price: '', tags: ['a', 'b'], notes: 'x\ny', isFavourite: true, checkedOn: '2026-01-02' }),
    ];
    const table = parseCsv(toCsv(toSheet('Resources', fields, own, 'USD')));
    expect(importInto(own, table)).toMatchObject({ records: [], duplicates: own.length, problems: [] });
    const bare = ({ id: _id, ...values }: Resource) => values;
    expect(importInto([], table).records.map(bare)).toEqual(own.map(bare));
  });
});
