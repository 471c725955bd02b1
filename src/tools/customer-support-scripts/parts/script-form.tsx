import { ModelLink } from '@/kinds/proposal/model-link';
import { RecordForm } from '@/kinds/records/record-form';
import { Field } from '@/ui/field';
import { useSettings } from '@/workspace/settings';
import { ImproveContent } from './improve-content';
import type { ScriptForm as Form, ScriptRecords } from './use-scripts';

export default function ScriptForm({ records, form }: { records: ScriptRecords; form: Form }) {
  const hasModel = useSettings(({ ai }) => ai.provider !== '');
  return (
    <div className="[&_textarea]:min-h-40">
      <RecordForm form={form} title="Create Script" editTitle="Edit Script" submit="Save Script" names={['title', 'category']}>
        <div className="min-w-0 sm:col-span-2">
          <Field of={form.handle} name="content" />
          {hasModel ? (
            <ImproveContent key={form.work} records={records} form={form} />
          ) : (
            <div className="mt-2">
              <ModelLink />
            </div>
          )}
        </div>
        {(['tags', 'shortCode', 'tone', 'language'] as const).map((name) => (
          <Field key={name} of={form.handle} name={name} />
        ))}
      </RecordForm>
    </div>
  );
}
