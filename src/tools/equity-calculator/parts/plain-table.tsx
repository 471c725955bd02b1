import type { ReactNode } from 'react';

interface PlainTableProps {
  label: string;
  /** The first is text, the rest are figures. */
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[]; isTotal?: boolean }[];
}

/** Figures under headings; scrolls sideways on a phone. */
export function PlainTable({ label, head, rows }: PlainTableProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse */}
      <div className="overflow-x-auto" role="group" aria-label={label} tabIndex={0}>
        <table className="w-full text-[14px]">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="border-b border-line-strong text-[13px] text-mute">
              {head.map((title, index) => (
                <th
                  key={title}
                  scope="col"
                  className={`px-2 py-2 font-[550] first:pl-0 last:pr-0 ${index === 0 ? 'text-left' : 'text-right'}`}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells, isTotal }) => (
              <tr key={key} className={`border-b border-line ${isTotal ? 'font-semibold' : ''}`}>
                {cells.map((cell, index) =>
                  index === 0 ? (
                    <th key={index} scope="row" className={`min-w-28 py-2 pr-2 text-left break-words ${isTotal ? '' : 'font-normal'}`}>
                      {cell}
                    </th>
                  ) : (
                    <td key={index} className="px-2 py-2 text-right whitespace-nowrap last:pr-0">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
