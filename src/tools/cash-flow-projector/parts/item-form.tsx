import { RecordForm } from '@/kinds/records/record-form';
import { Field } from '@/ui/field';
import { assumptions } from '../content';
import { More } from '@/ui/more';
import type { CashFlow } from './use-cash-flow';

export function ItemForm({ form }: { form: CashFlow['form'] }) {
  const { draft, problems } = form.handle;
  return (
    <RecordForm
      form={form}
      title="Add Item"
      editTitle="Edit Item"
      submit="Add Item"
      names={['name', 'type', 'amount', 'frequency', 'startMonth']}
      wide={['name']}
      isPermanent
    >
      {draft.frequency === 'annual' && (
        <div className="sm:col-span-2">
          <Field of={form.handle} name="isRepeated" />
          {!draft.isRepeated && <p className="text-[13px] text-mute">Otherwise it counts once, in its start month.</p>}
        </div>
      )}
      {draft.frequency === 'weekly' && <p className="text-[13px] text-mute sm:col-span-2">{assumptions.weekly}</p>}
      <More
        title="Growth, end month, timing"
        isUsed={
          !['', '0'].includes(draft.growth) ||
          draft.endMonth !== '' ||
          draft.isPlain ||
          problems.growth !== undefined ||
          problems.endMonth !== undefined
        }
        className="sm:col-span-2"
      >
        <div className="mt-1 grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field of={form.handle} name="growth" />
          <Field of={form.handle} name="endMonth" />
          <Field of={form.handle} name="isPlain" wide />
        </div>
      </More>
    </RecordForm>
  );
}
