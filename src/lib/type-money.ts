import { currencySign, formatPlainMoney } from './money';

/** "$29", "€4.20", "CHF 400": an amount as a person would write it down, to be read again anywhere. */
export function typeMoney(minor: number, currency: string): string {
  const sign = currencySign(currency);
  return `${sign}${/\p{L}$/u.test(sign) ? ' ' : ''}${formatPlainMoney(minor, currency).replace(/\.0+$/, '')}`;
}
