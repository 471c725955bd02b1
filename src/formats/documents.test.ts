import { describe, expect, it } from 'vitest';
import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { gap } from '@/lib/gaps';
import { toHtml } from './html';
import { toJson } from './json';
import { toMarkdown } from './markdown';

const link = (url: string): Block => ({ kind: 'link', text: 'Site', url });
const picture = { svg: '<svg/>', width: 2, height: 1 };
/** One block in both: as a web page and as Markdown. */
const blocks: [string, Block, string, string][] = [
  ['a title', heading(1, 'A & b'), '<h1>A &amp; b</h1>', '# A \\& b'],
  ['a chapter', heading(2, 'A'), '<h2>A</h2>', '## A'],
  ['a part', heading(3, 'A'), '<h3>A</h3>', '### A'],
  ['a paragraph', { kind: 'paragraph', text: 'a\nb' }, '<p class="plain left">a\nb</p>', 'a  \nb'],
  ['a figure', paragraph('9', 'figure', 'right'), '<p class="figure right">9</p>', '**9**'],
  ['strong words', paragraph('a', 'strong'), '<p class="strong left">a</p>', '**a**'],
  ['soft words', paragraph('a', 'muted'), '<p class="muted left">a</p>', 'a'],
  ['an open place', paragraph(gap('b')), '<p class="plain left"><mark>[b]</mark></p>', '\\[b\\]'],
  ['points', bullets(['a', 'b']), '<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['numbers', { kind: 'list', ordered: true, items: ['a', 'b'] }, '<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  ['letters', { kind: 'list', ordered: 'letters', items: ['a'] }, '<ol class="letters"><li>a</li></ol>', '- (a) a'],
  [
    'a table',
    { kind: 'table', columns: [{ label: 'A' }, { label: 'B', align: 'right' }], rows: [['1', '2']], foot: [['3', '4']] },
    '<table><thead><tr><th scope="col" class="left">A</th><th scope="col" class="right">B</th></tr></thead><tbody><tr><td class="left">1</td><td class="right">2</td></tr></tbody><tfoot><tr><td class="left">3</td><td class="right">4</td></tr></tfoot></table>',
    '| A | B |\n| --- | ---: |\n| 1 | 2 |\n| 3 | 4 |',
  ],
  [
    'a table with notes',
    {
      kind: 'table',
      columns: [{ label: 'A' }, { label: 'B' }],
      rows: [
        ['1', '2'],
        ['3', '4'],
      ],
      notes: ['of 1', ''],
    },
    '<table><thead><tr><th scope="col" class="left">A</th><th scope="col" class="left">B</th></tr></thead><tbody><tr class="noted"><td class="left">1</td><td class="left">2</td></tr><tr><td class="said" colspan="2">of 1</td></tr><tr class="named"><td class="left">3</td><td class="left">4</td></tr></tbody></table>',
    '| A | B |\n| --- | --- |\n| 1 of 1 | 2 |\n| 3 | 4 |',
  ],
  [
    'a table with a cell missing',
    { kind: 'table', columns: [{ label: 'A' }, { label: 'B' }], rows: [['1']] },
    '<table><thead><tr><th scope="col" class="left">A</th><th scope="col" class="left">B</th></tr></thead><tbody><tr><td class="left">1</td><td class="left"></td></tr></tbody></table>',
    '| A | B |\n| --- | --- |\n| 1 |',
  ],
  [
    'totals',
    {
      kind: 'totals',
      rows: [
        { label: 'Net', value: '1' },
        { label: 'Due', value: '2', tone: 'figure' },
      ],
    },
    '<table class="totals"><tbody><tr class="plain"><td>Net</td><td class="right">1</td></tr><tr class="figure"><td>Due</td><td class="right">2</td></tr></tbody></table>',
    '| | |\n| --- | ---: |\n| Net | 1 |\n| Due | 2 |',
  ],
  [
    'columns',
    { kind: 'columns', columns: [[paragraph('a')], [], [paragraph('b')]] },
    '<div class="columns"><div><p class="plain left">a</p></div><div></div><div><p class="plain left">b</p></div></div>',
    'a\n\nb',
  ],
  [
    'a link',
    link('https://a.example/<1>'),
    '<p><a href="https://a.example/%3C1%3E" rel="noopener noreferrer">Site</a></p>',
    '[Site](<https://a.example/%3C1%3E>)',
  ],
  ['a link that is not safe', link('javascript:alert(1)'), '<p>Site</p>', 'Site'],
  [
    'squares',
    { kind: 'pattern', rows: ['10', '01'], size: 40, label: 'Code' },
    '<svg role="img" aria-label="Code" width="40" height="40" viewBox="0 0 2 2" shape-rendering="crispEdges"><path fill="#000" d="M0 0h1v1h-1zM1 1h1v1h-1z"/></svg>',
    'Code',
  ],
  [
    'a drawing',
    { kind: 'picture', picture, label: 'Chart' },
    '<p><img alt="Chart" width="2" height="1" src="data:image/svg+xml;charset=utf-8,%3Csvg%2F%3E" /></p>',
    'Chart',
  ],
  [
    'places to sign',
    {
      kind: 'signatures',
      parties: [
        { name: 'Jo', role: 'Client' },
        { name: '', role: 'Seller' },
      ],
    },
    '<div class="sign"><div>Jo<br /><span class="muted">Client · Date</span></div><div>Seller<br /><span class="muted">Seller · Date</span></div></div>',
    `Client: ${'\\_'.repeat(10)} Jo  \nDate: ${'\\_'.repeat(10)}\n\nSeller: ${'\\_'.repeat(10)}   \nDate: ${'\\_'.repeat(10)}`,
  ],
  ['a line', { kind: 'rule' }, '<hr />', '---'],
];
const bodyOf = (document: Document) => /<main>\n([^]*)\n<\/main>/.exec(toHtml(document))?.[1];

describe('a block of a document', () => {
  it.each(blocks)('that is %s', (_, block, html, markdown) => {
    expect(bodyOf({ title: 'T', blocks: [block] })).toBe(html);
    expect(toMarkdown({ title: 'T', blocks: [block] })).toBe(`${markdown}\n`);
  });
});

describe('a page laid out for print', () => {
  const written = (...parts: Block[]) => toMarkdown({ title: 'T', blocks: parts });
  it('is plain Markdown, too', () => {
    const cover: Block = { kind: 'cover', company: 'Acme', title: 'Plan', lead: 'Bread', facts: [{ label: 'Day', value: '1 May' }] };
    expect(written(cover).split('\n\n').slice(0, 2)).toEqual(['# Plan', 'Bread']);
    expect(written(cover)).toContain('Day');
    expect(written({ ...cover, lead: '', facts: [] })).toBe('# Plan\n');
    expect(written({ kind: 'lead', text: 'Now' }, { kind: 'note', text: 'Later' })).toBe('**Now**\n\n> Later\n');
    expect(written({ kind: 'quote', text: 'Good', by: 'Jo' })).toBe('> Good\n>\n> Jo\n');
  });
});

describe('a document', () => {
  const blocksWithContents: Block[] = [
    { kind: 'contents', title: 'Contents' },
    { kind: 'break' },
    heading(2, 'One'),
    heading(3, 'Not this'),
  ];

  it('lists its chapters, and leaves no room for what Markdown has not', () => {
    expect(toMarkdown({ title: 'T', blocks: blocksWithContents })).toBe('**Contents**\n\n- One\n\n## One\n\n### Not this\n');
    expect(bodyOf({ title: 'T', blocks: blocksWithContents })).toBe(
      '<nav><p class="strong">Contents</p><ul><li>One</li></ul></nav><div class="break"></div><h2>One</h2><h3>Not this</h3>',
    );
  });

  it('says first that it is a draft, where it is', () => {
    expect(bodyOf({ title: 'T', blocks: [], mark: 'Draft <1>' })).toBe('<p class="mark">Draft &lt;1&gt;</p>');
    expect(bodyOf({ title: 'T', blocks: [] })).toBe('');
    expect(toMarkdown({ title: 'T', blocks: [paragraph('a')], mark: 'Draft' })).toBe('**Draft**\n\na\n');
  });

  it.each([
    ['- a', '\\- a'],
    ['a - b', 'a - b'],
    ['+', '\\+'],
    ['-5', '-5'],
    ['1. a', '1\\. a'],
    ['12) a', '12\\) a'],
    ['1.5', '1.5'],
    ['===', '\\==='],
    ['a == b', 'a == b'],
    ['*a* _b_ `c` [d] <e> #f !g |h| ~i~ {j} \\k', '\\*a\\* \\_b\\_ \\`c\\` \\[d\\] \\<e\\> \\#f \\!g \\|h\\| \\~i\\~ \\{j\\} \\\\k'],
  ])('in Markdown is what was typed: %s', (typed, written) => {
    expect(toMarkdown({ title: 'T', blocks: [paragraph(typed)] })).toBe(`${written}\n`);
  });
});

it('JSON is set in by two', () => {
  expect(toJson({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}');
});

describe('the company on its papers', () => {
  const logo = { png: 'AAAA', width: 400, height: 100 };
  const made = (look?: object, more: Partial<Document> = {}) =>
    toHtml({ title: 'T', blocks: [paragraph('x')], from: 'Acme', hasEmblem: true, ...more }, look);

  it('is seen by its logo, no larger than it should be, where the paper wants it and there is one', () => {
    const page = made({ logo });
    expect(page).toContain('<img alt="Logo of Acme" width="200" height="50" src="data:image/svg+xml;charset=utf-8,');
    expect(page).toContain(encodeURIComponent('href="data:image/png;base64,AAAA"'));
    expect(made({})).not.toContain('<img');
    expect(made({ logo }, { hasEmblem: false })).not.toContain('<img');
  });

  it('colours its links and rules, dark enough to be read', () => {
    expect(made({ accent: '#0b6b4a' })).toContain(':root{--accent:#0b6b4a;');
    expect(made({ accent: '#ffff00' })).not.toContain(':root{--accent:#ffff00;');
  });

  it.each<[string, Block, string, string]>([
    ['a lead', { kind: 'lead', text: 'a & b' }, '<p class="lead">a &amp; b</p>', '**a \\& b**'],
    ['a note', { kind: 'note', text: 'a' }, '<p class="note">a</p>', '> a'],
    ['a quote', { kind: 'quote', text: 'a', by: 'Jo' }, '<blockquote><p>a</p><p class="muted">Jo</p></blockquote>', '> a\n>\n> Jo'],
    [
      'terms',
      { kind: 'terms', rows: [{ label: 'Fee', value: '$1' }] },
      '<dl class="terms"><div><dt>Fee</dt><dd>$1</dd></div></dl>',
      '- **Fee:** $1',
    ],
    [
      'figures',
      { kind: 'figures', items: [{ label: 'still due', value: '$1' }] },
      '<dl class="figures"><div><dt>Still due</dt><dd>$1</dd></div></dl>',
      '- **Still due:** $1',
    ],
    [
      'cards',
      { kind: 'cards', cards: [{ title: 'A', about: 'b', blocks: [paragraph('c')] }] },
      '<section class="ground"><h3>A</h3><p class="muted">b</p><p class="plain left">c</p></section>',
      '### A\n\nb\n\nc',
    ],
    ['a callout', { kind: 'callout', blocks: [paragraph('c')] }, '<aside class="ground"><p class="plain left">c</p></aside>', 'c'],
  ])('has %s in its pages and in Markdown', (_, block, html, markdown) => {
    const document = { title: 'T', blocks: [block] };
    expect(toHtml(document)).toContain(html);
    expect(toMarkdown(document)).toBe(`${markdown}\n`);
  });
});
