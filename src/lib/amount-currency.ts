import { typedCurrency } from './currencies';
import { currencyMark, currencyWord } from './numbers';

const amount = new RegExp(String.raw`(?:${currencyMark})\s?\d[\d.,]*|\d[\d.,]*\s?[kKmM]?\s?(?:${currencyMark})(?!\p{L})`, 'u');

const wordBehind = new RegExp(String.raw`(?<=\d\s?[kKmM]?\s?)${currencyWord}(?!\p{L})`, 'u');

/** "20000 euro" with the code that every field can read: "20000 EUR". */
export const withCodes = (text: string): string =>
  text.replace(wordBehind, (word) => ` ${typedCurrency(`1 ${word}`)}`).replace(/ {2,}/g, ' ');

/** The currency of the first amount in a text that names one: "49€ per bike", "bikes from £140". */
export const currencyIn = (text: string, current = ''): string | undefined =>
  typedCurrency(amount.exec(withCodes(text))?.[0] ?? '', current);
