import { minorDigits } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { computeCapTable, nameOrNone, type RoundStep } from './cap-table';
import { notAdvice } from './content';
import type { Content } from './files';
import { md5 } from './md5';
import { isOption, type Role, type Settings, type Stakeholder } from './model';
import { settleSales } from './sales';
import { describeSamples } from './samples';
import { keep, toConvertible, toNumeric, toVestingTerms, type Item } from './ocf-terms';

const version = '1.2.0';
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

/** The cap table with SAFEs, notes and pool as an Open Cap Format package: a manifest and one file for each kind of thing. */
export function toOcfFiles(content: Content, toJson: (value: unknown) => string): Record<string, string> {
  const { currency } = content;
  const inputs = settleSales(content.inputs, content.table.sharesOf);
  const company = (content.company ?? '').trim();
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
      const { id, grantDate, exercisePrice } = stakeholder;
      const terms = isVesting ? { vesting_terms_id: vestingId(stakeholder) } : {};
      const issued = isOption(stakeholder)
        ? toOption(stakeholder, dayOr(grantDate), { amount: exercisePrice.toFixed(10), currency }, shares, terms)
        : issuance(id, id, commonId, grantDate, 0, shares, terms);
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
  const granted = sumOf(stakeholders.filter(isOption).map(({ id }) => table.sharesOf.get(id) ?? 0));
  const pool = sumOf(table.rows.filter(({ kind }) => kind === 'pool' || kind === 'promised').map(({ shares }) => shares));
  const common = sumOf([...table.sharesOf.values(), pool]);
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
    [
      'stock_classes_files',
      'StockClasses',
      'OCF_STOCK_CLASSES_FILE',
      [commonClass(settings, common), ...table.steps.map(toPreferred(money))],
    ],
    [
      'stock_plans_files',
      'StockPlans',
      'OCF_STOCK_PLANS_FILE',
      pool + granted > 0
        ? [
            {
              object_type: 'STOCK_PLAN',
              id: planId,
              plan_name: 'Option pool',
              initial_shares_reserved: String(pool + granted),
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
      legal_name: company || 'Company name not entered',
      formation_date: [...stakeholders.map(({ grantDate }) => grantDate), today].filter(Boolean).sort()[0] ?? today,
      country_of_formation: 'US',
      comments: [
        `${company === '' ? 'Name, formation' : 'Formation'} date and country are placeholders: replace them before you use this file.`,
      ],
    },
    as_of: today,
    generated_at: `${today}T00:00:00Z`,
    ...Object.fromEntries(
      parts.map(([key, name]) => [key, [{ filepath: `./${name}.ocf.json`, md5: md5(files[`${name}.ocf.json`] ?? '') }]]),
    ),
    comments: [...describeSamples(inputs), 'Rounds and conversions are planned, as worked out by the calculator.', notAdvice],
  };
  return { 'Manifest.ocf.json': toJson(manifest), ...files };
}

const toOption = ({ id }: Stakeholder, date: string, price: Item, shares: number, more: Item): Item => ({
  object_type: 'TX_EQUITY_COMPENSATION_ISSUANCE',
  id: `issue-${id}`,
  security_id: `security-${id}`,
  date,
  custom_id: id,
  stakeholder_id: id,
  security_law_exemptions: [],
  stock_plan_id: planId,
  stock_class_id: commonId,
  compensation_type: 'OPTION',
  quantity: String(shares),
  exercise_price: price,
  expiration_date: null,
  termination_exercise_windows: [],
  ...more,
});

/** Enough for all that is issued or reserved, later grants included. */
const commonClass = ({ totalShares, pool, promised }: Settings, used: number): Item => ({
  object_type: 'STOCK_CLASS',
  id: commonId,
  name: 'Common Stock',
  class_type: 'COMMON',
  default_id_prefix: 'CS-',
  initial_shares_authorized: String(Math.max(0, totalShares, used)),
  votes_per_share: '1',
  seniority: '0',
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
    votes_per_share: '1',
    seniority: String(index + 1),
    // A round that cannot be worked out yet is kept, without a price.
    ...(price === null ? {} : { price_per_share: money(price) }),
    liquidation_preference_multiple: toNumeric(round.multiple),
    ...(round.preference === 'Participating, capped' ? { participation_cap_multiple: toNumeric(round.participationCap) } : {}),
    ...keep(round),
  });
