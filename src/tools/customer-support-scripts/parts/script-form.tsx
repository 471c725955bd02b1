import { RecordForm } from '@/kinds/records/record-form';
import type { ScriptForm as Form } from './use-scripts';

export default function ScriptForm({ form }: { form: Form }) {
  return (
    <div className="[&_textarea]:min-h-40">
      <RecordForm
        form={form}
        title="Create Script"
        editTitle="Edit Script"
        submit="Save Script"
        names={['title', 'category', 'content', 'tags', 'shortCode', 'tone', 'language']}
      />
    </div>
  );
}
