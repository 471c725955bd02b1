import { Field, type FormHandle } from '@/ui/field';
import { lineFields, type Line } from '../model';
import type { ComputedLine } from '../totals';

interface LineOptionsProps {
  line: Line;
  read: ComputedLine;
  currency: string;
  onEdit: (change: Partial<Line>) => void;
}

/** What an item may have beside its quantity and rate. */
export function LineOptions({ line, read, currency, onEdit }: LineOptionsProps) {
  const form: FormHandle<typeof lineFields> = {
    fields: lineFields,
    draft: line,
    problems: read.problems,
    notes: read.notes,
    today: '',
    isLive: true,
    set: (name, value) => onEdit({ [name]: value }),
  };
  const hasOwnRate = read.tax.mode === 'standard' || read.tax.mode === 'none';
  return (
    <div className="mt-2 grid grid-cols-2 gap-2 rounded-(--radius-control) bg-sunk p-3 sm:grid-cols-3">
      <Field of={form} name="unit" />
      <Field of={form} name="discountKind" />
      <Field of={form} name="discount" label={line.discountKind === 'amount' ? `Discount in ${currency}` : 'Discount %'} />
      <Field of={form} name="taxMode" wide />
      {hasOwnRate && <Field of={form} name="taxPercent" label="Own tax %" />}
    </div>
  );
}
