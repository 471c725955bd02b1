import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { guardFormula, parseCsv, toCsv } from './csv';
import { toHtml } from './html';
import { toIcs } from './ics';
import { toJson } from './json';
import { toMarkdown } from './markdown';
import { zipFile } from './zip';

const sheetOf = (rows: (string | number | null)[][]) => ({
  name: 'S',
  columns: [
    { label: 'Name', kind: 'text' as const },
    { label: 'Amount', kind: 'money' as const },
  ],
  rows,
});

describe('csv', () => {
  it('quotes text, keeps numbers, and marks the encoding for Excel', () => {
    expect(
      toCsv(
        sheetOf([
          ['a "b", c', 12.5],
          ['', null],
        ]),
      ),
    ).toBe('\uFEFF"Name","Amount"\r\n"a ""b"", c",12.50\r\n"",""');
  });

  it('disarms formulas however they are hidden, and leaves numbers alone', () => {
    for (const text of ['=1+1', '+1+1', '-1+1', '@x', ' =x', '\t=x', '\n=x', '＝x', '\r=x']) expect(guardFormula(text)).toBe(`'${text}`);
    for (const text of ['-5', '+3.2', 'a=b', '', "'x"]) expect(guardFormula(text)).toBe(text);
  });

  it('reads back what it wrote, and no cell of the file starts a formula', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.string({ minLength: 1 }).filter((text) => !/^\s*$|[\r\uFEFF]/.test(text)),
            fc.integer({ min: -1e6, max: 1e6 }),
          ),
          { minLength: 1, maxLength: 20 },
        ),
        (rows) => {
          const parsed = parseCsv(toCsv(sheetOf(rows)));
          expect(parsed.rows.map(([name]) => name)).toEqual(rows.map(([name]) => name));
          expect(parsed.rows.map(([, amount]) => Number(amount))).toEqual(rows.map(([, amount]) => amount));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('reads semicolons, tabs, ragged rows and old line ends', () => {
    expect(parseCsv('a;b\r\n1;2\r\n3').rows).toEqual([
      ['1', '2'],
      ['3', ''],
    ]);
    expect(parseCsv('a\tb\n1\t2\n').headers).toEqual(['a', 'b']);
    expect(parseCsv('__proto__,x\n1,2').headers).toEqual(['__proto__', 'x']);
  });
});

const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='x",
    'javascript:alert(1)',
    ']]>',
    '&lt;',
    '| a | b |',
    '[x](javascript:1)',
    '# h',
    '```',
    '1. x',
    '- [ ] y',
  ),
);
const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  anyText.map((text) => heading(2, text)),
  anyText.map((text) => paragraph(text)),
  fc.array(anyText, { maxLength: 3 }).map(bullets),
  fc.tuple(anyText, anyText).map(([label, cell]): Block => ({
    kind: 'table',
    columns: [{ label }, { label: 'B', align: 'right' }],
    rows: [[cell, cell]],
    foot: [[cell]],
  })),
  fc.tuple(anyText, anyText).map(([text, url]): Block => ({ kind: 'link', text, url })),
  anyText.map((text): Block => ({ kind: 'totals', rows: [{ label: text, value: text, tone: 'figure' }] })),
  anyText.map((text): Block => ({ kind: 'columns', columns: [[paragraph(text)], [paragraph(text)]] })),
  anyText.map((name): Block => ({ kind: 'signatures', parties: [{ name, role: name }] })),
);
const anyDocument = fc.record({ title: anyText, blocks: fc.array(anyBlock, { maxLength: 6 }), mark: anyText });

describe('documents', () => {
  const document: Document = {
    title: 'Plan',
    blocks: [
      heading(1, 'Plan'),
      paragraph('One\ntwo'),
      bullets(['a', 'b']),
      { kind: 'table', columns: [{ label: 'Item' }, { label: 'Price', align: 'right' }], rows: [['Pen', '$1.00']] },
    ],
  };

  it('read well as text', () => {
    expect(toText(document)).toBe('PLAN\n====\n\nOne\ntwo\n\n- a\n- b\n\nItem  Price\nPen   $1.00\n');
  });

  it('read well as Markdown', () => {
    expect(toMarkdown(document)).toBe('# Plan\n\nOne  \ntwo\n\n- a\n- b\n\n| Item | Price |\n| --- | ---: |\n| Pen | $1.00 |\n');
  });

  it('hold nothing in HTML that could run or load, whatever was typed', () => {
    const known = new Set(
      '!doctype html head meta title style body main h1 h2 h3 p ul ol li table thead tbody tfoot tr th td div span br a hr svg path'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(anyDocument, (typed) => {
        const html = toHtml(typed);
        for (const [, name = '', attributes = ''] of html.matchAll(/<\/?([a-z!][a-z0-9]*)((?:\s[^<>]*)?)>/gi)) {
          expect(known.has(name.toLowerCase())).toBe(true);
          expect(attributes).not.toMatch(/\son\w+=|style=/i);
          const href = /href="([^"]*)"/.exec(attributes)?.[1];
          if (href) expect(href).toMatch(/^(https?|mailto|tel):/);
        }
        expect(html).toContain("default-src 'none'");
      }),
      { numRuns: 1000 },
    );
  });

  it('never print a missing value', () => {
    fc.assert(
      fc.property(anyDocument, (typed) => {
        for (const text of [toText(typed), toMarkdown(typed)]) expect(text).not.toMatch(/\bundefined\b|\[object/);
      }),
    );
  });
});

describe('calendar files', () => {
  const made = new Date('2026-11-15T10:00:00Z');

  it('keep the day in every time zone, a stable id and no request to anyone', () => {
    const text = toIcs('Tasks', [{ id: 'task-1', day: '2026-03-08', title: 'Pay; rent, twice\nplease', details: 'x'.repeat(200) }], made);
    expect(text).toContain('DTSTART;VALUE=DATE:20260308');
    expect(text).toContain('DTEND;VALUE=DATE:20260309');
    expect(text).toContain('UID:task-1@groundwork');
    expect(text).toContain('METHOD:PUBLISH');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('hold as many events as went in, with their titles, for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 8 }), (titles) => {
        const text = toIcs(
          'T',
          titles.map((title, index) => ({ id: String(index), day: '2026-12-31', title, details: title })),
          made,
        );
        const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
        expect(events.length).toBe(titles.length);
      }),
    );
  });
});

describe('other files', () => {
  it('json refuses what it cannot say', () => {
    expect(() => toJson({ a: Number.NaN })).toThrow('"a"');
    expect(toJson({ a: [1] })).toContain('1');
  });
  it('zip is a zip', async () => {
    const bytes = new Uint8Array(await (await zipFile({ 'a.txt': 'hello' })).arrayBuffer());
    expect([bytes[0], bytes[1]]).toEqual([0x50, 0x4b]);
  });
});
