import { choice, color, flag, longText, readDraft, text, url, type DraftOf, type Fields, type ValuesOf } from '@/lib/fields';
import { languages, type Language, type SectionKind } from './content';

const line = 300;
/** What the footer says until somebody writes it: whose page it is. */
export const footerLine = (brand: string) => `© ${brand.trim().replace(/\.$/, '') || 'Your Company'}. All rights reserved.`;
const paragraph = 2_000;

/** What belongs to the whole page. */
export const fields = {
  brand: text('Company Name', { default: 'Your Company', maxLength: 120, means: 'company.name' }),
  backgroundColor: color('Background Color', { default: '#fbf9f5' }),
  textColor: color('Text Color', { default: '#1c1a17' }),
  accentColor: color('Accent Color', { default: '#b8390e' }),
  typeface: choice('Headline Typeface', ['sans', 'serif'], { default: 'sans', labels: { sans: 'Sans serif', serif: 'Serif' } }),
  title: text('Page Title', { maxLength: line, placeholder: 'Your headline is used' }),
  description: longText('Meta Description', { maxLength: paragraph, placeholder: 'Your subheadline is used' }),
  canonical: url('Canonical Address', {
    placeholder: 'https://www.example.com/',
    hint: 'Where the page will live.',
  }),
  language: choice('Language', Object.keys(languages) as Language[], { default: 'en', labels: languages }),
  socialImage: url('Social Image Address', { placeholder: 'https://www.example.com/picture.png' }),
  hasStructuredData: flag('Add structured data (JSON-LD)', { default: true }),
};

export const sectionFields = {
  hero: {
    headline: text('Headline', { default: 'A better way to get it done', maxLength: line }),
    subheadline: longText('Subheadline', {
      default: 'Made for people who would rather spend their time on what matters to them.',
      maxLength: paragraph,
    }),
    ctaText: text('CTA Button Text', { default: 'Get Started', maxLength: 80 }),
    ctaLink: text('CTA Link', { default: '#features' }),
  },
  features: {
    heading: text('Features Heading', { default: 'Why people choose us', maxLength: line }),
    intro: longText('Features Intro', { maxLength: paragraph }),
  },
  testimonial: {
    testimonial: longText('Testimonial', {
      default: 'We moved our whole week onto it in one afternoon. Now Monday starts with a plan instead of a search.',
      maxLength: paragraph,
    }),
    testimonialAuthor: text('Testimonial Author', { default: 'Sarah Johnson, Founder', maxLength: line }),
  },
  pricing: {
    heading: text('Pricing Heading', { default: 'Simple plans', maxLength: line }),
    intro: longText('Pricing Intro', { default: 'Start small and change plan whenever you like.', maxLength: paragraph }),
  },
  faq: { heading: text('FAQ Heading', { default: 'Questions, answered', maxLength: line }) },
  logos: { heading: text('Logos Heading', { default: 'In good company', maxLength: line }) },
  form: {
    heading: text('Form Heading', { default: 'Be the first to know', maxLength: line }),
    intro: longText('Form Intro', { default: 'Leave your e-mail address and we will write when there is news.', maxLength: paragraph }),
    endpoint: text('Form Endpoint', {
      placeholder: 'https://… or you@example.com',
      hint: 'The address your form service gave you, or your e-mail address. What visitors type goes there and nowhere else.',
    }),
    submitText: text('Form Button Text', { default: 'Keep me posted', maxLength: 80 }),
    asksName: flag('Also ask for a name'),
    note: text('Form Note', { default: 'No spam. Unsubscribe whenever you like.', maxLength: line }),
  },
  footer: { text: longText('Footer Text', { default: footerLine(''), maxLength: paragraph }) },
} satisfies Record<SectionKind, Fields>;

export const itemFields = {
  features: { title: text('Feature', { maxLength: line }), text: text('Detail', { maxLength: paragraph, placeholder: 'Optional' }) },
  pricing: {
    name: text('Plan', { maxLength: 120 }),
    price: text('Price', { maxLength: 60 }),
    period: text('Period', { maxLength: 60 }),
    points: longText('Included', { maxLength: paragraph, hint: 'One line each.' }),
    buttonText: text('Plan Button', { maxLength: 80 }),
    buttonLink: text('Plan Button Address', { placeholder: 'Empty: same as the CTA' }),
    isHighlighted: flag('Highlight this plan'),
  },
  faq: { question: text('Question', { maxLength: line }), answer: longText('Answer', { maxLength: paragraph }) },
  logos: { name: text('Company', { maxLength: 120 }) },
  footer: { label: text('Link Text', { maxLength: 120 }), link: text('Link Address') },
} satisfies Partial<Record<SectionKind, Fields>>;
export type ItemKind = keyof typeof itemFields;

export type Typed = Record<string, string | boolean>;

/** A picture as it is kept: drawn anew on this device, without what the file knew of place, camera or owner. */
export interface PagePicture {
  type: 'png' | 'jpeg' | 'webp';
  base64: string;
  width: number;
  height: number;
  /** What it shows, for those who cannot see it. It joins the page once this is written. */
  alt: string;
}

export interface Item {
  id: string;
  typed: Typed;
  picture: PagePicture | null;
}

export interface Section {
  id: string;
  kind: SectionKind;
  isHidden: boolean;
  typed: Typed;
  items: Item[];
  picture: PagePicture | null;
}

/** One of several pages under the same look. */
export interface SitePage {
  id: string;
  name: string;
  sections: Section[];
}

export interface PageData {
  page: DraftOf<typeof fields>;
  sections: Section[];
  favicon: PagePicture | null;
  socialPicture: PagePicture | null;
  /** Another headline for the same page, to be tried against the first. */
  secondHeadline?: string | undefined;
  /** Where there is more than one page: in the order of the menu. What is kept for the open one is from when it was opened. */
  site?: { openId: string; list: SitePage[] } | undefined;
}

/** Reading texts depends on neither day nor currency. */
const around = { today: '', currency: 'USD' };

export const readPage = (data: PageData): ValuesOf<typeof fields> => readDraft(fields, data.page, around).values;

export const readSection = <K extends SectionKind>(kind: K, section: Section): ValuesOf<(typeof sectionFields)[K]> =>
  readDraft<(typeof sectionFields)[K]>(sectionFields[kind], section.typed as DraftOf<(typeof sectionFields)[K]>, around).values;

export const readItem = <K extends ItemKind>(kind: K, item: Item): ValuesOf<(typeof itemFields)[K]> =>
  readDraft<(typeof itemFields)[K]>(itemFields[kind], item.typed as DraftOf<(typeof itemFields)[K]>, around).values;

export const hasItems = (kind: SectionKind): kind is ItemKind => Object.hasOwn(itemFields, kind);
