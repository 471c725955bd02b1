import { useState } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { seemsLower } from '@/kinds/metrics/progress';
import { valueReading } from '@/kinds/metrics/value-reading';
import type { KpiForm as Form } from './use-kpi-forms';

/** The fields of a KPI; the same to add one and to edit one. */
export function KpiForm({ form, isPermanent = false }: { form: Form; isPermanent?: boolean }) {
  const { draft, problems, set } = form.handle;
  const [isMoreOpen, setIsMoreOpen] = useState(form.isEditing);
  const isRange = draft.direction === 'range' || problems.upperTarget !== undefined;
  return (
    <RecordForm
      form={form}
      title="Add KPI"
      editTitle="Edit KPI"
      submit="Add KPI"
      names={['name', 'currentValue', 'targetValue', 'unit', 'category', 'direction', ...(isRange ? (['upperTarget'] as const) : [])]}
      wide={isRange ? ['name'] : ['name', 'direction']}
      isPermanent={isPermanent}
      after={{
        currentValue: valueReading({ text: draft.currentValue, unit: draft.unit, onUse: (text) => set('currentValue', text) }),
        targetValue: valueReading({ text: draft.targetValue, unit: draft.unit, onUse: (text) => set('targetValue', text) }),
        direction: draft.direction === 'higher' && (seemsLower(draft.name) || draft.targetValue.trim() === '0') && (
          <Button className="flex-none" onClick={() => set('direction', 'lower')}>
            Lower is better?
          </Button>
        ),
      }}
    >
      <details
        className="sm:col-span-2"
        open={isMoreOpen || problems.changePercent !== undefined}
        onToggle={(event) => setIsMoreOpen(event.currentTarget.open)}
      >
        <summary className="inline-flex min-h-6 items-center gap-1.5 text-[13px] font-[550] text-mute hover:text-ink">
          <Icon icon="chevron-down" />
          Target date, trend and change
        </summary>
        <div className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field of={form.handle} name="targetDate" wide />
          <Field of={form.handle} name="trend" />
          <Field of={form.handle} name="changePercent" />
          <p className="text-[13px] text-mute sm:col-span-2">From the second dated value on, trend and change are worked out for you.</p>
        </div>
      </details>
    </RecordForm>
  );
}
