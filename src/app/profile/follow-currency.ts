import { currencyIn } from '@/lib/amount-currency';
import { currencyOfPlace } from '@/lib/place-currency';
import type { Answers, Meaning } from '@/lib/topics/texts';
import { defaultSettings } from '@/workspace/settings';

const amounts: readonly Meaning[] = ['offer.price', 'raise.amount'];
const places: readonly Meaning[] = ['company.place', 'company.country'];

/** Whether what is told there may say in which currency the company works. */
export const mayNameCurrency = (means: Meaning): boolean => amounts.includes(means) || places.includes(means);

/**
 * The currency that new documents should start in after this was told; nothing where it stays as it is.
 * What was typed with an amount says more than a place, and a place says nothing once a currency was chosen.
 */
export function followCurrency(answers: Answers, means: Meaning, current: string): string | undefined {
  const told = answers[means] ?? '';
  if (amounts.includes(means)) {
    const typed = currencyIn(told, current);
    return typed === current ? undefined : typed;
  }
  const isOpen = current === defaultSettings.currency && amounts.every((one) => currencyIn(answers[one] ?? '') === undefined);
  const home = isOpen && places.includes(means) ? currencyOfPlace(told) : undefined;
  return home === current ? undefined : home;
}
