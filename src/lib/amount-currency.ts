import { typedCurrency } from './currencies';
import { currencyMark } from './numbers';

const amount = new RegExp(String.raw`(?:${currencyMark})\s?\d[\d.,]*|\d[\d.,]*\s?[kKmM]?\s?(?:${currencyMark})(?!\p{L})`, 'u');

/** The currency of the first amount in a text that names one: "49€ per bike", "bikes from £140". */
export const currencyIn = (text: string, current = ''): string | undefined => typedCurrency(amount.exec(text)?.[0] ?? '', current);
