import { formatPercent } from '@/lib/numbers';
import { RecordForm } from '@/kinds/records/record-form';
import { Field } from '@/ui/field';
import type { StepFormHandle } from './use-funnel';

export function StepForm({ form, rate }: { form: StepFormHandle; rate: number | null }) {
  return (
    <RecordForm
      form={form}
      title="Add Funnel Step"
      editTitle="Edit Funnel Step"
      submit="Add Step"
      names={['name', 'visitors', 'conversions']}
      wide={['name']}
    >
      {rate !== null && (
        <p className="flex items-baseline justify-between gap-2 rounded-(--radius-control) bg-sunk px-3 py-2 sm:col-span-2">
          <span className="text-[13px] text-mute">Conversion Rate</span>
          <output className="font-semibold">{formatPercent(rate, 2)}</output>
        </p>
      )}
      <Field of={form.handle} name="ideas" />
    </RecordForm>
  );
}
