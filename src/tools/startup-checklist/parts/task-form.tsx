import { useId } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import type { RecordForm as Form } from '@/kinds/records/use-record-form';
import type { fields } from '../model';
import { possibleBefore } from '../order';
import type { Checklist } from './use-checklist';
import { Field } from '@/ui/field';
import { Label } from '@/ui/labelled';
import { More } from '@/ui/more';

const ownNames = ['owner', 'evidence', 'folder'] as const;

/** One task, beside the list. */
export function TaskForm({ form, checklist }: { form: Form<typeof fields>; checklist: Checklist }) {
  return (
    <RecordForm
      form={form}
      title="Add New Task"
      editTitle="Edit Task"
      submit="Save Task"
      names={['title', 'description', 'category', 'priority', 'dueDate', 'repeats', 'phase', 'notes', 'link']}
      wide={['title', 'phase', 'link']}
    >
      <AfterField form={form} checklist={checklist} />
      <More title="Owner and evidence" isUsed={ownNames.some((name) => form.handle.draft[name] !== '')} className="sm:col-span-2">
        <div className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field of={form.handle} name="owner" wide />
          <Field of={form.handle} name="evidence" />
          <Field of={form.handle} name="folder" />
        </div>
      </More>
    </RecordForm>
  );
}

/** Which step comes first. Steps that wait for this one are not on offer, so no two can wait for each other. */
function AfterField({ form, checklist }: { form: Form<typeof fields>; checklist: Checklist }) {
  const id = useId();
  const { records, plan } = checklist;
  const options = possibleBefore(records.all, plan, form.target);
  const typed = form.handle.draft.after;
  // A step from a file names the one before by its title.
  const chosen = options.find((task) => task.id === typed) ?? (typed === '' ? undefined : plan.before.get(form.target));
  return (
    <div className="min-w-0 sm:col-span-2">
      <Label htmlFor={id}>After</Label>
      <select
        id={id}
        className="input"
        value={chosen?.id ?? ''}
        aria-describedby={`${id}-hint`}
        onChange={(event) => form.handle.set('after', event.target.value)}
      >
        <option value="">No other step</option>
        {options.map((task) => (
          <option key={task.id} value={task.id}>
            {task.title || 'Untitled task'}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="mt-1 text-[13px] text-mute">
        The step that has to be done first.
      </p>
    </div>
  );
}
