import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCii } from '@/formats/e-invoice/cii';
import { readInvoiceXml } from '@/formats/e-invoice/read';
import { writeUbl } from '@/formats/e-invoice/ubl';
import { readAddress, writeAddress } from './address';
import { toEInvoice } from './e-invoice';
import { fromEInvoice } from './from-e-invoice';
import type { Head, Line } from './model';
import { findNeeds } from './needs';
import { around, wholeInvoice } from './test-data';
import { computeInvoice } from './totals';

const make = (head: Partial<Head> = {}, lines?: Partial<Line>[]) => toEInvoice(computeInvoice(wholeInvoice(head, lines), around));
const needsOf = (head: Partial<Head>, format: Parameters<typeof findNeeds>[1]) =>
  findNeeds(computeInvoice(wholeInvoice(head), around), format).map(({ name, text }) => name ?? text);

describe('an e-invoice', () => {
  it('multiplies before it rounds', () => {
    // 3 × 33.333 = 99.999 → 100.00, not 3 × 33.33 = 99.99; 19% = 19.00
    const { lines, totals } = make({}, [{ description: 'Hours', quantity: '3', rate: '33.333' }]);
    expect(lines).toMatchObject([{ price: 33.333, quantity: 3, net: 10_000 }]);
    expect(totals).toMatchObject({ lines: 10_000, net: 10_000, tax: 1_900, gross: 11_900, due: 11_900 });
  });

  it('takes a discount off each rate and taxes what is left', () => {
    const { taxes, adjustments, totals } = make({ hasLineOptions: true, discount: '10', deposit: '50' }, [
      { description: 'Work', quantity: '2', rate: '100' },
      { description: 'Book', quantity: '1', rate: '50', taxPercent: '7' },
    ]);
    // 200.00 − 20.00 = 180.00 at 19% = 34.20; 50.00 − 5.00 = 45.00 at 7% = 3.15
    expect(adjustments.map(({ amount, tax }) => [amount, tax.rate])).toEqual([
      [2_000, 19],
      [500, 7],
    ]);
    expect(taxes.map(({ category, rate, net, tax }) => [category, rate, net, tax])).toEqual([
      ['S', 19, 18_000, 3_420],
      ['S', 7, 4_500, 315],
    ]);
    expect(totals).toEqual({
      lines: 25_000,
      allowances: 2_500,
      charges: 0,
      net: 22_500,
      tax: 3_735,
      gross: 26_235,
      prepaid: 5_000,
      rounding: 0,
      due: 21_235,
    });
  });

  it('says the rounding where prices hold a tax that no net amount comes to', () => {
    // 0.03 with 20% inside: 0.03 / 1.2 = 0.025 → 0.03 without; 20% of it = 0.006 → 0.01; 0.04 − 0.01 = 0.03
    const { totals } = make({ hasTaxInside: true, taxPercent: '20' }, [{ description: 'Pin', quantity: '1', rate: '0.03' }]);
    expect(totals).toMatchObject({ net: 3, tax: 1, gross: 4, rounding: -1, due: 3 });
  });

  it('gives every kind of no tax its code and its reason', () => {
    const sums = (['exempt', 'reverse', 'intra', 'export', 'outside'] as const).map(
      (taxMode) => make({ taxMode, taxReason: 'Small business' }).taxes[0],
    );
    expect(sums.map((sum) => [sum?.category, sum?.reasonCode, sum?.tax])).toEqual([
      ['E', '', 0],
      ['AE', 'VATEX-EU-AE', 0],
      ['K', 'VATEX-EU-IC', 0],
      ['G', 'VATEX-EU-G', 0],
      ['O', 'VATEX-EU-O', 0],
    ]);
    expect(sums[0]?.reason).toBe('Small business');
    expect(make({ taxPercent: '0' }).taxes[0]?.category).toBe('Z');
    expect(make({ taxMode: 'outside' }).seller.vatId).toBe('');
  });

  it('turns a bill below zero into a credit note, with no price below zero', () => {
    const { isCreditNote, lines, totals } = make({}, [
      { description: 'Returned', quantity: '1', rate: '-100' },
      { description: 'Fee', quantity: '1', rate: '20' },
    ]);
    expect(isCreditNote).toBe(true);
    expect(lines.map(({ quantity, price, net }) => [quantity, price, net])).toEqual([
      [1, 100, 10_000],
      [-1, 20, -2_000],
    ]);
    // 80.00 + 19% = 95.20
    expect(totals.due).toBe(9_520);
  });

  it('names what it lacks beside its field', () => {
    expect(needsOf({}, 'xrechnung')).toEqual([]);
    expect(needsOf({}, 'peppol')).toEqual([]);
    expect(needsOf({ buyerReference: '', companyPhone: '', iban: '', clientEmail: '', clientPeppolId: '' }, 'xrechnung')).toEqual([
      'companyPhone',
      'buyerReference',
      'iban',
      'clientEmail',
    ]);
    expect(needsOf({ companyAddress: 'Torstraße 1', clientCountry: 'Atlantis' }, 'xrechnung')).toEqual([
      'companyCountry',
      'clientCountry',
      'companyAddress',
    ]);
    expect(needsOf({ clientPeppolId: 'x' }, 'peppol')).toEqual(['clientPeppolId']);
    expect(needsOf({ companyVatId: '', companyTaxNumber: '' }, 'ubl')).toEqual(['companyVatId']);
    expect(needsOf({ companyVatId: '123' }, 'cii')).toEqual(['companyVatId']);
    expect(needsOf({ taxMode: 'intra', clientVatId: '', supplyDate: '' }, 'ubl')).toEqual(['clientVatId', 'supplyDate']);
    expect(needsOf({ taxMode: 'exempt' }, 'ubl')).toEqual(['taxReason']);
    expect(needsOf({ taxPercent: '' }, 'factur-x')).toEqual(['taxPercent']);
    expect(needsOf({ shipping: '5' }, 'ubl')).toEqual(['shipping']);
    expect(needsOf({ kind: 'quote' }, 'ubl')).toEqual(['kind']);
    expect(needsOf({ dueDate: '', currency: 'KWD' }, 'ubl')).toEqual(['currency', 'dueDate']);
    expect(needsOf({ companyName: '' }, 'none')).toEqual([]);
  });

  it('stays what it is when it is read again: an invoice, or a credit note for one', () => {
    const again = (head: Partial<Head>, lines?: Partial<Line>[]) =>
      fromEInvoice(readInvoiceXml(writeUbl(make(head, lines), 'en16931')), '2', around).invoice.head;
    expect(again({})).toMatchObject({ kind: 'invoice', invoiceNumber: 'RE-2026-17', dueDate: '2026-12-17' });
    expect(again({ kind: 'credit-note' }).kind).toBe('credit-note');
    // An invoice below zero is money given back.
    expect(again({}, [{ description: 'Refund', quantity: '1', rate: '-50' }]).kind).toBe('credit-note');
  });

  it('reads what it wrote, in both syntaxes, whatever the figures', () => {
    const line = fc.record({
      description: fc.constantFrom('Work', 'Book & <pen>', 'Two\nlines'),
      quantity: fc.integer({ min: -20, max: 999 }).map(String),
      rate: fc.integer({ min: -99_999, max: 9_999_999 }).map((value) => String(value / 1000)),
      discount: fc.constantFrom('', '5', '33.3'),
      unit: fc.constantFrom('' as const, 'h' as const, 'kg' as const),
      taxPercent: fc.constantFrom('', '7', '0', '19'),
      taxMode: fc.constantFrom('invoice' as const, 'exempt' as const),
    });
    const head = fc.record({
      hasTaxInside: fc.boolean(),
      discount: fc.constantFrom('', '10', '3.33'),
      deposit: fc.constantFrom('', '12.50'),
      kind: fc.constantFrom('invoice' as const, 'credit-note' as const),
    });
    fc.assert(
      fc.property(head, fc.array(line, { minLength: 1, maxLength: 6 }), (top, lines) => {
        const computed = computeInvoice(wholeInvoice({ ...top, hasLineOptions: true, taxReason: 'Training' }, lines), around);
        const invoice = toEInvoice(computed);
        const { totals, taxes } = invoice;
        // The norm's own sums: BR-CO-10, 13, 14, 15, 16 and 17, and no price below zero.
        expect(totals.lines).toBe(invoice.lines.reduce((sum, { net }) => sum + net, 0));
        expect(totals.net).toBe(totals.lines - totals.allowances + totals.charges);
        expect(totals.net).toBe(taxes.reduce((sum, { net }) => sum + net, 0));
        expect(totals.gross).toBe(totals.net + totals.tax);
        expect(totals.due).toBe(totals.gross - totals.prepaid + totals.rounding);
        expect(Math.abs(totals.due)).toBe(Math.abs(computed.balance));
        for (const { net, rate, tax } of taxes) expect(Math.abs(tax - (net * rate) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
        for (const { price, quantity, allowance, net } of invoice.lines) {
          expect(price).toBeGreaterThanOrEqual(0);
          expect(Math.abs(price * quantity * 100 - allowance - net)).toBeLessThanOrEqual(1);
        }
        for (const xml of [writeUbl(invoice, 'en16931'), writeCii(invoice, 'xrechnung')]) {
          expect(xml).not.toMatch(/NaN|undefined|Infinity|>-0</);
          const read = readInvoiceXml(xml);
          expect(read.invoice.totals).toEqual(totals);
          expect(read.invoice.lines).toEqual(invoice.lines);
          const taken = fromEInvoice(read, '2', around);
          expect(computeInvoice(taken.invoice, around).balance).toBe(totals.due - totals.rounding);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('an invoice of somebody else', () => {
  const taken = (name: string) =>
    fromEInvoice(readInvoiceXml(readFileSync(new URL(`./test-files/${name}`, import.meta.url), 'utf8')), '9', around);

  it('comes to what its file says, with who it is from and for', () => {
    const { invoice, notes } = taken('invoice.ubl.xml');
    const { head } = invoice;
    expect(head).toMatchObject({
      invoiceNumber: 'R-88',
      currency: 'EUR',
      companyVatId: 'ATU12345678',
      clientName: 'Brook Bakery',
      clientAddress: '5 Mill Lane\nDublin D02 X285\nIreland',
      buyerReference: 'B-1',
      iban: 'AT611904300234573201',
    });
    expect(notes).toEqual(['Not taken over: attached documents, the payment terms.']);
    // 10 at 12.50 for 5 pieces = 25.00; shipping 5.00; both at 20%: 36.00
    expect(invoice.lines.map(({ description, quantity, rate }) => [description, quantity, rate])).toEqual([
      ['Rolls', '10', '2.5'],
      ['Freight', '1', '5.00'],
    ]);
    expect(computeInvoice(invoice, around).balance).toBe(3_600);
  });
});

describe('an address', () => {
  it.each([
    ['Torstr. 1, 10119 Berlin', '', { lines: ['Torstr. 1'], postcode: '10119', city: 'Berlin', country: '' }],
    ['Torstr. 1\nD-10119 Berlin', '', { postcode: '10119', city: 'Berlin', country: 'DE' }],
    ['1 High Street\nLondon SW1A 1AA\nUK', '', { postcode: 'SW1A 1AA', city: 'London', country: 'GB' }],
    [
      '1234 Main Street\nPortland, OR 97201',
      'USA',
      { lines: ['1234 Main Street'], postcode: '97201', city: 'Portland', region: 'OR', country: 'US' },
    ],
    ['Keizersgracht 1\n1015 AB Amsterdam\nNederland', '', { postcode: '1015 AB', city: 'Amsterdam', country: 'NL' }],
    ['5 Quay Street\nGalway\nIreland', '', { lines: ['5 Quay Street'], postcode: '', city: 'Galway', country: 'IE' }],
    ['1 Way\nTown', 'Atlantis', { city: 'Town', country: '' }],
    ['', 'de', { lines: [], city: '', country: 'DE' }],
  ])('%s', (typed, country, read) => {
    const address = readAddress(typed, country);
    expect(address).toMatchObject(read);
    expect(readAddress(writeAddress(address), address.country)).toEqual(address);
  });
});
