export const endings = ['com', 'net', 'org', 'io', 'co', 'app', 'tech', 'ai', 'dev', 'biz', 'eu', 'de', 'dk'] as const;
export type Ending = (typeof endings)[number];

export const popularEnding: Ending = 'io';

/** Words put before or behind a name. A hyphen marks the side the name stands on. */
export const affixes = [
  'get-',
  '-app',
  '-hub',
  '-pro',
  'my-',
  '-online',
  '-plus',
  '-zone',
  '-lab',
  '-works',
  '-studio',
  '-group',
  '-solutions',
] as const;

export const keywordAffixes = ['get-', '-hub', '-lab', '-works'] as const;

/** Cents a year. Examples, the same for everyone: no registrar was asked. */
export const examplePrices: Readonly<Record<string, number>> = { com: 1299, io: 3999 };
export const otherExamplePrice = 1499;

/** What a further year cost at large registrars, in cents, rounded: a level to expect, not an offer. */
export const roughRenewals: Readonly<Record<Ending, number>> = {
  com: 1600,
  net: 1700,
  org: 1500,
  io: 6000,
  co: 3500,
  app: 2000,
  tech: 6000,
  ai: 8000,
  dev: 1800,
  biz: 2300,
  eu: 1300,
  de: 1200,
  dk: 2000,
};
export const roughYear = '2025';

interface Registrar {
  label: string;
  /** The search page; the name is put in as the value of this parameter. */
  page: string;
  parameter: string;
}

export const registrars = {
  namecheap: { label: 'Namecheap', page: 'https://www.namecheap.com/domains/registration/results/', parameter: 'domain' },
  porkbun: { label: 'Porkbun', page: 'https://porkbun.com/checkout/search', parameter: 'q' },
  godaddy: { label: 'GoDaddy', page: 'https://www.godaddy.com/domainsearch/find', parameter: 'domainToCheck' },
  gandi: { label: 'Gandi', page: 'https://shop.gandi.net/en/domain/suggest', parameter: 'search' },
  dynadot: { label: 'Dynadot', page: 'https://www.dynadot.com/domain/search', parameter: 'domain' },
} as const satisfies Record<string, Registrar>;
export type RegistrarId = keyof typeof registrars;
export const registrarIds = Object.keys(registrars) as RegistrarId[];

export const tips: readonly { title: string; text: string }[] = [
  { title: 'Say it on the phone', text: 'If you have to spell it, people will mistype it. Hyphens and digits are the usual culprits.' },
  { title: 'Keep it short', text: 'Under fifteen letters fits a business card and a social profile, and leaves less to get wrong.' },
  { title: 'Look at the renewal', text: 'A first year for a dollar may renew at fifty. Compare what five years cost, not one.' },
  { title: 'Check trademarks first', text: 'A free domain isn’t a free name. Search the trademark offices of the countries you sell in.' },
  {
    title: 'Take the obvious neighbors',
    text: 'The .com of your name and its most likely typing error are cheap now, expensive later.',
  },
  {
    title: 'Don’t wait on a good one',
    text: 'Once you have settled on a name, register it the same day. Any check is only true for the moment it was made.',
  },
];

export const sampleAnswers = {
  businessName: 'Blue River Coffee',
  keywords: 'roast, beans',
  industry: 'Specialty coffee',
  io: true,
} as const;

export const samplePasted = 'blueriver.coffee\nblue-river\nhttps://www.blueriverroasters.com/shop';

export const importHint = 'A CSV file with a column of domains. Names already on your shortlist are left out.';
