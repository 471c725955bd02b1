import { typedCurrency } from '@/lib/currencies';
import { cutTo } from '@/lib/cut';
import type { Logo } from '@/lib/logos';
import { emptyDraft, longText, readDraft, text, type DraftOf, type ValuesOf } from '@/lib/fields';
import { moveWithin, replaceById } from '@/lib/lists';
import { toFileName, toSlug } from '@/lib/text';
import { defineState } from '@/workspace/tool-state';
import { sampleAnswers, sampleSlides, type SlideType } from './content';
import { isOldSample } from './old-sample';
import { themeFields, toDesign, type ThemeDraft } from './theme';

export const fields = {
  companyName: text('Company Name', {
    required: 'Enter the company name.',
    autoComplete: 'organization',
    means: ['company.name', 'idea.name'],
  }),
  industry: text('Industry', { means: 'company.industry', required: 'Enter the industry.', placeholder: 'SaaS, restaurants, logistics' }),
  problem: longText('Problem', { means: 'customers.problem', placeholder: 'What goes wrong today, and for whom' }),
  solution: longText('Solution', { means: 'offer.what', placeholder: 'What you do about it' }),
  targetMarket: text('Target Market', { means: 'customers.who', placeholder: 'Independent clinics' }),
  fundingAmount: text('Funding Amount', { means: 'raise.amount', placeholder: '500000 or 1.5M' }),
  useOfFunds: longText('Use of Funds', { means: 'raise.use', placeholder: '50% product, 30% sales, 20% support' }),
  rivals: text('What they use today', { means: 'market.rivals', placeholder: 'Spreadsheets, the phone' }),
  edge: text('What is different about yours', { means: 'offer.edge' }),
  price: text('Price', { means: 'offer.price', placeholder: '$25 per month for each practitioner' }),
  model: longText('How it earns money', { means: 'business.model', placeholder: 'A price per loaf, paid weekly' }),
  proof: longText('Traction', { means: 'business.proof', placeholder: 'Customers, pilots, orders, a waiting list' }),
  marketSize: longText('Market size', { means: 'market.size', placeholder: 'How many could buy, what they spend, and your source' }),
  founders: longText('Founders', { means: 'company.founders', placeholder: 'One per line: name, role, what they have done' }),
  figures: longText('Financials', {
    means: ['business.forecast', 'business.figures'],
    placeholder: 'Revenue so far, the plan, when you break even',
  }),
  contact: text('Contact', { means: 'company.email', placeholder: 'ana@example.com' }),
};
/** Asked beside the button; decks of earlier versions had none of them. */
export const moreNames = ['rivals', 'edge', 'price', 'model', 'proof', 'marketSize', 'founders', 'figures', 'contact'] as const;
export type Answers = ValuesOf<typeof fields>;

export const slideFields = {
  title: text('Title'),
  content: longText('Content', {
    hint: 'One point per line. “Jun: 3” on three lines or more draws a chart, “Q1 2027: launch” a timeline, “50% product” a bar of shares, “a | b | c” a table.',
  }),
  notes: longText('Speaker Notes', { hint: 'Only you see these. They are included in HTML and PowerPoint files.' }),
};
export type SlideText = DraftOf<typeof slideFields>;

/** What the writer makes. */
export interface WrittenSlide extends SlideText {
  type: SlideType;
}

export interface Slide extends WrittenSlide {
  id: string;
  /** Changed or added by hand, or taken over from a model; until then its words are the template's. */
  isEdited: boolean;
  /** The model whose words these are, as long as nobody has changed them by hand: "gemini-2.5-flash". */
  source?: string | undefined;
}

export interface DeckData {
  draft: DraftOf<typeof fields>;
  slides: Slide[];
  theme: ThemeDraft;
  logo: Logo | null;
  /** Faces for the team slide, as PNG in Base64, by name in small letters. */
  photos?: Readonly<Record<string, string>> | undefined;
  /** Which version it is, as the user calls it: "v3, seed". */
  label?: string | undefined;
  /** Said by the user; files carry "Draft" until then. */
  isFinal: boolean;
  leavesOutUntouched: boolean;
  /** How often slides were written: the seed of the next time. */
  seed: number;
  /** Counts every slide ever made, so that no id is used twice. */
  made: number;
}

export const mostSlides = 60;

const emptyDeck = (today: string): DeckData => ({
  draft: emptyDraft(fields, today),
  slides: [],
  theme: emptyDraft(themeFields, today),
  logo: null,
  isFinal: false,
  leavesOutUntouched: false,
  seed: 0,
  made: 0,
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Decks of version 1 were asked seven questions, those before version 4 not how it earns money; up to version 2 they had other designs, and the sample other words. */
function bringUp(data: unknown): unknown {
  if (!isObject(data)) return data;
  const { draft, theme, slides } = data as Record<string, unknown>;
  return {
    ...data,
    ...(isObject(draft) ? { draft: { ...emptyDraft(fields, ''), ...draft } } : {}),
    ...(isObject(theme) ? { theme: { ...theme, layout: toDesign((theme as Record<string, unknown>)['layout']) } } : {}),
    ...(Array.isArray(slides)
      ? { slides: slides.map((slide: unknown) => (isOldSample(slide) ? { ...slide, isEdited: false } : slide)) }
      : {}),
  };
}

export const state = defineState<DeckData>({
  version: 4,
  migrate: bringUp,
  title: ({ draft }) => draft.companyName,
  isSample: (data) => hasSample(data),
  start: ({ today }) => emptyDeck(today),
  sample: ({ today }) => ({
    ...emptyDeck(today),
    draft: { ...emptyDraft(fields, today), ...sampleAnswers },
    slides: sampleSlides.map((slide, index) => ({ ...slide, id: `sample-${index + 1}`, isEdited: true })),
    made: sampleSlides.length,
  }),
});

export const readAnswers = ({ draft }: DeckData): Answers => readDraft(fields, draft, { today: '', currency: 'USD' }).values;

/** The currency to change to for an amount typed with a sign or code of another one. */
export function currencyForAsk(typed: string, current: string): string | undefined {
  const code = /\d/.test(typed) ? typedCurrency(typed, current) : undefined;
  return code === current ? undefined : code;
}

const isSampleDraft = ({ companyName, problem }: DeckData['draft']) =>
  companyName === sampleAnswers.companyName && problem === sampleAnswers.problem;

/** What the sample brought, until somebody changes its words. */
export const isSampleSlide = ({ id, title, content, isEdited }: Slide) =>
  id.startsWith('sample-') && (!isEdited || sampleSlides.some((slide) => slide.title === title && slide.content === content));

export const hasSample = ({ slides }: DeckData) => slides.some(isSampleSlide);

/** Whether nothing of it is the user's own. */
export const isSample = ({ slides }: DeckData) => slides.length > 0 && slides.every(isSampleSlide);

/** Any change to the slides takes "final" back: it was said of other slides. */
const withSlides = (data: DeckData, slides: Slide[], made = data.made): DeckData => ({ ...data, slides, made, isFinal: false });

/** A first deck; or, over one, new words for every slide nobody touched. */
export function putSlides(data: DeckData, written: readonly WrittenSlide[]): DeckData {
  const seed = data.seed + 1;
  if (data.slides.length > 0) {
    const slides = data.slides.map((slide) => {
      const fresh = slide.isEdited ? undefined : written.find(({ type }) => type === slide.type);
      return fresh ? { ...slide, ...fresh } : slide;
    });
    return { ...withSlides(data, slides), seed };
  }
  const prefix = isSampleDraft(data.draft) ? 'sample-slide' : 'slide';
  const slides = written.map((slide, index) => ({ ...slide, id: `${prefix}-${data.made + index + 1}`, isEdited: false }));
  return { ...withSlides(data, slides, data.made + slides.length), seed };
}

export const clampIndex = (index: number, count: number) => Math.max(0, Math.min(Math.trunc(index), count - 1));

/** What somebody writes on a slide makes it theirs; only what comes from a model names its source. */
export function editSlide(data: DeckData, id: string, change: Partial<SlideText>, source?: string): DeckData {
  return withSlides(
    data,
    replaceById(data.slides, id, ({ source: _before, ...slide }) => ({
      ...slide,
      ...change,
      isEdited: true,
      ...(source ? { source } : {}),
    })),
  );
}

/** Faces beside those already there. */
export const addPhotos = (data: DeckData, photos: Readonly<Record<string, string>>): DeckData =>
  Object.keys(photos).length === 0 ? data : { ...data, photos: { ...data.photos, ...photos } };

/** Right behind the one given, or at the end. */
export function insertSlide(data: DeckData, afterId: string, make: (id: string) => Slide): DeckData {
  if (data.slides.length >= mostSlides) return data;
  const made = data.made + 1;
  const found = data.slides.findIndex(({ id }) => id === afterId);
  const at = found < 0 ? data.slides.length : found + 1;
  const slides = [...data.slides];
  slides.splice(at, 0, make(`slide-${made}`));
  return withSlides(data, slides, made);
}

export const addSlide = (data: DeckData, afterId: string): DeckData =>
  insertSlide(data, afterId, (id) => ({ id, type: 'custom', title: 'New slide', content: '', notes: '', isEdited: true }));

export function duplicateSlide(data: DeckData, id: string): DeckData {
  const slide = data.slides.find((candidate) => candidate.id === id);
  return slide ? insertSlide(data, id, (newId) => ({ ...slide, id: isSampleSlide(slide) ? `sample-${newId}` : newId })) : data;
}

export const removeSlide = (data: DeckData, id: string): DeckData =>
  withSlides(
    data,
    data.slides.filter((slide) => slide.id !== id),
  );

export function moveSlide(data: DeckData, id: string, to: number): DeckData {
  const from = data.slides.findIndex((slide) => slide.id === id);
  if (from < 0 || to < 0 || to >= data.slides.length || to === from) return data;
  return withSlides(data, moveWithin(data.slides, from, to));
}

/** Back to the form with the answers and the look as they were. */
export const startOver = (data: DeckData): DeckData => ({ ...withSlides(data, []), seed: 0, leavesOutUntouched: false });

/** A line that waits for the user's own facts. */
export const toAdd = (what: string) => `To add: ${what}`;

/** A gap inside a line, as models leave them and older decks have them. */
export const placeholder = (what: string) => `[replace: ${what.replace(/[[\]\n]/g, '')}]`;

export const hasPlaceholder = (line: string) => /^To add: |\[replace:[^\]\n]*\]/i.test(line);

/** The lines of a slide that say something. */
export const linesOf = ({ content }: Pick<Slide, 'content'>): string[] =>
  content
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

export const titleOf = ({ title, type }: Pick<Slide, 'title' | 'type'>, labels: Record<SlideType, string>) =>
  title.replace(/\s+/g, ' ').trim() || labels[type];

/** In a line with other words a name has only so much room. */
export const shortenName = (name: string, longest = 48) => cutTo(name, longest);

export interface OutgoingSlide extends Slide {
  lines: string[];
}

/** The slides as they leave the tool. Where that would leave nothing at all, everything stays. */
export function slidesToShow(data: DeckData): OutgoingSlide[] {
  const all = data.slides.map((slide) => ({ ...slide, lines: linesOf(slide) }));
  if (!data.leavesOutUntouched) return all;
  const kept = all.flatMap((slide) => {
    const lines = slide.lines.filter((line) => !hasPlaceholder(line));
    return (slide.lines.length > 0 && lines.length === 0) || hasPlaceholder(slide.title) ? [] : [{ ...slide, lines }];
  });
  return kept.length > 0 ? kept : all;
}

/** As the cover says it now, or as it was answered. */
export function companyOf({ slides, draft }: DeckData): string {
  const cover = slides.find(({ type, title }) => type === 'title' && title.trim() !== '' && !hasPlaceholder(title));
  return (cover?.title ?? draft.companyName).replace(/\s+/g, ' ').trim();
}

export function fileStem(data: DeckData): string {
  const short = Array.from(toSlug(companyOf(data)))
    .slice(0, 50)
    .join('')
    .replace(/[.-]+$/, '');
  const stem = toFileName(`${short}-pitch-deck`, 'x', 'pitch-deck').replace(/\.x$/, '');
  return isSample(data) ? `sample-${stem}` : stem;
}
