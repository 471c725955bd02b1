import { startInvoice, startLine, type Head, type Invoice, type Line } from './model';

export const around = { today: '2026-11-17', currency: 'EUR' };

/** All that the strictest of the profiles asks for. */
export const wholeHead: Partial<Head> = {
  companyName: 'Nordlicht & Söhne GmbH',
  companyAddress: 'Torstraße 1\n10119 Berlin\nGermany',
  companyEmail: 'rechnung@nordlicht.example',
  companyVatId: 'DE123456789',
  companyTaxNumber: '30/123/45678',
  companyRegistration: 'HRB 12345',
  companyContact: 'Ada Falk',
  companyPhone: '+49 30 1234567',
  companyPeppolId: '9930:DE123456789',
  clientName: 'Stadt Hamburg',
  clientAddress: 'Rathausmarkt 1\n20095 Hamburg\nGermany',
  clientEmail: 'kasse@hamburg.example',
  clientVatId: 'DE987654321',
  clientPeppolId: '0204:02-0000000000-00',
  invoiceNumber: 'RE-2026-17',
  invoiceDate: '2026-11-17',
  dueDate: '2026-12-17',
  supplyDate: '2026-11-10',
  poNumber: 'PO-77',
  buyerReference: '04011000-12345-34',
  notes: 'Thank you.\nSecond line <b>.',
  taxName: 'VAT',
  taxPercent: '19',
  currency: 'EUR',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
};

export const wholeInvoice = (
  head: Partial<Head> = {},
  lines: Partial<Line>[] = [{ description: 'Workshop', quantity: '2', rate: '1250' }],
): Invoice => ({
  ...startInvoice('1', around, { ...wholeHead, ...head }),
  lines: lines.map((line, index) => startLine(String(index + 1), line)),
});
