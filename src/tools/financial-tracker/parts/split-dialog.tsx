import { useState } from 'react';
import { useDraftForm } from '@/kinds/work/draft-form';
import { choice, emptyDraft, money, type ValuesOf } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import type { Records } from '@/kinds/records/use-records';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { offerCategories, type fields as trackerFields, type TrackerExtra, type Transaction } from '../model';
import { findSplitProblems, followSplit, nextId, splitTransaction } from '../splitting';

interface SplitDialogProps {
  transaction: Transaction;
  records: Records<typeof trackerFields, TrackerExtra>;
  onClose: () => void;
}

/** One payment, two categories: the second part is typed, the first is what is left. */
export function SplitDialog({ transaction, records, onClose }: SplitDialogProps) {
  const { tool } = records;
  const { around } = tool;
  const { currency } = around;
  const fields = {
    amount: money('Amount of the second part', { required: 'Enter an amount.' }),
    category: choice('Category of the second part', offerCategories(transaction.type, records.extra.categories, records.all), {
      required: 'Choose a category.',
      placeholder: 'Select a category',
    }),
  };
  const [draft, setDraft] = useState(() => emptyDraft(fields, around.today));
  const toSplit = ({ amount, category }: ValuesOf<typeof fields>) => ({ part: amount, category });
  const form = useDraftForm(fields, draft, around, setDraft, {
    check: (values) => findSplitProblems(transaction, toSplit(values)),
    onSubmit: (values) => {
      const newId = nextId(transaction.id, new Set(records.all.map(({ id }) => id)));
      const parts = splitTransaction(transaction, toSplit(values), newId);
      tool.changeAll(
        ({ data, drafts }) => ({
          data: { ...data, currency, records: records.all.flatMap((record) => (record.id === transaction.id ? parts : [record])) },
          drafts: followSplit(drafts, parts[0], currency),
        }),
        { say: 'Transaction split' },
      );
      onClose();
    },
  });
  const { amount, category } = form.values;
  const show = (figure: number) => formatMoney(figure, currency);

  return (
    <Dialog title="Split transaction" onClose={onClose}>
      <p className="mb-4 break-words">
        {transaction.description}: {show(transaction.amount)} in {transaction.category}.
      </p>
      <form noValidate onSubmit={form.submit}>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field of={form.handle} name="amount" />
          <Field of={form.handle} name="category" />
        </div>
        <p role="status" className="mt-3 text-mute">
          {form.isFine
            ? `${show(amount)} in ${category}, ${show(transaction.amount - amount)} stays in ${transaction.category}.`
            : `The rest stays in ${transaction.category}.`}
        </p>
        <div className="mt-4 flex gap-2">
          <Button type="submit" look="primary">
            Split
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
