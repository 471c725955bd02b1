import type { RecordForm } from '@/kinds/records/use-record-form';
import { Field } from '@/ui/field';
import { More } from '@/ui/more';
import type { fields } from '../model';

/** What most transactions do without: the account, and what was paid in another currency. */
export function MoreFields({ form, isUsed }: { form: RecordForm<typeof fields>; isUsed: boolean }) {
  const { handle } = form;
  return (
    <More title="Account and other currency" isUsed={isUsed} className="sm:col-span-2">
      <div className="mt-1 grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={handle} name="account" />
        <Field of={handle} name="paidIn" />
        {handle.draft.paidIn !== '' && (
          <>
            <Field of={handle} name="paid" />
            <Field of={handle} name="rate" />
            <p className="text-[13px] text-mute sm:col-span-2">
              Type the rate you paid, and the amount above follows. Or type the amount the bank booked, and the rate follows.
            </p>
          </>
        )}
      </div>
    </More>
  );
}
