import { electionRule } from '../due';
import type { Task } from '../model';

export const countries = ['us', 'uk', 'eu'] as const;
export type Country = (typeof countries)[number];
export const countryLabels: Record<Country, string> = { us: 'United States', uk: 'United Kingdom', eu: 'EU and other countries' };

/** When the rules below were last gone through. */
export const asOf = 'January 2026';
const shortNames: Record<Country, string> = { us: 'US', uk: 'UK', eu: 'EU' };
/** Goes with every step into the list and its files. */
export const packNote = (country: Country) => `${shortNames[country]} pack, rules as of ${asOf}. Not legal or tax advice.`;

export interface PackStep {
  /** Unique within a country, so that steps of one pack can come after those of another. */
  key: string;
  title: string;
  description: string;
  category: Task['category'];
  priority?: Task['priority'];
  link?: string;
  after?: string;
  rule?: string;
  repeats?: Task['repeats'];
}

export interface Pack {
  id: string;
  title: string;
  summary: string;
  steps: readonly PackStep[];
}

const irs = 'https://www.irs.gov';
const sba = 'https://www.sba.gov';
const sec = 'https://www.sec.gov';
const govUk = 'https://www.gov.uk';
const yourEurope = 'https://europa.eu/youreurope';

const formSteps: Record<Country, PackStep[]> = {
  us: [
    {
      key: 'incorporate',
      title: 'File the certificate of incorporation',
      description:
        'Choose the state and the kind of company, name a registered agent and file with the state. Investors mostly expect a Delaware C corporation.',
      category: 'Legal',
      priority: 'high',
      link: `${sba}/business-guide/launch-your-business/register-your-business`,
    },
    {
      key: 'bylaws',
      title: 'Adopt bylaws and appoint the first directors',
      description: 'The incorporator or the board signs the first resolutions: bylaws, directors, officers, the form of the stock.',
      category: 'Legal',
      priority: 'high',
      after: 'incorporate',
    },
    {
      key: 'ein',
      title: 'Get an EIN from the IRS',
      description:
        'The employer identification number is free and asked for by banks, payroll and tax forms. Form SS-4: online for a US company whose responsible person has a Social Security number or ITIN, else by fax or mail.',
      category: 'Finance',
      priority: 'high',
      link: `${irs}/ein`,
      after: 'incorporate',
    },
    {
      key: 'stock',
      title: 'Issue founder stock with vesting',
      description: 'Board approval, signed purchase agreements and payment for the shares. Note the day: tax deadlines count from it.',
      category: 'Legal',
      priority: 'high',
      after: 'bylaws',
    },
    {
      key: '83b',
      title: 'File the 83(b) election on Form 15620',
      description:
        'Each founder with vesting stock who wants to be taxed now, not as it vests, sends it to the IRS within 30 days after the stock is transferred. There is no extension and no late filing. Mail it certified and keep the receipt, or use the IRS online service; give the company a copy. A letter with the same details counts as well as the form.',
      category: 'Legal',
      priority: 'high',
      link: `${irs}/forms-pubs/about-form-15620`,
      after: 'stock',
      rule: electionRule,
    },
    {
      key: 'ip',
      title: 'Assign inventions and code to the company',
      description: 'Every founder and everyone who helped before signs over what they made. Investors ask for it first.',
      category: 'Legal',
      priority: 'high',
      after: 'incorporate',
    },
    {
      key: 'bank',
      title: 'Open a business bank account',
      description: 'Bring the certificate, the bylaws and the EIN letter. Pay nothing private from it.',
      category: 'Finance',
      priority: 'high',
      after: 'ein',
    },
    {
      key: 's-corp',
      title: 'Decide on an S corporation election',
      description:
        'Only for a company with one class of stock and at most 100 owners, all of them US citizens or residents or certain trusts, so with no funds. Form 2553, within 2 months and 15 days of the start of the tax year it is to count for; the day here takes the tax year to start at incorporation.',
      category: 'Finance',
      priority: 'low',
      link: `${irs}/forms-pubs/about-form-2553`,
      after: 'ein',
      rule: 'Incorporation + 2 months + 14 days',
    },
    {
      key: 'owners',
      title: 'Check whether a beneficial ownership report is due',
      description:
        'Since March 2025 companies formed in the US are exempt; most companies formed abroad and registered in a state have 30 days from the registration.',
      category: 'Legal',
      link: 'https://www.fincen.gov/boi',
      after: 'incorporate',
    },
    {
      key: 'franchise',
      title: 'File the Delaware annual report and franchise tax',
      description: 'For Delaware corporations, by 1 March for the year before. Other states have their own day: change it here.',
      category: 'Legal',
      link: 'https://corp.delaware.gov/frtax/',
      after: 'incorporate',
      rule: '1 March of the following year',
      repeats: 'yearly',
    },
    {
      key: 'return',
      title: 'File the federal corporate income tax return',
      description:
        'Form 1120, due on 15 April for a corporation whose year ends in December; Form 1120-S for an S corporation on 15 March. An extension to file is not one to pay.',
      category: 'Finance',
      link: `${irs}/forms-pubs/about-form-1120`,
      after: 'ein',
      rule: '15 April of the following year',
      repeats: 'yearly',
    },
  ],
  uk: [
    {
      key: 'identity',
      title: 'Verify the identity of directors and owners',
      description:
        'Since 18 November 2025 every director proves who they are before the company can be registered. People with significant control do too, within 14 days of being entered on the register.',
      category: 'Legal',
      priority: 'high',
      link: `${govUk}/guidance/verifying-your-identity-for-companies-house`,
    },
    {
      key: 'incorporate',
      title: 'Register the company with Companies House',
      description: 'Name, registered office, directors, shareholders, articles. Online it is mostly done within a day or two.',
      category: 'Legal',
      priority: 'high',
      link: `${govUk}/limited-company-formation`,
      after: 'identity',
    },
    {
      key: 'founders',
      title: 'Sign a founders’ or shareholders’ agreement',
      description: 'Who owns what, what vests, who decides, and what happens when somebody leaves.',
      category: 'Legal',
      priority: 'high',
      after: 'incorporate',
    },
    {
      key: '431',
      title: 'Sign section 431 elections',
      description:
        'Founders and the company sign together within 14 days after restricted shares are acquired. Kept on file, not sent to HMRC. It cannot be signed late.',
      category: 'Legal',
      priority: 'high',
      link: govUk,
      after: 'incorporate',
      rule: 'Stock + 14 days',
    },
    {
      key: 'ip',
      title: 'Assign inventions and code to the company',
      description: 'Every founder and everyone who helped before signs over what they made.',
      category: 'Legal',
      priority: 'high',
      after: 'incorporate',
    },
    {
      key: 'bank',
      title: 'Open a business bank account',
      description: 'Bring the certificate of incorporation and proof of identity of each director.',
      category: 'Finance',
      priority: 'high',
      after: 'incorporate',
    },
    {
      key: 'tax',
      title: 'Register for Corporation Tax',
      description: 'Within 3 months of starting to do business. The day here takes business to start at incorporation.',
      category: 'Finance',
      priority: 'high',
      link: `${govUk}/limited-company-formation/set-up-your-company-for-corporation-tax`,
      after: 'incorporate',
      rule: 'Incorporation + 3 months',
    },
    {
      key: 'data-fee',
      title: 'Pay the data protection fee',
      description: 'Most companies that handle personal data on a computer owe it, every year, before they start.',
      category: 'Legal',
      link: 'https://ico.org.uk/for-organisations/data-protection-fee/',
      after: 'incorporate',
      repeats: 'yearly',
    },
    {
      key: 'confirmation',
      title: 'File the confirmation statement',
      description: 'Within 14 days of the end of each year since incorporation, also when nothing has changed.',
      category: 'Legal',
      link: `${govUk}/file-your-confirmation-statement-with-companies-house`,
      after: 'incorporate',
      rule: 'Incorporation + 12 months + 13 days',
      repeats: 'yearly',
    },
    {
      key: 'accounts',
      title: 'File the first accounts with Companies House',
      description:
        'For a private company 21 months after registration, where they cover more than 12 months; after that 9 months after each year end.',
      category: 'Finance',
      link: `${govUk}/prepare-file-annual-accounts-for-limited-company`,
      after: 'incorporate',
      rule: 'Incorporation + 21 months',
    },
    {
      key: 'pay-tax',
      title: 'Pay the first Corporation Tax bill',
      description: 'Nine months and one day after the accounting period ends. The day here takes business to start at incorporation.',
      category: 'Finance',
      link: `${govUk}/pay-corporation-tax`,
      after: 'tax',
      rule: 'Incorporation + 21 months',
    },
  ],
  eu: [
    {
      key: 'form',
      title: 'Choose the legal form and the country',
      description:
        'Compare capital, liability, cost of the notary and what investors there know. National rules decide, so take local advice.',
      category: 'Legal',
      priority: 'high',
      link: yourEurope,
    },
    {
      key: 'articles',
      title: 'Sign the articles of association',
      description:
        'In many countries before a notary, in some online. Agree on vesting and leaving in a shareholders’ agreement at the same time.',
      category: 'Legal',
      priority: 'high',
      after: 'form',
    },
    {
      key: 'bank',
      title: 'Open the company account and pay in the capital',
      description: 'Many registers want the bank’s proof of the paid-in capital before they enter the company.',
      category: 'Finance',
      priority: 'high',
      after: 'articles',
    },
    {
      key: 'incorporate',
      title: 'Enter the company in the business register',
      description: 'The national register makes the company exist. Its day is your incorporation date.',
      category: 'Legal',
      priority: 'high',
      link: 'https://e-justice.europa.eu',
      after: 'bank',
    },
    {
      key: 'owners',
      title: 'Report the beneficial owners',
      description: 'Most countries keep a register of the people behind a company and set a short deadline of their own.',
      category: 'Legal',
      priority: 'high',
      after: 'incorporate',
    },
    {
      key: 'tax',
      title: 'Register with the tax office and get a VAT number',
      description: 'Small businesses may be exempt from VAT under a national limit. Deadlines are national.',
      category: 'Finance',
      priority: 'high',
      link: yourEurope,
      after: 'incorporate',
    },
    {
      key: 'ip',
      title: 'Assign inventions and code to the company',
      description: 'Founders and freelancers sign over what they made; in many countries this does not happen by itself.',
      category: 'Legal',
      priority: 'high',
      after: 'incorporate',
    },
    {
      key: 'accounts',
      title: 'Find out when the annual accounts are due',
      description: 'The day depends on the country and the size of the company. Enter it here once you know it.',
      category: 'Finance',
      after: 'incorporate',
      repeats: 'yearly',
    },
  ],
};

const trademark: Record<Country, { link: string; office: string }> = {
  us: { link: 'https://www.uspto.gov', office: 'the USPTO' },
  uk: { link: `${govUk}/how-to-register-a-trade-mark`, office: 'the Intellectual Property Office' },
  eu: { link: 'https://www.euipo.europa.eu', office: 'the EUIPO or your national office' },
};

const privacy: Record<Country, Pick<PackStep, 'link' | 'description'>> = {
  us: {
    link: 'https://www.ftc.gov',
    description: 'Say what you collect and why. Several states, California first, have rules of their own.',
  },
  uk: { link: 'https://ico.org.uk', description: 'Say what you collect, on which legal basis and for how long, as the UK GDPR asks.' },
  eu: { link: 'https://www.edpb.europa.eu', description: 'Say what you collect, on which legal basis and for how long, as the GDPR asks.' },
};

const salesTax: Record<Country, Pick<PackStep, 'title' | 'description' | 'link'>> = {
  us: {
    title: 'Find out where sales tax is owed',
    description: 'Each state that has a sales tax sets its own limit for sellers from elsewhere. Register before you collect.',
    link: sba,
  },
  uk: {
    title: 'Watch the VAT limit',
    description:
      'Register when taxable sales of the last 12 months pass £90,000, or when you expect the next 30 days alone to. You may register earlier.',
    link: `${govUk}/register-for-vat`,
  },
  eu: {
    title: 'Set up VAT for sales to other countries',
    description: 'Sales to consumers across the EU can be reported in one place, the One Stop Shop.',
    link: 'https://vat-one-stop-shop.ec.europa.eu',
  },
};

const launchSteps = (country: Country): PackStep[] => [
  {
    key: 'trademark',
    title: 'Search and file the trade mark',
    description: `Search before you print anything, then file with ${trademark[country].office}.`,
    category: 'Legal',
    link: trademark[country].link,
  },
  {
    key: 'domain',
    title: 'Secure the domain and the account names',
    description: 'Owned by the company, not by one founder, with two people able to sign in.',
    category: 'Technology',
    priority: 'high',
  },
  { key: 'privacy', title: 'Publish a privacy policy', category: 'Legal', priority: 'high', ...privacy[country] },
  {
    key: 'terms',
    title: 'Publish terms of service',
    description: 'Price, renewal, refunds, liability, governing law. Have customers agree by a tick, not by a footer.',
    category: 'Legal',
    priority: 'high',
    after: 'privacy',
  },
  { key: 'sales-tax', category: 'Finance', ...salesTax[country] },
  {
    key: 'insurance',
    title: 'Take out liability insurance',
    description: 'General liability first; professional or cyber cover where customers ask for it.',
    category: 'Operations',
  },
  {
    key: 'books',
    title: 'Set up bookkeeping',
    description: 'One system, the bank connected, receipts kept. Close each month.',
    category: 'Finance',
    priority: 'high',
    after: 'bank',
  },
  {
    key: 'payments',
    title: 'Set up payments and test a refund',
    description: 'Buy your own product with a real card, then refund it.',
    category: 'Sales',
    priority: 'high',
    after: 'bank',
  },
  {
    key: 'backups',
    title: 'Turn on backups, two-step sign-in and monitoring',
    description: 'Restore one backup before launch: until then you only hope you have one.',
    category: 'Technology',
    priority: 'high',
  },
  {
    key: 'support',
    title: 'Set up a support address',
    description: 'One address that two people read, and a first reply that says when the next comes.',
    category: 'Customer Service',
  },
  {
    key: 'announce',
    title: 'Prepare the launch announcement',
    description: 'Landing page, e-mail to the waiting list, three people who will share it.',
    category: 'Marketing',
    after: 'payments',
  },
];

const raiseRules: Record<Country, PackStep[]> = {
  us: [
    {
      key: 'form-d',
      title: 'File Form D with the SEC',
      description: 'Within 15 days after the first sale in a Regulation D round, then the notice filings of the investors’ states.',
      category: 'Legal',
      priority: 'high',
      link: sec,
      after: 'close',
    },
    {
      key: '409a',
      title: 'Get a 409A valuation',
      description:
        'Before the first options are granted. It can be relied on for 12 months at most, and a material change, such as a priced round, ends it earlier.',
      category: 'Finance',
      after: 'close',
      repeats: 'yearly',
    },
  ],
  uk: [
    {
      key: 'seis',
      title: 'Ask HMRC for SEIS or EIS advance assurance',
      description: 'Many UK angels invest only with it. Ask before the shares are issued.',
      category: 'Finance',
      priority: 'high',
      link: `${govUk}/guidance/venture-capital-schemes-apply-for-advance-assurance`,
    },
    {
      key: 'sh01',
      title: 'Report the new shares on form SH01',
      description: 'To Companies House within one month of the allotment.',
      category: 'Legal',
      priority: 'high',
      link: `${govUk}/government/publications/return-of-allotment-of-shares-sh01`,
      after: 'close',
    },
  ],
  eu: [
    {
      key: 'prospectus',
      title: 'Check that the offer needs no prospectus',
      description: 'Small offers and offers to a few investors are mostly exempt; limits are partly national.',
      category: 'Legal',
      priority: 'high',
      link: 'https://www.esma.europa.eu',
    },
    {
      key: 'grants',
      title: 'Look for grants',
      description:
        'The European Innovation Council and national programmes give grants for early technical work. Some of them add money for shares: read which.',
      category: 'Finance',
      link: 'https://eic.ec.europa.eu',
    },
    {
      key: 'capital',
      title: 'Register the capital increase',
      description: 'New shares often exist only once the notary and the register have entered them.',
      category: 'Legal',
      priority: 'high',
      after: 'close',
    },
  ],
};

const raiseSteps = (country: Country): PackStep[] => [
  {
    key: 'cap-table',
    title: 'Bring the cap table up to date',
    description: 'Every share, option and convertible, with the signed paper behind each.',
    category: 'Finance',
    priority: 'high',
  },
  {
    key: 'model',
    title: 'Build an 18-month financial plan',
    description: 'What the money buys, month by month, and when it ends.',
    category: 'Finance',
    priority: 'high',
  },
  {
    key: 'deck',
    title: 'Write the pitch deck',
    description: 'Ten slides that a stranger understands without you.',
    category: 'Marketing',
    after: 'model',
  },
  {
    key: 'data-room',
    title: 'Fill the data room',
    description: 'Company papers, cap table, contracts, invention assignments, accounts.',
    category: 'Operations',
    priority: 'high',
    after: 'cap-table',
  },
  {
    key: 'list',
    title: 'List the investors and ask for introductions',
    description: 'Fifty names that invest at your stage and in your field.',
    category: 'Sales',
    after: 'deck',
  },
  {
    key: 'terms-agreed',
    title: 'Agree on the terms with a lawyer at hand',
    description: 'Valuation, cap or discount, pool, preference, board. Work out your own share afterwards before you sign.',
    category: 'Legal',
    priority: 'high',
    after: 'list',
  },
  {
    key: 'close',
    title: 'Sign, and see the money arrive',
    description: 'Board approval, signed papers from everyone, payment in the company account.',
    category: 'Finance',
    priority: 'high',
    after: 'terms-agreed',
  },
  ...raiseRules[country],
];

const hireRules: Record<Country, PackStep[]> = {
  us: [
    {
      key: 'state-tax',
      title: 'Register for state payroll tax and unemployment insurance',
      description: 'In the state where the person works, which need not be yours.',
      category: 'Finance',
      priority: 'high',
      link: sba,
      after: 'ein',
    },
    {
      key: 'workers-comp',
      title: 'Take out workers’ compensation insurance',
      description:
        'Nearly every state requires it, most from the first employee, some from the third to the fifth. In a few it comes from the state’s own fund only.',
      category: 'HR',
      priority: 'high',
      link: 'https://www.dol.gov',
    },
    {
      key: 'i9',
      title: 'Complete Form I-9 and collect Form W-4',
      description:
        'The employee fills in section 1 of Form I-9 on the first day of work at the latest, never before accepting the offer; you see the documents and complete section 2 within 3 business days after that day. Form W-4 by the first day too.',
      category: 'HR',
      priority: 'high',
      link: 'https://www.uscis.gov/i-9',
      after: 'offer',
    },
    {
      key: 'new-hire',
      title: 'Report the new hire to the state',
      description: 'Within 20 days of the first day of work; some states want it sooner.',
      category: 'HR',
      priority: 'high',
      link: 'https://www.acf.hhs.gov',
      after: 'offer',
    },
    {
      key: '1099',
      title: 'Send Form 1099-NEC to contractors',
      description:
        'By 31 January for the year before, to the contractor and to the IRS: for most contractors that are not corporations, from $2,000 paid in 2026 ($600 up to 2025; adjusted each year from 2027). Collect Form W-9 before the first payment.',
      category: 'Finance',
      link: `${irs}/forms-pubs/about-form-1099-nec`,
      rule: '31 January of the following year',
      repeats: 'yearly',
    },
  ],
  uk: [
    {
      key: 'paye',
      title: 'Register as an employer for PAYE',
      description: 'Before the first payday, and not more than 2 months before it.',
      category: 'Finance',
      priority: 'high',
      link: `${govUk}/register-employer`,
    },
    {
      key: 'liability',
      title: 'Take out employers’ liability insurance',
      description: 'Cover of at least £5 million from the first day of work.',
      category: 'HR',
      priority: 'high',
      link: `${govUk}/employers-liability-insurance`,
    },
    {
      key: 'right-to-work',
      title: 'Check the right to work',
      description: 'Before the first day of work, with a copy kept.',
      category: 'HR',
      priority: 'high',
      link: `${govUk}/check-job-applicant-right-to-work`,
      after: 'offer',
    },
    {
      key: 'statement',
      title: 'Give the written statement of particulars',
      description:
        'Pay, hours, holiday, notice: on the first day of work at the latest. The rest, such as the pension scheme, within 2 months.',
      category: 'HR',
      priority: 'high',
      link: 'https://www.acas.org.uk',
      after: 'offer',
    },
    {
      key: 'pension',
      title: 'Set up the workplace pension',
      description: 'Duties start on the first day of work; the declaration of compliance is due within 5 months of it.',
      category: 'HR',
      priority: 'high',
      link: 'https://www.thepensionsregulator.gov.uk',
      after: 'paye',
    },
  ],
  eu: [
    {
      key: 'employer',
      title: 'Register as an employer',
      description: 'With the social security and tax offices of the country where the person works, mostly before the first day.',
      category: 'HR',
      priority: 'high',
      link: yourEurope,
    },
    {
      key: 'conditions',
      title: 'Give the working conditions in writing',
      description:
        'EU rules: the main points within 7 days of the first day of work, the rest within a month. National law may want them earlier.',
      category: 'HR',
      priority: 'high',
      link: yourEurope,
      after: 'offer',
    },
    {
      key: 'accident',
      title: 'Arrange accident insurance',
      description: 'Through the state or a mutual body in most countries.',
      category: 'HR',
      priority: 'high',
    },
  ],
};

const hireSteps = (country: Country): PackStep[] => [
  {
    key: 'role',
    title: 'Write down the role and the budget',
    description: 'What is better after 6 months, and what it costs with taxes and tools.',
    category: 'HR',
    priority: 'high',
  },
  {
    key: 'status',
    title: 'Decide: employee or contractor',
    description: 'How the work is done decides, not what the contract is called. Getting it wrong costs taxes and fines.',
    category: 'Legal',
    priority: 'high',
    after: 'role',
  },
  {
    key: 'offer',
    title: 'Send the offer and the contract',
    description: 'With confidentiality and invention assignment, signed before the first day.',
    category: 'HR',
    priority: 'high',
    after: 'status',
  },
  ...hireRules[country],
  {
    key: 'payroll',
    title: 'Set up payroll and run a test',
    description: 'Taxes and social security are paid with each run, on fixed days.',
    category: 'Finance',
    priority: 'high',
    after: 'bank',
  },
  {
    key: 'handbook',
    title: 'Write the house rules on a page',
    description: 'Leave, expenses, security, conduct, whom to talk to.',
    category: 'HR',
    priority: 'low',
  },
  {
    key: 'first-day',
    title: 'Prepare the first day',
    description: 'Accounts, equipment, a plan for the first week and one person to ask.',
    category: 'HR',
    after: 'offer',
  },
];

export const packsOf = (country: Country): Pack[] => [
  { id: 'form', title: 'Form the company', summary: 'Registration, shares, tax numbers and the first filings.', steps: formSteps[country] },
  { id: 'launch', title: 'Before launch', summary: 'Name, terms, tax, payments, backups.', steps: launchSteps(country) },
  { id: 'raise', title: 'Raise money', summary: 'From the cap table to the filings after the round.', steps: raiseSteps(country) },
  { id: 'hire', title: 'First hire', summary: 'Employer registrations, contract, payroll.', steps: hireSteps(country) },
];
