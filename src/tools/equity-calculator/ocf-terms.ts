import { toPercent } from '@/lib/numbers';
import { joinWords } from '@/lib/text';
import { nameOrNone } from './cap-table';
import type { Convertible, Stakeholder } from './model';

export type Item = Record<string, unknown>;

/** The format has no place for a percentage, a maturity or a pool target, so what it cannot say stands in a comment. */
export const keptMark = 'For the equity calculator: ';
export const keep = (values: object) => ({ comments: [keptMark + JSON.stringify(values)] });

/** The format writes numbers as text: plain digits, ten decimals at most, never an exponent. */
export const toNumeric = (value: number) => value.toFixed(10).replace(/\.?0+$/, '');

export function toConvertible(convertible: Convertible, money: (minor: number) => Item, date: string): Item {
  const { id, name, instrument, amount, cap, discount, isMfn, interest } = convertible;
  const isNote = instrument === 'Convertible note';
  const terms = {
    ...(cap > 0 ? { conversion_valuation_cap: money(cap) } : {}),
    ...(discount > 0 ? { conversion_discount: toNumeric(discount) } : {}),
  };
  // Its percentages end at 100%.
  const isBeyond = isNote && interest > 1;
  const mechanism = isBeyond
    ? { type: 'CUSTOM_CONVERSION', custom_conversion_description: describeNote(convertible) }
    : isNote
      ? {
          type: 'CONVERTIBLE_NOTE_CONVERSION',
          interest_rates: [{ rate: toNumeric(interest), accrual_start_date: date }],
          day_count_convention: 'ACTUAL_365',
          interest_payout: 'DEFERRED',
          interest_accrual_period: 'ANNUAL',
          compounding_type: 'SIMPLE',
          ...terms,
        }
      : {
          type: 'SAFE_CONVERSION',
          conversion_timing: instrument === 'Post-money SAFE' ? 'POST_MONEY' : 'PRE_MONEY',
          conversion_mfn: isMfn,
          ...terms,
        };
  return {
    object_type: 'TX_CONVERTIBLE_ISSUANCE',
    id: `issue-convertible-${id}`,
    security_id: `convertible-${id}`,
    date,
    custom_id: nameOrNone(name, id),
    stakeholder_id: `investor-${id}`,
    security_law_exemptions: [],
    convertible_type: isNote ? 'NOTE' : 'SAFE',
    investment_amount: money(amount),
    conversion_triggers: [
      {
        trigger_id: `trigger-${id}`,
        type: 'AUTOMATIC_ON_CONDITION',
        trigger_condition: 'Converts at the next priced round',
        conversion_right: { type: 'CONVERTIBLE_CONVERSION_RIGHT', conversion_mechanism: mechanism, converts_to_future_round: true },
      },
    ],
    seniority: 1,
    ...keep(convertible),
  };
}

export function toVestingTerms(id: string, { vestingPeriod, cliffPeriod }: Stakeholder): Item {
  const first = Math.min(vestingPeriod, Math.max(1, cliffPeriod));
  const after = (months: number, times: number, from: string) => ({
    type: 'VESTING_SCHEDULE_RELATIVE',
    period: { length: months, type: 'MONTHS', occurrences: times, day_of_month: 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH' },
    relative_to_condition_id: from,
  });
  const rest = vestingPeriod - first;
  return {
    object_type: 'VESTING_TERMS',
    id,
    name: `${vestingPeriod} months, ${cliffPeriod} months cliff`,
    description: 'Monthly vesting, rounded down, all months so far at the cliff.',
    allocation_type: 'CUMULATIVE_ROUND_DOWN',
    vesting_conditions: [
      { id: 'start', quantity: '0', trigger: { type: 'VESTING_START_DATE' }, next_condition_ids: ['cliff'] },
      {
        id: 'cliff',
        portion: { numerator: String(first), denominator: String(vestingPeriod) },
        trigger: after(Math.max(1, cliffPeriod), 1, 'start'),
        next_condition_ids: rest > 0 ? ['monthly'] : [],
      },
      ...(rest > 0
        ? [
            {
              id: 'monthly',
              portion: { numerator: '1', denominator: String(vestingPeriod) },
              trigger: after(1, rest, 'cliff'),
              next_condition_ids: [],
            },
          ]
        : []),
    ],
  };
}

const describeNote = ({ interest, cap, discount }: Convertible) =>
  `Simple interest of ${toNumeric(toPercent(interest))}% a year, actual days over 365, converts with the principal, at the lowest of ${joinWords(
    [
      ...(cap > 0 ? ['the price at its valuation cap'] : []),
      ...(discount > 0 ? [`the round price less ${toNumeric(toPercent(discount))}%`] : []),
      'the round price',
    ],
  )}.`;
