import { describe, expect, it } from 'vitest';
import { earlierClients, earlierItems } from './earlier';
import { checkLetters } from './letters';
import { addInvoice, removeInvoice } from './list';
import { startInvoice, startLine, type InvoiceData } from './model';
import { schema } from './schema';
import { around, wholeInvoice } from './test-data';

const numbered = (id: string, invoiceNumber: string, status: 'draft' | 'sent' = 'sent') => ({
  ...startInvoice(id, around, { invoiceNumber, clientName: `Client ${id}` }),
  status,
});

describe('what other documents know', () => {
  const open = startInvoice('9', around);
  const older = {
    ...startInvoice('2', around, { clientName: 'acre foods ', clientAddress: 'Old' }),
    lines: [startLine('1', { description: 'Work', rate: '80' })],
  };
  const newer = {
    ...startInvoice('3', around, { clientName: 'Acre Foods', clientAddress: 'New' }),
    lines: [startLine('1', { description: 'Work', rate: '90' }), startLine('2')],
  };
  const dollars = { ...startInvoice('4', around, { currency: 'USD' }), lines: [startLine('1', { description: 'Other', rate: '1' })] };

  it('offers each client and item once, as last billed, in the same currency', () => {
    const all = [open, newer, older, dollars];
    expect(earlierClients(all, open).map(({ clientName, clientAddress }) => [clientName, clientAddress])).toEqual([['Acre Foods', 'New']]);
    expect(earlierItems(all, open).map(({ description, rate }) => [description, rate])).toEqual([['Work', '90']]);
  });
});

describe('numbers', () => {
  it('are not given again once a client has seen them', () => {
    const data: InvoiceData = { invoices: [numbered('2', 'INV-002'), numbered('1', 'INV-001')], openId: '2' };
    const gone = removeInvoice(data, '2', around);
    expect(gone.retired).toEqual([{ kind: 'invoice', number: 'INV-002' }]);
    expect(addInvoice(gone, 'invoice', numbered('1', 'INV-001'), around).invoices[0]?.head.invoiceNumber).toBe('INV-003');
    const draft = removeInvoice({ ...data, invoices: [numbered('2', 'INV-002', 'draft'), numbered('1', 'INV-001')] }, '2', around);
    expect(addInvoice(draft, 'invoice', numbered('1', 'INV-001'), around).invoices[0]?.head.invoiceNumber).toBe('INV-002');
  });
});

describe('a document of before', () => {
  it('opens with the later fields empty', () => {
    const { companyVatId: _id, eFormat: _format, supplyDate: _day, ...head } = startInvoice('1', around, { companyName: 'Old' }).head;
    const data = { invoices: [{ id: '1', status: 'draft', head, lines: [] }], openId: '1' };
    expect(schema.safeParse(data).data?.invoices[0]?.head).toMatchObject({ companyName: 'Old', companyVatId: '', eFormat: 'none' });
  });
});

describe('letters that no PDF can have', () => {
  it('are named', () => {
    expect(checkLetters(wholeInvoice())).toEqual([]);
    expect(checkLetters(wholeInvoice({ clientName: 'Łódź Ελλάς Київ 株式会社 주식회사' }))).toEqual([]);
    expect(checkLetters(wholeInvoice({ clientName: 'ไทย Acme' }))[0]?.text).toContain('“ไทย”');
  });
});
