import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { emptyDraft } from '@/lib/fields';
import { fields, type Draft } from './model';
import { toTerms } from './terms';

const filled: Partial<Draft> = {
  companyName: 'Acme Inc.',
  website: 'acme.com',
  serviceType: 'Online bookshop',
  contactEmail: 'hi@acme.com',
};
const switches: Partial<Draft> = {
  accounts: true,
  subscriptions: true,
  cancelPath: 'in your account, under Billing',
  trialDays: '7',
  reminderDays: '10',
  userContent: true,
  dmca: true,
  agentName: 'Jo Park',
  agentEmail: 'copyright@acme.com',
  address: '1 Main Street, Salem',
  ai: true,
  aiTraining: 'consent',
  api: true,
  arbitration: true,
  arbitrator: 'JAMS',
  optOutDays: '45',
  classWaiver: true,
  capBasis: 'greater',
  capAmount: '$100',
  hasSummary: true,
  includePrivacyPolicy: true,
  privacyUrl: 'https://acme.com/privacy',
  includeRefundPolicy: true,
  refundDays: '30',
  includeCookiePolicy: true,
  cookieUrl: 'https://acme.com/cookies',
  additionalClauses: 'Be kind.',
};

const terms: Record<string, Partial<Draft>> = {
  'united-states': { country: 'United States', state: 'Oregon', ...switches },
  'united-states-plain': { country: 'United States', state: 'Oregon', contactEmail: '' },
  'netherlands-goods': {
    country: 'Netherlands',
    ...switches,
    capAmount: '€100',
    offer: 'goods',
    userAgeRestriction: '16',
    aiTraining: 'yes',
    hasSummary: false,
  },
  'england-consumers': {
    country: 'United Kingdom',
    state: 'England and Wales',
    audience: 'consumers',
    offer: 'content',
    subscriptions: true,
    cancelPath: 'in your account',
    address: '1 High Street, London',
    userAgeRestriction: '13',
  },
  germany: {
    country: 'Germany',
    subscriptions: true,
    cancelPath: 'in your account',
    reminderDays: '14',
    address: 'Hauptstraße 1, 10115 Berlin',
    hasSummary: true,
  },
  'france-reading-club': {
    companyName: 'Lecture Lente SAS',
    website: 'lecturelente.example',
    serviceType: 'Club de lecture en ligne',
    contactEmail: 'bonjour@lecturelente.example',
    country: 'France',
    audience: 'consumers',
    address: '9 rue Mercière, 69002 Lyon',
    mediator: 'Médiation Exemple, 1 place du Marché, 75001 Paris, mediation.example',
    accounts: true,
    subscriptions: true,
    cancelPath: 'in your account, under Abonnement',
    trialDays: '14',
    reminderDays: '45',
    userContent: true,
    includePrivacyPolicy: true,
    privacyUrl: 'https://lecturelente.example/privacy',
    effectiveDate: '2027-01-10',
    version: '2.0',
  },
  'austria-goods': {
    companyName: 'Wollhaus & Töchter e.U.',
    website: 'toechter.example',
    serviceType: 'Shop for hand-dyed wool',
    contactEmail: 'wolle@toechter.example',
    country: 'Austria',
    audience: 'consumers',
    offer: 'goods',
    subscriptions: true,
    cancelPath: 'in your account',
    address: 'Hauptplatz 2, 8010 Graz',
  },
  'ontario-api': {
    companyName: 'Larch Weather Ltd',
    website: 'larchweather.example',
    serviceType: 'Weather data for farms',
    contactEmail: 'help@larchweather.example',
    country: 'Canada',
    state: 'Ontario',
    audience: 'businesses',
    api: true,
    accounts: true,
    ai: true,
    aiTraining: 'never',
    capBasis: 'fees',
    capMonths: '12',
    additionalClauses: 'Forecasts are not made for aviation.',
  },
  'ireland-businesses': { country: 'Ireland', audience: 'businesses', arbitration: true, arbitrator: 'JAMS', capMonths: '6' },
};

/** Read from the first line to the last. What changes here changes what people agree to: read it again, then update the file. */
describe('whole terms', () => {
  it.each(Object.entries(terms))('%s', async (name, answers) => {
    const document = toTerms({ answers: { ...emptyDraft(fields, ''), ...filled, ...answers }, day: '2026-11-15' });
    await expect(toText(document)).toMatchFileSnapshot(`golden/${name}.txt`);
  });
});
