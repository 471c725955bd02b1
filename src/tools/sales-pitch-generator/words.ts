import { namedRivals } from '@/writer/rivals';
import { beginSentence, innerCapitals, trimName } from '@/writer/words';
import { oneLine } from '@/lib/one-line';
import { askOpening } from './content';
import type { Answers } from './model';

/** The user's own words, as typed, one line each; an empty one leaves its sentences out. */
export interface Words {
  product: string;
  industry: string;
  /** What it is and does. */
  what: string;
  audience: string;
  /** Whether the audience buys for work. */
  isBusiness: boolean;
  features: string;
  featureItems: string[];
  pains: string;
  points: string;
  pricing: string;
  comparison: string;
  /** Whether the comparison only names what else there is. */
  namesRivals: boolean;
  proof: string;
  /** The call to action as a whole sentence. */
  ask: string;
}

const itemMark = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

/** Several lines become one list; inside a line everything stays as it was typed. Marks alone say nothing. */
export function flat(typed: string): string {
  if (!/[\p{L}\p{N}]/u.test(typed)) return '';
  const lines = typed
    .split('\n')
    .map((line) =>
      line
        .replace(itemMark, '')
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
  const whole = lines.reduce((before, line) => (before === '' ? line : `${before}${/[.!?:;,]$/.test(before) ? '' : ','} ${line}`), '');
  return innerCapitals(whole.replace(/[\s.;,:]+$/, ''));
}

/** Ends with a mark, whatever the words brought along; a quotation has it inside. */
export const end = (sentence: string) =>
  /[.!?…]["”’)]*$/.test(sentence) ? sentence : /[\p{L}\p{N}]["”]$/u.test(sentence) ? sentence.replace(/(["”])$/, '.$1') : `${sentence}.`;

/** The user's words as a sentence. */
export const sentence = (words: string) => (words === '' ? '' : end(beginSentence(words)));

/** Spoken: a question of ours that the user's words answer. */
export const answered = (question: string, words: string) => (words === '' ? '' : `${question} ${sentence(words)}`);

/** A line of a letter: what we say first, then the user's words, however they begin. */
export const noted = (label: string, words: string) => (words === '' ? '' : end(`${label}: ${words}`));

/** Spoken: the user's words, and what we say of them. They may be a sentence, a list or a single word. */
export function remark(words: string, comment: string): string {
  if (words === '') return '';
  const opening = beginSentence(words);
  return /[.!?…]["”’)]*$/.test(opening) ? `${opening} ${beginSentence(comment)}` : `${opening} – ${comment}`;
}

/** Commas that separate no items: in "1,000" and within brackets. This sign stands in for them while the list is cut. */
const heldComma = '\u066C';
const holdCommas = (raw: string) =>
  raw.replace(/(\d),(?=\d{3}(?!\d))/g, `$1${heldComma}`).replace(/\([^()\n]*\)/g, (inner) => inner.replaceAll(',', heldComma));

/** A list typed with commas, semicolons or lines, with or without marks. */
export const splitItems = (raw: string) =>
  holdCommas(raw.replaceAll(heldComma, ','))
    .split(/[\n,;]/)
    .map((item) => flat(item.replace(/^\s*(?:and|or)\s/i, '').replaceAll(heldComma, ',')))
    .filter((item) => item !== '');

const asks = new RegExp(`^(?:${askOpening})`, 'i');
const addressed =
  /^(?:we|i|you|would|can|could|shall|should|may|is|are|do|will|if|what|when|how|who|why|where|want|ready|need|interested|curious)\b/i;

/** "Book a demo" is a sentence, "free trial" needs one around it. */
function readAsk(typed: string): string {
  const phrase = flat(typed);
  if (phrase === '') return '';
  if (/^(https?:\/\/|www\.)\S+$|^[^\s@]+\.[a-z]{2,}(\/\S*)?$/i.test(phrase)) return `Visit ${phrase}.`;
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(phrase)) return `Write to ${phrase}.`;
  if (/^to /i.test(phrase)) return end(`The next step is ${phrase}`);
  return asks.test(phrase) || addressed.test(phrase) || phrase.endsWith('?')
    ? sentence(phrase)
    : `The next step is simple. ${sentence(phrase)}`;
}

/** "Asana, Trello" names rivals; "Cheaper than an agency" says how it compares. */
const says =
  /\b(?:than|unlike|compared|whereas|while|instead of|but|without|we|our|they|you|is|are|does|has|have|cheaper|faster|quicker|easier|simpler|better|longer|shorter|fewer|less)\b/i;
const businessWords =
  /\b(owners?|managers?|directors?|heads? of|teams?|compan(y|ies)|business(es)?|firms?|clinics?|practices?|agenc(y|ies)|studios?|shops?|stores?|restaurants?|caf[eé]s|hotels?|hoteliers|schools?|founders?|start-?ups?|enterprises?|organi[sz]ations?|associations?|departments?|leaders?|leads|executives?|officers?|professionals?|freelancers?|freelance|consultants?|contractors?|retailers?|manufacturers?|operators?|utilit(y|ies)|municipalit(y|ies)|councils?|authorit(y|ies)|dealers?|wholesalers?|distributors?|laborator(y|ies)|labs?|recruiters?|marketers?|developers?|engineers?|accountants?|bookkeepers?|sellers?|merchants?|landlords|brokers|agents|farms?|farmers|hospitals?|dentists|lawyers|non-?profits?|b2b|smbs?|smes?|ctos?|ceos?|cfos?|hr)\b/i;
/** Also where a school or a shop is named further on: "parents of school kids". */
const privateWords =
  /\b(?:home|house|pet|dog|cat|horse|car) ?owners?\b|^(?:\S+ ){0,2}(parents|moms|mums|dads|mothers|fathers|families|students|pupils|kids|children|teens|teenagers|seniors|retirees|couples|brides|patients|commuters|tourists|gamers|renters|tenants|shoppers|women|men|people)\b/i;

export function readWords(answers: Answers): Words {
  const audience = flat(answers.targetAudience) || 'People who need it';
  const comparison = namedRivals(flat(answers.competitorComparison));
  return {
    product: trimName(oneLine(answers.productName)) || 'our product',
    industry: flat(answers.industry),
    what: flat(answers.what),
    audience,
    isBusiness: businessWords.test(audience) && !privateWords.test(audience),
    features: flat(answers.keyFeatures),
    featureItems: splitItems(answers.keyFeatures).map(beginSentence),
    pains: flat(answers.painPoints),
    points: flat(answers.uniqueSellingPoints),
    pricing: flat(answers.pricing),
    comparison,
    namesRivals: comparison !== '' && !says.test(comparison),
    proof: flat(answers.proof),
    ask: readAsk(answers.callToAction),
  };
}
