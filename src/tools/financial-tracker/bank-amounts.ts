import { parseMoney } from '@/lib/money';
import type { Parsed } from '@/lib/numbers';
import { foldText } from '@/lib/text';
import type { ImportedTable, Mapping } from '@/kinds/records/import-records';

export const decimalMarks = [
  { value: 'dot', label: '1,234.56' },
  { value: 'comma', label: '1.234,56' },
] as const;
export type DecimalMark = (typeof decimalMarks)[number]['value'];

/** "1.500" is one and a half or fifteen hundred: only the file it stands in can tell. */
const openDot = /^(\D*[1-9]\d{0,2})\.(\d{3})(\D*)$/;
const openComma = /^(\D*[1-9]\d{0,2}),(\d{3})(\D*)$/;
const isOpen = (text: string) => openDot.test(text) || openComma.test(text);

const saysComma = /,\d{1,2}\D*$|\.\d{3},|\.\d{3}\.\d{3}/;
const saysDot = /\.\d{1,2}\D*$|,\d{3}\.|,\d{2,3},\d{3}/;
const isAmount = /^[^\da-z]{0,4}\d[\d.,'’\s]*[^\da-z]{0,4}$/i;
const isDate = /^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}/;

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
  const amounts = new Set([mapping.amount, mapping.moneyIn, mapping.moneyOut]);
  let [commas, dots, whole] = [0, 0, 0];
  let open = '';
  for (const row of rows) {
    row.forEach((cell, column) => {
      const text = cell.trim();
      if (!isAmount.test(text) || isDate.test(text)) return;
      if (saysComma.test(text)) commas += 1;
      else if (saysDot.test(text)) dots += 1;
      if (!amounts.has(column)) return;
      if (open === '' && isOpen(text)) open = text;
      if (/^\D*\d{1,3}\D*$/.test(text)) whole += 1;
    });
  }
  if (commas !== dots) return { mark: commas > dots ? 'comma' : 'dot', open };
  // Nobody writes 1.500 for one and a half beside a plain 250.
  const isGrouped = whole > 0 || headers.some((header) => commaHeader.test(foldText(header)));
  return { mark: openDot.test(open) && isGrouped ? 'comma' : 'dot', open };
}

/** "(50.00)" and "50.00-" are minus fifty in bank files. */
export function parseBankAmount(text: string, currency: string, mark: DecimalMark): Parsed<number> {
  const wrapped = /^\((.*)\)$/.exec(text)?.[1] ?? /^(.*\d)\s*-$/.exec(text)?.[1];
  const body = wrapped ?? text;
  // A fourth digit behind the mark says that it stands before a fraction.
  const plain = mark === 'comma' ? body.replace(openDot, '$1$2$3').replace(openComma, '$1.$20$3') : body.replace(openDot, '$1.$20$3');
  const parsed = parseMoney(plain, currency);
  return parsed.ok && wrapped !== undefined ? { ok: true, value: 0 - Math.abs(parsed.value) } : parsed;
}
