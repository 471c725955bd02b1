import { minorDigits } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { computeCapTable, nameOrNone, type RoundStep } from './cap-table';
import { notAdvice } from './content';
import type { Content } from './files';
import { md5 } from './md5';
import type { Convertible, Role, Settings, Stakeholder } from './model';

const version = '1.1.0';
const commonId = 'common';
const planId = 'option-plan';

export const relationships: Record<Role, string> = {
  Founder: 'FOUNDER',
  'Co-Founder': 'FOUNDER',
  Employee: 'EMPLOYEE',
  Advisor: 'ADVISOR',
  Investor: 'INVESTOR',
  Consultant: 'CONSULTANT',
};

type Item = Record<string, unknown>;

/** The format has no place for a percentage, a maturity or a pool target, so what it cannot say stands in a comment. */
export const keptMark = 'For the equity calculator: ';
const keep = (values: object) => ({ comments: [keptMark + JSON.stringify(values)] });

/** The cap table with SAFEs, notes and pool as an Open Cap Format package: a manifest and one file for each kind of thing. */
export function toOcfFiles(content: Content, toJson: (value: unknown) => string): Record<string, string> {
  const { inputs, isSample, currency } = content;
  const { stakeholders, convertibles, settings, today } = inputs;
  const table = computeCapTable(inputs, true);
  const steps = table.steps.filter(({ price }) => price !== null);
  const money = (minor: number) => ({ amount: (minor / 10 ** minorDigits(currency)).toFixed(10), currency });
  const dayOr = (day: string) => day || today;

  const issuance = (
    id: string,
    stakeholderId: string,
    classId: string,
    day: string,
    price: number,
    shares: number,
    more: Item = {},
  ): Item => ({
    object_type: 'TX_STOCK_ISSUANCE',
    id: `issue-${id}`,
    security_id: `security-${id}`,
    date: dayOr(day),
    custom_id: id,
    stakeholder_id: stakeholderId,
    security_law_exemptions: [],
    stock_class_id: classId,
    share_price: money(price),
    quantity: String(shares),
    stock_legend_ids: [],
    ...more,
  });
  const vestingId = ({ vestingPeriod, cliffPeriod }: Stakeholder) => `vesting-${vestingPeriod}-${cliffPeriod}`;
  const vesting = stakeholders.filter(({ vestingPeriod }) => vestingPeriod > 0);

  const transactions: Item[] = [
    ...stakeholders.flatMap((stakeholder): Item[] => {
      const shares = table.sharesOf.get(stakeholder.id) ?? 0;
      if (shares <= 0) return [];
      const isVesting = stakeholder.vestingPeriod > 0;
      const issued = issuance(
        stakeholder.id,
        stakeholder.id,
        commonId,
        stakeholder.grantDate,
        0,
        shares,
        isVesting ? { vesting_terms_id: vestingId(stakeholder) } : {},
      );
      const start = {
        object_type: 'TX_VESTING_START',
        id: `start-${stakeholder.id}`,
        date: dayOr(stakeholder.grantDate),
        security_id: `security-${stakeholder.id}`,
        vesting_condition_id: 'start',
      };
      return isVesting ? [issued, start] : [issued];
    }),
    ...convertibles.filter(({ amount }) => amount > 0).map((convertible) => toConvertible(convertible, money, dayOr(convertible.issued))),
    ...steps.flatMap(({ round, newShares, price, converted }): Item[] => [
      ...converted.flatMap(({ id, shares, price: paid }): Item[] => [
        {
          object_type: 'TX_CONVERTIBLE_CONVERSION',
          id: `convert-${id}`,
          security_id: `convertible-${id}`,
          date: dayOr(round.date),
          reason_text: `Converted in ${nameOrNone(round.name, 'the round')}`,
          trigger_id: `trigger-${id}`,
          resulting_security_ids: [`security-${id}`],
        },
        issuance(id, `investor-${id}`, `class-${round.id}`, round.date, paid, shares),
      ]),
      ...(newShares > 0 ? [issuance(round.id, `investor-${round.id}`, `class-${round.id}`, round.date, price ?? 0, newShares)] : []),
    ]),
  ];
  const pool = sumOf(table.rows.filter(({ kind }) => kind === 'pool' || kind === 'promised').map(({ shares }) => shares));
  const investor = (id: string, name: string): Item => ({
    object_type: 'STAKEHOLDER',
    id: `investor-${id}`,
    name: { legal_name: name },
    stakeholder_type: 'INSTITUTION',
    current_relationship: 'INVESTOR',
  });
  const parts: [key: string, file: string, type: string, items: Item[]][] = [
    [
      'stakeholders_files',
      'Stakeholders',
      'OCF_STAKEHOLDERS_FILE',
      [
        ...stakeholders.map((stakeholder) => ({
          object_type: 'STAKEHOLDER',
          id: stakeholder.id,
          name: { legal_name: nameOrNone(stakeholder.name, 'No name') },
          stakeholder_type: 'INDIVIDUAL',
          current_relationship: relationships[stakeholder.role],
          ...keep(stakeholder),
        })),
        ...convertibles.map(({ id, name }) => investor(id, nameOrNone(name, 'No name'))),
        ...steps.map(({ round }) => investor(round.id, `${nameOrNone(round.name, 'Unnamed')} investors`)),
      ],
    ],
    ['stock_classes_files', 'StockClasses', 'OCF_STOCK_CLASSES_FILE', [commonClass(settings), ...table.steps.map(toPreferred(money))]],
    [
      'stock_plans_files',
      'StockPlans',
      'OCF_STOCK_PLANS_FILE',
      pool > 0
        ? [
            {
              object_type: 'STOCK_PLAN',
              id: planId,
              plan_name: 'Option pool',
              initial_shares_reserved: String(pool),
              stock_class_ids: [commonId],
            },
          ]
        : [],
    ],
    ['stock_legend_templates_files', 'StockLegends', 'OCF_STOCK_LEGEND_TEMPLATES_FILE', []],
    [
      'vesting_terms_files',
      'VestingTerms',
      'OCF_VESTING_TERMS_FILE',
      [...new Map(vesting.map((one) => [vestingId(one), toVestingTerms(vestingId(one), one)])).values()],
    ],
    ['valuations_files', 'Valuations', 'OCF_VALUATIONS_FILE', []],
    ['transactions_files', 'Transactions', 'OCF_TRANSACTIONS_FILE', transactions],
  ];
  const files = Object.fromEntries(parts.map(([, name, type, items]) => [`${name}.ocf.json`, toJson({ file_type: type, items })]));
  const manifest = {
    file_type: 'OCF_MANIFEST_FILE',
    ocf_version: version,
    issuer: {
      object_type: 'ISSUER',
      id: 'issuer',
      legal_name: 'Company name not entered',
      formation_date: [...stakeholders.map(({ grantDate }) => grantDate), today].filter(Boolean).sort()[0] ?? today,
      country_of_formation: 'US',
      comments: ['Name, formation date and country are placeholders: replace them before you use this file.'],
    },
    as_of: today,
    generated_at: `${today}T00:00:00Z`,
    ...Object.fromEntries(
      parts.map(([key, name]) => [key, [{ filepath: `./${name}.ocf.json`, md5: md5(files[`${name}.ocf.json`] ?? '') }]]),
    ),
    comments: [...(isSample ? ['Sample data.'] : []), 'Rounds and conversions are planned, as worked out by the calculator.', notAdvice],
  };
  return { 'Manifest.ocf.json': toJson(manifest), ...files };
}

const commonClass = ({ totalShares, pool, promised }: Settings): Item => ({
  object_type: 'STOCK_CLASS',
  id: commonId,
  name: 'Common Stock',
  class_type: 'COMMON',
  default_id_prefix: 'CS-',
  initial_shares_authorized: String(Math.max(0, totalShares)),
  votes_per_share: 1,
  seniority: 0,
  ...keep({ totalShares, pool, promised }),
});

const toPreferred =
  (money: (minor: number) => Item) =>
  ({ round, price, newShares, converted }: RoundStep, index: number): Item => ({
    object_type: 'STOCK_CLASS',
    id: `class-${round.id}`,
    name: `${nameOrNone(round.name, 'Unnamed')} Preferred`,
    class_type: 'PREFERRED',
    default_id_prefix: `P${index + 1}-`,
    initial_shares_authorized: String(newShares + sumOf(converted.map(({ shares }) => shares))),
    votes_per_share: 1,
    seniority: index + 1,
    // A round that cannot be worked out yet is kept, without a price.
    ...(price === null ? {} : { price_per_share: money(price) }),
    liquidation_preference_multiple: String(round.multiple),
    ...(round.preference === 'Participating, capped' ? { participation_cap_multiple: String(round.participationCap) } : {}),
    ...keep(round),
  });

function toConvertible(convertible: Convertible, money: (minor: number) => Item, date: string): Item {
  const { id, name, instrument, amount, cap, discount, isMfn, interest } = convertible;
  const isNote = instrument === 'Convertible note';
  const terms = {
    ...(cap > 0 ? { conversion_valuation_cap: money(cap) } : {}),
    ...(discount > 0 ? { conversion_discount: String(discount) } : {}),
  };
  const mechanism = isNote
    ? {
        type: 'CONVERTIBLE_NOTE_CONVERSION',
        interest_rates: [{ rate: String(interest), accrual_start_date: date }],
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

function toVestingTerms(id: string, { vestingPeriod, cliffPeriod }: Stakeholder): Item {
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
