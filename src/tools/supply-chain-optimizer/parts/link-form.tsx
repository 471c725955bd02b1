import { RecordForm } from '@/kinds/records/record-form';
import { Notice } from '@/ui/layout';
import type { LinkEditor } from './use-chain';

export function LinkForm({ editor: { form, refusal } }: { editor: LinkEditor }) {
  return (
    <RecordForm
      form={form}
      title="New Link"
      editTitle="Edit Link"
      submit="Save Link"
      names={['source', 'target', 'transport', 'time', 'cost', 'charged', 'distance', 'measuredIn', 'item', 'quantity']}
    >
      {refusal && (
        <div className="sm:col-span-2">
          <Notice tone="bad">{refusal}</Notice>
        </div>
      )}
    </RecordForm>
  );
}
