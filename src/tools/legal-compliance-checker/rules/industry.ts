import { usOnly, type Facts, type Rule } from './rule';

/** What the industry adds; all of them are US rules that may reach further. */
export function industryRules({ answers: { industry }, location: { region } }: Facts): Rule[] {
  const abroad = region === 'US' ? '' : ` ${usOnly}`;
  const shared = {
    category: 'Licenses and industry rules',
    priority: region === 'US' ? 'high' : 'low',
    need: 'check',
    reason: `Your industry is ${industry}.`,
    asOf: '2025',
  } as const;
  if (industry === 'Healthcare')
    return [
      {
        ...shared,
        key: 'hipaa',
        requirement: 'HIPAA compliance',
        description: `The privacy, security and breach rules for health information: a risk analysis, safeguards, training, and business associate agreements with those who handle it for you.${abroad}`,
        test: 'Are you a health plan, a clearinghouse or a provider that bills electronically, or do you handle health information for one?',
        resources: ['HHS: covered entities and business associates', 'HHS: security risk assessment tool'],
        link: 'https://www.hhs.gov/hipaa/for-professionals/covered-entities/index.html',
        cost: 'Your own time, plus tools and advice',
      },
    ];
  if (industry === 'Finance')
    return [
      {
        ...shared,
        key: 'sec',
        requirement: 'SEC registration',
        description: `Investment advisers, broker-dealers, funds and issuers of securities register with the SEC or a state, or rely on an exemption. Many finance businesses, such as bookkeepers, need neither.${abroad}`,
        test: 'Do you advise on securities for pay, trade them for others, pool investors’ money, or offer securities? Advisers with under $100 million mostly register with their state.',
        resources: ['SEC: small business resources', 'FINRA', 'State securities regulator'],
        link: 'https://www.sec.gov/resources-small-businesses',
        cost: 'Depends on the kind of registration',
      },
    ];
  if (industry === 'Food & Beverage')
    return [
      {
        ...shared,
        key: 'fda',
        requirement: 'FDA registration',
        description: `Facilities that make, process, pack or hold food for the US register with the FDA and renew between 1 October and 31 December of each even year.${region === 'US' ? '' : ' It reaches facilities abroad whose food goes to the US.'}`,
        test: 'Do you make, process, pack or store food that is eaten in the US? Restaurants, shops that sell to consumers and farms are exempt.',
        resources: ['FDA: registration of food facilities', 'Local health department'],
        link: 'https://www.fda.gov/food/guidance-regulation-food-and-dietary-supplements/registration-food-facilities-and-other-submissions',
        cost: 'Free',
      },
    ];
  return [];
}
