import { RecordForm } from '@/kinds/records/record-form';
import { notesOn } from '../values';
import type { TemplateForm as Form } from './use-templates';

export default function TemplateForm({ form }: { form: Form }) {
  const notes = { ...form.handle.notes, ...notesOn(form.handle.draft) };
  return (
    <div className="[&_textarea]:min-h-64">
      <RecordForm
        form={{ ...form, handle: { ...form.handle, notes } }}
        title="New Template"
        editTitle="Edit Template"
        submit="Save Template"
        names={['name', 'category', 'subject', 'preheader', 'content']}
        wide={['subject', 'preheader']}
      />
    </div>
  );
}
