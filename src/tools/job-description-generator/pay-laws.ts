import { readPlace, usStates, type UsState } from '@/lib/places';

export const payRulesDate = 'December 2025';

export interface PayRule {
  /** "Colorado" */
  place: string;
  /** Who it binds and since when. */
  scope: string;
  /** What a posting has to hold. */
  wants: string;
  needsBenefits: boolean;
  needsClosingDate?: boolean;
  /** The range has to be given, but not in the posting. */
  isOnRequest?: boolean;
  /** Where it has to be said, where the posting is not the only place. */
  where?: string;
}

const range = 'the pay range';

/** Posting rules as far as known at the date above; each names its threshold, so that readers can see whether it binds them. */
const stateRules: Partial<Record<UsState, Omit<PayRule, 'place'>>> = {
  CA: { scope: 'employers with 15 or more people, since January 2023', wants: range, needsBenefits: false },
  CO: {
    scope: 'every employer with someone in Colorado, since January 2021',
    wants: 'the pay range, other pay, benefits, and the date applications close',
    needsBenefits: true,
    needsClosingDate: true,
  },
  CT: { scope: 'every employer', wants: 'the wage range', needsBenefits: false, isOnRequest: true },
  DC: { scope: 'every employer with someone in the District, since June 2024', wants: 'the lowest and highest pay', needsBenefits: false },
  HI: { scope: 'employers with 50 or more people, since January 2024', wants: 'the hourly rate or salary range', needsBenefits: false },
  IL: {
    scope: 'employers with 15 or more people, since January 2025',
    wants: 'the pay scale, benefits and other pay',
    needsBenefits: true,
  },
  MA: { scope: 'employers with 25 or more people in the state, since October 2025', wants: range, needsBenefits: false },
  MD: { scope: 'every employer, since October 2024', wants: 'the wage range, benefits and other pay', needsBenefits: true },
  MN: {
    scope: 'employers with 30 or more people in the state, since January 2025',
    wants: 'the starting pay range, benefits and other pay',
    needsBenefits: true,
  },
  NJ: {
    scope: 'employers with 10 or more people, since June 2025',
    wants: 'the pay or pay range, benefits and other pay programs',
    needsBenefits: true,
  },
  NV: { scope: 'every employer', wants: 'the wage range', needsBenefits: false, isOnRequest: true },
  NY: { scope: 'employers with 4 or more people, since September 2023', wants: range, needsBenefits: false },
  RI: { scope: 'every employer', wants: 'the wage range', needsBenefits: false, isOnRequest: true },
  VT: { scope: 'employers with 5 or more people, since July 2025', wants: 'the pay or pay range', needsBenefits: false },
  WA: {
    scope: 'employers with 15 or more people, since January 2023',
    wants: 'the pay range, benefits and other pay',
    needsBenefits: true,
  },
};

const canadianRules: { matches: RegExp; rule: PayRule }[] = [
  {
    matches: /\bbritish columbia\b|,\s*BC\b|^BC$/i,
    rule: {
      place: 'British Columbia',
      scope: 'every employer, since November 2023',
      wants: 'the expected pay or range',
      needsBenefits: false,
    },
  },
  {
    matches: /\bontario\b|,\s*ON\b|^ON$/i,
    rule: {
      place: 'Ontario',
      scope: 'employers with 25 or more people, from January 2026',
      wants: 'the expected pay or range',
      needsBenefits: false,
    },
  },
  {
    matches: /\bprince edward island\b|,\s*PEI?\b/i,
    rule: {
      place: 'Prince Edward Island',
      scope: 'every employer, since June 2022',
      wants: 'the expected pay or range',
      needsBenefits: false,
    },
  },
];

const europeanRule: PayRule = {
  place: 'The European Union',
  scope: 'Directive 2023/970, which its countries had to put into their own law by 7 June 2026',
  wants: 'the starting pay or range',
  where: 'in the posting or before the interview',
  needsBenefits: false,
};

/** The rule of a place as typed; nothing where none is known. */
export function findPayRule(typed: string): PayRule | undefined {
  const { region, state } = readPlace(typed);
  if (state) {
    const rule = stateRules[state];
    return rule ? { place: state === 'DC' ? 'The District of Columbia' : usStates[state], ...rule } : undefined;
  }
  if (region === 'EU') return europeanRule;
  return canadianRules.find(({ matches }) => matches.test(typed))?.rule;
}

/** Each rule once, in the order of the places. */
export function findPayRules(places: readonly string[]): PayRule[] {
  const rules = new Map<string, PayRule>();
  for (const typed of places) {
    const rule = findPayRule(typed);
    if (rule && !rules.has(rule.place)) rules.set(rule.place, rule);
  }
  return [...rules.values()];
}

export const describeRule = ({ place, scope, wants, isOnRequest, where = 'in the posting' }: PayRule) =>
  isOnRequest
    ? `${place} requires ${wants} given to applicants at a set point or on request (${scope}).`
    : `${place} requires ${wants} ${where} (${scope}).`;

/** Why no rule is shown: there is none, or the place could not be read for certain. */
export function describeNoRule(places: readonly string[]): string {
  if (places.length === 0) return 'Enter a location to see whether it has a posting rule.';
  const unread = places.filter((place) => ['other', 'unknown'].includes(readPlace(place).region));
  const withoutState = places.filter((place) => readPlace(place).region === 'US' && !readPlace(place).state);
  if (unread.length > 0) return 'No posting rule known for the places given. Include the country in Location if it isn’t there yet.';
  return withoutState.length > 0
    ? 'In the United States the states have posting rules. Include the state in Location to see its rules.'
    : 'No posting rule known for the places given.';
}
