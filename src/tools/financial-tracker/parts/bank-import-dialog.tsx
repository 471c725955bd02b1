import { useMemo, useState } from 'react';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { describeTaken } from '@/kinds/records/import-records';
import { FileStep, Labelled, MatchStep, OutcomeStep, useImportedTable } from '@/kinds/records/import-steps';
import type { Records } from '@/kinds/records/use-records';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { bankColumns, dateOrders, guessColumns, guessDateOrder, planBankImport, type BankOptions, type DateOrder } from '../bank-import';
import { effectOf, type fields, type TrackerExtra, type Transaction } from '../model';

interface BankImportProps {
  records: Records<typeof fields, TrackerExtra>;
  onClose: () => void;
}

const noun = 'transaction';
const shownRows = 5;
const startOptions: BankOptions = { mapping: {}, dates: 'ymd', isMinusIn: false, hasRepeats: false };
const columns = Object.entries(bankColumns).map(([name, { label }]) => [name, label] as const);

const toCells = (transaction: Transaction, currency: string) => [
  formatDay(transaction.date),
  transaction.description,
  transaction.type === 'income' ? 'Income' : 'Expense',
  transaction.category,
  formatMoney(effectOf(transaction), currency),
];

/** A bank's file in: columns matched, dates and signs understood, outcome shown, and only then anything added. */
export function BankImportDialog({ records, onClose }: BankImportProps) {
  const { all, tool } = records;
  const [options, setOptions] = useState(startOptions);
  const { table, problem, open } = useImportedTable((read) => {
    const mapping = guessColumns(read);
    setOptions({ ...startOptions, mapping, dates: guessDateOrder(read, mapping).order });
  });
  const plan = useMemo(() => table && planBankImport(table, options, all, tool.around), [table, options, all, tool.around]);
  const isUnsure = table !== undefined && guessDateOrder(table, options.mapping).isUnsure;
  const take = () => {
    if (!plan) return;
    records.addAll(plan.records);
    showToast(describeTaken(plan, noun), { label: 'Undo', run: tool.undo });
    onClose();
  };

  return (
    <Dialog title="Import transactions" width="wide" onClose={onClose}>
      <FileStep
        hint="A CSV from your bank, or one exported here. The file is read in your browser. Rows that are already here are left out, by date, amount and text."
        accept=".csv,text/csv"
        problem={problem}
        onOpen={open}
      />
      {table && plan && (
        <>
          <MatchStep
            columns={columns}
            headers={table.headers}
            mapping={options.mapping}
            onChange={(mapping) => setOptions({ ...options, mapping })}
          >
            <Labelled label="Date format">
              {(id) => (
                <select
                  id={id}
                  className="input"
                  value={options.dates}
                  onChange={(event) => setOptions({ ...options, dates: event.target.value as DateOrder })}
                >
                  {dateOrders.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
            <Labelled label="A minus means">
              {(id) => (
                <select
                  id={id}
                  className="input"
                  value={options.isMinusIn ? 'in' : 'out'}
                  onChange={(event) => setOptions({ ...options, isMinusIn: event.target.value === 'in' })}
                >
                  <option value="out">Money out: an expense</option>
                  <option value="in">Money in: an income</option>
                </select>
              )}
            </Labelled>
          </MatchStep>
          <label className="mt-3 flex min-h-6 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-4.5 accent-accent"
              checked={options.hasRepeats}
              onChange={(event) => setOptions({ ...options, hasRepeats: event.target.checked })}
            />
            <span>Equal rows in this file are separate payments</span>
          </label>
          {isUnsure && (
            <div className="mt-3">
              <Notice>These dates can be read month first or day first. Check them below.</Notice>
            </div>
          )}
          <OutcomeStep
            plan={plan}
            noun={noun}
            headers={['Date', 'Description', 'Type', 'Category', 'Amount']}
            preview={plan.records.slice(0, shownRows).map((record) => ({ id: record.id, cells: toCells(record, tool.around.currency) }))}
            note="Rows without a category known here come in as Other or Other Income."
            onTake={take}
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  );
}
