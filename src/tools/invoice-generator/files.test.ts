import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCsv } from '../../../e2e/support/csv';
import { readDocx, readPdf, readXlsx } from '../../../e2e/support/readers';
import { stubFonts } from '@/formats/pdf/test-data';
import { openOffer } from '@/formats/test-files';
import { formatMoney } from '@/lib/money';
import { invoiceFiles } from './files';
import { findOpen, startInvoice, startLine, state, type Head, type InvoiceData, type Line } from './model';
import { takeInvoice } from './take-invoice';
import { computeInvoice } from './totals';

const around = { today: '2026-11-15', currency: 'USD' };
const dataOf = (head: Partial<Head>, lines: Partial<Line>[]): InvoiceData => {
  const invoice = { ...startInvoice('1', around, head), lines: lines.map((line, index) => startLine(String(index + 1), line)) };
  return { ...state.start(around), invoices: [invoice], openId: '1' };
};
const open = (data: InvoiceData, words: string) => openOffer(invoiceFiles(data, around), words);

beforeAll(() => void stubFonts());
afterAll(() => vi.unstubAllGlobals());

it('every file says the same', async () => {
  const head: Partial<Head> = {
    companyName: 'Zażółć Łódź',
    clientName: '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>',
    invoiceNumber: 'INV-001',
  };
  const lines: Partial<Line>[] = [
    { description: '=SUM(A1)', quantity: '3', rate: '0.35' },
    { description: 'A description that is a good deal longer than the column it stands in '.repeat(4), quantity: '0', rate: '1250' },
  ];
  expect((await open(dataOf({ ...head, invoiceNumber: '2026/7' }, lines), 'HTML')).name).toBe('invoice-2026-7.html');
  const data = dataOf(head, lines);
  const docx = await open(data, 'Word');
  expect(docx.name).toBe('invoice-INV-001.docx');
  const { text } = await readDocx(docx.bytes);
  // 3 × 0.35 = 1.05; 10% = 0.105 → 0.11
  for (const shown of ['Invoice', 'Zażółć Łódź', '<img src=x', '$1.16']) expect(text).toContain(shown);
  const [top, row] = await readXlsx((await open(data, 'Excel')).bytes);
  expect(top?.slice(7)).toEqual(['Description', 'Quantity', 'Unit', 'Rate', 'Discount', 'Tax', 'Amount']);
  expect(row?.slice(7)).toEqual(['=SUM(A1)', 3, null, 0.35, 0, 'Tax 10%', 1.05]);
  const table = readCsv((await open(data, 'CSV')).text);
  expect(table[1]?.slice(7, 9)).toEqual(["'=SUM(A1)", '3']);
  expect(table.at(-1)?.slice(6)).toEqual(['Total', 'Total', '', '', '', '', '', '1.16']);
  const pdf = await open(data, 'PDF');
  expect(pdf.name).toBe('invoice-INV-001.pdf');
  expect((await readPdf(pdf.bytes)).join(' ')).toContain('$1.16');
  const json = JSON.parse((await open(data, 'JSON')).text) as Record<string, unknown>;
  expect(json).toMatchObject({ number: 'INV-001', subtotal: 1.05, tax: 0.11, total: 1.16, company: { name: 'Zażółć Łódź' } });
  for (const words of ['Markdown', 'Text', 'HTML']) expect((await open(data, words)).text).toContain('$1.16');
});

it('a long invoice runs over pages, in letters of the world', async () => {
  const lines = Array.from({ length: 200 }, (_, index) =>
    index === 0 ? { description: 'Row 1', rate: '100' } : index === 199 ? { description: 'Row 200' } : {},
  );
  const pages = await readPdf((await open(dataOf({ companyName: 'Łódź', currency: 'INR' }, lines), 'PDF')).bytes);
  expect(pages.length).toBeGreaterThan(3);
  pages.forEach((text, index) => expect(text).toContain(`Page ${index + 1} of ${pages.length}`));
  for (const text of pages.slice(0, 4)) expect(text).toContain('Description');
  expect(pages[0]).toContain('Łódź');
  expect(pages.join(' ')).toContain('Row 200');
  // One row at 100.00 and 199 at nothing; 10% = 10.00
  expect(pages.at(-1)).toContain('₹110.00');
});

describe('an e-invoice is read back', () => {
  const head: Partial<Head> = {
    companyName: 'Nordlicht GmbH',
    companyAddress: 'Torstr. 1\n10119 Berlin',
    companyCountry: 'Germany',
    companyEmail: 'hello@nordlicht.example',
    companyVatId: 'DE123456789',
    companyContact: 'Ada Falk',
    companyPhone: '+49 30 1234567',
    clientName: 'Stadt Hamburg',
    clientAddress: 'Rathausmarkt 1\n20095 Hamburg\nGermany',
    clientEmail: 'kasse@hamburg.example',
    invoiceNumber: 'INV-001',
    dueDate: '2030-12-15',
    supplyDate: '2026-11-10',
    poNumber: 'PO-77',
    buyerReference: '04011000-12345-34',
    taxPercent: '19',
    currency: 'EUR',
    iban: 'DE89370400440532013000',
  };

  it.each([
    ['xrechnung', 'XRechnung', 'invoice-INV-001.xml'],
    ['factur-x', 'Factur-X', 'invoice-INV-001-factur-x.pdf'],
  ] as const)('from %s', async (eFormat, words, name) => {
    const data = dataOf({ ...head, eFormat }, [{ description: 'Workshop', quantity: '3', rate: '33.333' }]);
    const file = await open(data, words);
    expect(file.name).toBe(name);
    // 3 × 33.333 = 99.999 → 100.00; 19% = 19.00
    if (eFormat === 'xrechnung') expect(file.text).toContain('<cbc:PayableAmount currencyID="EUR">119.00</cbc:PayableAmount>');
    else expect((await readPdf(file.bytes)).join(' ')).toContain('€119.00');
    const taken = (await takeInvoice(new File([new Uint8Array(file.bytes)], name)))(dataOf({ clientName: 'Somebody else' }, [{}]), around);
    expect(taken.said).toBe(`INV-001 read from ${name}`);
    const read = findOpen(taken.data, around);
    expect(read.head.clientName).toBe('Stadt Hamburg');
    expect(read.lines[0]?.rate).toBe('33.333');
    expect(formatMoney(computeInvoice(read, around).balance, 'EUR')).toBe('€119.00');
  });

  it('and other files are refused in words', async () => {
    await expect(takeInvoice(new File(['<html></html>'], 'words.xml'))).rejects.toThrow('not an invoice in UBL or CII');
  });
});
