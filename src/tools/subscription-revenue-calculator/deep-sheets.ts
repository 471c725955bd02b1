import { addressOf, inSheet } from '@/lib/formulas';
import type { Cell, Column, Sheet } from '@/lib/sheet';
import { countAnnualPayments, type CashMonth } from './cash';
import { computeBlendedEconomics, computeTierEconomics, type Economics } from './economics';
import { computeMrrMetrics, followTiers, type MrrMonth } from './mrr';
import { countBefore, countOf, formulaOf, inMoney, inputOf, tierOf, toMajorCell, type Book } from './sheets';

const plus = (terms: readonly string[]) => terms.join('+');

const mrrColumns = ['Month', 'Opening', 'New', 'Expansion', 'Contraction', 'Churn', 'Rounding', 'Closing'] as const;
const mrrAt = (name: (typeof mrrColumns)[number], row: number) => addressOf(mrrColumns.indexOf(name), row);
const contractionOf = (tier: number) => `MIN(${inputOf('contraction')},1-${tierOf('churn', tier)})`;

export function toMrrSheet(book: Book, months: readonly MrrMonth[]): Sheet {
  const { projection, names, currency, settings } = book;
  const followed = followTiers(projection, settings);
  const exactAt = (tier: number, row: number) => addressOf(mrrColumns.length + 2 * tier, row);
  const billedAt = (tier: number, row: number) => addressOf(mrrColumns.length + 2 * tier + 1, row);
  const before = (tier: number, row: number) =>
    row === 0 ? `${tierOf('subscribers', tier)}*${tierOf('perSubscriber', tier)}` : exactAt(tier, row - 1);
  const each = (read: (tier: number) => string) => plus(names.map((_, tier) => read(tier)));
  const money = (formula: string, minor: number | null) => formulaOf(formula, toMajorCell(minor, currency));
  const roundedMoney = (formula: string, minor: number | null) => money(inMoney(formula, currency), minor);

  const tierCells = (tier: number, row: number): Cell[] => {
    const per = tierOf('perSubscriber', tier);
    const at = (name: Parameters<typeof countOf>[0]) => countOf(name, tier, row);
    const kept = `1+${inputOf('expansion')}-${contractionOf(tier)}-${tierOf('churn', tier)}`;
    const next = `(${countBefore(tier, row)}-${at('left')}+${at('joined')})`;
    const month = followed[tier]?.[row];
    return [
      money(`IF(${next}>0,(${before(tier, row)}*(${kept})+${at('joined')}*${per})*(${at('count')}/${next}),0)`, month?.exact ?? null),
      roundedMoney(`IF(${at('count')}>0,${exactAt(tier, row)}*(${at('billed')}/${at('count')}),0)`, month?.closing ?? null),
    ];
  };
  return {
    name: 'MRR',
    currency,
    columns: [
      ...mrrColumns.map((label): Column => ({ label, kind: label === 'Month' ? 'number' : 'money' })),
      ...names.flatMap((name): Column[] => [
        { label: `${name} exact`, kind: 'money' },
        { label: `${name} billed`, kind: 'money' },
      ]),
    ],
    rows: months.map((month, row) => [
      month.month,
      money(row === 0 ? each((tier) => inMoney(before(tier, 0), currency)) : mrrAt('Closing', row - 1), month.opening),
      roundedMoney(
        each((tier) => `${countOf('joined', tier, row)}*${tierOf('perSubscriber', tier)}`),
        month.added,
      ),
      roundedMoney(
        each((tier) => `${before(tier, row)}*${inputOf('expansion')}`),
        month.expansion,
      ),
      roundedMoney(
        each((tier) => `${before(tier, row)}*${contractionOf(tier)}`),
        month.contraction,
      ),
      roundedMoney(
        each((tier) => `${before(tier, row)}*${tierOf('churn', tier)}`),
        month.churned,
      ),
      money(
        `${mrrAt('Closing', row)}-${mrrAt('Opening', row)}-${mrrAt('New', row)}-${mrrAt('Expansion', row)}+${mrrAt('Contraction', row)}+${mrrAt('Churn', row)}`,
        month.rounding,
      ),
      money(
        each((tier) => billedAt(tier, row)),
        month.closing,
      ),
      ...names.flatMap((_, tier) => tierCells(tier, row)),
    ]),
  };
}

export function toEconomicsSheet({ projection, settings, currency, names }: Book): Sheet {
  const last = projection.months - 1;
  const billed = (tier: number) => countOf('billed', tier, last);
  const all = plus(names.map((_, tier) => billed(tier)));
  const weigh = (name: 'perSubscriber' | 'churn') =>
    `IFERROR((${plus(names.map((_, tier) => `${billed(tier)}*${tierOf(name, tier)}`))})/(${all}),"")`;
  const cac = inputOf('cac');
  const line = (name: string, economics: Economics, row: number, per: string, churn: string): Cell[] => {
    const at = (column: number) => addressOf(column, row);
    const money = (formula: string, minor: number | null) => formulaOf(formula, toMajorCell(minor, currency));
    return [
      name,
      money(per, economics.perSubscriber),
      formulaOf(churn, economics.churn),
      formulaOf(`IFERROR(1/${at(2)},"")`, economics.lifetimeMonths),
      money(`IFERROR(${inMoney(`${at(1)}*${inputOf('margin')}/${at(2)}`, currency)},"")`, economics.ltv),
      formulaOf(`IFERROR(${at(4)}/${cac},"")`, economics.ltvToCac),
      formulaOf(`IF(${cac}>0,IFERROR(${cac}/(${at(1)}*${inputOf('margin')}),""),"")`, economics.paybackMonths),
    ];
  };
  return {
    name: 'LTV and CAC',
    currency,
    columns: [
      { label: 'Tier', kind: 'text' },
      { label: 'Revenue per subscriber', kind: 'money' },
      { label: 'Churn rate', kind: 'percent' },
      { label: 'Lifetime in months', kind: 'number' },
      { label: 'LTV', kind: 'money' },
      { label: 'LTV to CAC', kind: 'number' },
      { label: 'Payback in months', kind: 'number' },
    ],
    rows: [
      ...computeTierEconomics(projection, settings).map((economics, tier) =>
        line(names[tier] ?? '', economics, tier, tierOf('perSubscriber', tier), tierOf('churn', tier)),
      ),
      line('All tiers', computeBlendedEconomics(projection, settings), names.length, weigh('perSubscriber'), weigh('churn')),
    ],
  };
}

export function toCashSheet({ projection, settings, currency, names }: Book, months: readonly CashMonth[]): Sheet {
  const share = inputOf('monthlyShare');
  const totalRevenue = (row: number) => inSheet('Projection', addressOf(2 * names.length + 2, row));
  const paymentsAt = (tier: number, row: number) => addressOf(4 + tier, row);
  const payments = (tier: number, row: number) => {
    const kept = `(1-${tierOf('churn', tier)})`;
    const terms = [`${tierOf('subscribers', tier)}/12*${kept}^${row + 1}`];
    for (let joined = row; joined >= 0; joined -= 12)
      terms.push(joined === row ? countOf('joined', tier, joined) : `${countOf('joined', tier, joined)}*${kept}^${row - joined}`);
    return `(1-${share})*(${plus(terms)})`;
  };
  const cash = (tier: number, row: number) =>
    `${share}*${countOf('billed', tier, row)}*${tierOf('monthlyPrice', tier)}+${paymentsAt(tier, row)}*${tierOf('annualPrice', tier)}`;
  const money = (formula: string, minor: number) => formulaOf(formula, toMajorCell(minor, currency));
  return {
    name: 'Cash',
    currency,
    columns: [
      { label: 'Month', kind: 'number' },
      { label: 'Recognised revenue', kind: 'money' },
      { label: 'Cash collected', kind: 'money' },
      { label: 'Collected ahead', kind: 'money' },
      ...names.map((name): Column => ({ label: `${name} annual payments`, kind: 'number' })),
    ],
    rows: months.map(({ month, recognised, cash: collected, ahead }, row) => [
      month,
      money(totalRevenue(row), recognised),
      money(plus(names.map((_, tier) => inMoney(cash(tier, row), currency))), collected),
      money(`${row === 0 ? '' : `${addressOf(3, row - 1)}+`}${addressOf(2, row)}-${addressOf(1, row)}`, ahead),
      ...projection.tiers.map((tier, index) =>
        formulaOf(payments(index, row), (1 - settings.monthlyShare) * countAnnualPayments(tier, month)),
      ),
    ]),
  };
}

export function toSummarySheet(book: Book, months: readonly MrrMonth[]): Sheet {
  const { projection, settings, currency, names } = book;
  const last = projection.months - 1;
  const inProjection = (column: number, from: number) =>
    inSheet('Projection', from === last ? addressOf(column, last) : `${addressOf(column, from)}:${addressOf(column, last)}`);
  const [subscribers, revenue] = [2 * names.length + 1, 2 * names.length + 2];
  const metrics = computeMrrMetrics(
    projection.tiers.map(({ tier }) => tier),
    months,
    settings,
  );
  const base = (tier: number) => `${tierOf('subscribers', tier)}*${tierOf('perSubscriber', tier)}`;
  const kept = (expansion: string) =>
    `IFERROR((${plus(
      names.map((_, tier) => `${base(tier)}*(1${expansion}-${contractionOf(tier)}-${tierOf('churn', tier)})^12`),
    )})/(${plus(names.map((_, tier) => base(tier)))}),"")`;
  const sum = (name: (typeof mrrColumns)[number]) => `SUM(${inSheet('MRR', `${mrrAt(name, 0)}:${mrrAt(name, last)}`)})`;
  const money = (formula: string, minor: number | null) => formulaOf(formula, toMajorCell(minor, currency));
  return {
    name: 'Summary',
    currency,
    columns: [
      { label: 'Total Revenue', kind: 'money' },
      { label: 'Avg. Monthly Revenue', kind: 'money' },
      { label: 'Final Month Revenue', kind: 'money' },
      { label: 'Final Subscribers', kind: 'number' },
      { label: 'Final MRR', kind: 'money' },
      { label: 'ARR', kind: 'money' },
      { label: 'NRR, 12 months', kind: 'percent' },
      { label: 'GRR, 12 months', kind: 'percent' },
      { label: 'Quick ratio', kind: 'number' },
    ],
    rows: [
      [
        money(`SUM(${inProjection(revenue, 0)})`, projection.totalRevenue),
        money(inMoney(`${addressOf(0, 0)}/${projection.months}`, currency), projection.averageRevenue),
        money(inProjection(revenue, last), projection.finalRevenue),
        formulaOf(inProjection(subscribers, last), projection.finalSubscribers),
        money(inSheet('MRR', mrrAt('Closing', last)), metrics.mrr),
        money(`12*${addressOf(4, 0)}`, metrics.arr),
        formulaOf(kept(`+${inputOf('expansion')}`), metrics.nrr),
        formulaOf(kept(''), metrics.grr),
        formulaOf(`IFERROR((${sum('New')}+${sum('Expansion')})/(${sum('Contraction')}+${sum('Churn')}),"")`, metrics.quickRatio),
      ],
    ],
  };
}
