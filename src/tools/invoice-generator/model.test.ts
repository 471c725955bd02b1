import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHtml } from '@/formats/html';
import { toText } from '@/lib/document-text';
import { allocateMoney } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { toData, toLineSheet } from './data';
import { fileStem, toDocument } from './document';
import { addInvoice, convertInvoice, duplicateInvoice, removeInvoice, statusOf, toAgeing, toEntries } from './list';
import { findOpen, hasSameNumber, isBlank, nextId, nextNumber, startInvoice, startLine, state, type Head, type Line } from './model';
import { checkIban, isIban, isUpiId, toEpcText, toPaymentCode } from './payment';
import { computeInvoice, taxInside } from './totals';

// Formats arrive by import() everywhere, here too.

const around = { today: '2026-11-15', currency: 'USD' };

function make(head: Partial<Head>, ...lines: Partial<Line>[]) {
  return { ...startInvoice('1', around, head), lines: lines.map((line, index) => startLine(String(index + 1), line)) };
}
const compute = (head: Partial<Head>, ...lines: Partial<Line>[]) => computeInvoice(make(head, ...lines), around);

describe('a fresh invoice', () => {
  const data = state.start(around);
  const invoice = findOpen(data, around);

  it('starts as promised', () => {
    expect(invoice.head).toMatchObject({ invoiceNumber: 'INV-001', invoiceDate: '2026-11-15', dueDate: '', taxPercent: '10' });
    expect(invoice.lines).toMatchObject([{ id: '1', description: '', quantity: '1', rate: '0' }]);
    expect(isBlank(data)).toBe(true);
  });

  it('shows neither due date nor notes until there are some', () => {
    const text = toText(toDocument(computeInvoice(invoice, around)));
    expect(text).not.toMatch(/Due|Notes/);
    const filled = toText(toDocument(compute({ dueDate: '2026-12-15', notes: 'Thanks' })));
    expect(filled).toContain('Due 15 Dec 2026');
    expect(filled).toMatch(/Notes\s+-+\s+Thanks/);
  });

  it('has no date before the clock is known', () => {
    expect(state.start({ ...around, today: '' }).invoices[0]?.head.invoiceDate).toBe('');
  });
});

describe('totals by hand', () => {
  it('adds 10% to the subtotal', () => {
    // 2 × 1,250.00 + 1 × 4,800.00 = 7,300.00; 10% = 730.00
    const sample = state.sample?.(around);
    expect(sample && computeInvoice(findOpen(sample, around), around)).toMatchObject({ subtotal: 730000, tax: 73000, total: 803000 });
  });

  it('rounds half a cent away from zero, once a line', () => {
    // 1.5 × 0.15 = 0.225 → 0.23
    const { lines } = compute({ hasDecimals: true }, { quantity: '1.5', rate: '0.15' }, { quantity: '-1.5', rate: '0.15' });
    expect(lines.map(({ amount }) => amount)).toEqual([23, -23]);
  });

  it('holds where floating point does not: every one-cent subtotal', () => {
    for (let cents = 1; cents < 2000; cents += 1) {
      const { tax, total } = compute({}, { rate: String(cents / 100) });
      // Half away from zero in whole numbers: (cents × 10 + 50) / 100.
      expect(tax).toBe(Math.floor((cents * 10 + 50) / 100));
      expect(total).toBe(cents + tax);
    }
  });

  it('reads quantity as a whole number until decimals are allowed', () => {
    const whole = compute({}, { quantity: '2.5', rate: '100' });
    expect(whole.lines[0]).toMatchObject({ quantity: 2, amount: 20000, notes: { quantity: '2.5 is read as 2.' } });
    expect(compute({ hasDecimals: true }, { quantity: '2.5', rate: '100' }).lines[0]).toMatchObject({ quantity: 2.5, amount: 25000 });
  });

  it.each(['', 'abc', '  ', '--'])('counts a quantity or rate of "%s" as nothing and says so', (typed) => {
    const byQuantity = compute({}, { quantity: typed, rate: '5' });
    expect(byQuantity.total).toBe(0);
    expect(byQuantity.lines[0]?.problems.quantity).toBeTruthy();
    const byRate = compute({}, { quantity: '2', rate: typed });
    expect(byRate.total).toBe(0);
    expect(byRate.lines[0]?.problems.rate).toBeTruthy();
  });

  it('says when an amount is too large to calculate with', () => {
    const { lines, total } = compute({}, { quantity: '9000000000', rate: '9000000000' });
    expect(lines[0]?.problems.rate).toContain('too large');
    expect(total).toBe(0);
  });

  it('mixes rates, exempt items and reverse charge', () => {
    // 100.00 at 10% = 10.00; 50.00 at 20% = 10.00; 30.00 exempt; 20.00 reverse charge; subtotal 200.00
    const computed = compute(
      { hasLineOptions: true },
      { rate: '100' },
      { rate: '50', taxPercent: '20' },
      { rate: '30', taxMode: 'exempt' },
      { rate: '20', taxMode: 'reverse' },
    );
    expect(computed).toMatchObject({ subtotal: 20000, tax: 2000, total: 22000 });
    expect(computed.taxes.map(({ label, net, tax }) => [label, net, tax])).toEqual([
      ['Tax 10%', 10000, 1000],
      ['Tax 20%', 5000, 1000],
      ['Tax exempt', 3000, 0],
      ['Reverse charge', 2000, 0],
    ]);
    expect(toText(toDocument(computed))).toContain('the customer accounts for the tax');
  });

  it('finds the tax inside prices', () => {
    // 110.00 at 10% holds 10.00; 120.00 at 20% holds 20.00; 0.05 at 10% holds 0.05 − 0.045… → 0.05 − 0.05 = 0
    expect([taxInside(11000, 0.1), taxInside(12000, 0.2), taxInside(5, 0.1), taxInside(-11000, 0.1)]).toEqual([1000, 2000, 0, -1000]);
    const computed = compute({ hasTaxInside: true }, { rate: '110' });
    expect(computed).toMatchObject({ subtotal: 11000, tax: 1000, taxAdded: 0, total: 11000 });
    expect(computed.taxes[0]).toMatchObject({ net: 10000, tax: 1000 });
    expect(toText(toDocument(computed))).toContain('Includes Tax 10%');
  });

  it('takes discounts from items and from the whole before tax', () => {
    // Items: 200.00 − 10% = 180.00; 50.00 − 5.00 = 45.00; subtotal 225.00.
    // 10% off the whole = 22.50; tax 10% of 202.50 = 20.25; shipping 12.00; total 234.75; deposit 100.00; balance 134.75
    const computed = compute(
      { hasLineOptions: true, discount: '10', shipping: '12', deposit: '100' },
      { quantity: '2', rate: '100', discount: '10' },
      { rate: '50', discountKind: 'amount', discount: '5' },
    );
    expect(computed).toMatchObject({ subtotal: 22500, discount: 2250, tax: 2025, total: 23475, deposit: 10000, balance: 13475 });
    const text = toText(toDocument(computed));
    for (const shown of ['Discount 10%', '-$22.50', 'Shipping', 'Deposit paid', 'Balance due', '$134.75']) expect(text).toContain(shown);
  });

  it('takes off no more than there is', () => {
    const computed = compute({ discountKind: 'amount', discount: '500' }, { rate: '100' });
    expect(computed).toMatchObject({ discount: 10000, total: 0 });
    expect(computed.notes.discount).toContain('The whole amount is deducted');
    expect(compute({ discountKind: 'amount', discount: '500' }).total).toBe(0);
  });

  it('shares an amount off over the rates', () => {
    // 10.00 off 100.00 at 10% and 100.00 at 20%: 5.00 each; tax 9.50 + 19.00 = 28.50; total 200 − 10 + 28.50 = 218.50
    const computed = compute(
      { hasLineOptions: true, discountKind: 'amount', discount: '10' },
      { rate: '100' },
      { rate: '100', taxPercent: '20' },
    );
    expect(computed.taxes.map(({ tax }) => tax)).toEqual([950, 1900]);
    expect(computed.total).toBe(21850);
  });

  it('follows the currency: yen have no decimals, dinar have three', () => {
    // ¥333 × 3 = 999, 10% = 99.9 → 100
    const yen = compute({ currency: 'JPY' }, { quantity: '3', rate: '333' });
    expect(yen).toMatchObject({ subtotal: 999, tax: 100, total: 1099 });
    expect(toText(toDocument(yen))).toContain('¥1,099');
    // 1.255 × 1 = 1.255, 10% = 0.1255 → 0.126, total 1.381
    const dinar = compute({ currency: 'KWD' }, { rate: '1.255' });
    expect(dinar).toMatchObject({ subtotal: 1255, tax: 126, total: 1381 });
    expect(toText(toDocument(dinar))).toContain('1.381');
  });

  it('leaves the tax line out when the percentage is removed', () => {
    const computed = compute({ taxPercent: '' }, { rate: '100' });
    expect(computed).toMatchObject({ tax: 0, total: 10000 });
    expect(toText(toDocument(computed))).not.toMatch(/\bTax\b/);
    expect(toText(toDocument(compute({ taxPercent: '0' }, { rate: '100' })))).toContain('Tax 0%');
  });

  it('keeps its totals without any items', () => {
    expect(toText(toDocument(compute({})))).toMatch(/Tax 10%\s+\$0\.00/);
  });

  it('calls a negative invoice a credit note', () => {
    const computed = compute({}, { rate: '-100' });
    expect(computed.total).toBe(-11000);
    expect(toDocument(computed).title).toBe('Credit note INV-001');
    expect(fileStem(computed)).toBe('invoice-INV-001');
  });
});

const typed = fc.oneof(fc.integer({ min: -500, max: 5000 }).map(String), fc.constantFrom('', 'abc', '1,234.56', '0.35', '12.345', '99.99'));
const anyLine = fc.record({
  quantity: typed,
  rate: typed,
  discountKind: fc.constantFrom('percent', 'amount'),
  discount: fc.constantFrom('', '5', '12.5', '100'),
  taxMode: fc.constantFrom('invoice', 'standard', 'exempt', 'reverse'),
  taxPercent: fc.constantFrom('', '0', '5', '20', '7.7'),
});
const anyHead = fc.record({
  currency: fc.constantFrom('USD', 'JPY', 'KWD'),
  hasTaxInside: fc.boolean(),
  hasDecimals: fc.boolean(),
  hasLineOptions: fc.boolean(),
  discountKind: fc.constantFrom('percent', 'amount'),
  discount: fc.constantFrom('', '3', '33.33', '150'),
  shipping: fc.constantFrom('', '12', '7.505'),
  deposit: fc.constantFrom('', '100'),
  taxPercent: fc.constantFrom('', '0', '10', '19'),
});

describe('what always holds', () => {
  it('the column adds up, and the rates add up to the tax', () => {
    fc.assert(
      fc.property(anyHead, fc.array(anyLine, { maxLength: 8 }), (head, lines) => {
        const { subtotal, discount, taxAdded, shipping, total, tax, taxes, balance, deposit } = compute(head, ...lines);
        expect(subtotal - discount + taxAdded + shipping).toBe(total);
        expect(taxAdded).toBe(head.hasTaxInside ? 0 : tax);
        expect(sumOf(taxes.map((group) => group.tax))).toBe(tax);
        expect(sumOf(taxes.map(({ net }) => net)) + tax + shipping).toBe(total);
        expect(total - deposit).toBe(balance);
        for (const figure of [subtotal, discount, tax, total]) expect(Number.isSafeInteger(figure)).toBe(true);
      }),
    );
  });

  it('shares add up to the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.array(fc.nat(1e7), { minLength: 1, maxLength: 20 }), (whole, weights) => {
        expect(sumOf(allocateMoney(whole, weights))).toBe(whole);
      }),
    );
  });

  it('tax inside a price is what was put in', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(0, 0.05, 0.1, 0.19, 0.2, 0.077), (gross, rate) => {
        expect(Math.abs(taxInside(gross, rate) - (gross * rate) / (1 + rate))).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});

describe('files', () => {
  it('escapes whatever was typed', () => {
    const html = toHtml(toDocument(compute({ clientName: '<img src=x onerror=alert(1)>', payLink: 'javascript:alert(1)' }, { rate: '1' })));
    expect(html).not.toContain('<img');
    expect(html).not.toContain('javascript:');
    expect(html).toContain('&lt;img');
  });

  it('names files by kind and number', () => {
    expect(fileStem(compute({}))).toBe('invoice-INV-001');
    expect(fileStem(compute({ invoiceNumber: '' }))).toBe('invoice');
    expect(fileStem(compute({ invoiceNumber: '../2026/1', kind: 'quote' }))).toBe('quote-..-2026-1');
  });

  it('gives items and data in main units', () => {
    const computed = compute({ currency: 'KWD' }, { description: 'Oil', quantity: '2', rate: '1.255' });
    expect(toLineSheet(computed).rows[0]?.slice(6)).toEqual(['Item', 'Oil', 2, '', 1.255, 0, 'Tax 10%', 2.51]);
    expect(toData(computed)).toMatchObject({ number: 'INV-001', currency: 'KWD', subtotal: 2.51, tax: 0.251, total: 2.761 });
  });

  it('says that the sample is one', () => {
    const sample = state.sample?.(around);
    expect(sample && toDocument(computeInvoice(findOpen(sample, around), around)).mark).toBe('Sample');
  });
});

describe('paying', () => {
  it.each(['DE89 3704 0044 0532 0130 00', 'GB82WEST12345698765432', 'fr14 2004 1010 0505 0001 3m02 606', 'NL91ABNA0417164300'])(
    'takes the IBAN %s',
    (iban) => {
      expect(isIban(iban)).toBe(true);
      expect(checkIban(iban)).toBeUndefined();
    },
  );

  it('finds a mistyped IBAN and leaves plain account numbers alone', () => {
    for (const wrong of ['DE89370400440532013001', 'GB82WEST12345698765423', 'DE893704004405320130']) expect(checkIban(wrong)).toBeTruthy();
    expect(checkIban('12345678')).toBeUndefined();
    expect(checkIban('')).toBeUndefined();
  });

  it('writes the code for a SEPA transfer line by line', () => {
    const payee = {
      name: 'Northwind Studio',
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'cobadeffxxx',
      amount: 123450,
      remittance: 'INV-001',
    };
    expect(toEpcText(payee).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'COBADEFFXXX',
      'Northwind Studio',
      'DE89370400440532013000',
      'EUR1234.50',
      '',
      '',
      'INV-001',
    ]);
  });

  it('chooses the code by currency, and asks for what is still owed', () => {
    const head = { companyName: 'N', iban: 'DE89370400440532013000', payLink: 'pay.example.com/7', deposit: '10' };
    const codeFor = (more: Partial<Head>) => toPaymentCode(compute({ ...head, ...more }, { rate: '100' }))?.text;
    // 100.00 + 10% − 10.00 = 100.00
    expect(codeFor({ currency: 'EUR' })).toContain('EUR100.00');
    expect(codeFor({ currency: 'USD' })).toBe('https://pay.example.com/7');
    expect(codeFor({ currency: 'INR', upiId: 'studio@okbank', companyName: 'N & S' })).toBe(
      'upi://pay?pa=studio%40okbank&pn=N%20%26%20S&am=100.00&cu=INR&tn=INV-001',
    );
    expect(codeFor({ currency: 'USD', payLink: 'javascript:alert(1)' })).toBeUndefined();
    // Banks read at most 331 bytes; a name of 70 four-byte letters leaves no room, so the link stands in.
    expect(codeFor({ currency: 'EUR', companyName: '𐍈'.repeat(70), invoiceNumber: '9'.repeat(140) })).toBe('https://pay.example.com/7');
    expect(codeFor({ currency: 'EUR', kind: 'quote' })).toBeUndefined();
    expect([isUpiId('a.b@okaxis'), isUpiId('nobody'), isUpiId('a b@c')]).toEqual([true, false, false]);
  });
});

describe('the list', () => {
  const first = make({ companyName: 'Us', clientName: 'Them' }, { rate: '100' });
  const data = { invoices: [first], openId: '1' };

  it('numbers on from the last', () => {
    expect(nextNumber([], 'invoice')).toBe('INV-001');
    expect(nextNumber([first], 'invoice')).toBe('INV-002');
    expect(nextNumber([first], 'quote')).toBe('QUO-001');
    expect(nextNumber([make({ invoiceNumber: '2026/009' }), make({ invoiceNumber: '2026/010' })], 'invoice')).toBe('2026/011');
    expect(nextNumber([make({ invoiceNumber: 'ABC' })], 'invoice')).toBe('INV-001');
    expect(nextId([{ id: '7' }, { id: 'x' }])).toBe('8');
  });

  it('starts, duplicates and deletes', () => {
    const added = addInvoice(data, 'invoice', first, around);
    expect(findOpen(added, around).head).toMatchObject({ invoiceNumber: 'INV-002', companyName: 'Us', clientName: '' });
    const copied = duplicateInvoice(data, first, around);
    expect(findOpen(copied, around).head).toMatchObject({ invoiceNumber: 'INV-002', clientName: 'Them' });
    expect(removeInvoice(copied, '2', around)).toEqual(data);
    const emptied = removeInvoice(data, '1', around);
    expect(emptied.invoices).toHaveLength(1);
    expect(findOpen(emptied, around).head.clientName).toBe('');
    expect(hasSameNumber(first, [first, { ...first, id: '2' }])).toBe(true);
    expect(hasSameNumber(first, [first])).toBe(false);
  });

  it('turns a quote into an invoice and an invoice into a credit note', () => {
    const quote = make({ kind: 'quote', invoiceNumber: 'QUO-004' }, { rate: '100' });
    const invoiced = convertInvoice({ invoices: [quote], openId: '1' }, quote, around);
    const invoice = findOpen(invoiced, around);
    expect(invoice.head).toMatchObject({ kind: 'invoice', invoiceNumber: 'INV-001', reference: 'Quote QUO-004' });
    const credited = findOpen(convertInvoice(invoiced, invoice, around), around);
    expect(credited.head).toMatchObject({ kind: 'credit-note', invoiceNumber: 'CN-001', reference: 'Invoice INV-001' });
    expect(toDocument(computeInvoice(credited, around)).title).toBe('Credit note CN-001');
    expect(convertInvoice(data, credited, around)).toBe(data);
  });

  it('derives overdue and sorts what is owed by age', () => {
    const sent = (id: string, dueDate: string, more: Partial<Head> = {}) =>
      ({ ...make({ dueDate, ...more }, { rate: '100' }), id, status: 'sent' }) as const;
    expect(statusOf(sent('1', '2026-11-14'), around.today)).toBe('overdue');
    expect(statusOf(sent('1', '2026-11-15'), around.today)).toBe('sent');
    expect(statusOf({ ...sent('1', '2026-11-14'), status: 'paid' }, around.today)).toBe('paid');
    // Each is 110.00 with tax: due tomorrow, today, 30 days ago, 31, 60, 61, 90 and 91 days ago
    const days = ['2026-11-16', '2026-11-15', '2026-10-16', '2026-10-15', '2026-09-16', '2026-09-15', '2026-08-17', '2026-08-16'];
    const invoices = [
      ...days.map((day, index) => sent(String(index), day)),
      sent('9', '', { currency: 'JPY' }),
      { ...sent('10', '2026-01-01'), status: 'paid' as const },
      first,
    ];
    expect(toAgeing(toEntries(invoices, around), around.today)).toEqual([
      { currency: 'USD', sums: [11000, 22000, 22000, 22000, 11000] },
      { currency: 'JPY', sums: [0, 110, 0, 0, 0] },
    ]);
  });

  it('questions a due date before the invoice date', () => {
    expect(compute({ dueDate: '2026-11-14' }).notes.dueDate).toContain('before');
    expect(compute({ dueDate: '2026-11-15' }).notes.dueDate).toBeUndefined();
  });
});
