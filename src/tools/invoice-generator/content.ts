export const aboutText =
  'Write an invoice, a quote or a credit note and see it as your client will, with tax, discounts, a deposit and a payment QR code. Every file, e-invoices for XRechnung, Peppol and Factur-X included, is made in your browser.';

export const kindTitles = { invoice: 'Invoice', quote: 'Quote', 'credit-note': 'Credit note' } as const;

export const kindPrefixes = { invoice: 'INV', quote: 'QUO', 'credit-note': 'CN' } as const;

export const units = ['', 'h', 'day', 'kg', 'kWh', 'piece'] as const;

export const taxModeLabels = {
  standard: 'Tax applies',
  exempt: 'Exempt',
  reverse: 'Reverse charge',
  intra: 'Supply within the EU',
  export: 'Export outside the EU',
  outside: 'Not subject to VAT',
} as const;

/** Why no tax is charged, as it is printed; for an exemption only the user knows. */
export const taxModeNotes = {
  reverse: 'Reverse charge: the customer accounts for the tax to the tax authority.',
  intra: 'Intra-community supply: free of VAT.',
  export: 'Export outside the EU: free of VAT.',
  outside: 'Not subject to VAT.',
} as const;

/** What an e-invoice is written as: in Germany, over the Peppol network, inside a PDF, or by the European norm alone. */
export const eFormatLabels = {
  none: 'No e-invoice',
  xrechnung: 'XRechnung (UBL)',
  'xrechnung-cii': 'XRechnung (CII)',
  peppol: 'Peppol BIS Billing 3 (UBL)',
  'factur-x': 'Factur-X / ZUGFeRD (PDF)',
  ubl: 'EN 16931 (UBL)',
  cii: 'EN 16931 (CII)',
} as const;

export const sampleMark = 'Sample';

export const sampleCompany = 'Northwind Studio';
export const sampleClient = 'Acre Foods';

export const taxHint = 'is only a starting value. Change or remove it if it isn’t what you charge.';
export const noTaxHint = 'No tax line on this document. Enter a percentage to add one.';
