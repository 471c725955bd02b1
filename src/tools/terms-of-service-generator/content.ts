export const ages = ['13', '16', '18', '21'] as const;

/** Whole numbers that the terms print. */
export const numberNames = ['refundDays', 'trialDays', 'reminderDays', 'optOutDays', 'capMonths', 'noticeDays'] as const;
export type NumberName = (typeof numberNames)[number];

/** The United Kingdom has no contract law of its own, and no states: one of its parts is named instead. */
export const ukLaws = ['England and Wales', 'Scotland', 'Northern Ireland'] as const;
export const ukGap = 'England and Wales, Scotland or Northern Ireland';

export const missingMessage = 'Please fill in at least the company name and website.';
export const failureMessage = 'Failed to generate terms. Please try again.';

export const disclaimer =
  'This is a template, not legal advice. Have it reviewed by a qualified attorney (outside the United States, a local lawyer) before you publish it, and keep only what is true of your business.';

export const whyTermsMatter = [
  'They say what people may do on your site or app, and what happens if they break the rules.',
  'They keep your name, your content and your code yours.',
  'They limit what you owe when something goes wrong, as far as the law allows.',
  'They settle whose law and which courts apply before there is a dispute.',
  'App stores and payment providers often ask for a link to them.',
];

export const ageNotes: Partial<Record<string, string>> = {
  '13': 'Under 13, US children’s privacy law (COPPA) applies: keep younger children out, or get a parent’s consent first. Parts of the EU ask for a parent’s consent up to 16 (GDPR).',
  '16': 'In the EU, GDPR sets 16 as the age from which people consent to the use of their data themselves; some countries chose a lower age, down to 13. In most places people under 18 can undo a contract.',
};

export const sampleCompany = 'Fernhill Books';
export const sampleWebsite = 'fernhillbooks.example';
