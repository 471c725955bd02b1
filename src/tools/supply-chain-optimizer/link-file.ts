import type { ImportedTable } from '@/kinds/records/import-records';
import { foldText } from '@/lib/text';
import { linkNames } from './content';
import { plainName } from './model';

const plainHeader = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '');
const columnOf = (headers: readonly string[], names: readonly string[]) => {
  const wanted = names.map(plainHeader);
  return headers.findIndex((header) => wanted.includes(plainHeader(header)));
};

/** Says of a row from a node to itself why it is left out, and takes kilometres from the heading of a distance. */
export function prepareLinks({ headers, rows }: ImportedTable): ImportedTable {
  const source = columnOf(headers, ['source', ...linkNames.source]);
  const target = columnOf(headers, ['target', ...linkNames.target]);
  const distance = columnOf(headers, ['distance', ...linkNames.distance]);
  const unit = columnOf(headers, ['measured in', ...linkNames.measuredIn]);
  const isKm = unit < 0 && distance >= 0 && /\bkm\b|kilomet/i.test(headers[distance] ?? '');
  return {
    headers: isKm ? [...headers, 'Measured In'] : headers,
    rows: rows.map((cells) => {
      const isSelf =
        source >= 0 &&
        target >= 0 &&
        (cells[source] ?? '').trim() !== '' &&
        plainName(cells[source] ?? '') === plainName(cells[target] ?? '');
      const checked = isSelf ? cells.map((cell, place) => (place === target ? `${cell} (a node can’t link to itself)` : cell)) : cells;
      return isKm ? [...headers.map((_, place) => checked[place] ?? ''), 'km'] : checked;
    }),
  };
}
