import { describe, expect, it } from 'vitest';
import type { AgreementLine } from '@/lib/topics/deals';
import { planBills } from './agreements';
import { fields, lineFields, startInvoice, startLine, state, type InvoiceData } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const source = { doc: 'c1', tool: 'Contracts', name: 'Acre' };
const agreed = (more: Partial<AgreementLine> = {}): AgreementLine => ({
  key: 'k',
  client: 'Acre Foods',
  clientAddress: '88 Mill St, Salem',
  work: 'Brand workshop',
  amount: 125_000,
  per: 'total',
  currency: 'USD',
  ...more,
});
const plan = (data: InvoiceData, ...lines: AgreementLine[]) => planBills(data, lines, source, around);
const start = state.start(around);

describe('a bill for what was agreed', () => {
  it('is written into the blank invoice that is open', () => {
    const { data, names, changed } = plan(start, agreed());
    expect([names, changed]).toEqual([['Acre Foods'], []]);
    expect(data.invoices).toHaveLength(1);
    expect(data.openId).toBe('c1-k');
    expect(data.invoices[0]).toMatchObject({ id: 'c1-k', status: 'draft' });
    expect(data.invoices[0]?.head).toMatchObject({ clientName: 'Acre Foods', clientAddress: '88 Mill St, Salem' });
    expect(data.invoices[0]?.lines).toEqual([startLine('1', { description: 'Brand workshop', rate: '1250.00', unit: '' })]);
  });

  it('counts an invoice as blank that only says who sends it', () => {
    const sender = { invoices: [startInvoice('1', around, { companyName: 'Harbor Studio', companyEmail: 'a@b.co' })], openId: '1' };
    const { data } = plan(sender, agreed());
    expect(data.invoices.map(({ id, head }) => [id, head.companyName])).toEqual([['c1-k', 'Harbor Studio']]);
  });

  it('stands beside an invoice that says something', () => {
    const used = { invoices: [startInvoice('1', around, { clientName: 'Other' })], openId: '1' };
    const { data } = plan(used, agreed());
    expect(data.invoices.map(({ id, head }) => [id, head.clientName])).toEqual([
      ['c1-k', 'Acre Foods'],
      ['1', 'Other'],
    ]);
    expect(data.openId).toBe('c1-k');
  });

  it('names the unit of a rate, and says so when it is paid by the month', () => {
    const lineOf = (more: Partial<AgreementLine>) => plan(start, agreed(more)).data.invoices[0];
    expect(lineOf({ per: 'hour' })).toMatchObject({ head: { hasLineOptions: true }, lines: [{ unit: 'h' }] });
    expect(lineOf({ per: 'day' })).toMatchObject({ head: { hasLineOptions: true }, lines: [{ unit: 'day' }] });
    expect(lineOf({ per: 'month' })).toMatchObject({ lines: [{ unit: '', description: 'Brand workshop, per month' }] });
    expect(lineOf({ per: 'month' })?.head.hasLineOptions).toBe(start.invoices[0]?.head.hasLineOptions);
    expect(lineOf({ work: '' })?.lines[0]?.description).toBe('Work as agreed');
  });

  it('writes the smallest sum, and leaves the rate alone where no sum could be read', () => {
    const rateOf = (amount: number) => plan(start, agreed({ amount })).data.invoices[0]?.lines[0]?.rate;
    expect(rateOf(1)).toBe('0.01');
    expect(rateOf(0)).toBe(startLine('1').rate);
  });

  it('cuts what does not fit into its field', () => {
    const [made] = plan(start, agreed({ client: 'x'.repeat(5000), clientAddress: 'y'.repeat(60_000), work: 'z'.repeat(60_000) })).data
      .invoices;
    expect(made?.head.clientName).toHaveLength(fields.clientName.maxLength);
    expect(made?.head.clientAddress).toHaveLength(fields.clientAddress.maxLength);
    expect(made?.lines[0]?.description).toHaveLength(lineFields.description.maxLength);
  });
});

describe('an agreement that changes', () => {
  const { data: billed } = plan(start, agreed());

  it('changes its draft, and keeps what was added to it', () => {
    const [first] = billed.invoices;
    const more = { ...billed, invoices: [{ ...first!, lines: [...first!.lines, startLine('2', { description: 'Travel', rate: '80' })] }] };
    const { data, names, changed } = plan(more, agreed({ amount: 150_000 }));
    expect([names, changed]).toEqual([[], ['Acre Foods']]);
    expect(data.invoices.map(({ lines }) => lines.map(({ description, rate }) => [description, rate]))).toEqual([
      [
        ['Brand workshop', '1500.00'],
        ['Travel', '80'],
      ],
    ]);
  });

  it('leaves everything as it is where nothing is new, or the bill was sent', () => {
    expect(plan(billed, agreed())).toEqual({ data: billed, names: [] });
    expect(plan(billed, agreed()).data).toBe(billed);
    const sent = { ...billed, invoices: billed.invoices.map((one) => ({ ...one, status: 'sent' as const })) };
    expect(plan(sent, agreed({ amount: 1 })).data).toBe(sent);
    expect(plan(billed).data).toBe(billed);
  });

  it('comes with others, each in a bill of its own', () => {
    const { data, names, changed } = plan(billed, agreed({ amount: 9 }), agreed({ key: 'm', client: 'Bo Ltd' }));
    expect([names, changed]).toEqual([['Bo Ltd'], ['Acre Foods']]);
    expect(data.invoices.map(({ id, head }) => [id, head.clientName])).toEqual([
      ['c1-m', 'Bo Ltd'],
      ['c1-k', 'Acre Foods'],
    ]);
    expect(new Set(data.invoices.map(({ head }) => head.invoiceNumber)).size).toBe(2);
  });
});
