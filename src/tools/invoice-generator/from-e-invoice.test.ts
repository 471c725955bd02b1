import { describe, expect, it } from 'vitest';
import type { EInvoice, Line } from '@/formats/e-invoice/model';
import { toEInvoice } from './e-invoice';
import { fromEInvoice } from './from-e-invoice';
import { around, wholeInvoice } from './test-data';
import { computeInvoice } from './totals';

const whole = toEInvoice(computeInvoice(wholeInvoice(), around));
const vat = (rate: number) => ({ category: 'S' as const, rate });
const item = (more: Partial<Line>): Line => ({
  name: 'Work',
  description: '',
  quantity: 1,
  unit: 'C62',
  price: 0,
  allowance: 0,
  net: 0,
  tax: vat(19),
  ...more,
});
const take = (more: Partial<EInvoice>, leftOut: string[] = []) => fromEInvoice({ invoice: { ...whole, ...more }, leftOut }, '2', around);
const lineOf = (more: Partial<Line>) => take({ lines: [item(more)] }).invoice.lines[0];

describe('an item of an e-invoice', () => {
  it('keeps its quantity and price where they come to its amount', () => {
    expect(lineOf({ quantity: 2.5, price: 40, net: 10_000 })).toMatchObject({ quantity: '2.5', rate: '40', discount: '' });
    expect(lineOf({ quantity: 1000, price: 0.004, net: 400 })).toMatchObject({ quantity: '1000', rate: '0.004' });
  });

  it('has the difference as its discount, down to nothing', () => {
    // 2 × 50.00 − 90.00 = 10.00
    expect(lineOf({ quantity: 2, price: 50, net: 9_000 })).toMatchObject({ discountKind: 'amount', discount: '10.00' });
    expect(lineOf({ quantity: 2, price: 50, net: 0 })).toMatchObject({ quantity: '2', rate: '50', discount: '100.00' });
  });

  it('has the price that its amount leaves for each, where the price was for more than one', () => {
    // 4 pieces at 25.00 for a hundred would be 1.00; the file says 100.00, so each is 25.00.
    expect(lineOf({ quantity: 4, price: 0.25, net: 10_000 })).toMatchObject({ quantity: '4', rate: '25', discount: '' });
    // 10.00 for 3 is 3.33333333 each, which comes to 10.00 again.
    expect(lineOf({ quantity: 3, price: 1, net: 1_000 })).toMatchObject({ quantity: '3', rate: '3.33333333' });
  });

  it('is one of its amount where no price comes to it', () => {
    expect(lineOf({ quantity: 0, price: 5, net: 700 })).toMatchObject({ quantity: '1', rate: '7.00', discount: '' });
  });

  it.each([
    ['HUR', 'h', 'Work'],
    ['H87', 'piece', 'Work'],
    ['XPP', 'piece', 'Work'],
    ['EA', 'piece', 'Work'],
    ['C62', '', 'Work'],
    ['', '', 'Work'],
    ['MTR', '', 'Work\nUnit: MTR'],
  ])('in the unit %s is in “%s”', (code, unit, description) => {
    expect(lineOf({ unit: code, price: 1, net: 100 })).toMatchObject({ unit, description });
  });
});

describe('what is charged or taken off beside the items', () => {
  const lines = [item({ price: 100, net: 10_000 })];
  const off = { isCharge: false, amount: 1_000, reason: '', tax: vat(19) };

  it('is the discount of the document where all is taxed alike', () => {
    const { head, lines: taken } = take({ lines, adjustments: [off], totals: { ...whole.totals, allowances: 1_000 } }).invoice;
    expect(head).toMatchObject({ discountKind: 'amount', discount: '10.00', taxMode: 'standard', taxPercent: '19', hasLineOptions: false });
    expect(taken).toHaveLength(1);
  });

  it('is an item of its own where it is a charge, or taxed in another way', () => {
    const charged = take({ lines, adjustments: [off, { ...off, isCharge: true, amount: 500, reason: 'Freight' }] }).invoice;
    expect(charged.lines.map(({ id, description, rate }) => [id, description, rate])).toEqual([
      ['1', 'Work', '100'],
      ['2', 'Discount', '-10.00'],
      ['3', 'Freight', '5.00'],
    ]);
    expect(charged.head).toMatchObject({ discount: '', taxPercent: '19' });
    const mixed = take({ lines, adjustments: [{ ...off, isCharge: true, tax: { category: 'E', rate: 0 } }] }).invoice;
    expect(mixed.lines.map(({ description, taxMode, taxPercent }) => [description, taxMode, taxPercent])).toEqual([
      ['Work', 'standard', '19'],
      ['Charge', 'exempt', ''],
    ]);
    expect(mixed.head.hasLineOptions).toBe(true);
  });

  it('needs decimals and options only where an item has them', () => {
    expect(take({ lines: [item({ quantity: 1.5, price: 2, net: 300 })] }).invoice.head).toMatchObject({
      hasDecimals: true,
      hasLineOptions: false,
    });
    expect(take({ lines: [item({ unit: 'HUR', price: 2, net: 200 })] }).invoice.head).toMatchObject({
      hasDecimals: false,
      hasLineOptions: true,
    });
  });
});

describe('an e-invoice as a document', () => {
  it('says who, when and how it is paid', () => {
    const { head } = take({}).invoice;
    expect(head).toMatchObject({
      kind: 'invoice',
      invoiceNumber: 'RE-2026-17',
      companyName: 'Nordlicht & Söhne GmbH',
      companyCountry: 'Germany',
      companyPeppolId: '9930:DE123456789',
      clientEmail: 'kasse@hamburg.example',
      supplyDate: '2026-11-10',
      supplyEnd: '',
      reference: '',
      deposit: '',
      iban: 'DE89370400440532013000',
    });
    const credit = take({ isCreditNote: true, preceding: '17', totals: { ...whole.totals, prepaid: 5_000 } }).invoice.head;
    expect(credit).toMatchObject({ kind: 'credit-note', reference: 'Invoice 17', deposit: '50.00' });
  });

  it('takes an address for mail from where the invoice goes, and none that is not for mail', () => {
    const contact = { name: '', phone: '', email: '' };
    const reached = (scheme: string, id: string) => take({ seller: { ...whole.seller, contact, endpoint: { scheme, id } } }).invoice.head;
    expect(reached('EM', 'a@b.example')).toMatchObject({ companyEmail: 'a@b.example', companyPeppolId: '' });
    expect(reached('0088', '123')).toMatchObject({ companyEmail: '', companyPeppolId: '0088:123' });
  });

  it('compares the sums, and tells what was left out', () => {
    // 2 × 1,250.00 and 19%.
    expect(take({}).notes).toEqual([]);
    expect(take({ totals: { ...whole.totals, due: 290_000 } }, ['two attachments', 'a payment link']).notes).toEqual([
      'The file asks for €2,900.00, and this document comes to €2,975.00. Compare the two.',
      'Not taken over: two attachments, a payment link.',
    ]);
  });

  it('is refused in an unknown currency or without items', () => {
    expect(() => take({ currency: 'XXX' })).toThrow('This invoice is in XXX, which this tool can’t calculate in.');
    expect(() => take({ currency: '' })).toThrow('no currency');
    expect(() => take({ lines: [] })).toThrow('This invoice has no items in it.');
  });
});
