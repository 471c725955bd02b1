import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { toChoicesPage } from './choices-page';
import { dataTypes, thirdParties } from './content';
import { usualDetails } from './known';
import { dataFlag, shareFlag, startWork, type Work } from './model';
import { toPolicy } from './policy';

const around = { today: '2026-11-15', currency: 'USD' };
const make = (answers: Partial<Work['answers']>, more: Partial<Work> = {}): Work => {
  const start = startWork(around);
  return {
    ...start,
    ...more,
    answers: { ...start.answers, companyName: 'Acme Inc.', website: 'acme.com', email: 'hi@acme.com', ...answers },
  };
};
const everything = Object.fromEntries([...dataTypes.map(dataFlag), ...thirdParties.map(shareFlag)].map((name) => [name, true]));
const lists: Partial<Work> = {
  details: usualDetails,
  processors: {
    currency: 'USD',
    records: [
      { id: '1', name: 'Stripe', service: 'payment', purpose: 'Takes payments', country: 'United States', data: ['Payment'], link: 'https://stripe.com/privacy' },
      { id: '2', name: 'Hetzner', service: 'hosting', purpose: 'Runs our servers', country: 'Germany', data: [], link: '' },
    ],
  },
  cookies: {
    currency: 'USD',
    records: [
      { id: '3', name: '_ga', provider: 'Google', purpose: 'Counts visits', duration: '2 years', kind: 'statistics' },
      { id: '4', name: 'basket', provider: 'Acme', purpose: 'Keeps the basket', duration: '14 days', kind: 'necessary' },
    ],
  },
}; // prettier-ignore

const everyLaw = make(
  {
    ...everything,
    childrenPrivacy: true,
    internationalTransfers: true,
    gdpr: true,
    ukGdpr: true,
    ccpa: true,
    usStates: true,
    lgpd: true,
    dpdpa: true,
    address: '1 Main Street\nSalem',
    officer: 'Jo Park, dpo@acme.com',
    euRepresentative: 'Acme Ireland, Dublin',
    ukRepresentative: 'Acme UK, London',
    grievanceContact: 'Ana Rao, grievance@acme.com',
    authority: 'Data Protection Commission, Ireland',
    automated: 'yes',
    automatedLogic: 'A score of your payments decides on credit.',
    safeguard: 'both',
    sale: 'share',
    honorsSignal: true,
    optOutLink: 'https://acme.com/choices',
    requestLink: 'https://acme.com/requests',
    identityCheck: 'account',
    security: 'Encryption in transit\nAccess on need',
    interests: 'Keeping the shop safe',
    asksConsent: true,
    listsVersions: true,
    answerDays: '15',
  },
  lists,
);
const europe = make(
  {
    collectsContact: true,
    gdpr: true,
    euRepresentative: 'Acme Ireland, Dublin',
    userRights: false,
    cookies: false,
    automated: 'no',
    internationalTransfers: true,
    safeguard: 'adequacy',
  },
  { details: usualDetails },
);
const states = make({ collectsUsage: true, usStates: true, sale: 'sell', identityCheck: 'details' }, { details: usualDetails });

const clinic = make(
  {
    companyName: 'Hollow Lane Dental Ltd',
    website: 'hollowlane.example',
    email: 'privacy@hollowlane.example',
    collectsPersonal: true,
    collectsContact: true,
    collectsUsage: true,
    sharesHosting: true,
    ukGdpr: true,
    automated: 'no',
    address: '4 Hollow Lane, Leeds LS6 2AB',
    asksConsent: true,
    security: 'Encryption in transit and at rest',
    interests: 'Seeing which pages help patients',
    effectiveDate: '2027-01-04',
  },
  {
    details: { ...usualDetails, personal: { ...usualDetails.personal, people: 'Patients', retention: 'Eight years after the last visit' } },
    processors: {
      currency: 'GBP',
      records: [
        {
          id: '1',
          name: 'Ledgerline Ltd',
          service: 'hosting',
          purpose: 'Runs our booking system',
          country: 'United Kingdom',
          data: ['Contact'],
          link: '',
        },
      ],
    },
    cookies: {
      currency: 'GBP',
      records: [
        {
          id: '2',
          name: 'session',
          provider: 'Hollow Lane',
          purpose: 'Keeps you signed in',
          duration: 'Until you close the browser',
          kind: 'necessary',
        },
      ],
    },
  },
);
const bakery = make(
  {
    companyName: 'Brotwerk Kiel GmbH',
    website: 'brotwerk.example',
    email: 'datenschutz@brotwerk.example',
    collectsContact: true,
    collectsPayment: true,
    collectsCookies: true,
    sharesPayment: true,
    sharesAnalytics: true,
    gdpr: true,
    automated: 'no',
    address: 'Holtenauer Straße 12, 24105 Kiel',
    authority: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein',
    internationalTransfers: true,
    safeguard: 'both',
    asksConsent: true,
    interests: 'Keeping the shop safe',
    listsVersions: true,
  },
  {
    ...lists,
    cookies: {
      currency: 'EUR',
      records: [
        { id: '3', name: '_ga', provider: 'Google', purpose: 'Counts visits', duration: '2 years', kind: 'statistics' },
        { id: '4', name: 'basket', provider: 'Brotwerk', purpose: 'Keeps the basket', duration: '14 days', kind: 'necessary' },
      ],
    },
  },
);

const documents = {
  'clinic-in-england': () => toPolicy(clinic),
  'bakery-in-germany': () => toPolicy(bakery, [{ day: '2026-03-01', note: 'First version.' }]),
  plain: () => toPolicy(make({ collectsContact: true })),
  'every-law': () => toPolicy(everyLaw, [{ day: '2026-01-01', note: 'First version.' }]),
  'europe-without-the-rights-section': () => toPolicy(europe),
  'other-states': () => toPolicy(states),
  'do-not-sell': () => toChoicesPage(everyLaw),
};

/** Read from the first line to the last. What changes here changes what people are promised: read it again, then update the file. */
describe('whole policies', () => {
  it.each(Object.entries(documents))('%s', async (name, write) => {
    await expect(toText(write())).toMatchFileSnapshot(`golden/${name}.txt`);
  });
});
