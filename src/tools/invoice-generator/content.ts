export const aboutText =
  'Write an invoice, a quote or a credit note and see it just as your client will, with tax, discounts, a deposit and a payment QR code. Every file is made in your browser from the same figures.';

export const kindTitles = { invoice: 'Invoice', quote: 'Quote', 'credit-note': 'Credit note' } as const;

export const kindPrefixes = { invoice: 'INV', quote: 'QUO', 'credit-note': 'CN' } as const;

export const units = ['', 'h', 'day', 'kg', 'kWh', 'piece'] as const;

export const taxModeLabels = { standard: 'Tax applies', exempt: 'Exempt', reverse: 'Reverse charge' } as const;

export const reverseChargeNote = 'Reverse charge: the customer accounts for the tax to the tax authority.';

export const sampleMark = 'Sample';

export const sampleCompany = 'Northwind Studio';
export const sampleClient = 'Acre Foods';

export const taxHint = 'is only a starting value. Change or remove it if it isn’t what you charge.';
export const noTaxHint = 'No tax line on this document. Enter a percentage to add one.';
