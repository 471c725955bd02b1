import { decideMark, settleFigure, type DecimalMark } from '@/lib/decimal-mark';
import { parseMoney } from '@/lib/money';
import type { Parsed } from '@/lib/numbers';
import { foldText } from '@/lib/text';
import type { ImportedTable, Mapping } from '@/kinds/records/import-records';

export const decimalMarks = [
  { value: 'dot', label: '1,234.56' },
  { value: 'comma', label: '1.234,56' },
] as const;

/** Headers of countries that write a comma before the cents. */
const commaHeader =
  /^(buchung|wertstellung|valuta|betrag|umsatz|soll\b|haben\b|datum|empfanger|auftraggeber|verwendungszweck|beguenstigter|saldo|data\b|montante|valor|descri[cz]|descritivo|debito|credito|fecha|importe|concepto|libelle|montant|bedrag|importo|omschrijving)/;

export interface AmountReading {
  mark: DecimalMark;
  /** An amount that could be read either way; empty where there is none. */
  open: string;
}

/** How a file writes its amounts, decided by all of them together; where they leave it open, by the words of its head. */
export function guessAmounts({ headers, rows }: ImportedTable, mapping: Mapping): AmountReading {
  const places = [mapping.amount, mapping.moneyIn, mapping.moneyOut].filter((place) => place !== undefined && place >= 0);
  const amounts = rows.flatMap((row) => places.map((place) => row[place ?? -1] ?? ''));
  const isAbroad = headers.some((header) => commaHeader.test(foldText(header)));
  return decideMark(amounts, rows.flat(), isAbroad);
}

/** "(50.00)" and "50.00-" are minus fifty in bank files. */
export function parseBankAmount(text: string, currency: string, mark: DecimalMark): Parsed<number> {
  const wrapped = /^\((.*)\)$/.exec(text)?.[1] ?? /^(.*\d)\s*-$/.exec(text)?.[1];
  const parsed = parseMoney(settleFigure(wrapped ?? text, mark), currency);
  return parsed.ok && wrapped !== undefined ? { ok: true, value: 0 - Math.abs(parsed.value) } : parsed;
}
