import type { UsState } from '@/lib/places';
import { germanAccidents, germanLicense, isGermany } from './germany';
import { industryRules } from './industry';
import { toRegistration, type LocalNames } from './registration';
import { isCompany, onEveryList, sba, usOnly, yourEurope, type Facts, type Rule, type Words } from './rule';

function ein({ answers: { businessType, employees }, location }: Facts): Words {
  const shared = { resources: ['IRS: get an employer identification number', 'Form SS-4'], link: 'https://www.irs.gov/ein', cost: 'Free' };
  if (location.region !== 'US')
    return {
      ...shared,
      description: `A US tax number for a business. ${usOnly}`,
      need: 'check',
      priority: 'low',
      revision: 2,
      change: 'its priority is now low outside the United States.',
      test: 'Will you file US tax returns, hire in the US or open a US bank account for the business?',
    };
  const description =
    'The IRS gives a business its tax number free of charge, online in minutes for owners with a US taxpayer number. Banks and payroll ask for it.';
  return businessType === 'Sole Proprietorship' && !employees
    ? {
        ...shared,
        description,
        need: 'check',
        test: 'Will you hire, file excise returns or set up a retirement plan? Without these an owner may use a Social Security number.',
      }
    : businessType === 'LLC' && !employees
      ? {
          ...shared,
          description,
          need: 'check',
          test: 'Does the LLC have two or more members, employees, or a corporate tax status? A plain single-member LLC may use its owner’s number.',
        }
      : { ...shared, description, need: 'required' };
}

function license(facts: Facts): Words {
  const { region } = facts.location;
  if (isGermany(facts)) return germanLicense;
  const asker = region === 'US' ? 'city, county, state or trade' : 'local authority or trade';
  const test = `Does your ${asker} ask for one for what you do, where you do it?`;
  if (region === 'US')
    return {
      description:
        'Cities, counties and states license many trades and premises; some fields need a federal license. Sales tax permits are separate.',
      need: 'check',
      test,
      resources: ['SBA: apply for licenses and permits', 'City or county clerk'],
      link: `${sba}/apply-licenses-permits`,
      cost: 'Depends on place and trade, often under a few hundred dollars a year',
    };
  if (region === 'UK')
    return {
      description: 'Some activities need a licence or permission, mostly from the local council.',
      need: 'check',
      test,
      resources: ['GOV.UK: find a licence'],
      link: 'https://www.gov.uk/find-licences',
    };
  return {
    description: 'Many places license trades, premises or professions. Ask the local authority before you open.',
    need: 'check',
    test,
    resources: [region === 'EU' ? 'Your Europe: points of single contact' : 'Your local authority'],
    ...(region === 'EU' ? { link: yourEurope } : {}),
  };
}

/** Where one employee is not enough: the rule starts with more of them or with a payroll, holds for some trades, or leaves the choice. */
const notAlways: readonly UsState[] = ['AL', 'AR', 'FL', 'GA', 'KS', 'MI', 'MS', 'MO', 'NM', 'NC', 'SC', 'SD', 'TN', 'VA', 'WI', 'WY'];
const reachTest =
  'Does your state’s rule reach you? Some start from a number of employees or a payroll, some with one employee in trades such as construction, and some ask only certain trades.';
/** Where private insurers do not sell it, and where the law asks for less than elsewhere. */
const stateNotes: Partial<Record<UsState, string>> = {
  ND: 'North Dakota sells it through a state fund.',
  OH: 'Ohio sells it through a state fund.',
  SD: 'South Dakota leaves it to the employer, but one without it can be sued over injuries.',
  WA: 'Washington sells it through a state fund.',
  WY: 'Wyoming asks it of the trades it lists as hazardous and sells it through a state fund.',
};

function workers(facts: Facts): Words {
  const {
    answers: { employees },
    location,
  } = facts;
  const test = 'Do you have employees, or people the law treats as employees?';
  const because = employees ? { reason: 'You said the business has employees.' } : {};
  if (location.state === 'TX')
    return {
      ...because,
      description:
        'Insurance for injuries at work. Texas lets most private employers go without it; one that does must tell its staff and the state and can be sued over injuries.',
      need: 'check',
      test: 'Do you choose cover, work for a public body, or have a contract that asks for it?',
      resources: ['Texas Department of Insurance: workers’ compensation'],
      link: 'https://www.tdi.texas.gov/wc/',
      cost: 'Depends on payroll and kind of work',
    };
  if (location.region === 'US') {
    const isSure = employees && location.state !== undefined && !notAlways.includes(location.state);
    const note = location.state && stateNotes[location.state];
    return {
      ...because,
      description: `Insurance for injuries at work. Nearly all states require it, most from the first employee and some only from the third to fifth.${note ? ` ${note}` : ''}`,
      need: isSure ? 'required' : 'check',
      ...(isSure ? {} : { test: employees ? reachTest : test }),
      resources: ['Your state’s workers’ compensation agency', 'US Department of Labor: state officials'],
      link: 'https://www.dol.gov/agencies/owcp/wc',
      cost: 'Depends on payroll and kind of work',
    };
  }
  if (location.region === 'UK')
    return {
      ...because,
      description:
        'The UK rule behind this item is employers’ liability insurance: cover of at least £5 million from an authorised insurer as soon as you employ someone.',
      need: employees ? 'required' : 'check',
      ...(employees ? {} : { test }),
      resources: ['GOV.UK: employers’ liability insurance'],
      link: 'https://www.gov.uk/employers-liability-insurance',
    };
  if (isGermany(facts))
    return { ...because, description: germanAccidents, need: 'required', resources: ['DGUV: find your Berufsgenossenschaft'] };
  return {
    ...because,
    description:
      'Cover for accidents at work. Outside the US it is mostly part of social insurance: employers register with the body that runs it before the first working day.',
    need: employees && location.region === 'EU' ? 'required' : 'check',
    ...(employees && location.region === 'EU' ? {} : { test: employees ? 'What does your country ask of an employer here?' : test }),
    resources: ['Your national social insurance body'],
  };
}

const trademarkOffices = {
  US: {
    name: 'USPTO: trademarks',
    link: 'https://www.uspto.gov/trademarks',
    cost: '$350 for each class of goods, base application (2025)',
  },
  UK: { name: 'Intellectual Property Office: trade marks', link: 'https://www.gov.uk/how-to-register-a-trade-mark' },
  EU: { name: 'EUIPO: EU trade mark', link: 'https://www.euipo.europa.eu', cost: '€850 for an EU mark in one class (2025)' },
  other: { name: 'Your national trademark office', link: 'https://www.wipo.int' },
};

function privacyPolicy({ answers: { personalData, online, european, children }, location: { region } }: Facts): Words {
  const isEurope = region === 'UK' || region === 'EU';
  const isSure = isEurope ? personalData || european || online || children : region === 'US' && (online || children);
  const reasons = [
    ...(personalData ? ['You said the business handles personal data.'] : []),
    ...(european ? ['You said the business has users in the EU or the UK.'] : []),
    ...(online ? ['You said the business sells online.'] : []),
    ...(children ? ['You said children under 13 use it.'] : []),
  ];
  const test = !personalData
    ? 'Do you collect anything about people: names, e-mail addresses, payment details, cookies?'
    : region === 'US'
      ? 'Do you collect the data through a website or an app, or does a state’s privacy law reach you?'
      : 'Does your country’s privacy law reach you?';
  const law = {
    US: 'California, other states and the FTC expect a website or app to say what it collects and to keep to it.',
    UK: 'The UK GDPR asks you to tell people what you hold, why, on which legal basis and for how long.',
    EU: 'The GDPR asks you to tell people what you hold, why, on which legal basis and for how long.',
    other: 'Most countries now have a privacy law that asks you to tell people what you hold and why.',
  }[region];
  const link = {
    US: 'https://www.ftc.gov/business-guidance/privacy-security',
    UK: 'https://ico.org.uk',
    EU: 'https://www.edpb.europa.eu',
    other: '',
  };
  return {
    ...(reasons[0] ? { reason: reasons[0] } : {}),
    description: law,
    need: isSure ? 'required' : 'check',
    ...(isSure ? {} : { test }),
    resources: [
      'Privacy Policy Generator of this suite',
      {
        US: 'FTC: privacy and security',
        UK: 'ICO: guide for organisations',
        EU: 'European Data Protection Board',
        other: 'Your data protection authority',
      }[region],
    ],
    link: link[region],
  };
}

const bankLinks = { US: `${sba}/open-business-bank-account`, UK: '', EU: '', other: '' };
const insuranceLinks = { US: `${sba}/get-business-insurance`, UK: '', EU: '', other: '' };

/** The eight requirements of every list and those of the industry, in the words of the place. */
export function toBaseRules(facts: Facts, names: LocalNames | undefined): Rule[] {
  const { businessType } = facts.answers;
  const { region } = facts.location;
  const office = trademarkOffices[region];
  const base = { reason: onEveryList, asOf: '2025' };
  return [
    {
      ...base,
      key: 'registration',
      requirement: 'Business registration',
      category: 'Registration',
      priority: 'high',
      ...toRegistration(facts, names),
    },
    { ...base, key: 'ein', requirement: 'Federal EIN', category: 'Tax', priority: 'high', ...ein(facts) },
    {
      ...base,
      key: 'license',
      requirement: 'Business license',
      category: 'Licenses and industry rules',
      priority: 'high',
      ...license(facts),
    },
    { ...base, key: 'workers', requirement: "Workers' compensation", category: 'Employment', priority: 'medium', ...workers(facts) },
    {
      ...base,
      key: 'trademark',
      requirement: 'Trademark',
      description:
        'Search for earlier marks before you settle on a name, then register it where you sell. No law requires it; it keeps the name yours.',
      category: 'Intellectual property',
      priority: 'medium',
      need: 'recommended',
      resources: [office.name],
      link: office.link,
      ...('cost' in office ? { cost: office.cost } : {}),
    },
    { ...base, key: 'privacy', requirement: 'Privacy policy', category: 'Privacy and data', priority: 'high', ...privacyPolicy(facts) },
    {
      ...base,
      key: 'bank',
      requirement: 'Business bank account',
      description: `Keep business and private money apart. ${isCompany(businessType) ? 'Mixing them can cost the owners the protection of the company.' : 'No law requires it in most places, but the books and taxes depend on it.'}`,
      category: 'Finance and insurance',
      priority: 'medium',
      need: 'recommended',
      resources: [region === 'US' ? 'SBA: open a business bank account' : 'Your bank'],
      link: bankLinks[region],
      ...(region === 'US' ? { cost: 'Free to about $30 a month' } : {}),
    },
    {
      ...base,
      key: 'liability',
      requirement: 'General liability insurance',
      description:
        'Pays when somebody is hurt or something is damaged through your business. Seldom required by law, often by landlords, customers and some licenses.',
      category: 'Finance and insurance',
      priority: 'medium',
      need: 'recommended',
      test: 'Does a lease, a contract or a license ask for it?',
      resources: [region === 'US' ? 'SBA: get business insurance' : 'An insurance broker'],
      link: insuranceLinks[region],
      cost: 'Depends on trade, sales and cover',
    },
    ...industryRules(facts),
  ];
}
