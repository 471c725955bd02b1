import { frenchRegistration, isFrance } from './france';
import { germanRegistration, isGermany } from './germany';
import { dutchRegistration, isNetherlands } from './netherlands';
import { isRegistered, onEveryList, sba, yourEurope, type Facts, type Words } from './rule';

/** Names of one place that the eight base requirements are worded with. */
export interface LocalNames {
  /** Where formation documents go: "Texas Secretary of State". */
  office: string;
  /** What is filed there, where the name is certain. */
  document?: string;
  link: string;
  asOf: string;
}

const usTypes = (businessType: string, nearest: string) =>
  ['LLC', 'S-Corporation'].includes(businessType) ? ` ${businessType} is a US form; the nearest here is ${nearest}.` : '';

function registrationUs({ answers: { businessType }, location }: Facts, names: LocalNames | undefined): Words {
  const shared = { link: names?.link ?? `${sba}/register-your-business`, asOf: names?.asOf ?? '2025' };
  const office = names ? `the ${names.office}` : 'your state’s filing office';
  if (!isRegistered(businessType)) {
    const limited = businessType === 'Partnership' ? ` Limited partnerships and LLPs are formed by a filing with ${office}.` : '';
    return {
      link: `${sba}/register-your-business`,
      description: `A ${businessType.toLowerCase()} needs no formation filing. A business name other than the owners’ own is registered with the state or county, often as a DBA, assumed name or fictitious name.${limited}`,
      need: 'check',
      test: 'Do you trade under any name other than the full legal names of the owners?',
      resources: ['SBA: register your business', 'State or county clerk', ...(limited !== '' && names ? [names.office] : [])],
      cost: 'Name registrations often cost $10 to $100',
    };
  }
  const document = names?.document ? `the ${names.document}` : 'the formation document';
  const check = names?.document ? '' : ' What the document is called differs by state and kind of business: check it there.';
  const election =
    businessType === 'S-Corporation' ? ' An S corporation is a tax status: form the company first, then file Form 2553 with the IRS.' : '';
  const exempt =
    businessType === 'Non-Profit' ? ' State formation alone does not make a nonprofit tax-exempt; that is asked for from the IRS.' : '';
  return {
    ...shared,
    description: `File ${document} with ${office} and name who takes legal papers for the business in the state, usually a registered agent.${check}${election}${exempt} Doing business in other states may mean registering there as well.`,
    need: 'required',
    resources: [names ? names.office : 'State filing office', 'SBA: register your business'],
    cost: 'State filing fees are mostly $40 to $500',
    reason: location.state ? 'The state’s filing is what brings this kind of business into being.' : onEveryList,
  };
}

function registrationUk({ answers: { businessType } }: Facts): Words {
  if (businessType === 'Sole Proprietorship' || businessType === 'Partnership') {
    const isAlone = businessType === 'Sole Proprietorship';
    return {
      description: `Register ${isAlone ? 'as a sole trader' : 'the partnership and each partner'} for Self Assessment with HMRC, by 5 October after the end of the tax year in which you started.`,
      need: isAlone ? 'check' : 'required',
      ...(isAlone ? { test: 'Did you earn more than £1,000 from it in the tax year?' } : {}),
      resources: ['HMRC: register for Self Assessment'],
      link: 'https://www.gov.uk/register-for-self-assessment',
      cost: 'Free',
    };
  }
  if (businessType === 'Non-Profit')
    return {
      description:
        'Choose a form, such as a charitable incorporated organisation, a company limited by guarantee or a community interest company. Companies register with Companies House, charities with the regulator of their nation.',
      need: 'check',
      test: 'Will it be a company, a charitable incorporated organisation, or a charity that its regulator asks to register? A small association may need none.',
      resources: ['GOV.UK: set up a charity', 'Companies House'],
      link: 'https://www.gov.uk/set-up-a-charity',
    };
  return {
    description: `Register the company with Companies House: name, registered office, directors, shareholders and people with significant control. Since 18 November 2025 directors prove their identity first, and people with significant control soon after.${usTypes(businessType, 'a private limited company')}`,
    need: 'required',
    resources: ['Companies House: set up a limited company'],
    link: 'https://www.gov.uk/limited-company-formation',
    cost: '£100 online (2026)',
    asOf: 'February 2026',
  };
}

function registrationEu({ answers: { businessType } }: Facts, names: LocalNames | undefined): Words {
  const register = names ? `the ${names.office}` : 'the national business register';
  const isSmall = !isRegistered(businessType);
  return {
    description: isSmall
      ? `Register the business as your country asks, mostly with the trade or tax office. Check whether your form must also register with ${register}.`
      : `Register the business with ${register}. In many countries a notary certifies the articles first, and capital is paid in before the entry.${usTypes(businessType, 'a private limited company under national law')}${businessType === 'Non-Profit' ? ' Associations and foundations often have a register of their own: check which form fits.' : ''}`,
    need: 'required',
    resources: [names ? names.office : 'National business register', 'Your Europe: start-ups'],
    link: yourEurope,
    asOf: names?.asOf ?? '2025',
  };
}

function registrationInEu(facts: Facts, names: LocalNames | undefined): Words {
  const inPlaceOf = (form: string) => usTypes(facts.answers.businessType, form);
  if (isGermany(facts)) return germanRegistration(facts, inPlaceOf('a GmbH or UG'));
  if (isFrance(facts)) return frenchRegistration(facts, inPlaceOf('a SARL or SAS'));
  if (isNetherlands(facts)) return dutchRegistration(facts, inPlaceOf('a BV'));
  return registrationEu(facts, names);
}

export function toRegistration(facts: Facts, names: LocalNames | undefined): Words {
  switch (facts.location.region) {
    case 'US':
      return registrationUs(facts, names);
    case 'UK':
      return registrationUk(facts);
    case 'EU':
      return registrationInEu(facts, names);
    default:
      return {
        description:
          'Register the business with the authority of the place where it is formed, and wherever else it has an office, staff or stock. Find out which forms are open to you and what each needs.',
        need: 'required',
        resources: ['Your government’s business portal', 'A local lawyer or accountant'],
      };
  }
}
