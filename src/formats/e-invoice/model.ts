/** An invoice in the terms of EN 16931, whatever the syntax it is written in. Amounts are in minor units. */

/** S taxed, Z at zero percent, E exempt, AE reverse charge, K within the EU, G export, O outside the scope of VAT. */
export type TaxCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O';

export interface Tax {
  category: TaxCategory;
  /** In percent; 0 where there is none. */
  rate: number;
}

export interface Address {
  /** Up to three lines. */
  lines: readonly string[];
  city: string;
  postcode: string;
  region: string;
  /** ISO 3166-1, two letters. */
  country: string;
}

export interface Party {
  name: string;
  address: Address;
  vatId: string;
  taxNumber: string;
  /** In a register of companies. */
  registration: string;
  /** Where invoices reach it, with the code of the list of addresses it is from. */
  endpoint?: { scheme: string; id: string } | undefined;
  contact: { name: string; phone: string; email: string };
}

export interface Line {
  /** Its first line, and what follows. */
  name: string;
  description: string;
  quantity: number;
  /** UN/ECE Recommendation 20. */
  unit: string;
  /** For one piece, without tax, in the main unit with all its digits. */
  price: number;
  allowance: number;
  net: number;
  tax: Tax;
}

/** A discount on the whole document, or what is charged beside the items. */
export interface Adjustment {
  isCharge: boolean;
  amount: number;
  reason: string;
  tax: Tax;
}

export interface TaxSum extends Tax {
  net: number;
  tax: number;
  reason: string;
  reasonCode: string;
}

export interface Totals {
  lines: number;
  allowances: number;
  charges: number;
  net: number;
  tax: number;
  gross: number;
  prepaid: number;
  rounding: number;
  due: number;
}

export interface EInvoice {
  isCreditNote: boolean;
  number: string;
  issued: string;
  due: string;
  currency: string;
  buyerReference: string;
  order: string;
  /** The invoice that a credit note takes back. */
  preceding: string;
  note: string;
  delivered: string;
  period: { from: string; to: string };
  seller: Party;
  buyer: Party;
  payment: { account: string; isIban: boolean; bic: string; holder: string; remittance: string };
  lines: readonly Line[];
  adjustments: readonly Adjustment[];
  taxes: readonly TaxSum[];
  totals: Totals;
}

export type Profile = 'en16931' | 'xrechnung' | 'peppol';

/** What a file says of the rules it follows. */
export const profileIds: Record<Profile, string> = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  peppol: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
};

export const processId = (profile: Profile) => (profile === 'en16931' ? '' : 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');

/** UNTDID 4461: a transfer within SEPA, or any other. */
export const transferCode = ({ payment }: EInvoice) => (payment.isIban ? '58' : '30');

/** UNTDID 5189 and 7161. */
export const adjustmentCode = (isCharge: boolean) => (isCharge ? 'FC' : '95');

/** "0.004", "12": never with an exponent. */
export function plainNumber(value: number): string {
  const text = (value + 0).toFixed(8);
  return text.replace(/\.?0+$/, '') || '0';
}
