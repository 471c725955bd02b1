import { euNames } from './eu-countries';
import { germanOnline, germanTax, impressum, isGermany } from './germany';
import { frenchEmployees, frenchLocal, frenchOnline, frenchTax, isFrance } from './france';
import { dutchEmployees, dutchLocal, dutchOnline, dutchTax, isNetherlands } from './netherlands';
import type { LocalNames } from './registration';
import { isRegistered, yourEurope, type Facts, type Rule } from './rule';

const shared = { priority: 'high', need: 'required', asOf: '2025' } as const;

export function euLocalNames({ location: { country } }: Facts): LocalNames | undefined {
  return country && { office: euNames[country].register, link: yourEurope, asOf: '2025' };
}

export function euLocalRules(facts: Facts): Rule[] {
  const {
    answers: { businessType, online },
    location: { country, label },
  } = facts;
  const reason = `The business is in ${country ?? 'the European Union'}.`;
  const rules: Rule[] = [
    {
      ...shared,
      key: 'eu-tax-number',
      requirement: 'Tax registration and VAT number',
      description:
        'Register with the national tax office. Small businesses may be exempt from VAT under a national limit; deadlines are national.',
      category: 'Tax',
      reason,
      resources: [country ? `Tax office of ${country}` : 'National tax office', 'Your Europe: VAT'],
      link: yourEurope,
      ...(isGermany(facts) ? germanTax : isFrance(facts) ? frenchTax : isNetherlands(facts) ? dutchTax : {}),
    },
    ...(isGermany(facts) && !online ? [impressum(facts)] : []),
    ...(isFrance(facts) ? frenchLocal(facts) : []),
    ...(isNetherlands(facts) ? dutchLocal(facts) : []),
  ];
  if (!isRegistered(businessType)) return rules;
  return [
    ...rules,
    {
      ...shared,
      key: 'eu-owners',
      requirement: 'Beneficial owners register',
      description: 'Every member state keeps a register of the people behind companies and other legal entities and sets its own deadline.',
      category: 'Registration',
      reason,
      resources: [`Register of beneficial owners: ${country ?? label}`],
      link: 'https://e-justice.europa.eu',
    },
    {
      ...shared,
      key: 'eu-accounts',
      requirement: 'Annual accounts',
      description:
        'Companies draw up accounts every year and publish them in the register; for most within 12 months of the year end, in many countries sooner. Check the day and enter it here.',
      category: 'Registration',
      reason,
      ...(businessType === 'Non-Profit'
        ? { need: 'check' as const, test: 'Does your country ask nonprofits of your form to publish accounts?' }
        : {}),
      resources: [country ? euNames[country].register : 'National business register'],
      link: yourEurope,
      repeats: 'yearly',
    },
  ];
}

export const euEmployees = (facts: Facts): Rule[] => [
  ...(isFrance(facts) ? [frenchEmployees] : []),
  ...(isNetherlands(facts) ? dutchEmployees : []),
  {
    ...shared,
    key: 'eu-employer',
    requirement: 'Register as an employer',
    description: 'Register with the tax office and social insurance before the first working day, and withhold both from each pay.',
    category: 'Employment',
    reason: 'You said the business has employees.',
    resources: ['Your Europe: hiring'],
    link: yourEurope,
  },
  {
    ...shared,
    key: 'eu-terms',
    requirement: 'Written terms of employment',
    description:
      'The main terms are given in writing within seven days of the first working day, the rest within a month; some countries ask for more.',
    category: 'Employment',
    reason: 'You said the business has employees.',
    resources: ['Directive (EU) 2019/1152 on working conditions'],
    link: 'https://eur-lex.europa.eu/eli/dir/2019/1152/oj',
  },
];

export const euOnline = (facts: Facts): Rule[] => [
  ...(isGermany(facts) ? [impressum(facts), germanOnline] : []),
  ...(isFrance(facts) ? frenchOnline : []),
  ...(isNetherlands(facts) ? dutchOnline : []),
  {
    ...shared,
    key: 'eu-distance',
    requirement: 'Distance selling rules and withdrawal',
    description:
      'Give your identity, the full price and the 14-day right of withdrawal before the order. From 19 June 2026 contracts made online need a withdrawal function, such as a button.',
    category: 'Sales and consumers',
    reason: 'You said the business sells online.',
    resources: ['Your Europe: consumer contracts', 'Directive (EU) 2023/2673'],
    link: yourEurope,
  },
  {
    ...shared,
    key: 'eu-vat-oss',
    requirement: 'VAT on sales to other EU countries',
    description:
      'Once sales to consumers in other EU countries pass €10,000 a year, their VAT rates apply; the One Stop Shop reports them in one return.',
    category: 'Tax',
    need: 'check',
    test: 'Do your sales to consumers in other EU countries pass €10,000 a year in all?',
    reason: 'You said the business sells online.',
    resources: ['European Commission: VAT One Stop Shop'],
    link: 'https://vat-one-stop-shop.ec.europa.eu',
    cost: 'Free',
  },
  {
    ...shared,
    key: 'eu-accessibility',
    requirement: 'Accessibility of online shops',
    description: 'Since 28 June 2025 the European Accessibility Act covers online shops and other services for consumers.',
    category: 'Sales and consumers',
    priority: 'medium',
    need: 'check',
    test: 'Do you have 10 or more staff, or more than €2 million in yearly sales and balance sheet total? Smaller service businesses are exempt.',
    reason: 'You said the business sells online.',
    resources: ['Directive (EU) 2019/882'],
    link: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
  },
];

const representatives = {
  US: { who: 'representatives in the EU and the UK', where: 'in the EU or the UK' },
  UK: { who: 'representative in the EU', where: 'in the EU' },
  EU: { who: 'representative in the UK', where: 'in the UK' },
  other: { who: 'representatives in the EU and the UK', where: 'in the EU or the UK' },
};

/** The GDPR reaches businesses in the EU and the UK, and those elsewhere with users there. */
export function gdprRules({ answers: { european, personalData }, location: { region, country } }: Facts): Rule[] {
  const isInside = region === 'EU' || region === 'UK';
  const reason =
    isInside && personalData ? 'You said the business handles personal data.' : 'You said the business has users in the EU or the UK.';
  const authority = country
    ? euNames[country].authority
    : region === 'UK'
      ? 'Information Commissioner’s Office'
      : 'European Data Protection Board';
  const link = region === 'UK' ? 'https://ico.org.uk' : 'https://www.edpb.europa.eu';
  const rules: Rule[] = [
    {
      ...shared,
      key: 'gdpr-records',
      requirement: 'GDPR: records, legal bases and processor contracts',
      description:
        'Write down what you hold, why and on which legal basis; sign data processing agreements with those who handle it for you; answer requests within a month, and report a breach within 72 hours unless it is unlikely to put people at risk.',
      category: 'Privacy and data',
      ...(isInside
        ? {}
        : {
            need: 'check' as const,
            test: 'Do you offer goods or services to people in the EU or the UK, or watch what they do there? A site that can merely be reached from there is not enough.',
          }),
      reason,
      resources: [authority, ...(isInside ? [] : ['GDPR Article 3']), 'GDPR Articles 28 and 30'],
      link,
    },
    {
      ...shared,
      key: 'gdpr-cookies',
      requirement: 'Cookie consent',
      description:
        'Ask before setting cookies or similar trackers that the service does not strictly need, and make refusing as easy as agreeing.',
      category: 'Privacy and data',
      priority: 'medium',
      need: 'check',
      test: 'Does your site or app set analytics, advertising or other cookies that are not strictly necessary?',
      reason,
      resources: [authority],
      link,
    },
  ];
  if (european)
    rules.push({
      ...shared,
      key: 'gdpr-representative',
      requirement: `GDPR: ${representatives[region].who}`,
      description: `A business without an office ${representatives[region].where} that offers goods or services to people there, or watches what they do, names somebody there in writing whom people and authorities can reach.`,
      category: 'Privacy and data',
      priority: 'medium',
      need: 'check',
      test: 'Do you offer goods or services to people there, or watch what they do, without an office there? Occasional, low-risk use of data is exempt.',
      reason: 'You said the business has users in the EU or the UK.',
      resources: ['GDPR Article 27'],
      link: 'https://www.edpb.europa.eu',
    });
  return rules;
}
