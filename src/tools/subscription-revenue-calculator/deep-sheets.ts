import { defineSheet } from '@/lib/define-sheet';
import { addressOf, inSheet } from '@/lib/formulas';
import type { Cell, Column, Sheet } from '@/lib/sheet';
import { countAnnualPayments, type CashMonth } from './cash';
import { computeBlendedEconomics, computeTierEconomics, type Economics } from './economics';
import { computeMrrMetrics, followTiers, type MrrMonth } from './mrr';
import { countBefore, countOf, formulaOf, inMoney, inputOf, tierOf, toMajorCell, type Book } from './sheets';

const plus = (terms: readonly string[]) => terms.join('+');

/** Behind these stand two columns for each tier. */
const mrrSheet = defineSheet('MRR', {
  month: 'Month',
  opening: ['Opening', 'money'],
  added: ['New', 'money'],
  expansion: ['Expansion', 'money'],
  contraction: ['Contraction', 'money'],
  churned: ['Churn', 'money'],
  rounding: ['Rounding', 'money'],
  closing: ['Closing', 'money'],
});
const contractionOf = (tier: number) => `MIN(${inputOf('contraction')},1-${tierOf('churn', tier)})`;

export function toMrrSheet(book: Book, months: readonly MrrMonth[]): Sheet {
  const { projection, names, currency, settings } = book;
  const followed = followTiers(projection, settings);
  const exactAt = (tier: number, row: number) => addressOf(mrrSheet.width + 2 * tier, row);
  const billedAt = (tier: number, row: number) => addressOf(mrrSheet.width + 2 * tier + 1, row);
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
  const sheet = mrrSheet.toSheet(
    months.map((month, row) => {
      const at = (name: Parameters<typeof mrrSheet.at>[0]) => mrrSheet.at(name, row);
      const grown = `${at('opening')}-${at('added')}-${at('expansion')}+${at('contraction')}+${at('churned')}`;
      return {
        month: month.month,
        opening: money(row === 0 ? each((tier) => inMoney(before(tier, 0), currency)) : mrrSheet.at('closing', row - 1), month.opening),
        added: roundedMoney(
          each((tier) => `${countOf('joined', tier, row)}*${tierOf('perSubscriber', tier)}`),
          month.added,
        ),
        expansion: roundedMoney(
          each((tier) => `${before(tier, row)}*${inputOf('expansion')}`),
          month.expansion,
        ),
        contraction: roundedMoney(
          each((tier) => `${before(tier, row)}*${contractionOf(tier)}`),
          month.contraction,
        ),
        churned: roundedMoney(
          each((tier) => `${before(tier, row)}*${tierOf('churn', tier)}`),
          month.churned,
        ),
        rounding: money(`${at('closing')}-${grown}`, month.rounding),
        closing: money(
          each((tier) => billedAt(tier, row)),
          month.closing,
        ),
      };
    }),
    { currency },
  );
  return {
    ...sheet,
    columns: [
      ...sheet.columns,
      ...names.flatMap((name): Column[] => [
        { label: `${name} exact`, kind: 'money' },
        { label: `${name} billed`, kind: 'money' },
      ]),
    ],
    rows: sheet.rows.map((cells, row) => [...cells, ...names.flatMap((_, tier) => tierCells(tier, row))]),
  };
}

const economicsSheet = defineSheet('LTV and CAC', {
  tier: ['Tier', 'text'],
  perSubscriber: ['Revenue per subscriber', 'money'],
  churn: ['Churn rate', 'percent'],
  lifetime: 'Lifetime in months',
  ltv: ['LTV', 'money'],
  ltvToCac: 'LTV to CAC',
  payback: 'Payback in months',
});

export function toEconomicsSheet({ projection, settings, currency, names }: Book): Sheet {
  const last = projection.months - 1;
  const billed = (tier: number) => countOf('billed', tier, last);
  const all = plus(names.map((_, tier) => billed(tier)));
  const weigh = (name: 'perSubscriber' | 'churn') =>
    `IFERROR((${plus(names.map((_, tier) => `${billed(tier)}*${tierOf(name, tier)}`))})/(${all}),"")`;
  const cac = inputOf('cac');
  const line = (tier: string, economics: Economics, row: number, perFormula: string, churnFormula: string) => {
    const [per, churn, ltv] = [economicsSheet.at('perSubscriber', row), economicsSheet.at('churn', row), economicsSheet.at('ltv', row)];
    const money = (formula: string, minor: number | null) => formulaOf(formula, toMajorCell(minor, currency));
    return {
      tier,
      perSubscriber: money(perFormula, economics.perSubscriber),
      churn: formulaOf(churnFormula, economics.churn),
      lifetime: formulaOf(`IFERROR(1/${churn},"")`, economics.lifetimeMonths),
      ltv: money(`IFERROR(${inMoney(`${per}*${inputOf('margin')}/${churn}`, currency)},"")`, economics.ltv),
      ltvToCac: formulaOf(`IFERROR(${ltv}/${cac},"")`, economics.ltvToCac),
      payback: formulaOf(`IF(${cac}>0,IFERROR(${cac}/(${per}*${inputOf('margin')}),""),"")`, economics.paybackMonths),
    };
  };
  return economicsSheet.toSheet(
    [
      ...computeTierEconomics(projection, settings).map((economics, tier) =>
        line(names[tier] ?? '', economics, tier, tierOf('perSubscriber', tier), tierOf('churn', tier)),
      ),
      line('All tiers', computeBlendedEconomics(projection, settings), names.length, weigh('perSubscriber'), weigh('churn')),
    ],
    { currency },
  );
}

/** Behind these stands a column for each tier. */
const cashSheet = defineSheet('Cash', {
  month: 'Month',
  recognised: ['Recognized revenue', 'money'],
  collected: ['Cash collected', 'money'],
  ahead: ['Collected ahead', 'money'],
});

export function toCashSheet({ projection, settings, currency, names }: Book, months: readonly CashMonth[]): Sheet {
  const share = inputOf('monthlyShare');
  const totalRevenue = (row: number) => inSheet('Projection', addressOf(2 * names.length + 2, row));
  const paymentsAt = (tier: number, row: number) => addressOf(cashSheet.width + tier, row);
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
  const sheet = cashSheet.toSheet(
    months.map(({ month, recognised, cash: collected, ahead }, row) => ({
      month,
      recognised: money(totalRevenue(row), recognised),
      collected: money(plus(names.map((_, tier) => inMoney(cash(tier, row), currency))), collected),
      ahead: money(
        `${row === 0 ? '' : `${cashSheet.at('ahead', row - 1)}+`}${cashSheet.at('collected', row)}-${cashSheet.at('recognised', row)}`,
        ahead,
      ),
    })),
    { currency },
  );
  return {
    ...sheet,
    columns: [...sheet.columns, ...names.map((name): Column => ({ label: `${name} annual payments`, kind: 'number' }))],
    rows: sheet.rows.map((cells, row) => [
      ...cells,
      ...projection.tiers.map((tier, index) =>
        formulaOf(payments(index, row), (1 - settings.monthlyShare) * countAnnualPayments(tier, row + 1)),
      ),
    ]),
  };
}

const summarySheet = defineSheet('Summary', {
  total: ['Total Revenue', 'money'],
  average: ['Avg. Monthly Revenue', 'money'],
  final: ['Final Month Revenue', 'money'],
  subscribers: 'Final Subscribers',
  mrr: ['Final MRR', 'money'],
  arr: ['ARR', 'money'],
  nrr: ['NRR, 12 months', 'percent'],
  grr: ['GRR, 12 months', 'percent'],
  quickRatio: 'Quick ratio',
});

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
  const sum = (name: Parameters<typeof mrrSheet.at>[0]) => `SUM(${mrrSheet.elsewhere.range(name, 0, last)})`;
  const money = (formula: string, minor: number | null) => formulaOf(formula, toMajorCell(minor, currency));
  return summarySheet.toSheet(
    [
      {
        total: money(`SUM(${inProjection(revenue, 0)})`, projection.totalRevenue),
        average: money(inMoney(`${summarySheet.at('total', 0)}/${projection.months}`, currency), projection.averageRevenue),
        final: money(inProjection(revenue, last), projection.finalRevenue),
        subscribers: formulaOf(inProjection(subscribers, last), projection.finalSubscribers),
        mrr: money(mrrSheet.elsewhere.at('closing', last), metrics.mrr),
        arr: money(`12*${summarySheet.at('mrr', 0)}`, metrics.arr),
        nrr: formulaOf(kept(`+${inputOf('expansion')}`), metrics.nrr),
        grr: formulaOf(kept(''), metrics.grr),
        quickRatio: formulaOf(
          `IFERROR((${sum('added')}+${sum('expansion')})/(${sum('contraction')}+${sum('churned')}),"")`,
          metrics.quickRatio,
        ),
      },
    ],
    { currency },
  );
}
