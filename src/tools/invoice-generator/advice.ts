import { isNumeric, type Messages } from '@/lib/fields';
import { eFormatLabels } from './content';
import { checkLetters } from './letters';
import { fields, type Invoice } from './model';
import { findNeeds, type Need } from './needs';
import type { Computed } from './totals';

export interface Advice {
  all: readonly Need[];
  problems: Messages;
  notes: Messages;
  checks: { id: string; text: string }[];
}

/** What is to be said beside fields and above the document before it goes out. */
export function advise(invoice: Invoice, computed: Computed, faults: readonly unknown[]): Advice {
  const { eFormat } = computed.head;
  const all = findNeeds(computed, eFormat, faults);
  const messages = (isOf: (name: keyof typeof fields) => boolean) =>
    Object.fromEntries(all.flatMap(({ name, text }) => (name && isOf(name) ? [[name, text]] : [])));
  const names = all.map(({ name, text }) => (name ? fields[name].label : text.replace(/\.$/, '')));
  const lacks = `${eFormatLabels[eFormat]} can’t be created yet. It lacks: ${[...new Set(names)].join(', ')}.`;
  return {
    all,
    // A figure is not wrong because an e-invoice asks for another.
    problems: messages((name) => !isNumeric(fields[name])),
    notes: messages((name) => isNumeric(fields[name])),
    checks: [...(all.length > 0 ? [{ id: 'e-invoice', text: lacks }] : []), ...checkLetters(invoice)],
  };
}
