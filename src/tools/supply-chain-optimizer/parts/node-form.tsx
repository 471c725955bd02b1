import { RecordForm } from '@/kinds/records/record-form';
import type { NodeForm as Form } from './use-chain';

export function NodeForm({ form }: { form: Form }) {
  return (
    <RecordForm
      form={form}
      title="New Node"
      editTitle="Edit Node"
      submit="Save Node"
      names={['name', 'type', 'location', 'leadTime', 'cost', 'charged', 'capacity', 'reliability', 'needs']}
    />
  );
}
