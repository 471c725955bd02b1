import { useMemo, useState, type ReactNode } from 'react';
import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { FilterBar } from '@/kinds/records/filter-bar';
import { RowActions } from '@/kinds/records/row-actions';
import { selectRecords } from '@/kinds/records/select-records';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { kindNames, outstandingName, type CapTable, type Row } from '../cap-table';
import { formatPrice, toMinorPrice } from '../format';
import { hasDeeperTerms, isOption, roles, type Role, type Stakeholder } from '../model';
import { toPending, type Pending } from '../outstanding';
import type { Equity, EquityForms } from './use-equity';

interface Filter {
  query: string;
  role: 'all' | Role;
}
const startFilter: Filter = { query: '', role: 'all' };
const choices = {
  role: { label: 'Filter by role', options: [{ value: 'all', label: 'All roles' }, ...roles.map((value) => ({ value, label: value }))] },
};
/** Fewer can be seen at a glance. */
const searchFrom = 5;
const drawnAtOnce = 200;

const months = (count: number) => (count > 0 ? `${formatNumber(count)} mo` : 'None');
const searchText = ({ name, role }: Stakeholder) => `${name} ${role}`;
/** On a phone these stand below the name instead of in columns of their own. */
const wideOnly = 'max-sm:hidden';

/** The table itself; it arrives with the first record. */
export default function CapTableBody({ equity, forms }: { equity: Equity; forms: EquityForms }) {
  const { stakeholders, table, extra, setExtra, inputs } = equity;
  const { all } = stakeholders;
  const [filter, setFilter] = useState(startFilter);
  const [isLong, setIsLong] = useState(false);
  const found = useMemo(
    () =>
      selectRecords(all, {
        query: filter.query,
        searchIn: searchText,
        keep: ({ role }) => filter.role === 'all' || role === filter.role,
      }),
    [all, filter],
  );
  const isFiltered = found.length !== all.length;
  const shown = isLong ? found : found.slice(0, drawnAtOnce);
  const byId = useMemo(() => new Map(table.rows.filter(({ kind }) => kind === 'stakeholder').map((row) => [row.id, row])), [table]);
  const pending = useMemo(() => toPending(inputs, table), [inputs, table]);
  const derived = table.rows.filter(({ kind }) => kind !== 'stakeholder');
  return (
    <>
      {hasDeeperTerms(inputs) && (
        <label className="no-print mb-4 flex min-h-6 items-start gap-2.5 rounded-(--radius-control) bg-sunk px-3.5 py-2.5 text-[14px]">
          <input
            type="checkbox"
            className="mt-0.5 size-4.5 accent-accent"
            checked={extra.isFull}
            onChange={(event) => setExtra((current) => ({ ...current, isFull: event.target.checked }))}
          />
          <span>
            Count SAFEs, notes and the option pool in this table
            {!extra.isFull && (
              <span className="block text-[13px] text-mute">Now they’re left out of this table, its CSV and its Excel file.</span>
            )}
          </span>
        </label>
      )}
      <Warnings equity={equity} />
      {pending && <PendingLine pending={pending} currency={equity.around.currency} />}
      {all.length >= searchFrom && (
        <FilterBar
          noun="stakeholder"
          filter={filter}
          start={startFilter}
          onChange={setFilter}
          choices={choices}
          shown={found.length}
          total={all.length}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse */}
      <div className="rows overflow-x-auto!" role="region" aria-label="Cap table, scrolls sideways" tabIndex={0}>
        <table className="w-full text-[14px]">
          <caption className="sr-only">Cap Table</caption>
          <thead>
            <tr className="border-b border-line-strong text-[13px] text-mute">
              <Head isText>Name</Head>
              <Head isText isWide>
                Role
              </Head>
              <Head>Equity</Head>
              <Head>Shares</Head>
              <Head isWide>Vesting</Head>
              <Head isWide>Cliff</Head>
              <td className={`no-print ${wideOnly}`} />
            </tr>
          </thead>
          <tbody>
            {shown.map((stakeholder) => (
              <HolderRow
                key={stakeholder.id}
                stakeholder={stakeholder}
                row={byId.get(stakeholder.id)}
                note={noteOf(stakeholder, table, equity.around.currency)}
              >
                <RowActions records={stakeholders} form={forms.stakeholderForm} record={stakeholder} title={stakeholder.name} />
              </HolderRow>
            ))}
            {!isFiltered && derived.map((row) => <DerivedRow key={`${row.kind} ${row.id}`} row={row} equity={equity} forms={forms} />)}
            {!isFiltered && table.outstanding.map((one) => <OutstandingRow key={one.id} name={outstandingName(one)} />)}
          </tbody>
          {!isFiltered && (
            <tfoot>
              <tr className="border-t border-line-strong font-semibold">
                <th scope="row" className="px-2 py-2.5 text-left sm:px-3">
                  Total
                </th>
                <td className={wideOnly} />
                <td className="px-2 py-2.5 text-right sm:px-3">{table.total > 0 ? '100.00%' : noFigure}</td>
                <td className="px-2 py-2.5 text-right sm:px-3">{formatNumber(table.total)}</td>
                <td colSpan={2} className={wideOnly} />
                <td className={`no-print ${wideOnly}`} />
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {found.length > shown.length && (
        <Button className="mt-3" onClick={() => setIsLong(true)}>
          Show all {formatNumber(found.length)} stakeholders
        </Button>
      )}
    </>
  );
}

function Head({ isText, isWide, children }: { isText?: boolean; isWide?: boolean; children: ReactNode }) {
  return (
    <th scope="col" className={`px-2 py-2.5 font-[550] sm:px-3 ${isText ? 'text-left' : 'text-right'} ${isWide ? wideOnly : ''}`}>
      {children}
    </th>
  );
}

const percentOf = (row: Row | undefined) => (row?.fraction === null || row === undefined ? noFigure : formatPercent(row.fraction, 2));

/** What the share alone does not say: that it is options, or what was sold of it. */
function noteOf(stakeholder: Stakeholder, { sales: { soldBy } }: CapTable, currency: string): string {
  const sold = soldBy.get(stakeholder.id) ?? 0;
  const price = formatPrice(toMinorPrice(stakeholder.exercisePrice, currency), currency);
  return isOption(stakeholder) ? `Options at ${price}` : sold > 0 ? `${formatNumber(sold)} sold` : '';
}

interface HolderRowProps {
  stakeholder: Stakeholder;
  row: Row | undefined;
  note: string;
  children: ReactNode;
}

function HolderRow({ stakeholder, row, note, children }: HolderRowProps) {
  const { name, role, vestingPeriod, cliffPeriod } = stakeholder;
  return (
    <tr className="border-b border-line">
      <th scope="row" className="max-w-36 px-2 sm:px-3 py-2 text-left font-[550] sm:max-w-52">
        <span className="block truncate" title={name}>
          {row?.name}
        </span>
        {note && <span className="block text-[13px] font-normal text-mute">{note}</span>}
        <span className="block text-[13px] font-normal text-mute sm:hidden">
          {role} · vesting {months(vestingPeriod)}, cliff {months(cliffPeriod)}
        </span>
        <span className="-ml-2.5 block sm:hidden">{children}</span>
      </th>
      <td className={`px-3 py-2 whitespace-nowrap ${wideOnly}`}>{role}</td>
      <td className="px-2 py-2 text-right align-top sm:px-3 sm:align-middle">{percentOf(row)}</td>
      <td className="px-2 py-2 text-right align-top sm:px-3 sm:align-middle">{formatNumber(row?.shares ?? 0)}</td>
      <td className={`px-3 py-2 text-right whitespace-nowrap ${wideOnly}`}>{months(vestingPeriod)}</td>
      <td className={`px-3 py-2 text-right whitespace-nowrap ${wideOnly}`}>{months(cliffPeriod)}</td>
      <td className={`no-print px-1 text-right whitespace-nowrap ${wideOnly}`}>{children}</td>
    </tr>
  );
}

/** Rows that follow from the rest; of these only a round can be changed here. */
function DerivedRow({ row, equity, forms }: { row: Row; equity: Equity; forms: EquityForms }) {
  const { rounds } = equity;
  const round = row.kind === 'round' && rounds.all.find(({ id }) => id === row.id);
  const isOver = row.shares < 0;
  const actions = round && <RowActions records={rounds} form={forms.roundForm} record={round} title={row.name} />;
  return (
    <tr className={`border-b border-line ${isOver ? 'text-bad' : 'text-mute'}`}>
      <th scope="row" className="max-w-36 px-2 sm:px-3 py-2 text-left font-normal sm:max-w-52">
        <span className="block truncate" title={row.name}>
          {row.name}
        </span>
        {actions && <span className="-ml-2.5 block sm:hidden">{actions}</span>}
      </th>
      <td className={`px-3 py-2 whitespace-nowrap ${wideOnly}`}>{row.kind === 'stakeholder' ? '' : kindNames[row.kind]}</td>
      <td className="px-2 py-2 text-right align-top sm:px-3 sm:align-middle">{percentOf(row)}</td>
      <td className="px-2 py-2 text-right align-top sm:px-3 sm:align-middle">{formatNumber(row.shares)}</td>
      <td className={`px-3 py-2 text-right ${wideOnly}`}>{noFigure}</td>
      <td className={`px-3 py-2 text-right ${wideOnly}`}>{noFigure}</td>
      <td className={`no-print px-1 text-right whitespace-nowrap ${wideOnly}`}>{actions}</td>
    </tr>
  );
}

/** Nobody's shares yet, but not to be forgotten either. */
function OutstandingRow({ name }: { name: string }) {
  return (
    <tr className="border-b border-line text-mute">
      <th scope="row" className="max-w-36 px-2 sm:px-3 py-2 text-left font-normal break-words sm:max-w-52">
        {name}
      </th>
      <td className={`px-3 py-2 whitespace-nowrap ${wideOnly}`}>{kindNames.convertible}</td>
      {['Equity', 'Shares'].map((column) => (
        <td key={column} className="px-2 py-2 text-right align-top sm:px-3 sm:align-middle">
          {noFigure}
        </td>
      ))}
      <td colSpan={3} className={wideOnly} />
    </tr>
  );
}

function PendingLine({ pending: { count, amount, unknown, theirs, founders }, currency }: { pending: Pending; currency: string }) {
  const isOne = count === 1;
  return (
    <div className="mb-4">
      <Notice tone="plain">
        {isOne ? '1 SAFE or note' : `${formatNumber(count)} SAFEs and notes`} for {formatMoney(amount, currency)}{' '}
        {isOne ? 'becomes' : 'become'} shares only when a priced round closes.
        {theirs !== null &&
          founders !== null &&
          ` At ${isOne ? 'its cap it' : 'their caps they'} would hold ${formatPercent(theirs, 2)} before new money, and the founders ${formatPercent(founders, 2)}.`}
        {unknown > 0 &&
          ` ${isOne ? 'Its' : unknown === count ? 'Their' : `The other ${formatNumber(unknown)}:`} share follows from the round price.`}
      </Notice>
    </div>
  );
}

function Warnings({ equity: { table, settings, inputs } }: { equity: Equity }) {
  const problems = table.steps.filter(({ problem }) => problem !== '');
  const isOver = table.unallocated < 0;
  if (!isOver && problems.length === 0 && table.total > 0) return null;
  return (
    <div className="mb-4 grid grid-cols-1 gap-2">
      {table.total === 0 && inputs.stakeholders.length > 0 && (
        <Notice>There are no shares to take a percentage of. Enter {settings.fields.totalShares.label} above 0.</Notice>
      )}
      {isOver && table.total > 0 && (
        <Notice>
          Over-allocated by {formatNumber(-table.unallocated)} shares ({formatPercent(-table.unallocated / table.total, 2)}): more is
          allocated than exists. Lower a percentage or raise Total Shares.
        </Notice>
      )}
      {problems.slice(0, 2).map(({ round, problem }) => (
        <Notice key={round.id}>
          {round.name || 'A round'} isn’t counted. {problem}
        </Notice>
      ))}
      {problems.length > 2 && (
        <Notice>
          <details>
            <summary>{plural(problems.length - 2, 'more round')} can’t be counted either</summary>
            <ul className="mt-2 list-disc space-y-1 pl-5">
              {problems.slice(2).map(({ round, problem }) => (
                <li key={round.id}>
                  {round.name || 'A round'}: {problem}
                </li>
              ))}
            </ul>
          </details>
        </Notice>
      )}
    </div>
  );
}
