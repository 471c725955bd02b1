import { noFigure } from '@/lib/numbers';

export interface Measure {
  label: string;
  /** One for each scenario; nothing where there is no figure. */
  values: readonly (number | null)[];
  format: (value: number) => string;
  /** Shown instead of a missing figure, such as "never". */
  missing?: string;
}

interface CompareTableProps {
  label: string;
  /** The first is what the others are compared with. */
  names: readonly string[];
  measures: readonly Measure[];
}

const signed = (format: (value: number) => string, difference: number) =>
  difference === 0 ? 'same' : `${difference > 0 ? '+' : '−'}${format(Math.abs(difference))}`;

/** Scenarios side by side, with what each changes against the first. */
export function CompareTable({ label, names, measures }: CompareTableProps) {
  return (
    <div className="overflow-x-auto" role="group" aria-label={label} tabIndex={0}>
      <table className="w-full text-right">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line">
            <td />
            {names.map((name) => (
              <th key={name} scope="col" className="max-w-40 truncate p-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map(({ label: measure, values, format, missing = noFigure }) => (
            <tr key={measure} className="border-b border-line align-top">
              <th scope="row" className="p-2 text-left font-normal text-mute">
                {measure}
              </th>
              {names.map((name, index) => {
                const value = values[index] ?? null;
                const first = values[0] ?? null;
                return (
                  <td key={name} className="p-2 whitespace-nowrap">
                    {value === null ? missing : format(value)}
                    {index > 0 && value !== null && first !== null && (
                      <span className="block text-[13px] text-mute">{signed(format, value - first)}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
