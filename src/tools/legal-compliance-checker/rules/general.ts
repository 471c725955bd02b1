import type { Facts, Rule } from './rule';

const shared = { priority: 'high', need: 'required', asOf: '2025' } as const;

/** Where no local rules are loaded: what is asked for nearly everywhere, to be checked there. */
export const generalEmployees = (): Rule[] => [
  {
    ...shared,
    key: 'any-employer',
    requirement: 'Register as an employer',
    description:
      'Nearly everywhere an employer registers for payroll tax and social insurance before the first payday, and gives written terms. Check what your country asks for.',
    category: 'Employment',
    need: 'check',
    test: 'What do the tax office and the social insurance of your country ask of a new employer?',
    reason: 'You said the business has employees.',
    resources: ['Your tax office', 'Your national social insurance body'],
  },
];

export const generalOnline = (): Rule[] => [
  {
    ...shared,
    key: 'any-online',
    requirement: 'Consumer and sales tax rules for online sales',
    description:
      'Most countries ask online sellers to say who they are, show full prices, allow returns and charge sales tax or VAT above a limit, also on sales into other countries.',
    category: 'Sales and consumers',
    need: 'check',
    test: 'Where are your buyers, and do your sales there pass that country’s limit?',
    reason: 'You said the business sells online.',
    resources: ['Your consumer protection authority', 'Your tax office'],
  },
];

export const generalPersonalData = (): Rule[] => [
  {
    ...shared,
    key: 'any-privacy',
    requirement: 'Local privacy law',
    description:
      'Find out which privacy law applies to you, whether you must register with an authority, and how fast a breach must be reported.',
    category: 'Privacy and data',
    need: 'check',
    test: 'Does your country have a data protection law, and do you fall under it?',
    reason: 'You said the business handles personal data.',
    resources: ['Your data protection authority'],
  },
];

export const payments = ({ location: { region } }: Facts): Rule[] => [
  {
    ...shared,
    key: 'pci',
    requirement: 'PCI DSS: card payments',
    description:
      'The card schemes’ security standard, version 4.0.1, binds every business that takes cards by contract. With a payment page run by a provider, mostly a short yearly self-assessment remains.',
    category: 'Finance and insurance',
    need: 'check',
    test: 'Do you take cards, and do card numbers ever touch your own systems?',
    reason: 'You said the business takes payments.',
    resources: ['PCI Security Standards Council', 'Your payment provider'],
    link: 'https://www.pcisecuritystandards.org',
    cost: 'Free to a few hundred dollars a year for small sellers',
    repeats: 'yearly',
  },
  {
    ...shared,
    key: 'money-license',
    requirement: region === 'US' ? 'Money transmitter license' : 'Payment services license',
    description:
      'Taking payment for your own sales needs none. Holding or passing on money between others, such as in a marketplace or a wallet, may.',
    category: 'Licenses and industry rules',
    priority: 'medium',
    need: 'check',
    test: 'Do you hold customers’ money or pay it on to somebody else, without a licensed provider in between?',
    reason: 'You said the business takes payments.',
    resources: [
      {
        US: 'FinCEN: money services businesses',
        UK: 'Financial Conduct Authority',
        EU: 'European Banking Authority',
        other: 'Your financial regulator',
      }[region],
    ],
    link: { US: 'https://www.fincen.gov', UK: 'https://www.fca.org.uk', EU: 'https://www.eba.europa.eu', other: '' }[region],
  },
];

export function children({ answers: { european }, location: { region } }: Facts): Rule[] {
  const rules: Rule[] = [];
  const reason = 'You said children under 13 use it.';
  if (region === 'US' || region === 'other')
    rules.push({
      ...shared,
      key: 'coppa',
      requirement: 'COPPA: children’s online privacy',
      description:
        'Tell parents, get their verifiable consent before you collect anything from a child under 13 in the US, collect no more than needed and keep it no longer. The FTC’s 2025 changes apply in full from 22 April 2026.',
      category: 'Privacy and data',
      need: region === 'US' ? 'required' : 'check',
      ...(region === 'US' ? {} : { test: 'Do children in the US use it?' }),
      reason,
      resources: ['FTC: children’s privacy'],
      link: 'https://www.ftc.gov/business-guidance/privacy-security/childrens-privacy',
    });
  if (region === 'UK' || region === 'EU' || european)
    rules.push({
      ...shared,
      key: 'children-europe',
      requirement: 'Children’s data in the EU and the UK',
      description:
        'Where consent is the basis, a parent gives it for a child below 13 in the UK and below 13 to 16 in the EU, by country. The UK’s Children’s code sets standards for services likely to be used by children.',
      category: 'Privacy and data',
      ...(region === 'UK' || region === 'EU' ? {} : { need: 'check' as const, test: 'Do you offer it to children in the EU or the UK?' }),
      reason,
      resources: ['GDPR Article 8', 'ICO: Children’s code'],
      link: 'https://ico.org.uk',
    });
  return rules;
}
