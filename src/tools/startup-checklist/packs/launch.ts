import type { Country, PackStep } from './pack';
import { sba, govUk } from './sites';

const trademark: Record<Country, { link: string; office: string }> = {
  us: { link: 'https://www.uspto.gov', office: 'the USPTO' },
  uk: { link: `${govUk}/how-to-register-a-trade-mark`, office: 'the Intellectual Property Office' },
  eu: { link: 'https://www.euipo.europa.eu', office: 'the EUIPO or your national office' },
};

const privacy: Record<Country, Pick<PackStep, 'link' | 'description'>> = {
  us: {
    link: 'https://www.ftc.gov',
    description: 'Say what you collect and why. Several states have their own rules, California first.',
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

export const launchSteps = (country: Country): PackStep[] => [
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
