import { expect, it } from 'vitest';
import { bullets, heading, itemMark, markDraft, paragraph, picturesIn, withFaults, type Block, type Document } from './blocks';
import { toText } from './document-text';
import { gap } from './gaps';

const picture = { svg: '<svg/>', width: 2, height: 1 };
const blocks: Block[] = [
  heading(1, 'Plan für Ö'),
  { kind: 'contents', title: 'Contents' },
  heading(2, 'Prices'),
  paragraph(`For ${gap('Client')}.`),
  { kind: 'list', ordered: true, items: ['First', 'Second'] },
  { kind: 'list', ordered: 'letters', items: ['Alpha', 'Beta'] },
  bullets(['Point']),
  heading(3, 'Table'),
  {
    kind: 'table',
    columns: [{ label: 'Item' }, { label: 'Amount', align: 'right' }],
    rows: [
      ['Café  au\nlait', '4.50'],
      ['Tea', '12.00'],
    ],
    foot: [['Total', '16.50']],
  },
  {
    kind: 'totals',
    rows: [
      { label: 'Net', value: '9' },
      { label: 'Balance', value: '10.00' },
    ],
  },
  { kind: 'columns', columns: [[paragraph('Left')], [], [{ kind: 'picture', picture, label: 'Chart' }]] },
  { kind: 'break' },
  { kind: 'link', text: 'Site', url: 'https://a.example/' },
  { kind: 'pattern', rows: ['1'], size: 1, label: 'Code' },
  { kind: 'signatures', parties: [{ name: 'Jo Park', role: 'Client' }] },
  { kind: 'rule' },
];

it('writes a document as plain text', () => {
  expect(toText({ title: 'Plan', mark: 'Draft', blocks })).toBe(`[Draft]

PLAN FÜR Ö
==========

Contents
  Prices

Prices
------

For [Client].

1. First
2. Second

(a) Alpha
(b) Beta

- Point

Table

Item          Amount
Café au lait    4.50
Tea            12.00
Total          16.50

Net          9
Balance  10.00

Left

Chart

Site: https://a.example/

Code

Client: ______________________  Jo Park
Date: ______________________

----------------------------------------
`);
  expect(toText({ title: '', blocks: [paragraph('Alone')] })).toBe('Alone\n');
});

it('letters items past z as spreadsheets letter columns', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map((index) => itemMark('letters', index))).toEqual([
    '(a)',
    '(z)',
    '(aa)',
    '(ab)',
    '(az)',
    '(ba)',
    '(zz)',
    '(aaa)',
  ]);
  expect([itemMark(true, 0), itemMark(true, 9), itemMark(false, 3), itemMark(undefined, 3)]).toEqual(['1.', '10.', '', '']);
});

it('finds its drawings, also those in columns', () => {
  expect(picturesIn(blocks)).toEqual([picture]);
});

it('is a draft as long as something is open or wrong', () => {
  const document: Document = { title: 'Plan', blocks: [paragraph('Done')] };
  expect(markDraft(document)).toBe(document);
  expect(markDraft({ title: 'Plan', blocks: [paragraph(gap('Client'))] }).mark).toBe('Draft');
  expect(withFaults(document, [])).toBe(document);
  const said = (faults: string[]) => toText(withFaults(document, faults)).split('\n');
  expect(said(['One.'])).toEqual([
    '[Draft]',
    '',
    'Draft. To settle before this is used:',
    '',
    '- One.',
    '',
    '-'.repeat(40),
    '',
    'Done',
    '',
  ]);
  expect(said(['One.', 'Two.'])[2]).toBe('Draft. 2 things to settle before this is used:');
});

it('columns with nothing in them leave no gap', () => {
  const columns = [[paragraph('One')], [], [paragraph('Two')]];
  expect(toText({ title: '', blocks: [{ kind: 'columns', columns }] })).toContain('One\n\nTwo');
});
