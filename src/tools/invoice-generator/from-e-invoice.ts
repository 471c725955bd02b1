import type { EInvoice, Line as ELine, Tax } from '@/formats/e-invoice/model';
import type { ReadInvoice } from '@/formats/e-invoice/read';
import { currencies } from '@/lib/currencies';
import type { Surroundings } from '@/lib/fields';
import { formatMoney, formatPlainMoney, multiplyExactly, toMajor } from '@/lib/money';
import { Told } from '@/lib/told';
import { countryName, writeAddress } from './address';
import { unitCodes } from './e-invoice';
import { fields, lineFields, startInvoice, startLine, type Head, type Invoice, type Line } from './model';
import { computeInvoice } from './totals';

const modes = { S: 'standard', Z: 'standard', E: 'exempt', AE: 'reverse', K: 'intra', G: 'export', O: 'outside' } as const;

/** A number as it would be typed: "0.004". */
const typed = (value: number) => Number(value.toFixed(8)).toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 8 });

const keyOf = ({ category, rate }: Tax) => `${modes[category]} ${category === 'S' || category === 'Z' ? rate : 0}`;

const cut = (text: string, { maxLength }: { maxLength: number }) => text.slice(0, maxLength);

/** An item with the amount that the file says, whatever its price was given for. */
function toLine(line: ELine, id: string, currency: string): Line {
  const known =
    Object.keys(unitCodes).find((unit) => unitCodes[unit] === line.unit) ??
    (line.unit === 'XPP' || line.unit === 'EA' ? 'piece' : undefined);
  const description = [line.name, line.description, known === undefined && line.unit ? `Unit: ${line.unit}` : '']
    .filter(Boolean)
    .join('\n');
  const start = startLine(id, { description: cut(description, lineFields.description), unit: known ?? '' });
  const product = multiplyExactly(currency, line.quantity, Number(line.price.toFixed(8)));
  const discount = product.ok ? product.value - line.net : 0;
  const isPlain = product.ok && (discount === 0 || (discount > 0 && discount <= product.value));
  if (isPlain) {
    return {
      ...start,
      quantity: typed(line.quantity),
      rate: typed(line.price),
      ...(discount === 0 ? {} : { discountKind: 'amount', discount: formatPlainMoney(discount, currency) }),
    };
  }
  const each = line.quantity === 0 ? undefined : Number((toMajor(line.net, currency) / line.quantity).toFixed(8));
  const again = each === undefined ? undefined : multiplyExactly(currency, line.quantity, each);
  return each !== undefined && again?.ok && again.value === line.net
    ? { ...start, quantity: typed(line.quantity), rate: typed(each) }
    : { ...start, quantity: '1', rate: formatPlainMoney(line.net, currency) };
}

const ownTax = ({ category, rate }: Tax): Partial<Line> => ({
  taxMode: modes[category],
  taxPercent: category === 'S' || category === 'Z' ? typed(rate) : '',
});

interface Items {
  lines: Line[];
  head: Partial<Head>;
}

/** Discounts of several rates, and what is charged beside the items, become items: so every rate keeps its sum. */
function toItems(invoice: EInvoice): Items {
  const { currency } = invoice;
  const taxes = [...invoice.lines.map(({ tax }) => tax), ...invoice.adjustments.map(({ tax }) => tax)];
  const isOne = new Set(taxes.map(keyOf)).size <= 1;
  const isDiscount =
    isOne && invoice.adjustments.length > 0 && invoice.adjustments.every(({ isCharge, amount }) => !isCharge && amount > 0);
  const [first] = taxes;
  const extra = (isDiscount ? [] : invoice.adjustments).map(({ isCharge, amount, reason, tax }) => ({
    line: { description: reason || (isCharge ? 'Charge' : 'Discount'), rate: formatPlainMoney(isCharge ? amount : -amount, currency) },
    tax,
  }));
  const lines = [
    ...invoice.lines.map((line, index) => ({ ...toLine(line, String(index + 1), currency), ...(isOne ? {} : ownTax(line.tax)) })),
    ...extra.map(({ line, tax }, index) => startLine(String(invoice.lines.length + index + 1), { ...line, ...(isOne ? {} : ownTax(tax)) })),
  ];
  const discount = isDiscount ? formatPlainMoney(invoice.totals.allowances, currency) : '';
  return {
    lines,
    head: {
      ...(isOne && first ? { taxMode: modes[first.category], taxPercent: first.category === 'O' ? '' : typed(first.rate) } : {}),
      ...(discount === '' ? {} : { discountKind: 'amount', discount }),
      hasLineOptions: !isOne || lines.some(({ unit, discount: own }) => unit !== '' || own !== ''),
      hasDecimals: lines.some(({ quantity }) => quantity.includes('.')),
    },
  };
}

function toHead(invoice: EInvoice): Partial<Head> {
  const { seller, buyer, payment, period, delivered } = invoice;
  const reasons = invoice.taxes.filter(({ category }) => category === 'E').map(({ reason, reasonCode }) => reason || reasonCode);
  const peppol = (end: EInvoice['seller']['endpoint']) => (end && /^\d{4}$/.test(end.scheme) ? `${end.scheme}:${end.id}` : '');
  const mail = (party: EInvoice['seller']) => party.contact.email || (party.endpoint?.scheme === 'EM' ? party.endpoint.id : '');
  return {
    kind: invoice.isCreditNote ? 'credit-note' : 'invoice',
    invoiceNumber: invoice.number,
    invoiceDate: invoice.issued,
    dueDate: invoice.due,
    currency: invoice.currency,
    companyName: seller.name,
    companyAddress: writeAddress(seller.address),
    companyCountry: countryName(seller.address.country),
    companyEmail: mail(seller),
    companyVatId: seller.vatId,
    companyTaxNumber: seller.taxNumber,
    companyRegistration: seller.registration,
    companyContact: seller.contact.name,
    companyPhone: seller.contact.phone,
    companyPeppolId: peppol(seller.endpoint),
    clientName: buyer.name,
    clientAddress: writeAddress(buyer.address),
    clientCountry: countryName(buyer.address.country),
    clientEmail: mail(buyer),
    clientVatId: buyer.vatId,
    clientPeppolId: peppol(buyer.endpoint),
    supplyDate: period.from || delivered,
    supplyEnd: period.to,
    poNumber: invoice.order,
    buyerReference: invoice.buyerReference,
    reference: invoice.preceding && `Invoice ${invoice.preceding}`,
    notes: invoice.note,
    taxName: 'VAT',
    taxReason: reasons.find(Boolean) ?? '',
    deposit: invoice.totals.prepaid === 0 ? '' : formatPlainMoney(invoice.totals.prepaid, invoice.currency),
    iban: payment.account,
    bic: payment.bic,
  };
}

export interface Taken {
  invoice: Invoice;
  /** What to look at: what was left out, and where the sums differ. */
  notes: string[];
}

/** An e-invoice as a document of the tool. What it comes to is compared with what the file says. */
export function fromEInvoice({ invoice, leftOut }: ReadInvoice, id: string, around: Surroundings): Taken {
  if (!currencies.some((code) => code === invoice.currency)) {
    throw new Told(`This invoice is in ${invoice.currency || 'no currency'}, which this tool can’t calculate in.`);
  }
  if (invoice.lines.length === 0) throw new Told('This invoice has no items in it.');
  const items = toItems(invoice);
  const head = Object.entries({ ...toHead(invoice), ...items.head }).map(([name, value]) => {
    const field = fields[name as keyof Head];
    return [name, typeof value === 'string' && 'maxLength' in field ? cut(value, field) : value];
  });
  const started = startInvoice(id, around, Object.fromEntries(head) as Partial<Head>);
  const read: Invoice = { ...started, lines: items.lines };
  const { balance } = computeInvoice(read, around);
  const price = (minor: number) => formatMoney(minor, invoice.currency);
  return {
    invoice: read,
    notes: [
      ...(balance === invoice.totals.due
        ? []
        : [`The file asks for ${price(invoice.totals.due)}, and this document comes to ${price(balance)}. Compare the two.`]),
      ...(leftOut.length > 0 ? [`Not taken over: ${leftOut.join(', ')}.`] : []),
    ],
  };
}
