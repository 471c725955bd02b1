import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Nothing where the rows speak for themselves. */
  head: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  /** Below the last row. */
  foot?: ReactNode;
  /** The first column holds words, to the left; the others figures, to the right. */
  align?: 'left' | 'center' | 'right';
  /** Names the row; the first column does, unless another says so. */
  isRowHead?: boolean;
  isStrong?: boolean;
  /** Of its cells, the head's too: width, wrapping. */
  className?: string;
}

interface TableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<NoInfer<Row>>[];
  keyOf?: (row: Row, index: number) => string | number;
  /** What everybody reads above it; without one the label is there for those who listen. */
  caption?: ReactNode;
  isStrong?: (row: Row, index: number) => boolean;
  size?: 'normal' | 'small';
  /** Framed where it does not stand in a panel. */
  look?: 'plain' | 'framed';
  /** Of the whole: margins; the least width of the table. */
  className?: string;
}

const sides = { left: 'text-left', center: 'text-center', right: 'text-right' };
const sizes = {
  normal: { text: 'text-[14px]', plain: 'px-2 py-2', framed: 'px-3 py-2' },
  small: { text: 'text-[13px]', plain: 'px-1.5 py-1.5', framed: 'px-2.5 py-1.5' },
};

/** Rows under headings. What is too wide scrolls in its own box, without a mouse, too; on paper it is whole. */
export function Table<Row>({
  label,
  columns,
  rows,
  keyOf = (_row, index) => index,
  caption,
  isStrong,
  size = 'normal',
  look = 'plain',
  className = '',
}: TableProps<Row>) {
  const { text, ...paddings } = sizes[size];
  const isFramed = look === 'framed';
  const padding = isFramed ? paddings.framed : `${paddings.plain} first:pl-0 last:pr-0`;
  const lastLine = isFramed ? 'group-last:border-0' : '';
  const sideOf = (column: Column<Row>, index: number) => column.align ?? (index === 0 ? 'left' : 'right');
  const rowHead = Math.max(
    0,
    columns.findIndex(({ isRowHead }) => isRowHead),
  );
  const cellsOf = (contentOf: (column: Column<Row>) => ReactNode, looks: string, isBold: boolean) =>
    columns.map((column, index) => {
      const side = sideOf(column, index);
      const weight = isBold || column.isStrong ? 'font-semibold' : 'font-normal';
      const wrapping = side === 'right' ? 'whitespace-nowrap' : 'break-words';
      const cell = `${padding} ${looks} ${sides[side]} ${weight} ${wrapping} ${column.className ?? ''}`;
      return index === rowHead ? (
        <th key={index} scope="row" className={cell}>
          {contentOf(column)}
        </th>
      ) : (
        <td key={index} className={cell}>
          {contentOf(column)}
        </td>
      );
    });
  return (
    // Relative, or words for those who listen would lie outside it and widen the page.
    <div
      className={`relative overflow-x-auto ${isFramed ? 'rounded-(--radius-control) border border-line bg-surface' : ''} print:overflow-visible ${className}`}
      role="group"
      aria-label={label}
      tabIndex={0}
    >
      <table className={`w-full border-separate border-spacing-0 ${text}`}>
        <caption className={caption ? `text-left ${isFramed ? 'px-3 pt-2' : ''}` : 'sr-only'}>{caption ?? label}</caption>
        <thead>
          <tr className="align-bottom text-[13px] text-mute">
            {columns.map((column, index) => {
              const looks = `border-b border-line-strong ${padding} ${sides[sideOf(column, index)]} ${column.className ?? ''}`;
              return column.head === '' ? (
                <td key={index} className={looks} />
              ) : (
                <th key={index} scope="col" className={`${looks} font-[550]`}>
                  {column.head}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const isBold = isStrong?.(row, index) ?? false;
            return (
              <tr key={keyOf(row, index)} className="group align-top">
                {cellsOf(({ cell }) => cell(row, index), `border-b border-line ${lastLine}`, isBold)}
              </tr>
            );
          })}
        </tbody>
        {columns.some(({ foot }) => foot !== undefined) && (
          <tfoot>
            <tr className="align-top">{cellsOf(({ foot }) => foot, '', true)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** The figures behind a drawing, for those who read them better. */
export function ShowAsTable<Row>(props: Pick<TableProps<Row>, 'label' | 'columns' | 'rows'>) {
  return (
    <details className="mt-2 text-[13px]">
      <summary className="inline-flex min-h-6 items-center text-mute hover:text-ink">Show as table</summary>
      <Table {...props} size="small" className="mt-2" />
    </details>
  );
}
