import { use, useMemo, useState, type ReactNode } from 'react';
import { formatDay } from '@/lib/dates';
import type { DecimalMark } from '@/lib/decimal-mark';
import { formatMoney } from '@/lib/money';
import { plural } from '@/lib/text';
import { describeTaken, type ImportPlan } from '@/kinds/records/import-records';
import { FileStep, MatchStep, OutcomeStep, useImportedTable } from '@/kinds/records/import-steps';
import { hasSample, isSampleRecord } from '@/kinds/records/state';
import type { Records } from '@/kinds/records/use-records';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/layout';
import { Labelled } from '@/ui/labelled';
import { adoptCurrency } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import { decimalMarks, guessAmounts, parseBankAmount } from '../bank-amounts';
import {
  dateOrders,
  findCurrencies,
  guessColumns,
  guessDateOrder,
  isOwnExport,
  planBankImport,
  type BankOptions,
  type DateOrder,
} from '../bank-import';
import { bankColumns, quietColumns } from '../bank-columns';
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
const startOptions: Chosen = {
  mapping: {},
  dates: 'ymd',
  decimals: 'dot',
  isMinusIn: false,
  hasRepeats: true,
  keepsCategories: false,
  account: '',
};
const columns = Object.entries(bankColumns).flatMap(([name, { label }]) => (quietColumns.includes(name) ? [] : [[name, label] as const]));

const toCells = (transaction: Transaction, currency: string) => [
  formatDay(transaction.date),
  transaction.description,
  transaction.type === 'income' ? 'Income' : 'Expense',
  transaction.category,
  formatMoney(effectOf(transaction), currency),
];

function describeAmount(text: string, currency: string, decimals: DecimalMark): string {
  const parsed = parseBankAmount(text, currency, decimals);
  return `“${text}” is read as ${parsed.ok ? formatMoney(parsed.value, currency) : '0'}. If that’s wrong, change “Amounts are written” above.`;
}

/** A bank's file in: columns matched, dates and signs understood, outcome shown, and only then anything added. */
export function BankImportDialog({ records, onClose }: BankImportProps) {
  const { all, tool, extra } = records;
  const id = use(ToolIdContext);
  const [options, setOptions] = useState(startOptions);
  const [corrections, setCorrections] = useState<readonly Rule[]>([]);
  const [fileCount, setFileCount] = useState(0);
  const [isReplacing, setIsReplacing] = useState(true);
  const [bank, setBank] = useState<BankFile>();
  const [skipped, setSkipped] = useState(0);
  const readBank = async (text: string) => {
    const { readBankFile, skipPreamble } = await import('../bank-files');
    const read = readBankFile(text);
    const rest = read ? undefined : skipPreamble(text);
    setBank(read);
    setSkipped(rest?.lines ?? 0);
    return read?.table ?? (rest && (await import('@/formats/csv')).parseCsv(rest.text));
  };
  const { table, problem, open, progress, cancel } = useImportedTable((read) => {
    const mapping = guessColumns(read);
    setCorrections([]);
    setFileCount((count) => count + 1);
    setOptions({
      ...startOptions,
      mapping,
      dates: guessDateOrder(read, mapping).order,
      decimals: guessAmounts(read, mapping).mark,
      keepsCategories: isOwnExport(read, mapping),
    });
  }, readBank);
  const hasSamples = hasSample(all);
  const existing = useMemo(
    () => (hasSamples && isReplacing ? all.filter((one) => !isSampleRecord(one)) : all),
    [all, hasSamples, isReplacing],
  );
  const found = useMemo(
    () => (bank?.currency ? [bank.currency] : table ? findCurrencies(table, options.mapping, tool.around.currency) : []),
    [bank, table, options.mapping, tool.around.currency],
  );
  const [only = ''] = found.length === 1 ? found : [];
  // A tracker without entries counts in whatever the file does.
  const currency = only !== '' && existing.length === 0 ? only : tool.around.currency;
  const plan = useMemo((): ImportPlan<typeof fields> | undefined => {
    const rules = [...extra.rules, ...starterRules];
    const around = { ...tool.around, currency };
    const made = table && planBankImport(table, { ...options, corrections, rules, ownCategories: extra.categories }, existing, around);
    return made && { ...made, problems: made.problems.map(({ row, reason }) => ({ row: row + skipped, reason })) };
  }, [table, options, corrections, extra, existing, tool.around, currency, skipped]);
  const openAmount = table ? guessAmounts(table, options.mapping).open : '';
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
    if (currency !== tool.around.currency) adoptCurrency(id, currency);
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
            <Labelled label="Amounts are written">
              {(control) => (
                <select
                  {...control}
                  className="input"
                  value={options.decimals}
                  onChange={(event) => setOptions({ ...options, decimals: event.target.value as DecimalMark })}
                >
                  {decimalMarks.map(({ value, label }) => (
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
          {only !== '' && only !== tool.around.currency && (
            <div className="mt-3">
              {currency === only ? (
                <Notice tone="plain">The file is in {only}, so this tracker will be too.</Notice>
              ) : (
                <Notice>
                  The file is in {only}, and this tracker counts in {currency}. The figures come in as they are: change the currency of the
                  tracker first if that’s wrong.
                </Notice>
              )}
            </div>
          )}
          {openAmount !== '' && (
            <div className="mt-3">
              <Notice>{describeAmount(openAmount, currency, options.decimals)}</Notice>
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
