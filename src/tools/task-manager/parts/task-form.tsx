import { RecordForm } from '@/kinds/records/record-form';
import type { RecordForm as Form } from '@/kinds/records/use-record-form';
import { joinWords, splitList } from '@/lib/text';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { More } from '@/ui/more';
import type { fields, Task } from '../model';
import { describeRepeat, parseRepeat } from '../repeat';
import { unknownNames } from '../waiting';

const moreNames = ['startDate', 'time', 'repeat', 'dependencies', 'subtasks'] as const;

/** What every task needs, and the rest one click away. */
export function TaskForm({ form, tasks }: { form: Form<typeof fields>; tasks: readonly Task[] }) {
  const { draft, problems } = form.handle;
  const repeat = parseRepeat(draft.repeat);
  const unknown = unknownNames(splitList(draft.dependencies), tasks);
  const isUsed = moreNames.some((name) => draft[name] !== '' || problems[name] !== undefined);
  const handle = {
    ...form.handle,
    notes: {
      ...form.handle.notes,
      ...(repeat ? { repeat: `${describeRepeat(repeat)}. When it is completed, the next one is added.` } : {}),
      ...(unknown.length > 0
        ? {
            dependencies: `No task is called ${joinWords(
              unknown.map((name) => `“${name}”`),
              'or',
            )} yet.`,
          }
        : {}),
    },
  };
  return (
    <RecordForm
      form={form}
      title="Create New Task"
      editTitle="Edit Task"
      submit="Create Task"
      names={['title', 'description', 'priority', 'assignee', 'dueDate', 'tags']}
      wide={['title']}
      after={{ assignee: <Button onClick={() => form.handle.set('assignee', 'Me')}>Me</Button> }}
    >
      <More title="Start, time, repetition, subtasks and what it waits for" isUsed={isUsed} className="sm:col-span-2">
        <div className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field of={handle} name="startDate" />
          <Field of={handle} name="time" />
          <Field of={handle} name="repeat" />
          <Field of={handle} name="dependencies" />
          <Field of={handle} name="subtasks" wide />
        </div>
      </More>
    </RecordForm>
  );
}
