import { fields } from './model';
import { checkIban, isUpiId } from './payment';
import type { Computed } from './totals';

export interface Fault {
  id: string;
  text: string;
}

/** "“abc” is not a number." with the name of its field in front. */
const headFaults = ({ problems }: Computed): Fault[] =>
  Object.entries(problems).flatMap(([name, problem]) =>
    problem && name in fields ? [{ id: name, text: `${fields[name as keyof typeof fields].label}: ${problem}` }] : [],
  );

/** An empty quantity or rate is one still to be typed; one that cannot be read leaves the item out of the total. */
const lineFaults = ({ lines }: Computed): Fault[] =>
  lines.flatMap(({ id, problems, typed, isTooLarge }, index) =>
    (['quantity', 'rate'] as const).flatMap((name) => {
      const { [name]: problem } = problems;
      if (!problem || typed[name].trim() === '') return [];
      const what = isTooLarge && name === 'rate' ? 'the amount is too large to calculate with' : `the ${name} cannot be read`;
      return [{ id: `${name}-${id}`, text: `Item ${index + 1}: ${what}, so the item is not in the total.` }];
    }),
  );

function paymentFaults({ head, total, deposit }: Computed): Fault[] {
  const faults: Fault[] = [];
  if (deposit < 0) faults.push({ id: 'deposit', text: 'The deposit paid is below zero.' });
  if (deposit > 0 && total >= 0 && deposit > total) faults.push({ id: 'deposit', text: 'The deposit paid is more than the total.' });
  if (head.kind !== 'invoice') return faults;
  const iban = checkIban(head.iban);
  if (iban) faults.push({ id: 'iban', text: iban });
  if (head.currency === 'INR' && head.upiId !== '' && !isUpiId(head.upiId)) {
    faults.push({ id: 'upiId', text: 'The UPI ID is not one: it looks like name@bank.' });
  }
  return faults;
}

/** What contradicts itself or cannot be right: until it is changed or kept on purpose, the document is a draft. */
export function findFaults(computed: Computed, hasSameNumber: boolean): Fault[] {
  const { head, notes, isTooLarge } = computed;
  return [
    ...(hasSameNumber ? [{ id: 'number', text: `Another document already has the number ${head.invoiceNumber}.` }] : []),
    ...(notes.dueDate ? [{ id: 'dueDate', text: notes.dueDate }] : []),
    ...(isTooLarge ? [{ id: 'total', text: 'The total is too large to calculate with.' }] : []),
    ...lineFaults(computed),
    ...headFaults(computed),
    ...paymentFaults(computed),
  ];
}
