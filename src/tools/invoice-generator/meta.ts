import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Invoice Generator',
  description: 'Fill in the left, watch the invoice on the right, download it as PDF, Word or HTML.',
  category: 'Finance',
  icon: 'receipt-text',
  keywords: [
    'bill',
    'billing',
    'quote',
    'credit note',
    'VAT',
    'GST',
    'sales tax',
    'receipt',
    'payment',
    'QR code',
    'IBAN',
    'e-invoice',
    'XRechnung',
    'ZUGFeRD',
    'Factur-X',
    'Peppol',
  ],
  offers: ['bookings'],
  accepts: ['agreements'],
});
