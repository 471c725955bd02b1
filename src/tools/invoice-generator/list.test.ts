import { describe, expect, it } from 'vitest';
import { addInvoice, changeKind, convertInvoice, duplicateInvoice, nextKind, removeInvoice, statusOf, toAgeing, toEntries } from './list';
import {
  followTypedCurrency,
  hasSameNumber,
  isBlank,
  isSampleInvoice,
  kindOf,
  nextId,
  nextNumber,
  startInvoice,
  startLine,
  state,
  type Head,
  type Invoice,
  type InvoiceData,
  type Line,
} from './model';
import { toPaidLines } from './paid';
import { forPlainText, wrapText } from './plain-text';
import { computeInvoice, taxInside } from './totals';

const around = { today: '2026-11-15', currency: 'USD' };
const make = (id: string, head: Partial<Head> = {}, more: Partial<Invoice> = {}): Invoice => ({
  ...startInvoice(id, around, head),
  lines: [startLine('1', { rate: '100' })],
  ...more,
});
const dataOf = (...invoices: Invoice[]): InvoiceData => ({ invoices, openId: invoices[0]!.id });
const compute = (head: Partial<Head>, ...lines: Partial<Line>[]) =>
  computeInvoice({ ...startInvoice('1', around, head), lines: lines.map((line, index) => startLine(String(index + 1), line)) }, around);

describe('the age of what is owed', () => {
  it('is counted from the due day, bucket by bucket', () => {
    const sumsOf = (dueDate: string, more: Partial<Head> = {}) =>
      toAgeing(toEntries([make('1', { dueDate, taxPercent: '', ...more }, { status: 'sent' })], around), around.today)[0]?.sums;
    const at = (days: string) => sumsOf(days)?.indexOf(10_000);
    // 15 November less 30, 60 and 90 days is 16 October, 16 September and 17 August.
    expect(
      ['2026-11-16', '2026-11-15', '2026-10-16', '2026-10-15', '2026-09-16', '2026-09-15', '2026-08-17', '2026-08-16'].map(at),
    ).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
    expect(sumsOf('', { invoiceDate: '2026-10-15' })).toEqual([0, 0, 10_000, 0, 0]);
    expect(sumsOf('', { invoiceDate: '' })).toEqual([10_000, 0, 0, 0, 0]);
    expect(
      toAgeing(
        toEntries([make('1'), make('2', { kind: 'quote' }, { status: 'sent' }), make('3', {}, { status: 'paid' })], around),
        around.today,
      ),
    ).toEqual([]);
  });

  it('makes a sent invoice overdue the day after', () => {
    const late = (dueDate: string, status: Invoice['status'] = 'sent', today = around.today) =>
      statusOf(make('1', { dueDate }, { status }), today);
    expect([late('2026-11-15'), late('2026-11-14'), late('2026-11-14', 'paid'), late('2026-11-14', 'sent', ''), late('')]).toEqual([
      'sent',
      'overdue',
      'paid',
      'sent',
      'sent',
    ]);
  });
});

describe('documents', () => {
  it('follow each other by number, kind by kind', () => {
    expect(nextNumber([], 'invoice')).toBe('INV-001');
    expect(nextNumber([make('1', { invoiceNumber: '2026/017' })], 'invoice')).toBe('2026/018');
    expect(nextNumber([make('1', { invoiceNumber: 'A9' }), make('2', { invoiceNumber: 'A10' })], 'invoice')).toBe('A11');
    expect(nextNumber([make('1', { invoiceNumber: 'free' })], 'invoice')).toBe('INV-001');
    expect(nextNumber([make('1', { kind: 'quote', invoiceNumber: 'QUO-004' })], 'invoice')).toBe('INV-001');
    expect([nextId([]), nextId([{ id: '7' }, { id: 'x' }, { id: '3' }])]).toEqual(['1', '8']);
    expect(hasSameNumber(make('1'), [make('1'), make('2')])).toBe(true);
    expect(hasSameNumber(make('1'), [make('1'), make('2', { kind: 'quote' })])).toBe(false);
    expect(hasSameNumber(make('1', { invoiceNumber: ' ' }), [make('2', { invoiceNumber: ' ' })])).toBe(false);
  });

  it('are copied, turned and taken back', () => {
    const quote = make(
      '1',
      { kind: 'quote', invoiceNumber: 'QUO-001', deposit: '5', dueDate: '2026-12-01' },
      { status: 'sent', kept: ['x'] },
    );
    const [invoice] = convertInvoice(dataOf(quote), quote, around).invoices;
    expect(invoice).toMatchObject({
      id: '2',
      status: 'draft',
      kept: [],
      head: { kind: 'invoice', invoiceNumber: 'INV-001', deposit: '', dueDate: '', reference: 'Quote QUO-001' },
    });
    expect([nextKind(quote), nextKind(make('1')), nextKind(make('1', { kind: 'credit-note' }))]).toEqual([
      'invoice',
      'credit-note',
      undefined,
    ]);
    const note = make('1', { kind: 'credit-note' });
    expect(convertInvoice(dataOf(note), note, around)).toEqual(dataOf(note));
    expect(duplicateInvoice(dataOf(quote), quote, around)).toMatchObject({
      openId: '2',
      invoices: [{ head: { invoiceNumber: 'QUO-002' } }, { id: '1' }],
    });
    expect(
      addInvoice(dataOf(make('1', { iban: 'X', clientName: 'C' })), 'quote', make('1', { iban: 'X', clientName: 'C' }), around).invoices[0]
        ?.head,
    ).toMatchObject({ iban: 'X', clientName: '', kind: 'quote', invoiceNumber: 'QUO-001' });
  });

  it('get a number of their new kind, and name the old one where it was seen', () => {
    const changed = (head: Partial<Head>, kind: 'invoice' | 'quote' | 'credit-note', more: Partial<Invoice> = {}) =>
      changeKind(dataOf(make('1', head, more)), '1', kind).invoices[0]!.head;
    expect(changed({ invoiceNumber: 'INV-004' }, 'quote')).toMatchObject({ kind: 'quote', invoiceNumber: 'QUO-001', reference: '' });
    expect(changed({ invoiceNumber: 'MINE' }, 'quote')).toMatchObject({ invoiceNumber: 'MINE' });
    expect(changed({ kind: 'quote', invoiceNumber: 'MINE' }, 'invoice')).toMatchObject({ invoiceNumber: 'INV-001' });
    expect(changed({ kind: 'quote', invoiceNumber: 'MINE' }, 'invoice', { status: 'sent' })).toMatchObject({ reference: 'Quote MINE' });
    expect(changed({ kind: 'quote', invoiceNumber: 'MINE', reference: 'own' }, 'invoice', { status: 'sent' })).toMatchObject({
      reference: 'own',
    });
    expect(changed({ invoiceNumber: 'INV-004' }, 'invoice')).toMatchObject({ invoiceNumber: 'INV-004' });
  });

  it('leave one behind when the last goes', () => {
    const two = dataOf(make('1'), make('2'));
    expect(removeInvoice(two, '1', around)).toMatchObject({ openId: '2', invoices: [{ id: '2' }] });
    expect(removeInvoice(two, '2', around)).toMatchObject({ openId: '1' });
    // Of three, the one on the screen stays there when another goes.
    expect(removeInvoice({ ...dataOf(make('1'), make('2'), make('3')), openId: '2' }, '3', around)).toMatchObject({ openId: '2' });
    expect(removeInvoice(dataOf(make('1')), '1', around)).toMatchObject({ openId: '2', invoices: [{ id: '2', status: 'draft' }] });
    expect(isBlank(state.start(around))).toBe(true);
    expect([isBlank(two), isBlank(dataOf(make('1'))), isBlank({ ...state.start(around), invoices: [] })]).toEqual([false, false, false]);
    expect(isBlank(dataOf({ ...startInvoice('1', around), lines: [startLine('1', { rate: '' })] }))).toBe(true);
    expect(isBlank(dataOf(startInvoice('1', around, { notes: 'x' })))).toBe(false);
    expect(isSampleInvoice(make('1'))).toBe(false);
    expect(kindOf(make('1', { kind: 'other' }))).toBe('invoice');
  });

  it('follow a currency typed with the first amount', () => {
    const follow = (head: Partial<Head>, ...rates: string[]) =>
      followTypedCurrency({ ...startInvoice('1', around, head), lines: rates.map((rate, index) => startLine(String(index), { rate })) })
        .head.currency;
    expect([
      follow({}, '€500'),
      follow({}, '€500', '20'),
      follow({}, '500'),
      follow({}, '€500', '0'),
      follow({}, '€x'),
      follow({ shipping: '£5' }, '0'),
    ]).toEqual(['EUR', 'USD', 'USD', 'EUR', 'USD', 'GBP']);
    expect(follow({ discount: '€5' }, '0')).toBe('USD');
    expect(follow({ discount: '€5', discountKind: 'amount' }, '0')).toBe('EUR');
  });
});

describe('totals at their edges', () => {
  it('take no more off than there is', () => {
    const ten = { rate: '10' };
    expect(compute({ discount: '100' }, ten)).toMatchObject({ discount: 1000, total: 0 });
    expect(compute({ discount: '101' }, ten)).toMatchObject({
      discount: 1000,
      notes: { discount: expect.stringContaining('The whole amount is deducted') as string },
    });
    expect(compute({ discount: '100' }, ten).notes.discount).toBeUndefined();
    expect(compute({ discount: '4', discountKind: 'amount' }, ten)).toMatchObject({ discount: 400, discountLabel: 'Discount', total: 660 });
    expect(compute({ discount: '5' }, ten)).toMatchObject({ discount: 50, discountLabel: 'Discount 5%', tax: 95, total: 1045 });
    expect(compute({ discount: '50' }, { rate: '10' }, { rate: '-4' })).toMatchObject({ subtotal: 600, discount: 300 });
  });

  it('know tax inside, exempt and reverse', () => {
    expect([taxInside(11_000, 0.1), taxInside(-11_000, 0.1), taxInside(0, 0.1)]).toEqual([1000, -1000, 0]);
    expect(compute({ hasTaxInside: true }, { rate: '110' })).toMatchObject({
      tax: 1000,
      taxAdded: 0,
      total: 11_000,
      taxes: [{ net: 10_000 }],
    });
    expect(compute({ taxMode: 'exempt' }, { rate: '10' })).toMatchObject({ tax: 0, taxes: [{ label: 'Tax exempt' }] });
    expect(compute({ taxPercent: '' }, { rate: '10' })).toMatchObject({ taxes: [{ mode: 'none', label: 'Not taxed' }] });
    expect(compute({ taxPercent: '', hasLineOptions: true }, { rate: '10', taxPercent: '20' })).toMatchObject({
      tax: 200,
      taxes: [{ label: 'Tax 20%' }],
    });
    expect(compute({ shipping: '5', deposit: '3' }, { rate: '10' })).toMatchObject({ total: 1600, balance: 1300 });
    expect(compute({}).taxes).toHaveLength(1);
    expect(compute({ invoiceDate: '2026-11-15', dueDate: '2026-11-14' }).notes.dueDate).toBeDefined();
    expect(compute({ invoiceDate: '2026-11-15', dueDate: '2026-11-15' }).notes.dueDate).toBeUndefined();
  });

  it('refuse another currency and what is too large', () => {
    expect(compute({}, { rate: '€5' }).lines[0]).toMatchObject({
      rate: 0,
      amount: 0,
      problems: { rate: 'This is in EUR, and the document is in USD.' },
    });
    expect(compute({}, { rate: '99999999999', quantity: '99999' }).lines[0]).toMatchObject({ isTooLarge: true, amount: 0 });
  });
});

describe('what was paid', () => {
  const linesOf = (head: Partial<Head>, more: Partial<Invoice> = {}) =>
    toPaidLines(
      toEntries(
        [make('1', { taxPercent: '', invoiceNumber: 'INV-9', clientName: 'Cafe', ...head }, { status: 'paid', ...more })],
        around,
      )[0]!,
    ).map(({ key, name, amount }) => [key, name, amount]);

  it('is the total, or deposit and balance apart', () => {
    expect(linesOf({})).toEqual([['1 INV-9', 'INV-9, Cafe', 10_000]]);
    expect(linesOf({ deposit: '30' })).toEqual([
      ['1 INV-9 deposit', 'INV-9, Cafe: deposit', 3000],
      ['1 INV-9', 'INV-9, Cafe: balance', 7000],
    ]);
    expect(linesOf({ deposit: '100' })).toHaveLength(1);
    expect(linesOf({ kind: 'credit-note' })[0]?.[2]).toBe(-10_000);
    expect([linesOf({ kind: 'quote' }), linesOf({}, { status: 'sent' })]).toEqual([[], []]);
    expect(linesOf({ invoiceNumber: '', clientName: '' })[0]?.[1]).toBe('Invoice');
  });
});

describe('plain text', () => {
  it('breaks between words, and a long word anywhere', () => {
    expect(wrapText('one two', 7)).toEqual(['one two']);
    expect(wrapText('one two', 6)).toEqual(['one', 'two']);
    expect(wrapText('one two', 3)).toEqual(['one', 'two']);
    expect(wrapText('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
    expect(wrapText(' abcdef', 3)).toEqual([' ab', 'cde', 'f']);
    expect(wrapText('a\n\nb', 5)).toEqual(['a', '', 'b']);
  });

  it('puts the rest of a description below its figures', () => {
    const { blocks } = forPlainText({
      title: '',
      blocks: [
        {
          kind: 'table',
          columns: [{ label: 'A' }, { label: 'B' }],
          rows: [
            [`${'x'.repeat(40)} more`, '5'],
            ['', '6'],
          ],
        },
        { kind: 'paragraph', text: `${'y'.repeat(76)} z` },
      ],
    });
    expect(blocks[0]).toMatchObject({
      rows: [
        ['x'.repeat(40), '5'],
        ['more', ''],
        ['', '6'],
      ],
    });
    expect(blocks[1]).toMatchObject({ text: `${'y'.repeat(76)}\nz` });
  });
});
