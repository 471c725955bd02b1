/** The kinds of section a page can have, in the order in which they are offered. */
export const sectionKinds = ['hero', 'features', 'testimonial', 'pricing', 'faq', 'logos', 'form', 'footer'] as const;
export type SectionKind = (typeof sectionKinds)[number];

export const sectionNames: Record<SectionKind, string> = {
  hero: 'Hero',
  features: 'Features',
  testimonial: 'Testimonial',
  pricing: 'Pricing',
  faq: 'FAQ',
  logos: 'Logos',
  form: 'Sign-up form',
  footer: 'Footer',
};

export const sectionHints: Record<SectionKind, string> = {
  hero: 'The headline and your main button',
  features: 'What people get, line by line',
  testimonial: 'A customer in their own words',
  pricing: 'Plans side by side',
  faq: 'Questions that open to answers',
  logos: 'Companies you work with',
  form: 'Asks for an e-mail address',
  footer: 'Small print and links',
};

/** What a section's parts are called in "Add Feature" and "Remove feature 1". */
export const itemNouns: Partial<Record<SectionKind, string>> = {
  features: 'Feature',
  pricing: 'Plan',
  faq: 'Question',
  logos: 'Logo',
  footer: 'Link',
};

export const sampleItems: Partial<Record<SectionKind, readonly Record<string, string | boolean>[]>> = {
  features: [
    { title: 'Easy to get started', text: 'Say here what the first step is and how long it takes.' },
    { title: 'Made for you', text: 'Say here who it is for and what changes for them.' },
    { title: 'People you can reach', text: 'Say here how customers reach you and when you answer.' },
  ],
  pricing: [
    {
      name: 'Starter',
      price: '$0',
      period: 'a month',
      points: 'One project\nAll core features\nHelp by e-mail',
      buttonText: 'Start with Starter',
      buttonLink: '',
      isHighlighted: false,
    },
    {
      name: 'Team',
      price: '$29',
      period: 'a month',
      points: 'Unlimited projects\nShared workspace\nAnswers within a day',
      buttonText: 'Choose Team',
      buttonLink: '',
      isHighlighted: true,
    },
    {
      name: 'Company',
      price: '$99',
      period: 'a month',
      points: 'Everything in Team\nYour own domain\nA person to call',
      buttonText: 'Choose Company',
      buttonLink: '',
      isHighlighted: false,
    },
  ],
  faq: [
    { question: 'How long does it take to get started?', answer: 'Say here how long the first step takes and what it needs.' },
    { question: 'Can I stop at any time?', answer: 'Say here how to cancel and what happens then.' },
    { question: 'Who do I contact with a question?', answer: 'Say here how to reach you and when you reply.' },
  ],
  logos: [{ name: 'First customer' }, { name: 'Second customer' }, { name: 'Third customer' }],
  footer: [],
};

/** The line under what is still our sample, so that no visitor believes it. */
export const sampleLines: Partial<Record<SectionKind, string>> = {
  testimonial: 'Sample testimonial - replace before publishing',
  pricing: 'Sample prices - replace before publishing',
  faq: 'Sample answers - replace before publishing',
  logos: 'Sample logos - replace before publishing',
};
export const sampleAuthorLine = 'Sample author - replace before publishing';

export const sampleNouns: Partial<Record<SectionKind, string>> = {
  testimonial: 'a sample testimonial',
  pricing: 'sample prices',
  faq: 'sample answers',
  logos: 'sample logos',
};

export const languages = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ar: 'Arabic',
  he: 'Hebrew',
  hi: 'Hindi',
  id: 'Indonesian',
  vi: 'Vietnamese',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
} as const;
export type Language = keyof typeof languages;

export const rightToLeft: readonly string[] = ['ar', 'he'];

/** Up to here a page opens quickly on a phone; above it a project grows slow to edit, too. */
export const heaviestPage = 1_000_000;
/** What one picture may weigh before it is made smaller still. */
export const heaviestPicture = 700_000;

export const narrowestPhone = 320;
