import { useMemo, useState, type ReactNode } from 'react';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { plural } from '@/lib/text';
import { describeTaken } from '@/kinds/records/import-records';
import { FileStep, MatchStep, OutcomeStep, useImportedTable } from '@/kinds/records/import-steps';
import { hasSample, isSampleRecord } from '@/kinds/records/state';
import type { Records } from '@/kinds/records/use-records';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/layout';
import { Labelled } from '@/ui/labelled';
import { dateOrders, guessColumns, guessDateOrder, isOwnExport, planBankImport, type BankOptions, type DateOrder } from '../bank-import';
import { bankColumns } from '../bank-columns';
import { addStatements } from '../accounts';
import type { BankFile } from '../bank-files';
import { effectOf, longestCategory, type fields, type Rule, type TrackerExtra, type Transaction } from '../model';
import { addRule, starterRules } from '../rules';
import { ImportCategories } from './import-categories';

interface BankImportProps {
  records: Records<typeof fields, TrackerExtra>;
  onClose: () => void;
}

type Chosen = Omit<BankOptions, 'rules' | 'corrections' | 'ownCategories'>;

const noun = 'transaction';
const shownRows = 5;
const startOptions: Chosen = { mapping: {}, dates: 'ymd', isMinusIn: false, hasRepeats: true, keepsCategories: false, account: '' };
const columns = Object.entries(bankColumns).flatMap(([name, { label }]) => (name === 'key' ? [] : [[name, label] as const]));

const toCells = (transaction: Transaction, currency: string) => [
  formatDay(transaction.date),
  transaction.description,
  transaction.type === 'income' ? 'Income' : 'Expense',
  transaction.category,
  formatMoney(effectOf(transaction), currency),
];

/** A bank's file in: columns matched, dates and signs understood, outcome shown, and only then anything added. */
export function BankImportDialog({ records, onClose }: BankImportProps) {
  const { all, tool, extra } = records;
  const { currency } = tool.around;
  const [options, setOptions] = useState(startOptions);
  const [corrections, setCorrections] = useState<readonly Rule[]>([]);
  const [fileCount, setFileCount] = useState(0);
  const [isReplacing, setIsReplacing] = useState(true);
  const [bank, setBank] = useState<BankFile>();
  const readBank = async (text: string) => {
    const read = (await import('../bank-files')).readBankFile(text);
    setBank(read);
    return read?.table;
  };
  const { table, problem, open, progress, cancel } = useImportedTable((read) => {
    const mapping = guessColumns(read);
    setCorrections([]);
    setFileCount((count) => count + 1);
    setOptions({
      ...startOptions,
      mapping,
      dates: guessDateOrder(read, mapping).order,
      keepsCategories: isOwnExport(read, mapping),
    });
  }, readBank);
  const hasSamples = hasSample(all);
  const existing = useMemo(
    () => (hasSamples && isReplacing ? all.filter((one) => !isSampleRecord(one)) : all),
    [all, hasSamples, isReplacing],
  );
  const plan = useMemo(() => {
    const rules = [...extra.rules, ...starterRules];
    return table && planBankImport(table, { ...options, corrections, rules, ownCategories: extra.categories }, existing, tool.around);
  }, [table, options, corrections, extra, existing, tool.around]);
  const isUnsure = table !== undefined && guessDateOrder(table, options.mapping).isUnsure;
  const hasCategories = (options.mapping.category ?? -1) >= 0;
  const take = () => {
    if (!plan) return;
    tool.change(
      (data) => ({
        ...data,
        currency,
        records: [...plan.records, ...existing],
        extra: {
          ...data.extra,
          // What was put right here is known at the next import, too.
          rules: [...corrections].reverse().reduce<Rule[]>(addRule, data.extra.rules),
          statements: addStatements(data.extra.statements, bank?.balances ?? [], options.account),
        },
      }),
      { say: describeTaken(plan, noun) },
    );
    onClose();
  };

  return (
    <Dialog title="Import transactions" width="wide" onClose={onClose}>
      <FileStep
        hint="An OFX, QIF, CSV or Excel file from your bank, or one exported here. The file is read in your browser. Rows that are already here are left out, by date, amount and text."
        accept=".csv,text/csv,.xlsx,.ofx,.qfx,.qif"
        problem={problem}
        onOpen={open}
        progress={progress}
        onCancel={cancel}
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
              {(control) => (
                <select
                  {...control}
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
              {(control) => (
                <select
                  {...control}
                  className="input"
                  value={options.isMinusIn ? 'in' : 'out'}
                  onChange={(event) => setOptions({ ...options, isMinusIn: event.target.value === 'in' })}
                >
                  <option value="out">Money out: an expense</option>
                  <option value="in">Money in: an income</option>
                </select>
              )}
            </Labelled>
            {(options.mapping.account ?? -1) < 0 && (
              <Labelled label="Account of these rows" hint="Optional: the bank account or card they belong to.">
                {(control) => (
                  <input
                    {...control}
                    className="input"
                    maxLength={longestCategory}
                    autoComplete="off"
                    value={options.account}
                    onChange={(event) => setOptions({ ...options, account: event.target.value })}
                  />
                )}
              </Labelled>
            )}
          </MatchStep>
          {bank && bank.currency !== '' && bank.currency !== currency && (
            <div className="mt-3">
              <Notice>
                The file is in {bank.currency}, and this tracker counts in {currency}. The figures come in as they are: change the currency
                of the tracker first if that’s wrong.
              </Notice>
            </div>
          )}
          <div className="mt-3 grid gap-2">
            {plan.repeats > 0 && (
              <Tick isOn={options.hasRepeats} onChange={(hasRepeats) => setOptions({ ...options, hasRepeats })}>
                {plural(plan.repeats, 'row')} {plan.repeats === 1 ? 'repeats' : 'repeat'} an earlier one in this file: keep{' '}
                {plan.repeats === 1 ? 'it as a separate payment' : 'them as separate payments'}
              </Tick>
            )}
            {hasCategories && (
              <Tick isOn={options.keepsCategories} onChange={(keepsCategories) => setOptions({ ...options, keepsCategories })}>
                Use the file’s own category names
              </Tick>
            )}
            {hasSamples && (
              <Tick isOn={isReplacing} onChange={setIsReplacing}>
                Replace the sample transactions
              </Tick>
            )}
          </div>
          {isUnsure && (
            <div className="mt-3">
              <Notice>These dates can be read month first or day first. Check them below.</Notice>
            </div>
          )}
          <ImportCategories
            key={fileCount}
            transactions={plan.records}
            own={extra.categories}
            currency={currency}
            onCorrect={(rule) => setCorrections((known) => addRule(known, rule))}
          />
          <OutcomeStep
            plan={plan}
            noun={noun}
            headers={['Date', 'Description', 'Type', 'Category', 'Amount']}
            preview={plan.records.slice(0, shownRows).map((record) => ({ id: record.id, cells: toCells(record, currency) }))}
            onTake={take}
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  );
}

function Tick({ isOn, onChange, children }: { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode }) {
  return (
    <label className="flex min-h-6 items-center gap-2.5">
      <input
        type="checkbox"
        className="size-4.5 flex-none accent-accent"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
