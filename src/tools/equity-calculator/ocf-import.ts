import * as z from 'zod/mini';
import { recordSchema } from '@/lib/fields/schema';
import { groupBy } from '@/lib/lists';
import { minorDigits } from '@/lib/money';
import { clamp, sumOf } from '@/lib/numbers';
import { cleanText, joinWords, plural } from '@/lib/text';
import {
  convertibleFields,
  longestPeriod,
  roundFields,
  type Convertible,
  type Role,
  type Round,
  type Settings,
  type Stakeholder,
} from './model';
import { relationships } from './ocf';
import { readMechanism, readObjects, type OcfObject, type OcfObjects } from './ocf-objects';
import { keptMark } from './ocf-terms';
import { stakeholderSchema } from './stakeholder-schema';

export type Counts = Pick<Settings, 'totalShares' | 'pool' | 'promised'>;

export interface OcfFile {
  stakeholders: { record: Stakeholder; shares: number }[];
  rounds: Round[];
  convertibles: Convertible[];
  counts: Counts | undefined;
  currencies: string[];
  /** What was left out or had to be worked out, in words. */
  notes: string[];
}

const mostShares = 1e12;
const mostMinor = 1e15;
const longestName = 200;
const wholeShares = (value: number) => Math.round(clamp(value, 0, mostShares));
const plainName = (name: string) => cleanText(name).replace(/\s+/g, ' ').trim().slice(0, longestName);

const countsSchema = z.object({ totalShares: z.int(), pool: z.int(), promised: z.int() });
const roundSchema = recordSchema(roundFields);
const convertibleSchema = recordSchema(convertibleFields);

/** What our own file says beside the format; anything else in a comment is somebody's remark. */
function readKept<T>(schema: z.ZodMiniType<T>, comments: readonly string[] | undefined): T | undefined {
  const kept = comments?.find((comment) => comment.startsWith(keptMark));
  if (kept === undefined) return undefined;
  try {
    const read = schema.safeParse(JSON.parse(kept.slice(keptMark.length)));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

const rolesByRelationship: Record<string, Role> = {
  FOUNDER: 'Founder',
  EMPLOYEE: 'Employee',
  EX_EMPLOYEE: 'Employee',
  NON_US_EMPLOYEE: 'Employee',
  EXECUTIVE: 'Employee',
  OFFICER: 'Employee',
  ADVISOR: 'Advisor',
  EX_ADVISOR: 'Advisor',
  BOARD_MEMBER: 'Advisor',
  CONSULTANT: 'Consultant',
  EX_CONSULTANT: 'Consultant',
};
const roleOf = (relationship: string): Role =>
  (Object.hasOwn(rolesByRelationship, relationship) ? rolesByRelationship[relationship] : undefined) ?? 'Investor';

/** Months in all and before the first of them counts. */
function readPeriods(terms: OcfObject<'VESTING_TERMS'> | undefined) {
  const periods = (terms?.vesting_conditions ?? []).flatMap(({ trigger: { period } }) => (period?.type === 'MONTHS' ? [period] : []));
  const [first] = periods;
  const months = sumOf(periods.map(({ length, occurrences }) => length * occurrences));
  const hasCliff = first !== undefined && periods.length > 1 && first.occurrences === 1 && first.length > 1;
  const cliff = first?.cliff_installment ? first.cliff_installment * first.length : hasCliff ? first.length : 0;
  const whole = (value: number) => Math.round(clamp(value, 0, longestPeriod));
  return { vestingPeriod: whole(months), cliffPeriod: whole(cliff) };
}

type Money = OcfObject<'TX_CONVERTIBLE_ISSUANCE'>['investment_amount'];
const toMinorOf = ({ amount, currency }: Money) => Math.round(clamp(amount * 10 ** minorDigits(currency), 0, mostMinor));

/** The parts of a cap table in the texts of an Open Cap Format package, or in one file of it. */
export function readOcf(texts: Record<string, string>): OcfFile {
  const objects = readObjects(texts);
  const stock = objects.of('TX_STOCK_ISSUANCE');
  const options = [...objects.of('TX_EQUITY_COMPENSATION_ISSUANCE'), ...objects.of('TX_PLAN_SECURITY_ISSUANCE')];
  const classes = objects.of('STOCK_CLASS');
  const preferred = new Set(classes.filter(({ class_type }) => class_type === 'PREFERRED').map(({ id }) => id));
  const grants = [...stock.filter(({ stock_class_id }) => !preferred.has(stock_class_id)), ...options];
  const named = new Map(objects.of('STAKEHOLDER').map((holder) => [holder.id, holder]));
  const nameless = grants.filter(({ stakeholder_id }) => !named.has(stakeholder_id)).length;

  const stakeholders = readStakeholders(objects, grants);
  const reserved = sumOf(objects.of('STOCK_PLAN').map(({ initial_shares_reserved }) => initial_shares_reserved));
  const pool = wholeShares(reserved - sumOf(options.map(({ quantity }) => quantity)));
  const issued = wholeShares(pool + sumOf(stakeholders.map(({ shares }) => shares)));
  const kept = classes.map(({ comments }) => readKept(countsSchema, comments)).find(Boolean);
  const counts = kept ?? (issued > 0 ? { totalShares: issued, pool, promised: 0 } : undefined);

  const { rounds, isEstimated } = readRounds(objects, issued);
  const convertibles = objects.of('TX_CONVERTIBLE_ISSUANCE').map((issuance) => toConvertible(issuance, named.get(issuance.stakeholder_id)));
  const currencies = [
    ...stock.map(({ share_price }) => share_price.currency),
    ...objects.of('TX_CONVERTIBLE_ISSUANCE').map(({ investment_amount }) => investment_amount.currency),
  ];
  const otherCount = sumOf([...objects.others.values()]);
  const otherNames = [...objects.others.keys()].map((name) => plainName(name).slice(0, 60) || 'unnamed');
  const shownNames = [...otherNames.slice(0, 4), ...(otherNames.length > 4 ? [`${otherNames.length - 4} more`] : [])];
  return {
    stakeholders,
    rounds,
    convertibles: convertibles.filter(({ amount }) => amount > 0),
    counts,
    currencies: [...new Set(currencies)],
    notes: [
      otherCount > 0 ? `${plural(otherCount, 'object')} of other kinds left out: ${joinWords(shownNames)}.` : '',
      objects.unreadable > 0 ? `${plural(objects.unreadable, 'object')} left out that couldn’t be read.` : '',
      nameless > 0 ? `${plural(nameless, 'issuance')} left out: the file doesn’t say whose.` : '',
      isEstimated ? 'Pre-money valuations are worked out as price × shares before the round. Check them.' : '',
    ].filter(Boolean),
  };
}

type Grant = OcfObject<'TX_EQUITY_COMPENSATION_ISSUANCE'>;
const priceOf = ({ exercise_price }: Grant) => String(clamp(exercise_price?.amount ?? 0, 0, 1e9));

function readStakeholders(objects: OcfObjects, grants: readonly Grant[]): OcfFile['stakeholders'] {
  const terms = new Map(objects.of('VESTING_TERMS').map((one) => [one.id, one]));
  const starts = new Map(objects.of('TX_VESTING_START').map(({ security_id, date }) => [security_id, date]));
  const byHolder = new Map<string, Grant[]>();
  for (const grant of grants) {
    const known = byHolder.get(grant.stakeholder_id);
    if (known) known.push(grant);
    else byHolder.set(grant.stakeholder_id, [grant]);
  }
  return objects.of('STAKEHOLDER').flatMap(({ id, name, current_relationship, current_relationships, comments }) => {
    const own = byHolder.get(id) ?? [];
    const shares = wholeShares(sumOf(own.map(({ quantity }) => quantity)));
    const kept = readKept(stakeholderSchema, comments);
    const relationship = current_relationship ?? current_relationships?.[0] ?? '';
    const said = plainName(name.legal_name);
    if (kept) {
      const role = relationships[kept.role] === relationship || relationship === '' ? kept.role : roleOf(relationship);
      return [{ record: { ...kept, name: kept.name.trim() === '' ? kept.name : said || kept.name, role }, shares }];
    }
    // Shares together, and options apart from them by what they cost.
    return [...groupBy(own, priceOf)].flatMap(([price, some], place) => {
      const [first] = some;
      const held = wholeShares(sumOf(some.map(({ quantity }) => quantity)));
      if (!first || held === 0) return [];
      const record: Stakeholder = {
        id: place === 0 ? id : `${id.slice(0, 70)}-${place + 1}`,
        name: said || 'No name',
        role: roleOf(relationship),
        equityPercentage: 0,
        ...readPeriods(terms.get(first.vesting_terms_id ?? '')),
        exactShares: held,
        grantDate: starts.get(first.security_id) ?? first.date,
        acceleration: 'None',
        has83b: false,
        exercisePrice: Number(price),
        afterRound: '',
      };
      return [{ record, shares: held }];
    });
  });
}

/** A class of preferred shares is a round: its price and what was paid for it say the rest. */
function readRounds(objects: OcfObjects, issued: number): { rounds: Round[]; isEstimated: boolean } {
  const converted = new Set(objects.of('TX_CONVERTIBLE_CONVERSION').flatMap(({ resulting_security_ids }) => resulting_security_ids));
  const sold = new Map<string, OcfObject<'TX_STOCK_ISSUANCE'>[]>();
  for (const issuance of objects.of('TX_STOCK_ISSUANCE')) {
    const known = sold.get(issuance.stock_class_id);
    if (known) known.push(issuance);
    else sold.set(issuance.stock_class_id, [issuance]);
  }
  const dayOf = (id: string) => (sold.get(id) ?? []).map(({ date }) => date).reduce((a, b) => (a < b ? a : b), '9999-12-31');
  const classes = objects
    .of('STOCK_CLASS')
    .filter(({ class_type }) => class_type === 'PREFERRED')
    .map((one) => ({ ...one, kept: readKept(roundSchema, one.comments), day: dayOf(one.id) }));
  // Our own rounds are in the order in which they count, which need not be that of their days.
  if (!classes.every(({ kept }) => kept)) classes.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  let before = issued;
  let isEstimated = false;
  const rounds = classes.flatMap((one): Round[] => {
    const all = sold.get(one.id) ?? [];
    const bought = all.filter(({ security_id }) => !converted.has(security_id));
    const shares = sumOf(bought.map(({ quantity }) => Math.max(0, quantity)));
    const investment = sumOf(
      bought.map(({ quantity, share_price }) => toMinorOf({ ...share_price, amount: share_price.amount * quantity })),
    );
    const others = sumOf(all.map(({ quantity }) => Math.max(0, quantity))) - shares;
    const valuation = shares > 0 ? Math.round(clamp((investment / shares) * (before + others), 0, mostMinor)) : 0;
    before += shares + others;
    if (one.kept) return [one.kept];
    if (investment <= 0 || valuation <= 0) return [];
    isEstimated = true;
    return [
      {
        id: one.id,
        name: plainName(one.name.replace(/\s+preferred(\s+stock)?$/i, '')) || 'Unnamed',
        investment: Math.min(investment, mostMinor),
        valuation,
        date: one.day,
        poolTarget: 0,
        poolPlace: 'Pre-money',
        preference: one.participation_cap_multiple === undefined ? 'Non-participating' : 'Participating, capped',
        multiple: clamp(one.liquidation_preference_multiple ?? 1, 0, 100),
        participationCap: clamp(one.participation_cap_multiple ?? 3, 0, 1000),
      },
    ];
  });
  return { rounds, isEstimated };
}

function toConvertible(issuance: OcfObject<'TX_CONVERTIBLE_ISSUANCE'>, holder: OcfObject<'STAKEHOLDER'> | undefined): Convertible {
  const { security_id, date, custom_id, convertible_type, investment_amount, conversion_triggers, comments } = issuance;
  const amount = toMinorOf(investment_amount);
  const kept = readKept(convertibleSchema, comments);
  if (kept?.amount === amount) return kept;
  const mechanism = readMechanism(conversion_triggers);
  const isNote = convertible_type === 'NOTE' || convertible_type === 'CONVERTIBLE_SECURITY';
  return {
    id: security_id,
    name: plainName(holder?.name.legal_name ?? custom_id ?? '') || 'No name',
    instrument: isNote ? 'Convertible note' : mechanism?.conversion_timing === 'PRE_MONEY' ? 'Pre-money SAFE' : 'Post-money SAFE',
    amount,
    cap: mechanism?.conversion_valuation_cap ? toMinorOf(mechanism.conversion_valuation_cap) : 0,
    discount: clamp(mechanism?.conversion_discount ?? 0, 0, 0.9),
    issued: date,
    isMfn: mechanism?.conversion_mfn ?? false,
    interest: isNote ? clamp(mechanism?.interest_rates?.[0]?.rate ?? 0, 0, 10) : 0,
    maturity: '',
  };
}
