import { useId, useMemo } from 'react';
import { formatDay } from '@/lib/dates';
import { readField } from '@/lib/fields';
import { RecordForm } from '@/kinds/records/record-form';
import { Field } from '@/ui/field';
import { Label, Labelled } from '@/ui/labelled';
import { fields, firstDay, formatDayNumber, formFields, lastDay, settleDay, signedDay, toDayGroups } from '../model';
import { mayWaitFor } from '../waiting';
import type { Onboarding, TaskForm as Form } from './use-onboarding';

export function TaskForm({ form, onboarding }: { form: Form; onboarding: Onboarding }) {
  const { handle } = form;
  const { draft } = handle;
  const { dates, title } = onboarding.view;
  const { all } = onboarding.records;
  const dueDay = settleDay(Number(readField(formFields.dueDay, draft.dueDay, { today: '', currency: '' }).value));
  const date = formatDay(dates.get(signedDay({ dueDay, before: draft.before })) ?? '', 'full');
  const choices = useMemo(() => toDayGroups(mayWaitFor(form.target, all)).flatMap((group) => group.tasks), [form.target, all]);
  const chosen = choices.find(({ id, title: name }) => draft.after !== '' && (id === draft.after || name.trim() === draft.after.trim()));
  return (
    <RecordForm
      form={form}
      title="Add Task"
      editTitle="Edit Task"
      submit="Add Task"
      names={['title', 'description', 'category']}
      wide={['title']}
    >
      <DueDay form={form} />
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
      <div className="min-w-0 sm:col-span-2">
        <Labelled label={fields.after.label} hint="It can be ticked once that is done.">
          {(control) => (
            <select {...control} className="input" value={chosen?.id ?? ''} onChange={(event) => handle.set('after', event.target.value)}>
              <option value="">Nothing</option>
              {choices.map((task) => (
                <option key={task.id} value={task.id}>
                  {formatDayNumber(signedDay(task))}: {(task.title.trim() || 'Task without a title').slice(0, 80)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
    </RecordForm>
  );
}

function DueDay({ form: { handle } }: { form: Form }) {
  const id = useId();
  const { draft, problems, notes } = handle;
  const message = problems.dueDay ?? notes.dueDay ?? '';
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>{draft.before ? 'Days before day 1' : fields.dueDay.label}</Label>
      <input
        id={id}
        name="dueDay"
        type="number"
        min={firstDay}
        max={lastDay}
        step={1}
        className="input text-right"
        value={draft.dueDay}
        aria-describedby={`${id}-message`}
        aria-invalid={message === '' ? undefined : true}
        onChange={(event) => handle.set('dueDay', event.target.value)}
      />
      <p id={`${id}-message`} role="status" className="mt-1 text-[13px] text-warn empty:hidden">
        {message}
      </p>
    </div>
  );
}
