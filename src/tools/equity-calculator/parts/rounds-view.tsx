import { useMemo } from 'react';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent, noFigure, sumOf } from '@/lib/numbers';
import { RowActions } from '@/kinds/records/row-actions';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Chip, Empty, Notice, Panel } from '@/ui/layout';
import { Table } from '@/ui/table';
import { computeCapTable, nameOrNone, type CapTable, type RoundStep } from '../cap-table';
import { roundAssumptions } from '../assumptions';
import { formatPrice } from '../format';
import type { Convertible, Inputs } from '../model';
import { toProRata, type ProRataRound } from '../pro-rata';
import { ConvertibleForm } from './convertible-form';
import { Assumptions } from './notes';
import { ProRataTable } from './pro-rata-table';
import { RoundForm } from './round-form';
import { SaleForm, SalesPanel, useSaleForm } from './sales-panel';
import type { Equity, EquityForms } from './use-equity';

/** The priced-round model: SAFEs and notes converting, the pool topped up, round by round. */
export default function RoundsView({ equity, forms }: { equity: Equity; forms: EquityForms }) {
  const { inputs, convertibles, settings, around } = equity;
  const { currency } = around;
  const table = useMemo(() => computeCapTable(inputs, true), [inputs]);
  const proRata = useMemo(() => new Map(toProRata(inputs, table).map((one) => [one.roundId, one])), [inputs, table]);
  const saleForm = useSaleForm(equity);
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-12">
      <div className="no-print min-w-0 lg:col-span-5">
        <ConvertibleForm form={forms.convertibleForm} />
        <Panel title="Option Pool" className="mb-5">
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            <Field of={settings} name="pool" />
            <Field of={settings} name="promised" />
          </div>
          {table.unallocated > 0 && settings.values.pool === 0 && (
            <p className="mt-3 text-[13px] text-mute">
              {formatNumber(table.unallocated)} shares are unallocated.{' '}
              <Button
                look="quiet"
                className="-ml-1"
                onClick={() => settings.set('pool', formatNumber(Math.max(0, table.start.holdings['Pool and unallocated'])))}
              >
                Make them the pool
              </Button>
            </p>
          )}
        </Panel>
        <RoundForm form={forms.roundForm} equity={equity} isFull />
        <SaleForm form={saleForm} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5 lg:col-span-7 print:col-span-12">
        <Panel title="SAFEs and Notes">
          {convertibles.all.length === 0 ? (
            <p className="text-mute">None yet. Add what was raised before a priced round: it becomes shares when one closes.</p>
          ) : (
            <ul className="-my-2">
              {convertibles.all.map((convertible) => (
                <li key={convertible.id} className="flex items-start justify-between gap-3 border-b border-line py-2.5 last:border-0">
                  <ConvertibleLine convertible={convertible} table={table} today={around.today} currency={currency} />
                  <RowActions records={convertibles} form={forms.convertibleForm} record={convertible} title={convertible.name} />
                </li>
              ))}
            </ul>
          )}
        </Panel>
        {table.steps.length === 0 ? (
          <Empty text="No priced round yet" hint="Add a round to see what SAFEs, notes and the pool convert into." />
        ) : (
          table.steps.map((step) => (
            <RoundSheet
              key={step.round.id}
              step={step}
              inputs={inputs}
              equity={equity}
              forms={forms}
              proRata={proRata.get(step.round.id)}
            />
          ))
        )}
        <SalesPanel equity={equity} table={table} form={saleForm} />
        {table.total > 0 && (
          <Panel title="Cap Table With SAFEs, Notes and Pool">
            {table.unallocated < 0 && (
              <div className="mb-3">
                <Notice>Over-allocated by {formatNumber(-table.unallocated)} shares: more is allocated than exists.</Notice>
              </div>
            )}
            <Table
              label="Cap table with SAFEs, notes and pool"
              rows={table.rows}
              keyOf={({ kind, id }) => `${kind} ${id}`}
              columns={[
                { head: 'Name', className: 'min-w-28', cell: ({ name }) => name, foot: 'Total' },
                { head: 'Shares', cell: ({ shares }) => formatNumber(shares), foot: formatNumber(table.total) },
                { head: 'Equity', cell: ({ fraction }) => (fraction === null ? noFigure : formatPercent(fraction, 2)), foot: '100.00%' },
              ]}
            />
          </Panel>
        )}
      </div>
      <div className="lg:col-span-12">
        <Assumptions notes={roundAssumptions} />
      </div>
    </div>
  );
}

function ConvertibleLine({
  convertible,
  table,
  today,
  currency,
}: {
  convertible: Convertible;
  table: CapTable;
  today: string;
  currency: string;
}) {
  const { name, instrument, amount, cap, discount, isMfn, interest, issued, maturity } = convertible;
  const found = table.steps.flatMap(({ round, converted }) =>
    converted.filter(({ id }) => id === convertible.id).map((one) => ({ round, one })),
  )[0];
  const terms = [
    instrument,
    cap > 0 ? `${formatMoney(cap, currency)} cap` : 'no cap',
    discount > 0 ? `${formatPercent(discount)} discount` : '',
    isMfn ? 'MFN' : '',
    instrument === 'Convertible note' && interest > 0 ? `${formatPercent(interest)} interest` : '',
    issued ? `issued ${formatDay(issued)}` : '',
  ];
  const closes = found?.round.date || today;
  return (
    <div className="min-w-0">
      <p className="font-[550] break-words">
        {nameOrNone(name, 'No name')} <span className="font-normal">{formatMoney(amount, currency)}</span>
      </p>
      <p className="text-[13px] text-mute">{terms.filter(Boolean).join(' · ')}</p>
      <p className="text-[13px]">
        {found
          ? `${formatNumber(found.one.shares)} shares in ${nameOrNone(found.round.name, 'the round')} at ${formatPrice(found.one.price, currency)}, by its ${found.one.way.by}`
          : instrument === 'Post-money SAFE' && cap > 0
            ? `Not converted. At its cap it is ${formatPercent(amount / cap, 2)} before new money`
            : 'Not converted: no priced round yet'}
      </p>
      {instrument === 'Convertible note' && maturity !== '' && closes !== '' && maturity < closes && (
        <p className="mt-1">
          <Chip tone="warn">
            Matured {formatDay(maturity)}, before {found ? 'the round closed' : 'today'}
          </Chip>
        </p>
      )}
      {instrument === 'Convertible note' && interest > 0 && issued === '' && (
        <p className="mt-1">
          <Chip tone="warn">No issue date, so no interest is counted</Chip>
        </p>
      )}
    </div>
  );
}

interface RoundSheetProps {
  step: RoundStep;
  inputs: Inputs;
  equity: Equity;
  forms: EquityForms;
  proRata: ProRataRound | undefined;
}

function RoundSheet({ step, inputs, equity, forms, proRata }: RoundSheetProps) {
  const { round, price, problem, newShares, after, postMoney, capitalisation, poolIncrease, converted } = step;
  const { currency } = equity.around;
  const record = equity.rounds.all.find(({ id }) => id === round.id);
  const name = nameOrNone(round.name, 'Unnamed round');
  const figures = [
    ['Pre-money valuation', formatMoney(round.valuation, currency)],
    ['Investment', formatMoney(round.investment, currency)],
    ['Post-money valuation', formatMoney(postMoney, currency)],
    ['Price per share', formatPrice(price, currency)],
    ['Shares before the new money', formatNumber(Math.round(capitalisation))],
    ['From SAFEs and notes', formatNumber(sumOf(converted.map(({ shares }) => shares)))],
    ['Pool top-up', formatNumber(poolIncrease)],
    ['New shares', formatNumber(newShares)],
    ['Total shares after', formatNumber(after)],
  ] as const;
  return (
    <Panel title={name} aside={record && <RowActions records={equity.rounds} form={forms.roundForm} record={record} title={name} />}>
      {problem && (
        <div className="mb-3">
          <Notice>Not counted. {problem}</Notice>
        </div>
      )}
      <dl className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex items-baseline justify-between gap-3 border-b border-line py-1.5">
            <dt className="text-[13px] text-mute">{label}</dt>
            <dd className="text-right">{figure}</dd>
          </div>
        ))}
      </dl>
      {round.poolTarget > 0 && !problem && <PoolDifference inputs={inputs} step={step} />}
      {proRata && <ProRataTable round={proRata} currency={currency} />}
    </Panel>
  );
}

/** The same round with the pool on the other side. */
function PoolDifference({ inputs, step: { round } }: { inputs: Inputs; step: RoundStep }) {
  const rows = useMemo(
    () =>
      (['Pre-money', 'Post-money'] as const).map((poolPlace) => {
        const rounds = inputs.rounds.map((one) => (one.id === round.id ? { ...one, poolPlace } : one));
        const { steps } = computeCapTable({ ...inputs, rounds }, true);
        const step = steps.find((one) => one.round.id === round.id);
        const share = (shares: number) => (step && step.after > 0 ? formatPercent(shares / step.after, 2) : noFigure);
        return {
          place: `${poolPlace}${poolPlace === round.poolPlace ? ' (chosen)' : ''}`,
          founders: step ? share(step.founderShares) : noFigure,
          investors: step ? share(step.newShares) : noFigure,
          topUp: step ? formatNumber(step.poolIncrease) : noFigure,
        };
      }),
    [inputs, round],
  );
  return (
    <div className="mt-4">
      <h3 className="mb-1 text-[13px] font-semibold">What the pool costs, and who pays</h3>
      <Table
        label={`Pool of ${nameOrNone(round.name, 'the round')} on either side`}
        rows={rows}
        columns={[
          { head: 'Pool comes out of', className: 'min-w-28', cell: ({ place }) => place },
          { head: 'Founders', cell: ({ founders }) => founders },
          { head: 'New investors', cell: ({ investors }) => investors },
          { head: 'Top-up', cell: ({ topUp }) => topUp },
        ]}
      />
    </div>
  );
}
