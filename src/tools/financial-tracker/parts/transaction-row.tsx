import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatNumber } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { RowActions } from '@/kinds/records/row-actions';
import type { RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { IconButton } from '@/ui/button';
import { Chip } from '@/ui/layout';
import { effectOf, isTransfer, type fields, type TrackerExtra, type Transaction } from '../model';

export interface RowProps {
  records: Records<typeof fields, TrackerExtra>;
  form: RecordForm<typeof fields>;
  onSplit: (transaction: Transaction) => void;
  onReceipts: (transaction: Transaction) => void;
}

interface TransactionRowProps extends RowProps {
  transaction: Transaction;
  /** Where several can be chosen. */
  choice?: { isOn: boolean; onChange: (isOn: boolean) => void };
}

export function TransactionRow({ transaction, records, form, onSplit, onReceipts, choice }: TransactionRowProps) {
  const { description, category, date, amount, account, paidIn, paid } = transaction;
  const effect = effectOf(transaction);
  const receipts = records.extra.receipts.filter(({ of }) => of === transaction.id).length;
  const details = [
    category,
    formatDay(date),
    account,
    ...(paidIn === '' ? [] : [`${formatNumber(paid)} ${paidIn}`]),
    ...(isTransfer(transaction) ? ['not counted'] : []),
    ...(receipts > 0 ? [plural(receipts, 'receipt')] : []),
  ];
  return (
    <div className="row grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 px-4 max-md:pr-1 py-2.5 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
      <div className="flex min-w-0 items-center gap-3">
        {choice && (
          <input
            type="checkbox"
            aria-label={`Select ${description}`}
            className="no-print size-4.5 flex-none accent-accent"
            checked={choice.isOn}
            onChange={(event) => choice.onChange(event.target.checked)}
          />
        )}
        <div className="min-w-0">
          <p className="truncate font-[550]" title={description}>
            {description}
          </p>
          <p className="text-[13px] break-words text-mute">{details.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <span className="hidden md:inline">{amount < 0 && <Chip>Refund</Chip>}</span>
      <span className={`text-right ${effect > 0 ? 'text-accent' : ''}`}>
        {effect > 0 && '+'}
        {formatMoney(effect, records.tool.around.currency)}
        {amount < 0 && <span className="block text-[13px] text-mute md:hidden">Refund</span>}
      </span>
      <RowActions records={records} form={form} record={transaction} title={description}>
        <IconButton icon="paperclip" label={`Receipts of ${description}`} onClick={() => onReceipts(transaction)} />
        <IconButton icon="split" label={`Split ${description}`} onClick={() => onSplit(transaction)} />
      </RowActions>
    </div>
  );
}
