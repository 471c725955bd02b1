import { ModelLink } from '@/kinds/proposal/model-link';
import { RecordForm } from '@/kinds/records/record-form';
import { Field } from '@/ui/field';
import { useSettings } from '@/workspace/settings';
import { notesOn } from '../values';
import { ImproveField } from './improve-field';
import type { TemplateForm as Form, TemplateRecords } from './template-records';

export default function TemplateForm({ records, form }: { records: TemplateRecords; form: Form }) {
  const hasModel = useSettings(({ ai }) => ai.provider !== '');
  const handle = { ...form.handle, notes: { ...form.handle.notes, ...notesOn(form.handle.draft) } };
  return (
    <div className="[&_textarea]:min-h-64">
      <RecordForm
        form={{ ...form, handle }}
        title="New Template"
        editTitle="Edit Template"
        submit="Save Template"
        names={['name', 'category']}
      >
        <div className="min-w-0 sm:col-span-2">
          <Field of={handle} name="subject" />
          <ImproveField key={`subject ${form.work}`} records={records} form={form} name="subject" />
        </div>
        <Field of={handle} name="preheader" wide />
        <div className="min-w-0 sm:col-span-2">
          <Field of={handle} name="content" />
          {hasModel ? (
            <ImproveField key={`content ${form.work}`} records={records} form={form} name="content" />
          ) : (
            <div className="mt-2">
              <ModelLink />
            </div>
          )}
        </div>
      </RecordForm>
    </div>
  );
}
