import { use } from 'react';
import { typedCurrency } from '@/lib/currencies';
import type { DraftOf, Fields } from '@/lib/fields';
import { parseNumber } from '@/lib/numbers';
import { showToast } from '@/ui/toast';
import { adoptCurrency } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';

/** The currency to change to: the one typed with an amount, unless other amounts of the form are already in another. */
export function currencyToAdopt<F extends Fields>(
  fields: F,
  draft: DraftOf<F>,
  name: keyof F & string,
  typed: unknown,
  current: string,
): string | undefined {
  if (fields[name]?.kind !== 'money' || typeof typed !== 'string' || !parseNumber(typed).ok) return undefined;
  const code = typedCurrency(typed, current);
  if (code === undefined || code === current) return undefined;
  const isTaken = Object.entries(fields).some(([other, field]) => {
    const text: unknown = draft[other];
    if (other === name || field.kind !== 'money' || typeof text !== 'string') return false;
    return text.trim() !== '' && text !== field.default && typedCurrency(text, code) !== code;
  });
  return isTaken ? undefined : code;
}

/** Typing "£200" into work that has no amounts yet puts it into pounds, and says so. */
export function useAdoptCurrency() {
  const tool = use(ToolIdContext);
  return (code: string | undefined, before: string) => {
    if (code === undefined) return;
    adoptCurrency(tool, code);
    showToast(`Amounts here are now in ${code}, as you typed it`, {
      label: `Back to ${before}`,
      run: () => adoptCurrency(tool, before),
    });
  };
}
