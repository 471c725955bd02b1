import { noFigure } from '@/lib/numbers';
import { Table, type Column } from '@/ui/table';

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
    <Table
      label={label}
      rows={measures}
      keyOf={(measure) => measure.label}
      columns={[
        { head: '', cell: (measure) => <span className="text-mute">{measure.label}</span> },
        ...names.map((name, index): Column<Measure> => ({
          head: <span className="ml-auto block max-w-40 truncate">{name}</span>,
          cell: ({ values, format, missing = noFigure }) => {
            const [first = null] = values;
            const value = values[index] ?? null;
            return (
              <>
                {value === null ? missing : format(value)}
                {index > 0 && value !== null && first !== null && (
                  <span className="block text-[13px] text-mute">{signed(format, value - first)}</span>
                )}
              </>
            );
          },
        })),
      ]}
    />
  );
}
