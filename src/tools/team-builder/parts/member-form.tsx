import { RecordForm } from '@/kinds/records/record-form';
import { Field } from '@/ui/field';
import type { OrgTree } from '../org-tree';
import { ManagerSelect } from './manager-select';
import type { MemberForm as Form } from './use-team';

export function MemberForm({ form, tree }: { form: Form; tree: OrgTree }) {
  const { handle, target } = form;
  return (
    <RecordForm
      form={form}
      title="Add Member"
      editTitle="Edit Member"
      submit="Add Member"
      names={['name', 'role', 'department']}
      isPermanent
    >
      <ManagerSelect
        tree={tree}
        of={target}
        value={handle.draft.reportsTo}
        problem={handle.problems.reportsTo}
        onChange={(manager) => handle.set('reportsTo', manager)}
      />
      <Field of={handle} name="email" />
      <Field of={handle} name="phone" />
      <Field of={handle} name="location" />
      <Field of={handle} name="startDate" />
      <Field of={handle} name="skills" wide />
      <Field of={handle} name="bio" />
      <Field of={handle} name="salary" />
      <div className="grid content-start gap-2">
        <Field of={handle} name="performance" />
        <Field of={handle} name="unrated" />
      </div>
    </RecordForm>
  );
}
