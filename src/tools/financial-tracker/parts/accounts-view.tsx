import { useState } from 'react';
import { day, emptyDraft, money, text } from '@/lib/fields';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatPlainMoney } from '@/lib/money';
import { plural } from '@/lib/text';
import { useDraftForm } from '@/kinds/work/draft-form';
import type { Records } from '@/kinds/records/use-records';
import { makeId } from '@/platform/ids';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { Labelled } from '@/ui/labelled';
import { Chip, Panel } from '@/ui/layout';
import { asTransfers, balanceAt, findTransfers, listAccounts, readTyped, reconcile, type Pair, type Reconciliation } from '../accounts';
import { effectOf, longestCategory, type fields as trackerFields, type TrackerExtra, type Transaction } from '../model';
import { findLoose } from '../receipts';

type Tracker = Records<typeof trackerFields, TrackerExtra>;

const nameless = 'Without an account';
const named = (account: string) => account || nameless;

/** What is in each account by the books, and whether the bank says the same. */
export function AccountsView({ records }: { records: Tracker }) {
  const pairs = findTransfers(records.all);
  const loose = findLoose(records.extra.receipts, records.all);
  const removeLoose = () =>
    records.setExtra((extra) => ({ ...extra, receipts: extra.receipts.filter((one) => !loose.includes(one)) }), {
      say: `${plural(loose.length, 'receipt')} removed`,
    });
  return (
    <div className="grid grid-cols-1 gap-5">
      <AccountsPanel records={records} />
      <StatementsPanel records={records} />
      {pairs.length > 0 && <TransfersPanel records={records} pairs={pairs} />}
      {loose.length > 0 && (
        <Panel title="Receipts without a transaction">
          <p className="mb-3">
            {plural(loose.length, 'receipt')} {loose.length === 1 ? 'belongs' : 'belong'} to transactions that were deleted.
          </p>
          <Button icon="trash-2" onClick={removeLoose}>
            Remove {loose.length === 1 ? 'it' : 'them'}
          </Button>
        </Panel>
      )}
    </div>
  );
}

function AccountsPanel({ records }: { records: Tracker }) {
  const { currency } = records.tool.around;
  const { extra, all } = records;
  const setOpening = (name: string, opening: string) =>
    records.setExtra(
      (current) => ({
        ...current,
        accounts: [...current.accounts.filter((one) => one.name !== name), ...(opening === '' ? [] : [{ name, opening }])],
      }),
      { key: `opening.${name}` },
    );
  return (
    <Panel title="Accounts">
      <p className="mb-3 text-mute">
        Name the account when you add or import transactions. Transactions in the category Transfer move money between accounts and count as
        neither income nor expense.
      </p>
      <ul className="rows" aria-label="Accounts">
        {listAccounts(extra, all).map((name) => {
          const typed = extra.accounts.find((one) => one.name === name)?.opening ?? '';
          return (
            <li key={name} className="grid grid-cols-1 items-center gap-x-5 gap-y-2 px-4 py-2.5 sm:grid-cols-3">
              <span className="min-w-0 break-words">
                <span className="font-[550]">{named(name)}</span>{' '}
                <span className="text-[13px] text-mute">{plural(all.filter(({ account }) => account === name).length, 'transaction')}</span>
              </span>
              <Labelled label={`Balance before the first one${name ? `, ${name}` : ''}`} fault={readTyped(typed, currency).problem ?? ''}>
                {(control) => (
                  <input
                    {...control}
                    className="input text-right"
                    inputMode="decimal"
                    maxLength={60}
                    autoComplete="off"
                    value={typed}
                    onChange={(event) => setOpening(name, event.target.value)}
                  />
                )}
              </Labelled>
              <span className="sm:text-right">
                <span className="block text-[13px] text-mute">Balance now</span>
                {formatMoney(balanceAt(name, '', all, extra.accounts, currency), currency)}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

const statementFields = {
  account: text('Account', { maxLength: longestCategory, hint: 'Leave empty for transactions without an account.' }),
  date: day('Date of the statement', { default: 'today', required: 'Choose a date.' }),
  balance: money('Closing balance', { required: 'Enter the balance.' }),
};

function StatementsPanel({ records }: { records: Tracker }) {
  const { around } = records.tool;
  const { currency } = around;
  const { extra, all } = records;
  const [draft, setDraft] = useState(() => emptyDraft(statementFields, around.today));
  const form = useDraftForm(statementFields, draft, around, setDraft, {
    onSubmit: ({ account, date, balance }) => {
      const name = account.trim();
      const added = { id: makeId(), account: name, date, balance: formatPlainMoney(balance, currency) };
      records.setExtra(
        (current) => ({
          ...current,
          statements: [added, ...current.statements.filter((one) => one.account !== name || one.date !== date)],
        }),
        { say: 'Statement added' },
      );
      setDraft({ ...emptyDraft(statementFields, around.today), account: name });
    },
  });
  const checks = extra.statements
    .map((statement) => reconcile(statement, all, extra.accounts, currency))
    .sort((a, b) => b.statement.date.localeCompare(a.statement.date));
  return (
    <Panel title="Check against the bank">
      <p className="mb-3 text-mute">
        Enter the closing balance of a statement to see whether the transactions here come to the same. OFX files bring it with them.
      </p>
      <form noValidate onSubmit={form.submit} className="no-print mb-4">
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          <Field of={form.handle} name="account" />
          <Field of={form.handle} name="date" />
          <Field of={form.handle} name="balance" />
        </div>
        <Button type="submit" className="mt-3">
          Compare
        </Button>
      </form>
      {checks.length > 0 && (
        <ul className="rows" aria-label="Statements">
          {checks.map((check) => (
            <StatementRow key={check.statement.id} check={check} records={records} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function StatementRow({ check, records }: { check: Reconciliation; records: Tracker }) {
  const { statement, books, bank, difference, problem, clues } = check;
  const { currency } = records.tool.around;
  const show = (amount: number) => formatMoney(amount, currency);
  const title = `${named(statement.account)}, ${formatDay(statement.date)}`;
  const remove = () =>
    records.setExtra((extra) => ({ ...extra, statements: extra.statements.filter(({ id }) => id !== statement.id) }), {
      say: 'Statement removed',
    });
  return (
    <li className="px-4 py-2.5">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="min-w-0 font-[550] break-words">{title}</span>
        <span className="flex items-center gap-2">
          {problem === undefined && (difference === 0 ? <Chip>Agrees</Chip> : <Chip tone="bad">Off by {show(difference)}</Chip>)}
          <IconButton icon="trash-2" label={`Remove the statement of ${title}`} onClick={remove} />
        </span>
      </p>
      <p className="text-[13px] text-mute">
        {problem === undefined
          ? `Bank ${show(bank)}, here ${show(books)}.`
          : `The balance “${statement.balance}” can’t be read. ${problem}`}
      </p>
      {clues.map(({ transaction, why }) => (
        <p key={transaction.id} className="text-[13px] break-words">
          {transaction.description} ({formatDay(transaction.date)}, {show(effectOf(transaction))}) {why}.
        </p>
      ))}
      {difference !== 0 && problem === undefined && clues.length === 0 && (
        <p className="text-[13px]">
          No single transaction here explains it. Look for {difference > 0 ? 'an income' : 'an expense'} of {show(Math.abs(difference))}{' '}
          that is missing, or for a wrong balance at the start.
        </p>
      )}
    </li>
  );
}

function TransfersPanel({ records, pairs }: { records: Tracker; pairs: readonly Pair[] }) {
  const { tool, all } = records;
  const { currency } = tool.around;
  const mark = (chosen: readonly Pair[]) => {
    const ids = new Set(chosen.flatMap((pair) => [pair.out.id, pair.in.id]));
    tool.change((data) => ({ ...data, currency, records: asTransfers(all, ids) }), {
      say: `${plural(ids.size, 'transaction')} marked as transfers`,
    });
  };
  const describe = ({ description, account, date }: Transaction) =>
    `${description} (${[account, formatDay(date)].filter(Boolean).join(', ')})`;
  return (
    <Panel
      title="Possible transfers"
      aside={
        <Button look="quiet" onClick={() => mark(pairs)}>
          Mark all {pairs.length.toLocaleString('en-US')}
        </Button>
      }
    >
      <p className="mb-3 text-mute">The same amount left one account and arrived in another within days.</p>
      <ul className="rows" aria-label="Possible transfers">
        {pairs.slice(0, 50).map((pair) => (
          <li key={pair.out.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
            <span className="min-w-0 flex-1 break-words">
              {formatMoney(pair.out.amount, currency)}: {describe(pair.out)} → {describe(pair.in)}
            </span>
            <Button aria-label={`Mark ${pair.out.description} as a transfer`} onClick={() => mark([pair])}>
              Mark as transfer
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
