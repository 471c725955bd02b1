import type { CalendarEntry } from '@/formats/ics';
import type { Day } from '@/lib/dates';
import { allocateMoney, multiplyMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import type { Detailed } from './detailed';
import { dollars, labels, toCents, type TaxInputs } from './model';
import type { YearPack } from './year-2026';

export interface Payment {
  day: Day;
  covers: string;
  full: number;
  least: number;
}

export interface Quarterly {
  /** A company pays beside its owner, so the two never stand for each other in a calendar. */
  payer: 'owner' | 'corporation';
  /** What the four payments are for. */
  subject: string;
  annual: number;
  least: number;
  safeHarbour: string;
  payments: Payment[];
  notes: string[];
}

const periods = ['January to March', 'April and May', 'June to August', 'September to December'];
const evenly = [1, 1, 1, 1];

function subjectOf({ businessType }: TaxInputs, detailed: Detailed): { subject: string; annual: number; note?: string } {
  if (businessType === 'c-corporation') {
    return {
      subject: 'Corporate tax',
      annual: detailed.corporateTax,
      note: 'A C corporation pays its last installment in December. Tax on dividends is yours, not the company’s, and isn’t in here.',
    };
  }
  if (businessType === 's-corporation') {
    return {
      subject: 'Your income tax',
      annual: detailed.incomeTax,
      note: 'Payroll taxes are paid through payroll and aren’t in here. Income tax withheld from your salary lowers these payments.',
    };
  }
  return { subject: 'Income tax and self-employment tax', annual: detailed.total };
}

/** The smaller of a share of this year's tax and of last year's is enough to avoid a penalty. */
export function planQuarters(inputs: TaxInputs, detailed: Detailed, pack: YearPack): Quarterly {
  const isCorporation = inputs.businessType === 'c-corporation';
  const { subject, annual, note } = subjectOf(inputs, detailed);
  const thisShare = isCorporation ? 1 : 0.9;
  const lastShare = !isCorporation && inputs.hadHighIncome ? 1.1 : 1;
  const byThisYear = multiplyMoney(annual, thisShare);
  const lastYearTax = toCents(Math.max(0, inputs.lastYearTax));
  const byLastYear = multiplyMoney(lastYearTax, lastShare);
  const isLastUsed = lastYearTax > 0 && byLastYear < byThisYear;
  const least = isLastUsed ? byLastYear : byThisYear;
  const smallest = toCents(isCorporation ? 500 : 1_000);
  const safeHarbour =
    lastYearTax > 0
      ? `Safe harbor: pay at least ${dollars(least)}, the smaller of ${formatPercent(thisShare)} of this year’s tax (${dollars(byThisYear)}) and ${formatPercent(lastShare)} of last year’s (${dollars(byLastYear)}).`
      : `Safe harbor: ${formatPercent(thisShare)} of this year’s tax is ${dollars(byThisYear)}. If you enter last year’s tax, ${formatPercent(lastShare)} of it applies instead where that is less.`;
  const full = allocateMoney(annual, evenly);
  const small = allocateMoney(least, evenly);
  const days = isCorporation ? pack.corporateDates : pack.individualDates;
  return {
    payer: isCorporation ? 'corporation' : 'owner',
    subject,
    annual,
    least,
    safeHarbour,
    payments: days.map((day, index) => ({
      day,
      covers: isCorporation ? `Payment ${index + 1} of 4` : (periods[index] ?? ''),
      full: full[index] ?? 0,
      least: small[index] ?? 0,
    })),
    notes: [
      ...(note ? [note] : []),
      ...(annual < smallest ? [`Below ${dollars(smallest)} of tax for the year, estimated payments are usually not required.`] : []),
      `Federal dates of the calendar tax year ${pack.year}. Your state may have its own.`,
    ],
  };
}

export const toCalendar = ({ payer, payments, subject, safeHarbour }: Quarterly, { year }: YearPack): CalendarEntry[] =>
  payments.map(({ day, covers, full, least }, index) => ({
    id: `estimated-tax-${year}-${payer}-${index + 1}`,
    day,
    title: `Estimated tax ${year}, payment ${index + 1} of 4: ${dollars(full)}`,
    details: [`${subject}, ${covers}.`, `Safe-harbor minimum: ${dollars(least)}.`, safeHarbour, labels.disclaimer].join('\n'),
  }));
