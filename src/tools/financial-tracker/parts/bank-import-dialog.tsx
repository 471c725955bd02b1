import { useId, useMemo, useState } from 'react';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { describePlan, type ImportedTable } from '@/kinds/records/import-records';
import type { Records } from '@/kinds/records/use-records';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import {
  bankColumns,
  dateOrders,
  decodeStatement,
  guessColumns,
  guessDateOrder,
  planBankImport,
  type BankOptions,
  type DateOrder,
} from '../bank-import';
import { effectOf, type fields, type TrackerExtra, type Transaction } from '../model';

interface BankImportProps {
  records: Records<typeof fields, TrackerExtra>;
  onClose: () => void;
}

const shownRows = 5;

/** A bank's file in: columns matched, dates and signs understood, outcome shown, and only then anything added. */
export function BankImportDialog({ records, onClose }: BankImportProps) {
  const { all, tool } = records;
  const id = useId();
  const [table, setTable] = useState<ImportedTable>();
  const [options, setOptions] = useState<BankOptions>({ mapping: {}, dates: 'ymd', isMinusIn: false, hasRepeats: false });
  const [problem, setProblem] = useState('');
  const plan = useMemo(() => table && planBankImport(table, options, all, tool.around), [table, options, all, tool.around]);
  const isUnsure = table !== undefined && guessDateOrder(table, options.mapping).isUnsure;

  const open = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    setTable(undefined);
    try {
      const { parseCsv } = await import('@/formats/csv');
      const read = parseCsv(decodeStatement(await file.arrayBuffer()));
      if (read.rows.length === 0) throw new Error('This file has no rows.');
      const mapping = guessColumns(read);
      setOptions({ mapping, dates: guessDateOrder(read, mapping).order, isMinusIn: false, hasRepeats: false });
      setTable(read);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'This file could not be read.');
    }
  };
  const take = () => {
    if (!plan) return;
    records.addAll(plan.records);
    const added: typeof plan = { ...plan, problems: [] };
    showToast(describePlan(added, 'transaction').replace('to add', 'added'), { label: 'Undo', run: tool.undo });
    onClose();
  };

  return (
    <Dialog title="Import transactions" width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">
        A CSV from your bank, or one exported here. The file is read in your browser. Rows that are already here are left out, by date,
        amount and text.
      </p>
      <Labelled id={`${id}-file`} label="File">
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,text/csv"
          className="input"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </Labelled>
      {problem && (
        <div className="mt-3">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      {table && plan && (
        <>
          <h3 className="mt-5 mb-2 font-semibold">Match the columns</h3>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
            {Object.entries(bankColumns).map(([column, { label }]) => (
              <Labelled key={column} id={`${id}-${column}`} label={label}>
                <select
                  id={`${id}-${column}`}
                  className="input"
                  value={options.mapping[column] ?? -1}
                  onChange={(event) => setOptions({ ...options, mapping: { ...options.mapping, [column]: Number(event.target.value) } })}
                >
                  <option value={-1}>Not in the file</option>
                  {table.headers.map((header, index) => (
                    <option key={index} value={index}>
                      {header || `Column ${index + 1}`}
                    </option>
                  ))}
                </select>
              </Labelled>
            ))}
            <Labelled id={`${id}-dates`} label="Date format">
              <select
                id={`${id}-dates`}
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
            </Labelled>
            <Labelled id={`${id}-sign`} label="A minus means">
              <select
                id={`${id}-sign`}
                className="input"
                value={options.isMinusIn ? 'in' : 'out'}
                onChange={(event) => setOptions({ ...options, isMinusIn: event.target.value === 'in' })}
              >
                <option value="out">Money out: an expense</option>
                <option value="in">Money in: an income</option>
              </select>
            </Labelled>
          </div>
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
          <p role="status" className="mt-4 mb-2 font-semibold">
            {describePlan(plan, 'transaction')}
          </p>
          {plan.problems.slice(0, shownRows).map(({ row, reason }) => (
            <p key={row} className="text-[13px] text-bad">
              Row {row}: {reason}
            </p>
          ))}
          <Preview transactions={plan.records.slice(0, shownRows)} currency={tool.around.currency} />
          <p className="mt-2 text-[13px] text-mute">Rows without a category known here come in as Other or Other Income.</p>
          <div className="mt-4 flex gap-2">
            <Button look="primary" disabled={plan.records.length === 0} onClick={take}>
              Import
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function Labelled({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[13px] font-[550]">
        {label}
      </label>
      {children}
    </div>
  );
}

function Preview({ transactions, currency }: { transactions: readonly Transaction[]; currency: string }) {
  if (transactions.length === 0) return null;
  return (
    <div className="mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label="Preview">
      <table className="w-full text-left text-[13px]">
        <thead>
          <tr className="border-b border-line">
            {['Date', 'Description', 'Type', 'Category', 'Amount'].map((label) => (
              <th key={label} scope="col" className="p-1.5 whitespace-nowrap last:text-right">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {transactions.map((transaction) => (
            <tr key={transaction.id} className="border-b border-line">
              <td className="p-1.5 whitespace-nowrap">{formatDay(transaction.date)}</td>
              <td className="max-w-56 truncate p-1.5">{transaction.description}</td>
              <td className="p-1.5">{transaction.type === 'income' ? 'Income' : 'Expense'}</td>
              <td className="p-1.5">{transaction.category}</td>
              <td className="p-1.5 text-right whitespace-nowrap">{formatMoney(effectOf(transaction), currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
