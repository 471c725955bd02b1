import type { EInvoice, Line, Party, Profile, TaxCategory, TaxSum } from '@/formats/e-invoice/model';
import { multiplyMoney, toMajor } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { readAddress } from './address';
import { kindTitles, sampleMark, taxModeNotes } from './content';
import { isSampleInvoice, type EFormat } from './model';
import { isIban } from './payment';
import { taxInside, type Computed, type ComputedLine, type HeadValues, type TaxGroup } from './totals';

export const profileOf = (format: EFormat): Profile =>
  format === 'peppol' ? 'peppol' : format === 'xrechnung' || format === 'xrechnung-cii' ? 'xrechnung' : 'en16931';

/** UN/ECE Recommendation 20, by the units of an item. */
export const unitCodes: Record<string, string> = { '': 'C62', h: 'HUR', day: 'DAY', kg: 'KGM', kWh: 'KWH', piece: 'H87' };

const categories = { exempt: 'E', reverse: 'AE', intra: 'K', export: 'G', outside: 'O' } as const;

/** A rate of nothing is a rate; no tax line at all says nothing, and is asked about before it comes to this. */
export const categoryOf = ({ mode, rate }: Pick<TaxGroup, 'mode' | 'rate'>): TaxCategory =>
  mode === 'standard' || mode === 'none' ? (rate > 0 ? 'S' : 'Z') : categories[mode];

const reasonCodes: Partial<Record<TaxCategory, string>> = { AE: 'VATEX-EU-AE', K: 'VATEX-EU-IC', G: 'VATEX-EU-G', O: 'VATEX-EU-O' };

const toPercent = (rate: number) => Number((rate * 100).toFixed(6));

const keyOf = ({ mode, rate }: Pick<TaxGroup, 'mode' | 'rate'>) => `${mode} ${rate}`;

export const cleanId = (typed: string) => typed.replace(/[\s.-]/g, '').toUpperCase();

/** "0088:1234567890123": the list it is from, and the number in it. */
export function readPeppolId(typed: string): Party['endpoint'] {
  const [, scheme = '', id = ''] = /^\s*(\d{4}):\s*(\S+)\s*$/.exec(typed) ?? [];
  return id === '' ? undefined : { scheme, id };
}

const endpointOf = (peppolId: string, email: string): Party['endpoint'] =>
  readPeppolId(peppolId) ?? (email === '' ? undefined : { scheme: 'EM', id: email });

/** Where one item's figures do not stand by themselves, its price is what its amount comes to for a piece. */
const priceFrom = (net: number, quantity: number, currency: string) =>
  quantity === 0 ? 0 : Number((Math.abs(toMajor(net, currency)) / Math.abs(quantity)).toFixed(8));

function toLine(line: ComputedLine, net: number, sign: number, isInside: boolean, currency: string): Line {
  const [name = '', ...more] = line.description.trim().split('\n');
  // A price is never below zero; what is given back is a quantity below zero.
  const quantity = line.quantity * sign * (line.rate < 0 ? -1 : 1) + 0;
  const allowance = line.discount * sign + 0;
  const isPlain = !isInside && allowance >= 0;
  return {
    name: name.trim(),
    description: more.join('\n').trim(),
    quantity,
    unit: unitCodes[line.unit] ?? 'C62',
    price: isPlain ? Math.abs(line.rate) : priceFrom(net, quantity, currency),
    allowance: isPlain ? allowance : 0,
    net: net * sign + 0,
    tax: { category: categoryOf(line.tax), rate: toPercent(line.tax.rate) },
  };
}

/** What each item comes to without tax; where prices hold the tax, the items of a rate come to what the rate leaves of their sum. */
function toNets({ lines, head }: Computed): number[] {
  if (!head.hasTaxInside) return lines.map(({ amount }) => amount);
  const nets = lines.map(({ amount, tax }) => amount - taxInside(amount, tax.rate));
  for (const key of new Set(lines.map(({ tax }) => keyOf(tax)))) {
    const members = lines.flatMap(({ tax }, index) => (keyOf(tax) === key ? [index] : []));
    const gross = sumOf(members.map((index) => lines[index]?.amount ?? 0));
    const wanted = gross - taxInside(gross, lines[members[0] ?? 0]?.tax.rate ?? 0);
    const largest = members.reduce(
      (best, index) => (Math.abs(nets[index] ?? 0) > Math.abs(nets[best] ?? 0) ? index : best),
      members[0] ?? 0,
    );
    nets[largest] = (nets[largest] ?? 0) + wanted - sumOf(members.map((index) => nets[index] ?? 0));
  }
  return nets;
}

const seller = (head: HeadValues, isOutside: boolean): Party => ({
  name: head.companyName,
  address: readAddress(head.companyAddress, head.companyCountry),
  // Outside the scope of VAT, numbers for VAT have no place.
  vatId: isOutside ? '' : cleanId(head.companyVatId),
  taxNumber: head.companyTaxNumber,
  registration: head.companyRegistration,
  endpoint: endpointOf(head.companyPeppolId, head.companyEmail),
  contact: { name: head.companyContact, phone: head.companyPhone, email: head.companyEmail },
});

const buyer = (head: HeadValues, isOutside: boolean): Party => ({
  name: head.clientName,
  address: readAddress(head.clientAddress, head.clientCountry),
  vatId: isOutside ? '' : cleanId(head.clientVatId),
  taxNumber: '',
  registration: '',
  endpoint: endpointOf(head.clientPeppolId, head.clientEmail),
  contact: { name: '', phone: '', email: head.clientEmail },
});

const reasonOf = (category: TaxCategory, head: HeadValues): string =>
  ({
    S: '',
    Z: '',
    E: head.taxReason,
    AE: 'Reverse charge',
    K: 'Intra-community supply',
    G: taxModeNotes.export,
    O: 'Not subject to VAT',
  })[category];

const precedingOf = (reference: string) => reference.replace(new RegExp(`^(?:${Object.values(kindTitles).join('|')})\\s+`, 'i'), '').trim();

/**
 * The invoice by the rules of EN 16931: items rounded once each, tax once for each rate on what its items come to.
 * A bill for less than nothing becomes a credit note for as much.
 */
export function toEInvoice(computed: Computed): EInvoice {
  const { head, lines, taxes } = computed;
  const { currency } = head;
  const sign = head.kind === 'invoice' && computed.total < 0 ? -1 : 1;
  const isOutside = taxes.some((group) => categoryOf(group) === 'O');
  const nets = toNets(computed);
  const written = lines.map((line, index) => toLine(line, nets[index] ?? 0, sign, head.hasTaxInside, currency));
  // Shipping has no tax of its own: it goes with the items where none of them is taxed.
  const shipping = computed.shipping * sign + 0;
  const sums: (TaxSum & { allowance: number })[] = taxes.map((group, place) => {
    const category = categoryOf(group);
    const own = sumOf(nets.filter((_, index) => keyOf(lines[index]?.tax ?? group) === keyOf(group))) * sign;
    const net = group.net * sign + (place === 0 ? shipping : 0);
    return {
      category,
      rate: toPercent(group.rate),
      net: net + 0,
      tax: multiplyMoney(net, group.rate) + 0,
      reason: reasonOf(category, head),
      reasonCode: reasonCodes[category] ?? '',
      allowance: own - group.net * sign + 0,
    };
  });
  const adjustments = [
    ...sums
      .filter(({ allowance }) => allowance !== 0)
      .map(({ allowance, category, rate }) => ({
        isCharge: false,
        amount: allowance,
        reason: computed.discountLabel,
        tax: { category, rate },
      })),
    ...(shipping === 0 || !sums[0]
      ? []
      : [{ isCharge: true, amount: shipping, reason: 'Shipping', tax: { category: sums[0].category, rate: sums[0].rate } }]),
  ];
  const net = sumOf(sums.map((sum) => sum.net));
  const tax = sumOf(sums.map((sum) => sum.tax));
  const rounding = computed.total * sign - net - tax + 0;
  const prepaid = computed.deposit * sign + 0;
  const isPeriod = head.supplyEnd !== '';
  return {
    isCreditNote: head.kind === 'credit-note' || sign < 0,
    number: head.invoiceNumber,
    issued: head.invoiceDate,
    due: head.dueDate,
    currency,
    buyerReference: head.buyerReference,
    order: head.poNumber,
    preceding: head.kind === 'credit-note' ? precedingOf(head.reference) : '',
    note: [isSampleInvoice(computed) ? sampleMark : '', head.notes.trim()].filter(Boolean).join('\n'),
    delivered: isPeriod ? '' : head.supplyDate,
    period: isPeriod ? { from: head.supplyDate, to: head.supplyEnd } : { from: '', to: '' },
    seller: seller(head, isOutside),
    buyer: buyer(head, isOutside),
    payment: {
      account: isIban(head.iban) ? cleanId(head.iban) : head.iban.trim(),
      isIban: isIban(head.iban),
      bic: head.iban.trim() === '' ? '' : cleanId(head.bic),
      holder: head.companyName,
      remittance: head.invoiceNumber,
    },
    lines: written,
    adjustments,
    taxes: sums.map(({ allowance: _allowance, ...sum }) => sum),
    totals: {
      lines: sumOf(written.map((line) => line.net)),
      allowances: sumOf(adjustments.filter(({ isCharge }) => !isCharge).map(({ amount }) => amount)),
      charges: shipping,
      net,
      tax,
      gross: net + tax,
      prepaid,
      rounding,
      due: net + tax - prepaid + rounding,
    },
  };
}
