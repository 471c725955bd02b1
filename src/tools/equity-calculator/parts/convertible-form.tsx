import { RecordForm } from '@/kinds/records/record-form';
import { Field } from '@/ui/field';
import type { ConvertibleForm as Form } from './use-equity';

export function ConvertibleForm({ form }: { form: Form }) {
  const { handle } = form;
  const isNote = handle.draft.instrument === 'Convertible note';
  return (
    <RecordForm
      form={form}
      title="Add SAFE or Note"
      editTitle="Edit SAFE or Note"
      submit="Add SAFE or Note"
      names={['name', 'instrument', 'amount', 'cap', 'discount', 'issued']}
      isPermanent
    >
      {isNote ? (
        <>
          <Field of={handle} name="interest" />
          <Field of={handle} name="maturity" />
        </>
      ) : (
        <Field of={handle} name="isMfn" wide />
      )}
    </RecordForm>
  );
}
