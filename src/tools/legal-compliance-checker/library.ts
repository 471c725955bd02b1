import type { Answers } from './model';
import { readLocation, type Location } from '@/lib/places';
import { toBaseRules } from './rules/base';
import { euEmployees, euLocalNames, euLocalRules, euOnline, gdprRules } from './rules/eu';
import { children, generalEmployees, generalOnline, generalPersonalData, payments } from './rules/general';
import type { LocalNames } from './rules/registration';
import type { Facts, Rule } from './rules/rule';
import { ukEmployees, ukLocalRules, ukOnline, ukPersonalData } from './rules/uk';
import { usLocalRules, usNames } from './rules/us';
import { usEmployees, usOnline, usPersonalData } from './rules/us-questions';

type Pack = Record<'local' | 'employees' | 'online' | 'personalData', (facts: Facts) => Rule[]> & {
  names: (facts: Facts) => LocalNames | undefined;
};

/** What each region adds: to the words of the base list, for the place itself, and for each question answered with yes. */
const packs: Record<Location['region'], Pack> = {
  US: { names: usNames, local: usLocalRules, employees: usEmployees, online: usOnline, personalData: usPersonalData },
  UK: { names: () => undefined, local: ukLocalRules, employees: ukEmployees, online: ukOnline, personalData: ukPersonalData },
  EU: { names: euLocalNames, local: euLocalRules, employees: euEmployees, online: euOnline, personalData: () => [] },
  other: {
    names: () => undefined,
    local: () => [],
    employees: generalEmployees,
    online: generalOnline,
    personalData: generalPersonalData,
  },
};

/** Every requirement that follows from the answers, each once. */
export function makeRules(answers: Answers): Rule[] {
  const facts: Facts = { answers, location: readLocation(answers.location) };
  const { region } = facts.location;
  const pack = packs[region];
  const isUnderGdpr = answers.european || (answers.personalData && (region === 'EU' || region === 'UK'));
  return [
    ...toBaseRules(facts, pack.names(facts)),
    ...(answers.local ? pack.local(facts) : []),
    ...(answers.employees ? pack.employees(facts) : []),
    ...(answers.online ? pack.online(facts) : []),
    ...(answers.personalData ? pack.personalData(facts) : []),
    ...(isUnderGdpr ? gdprRules(facts) : []),
    ...(answers.payments ? payments(facts) : []),
    ...(answers.children ? children(facts) : []),
  ];
}
