/** What the form asks for, in its own order. */
export const dataTypes = ['personal', 'contact', 'payment', 'usage', 'device', 'location', 'cookies'] as const;
export type DataType = (typeof dataTypes)[number];

export const thirdParties = ['analytics', 'marketing', 'payment', 'hosting', 'social'] as const;
export type ThirdParty = (typeof thirdParties)[number];

export const dataLabels: Record<DataType, string> = {
  personal: 'Personal',
  contact: 'Contact',
  payment: 'Payment',
  usage: 'Usage',
  device: 'Device',
  location: 'Location',
  cookies: 'Cookies',
};

export const dataHints: Record<DataType, string> = {
  personal: 'Name, date of birth, account name',
  contact: 'Email, phone, postal address',
  payment: 'Card or bank details, purchases',
  usage: 'Pages opened, features used, times',
  device: 'IP address, browser, system',
  location: 'Where a person or device is',
  cookies: 'Identifiers kept in the browser',
};

export const thirdPartyLabels: Record<ThirdParty, string> = {
  analytics: 'Analytics',
  marketing: 'Marketing',
  payment: 'Payment',
  hosting: 'Hosting',
  social: 'Social',
};

export const bases = ['contract', 'consent', 'interests', 'obligation', 'vital', 'public'] as const;
export type Basis = (typeof bases)[number];

export const basisLabels: Record<Basis, string> = {
  contract: 'Contract',
  consent: 'Consent',
  interests: 'Legitimate interests',
  obligation: 'Legal obligation',
  vital: 'Vital interests',
  public: 'Public task',
};

export const cookieKinds = ['necessary', 'preferences', 'statistics', 'marketing'] as const;
export type CookieKind = (typeof cookieKinds)[number];

export const cookieKindLabels: Record<CookieKind, string> = {
  necessary: 'Necessary',
  preferences: 'Preferences',
  statistics: 'Statistics',
  marketing: 'Marketing',
};

export const missingMessage = 'Please fill in at least the company name and website.';
export const failureMessage = 'Failed to generate privacy policy. Please try again.';

export const whyPoliciesMatter = [
  'The law asks for one in most places as soon as you collect so much as an email address.',
  'App stores, payment providers and advertising networks want a link to it before they work with you.',
  'Visitors trust a site more when it says plainly what it does with their information.',
  'Writing it makes you look at what you really collect, and who else receives it.',
  'A clear policy answers questions before they turn into complaints.',
];

export const disclaimer =
  'This is a template, not legal advice. Have an attorney (outside the United States, a local lawyer) review it before you publish it, and publish only what is true of your business.';

export const sampleCompany = 'Fernhill Books';
export const sampleWebsite = 'fernhillbooks.example';
