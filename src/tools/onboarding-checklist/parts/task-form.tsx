import { formatDay } from '@/lib/dates';
import { readField } from '@/lib/fields';
import { RecordForm } from '@/kinds/records/record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { fields, firstDay, settleDay, signedDay } from '../model';
import type { Onboarding, TaskForm as Form } from './use-onboarding';

export function TaskForm({ form, onboarding }: { form: Form; onboarding: Onboarding }) {
  const { handle } = form;
  const { draft, problems } = handle;
  const { dates, title } = onboarding.view;
  const reading = readField(fields.dueDay, draft.dueDay, { today: '', currency: '' });
  const dueDay = settleDay(Number(reading.value));
  const date = reading.problem ? '' : formatDay(dates.get(signedDay({ dueDay, before: draft.before })) ?? '', 'full');
  return (
    <RecordForm
      form={form}
      title="Add Task"
      editTitle="Edit Task"
      submit="Add Task"
      names={['title', 'description', 'category']}
      wide={['title']}
      isPermanent
    >
      <Field
        of={handle}
        name="dueDay"
        label={draft.before ? 'Days before day 1' : fields.dueDay.label}
        after={
          problems.dueDay && (
            <Button className="flex-none" onClick={() => handle.set('dueDay', String(firstDay))}>
              Use {firstDay}
            </Button>
          )
        }
      />
      <div className="sm:col-span-2">
        <Field of={handle} name="before" />
        {date && (
          <p className="mt-1 text-[13px] text-mute">
            For {title} that is {date}.
          </p>
        )}
      </div>
      <Field of={handle} name="assignee" />
      <Field of={handle} name="role" />
    </RecordForm>
  );
}
