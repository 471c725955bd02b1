import { unzlibSync } from 'fflate';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { heading, paragraph } from '@/lib/blocks';
import { pdfFile } from '../pdf';
import { stubFonts } from '../pdf/test-data';
import { facturX } from './factur-x';
import type { EInvoice, Party } from './model';
import { readInvoiceFile, readInvoiceXml } from './read';
import { readXml, textAt } from './xml';

const party = (name: string): Party => ({
  name,
  address: { lines: ['Street 1'], city: 'Berlin', postcode: '10119', region: '', country: 'DE' },
  vatId: 'DE123456789',
  taxNumber: '',
  registration: '',
  contact: { name: '', phone: '', email: '' },
});

const invoice: EInvoice = {
  isCreditNote: false,
  number: 'A&B <1>',
  issued: '2026-11-17',
  due: '2026-12-17',
  currency: 'EUR',
  buyerReference: '',
  order: '',
  preceding: '',
  note: '',
  delivered: '',
  period: { from: '', to: '' },
  seller: party('Nordlicht & Söhne'),
  buyer: party('Łódź Sp. z o.o.'),
  payment: { account: '', isIban: false, bic: '', holder: '', remittance: '' },
  lines: [
    { name: 'Work', description: '', quantity: 1, unit: 'C62', price: 100, allowance: 0, net: 10_000, tax: { category: 'S', rate: 19 } },
  ],
  adjustments: [],
  taxes: [{ category: 'S', rate: 19, net: 10_000, tax: 1_900, reason: '', reasonCode: '' }],
  totals: { lines: 10_000, allowances: 0, charges: 0, net: 10_000, tax: 1_900, gross: 11_900, prepaid: 0, rounding: 0, due: 11_900 },
};

describe('Factur-X', () => {
  beforeEach(() => void stubFonts());
  afterEach(() => void vi.unstubAllGlobals());

  it('is a PDF that says what is inside, and is read back', async () => {
    const document = { title: 'Invoice A&B <1>', from: 'Nordlicht & Söhne', blocks: [] };
    const file = await pdfFile(document, { attachment: facturX(invoice) });
    const text = new TextDecoder('latin1').decode(new Uint8Array(await file.arrayBuffer()));
    expect(text).toContain('/AFRelationship /Alternative');
    expect(text).toContain('/Subtype /text#2Fxml');
    expect(text).toContain('/S /GTS_PDFA1');
    const description = text.slice(text.indexOf('<x:xmpmeta'), text.indexOf('</x:xmpmeta>') + '</x:xmpmeta>'.length);
    // Well-formed, whatever the names hold.
    const root = readXml(description);
    const said = (name: string) => root.children[0]?.children.map((part) => textAt(part, name)).find(Boolean);
    expect(said('DocumentFileName')).toBe('factur-x.xml');
    expect(said('ConformanceLevel')).toBe('EN 16931');
    expect([said('part'), said('conformance')]).toEqual(['3', 'B']);
    expect(said('title/Alt/li')).toBe('Invoice A&B <1>');
    const read = await readInvoiceFile(file);
    expect(read).toEqual({ invoice, leftOut: [] });
  });
});

/** The objects of a file by number, with what their streams hold. */
function objectsIn(bytes: Uint8Array): { head: string; stream: Uint8Array | undefined }[] {
  const text = new TextDecoder('latin1').decode(bytes);
  return [...text.matchAll(/\d+ 0 obj\n/g)].map(({ index, 0: start }) => {
    const body = text.slice(index + start.length, text.indexOf('\nendobj', index));
    const at = body.indexOf('\nstream\n');
    if (at < 0) return { head: body, stream: undefined };
    const head = body.slice(0, at);
    const from = index + start.length + at + '\nstream\n'.length;
    const packed = bytes.slice(from, from + Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0));
    return { head, stream: head.includes('/FlateDecode') ? unzlibSync(packed) : packed };
  });
}

// The rules of ISO 19005-3, level B, that a file of ours could break, read off the file itself.
describe('a Factur-X file keeps the rules of PDF/A-3b', () => {
  let bytes = new Uint8Array();
  let objects: ReturnType<typeof objectsIn> = [];
  const text = () => new TextDecoder('latin1').decode(bytes);
  const kind = (pattern: RegExp) => objects.filter(({ head }) => pattern.test(head));
  beforeAll(async () => {
    stubFonts();
    const blocks = [
      heading(1, 'Invoice for Łódź'),
      paragraph('Pay at https://pay.example/1 or write to a@b.example', 'strong'),
      { kind: 'link' as const, text: 'Pay online', url: 'https://pay.example/1' },
    ];
    const file = await pdfFile({ title: 'Invoice 1', from: 'Nordlicht', blocks }, { attachment: facturX(invoice) });
    vi.unstubAllGlobals();
    bytes = new Uint8Array(await file.arrayBuffer());
    objects = objectsIn(bytes);
  }, 60_000);

  it('6.1: a header that is taken for binary, an id, nothing encrypted', () => {
    expect(text()).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4,}\n/);
    expect(text().slice(text().lastIndexOf('trailer'))).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
    expect(text()).not.toMatch(/\/Encrypt\b|\/LZWDecode\b/);
  });

  it('6.2.3: an output intent with a profile of colours', () => {
    const [intent] = kind(/\/S \/GTS_PDFA1\b/);
    expect(intent?.head).toMatch(/\/DestOutputProfile \d+ 0 R/);
    const profile = objects.find(({ stream }) => stream && new TextDecoder('latin1').decode(stream.subarray(36, 40)) === 'acsp');
    expect(profile?.head).toMatch(/\/N 3\b/);
    expect(new TextDecoder().decode(profile?.stream?.subarray(16, 20))).toBe('RGB ');
  });

  it('6.2.11: every font inside, with a way back to its letters', () => {
    expect(kind(/\/Type \/FontDescriptor\b/).filter(({ head }) => !/\/FontFile[23]? \d+ 0 R/.test(head))).toEqual([]);
    const fonts = kind(/\/Type \/Font\b/);
    expect(fonts.length).toBeGreaterThan(2);
    expect(fonts.filter(({ head }) => !/\/Subtype \/(Type0|CIDFontType[02])\b/.test(head))).toEqual([]);
    expect(fonts.filter(({ head }) => head.includes('/Type0') && !/\/ToUnicode \d+ 0 R/.test(head))).toEqual([]);
    expect(fonts.filter(({ head }) => head.includes('/CIDFontType2') && !head.includes('/CIDToGIDMap'))).toEqual([]);
  });

  it('6.3 and 6.5: links are printed and do nothing else', () => {
    const links = kind(/\/Subtype \/Link\b/);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ head }) => !/\/F 4\b/.test(head))).toEqual([]);
    expect(kind(/\/S \/(Launch|JavaScript|Movie|Sound|ResetForm|ImportData|Hide)\b|\/JS\b|\/XFA\b/)).toEqual([]);
  });

  it('6.6: a description that can be read as it is', () => {
    const [description] = kind(/\/Type \/Metadata\b/);
    expect(description?.head).toMatch(/\/Subtype \/XML\b/);
    expect(description?.head).not.toContain('/Filter');
    expect(kind(/\/Type \/Catalog\b/)[0]?.head).toMatch(/\/Metadata \d+ 0 R/);
  });

  it('6.8: the file inside is named, dated, of a kind, and belongs to the whole', () => {
    const [named] = kind(/\/Type \/Filespec\b/);
    expect(named?.head).toMatch(/\/AFRelationship \/Alternative\b/);
    expect(named?.head).toMatch(/\/F \(factur-x\.xml\)/);
    expect(named?.head).toMatch(/\/UF \(factur-x\.xml\)/);
    const [inside] = kind(/\/Type \/EmbeddedFile\b/);
    expect(inside?.head).toMatch(/\/ModDate \(D:\d{14}/);
    const [catalog] = kind(/\/Type \/Catalog\b/);
    expect(catalog?.head).toMatch(/\/AF (\[|\d+ 0 R)/);
    expect(catalog?.head).toMatch(/\/MarkInfo|\/Names/);
  });
});

describe('a file that is no e-invoice', () => {
  it.each([
    ['', 'empty'],
    ['%PDF-1.7 nothing', 'no e-invoice inside'],
    ['%PDF-1.7 /Encrypt 5 0 R', 'protected'],
    ['plain words', 'isn’t an e-invoice'],
    ['<html><p>Hello</p></html>', '“html”'],
    ['<Invoice><ID>1</Invoice>', 'damaged'],
    ['<Invoice>', 'damaged'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><Invoice>&a;</Invoice>', 'definitions'],
    ['<Invoice><ID>1</ID></Invoice>', 'which currency'],
    ['<a>'.repeat(200), 'more than an invoice'],
  ])('%s', async (content, said) => {
    await expect(readInvoiceFile(new Blob([content]))).rejects.toThrow(said);
  });

  it('takes an invoice with little in it as it is', () => {
    const { invoice: read } = readInvoiceXml(
      '\ufeff<Invoice><ID>7</ID><DocumentCurrencyCode>EUR</DocumentCurrencyCode><LegalMonetaryTotal><PayableAmount>abc</PayableAmount></LegalMonetaryTotal></Invoice>',
    );
    expect(read).toMatchObject({ number: '7', lines: [], totals: { due: 0 } });
  });
});
