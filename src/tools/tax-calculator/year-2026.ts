import type { Day } from '@/lib/dates';
import type { FilingStatus } from './model';

export interface Bracket {
  /** In dollars; the last one has no end. */
  upTo: number;
  rate: number;
}

/** The figures of one tax year, in dollars and fractions. A new year is a new file like this one. */
export interface YearPack {
  year: number;
  asOf: Day;
  source: string;
  standardDeduction: Record<FilingStatus, number>;
  brackets: Record<FilingStatus, readonly Bracket[]>;
  netEarningsShare: number;
  leastNetEarnings: number;
  socialSecurity: { rate: number; wageBase: number };
  medicare: { rate: number; extraRate: number; extraAbove: Record<FilingStatus, number> };
  businessIncomeDeduction: { rate: number; limitsFrom: Record<FilingStatus, number> };
  homeOffice: number;
  corporateRate: number;
  dividendRate: number;
  individualDates: readonly Day[];
  corporateDates: readonly Day[];
}

const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];
const brackets = (...ends: number[]): Bracket[] => rates.map((rate, index) => ({ rate, upTo: ends[index] ?? Infinity }));

export const pack2026: YearPack = {
  year: 2026,
  asOf: '2025-10-24',
  source:
    'IRS inflation adjustments for 2026 (Rev. Proc. 2025-32) and the Social Security wage base for 2026, taken from public summaries of them',
  standardDeduction: { single: 16_100, 'married-jointly': 32_200, 'head-of-household': 24_150 },
  brackets: {
    single: brackets(12_400, 50_400, 105_700, 201_775, 256_225, 640_600),
    'married-jointly': brackets(24_800, 100_800, 211_400, 403_550, 512_450, 768_700),
    'head-of-household': brackets(17_700, 67_450, 105_700, 201_750, 256_200, 640_600),
  },
  netEarningsShare: 0.9235,
  leastNetEarnings: 400,
  socialSecurity: { rate: 0.124, wageBase: 184_500 },
  medicare: {
    rate: 0.029,
    extraRate: 0.009,
    extraAbove: { single: 200_000, 'married-jointly': 250_000, 'head-of-household': 200_000 },
  },
  // Rounded down, so that the warning comes a little early rather than late.
  businessIncomeDeduction: { rate: 0.2, limitsFrom: { single: 200_000, 'married-jointly': 400_000, 'head-of-household': 200_000 } },
  homeOffice: 1_500,
  corporateRate: 0.21,
  dividendRate: 0.15,
  individualDates: ['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15'],
  corporateDates: ['2026-04-15', '2026-06-15', '2026-09-15', '2026-12-15'],
};

/** While the day is not known yet, nothing is questioned. */
export const isPackCurrent = ({ year }: Pick<YearPack, 'year'>, today: Day) => today === '' || Number(today.slice(0, 4)) <= year;
