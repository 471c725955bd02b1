import { heading, paragraph, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { choice, integer, type ValuesOf } from '@/lib/fields';
import { formatMoney, multiplyMoney, toMinor } from '@/lib/money';
import { formatNumber, formatPercent } from '@/lib/numbers';
import { germany2026, uk2026, type GermanPack, type UkPack } from './company-packs';

export const companyFields = {
  country: choice('Country', ['uk', 'germany'], { default: 'uk', labels: { uk: 'United Kingdom', germany: 'Germany' } }),
  profit: integer('Taxable profit of the year', { placeholder: 'e.g. 100,000' }),
  associated: integer('Associated companies', {
    default: '0',
    min: 0,
    max: 1000,
    hint: 'Others under the same control. They share the limits.',
  }),
  municipal: integer('Municipal rate (Hebesatz)', {
    default: String(germany2026.usualMunicipalRate),
    min: germany2026.lowestMunicipalRate,
    max: 2000,
    hint: 'In percent, set by your town: 410 in Berlin, 490 in Munich. Check yours.',
  }),
};
export type CompanyInputs = ValuesOf<typeof companyFields>;

export interface CompanyStep {
  label: string;
  /** Minor units. */
  amount: number;
  isTotal?: boolean;
}

export interface CompanyTax {
  currency: string;
  period: string;
  asOf: string;
  source: string;
  steps: CompanyStep[];
  total: number;
  /** Of the profit; nothing without one. */
  rate: number | undefined;
  notes: string[];
}

type Result = Pick<CompanyTax, 'steps' | 'total' | 'notes'>;

/** The small rate, the main rate, or the main rate less the relief between the limits. */
export function taxUk(profit: number, associated: number, pack: UkPack): Result {
  const { currency, mainRate, smallRate, reliefFraction } = pack;
  const share = (limit: number) => Math.round(toMinor(limit, currency) / (Math.max(0, associated) + 1));
  const [lower, upper] = [share(pack.lowerLimit), share(pack.upperLimit)];
  const show = (amount: number) => formatMoney(amount, currency);
  const notes = [
    `The limits of ${show(lower)} and ${show(upper)} are for a year of twelve months. Dividends received from others count toward them and are left out here.`,
  ];
  if (profit <= lower) {
    const total = multiplyMoney(profit, smallRate);
    return { steps: [{ label: `Small profits rate, ${formatPercent(smallRate)}`, amount: total }], total, notes };
  }
  const full = multiplyMoney(profit, mainRate);
  const relief = profit < upper ? multiplyMoney(upper - profit, reliefFraction) : 0;
  return {
    steps: [
      { label: `Main rate, ${formatPercent(mainRate)}`, amount: full },
      ...(relief > 0 ? [{ label: 'Less Marginal Relief, 3/200 of the distance to the upper limit', amount: -relief }] : []),
    ],
    total: full - relief,
    notes,
  };
}

/** Corporation tax, the solidarity surcharge on it, and the town's trade tax; none of them lowers another. */
export function taxGermany(profit: number, municipal: number, pack: GermanPack): Result {
  const { currency, corporateRate, solidarityRate, tradeBaseRate } = pack;
  const corporate = multiplyMoney(profit, corporateRate);
  const solidarity = multiplyMoney(corporate, solidarityRate);
  const step = toMinor(pack.tradeStep, currency);
  const tradeIncome = Math.floor(profit / step) * step;
  const trade = multiplyMoney(multiplyMoney(tradeIncome, tradeBaseRate), Math.max(pack.lowestMunicipalRate, municipal) / 100);
  return {
    steps: [
      { label: `Corporation tax (Körperschaftsteuer), ${formatPercent(corporateRate)}`, amount: corporate },
      { label: `Solidarity surcharge, ${formatPercent(solidarityRate)} of it`, amount: solidarity },
      { label: `Trade tax (Gewerbesteuer), ${formatPercent(tradeBaseRate)} × ${formatNumber(municipal)}%`, amount: trade },
    ],
    total: corporate + solidarity + trade,
    notes: [
      'For a GmbH, UG or AG. A sole trader or partnership pays income tax instead and has an allowance of €24,500 in trade tax.',
      'Additions to and deductions from trade income, such as a quarter of interest and rent above €200,000, are left out.',
    ],
  };
}

/** A loss owes nothing. */
export function computeCompanyTax({ country, profit, associated, municipal }: CompanyInputs): CompanyTax {
  const pack = country === 'germany' ? germany2026 : uk2026;
  const { currency, period, asOf, source } = pack;
  const owed = toMinor(Math.max(0, profit), currency);
  const { steps, total, notes } = country === 'germany' ? taxGermany(owed, municipal, germany2026) : taxUk(owed, associated, uk2026);
  return {
    currency,
    period,
    asOf,
    source,
    total,
    notes: [...notes, ...(profit < 0 ? ['A loss owes no tax here. It may lower the tax of other years.'] : [])],
    steps: [
      { label: 'Taxable profit', amount: toMinor(profit, currency) },
      ...steps,
      { label: 'Company tax', amount: total, isTotal: true },
      { label: 'Profit after tax', amount: toMinor(profit, currency) - total, isTotal: true },
    ],
    rate: owed > 0 ? total / owed : undefined,
  };
}

export const companyDisclaimer = 'An estimate from published rates, not tax advice. Have it checked before you rely on it.';

export function toCompanyDocument(inputs: CompanyInputs): Document {
  const tax = computeCompanyTax(inputs);
  const title = `Company tax, ${inputs.country === 'germany' ? 'Germany' : 'United Kingdom'}`;
  return {
    title,
    blocks: [
      heading(1, title),
      paragraph(`${tax.period}. Rates as of ${formatDay(tax.asOf)}. ${tax.source}.`, 'muted'),
      {
        kind: 'table',
        columns: [
          { label: 'Step', weight: 3 },
          { label: 'Amount', align: 'right' },
        ],
        rows: tax.steps.map(({ label, amount }) => [label, formatMoney(amount, tax.currency)]),
      },
      ...tax.notes.map((note) => paragraph(note, 'muted')),
      paragraph(companyDisclaimer, 'muted'),
    ],
  };
}
