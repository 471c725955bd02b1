import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { toCsv } from '@/formats/csv';
import { toData, toLineSheet } from './data';
import { formatRate, toDocument, tooLarge } from './document';
import { findFaults, toMarkedDocument } from './faults';
import { changeKind } from './list';
import { findOpen, followTypedCurrency, startInvoice, startLine, type Head, type Invoice, type InvoiceData, type Line } from './model';
import { forPlainText, wrapText } from './plain-text';
import { computeInvoice } from './totals';

const around = { today: '2026-11-15', currency: 'USD' };
const make = (head: Partial<Head>, ...lines: Partial<Line>[]): Invoice => ({
  ...startInvoice('1', around, head),
  lines: lines.map((line, index) => startLine(String(index + 1), line)),
});
const faultsOf = (invoice: Invoice, same = false) =>
  findFaults(computeInvoice(invoice, around), invoice, { invoices: [invoice] }, same).map(({ text }) => text);
const compute = (head: Partial<Head>, ...lines: Partial<Line>[]) => computeInvoice(make(head, ...lines), around);

/** Exact fractions, from the typed text, so that nothing here shares a step with the code under test. */
interface Fraction {
  top: bigint;
  bottom: bigint;
}
function exactly(text: string): Fraction {
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.');
  const top = BigInt(whole + decimals);
  return { top: text.startsWith('-') ? -top : top, bottom: 10n ** BigInt(decimals.length) };
}
const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, bottom: a.bottom * b.bottom });
const whole = (value: bigint | number): Fraction => ({ top: BigInt(value), bottom: 1n });
/** Half away from zero. */
function rounded({ top, bottom }: Fraction): bigint {
  const size = top < 0n ? -top : top;
  const quotient = size / bottom;
  const up = (size % bottom) * 2n >= bottom ? quotient + 1n : quotient;
  return top < 0n ? -up : up;
}

const digitsOf: Record<string, bigint> = { USD: 100n, JPY: 1n, KWD: 1000n };

describe('a rate with digits of its own', () => {
  it.each([
    // 3 × 33.333 = 99.999, 100,000 × 0.004 = 400, 7 × 0.005 = 0.035, 12 × 1.2345 = 14.814, 3 × −33.333 = −99.999
    ['3', '33.333', 10_000],
    ['100000', '0.004', 40_000],
    ['7', '0.005', 4],
    ['12', '1.2345', 1481],
    ['3', '-33.333', -10_000],
    ['1', '0.005', 1],
    ['1,000,000', '0.00012345', 12_345],
  ])('%s × %s is rounded once, at the end of the line', (quantity, rate, cents) => {
    expect(compute({}, { quantity, rate }).lines[0]?.amount).toBe(cents);
  });

  it('is shown with them, and never with fewer than the currency has', () => {
    expect([33.333, 0.004, 5, 1250.5].map((rate) => formatRate(rate, 'USD'))).toEqual(['$33.333', '$0.004', '$5.00', '$1,250.50']);
    expect([formatRate(12.5, 'JPY'), formatRate(333, 'JPY'), formatRate(-0.5, 'USD')]).toEqual(['¥12.5', '¥333', '-$0.50']);
    const text = toText(toDocument(compute({}, { description: 'Clicks', quantity: '100000', rate: '0.004' })));
    expect(text).toMatch(/Clicks +100,000 +\$0\.004 +\$400\.00/);
  });

  it('leaves for the table with them, too', () => {
    const csv = toCsv(toLineSheet(compute({}, { quantity: '100000', rate: '0.004' })));
    expect(csv).toMatch(/,100000,"",0\.004,0\.00,"Tax 10%",400\.00/);
  });
});

describe('an amount that is too large', () => {
  it('says so in the line, in the totals and as a fault, and is never $0.00', () => {
    const invoice = make({}, { description: 'Moon', quantity: '9000000000', rate: '9000000000' }, { rate: '5' });
    const computed = computeInvoice(invoice, around);
    expect(computed.lines[0]).toMatchObject({ isTooLarge: true, amount: 0 });
    const text = toText(toDocument(computed));
    expect(text).toMatch(/Moon .*Too\slarge/);
    expect(text).not.toMatch(/Moon.*\$0\.00/);
    expect(faultsOf(invoice)).toEqual(['Item 1: The amount is too large to calculate with, so it isn’t in the total.']);
    expect(toLineSheet(computed).rows[0]?.at(-1)).toBe(tooLarge);
  });

  it('is also found in the sum of many', () => {
    const lines = Array.from({ length: 200 }, () => ({ rate: '90,000,000,000' }));
    const invoice = make({}, ...lines);
    const computed = computeInvoice(invoice, around);
    expect(computed.isTooLarge).toBe(true);
    expect(toText(toDocument(computed))).toMatch(/Total +Too\slarge/);
    expect(faultsOf(invoice)).toEqual(['The total is too large to calculate with.']);
  });
});

describe('the largest amounts', () => {
  const most = { rate: '100,000,000,000' };

  it('are a hundred billion in an item, and a hundred of those together', () => {
    expect(compute({}, most).lines[0]).toMatchObject({ isTooLarge: false, amount: 10_000_000_000_000 });
    expect(compute({}, { rate: '100,000,000,000.01' }).lines[0]).toMatchObject({ isTooLarge: true, amount: 0 });
    const hundred = Array.from({ length: 100 }, () => most);
    expect(compute({ taxPercent: '' }, ...hundred).isTooLarge).toBe(false);
    expect(compute({ taxPercent: '' }, ...hundred, { rate: '0.01' }).isTooLarge).toBe(true);
  });
});

describe('the same figures in exact fractions', () => {
  const amount = fc.tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 6 })).map(([digits, places]) => {
    const text = String(Math.abs(digits)).padStart(places + 1, '0');
    const at = text.length - places;
    return `${digits < 0 ? '-' : ''}${text.slice(0, at)}${places > 0 ? `.${text.slice(at)}` : ''}`;
  });
  const line = fc.record({ quantity: amount, rate: amount, discount: fc.constantFrom('0', '5', '12.5', '33.333') });

  it('line by line, discount by discount, and in the tax', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('USD', 'JPY', 'KWD'),
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('0', '3', '33.33'),
        fc.constantFrom('0', '7.7', '10', '19'),
        (currency, lines, discount, taxPercent) => {
          const computed = compute({ currency, hasDecimals: true, hasLineOptions: true, discount, taxPercent }, ...lines);
          const percentOf = (base: bigint, percent: string) =>
            rounded(times(times(whole(base), exactly(percent)), { top: 1n, bottom: 100n }));
          const amounts = lines.map(({ quantity, rate, discount: own }) => {
            const gross = rounded(times(times(exactly(quantity), exactly(rate)), whole(digitsOf[currency] ?? 1n)));
            return gross - percentOf(gross, own);
          });
          expect(computed.lines.map((each) => BigInt(each.amount))).toEqual(amounts);
          const subtotal = amounts.reduce((sum, each) => sum + each, 0n);
          const off = percentOf(subtotal, discount);
          const tax = percentOf(subtotal - off, taxPercent);
          expect(BigInt(computed.subtotal)).toBe(subtotal);
          expect(BigInt(computed.discount)).toBe(off);
          expect(BigInt(computed.tax)).toBe(tax);
          expect(BigInt(computed.total)).toBe(subtotal - off + tax);
        },
      ),
    );
  });

  it('for the tax inside a price', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('5', '7.7', '10', '19'), (rate, taxPercent) => {
        const { tax, subtotal, total } = compute({ hasTaxInside: true, taxPercent }, { rate });
        expect(total).toBe(subtotal);
        // tax × (100 + p) lies within half a cent of subtotal × p
        const percent = exactly(taxPercent);
        const hundred = 100n * percent.bottom + percent.top;
        const gap = 2n * (BigInt(tax) * hundred - BigInt(subtotal) * percent.top);
        expect((gap < 0n ? -gap : gap) <= hundred).toBe(true);
      }),
    );
  });
});

describe('what contradicts itself', () => {
  const texts = (head: Partial<Head>, line: Partial<Line> = { rate: '100' }, same = false) => faultsOf(make(head, line), same);
  it('is named, and nothing else is', () => {
    expect(texts({})).toEqual([]);
    expect(texts({}, { quantity: '', rate: '' })).toEqual([]);
    expect(texts({ dueDate: '2026-11-14' })).toEqual(['The due date is before the invoice date.']);
    expect(texts({}, { rate: 'abc' })).toEqual(['Item 1: “abc” isn’t a number.']);
    expect(texts({ shipping: 'abc' })).toEqual(['Shipping: “abc” isn’t a number.']);
    expect(texts({ deposit: '111' })).toEqual(['The deposit paid is more than the total.']);
    expect(texts({ deposit: '110' })).toEqual([]);
    expect(texts({ deposit: '-5' })).toEqual(['The deposit paid is below zero.']);
    expect(texts({ iban: 'DE89370400440532013001' })[0]).toContain('doesn’t add up');
    expect(texts({ iban: 'DE89370400440532013001', kind: 'quote' })).toEqual([]);
    expect(texts({ currency: 'INR', upiId: 'studio' })).toEqual(['That isn’t a UPI ID: it looks like name@bank.']);
    for (const upiId of ['', 'studio@upi']) expect(texts({ currency: 'INR', upiId })).toEqual([]);
    expect(texts({ currency: 'USD', upiId: 'studio' })).toEqual([]);
    expect(texts({}, { rate: '1' }, true)).toEqual(['Another document already has the number INV-001.']);
  });

  it('makes a draft of every file, until it is kept on purpose, and again when it changes', () => {
    const invoice = make({ dueDate: '2026-11-14' }, { rate: '100' });
    const computed = computeInvoice(invoice, around);
    const faults = findFaults(computed, invoice, { invoices: [invoice] }, false);
    const text = toText(toMarkedDocument(computed, faults));
    expect(text.startsWith('[Draft]')).toBe(true);
    expect(text.indexOf('The due date is before')).toBeLessThan(text.indexOf('INVOICE'));
    expect(toLineSheet(computed, [faults[0]?.text ?? '']).rows[0]?.slice(6, 8)).toEqual([
      'Draft',
      'The due date is before the invoice date.',
    ]);
    expect(toData(computed, ['x'])).toMatchObject({ draft: ['x'] });
    const kept = { ...invoice, kept: faults.map(({ id }) => id) };
    expect(faultsOf(kept)).toEqual([]);
    expect(toMarkedDocument(computed, []).mark).toBeUndefined();
    expect(faultsOf({ ...kept, head: { ...kept.head, dueDate: '2026-11-13' } })).toHaveLength(1);
  });
});

describe('a sign typed with an amount', () => {
  it('decides the currency of a document without other amounts', () => {
    expect(followTypedCurrency(make({}, { rate: '€500' }, { rate: '0' })).head.currency).toBe('EUR');
    expect(followTypedCurrency(make({}, { rate: '500 GBP' }, { rate: '£20' })).head.currency).toBe('GBP');
    expect(followTypedCurrency(make({ currency: 'CAD' }, { rate: '$500' })).head.currency).toBe('CAD');
    const plain = make({}, { rate: '500' });
    expect(followTypedCurrency(plain)).toBe(plain);
  });

  it('is refused beside amounts in another, and never billed as something else', () => {
    const invoice = followTypedCurrency(make({}, { rate: '100' }, { rate: '€500' }));
    expect(invoice.head.currency).toBe('USD');
    const { lines, subtotal } = computeInvoice(invoice, around);
    expect(lines[1]?.problems.rate).toBe('This is in EUR, and the document is in USD.');
    expect(subtotal).toBe(10_000);
    expect(toText(toDocument(computeInvoice(invoice, around)))).not.toContain('500');
    expect(faultsOf(invoice)).toEqual(['Item 2: This is in EUR, and the document is in USD.']);
    const off = compute({ discountKind: 'amount', discount: '£5' }, { rate: '$100' });
    expect(off).toMatchObject({ discount: 0, problems: { discount: 'This is in GBP, and the document is in USD.' } });
  });
});

describe('the text file', () => {
  const computed = compute(
    { companyName: 'N', currency: 'EUR', iban: 'DE89370400440532013000', notes: 'word '.repeat(200) },
    { description: 'A very long description of the work that was done. '.repeat(12), rate: '100' },
    { description: 'x'.repeat(300), rate: '7' },
  );
  const picture = { rows: ['10', '01'], label: 'Scan with your banking app to pay' };

  it('has no line that runs out of a window, and loses no word', () => {
    const text = toText(forPlainText(toDocument(computed)));
    const lines = text.split('\n');
    expect(Math.max(...lines.map((each) => each.length))).toBeLessThanOrEqual(100);
    expect(text.match(/done\./g)).toHaveLength(12);
    expect(text.match(/word/g)).toHaveLength(200);
    expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(300);
    expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapText('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
  });

  it('does not speak of a code to scan', () => {
    expect(toText(forPlainText(toDocument(computed)))).not.toContain('Scan');
    expect(JSON.stringify(toDocument(computed, picture))).toContain('Scan');
  });
});

describe('the table', () => {
  it('names the document in every row and ends with its totals', () => {
    // 2 × 100 + 50 = 250, less 10% = 225, tax 22.50, shipping 5: 252.50, less 100 paid
    const computed = compute(
      { clientName: 'Acre Foods', dueDate: '2026-12-15', discount: '10', shipping: '5', deposit: '100' },
      { description: 'Work', quantity: '2', rate: '100' },
      { description: 'Trip', rate: '50' },
    );
    const { columns, rows } = toLineSheet(computed);
    expect(columns.map(({ label }) => label).slice(0, 8)).toEqual([
      'Document', 'Number', 'Date', 'Due Date', 'Client', 'Currency', 'Line', 'Description',
    ]); // prettier-ignore
    for (const row of rows) {
      expect(row.slice(0, 6)).toEqual(['Invoice', 'INV-001', '2026-11-15', '2026-12-15', 'Acre Foods', 'USD']);
      expect(row).toHaveLength(columns.length);
    }
    expect(rows.map((row) => [row[6], row[7], row.at(-1)])).toEqual([
      ['Item', 'Work', 200],
      ['Item', 'Trip', 50],
      ['Subtotal', 'Subtotal', 250],
      ['Discount', 'Discount 10%', -25],
      ['Tax', 'Tax 10%', 22.5],
      ['Shipping', 'Shipping', 5],
      ['Total', 'Total', 252.5],
      ['Deposit paid', 'Deposit paid', -100],
      ['Balance due', 'Balance due', 152.5],
    ]);
  });
});

describe('a changed kind', () => {
  const invoice = (id: string, head: Partial<Head>) => startInvoice(id, around, head);
  const headAfter = (data: InvoiceData, id: string, kind: 'invoice' | 'quote' | 'credit-note') =>
    findOpen({ ...changeKind(data, id, kind), openId: id }, around).head;

  it('gives a quote the next number of the invoices', () => {
    const quote = invoice('2', { kind: 'quote', invoiceNumber: 'QUO-001' });
    const data = { invoices: [quote, invoice('1', { invoiceNumber: 'INV-007' })], openId: '2' };
    expect(headAfter(data, '2', 'invoice')).toMatchObject({ kind: 'invoice', invoiceNumber: 'INV-008', reference: '' });
    const sent = { ...data, invoices: data.invoices.map((each) => ({ ...each, status: 'sent' as const })) };
    expect(headAfter(sent, '2', 'invoice').reference).toBe('Quote QUO-001');
    const own = { invoices: [invoice('2', { kind: 'quote', invoiceNumber: '2026/7' })], openId: '2' };
    expect(headAfter(own, '2', 'invoice').invoiceNumber).toBe('INV-001');
  });

  it('leaves a number that was typed alone, and takes back its own', () => {
    const typed = { invoices: [invoice('1', { invoiceNumber: '2026/17' })], openId: '1' };
    expect(headAfter(typed, '1', 'quote').invoiceNumber).toBe('2026/17');
    const fresh = { invoices: [invoice('1', {})], openId: '1' };
    expect(headAfter(fresh, '1', 'quote').invoiceNumber).toBe('QUO-001');
    expect(headAfter(changeKind(fresh, '1', 'quote'), '1', 'invoice').invoiceNumber).toBe('INV-001');
  });
});
