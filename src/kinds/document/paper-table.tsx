import { notedRows, type Block, type TableColumn } from '@/lib/blocks';
import { Rich } from './paper-text';

/** Text or figures: which side of their place they keep to. */
export const side = (align: 'left' | 'right' | undefined) => (align === 'right' ? 'text-right' : 'text-left');

/** A figure is never torn: a table that is too wide for it scrolls. */
const longestFigure = 20;
const isFigure = (text: string, align: TableColumn['align']) => align === 'right' && text.length <= longestFigure;
/** An address may break anywhere, or the columns beside it would have room for one word a line. */
const isAddress = (text: string) => /^\S{25,}$/.test(text);

export function PaperTable({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  const cells = (row: readonly string[]) =>
    block.columns.map((column, index) => (
      <td
        key={index}
        className={`px-1.5 py-2 align-top break-words first:pl-0 last:pr-0 ${isFigure(row[index] ?? '', column.align) ? 'whitespace-nowrap' : 'whitespace-pre-line'} ${isAddress(row[index] ?? '') ? 'break-all' : ''} ${side(column.align)}`}
      >
        <Rich text={row[index] ?? ''} />
      </td>
    ));
  return (
    <div className="mb-3 overflow-x-auto" role="group" aria-label="Table" tabIndex={0}>
      <table className="w-full">
        <thead>
          <tr className="border-b border-line-strong text-[12px] tracking-wide text-mute uppercase">
            {block.columns.map((column) => (
              <th key={column.label} scope="col" className={`px-1.5 py-2 font-semibold first:pl-0 last:pr-0 ${side(column.align)}`}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notedRows(block).map((row, index) => (
            <tr key={index} className="border-b border-line">
              {cells(row)}
            </tr>
          ))}
        </tbody>
        {block.foot && (
          <tfoot>
            {block.foot.map((row, index) => (
              <tr key={index} className="font-semibold">
                {cells(row)}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}
