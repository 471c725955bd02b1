import { typedCurrency } from '@/lib/currencies';
import { readDraft, readField, type Messages, type Surroundings, type ValuesOf } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { allocateMoney, multiplyExactly, multiplyMoney, toMinor } from '@/lib/money';
import { formatPercent, largestAmount, sumOf, toFraction } from '@/lib/numbers';
import { taxModeLabels } from './content';
import { decimalLineFields, fields, lineFields, type Invoice, type Line, type TaxMode } from './model';

export type HeadValues = ValuesOf<typeof fields>;

export interface ComputedLine {
  id: string;
  description: string;
  quantity: number;
  unit: string;
  /** In the currency's main unit, with the digits that were typed. */
  rate: number;
  discount: number;
  discountLabel: string;
  /** Quantity times rate, rounded once, less the item's own discount. */
  amount: number;
  /** Past what can be calculated with: it counts as nothing, and every place says so. */
  isTooLarge: boolean;
  tax: LineTax;
  problems: Messages;
  notes: Messages;
}

interface LineTax {
  /** "none" is a document without a tax line. */
  mode: TaxMode | 'none';
  rate: number;
  label: string;
}

export interface TaxGroup extends LineTax {
  net: number;
  tax: number;
}

export interface Computed {
  head: HeadValues;
  problems: Messages;
  notes: Messages;
  lines: ComputedLine[];
  subtotal: number;
  discount: number;
  discountLabel: string;
  taxes: TaxGroup[];
  tax: number;
  /** What is added to the subtotal: nothing when the prices hold the tax already. */
  taxAdded: number;
  shipping: number;
  total: number;
  deposit: number;
  balance: number;
  /** The lines are fine, but together they are past what can be calculated with. */
  isTooLarge: boolean;
}

interface Discount {
  discountKind: 'percent' | 'amount';
  discount: number;
}

/** A line in main units; thousands of such lines still add up without losing a cent. */
const largestLine = largestAmount / 100;
/** In minor units: past it, a cent more or less no longer shows. */
const largestTotal = largestAmount * 100;
/** As many digits as a rate is shown with, so that the column can be checked by hand. */
export const mostRateDigits = 8;

/** Never more than there is to take it from, so that a discount alone cannot turn a bill round. */
function sizeOfDiscount({ discountKind, discount }: Discount, amount: number, currency: string, notes: Messages): number {
  // Nobody means thousands of percent.
  if (discountKind === 'percent') delete notes.discount;
  const size = Math.abs(amount);
  const wanted = discountKind === 'percent' ? multiplyMoney(size, toFraction(discount)) : toMinor(discount, currency);
  if (wanted > size && size > 0) notes.discount = 'More than the amount itself. The whole amount is deducted.';
  return Math.sign(amount) * Math.min(size, wanted) + 0;
}

const nameOfDiscount = ({ discountKind, discount }: Discount): string =>
  discountKind === 'percent' && discount !== 0 ? `Discount ${formatPercent(toFraction(discount))}` : 'Discount';

/** The tax inside an amount that holds it: 110.00 at 10% holds 10.00. */
export const taxInside = (amount: number, rate: number): number =>
  Math.sign(amount) * (allocateMoney(Math.abs(amount), [1, rate])[1] ?? 0) + 0;

function taxOf(head: HeadValues, isTaxed: boolean, own?: { mode: HeadValues['taxMode'] | 'invoice'; rate?: number }): LineTax {
  const name = head.taxName || 'Tax';
  const mode = own && own.mode !== 'invoice' ? own.mode : head.taxMode;
  if (mode !== 'standard') return { mode, rate: 0, label: mode === 'exempt' ? `${name} exempt` : taxModeLabels[mode] };
  if (own?.rate === undefined && !isTaxed) return { mode: 'none', rate: 0, label: 'Not taxed' };
  const rate = Number((own?.rate ?? head.taxPercent).toFixed(8));
  return { mode, rate, label: `${name} ${formatPercent(rate)}` };
}

/** A sign typed with a number is never replaced: "€5" on an invoice in dollars is refused, not billed as $5. */
function refuseForeign<Name extends string>(
  draft: Record<Name, string>,
  names: readonly Name[],
  currency: string,
  problems: Messages,
): void {
  for (const name of names) {
    const typed = typedCurrency(draft[name], currency);
    if (typed !== undefined && typed !== currency) problems[name] ??= `This is in ${typed}, and the document is in ${currency}.`;
  }
}

function computeLine(line: Line, head: HeadValues, isTaxed: boolean, around: Surroundings): ComputedLine {
  const { values, problems, notes } = readDraft(head.hasDecimals ? decimalLineFields : lineFields, line, around);
  refuseForeign(line, ['rate', ...(values.discountKind === 'amount' ? (['discount'] as const) : [])], around.currency, problems);
  // What is refused is not printed either: "€500" is never a rate of $500.
  const rate = problems.rate ? 0 : Number(values.rate.toFixed(mostRateDigits));
  const product = multiplyExactly(around.currency, values.quantity, rate);
  const isTooLarge = !product.ok || Math.abs(values.quantity * rate) > largestLine;
  if (isTooLarge) problems.rate = 'That amount is too large to calculate with.';
  const gross = isTooLarge ? 0 : product.value;
  const hasOptions = head.hasLineOptions;
  const discount = hasOptions && !problems.discount ? sizeOfDiscount(values, gross, around.currency, notes) : 0;
  const hasOwnRate = line.taxPercent.trim() !== '';
  const own = hasOptions ? { mode: values.taxMode, ...(hasOwnRate ? { rate: values.taxPercent } : {}) } : undefined;
  return {
    id: line.id,
    description: values.description,
    quantity: values.quantity,
    unit: hasOptions ? values.unit : '',
    rate,
    discount,
    discountLabel: nameOfDiscount(values),
    amount: gross - discount,
    isTooLarge,
    tax: taxOf(head, isTaxed, own),
    problems,
    notes,
  };
}

/** Tax is worked out once for each rate, on what its items come to after their share of the discount. */
function groupTaxes(lines: readonly ComputedLine[], shares: readonly number[], isInside: boolean): TaxGroup[] {
  const parts = lines.map(({ tax, amount }, index) => ({ tax, amount: amount - (shares[index] ?? 0) }));
  return [...groupBy(parts, ({ tax }) => `${tax.mode} ${tax.rate}`).values()].map((group) => {
    const base = sumOf(group.map(({ amount }) => amount));
    const { mode, rate, label } = group[0]?.tax ?? { mode: 'none', rate: 0, label: '' };
    const tax = isInside ? taxInside(base, rate) : multiplyMoney(base, rate);
    return { mode, rate, label, net: isInside ? base - tax : base, tax };
  });
}

/** Everything the screen and the files show, worked out once from what was typed. */
export function computeInvoice({ head: draft, lines: drafts }: Invoice, { today, currency: usual }: Surroundings): Computed {
  const chosen = readField(fields.currency, draft.currency, { today, currency: usual });
  const around = { today, currency: chosen.value as string };
  const { values: head, problems, notes } = readDraft(fields, draft, around);
  if (head.discountKind === 'amount') refuseForeign(draft, ['discount'], around.currency, problems);
  const isTaxed = draft.taxPercent.trim() !== '';
  const lines = drafts.map((line) => computeLine(line, head, isTaxed, around));

  const subtotal = sumOf(lines.map(({ amount }) => amount));
  const discount = problems.discount ? 0 : sizeOfDiscount(head, subtotal, around.currency, notes);
  // A discount is shared by what is charged; an item that gives money back takes no part in it.
  const weights = lines.map(({ amount }) => Math.max(0, amount * (Math.sign(subtotal) || 1)));
  const taxes = groupTaxes(lines, allocateMoney(discount, weights), head.hasTaxInside);
  if (lines.length === 0) taxes.push({ ...taxOf(head, isTaxed), net: 0, tax: 0 });
  const tax = sumOf(taxes.map((group) => group.tax));
  const taxAdded = head.hasTaxInside ? 0 : tax;
  const total = subtotal - discount + taxAdded + head.shipping;
  if (head.dueDate !== '' && head.invoiceDate !== '' && head.dueDate < head.invoiceDate) {
    notes.dueDate = 'The due date is before the invoice date.';
  }
  if (head.supplyEnd !== '' && head.supplyDate !== '' && head.supplyEnd < head.supplyDate) {
    notes.supplyEnd = 'The supply period ends before it starts.';
  }
  return {
    head,
    problems,
    notes,
    lines,
    subtotal,
    discount,
    discountLabel: nameOfDiscount(head),
    taxes,
    tax,
    taxAdded,
    shipping: head.shipping,
    total,
    deposit: head.deposit,
    balance: total - head.deposit,
    isTooLarge: [subtotal, tax, total, head.shipping, head.deposit].some((figure) => Math.abs(figure) > largestTotal),
  };
}
