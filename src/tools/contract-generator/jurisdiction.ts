import { readLocation, readPlace, usStates, type Place, type UsState } from '@/lib/places';
import type { ContractType } from './content';
import type { Answers } from './fields';
import { countryIn, stateIn } from './typed';

export const lawAsOf = '2025';

/** What the law says about ending an employment, by country; minimums that a contract cannot go below. */
const noticeRules: { country: string; pattern: RegExp; text: string }[] = [
  {
    country: 'the United Kingdom',
    pattern: /\b(united kingdom|u\.?k\.?|great britain|(?<!new )england|scotland|(?<!new south )wales|northern ireland)\b/i,
    text: 'an employer gives at least one week after one month of work, and from two years on one week for each year, up to twelve; an employee gives at least one week',
  },
  {
    country: 'Ireland',
    pattern: /\b(?<!northern )ireland\b/i,
    text: 'an employer gives at least one week after 13 weeks of work, two after two years, four after five, six after ten and eight after fifteen; an employee gives at least one week',
  },
  {
    country: 'Germany',
    pattern: /\bgermany\b/i,
    text: 'both sides give at least four weeks to the 15th or the end of a month, two weeks in a trial period of up to six months, and the employer more from two years on; a dismissal needs a signature on paper and, in most firms with more than ten people, a reason',
  },
  {
    country: 'the Netherlands',
    pattern: /\b(netherlands|holland)\b/i,
    text: 'an employer gives one month up to five years of work, then two, three and four months after five, ten and fifteen years; an employee gives one month; a dismissal usually needs a permit, a court or consent',
  },
  {
    country: 'Australia',
    pattern: /\baustralia\b/i,
    text: 'an employer gives at least one week up to one year of work, two up to three years, three up to five and four after that; one more week for people over 45 with two years of work',
  },
  {
    country: 'Canada',
    pattern: /\bcanada\b/i,
    text: 'each province sets its own minimum, in Ontario one week after three months, two after one year and three after three, up to eight; courts often grant more where the contract does not say',
  },
];

export interface WorkPlace extends Place {
  /** A country outside the US whose notice periods are known here. */
  notice?: { country: string; text: string } | undefined;
}

const isShortCode = (country: string) => /^[a-z]{2}$/i.test(country) && !/^(us|uk|gb|eu)$/i.test(country);

const ruleNamed = (place: string) => noticeRules.find(({ pattern }) => pattern.test(place));

/** By the country's name, or by that of a city that stands for it: "Berlin" alone is read as Germany. */
function ruleFor(typed: string) {
  const { country, label } = readLocation(countryIn(typed));
  return ruleNamed(typed) ?? ruleNamed(country ?? label);
}

/** The country and the state that were given; "CA" as a country may be Canada, so a short code says nothing. */
function readLaw({ country, state }: Pick<Answers, 'country' | 'state'>): Place {
  const named = countryIn(country);
  if (named === '') return readPlace(countryIn(state));
  if (isShortCode(named)) return { region: 'other' };
  const { region } = readPlace(named);
  return region === 'US' ? readPlace(`${stateIn(state, country)}, United States`) : { region };
}

/** Where the work is done decides over an employment; the law that was chosen where the place says nothing certain. */
export function readWorkPlace(answers: Pick<Answers, 'country' | 'state' | 'workLocation'>, type: ContractType): WorkPlace {
  const law = readLaw(answers);
  if (type === 'employment') {
    const work = readPlace(countryIn(answers.workLocation));
    const rule = ruleFor(answers.workLocation);
    if (rule) return { region: work.region === 'US' ? 'other' : work.region, notice: rule };
    if (work.region === 'US' || work.region === 'UK' || work.region === 'EU') {
      return work.region === 'US' && !work.state && law.region === 'US' ? law : work;
    }
  }
  return { ...law, notice: law.region === 'US' ? undefined : ruleFor(answers.country) };
}

/** At-will employment holds in every state but one. */
export const isAtWillPlace = ({ region, state }: WorkPlace) => region === 'US' && state !== 'MT';

type NonCompeteStatus = 'void' | 'limited' | 'reasonable';

const nonCompeteVoid: readonly UsState[] = ['CA', 'MN', 'ND', 'OK'];
/** Allowed for some workers only: by pay, by kind of job, or with notice and other conditions. */
const nonCompeteLimited: readonly UsState[] = ['CO', 'DC', 'IL', 'MA', 'MD', 'ME', 'NH', 'NV', 'OR', 'RI', 'VA', 'WA', 'WY'];

export function readNonCompete(state: UsState): NonCompeteStatus {
  if (nonCompeteVoid.includes(state)) return 'void';
  return nonCompeteLimited.includes(state) ? 'limited' : 'reasonable';
}

const statusTexts: Record<NonCompeteStatus, (state: string) => string> = {
  void: (state) =>
    `${state} does not enforce non-competes against workers, with few exceptions such as the sale of a business. Leave the clause out.`,
  limited: (state) =>
    `${state} allows non-competes only for some workers, often depending on pay or kind of job, and may require notice or a time limit. Check the current thresholds.`,
  reasonable: (state) => `${state} enforces non-competes only if they are reasonable in time, area and activity. Check its rules.`,
};

const federal = 'There is no federal ban: a court struck down the FTC’s rule in August 2024, so state law decides.';

export const isGermany = ({ notice }: WorkPlace) => notice?.country === 'Germany';

/** The clause would be void or unlawful here, whatever it says. */
export const isNonCompeteVoid = ({ region, state }: WorkPlace) =>
  region === 'US' && state !== undefined && readNonCompete(state) === 'void';

/** What is known about non-competes at this place, for an employee or for somebody in business. */
export function describeNonCompete(place: WorkPlace, type: ContractType = 'employment'): string {
  const { region, state } = place;
  if (isGermany(place))
    return type === 'employment'
      ? `In Germany a non-compete binds an employee for two years at most, and only if the employer pays at least half of the last earnings (sections 74 to 75d HGB). The clause promises that pay; the employee must be handed a signed copy. As of ${lawAsOf}.`
      : `Germany protects freelancers who depend on one client much like employees, including pay during a non-compete. This contract does not cover that; ask a lawyer there. As of ${lawAsOf}.`;
  if (region === 'US') {
    const text = state
      ? statusTexts[readNonCompete(state)](usStates[state])
      : 'California, Minnesota, North Dakota and Oklahoma do not enforce non-competes against workers; many other states limit them. Name the state to see its rule.';
    return `${text} ${federal} As of ${lawAsOf}.`;
  }
  if (region === 'EU')
    return `Most EU countries limit non-competes in time and area, and in several they cannot be enforced unless the employer pays for them. The clause does not cover these national rules. As of ${lawAsOf}.`;
  if (region === 'UK')
    return `UK courts enforce a non-compete only as far as it protects a legitimate interest and is no wider than needed. As of ${lawAsOf}.`;
  return region === 'unknown'
    ? 'Whether a non-compete holds depends on the place of work. Enter the country to see its rules.'
    : 'Whether a non-compete holds depends on the place of work. Check the rules there.';
}

export const describeNotice = ({ country, text }: { country: string; text: string }) =>
  `Minimum notice in ${country}, as of ${lawAsOf}: ${text}.`;

/** Why at-will does not hold here; nothing where it does. */
export function warnOfAtWill(place: WorkPlace): string {
  if (isAtWillPlace(place)) return '';
  if (place.region === 'US')
    return 'At-will employment exists in most US states, but not in Montana: after a probation period an employer there needs good cause.';
  return 'At-will employment exists only in the US. Elsewhere the law requires notice, and often a reason and a procedure.';
}
