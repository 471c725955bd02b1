import { withFaults, type Document } from '@/lib/blocks';
import { toDocument, type PaymentPicture } from './document';
import { fields, nextNumber, type Head, type Invoice, type InvoiceData } from './model';
import type { Logo } from '@/lib/logos';
import { checkIban, isUpiId } from './payment';
import type { Computed } from './totals';

export interface Fault {
  /** Holds what was entered, so that a fault that is kept comes back when it changes. */
  id: string;
  text: string;
  fixes?: { label: string; change: Partial<Head> }[];
}

const longestId = 80;
const fault = (name: string, value: string | number, text: string, fixes: Fault['fixes'] = []): Fault => ({
  id: `${name} ${value}`.slice(0, longestId),
  text,
  fixes,
});

/** "Shipping: “abc” is not a number." */
const headFaults = ({ problems }: Computed, { head }: Invoice): Fault[] =>
  Object.entries(problems).flatMap(([name, problem]) =>
    problem && name in fields ? [fault(name, String(head[name as keyof Head]), `${fields[name as keyof Head].label}: ${problem}`)] : [],
  );

/** An empty quantity or rate is one still to be typed; one that cannot be read leaves the item out of the total. */
const lineFaults = ({ lines }: Computed, invoice: Invoice): Fault[] =>
  lines.flatMap(({ problems, isTooLarge }, index) =>
    (['quantity', 'rate', 'discount', 'taxPercent'] as const).flatMap((name) => {
      const typed = invoice.lines[index]?.[name].trim() ?? '';
      const { [name]: problem } = problems;
      if (!problem || typed === '') return [];
      const text = isTooLarge && name === 'rate' ? 'The amount is too large to calculate with, so it isn’t in the total.' : problem;
      return [fault(`item ${index + 1} ${name}`, typed, `Item ${index + 1}: ${text}`)];
    }),
  );

function paymentFaults({ head, total, deposit }: Computed): Fault[] {
  const isOver = total >= 0 && deposit > total;
  const faults = [
    ...(deposit < 0 ? [fault('deposit', deposit, 'The deposit paid is below zero.')] : []),
    ...(isOver ? [fault('deposit', deposit, 'The deposit paid is more than the total.')] : []),
  ];
  if (head.kind !== 'invoice') return faults;
  const iban = checkIban(head.iban);
  if (iban) faults.push(fault('iban', head.iban, iban, [{ label: 'Leave it out', change: { iban: '' } }]));
  if (head.currency === 'INR' && head.upiId !== '' && !isUpiId(head.upiId)) {
    faults.push(fault('upi', head.upiId, 'That isn’t a UPI ID: it looks like name@bank.'));
  }
  return faults;
}

/** What contradicts itself or cannot be right: until it is changed or kept on purpose, the document is a draft. */
export function findFaults(
  computed: Computed,
  invoice: Invoice,
  { invoices, retired }: Pick<InvoiceData, 'invoices' | 'retired'>,
  hasSameNumber: boolean,
): Fault[] {
  const { head, notes, isTooLarge } = computed;
  const next = nextNumber(invoices, head.kind, retired);
  const { kept = [] } = invoice;
  return [
    ...(hasSameNumber
      ? [
          fault('number', head.invoiceNumber, `Another document already has the number ${head.invoiceNumber}.`, [
            { label: `Use ${next}`, change: { invoiceNumber: next } },
          ]),
        ]
      : []),
    ...(notes.dueDate
      ? [fault('due', `${head.invoiceDate} ${head.dueDate}`, notes.dueDate, [{ label: 'No due date', change: { dueDate: '' } }])]
      : []),
    ...(notes.supplyEnd
      ? [fault('supply', `${head.supplyDate} ${head.supplyEnd}`, notes.supplyEnd, [{ label: 'No end', change: { supplyEnd: '' } }])]
      : []),
    ...(isTooLarge ? [fault('total', 0, 'The total is too large to calculate with.')] : []),
    ...lineFaults(computed, invoice),
    ...headFaults(computed, invoice),
    ...paymentFaults(computed),
  ].filter(({ id }) => !kept.includes(id));
}

/** The document as it goes out: with its faults named at the top for as long as there are any. */
export const toMarkedDocument = (computed: Computed, faults: readonly Fault[], picture?: PaymentPicture, logo?: Logo): Document =>
  withFaults(
    toDocument(computed, picture, logo),
    faults.map(({ text }) => text),
  );
