import { RecordForm } from '@/kinds/records/record-form';
import { seemsLower } from '@/kinds/metrics/progress';
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
        direction: draft.direction === 'higher' && (seemsLower(draft.name) || draft.targetValue.trim() === '0') && (
          <Button className="flex-none" onClick={() => set('direction', 'lower')}>
            Lower is better?
          </Button>
        ),
      }}
    />
  );
}
