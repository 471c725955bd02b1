import { isCompany, isRegistered, type Facts, type Rule, type Words } from './rule';

export const isGermany = ({ location: { country } }: Facts) => country === 'Germany';

const tradeOffice = 'Gewerbeamt (trade office) of your town';
const lawLink = 'https://www.gesetze-im-internet.de';

/** Where a business begins there: at the trade office, and for companies at the notary and the register first. */
export function germanRegistration({ answers: { businessType } }: Facts, note: string): Words {
  const trade =
    'Report the trade to the Gewerbeamt of your town on the day it starts (Gewerbeanmeldung, section 14 GewO). It tells the tax office and the chamber of commerce.';
  const professions = 'Free professions, such as doctors, lawyers and many designers and writers, report to the tax office only.';
  const first =
    businessType === 'Non-Profit'
      ? 'Register the association in the Vereinsregister or the company in the Handelsregister; a notary certifies the application. The tax office decides on its nonprofit status.'
      : 'A notary records the articles, the capital is paid in, and the company is entered in the Handelsregister (commercial register).';
  return {
    description: isRegistered(businessType)
      ? `${first}${note} ${businessType === 'Non-Profit' ? 'If it also trades, report' : 'Then report'} the trade to the Gewerbeamt of your town (Gewerbeanmeldung, section 14 GewO).`
      : `${trade} ${professions}${businessType === 'Partnership' ? ' Each partner of a GbR reports; an OHG or KG is also entered in the Handelsregister (commercial register).' : ''}`,
    need: 'required',
    resources: [
      tradeOffice,
      ...(isRegistered(businessType) || businessType === 'Partnership' ? ['Handelsregister (commercial register)'] : []),
    ],
    link: `${lawLink}/gewo/__14.html`,
    cost: isCompany(businessType) ? 'Notary and register some hundred euros; trade report about €15 to €65' : 'About €15 to €65, by town',
    asOf: 'November 2025',
    revision: 2,
    change: 'it now names the trade office and the Gewerbeanmeldung.',
  };
}

export const germanLicense: Words = {
  description:
    'Some trades need permission before they start: crafts listed in the Handwerksordnung, brokers and security firms (sections 34a to 34i GewO), restaurants that serve alcohol in most federal states. Whoever handles food needs the first instruction of the health office (section 43 IfSG).',
  need: 'check',
  test: 'Is your trade on one of these lists, or does your town license the premises?',
  resources: [tradeOffice, 'Chamber of crafts or chamber of commerce (IHK)'],
  link: `${lawLink}/gewo/`,
  asOf: 'November 2025',
};

export const germanAccidents =
  'Accidents at work are covered by the Berufsgenossenschaft of your trade, a part of social insurance. Report the business to it within a week of the start (section 192 SGB VII), with or without employees.';

const reason = 'The business is in Germany.';

/** The notice every business website carries there. */
export const impressum = ({ answers: { online } }: Facts): Rule => ({
  key: 'de-impressum',
  requirement: 'Impressum on the website',
  description:
    'A business website or app names its provider where everybody finds it: full name and legal form, a postal address, who represents the company, an e-mail address and another quick way to reach it, the register with its number, and the VAT number if there is one (section 5 DDG). Websites with journalistic texts also name who is responsible for them (section 18 MStV).',
  category: 'Sales and consumers',
  priority: 'high',
  need: online ? 'required' : 'check',
  ...(online ? {} : { test: 'Does the business have a website, an app or a social media page?' }),
  reason: online ? 'You said the business sells online, and it is in Germany.' : reason,
  resources: ['Digitale-Dienste-Gesetz (DDG) section 5'],
  link: `${lawLink}/ddg/__5.html`,
  cost: 'Free',
  asOf: 'November 2025',
});

/** Selling to consumers online there asks for more than EU law does. */
export const germanOnline: Rule = {
  key: 'de-consumers',
  requirement: 'Cancellation button and renewal of subscriptions',
  description:
    'A website that sells subscriptions to consumers needs a cancellation button (section 312k BGB). After the first period, of two years at most, a contract may continue only without a fixed term and can then be ended with a month’s notice (section 309 no. 9 BGB).',
  category: 'Sales and consumers',
  priority: 'high',
  need: 'check',
  test: 'Do consumers order something from you that is paid again and again?',
  reason: 'You said the business sells online, and it is in Germany.',
  resources: ['Bürgerliches Gesetzbuch (BGB) sections 309 and 312k'],
  link: `${lawLink}/bgb/__312k.html`,
  asOf: 'November 2025',
};

export const germanTax: Partial<Rule> = {
  description:
    'Send the tax registration form (Fragebogen zur steuerlichen Erfassung) through ELSTER within one month of the start (section 138 AO). Small businesses with sales of up to €25,000 in the year before and €100,000 in the current one need not charge VAT (section 19 UStG).',
  resources: ['ELSTER: online tax office', 'Your local Finanzamt'],
  link: 'https://www.elster.de',
  cost: 'Free',
  asOf: 'November 2025',
  revision: 2,
  change: 'it now names the German form and its deadline.',
};
