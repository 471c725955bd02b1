import { describe, expect, it } from 'vitest';
import { innerBlocks, type Block } from '@/lib/blocks';
import { toLineSheet } from './data';
import { formatAmount, formatRate, formatTotal, titleOf, toDocument, tooLarge } from './document';
import { findOpen, isBlank, nextId, startInvoice, startLine, state, type Head, type Line } from './model';
import { explainNoCode, isIban, toPaymentCode } from './payment';
import { drawPayment } from './payment-picture';
import { wrapText } from './plain-text';
import { computeInvoice } from './totals';

const around = { today: '2026-11-15', currency: 'USD' };
const compute = (head: Partial<Head>, ...lines: Partial<Line>[]) =>
  computeInvoice({ ...startInvoice('1', around, head), lines: lines.map((line, index) => startLine(String(index + 1), line)) }, around);
const blocksOf = (...parts: Parameters<typeof compute>) => toDocument(compute(...parts)).blocks;
type Kind = Block['kind'];
const find = <K extends Kind>(blocks: readonly Block[], kind: K) =>
  blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);
const headings = (blocks: readonly Block[]) => find(blocks, 'heading').map(({ text }) => text);
const totals = (blocks: readonly Block[]) => find(blocks, 'totals')[0]?.rows.map(({ label, value }) => `${label} ${value}`);

describe('the items on paper', () => {
  it('have the columns they need, the description widest', () => {
    const [table] = find(blocksOf({}, { description: 'Design', quantity: '2', rate: '1.5' }), 'table');
    expect(table?.columns).toEqual([
      { label: 'Description', weight: 4 },
      { label: 'Qty', align: 'right', weight: 1 },
      { label: 'Rate', align: 'right', weight: 1.6 },
      { label: 'Amount', align: 'right', weight: 1.7 },
    ]);
    expect(table?.rows).toEqual([['Design', '2', '$1.50', '$3.00']]);
  });

  it('have a column for discounts once one item has one, and for taxes once there are two', () => {
    const [table] = find(
      blocksOf({ hasLineOptions: true }, { rate: '100', unit: 'h', discount: '10' }, { rate: '50', taxPercent: '5' }),
      'table',
    );
    expect(table?.columns.map(({ label, weight }) => [label, weight])).toEqual([
      ['Description', 4],
      ['Qty', 1],
      ['Rate', 1.6],
      ['Discount', 1.6],
      ['Tax', 1.6],
      ['Amount', 1.7],
    ]);
    expect(table?.rows).toEqual([
      ['', '1 h', '$100.00', '-$10.00', 'Tax 10%', '$90.00'],
      ['', '1', '$50.00', '', 'Tax 5%', '$50.00'],
    ]);
    expect(find(blocksOf({}), 'table')).toEqual([]);
  });

  it.each([
    [33.333, 'USD', '$33.333'],
    [5, 'USD', '$5.00'],
    [0.12345678, 'USD', '$0.12345678'],
    [1.5, 'JPY', '¥1.5'],
    [-0, 'USD', '$0.00'],
  ])('show a rate of %d in %s as %s', (rate, currency, shown) => {
    expect(formatRate(rate, currency)).toBe(shown);
  });

  it('say so where a figure is too large', () => {
    const computed = compute({}, { quantity: '999999999999', rate: '999999999999' });
    expect(computed.lines.map((line) => formatAmount(line, 'USD'))).toEqual([tooLarge]);
    expect(formatTotal(compute({}, { rate: '1' }))).toBe('$1.10');
    expect(formatTotal({ ...computed, isTooLarge: true })).toBe(tooLarge);
    const rows = totals(toDocument({ ...computed, isTooLarge: true }).blocks);
    expect(rows?.[0]).toBe(`Subtotal ${tooLarge}`);
  });
});

describe('the totals on paper', () => {
  it.each<[string, Partial<Head>, string[]]>([
    ['plain', {}, ['Subtotal $100.00', 'Tax 10% $10.00', 'Total $110.00']],
    ['without tax', { taxPercent: '' }, ['Subtotal $100.00', 'Total $100.00']],
    ['with tax of a name', { taxName: 'VAT', taxPercent: '8.875' }, ['Subtotal $100.00', 'VAT 8.875% $8.88', 'Total $108.88']],
    [
      'with everything',
      { discount: '10', discountKind: 'percent', shipping: '5', deposit: '20' },
      // 100 less 10, 9 of tax, 5 for shipping.
      [
        'Subtotal $100.00',
        'Discount 10% -$10.00',
        'Tax 10% $9.00',
        'Shipping $5.00',
        'Total $104.00',
        'Deposit paid -$20.00',
        'Balance due $84.00',
      ],
    ],
    [
      'with a discount as an amount',
      { discount: '10', discountKind: 'amount', taxPercent: '' },
      ['Subtotal $100.00', 'Discount -$10.00', 'Total $90.00'],
    ],
    // 100 with 10% inside holds 9.09.
    ['with the tax inside', { hasTaxInside: true }, ['Subtotal $100.00', 'Total $100.00', 'Includes Tax 10% $9.09']],
    ['exempt', { taxMode: 'exempt' }, ['Subtotal $100.00', 'Tax exempt $0.00', 'Total $100.00']],
  ])('are right %s', (_, head, rows) => {
    expect(totals(blocksOf(head, { rate: '100' }))).toEqual(rows);
  });

  it('are summed up by rate where there are two, or where prices hold the tax', () => {
    expect(headings(blocksOf({}, { rate: '100' }))).toEqual([]);
    expect(headings(blocksOf({ hasTaxInside: true, taxPercent: '0' }, { rate: '100' }))).toEqual([]);
    const inside = blocksOf({ hasTaxInside: true }, { rate: '110' });
    expect(find(inside, 'heading').map(({ text, level }) => [text, level])).toEqual([['Tax summary', 2]]);
    const summary = find(inside, 'table')[1];
    expect(summary?.columns.map(({ label, weight }) => [label, weight])).toEqual([
      ['Rate', 2],
      ['Without tax', undefined],
      ['Tax', undefined],
      ['With tax', undefined],
    ]);
    expect(summary?.rows).toEqual([['Tax 10%', '$100.00', '$10.00', '$110.00']]);
    const two = blocksOf({ hasLineOptions: true }, { rate: '100' }, { rate: '50', taxPercent: '5' });
    expect(find(two, 'table')[1]?.rows).toEqual([
      ['Tax 10%', '$100.00', '$10.00', '$110.00'],
      ['Tax 5%', '$50.00', '$2.50', '$52.50'],
    ]);
    // In the table file the tax that is inside is called so.
    const kinds = toLineSheet(compute({ hasTaxInside: true, taxPercent: '' }, { rate: '1' })).rows.map((row) => row[6]);
    expect(kinds).toEqual(['Item', 'Subtotal', 'Total']);
  });

  it('take off what is given in digits of its own, and never more than there is', () => {
    const discounted = (head: Partial<Head>, rate = '100') => {
      const { discount, notes } = compute({ taxPercent: '', ...head }, { rate });
      return [discount, notes.discount ?? ''];
    };
    const most = 'More than the amount itself. The whole amount is deducted.';
    expect(discounted({ discount: '12.345', discountKind: 'percent' })).toEqual([1235, '']);
    expect(discounted({ discount: '100', discountKind: 'amount' })).toEqual([10_000, '']);
    expect(discounted({ discount: '100.01', discountKind: 'amount' })).toEqual([10_000, most]);
    expect(discounted({ discount: '1', discountKind: 'amount' }, '0')).toEqual([0, '']);
    expect(discounted({ discount: '1', discountKind: 'amount' }, '0.01')).toEqual([1, most]);
  });

  it('share a discount by what is charged, and not by what is given back', () => {
    // 10 off 100 and 50 taxed at 10% and 0%, with 50 given back at 0%: two thirds of it fall on the first.
    const { taxes } = compute(
      { hasLineOptions: true, discount: '15', discountKind: 'amount' },
      { rate: '100' },
      { rate: '50', taxPercent: '0' },
      { rate: '-50', taxPercent: '0' },
    );
    expect(taxes.map(({ label, net, tax }) => [label, net, tax])).toEqual([
      ['Tax 10%', 9_000, 900],
      ['Tax 0%', -500, 0],
    ]);
  });

  it('turn a bill of less than nothing into a credit note', () => {
    const titles = ['-1', '0', '1'].map((rate) => titleOf(compute({}, { rate })));
    expect(titles).toEqual(['Credit note', 'Invoice', 'Invoice']);
    expect(titleOf(compute({ kind: 'quote' }, { rate: '-1' }))).toBe('Quote');
  });
});

describe('how to pay', () => {
  const iban = 'DE89370400440532013000';
  const payment = (head: Partial<Head>) => {
    const blocks = blocksOf(head, { rate: '100' });
    const [callout] = find(blocks, 'callout');
    expect(callout?.blocks[0] ?? { text: 'Payment' }).toMatchObject({ text: 'Payment' });
    return (callout?.blocks ?? [])
      .slice(1)
      .map((block) => (block.kind === 'paragraph' ? block.text : block.kind === 'link' ? block.url : block.kind));
  };

  it('says only what was given', () => {
    expect(payment({})).toEqual([]);
    expect(payment({ bankName: 'Bank', iban: iban.toLowerCase(), bic: 'COBADEFFXXX' })).toEqual([
      'Bank: Bank\nIBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX',
    ]);
    expect(payment({ iban: '12345678' })).toEqual(['Account: 12345678']);
    expect(payment({ payLink: 'pay.example.com' })).toEqual(['https://pay.example.com/']);
    expect([payment({ upiId: 'a.b@okaxis' }), payment({ upiId: 'a.b@okaxis', currency: 'INR' })]).toEqual([[], ['UPI: a.b@okaxis']]);
    expect(payment({ iban, kind: 'quote' })).toEqual([]);
  });

  it('has a picture of the code, a thumb wide, where there is one', async () => {
    const computed = compute({ currency: 'EUR', companyName: 'N', iban }, { rate: '100' });
    const picture = await drawPayment(computed);
    const [callout] = find(toDocument(computed, picture).blocks, 'callout');
    const [pattern] = find((callout?.blocks ?? []).flatMap(innerBlocks), 'pattern');
    expect(pattern).toMatchObject({ size: 132, label: 'Scan with your banking app to pay' });
    // A square, with the quiet edge of four that scanners need and the first corner of seven dark dots.
    const rows = pattern?.rows ?? [];
    expect(rows.every((row) => row.length === rows.length)).toBe(true);
    expect(rows.slice(0, 4).every((row) => /^0+$/.test(row))).toBe(true);
    expect(rows[4]).toMatch(/^00001111111[^]*00001?/);
    // Nothing to draw of nothing, of what is no code, or of a quote.
    expect(await drawPayment(compute({}, { rate: '100' }))).toBeUndefined();
    for (const head of [{ iban: '12345678' }, { upiId: 'a.b@okaxis' }, { payLink: 'javascript:x' }])
      expect(await drawPayment(compute(head, { rate: '100' }))).toBeUndefined();
    expect((await drawPayment(compute({ payLink: 'pay.example.com' }, {})))?.label).toBe('Scan to pay online');
    expect((await drawPayment(compute({ upiId: 'a.b@okaxis', currency: 'INR' }, { rate: '1' })))?.label).toBe('Scan with a UPI app to pay');
  });

  it.each<[string, Partial<Head>, string | undefined]>([
    ['1', {}, undefined],
    ['0', {}, 'A code for bank transfers appears once there is something to pay.'],
    ['0.01', {}, undefined],
    ['0.01', { currency: 'INR', upiId: 'a.b@okaxis' }, undefined],
    ['1', { companyName: '' }, 'Enter your company name to print a code for bank transfers.'],
    ['0', { iban: 'DE89370400440532013001' }, undefined],
    ['0', { currency: 'USD' }, undefined],
    ['0', { currency: 'INR', upiId: 'a.b@okaxis' }, 'A UPI code appears once there is something to pay.'],
    ['0', { currency: 'INR', upiId: 'nobody' }, undefined],
    ['1', { currency: 'INR', upiId: 'a.b@okaxis' }, undefined],
  ])('explains why there is no code: %s owed, %j', (rate, more, why) => {
    expect(explainNoCode(compute({ currency: 'EUR', companyName: 'N', iban, ...more }, { rate }))).toBe(why);
  });

  it('asks banks for no more than they take, and for no less than a cent', () => {
    const label = (rate: string, more: Partial<Head> = {}) =>
      toPaymentCode(compute({ currency: 'EUR', companyName: 'N', iban, taxPercent: '', ...more }, { rate }))?.label;
    const transfer = 'Scan with your banking app to pay';
    expect([label('999999999.99'), label('1000000000'), label('0.01'), label('0'), label('1', { companyName: '' })]).toEqual([
      transfer,
      undefined,
      transfer,
      undefined,
      undefined,
    ]);
    const upi = (rate: string) => label(rate, { currency: 'INR', upiId: 'a.b@okaxis' });
    expect([upi('0.01'), upi('0')]).toEqual(['Scan with a UPI app to pay', undefined]);
    // What was not given is not in the code either, and a long name is cut at 70 letters.
    const code = toPaymentCode(
      compute({ currency: 'INR', upiId: 'a.b@okaxis', companyName: 'x'.repeat(80), invoiceNumber: '' }, { rate: '1' }),
    );
    expect(code?.text).toBe(`upi://pay?pa=a.b%40okaxis&pn=${'x'.repeat(70)}&am=1.10&cu=INR`);
    expect([isIban('DE'), isIban('DE8937040044053201300'), isIban('8937040044053201300000')]).toEqual([false, false, false]);
  });
});

describe('documents', () => {
  it('are found by their id, else the first, else a new one', () => {
    const [a, b] = [startInvoice('1', around), startInvoice('2', around)];
    expect(findOpen({ invoices: [a, b], openId: '2' }, around)).toBe(b);
    expect(findOpen({ invoices: [a, b], openId: '9' }, around)).toBe(a);
    expect(findOpen({ invoices: [], openId: '9' }, around)).toEqual(a);
    expect([nextId([]), nextId([{ id: 'x' }]), nextId([{ id: '9' }, { id: '10' }])]).toEqual(['1', '1', '11']);
  });

  it('are a sample as soon as one of them is', () => {
    const sample = state.sample?.(around);
    const both = { invoices: [startInvoice('2', around), ...(sample?.invoices ?? [])], openId: '2' };
    expect(state.isSample?.(both)).toBe(true);
    expect(state.isSample?.({ ...both, invoices: both.invoices.slice(0, 1) })).toBe(false);
  });

  it('are blank until something was typed anywhere', () => {
    const blank = state.start(around);
    const [first = startInvoice('1', around)] = blank.invoices;
    const withHead = (head: Partial<Head>) => isBlank({ ...blank, invoices: [{ ...first, head: { ...first.head, ...head } }] });
    const withLine = (line: Partial<Line>) =>
      isBlank({ ...blank, invoices: [{ ...first, lines: [startLine('1', {}), startLine('2', line)] }] });
    expect(isBlank(blank)).toBe(true);
    for (const name of ['companyName', 'companyAddress', 'companyEmail', 'clientName', 'clientAddress', 'notes'] as const)
      expect(withHead({ [name]: 'x' })).toBe(false);
    expect([withLine({}), withLine({ rate: '' }), withLine({ rate: '5' }), withLine({ description: 'x' })]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isBlank({ ...blank, invoices: [first, first] })).toBe(false);
  });

  it('break their text between words, or anywhere in a long one', () => {
    expect(wrapText('aaa bbb ccc', 7)).toEqual(['aaa bbb', 'ccc']);
    expect(wrapText('aaa bbb ccc', 6)).toEqual(['aaa', 'bbb', 'ccc']);
    expect(wrapText('aaaaaaaa', 3)).toEqual(['aaa', 'aaa', 'aa']);
    expect(wrapText('aaa', 3)).toEqual(['aaa']);
    expect(wrapText(' aaa bbb', 4)).toEqual([' aaa', 'bbb']);
  });
});
