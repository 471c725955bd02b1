import { formAbroad, isCompany, isRegistered, type Facts, type Forms, type Rule, type Words } from './rule';

export const isFrance = ({ location: { country } }: Facts) => country === 'France';

const entreprendre = 'https://entreprendre.service-public.fr';
const legifrance = 'https://www.legifrance.gouv.fr';
const shared = { priority: 'high', need: 'required', asOf: '2025' } as const;
const reason = 'The business is in France.';

const filed =
  'publish the formation in a journal of legal notices, and file everything, with the beneficial owners, through the guichet unique. The commercial register (RCS) then issues the Kbis extract.';
const company = `Write and sign the articles (statuts), pay the capital into a blocked account, ${filed}`;
const forms: Forms = {
  'Sole Proprietorship':
    'Declare the start of an entreprise individuelle through the guichet unique, no earlier than a month before it and no later than 15 days after it. Traders are also entered in the commercial register (RCS). Within its limits on sales, the micro-entreprise is the simplest regime.',
  Partnership: `Write and sign the articles (statuts), ${filed} The partners of an SNC count as merchants and are each liable for all of its debts.`,
  LLC: `${company} A SARL pays in at least a fifth of its cash capital at the start and a SAS half; either may have a single owner (EURL, SASU).`,
  Corporation: `${company} A SAS is free in its rules and needs no minimum capital; an SA needs €37,000 and a board. Half of the cash capital is paid in at the start.`,
  'Non-Profit':
    'An association under the law of 1901 is declared to the prefecture, online or at its registry of associations, which publishes it in the Journal officiel. With employees, taxes or public grants it also needs a SIREN number.',
};

/** By the form: one-person business, partnership, company or association. */
export function frenchRegistration({ answers: { businessType } }: Facts, note: string): Words {
  const type = formAbroad(businessType);
  return {
    description: `${type ? forms[type] : 'Every business is registered through the guichet unique of INPI.'}${note}`,
    need: 'required',
    resources:
      businessType === 'Non-Profit'
        ? ['Service-Public: créer une association', 'Registry of associations (greffe des associations)']
        : ['Guichet unique of INPI', 'Service Public Entreprendre: choisir une forme juridique'],
    link: businessType === 'Non-Profit' ? 'https://www.service-public.fr/associations' : entreprendre,
    cost: isCompany(businessType) || businessType === 'Partnership' ? 'Legal notice and register, a few hundred euros' : 'Mostly free',
    asOf: '2025',
    revision: 2,
    change: 'it now says what each French form asks for.',
  };
}

export const frenchTax: Partial<Rule> = {
  description:
    'The registration through the guichet unique of INPI tells the tax office and gives the SIREN number. Small businesses may be exempt from VAT (franchise en base de TVA); its limits depend on what is sold and have been under review, so look them up.',
  resources: ['Service des impôts des entreprises (SIE)', 'Service Public Entreprendre: TVA'],
  link: 'https://www.impots.gouv.fr',
  cost: 'Free',
  asOf: '2025',
  revision: 2,
  change: 'it now names the French offices.',
};

export const frenchLocal = ({ answers: { businessType } }: Facts): Rule[] => [
  {
    ...shared,
    key: 'fr-cfe',
    requirement: 'Local business tax (CFE)',
    description:
      'Declare the premises on form 1447-C by 31 December of the first year. No tax is due for that year; after it, the notice is online and paid by 15 December.',
    category: 'Tax',
    need: 'check',
    test: 'Are you exempt, as some craftspeople and low-turnover businesses are?',
    reason,
    resources: ['impots.gouv.fr: cotisation foncière des entreprises'],
    link: 'https://www.impots.gouv.fr',
    repeats: 'yearly',
  },
  {
    ...shared,
    key: 'fr-e-invoice',
    requirement: 'Electronic invoices between businesses',
    description:
      'From 1 September 2026 every business subject to VAT has to be able to receive electronic invoices through an approved platform. Large and mid-sized companies send them from the same day, small ones from 1 September 2027.',
    category: 'Tax',
    need: 'check',
    test: 'Is the business subject to VAT in France? Those that are exempt from charging it are included.',
    reason,
    resources: ['impots.gouv.fr: facturation électronique'],
    link: 'https://www.impots.gouv.fr',
  },
  ...(isRegistered(businessType)
    ? [
        {
          ...shared,
          key: 'fr-accounts',
          requirement: 'Approve and file the accounts',
          description:
            'The owners approve the accounts within six months of the year end. They are filed within a month of that, two when filed online.',
          category: 'Registration',
          need: 'check',
          test: 'Is it a commercial company such as a SARL, SAS or SA?',
          reason,
          resources: ['Guichet unique of INPI', 'Service Public Entreprendre: dépôt des comptes'],
          link: entreprendre,
          repeats: 'yearly',
        } satisfies Rule,
      ]
    : []),
];

export const frenchEmployees: Rule = {
  ...shared,
  key: 'fr-dpae',
  requirement: 'Declare each hire before it starts (DPAE)',
  description:
    'Sent to Urssaf at the earliest eight days before the first working day and at the latest just before it. It also reports the employee to the health insurance and the occupational health service.',
  category: 'Employment',
  reason: 'You said the business has employees.',
  resources: ['Urssaf: déclaration préalable à l’embauche'],
  link: 'https://www.urssaf.fr',
  cost: 'Free',
};

const online = 'You said the business sells online, and it is in France.';

export const frenchOnline: Rule[] = [
  {
    ...shared,
    key: 'fr-mentions',
    requirement: 'Legal notice on the website (mentions légales)',
    description:
      'Name and legal form, address, registration number, VAT number if there is one, an e-mail address and a phone number, who is responsible for what is published, and the name and address of the host.',
    category: 'Sales and consumers',
    reason: online,
    resources: ['Loi pour la confiance dans l’économie numérique (LCEN)', 'Service Public Entreprendre: mentions obligatoires'],
    link: entreprendre,
    cost: 'Free',
  },
  {
    ...shared,
    key: 'fr-mediator',
    requirement: 'Name a consumer mediator',
    description:
      'Whoever sells to consumers joins a mediation scheme that is on the official list and names it on the website and in the terms.',
    category: 'Sales and consumers',
    need: 'check',
    test: 'Do you sell to consumers?',
    reason: online,
    resources: ['Code de la consommation L611-1 and following'],
    link: legifrance,
  },
  {
    ...shared,
    key: 'fr-cancel',
    requirement: 'Cancel online as easily as order online',
    description: 'Contracts that consumers can make online need a function to end them online, since 1 June 2023.',
    category: 'Sales and consumers',
    need: 'check',
    test: 'Do consumers subscribe to something on your website or in your app?',
    reason: online,
    resources: ['Code de la consommation L215-1-1'],
    link: legifrance,
  },
];
