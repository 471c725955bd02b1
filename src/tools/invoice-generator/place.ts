import { currencyOfPlace } from '@/lib/place-currency';
import type { Head } from './model';
import type { Computed } from './totals';

/** The lines of an address from the end, where country and city stand, without their codes for the post. */
function moneyOf(address: string): { place: string; code: string } | undefined {
  const parts = address
    .split(/[\n,]/)
    .map((part) => part.replace(/\b(?:[A-Z]{1,2}-)?\d[\d -]*\b/g, '').trim())
    .filter(Boolean)
    .reverse();
  return parts.map((place) => ({ place, code: currencyOfPlace(place) ?? '' })).find(({ code }) => code !== '');
}

export interface PlaceCheck {
  id: string;
  text: string;
  fixes: { label: string; change: Partial<Head> }[];
}

/** Only a thing to look at: people do bill in other money than their own, but not by accident. */
export function checkPlace({ head, subtotal }: Computed): PlaceCheck[] {
  const known = [head.companyAddress, head.clientAddress].flatMap((address) => moneyOf(address) ?? []);
  const [home] = known;
  if (!home || subtotal === 0 || known.some(({ code }) => code === head.currency)) return [];
  return [
    {
      id: `place ${home.code} ${head.currency}`,
      text: `The amounts are in ${head.currency}, but the address is in ${home.place.slice(0, 40)}, where the currency is ${home.code}.`,
      fixes: [{ label: `Use ${home.code}`, change: { currency: home.code } }],
    },
  ];
}
