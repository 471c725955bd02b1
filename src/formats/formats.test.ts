import fc from 'fast-check';
import ICAL from 'ical.js';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { atMost } from '../../build/runs';
import { readDocx, readPdf, readXlsx } from '../../e2e/support/readers';
import { readWorkbook } from '../../e2e/support/workbook';
import { bullets, heading, markDraft, paragraph, picturesIn, type Block, type Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { gap } from '@/lib/gaps';
import { addressOf, fixedAddressOf, inSheet } from '@/lib/formulas';
import { guardFormula, parseCsv, toCsv } from './csv';
import { docxFile } from './docx';
import { toHtml } from './html';
import { pdfFile } from './pdf';
import { stubFonts } from './pdf/test-data';
import { toIcs } from './ics';
import { toJson } from './json';
import { toMarkdown } from './markdown';
import { xlsxFile } from './xlsx';
import { readZip, zipFile } from './zip';

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
      { numRuns: atMost(500) },
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
        const foreign = [...html.matchAll(/<\/?([a-z!][a-z0-9]*)((?:\s[^<>]*)?)>/gi)].filter(([, name = '', attributes = '']) => {
          const href = /href="([^"]*)"/.exec(attributes)?.[1];
          return !known.has(name.toLowerCase()) || /\son\w+=|style=/i.test(attributes) || (href && !/^(https?|mailto|tel):/.test(href));
        });
        expect(foreign).toEqual([]);
        expect(html).toContain("default-src 'none'");
      }),
      { numRuns: atMost(1000) },
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

describe('drawings in a document', () => {
  const picture = {
    svg: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20"><text>A"B</text></svg>',
    width: 40,
    height: 20,
  };
  const drawn: Document = { title: 'T', blocks: [{ kind: 'columns', columns: [[{ kind: 'picture', picture, label: 'A & <chart>' }]] }] };

  it('are found wherever they stand', () => {
    expect(picturesIn(drawn.blocks)).toEqual([picture]);
  });

  it('are an image in HTML and their label in text', () => {
    const html = toHtml(drawn);
    expect(html).toContain('alt="A &amp; &lt;chart&gt;" width="40" height="20" src="data:image/svg+xml;charset=utf-8,%3Csvg');
    expect(html).not.toContain('<text>');
    expect(toText(drawn)).toContain('A & <chart>');
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

describe('calendar files with times', () => {
  const made = new Date('2026-11-15T10:00:00Z');
  const times = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    ICAL.TimezoneService.reset();
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    const component = calendar.getFirstSubcomponent('vevent');
    if (!component) return [];
    const iterator = new ICAL.Event(component).iterator();
    const found: string[] = [];
    for (let time = iterator.next(); time && found.length < 4; time = iterator.next()) found.push(time.toJSDate().toISOString());
    return found;
  };
  const entry = { id: 'm', day: '2026-03-28', title: 'Stand-up' };

  it('keep the hour on the wall when the clocks change', () => {
    // 09:00 in Berlin is 08:00 UTC on 28 March and 07:00 UTC from 29 March, when summer time begins.
    const at = { time: '09:00', minutes: 30, zone: 'Europe/Berlin' };
    const text = toIcs('Meetings', [{ ...entry, at, repeat: 'FREQ=DAILY;COUNT=3' }], made);
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20260328T090000');
    expect(text).toContain('DTEND;TZID=Europe/Berlin:20260328T093000');
    expect(times(text)).toEqual(['2026-03-28T08:00:00.000Z', '2026-03-29T07:00:00.000Z', '2026-03-30T07:00:00.000Z']);
  });

  it('hold in the south, in half-hour zones and in UTC', () => {
    const start = (zone: string) => times(toIcs('M', [{ ...entry, at: { time: '09:00', minutes: 30, zone } }], made));
    // Sydney is 11 hours ahead in March, Kolkata five and a half, New York four behind after 8 March.
    expect(start('Australia/Sydney')).toEqual(['2026-03-27T22:00:00.000Z']);
    expect(start('Asia/Kolkata')).toEqual(['2026-03-28T03:30:00.000Z']);
    expect(start('America/New_York')).toEqual(['2026-03-28T13:00:00.000Z']);
    expect(start('UTC')).toEqual(['2026-03-28T09:00:00.000Z']);
  });

  it('say when a meeting is off, where it is and when to remind', () => {
    const at = { time: '23:30', minutes: 60, zone: 'America/New_York' };
    const text = toIcs('M', [{ ...entry, at, location: 'Room 2; upstairs', isCancelled: true, remindBefore: 10 }], made);
    expect(text).toContain('STATUS:CANCELLED');
    expect(text).toContain('LOCATION:Room 2\\; upstairs');
    expect(text).toContain('TRIGGER:-PT10M');
    expect(text).toContain('DTEND;TZID=America/New_York:20260329T003000');
    expect(text).not.toContain('METHOD:REQUEST');
  });
});

describe('other files', () => {
  it('json refuses what it cannot say', () => {
    expect(() => toJson({ a: Number.NaN })).toThrow('"a"');
    expect(toJson({ a: [1] })).toContain('1');
  });
  it('zip is not unpacked without end', async () => {
    const bomb = new Uint8Array(await (await zipFile({ 'a.txt': '0'.repeat(21_000_000) })).arrayBuffer());
    expect(() => readZip(bomb)).toThrow('far more than it should');
    expect(() => readZip(zipSync({ 'a.txt': new Uint8Array(21_000_000) }, { level: 0 }))).toThrow('more than 20 MB');
  });
  it('zip is a zip', async () => {
    const bytes = new Uint8Array(await (await zipFile({ 'a.txt': 'hello' })).arrayBuffer());
    expect([bytes[0], bytes[1]]).toEqual([0x50, 0x4b]);
    expect(readZip(bytes)).toEqual({ 'a.txt': 'hello' });
  });
});

describe('formulas in spreadsheets', () => {
  const sheets = [
    {
      name: 'Inputs',
      currency: 'USD',
      columns: [
        { label: 'What', kind: 'text' as const },
        { label: 'Figure', kind: 'number' as const },
      ],
      rows: [
        ['Start', 100],
        ['Rate <a & b>', 0.1],
      ],
    },
    {
      name: "Founder's plan",
      currency: 'USD',
      columns: [
        { label: 'Month', kind: 'text' as const },
        { label: 'Cash', kind: 'money' as const },
      ],
      rows: [
        ['January', { formula: `${inSheet('Inputs', fixedAddressOf(1, 0))}*(1+${inSheet('Inputs', fixedAddressOf(1, 1))})`, value: 110 }],
        ['February', { formula: `IF(${addressOf(1, 0)}>100,${addressOf(1, 0)}+1,0)`, value: 111 }],
        ['Share of nothing', { formula: 'IFERROR(1/0,"")', value: null }],
      ],
    },
  ];

  it('carry their results, and come to the same when worked out again', async () => {
    const bytes = Buffer.from(await (await xlsxFile(sheets)).arrayBuffer());
    const book = readWorkbook(bytes);
    expect(book.sheets).toEqual(['Inputs', "Founder's plan"]);
    expect(Object.keys(book.formulas)).toHaveLength(3);
    expect(book.differences).toEqual([]);
    expect(await readXlsx(bytes, 2)).toEqual([
      ['Month', 'Cash'],
      ['January', 110],
      ['February', 111],
      ['Share of nothing', null],
    ]);
    // 100 × 1.5 = 150, and one more in February.
    expect(readWorkbook(bytes, { 'Inputs!B3': 0.5 }).at("Founder's plan", 'B3')).toBe(151);
  });

  it('name young functions as Excel stores them', async () => {
    const young = [{ ...sheets[0]!, rows: [['z', { formula: 'NORM.S.INV(0.975)', value: 1.959963984540054 }]] }];
    const bytes = Buffer.from(await (await xlsxFile(young)).arrayBuffer());
    expect(strFromU8(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml']!)).toContain('<f>_xlfn.NORM.S.INV(0.975)</f>');
    expect(readWorkbook(bytes).differences).toEqual([]);
  });

  it('that are wrong are found', async () => {
    const wrong = [{ ...sheets[0]!, rows: [['Sum', { formula: '1+1', value: 3 }]] }];
    expect(readWorkbook(Buffer.from(await (await xlsxFile(wrong)).arrayBuffer())).differences).toHaveLength(1);
  });

  it('are plain figures in a CSV', () => {
    expect(toCsv(sheets[1]!)).toContain('"January",110.00\r\n"February",111.00\r\n"Share of nothing",');
  });
});

describe('open places and lists in files', () => {
  const document: Document = markDraft({
    title: 'Terms',
    blocks: [
      { kind: 'contents', title: 'Contents' },
      { kind: 'break' },
      heading(2, `1. ${gap('Service')}`),
      paragraph(`Between ${gap('Company Name')} and <b>you</b>.`),
      { kind: 'list', ordered: 'letters', items: ['first', gap('Second')] },
      { kind: 'list', ordered: 'letters', items: ['again'] },
    ],
  });

  it('are marked, and the document is a draft', async () => {
    expect(document.mark).toBe('Draft');
    expect(toText(document)).toContain('(a) first\n(b) [Second]');
    expect(toText(document)).not.toMatch(/[\uE000-\uE003]/);
    const page = toHtml(document);
    expect(page).toContain('Between <mark>[Company Name]</mark> and &lt;b&gt;you&lt;/b&gt;.');
    expect(page).toContain('<ol class="letters"><li>first</li><li><mark>[Second]</mark></li></ol>');
    expect(page).toContain('<nav><p class="strong">Contents</p><ul><li>1. <mark>[Service]</mark></li></ul></nav>');
    expect(toMarkdown(document)).toContain('- (a) first\n- (b) \\[Second\\]');
    const word = await readDocx(Buffer.from(await (await docxFile(document)).arrayBuffer()));
    expect(word.text).toContain('Between [Company Name] and <b>you</b>.');
    expect(word.html).toMatch(/<h2>(?:<a id="\w+"><\/a>)?1\. \[Service\]<\/h2>/);
  });

  it('reach the PDF with page numbers in the contents', async () => {
    stubFonts();
    const pages = await readPdf(Buffer.from(await (await pdfFile(document)).arrayBuffer()));
    vi.unstubAllGlobals();
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/Contents 1\. \[Service\] 2/);
    expect(pages[1]).toContain('Company Name');
    expect(pages[1]).toContain('Draft');
    expect(pages.join()).not.toMatch(/[\uE000-\uE003]/);
  });
});
