import { RecordForm } from '@/kinds/records/record-form';
import { seemsLower } from '@/kinds/metrics/progress';
import { valueReading } from '@/kinds/metrics/value-reading';
import { Button } from '@/ui/button';
import type { MetricForm as Form } from './use-metrics';

export function MetricForm({ form }: { form: Form }) {
  const { draft, problems, set } = form.handle;
  const isRange = draft.direction === 'range' || problems.upperTarget !== undefined;
  return (
    <RecordForm
      form={form}
      title="Add Metric"
      editTitle="Edit Metric"
      submit="Add Metric"
      names={[
        'name',
        'currentValue',
        'unit',
        'category',
        'targetValue',
        'direction',
        ...(isRange ? (['upperTarget'] as const) : []),
        'rollUp',
        'targetDate',
      ]}
      wide={['name', 'direction', 'upperTarget', 'rollUp', 'targetDate']}
      isPermanent
      after={{
        currentValue: valueReading({ text: draft.currentValue, unit: draft.unit, onUse: (text) => set('currentValue', text) }),
        targetValue: valueReading({ text: draft.targetValue, unit: draft.unit, onUse: (text) => set('targetValue', text) }),
        direction: draft.direction === 'higher' && (seemsLower(draft.name) || draft.targetValue.trim() === '0') && (
          <Button className="flex-none" onClick={() => set('direction', 'lower')}>
            Lower is better?
          </Button>
        ),
      }}
    />
  );
}
