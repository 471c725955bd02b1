import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
