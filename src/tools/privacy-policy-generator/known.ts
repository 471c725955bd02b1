import type { DraftOf } from '@/lib/fields';
import type { DataType } from './content';
import type { cookieFields, DetailDraft, processorFields } from './lists';

type ProcessorDraft = DraftOf<typeof processorFields>;
type CookieDraft = DraftOf<typeof cookieFields>;

/** When what follows was last looked at; the companies change it as they like. */
export const knownAsOf = '2025';

const processor = (name: string, service: string, purpose: string, country: string, data: string, link: string): ProcessorDraft => ({
  name,
  service,
  purpose,
  country,
  data,
  link,
});

export const knownProcessors: readonly ProcessorDraft[] = [
  processor('Stripe', 'payment', 'Takes card payments', 'United States', 'Payment, Contact', 'https://stripe.com/privacy'),
  processor('PayPal', 'payment', 'Takes payments', 'United States', 'Payment, Contact', 'https://www.paypal.com/us/legalhub/paypal/privacy-full'),
  processor('Google Analytics 4', 'analytics', 'Counts visits and shows how the site is used', 'United States', 'Usage, Device, Cookies', 'https://policies.google.com/privacy'),
  processor('Plausible Analytics', 'analytics', 'Counts visits without cookies', 'Estonia', 'Usage, Device', 'https://plausible.io/privacy'),
  processor('Amazon Web Services', 'hosting', 'Runs our servers and stores our data', 'United States', 'Device, Usage', 'https://aws.amazon.com/privacy/'),
  processor('Cloudflare', 'hosting', 'Delivers the site and keeps attacks away', 'United States', 'Device, Usage', 'https://www.cloudflare.com/privacypolicy/'),
  processor('Vercel', 'hosting', 'Runs our site', 'United States', 'Device, Usage', 'https://vercel.com/legal/privacy-policy'),
  processor('Hetzner', 'hosting', 'Runs our servers and stores our data', 'Germany', 'Device, Usage', 'https://www.hetzner.com/legal/privacy-policy'),
  processor('Mailchimp (Intuit)', 'marketing', 'Sends our newsletter', 'United States', 'Contact, Usage', 'https://www.intuit.com/privacy/statement/'),
  processor('HubSpot', 'marketing', 'Keeps customer records and sends messages', 'United States', 'Contact, Usage', 'https://legal.hubspot.com/privacy-policy'),
  processor('Google Ads', 'marketing', 'Shows advertising and measures it', 'United States', 'Usage, Cookies', 'https://policies.google.com/privacy'),
  processor('Meta (Facebook, Instagram)', 'social', 'Shows advertising and our pages', 'United States', 'Usage, Cookies', 'https://www.facebook.com/privacy/policy/'),
  processor('LinkedIn', 'social', 'Shows advertising and our page', 'United States', 'Usage, Cookies', 'https://www.linkedin.com/legal/privacy-policy'),
]; // prettier-ignore

const cookie = (name: string, provider: string, purpose: string, duration: string, kind: string): CookieDraft => ({
  name,
  provider,
  purpose,
  duration,
  kind,
});

export const knownCookies: readonly CookieDraft[] = [
  cookie('_ga', 'Google Analytics', 'Tells visitors apart to count visits', '2 years', 'statistics'),
  cookie('_ga_<id>', 'Google Analytics', 'Remembers the state of a visit', '2 years', 'statistics'),
  cookie('_fbp', 'Meta', 'Tells browsers apart for advertising', '3 months', 'marketing'),
  cookie('_gcl_au', 'Google Ads', 'Measures whether advertising led to a sale', '3 months', 'marketing'),
  cookie('__stripe_mid', 'Stripe', 'Prevents payment fraud', '1 year', 'necessary'),
  cookie('__stripe_sid', 'Stripe', 'Prevents payment fraud', '30 minutes', 'necessary'),
  cookie('__cf_bm', 'Cloudflare', 'Tells people from bots', '30 minutes', 'necessary'),
];

/** Usual answers to start from, for whoever has none; each is to be checked. */
export const usualDetails: Record<DataType, DetailDraft> = {
  personal: { purpose: 'To run your account', basis: 'contract', retention: 'As long as the account is open', people: 'Customers' },
  contact: { purpose: 'To answer you and send what you ordered', basis: 'contract', retention: '2 years after the last contact', people: 'Customers' },
  payment: { purpose: 'To take payments and keep accounts', basis: 'contract', retention: 'As long as tax law requires', people: 'Customers' },
  usage: { purpose: 'To see how the site is used and improve it', basis: 'interests', retention: '14 months', people: 'Visitors' },
  device: { purpose: 'To deliver the site and keep it safe', basis: 'interests', retention: '30 days', people: 'Visitors' },
  location: { purpose: 'To show what is near you', basis: 'consent', retention: 'Until the visit ends', people: 'Visitors' },
  cookies: { purpose: 'To remember settings and count visits', basis: 'consent', retention: 'See the section on cookies', people: 'Visitors' },
}; // prettier-ignore
