import { RecordForm } from '@/kinds/records/record-form';
import type { RecordForm as Form } from '@/kinds/records/use-record-form';
import type { fields } from '../model';

const names = [
  'requirement',
  'category',
  'priority',
  'need',
  'status',
  'owner',
  'dueDate',
  'repeats',
  'cost',
  'link',
  'asOf',
  'naReason',
  'resources',
  'evidence',
  'description',
  'test',
] as const;

export function RequirementForm({ form }: { form: Form<typeof fields> }) {
  return (
    <RecordForm
      form={form}
      title="Add Requirement"
      editTitle="Edit Requirement"
      submit="Save Requirement"
      names={names}
      wide={['requirement', 'resources']}
    />
  );
}
