import { capitalise, joinWords } from '@/lib/text';
import { findTradeName } from '@/writer/trade-names';
import { findTrade, type Trade } from '@/writer/trades';
import { dailyTrades } from '@/writer/trades-daily';
import { lowerPeople, lowerStart, toField, toPeople, toTradeName } from '@/writer/said';
import { beginSentence, cleanPhrase } from '@/writer/words';
import { askOpening } from './content';
import type { Answers } from './model';

/** The items in a row; where the last brings its own "and", as in "salt and pepper", none is added. */
export const joinItems = (items: readonly string[], last: 'and' | 'or' = 'and') =>
  / (?:and|or|&) /i.test(items.at(-1) ?? '') ? items.join(', ') : joinWords(items, last);

/** A list of the user's, ready for the middle of a sentence. */
export interface Said {
  items: string[];
  /** Things, not clauses: they may follow "tired of" or "you get". */
  isPlain: boolean;
}

/** What agrees with the product: "Larkrota is", "our candles are". */
interface Verbs {
  /** Behind "we", before the product. */
  make: string;
  are: string;
  were: string;
  they: string;
  them: string;
  do: string;
  /** The end of any other verb. */
  s: string;
}

const ofOne: Verbs = { make: 'built', are: 'is', were: 'was', they: 'it', them: 'it', do: 'does', s: 's' };
const ofMany: Verbs = { make: 'make', are: 'are', were: 'were', they: 'they', them: 'them', do: 'do', s: '' };

/** The user's own words, made fit for sentences; an empty one leaves its sentences out. */
export interface Words {
  /** "Larkrota", "our handmade candles" */
  product: string;
  verbs: Verbs;
  industry: string;
  audience: string;
  /** Whether the audience buys for work. */
  isBusiness: boolean;
  /** The first three, as they stand in the email's list. */
  bullets: string[];
  features: Said;
  pains: Said;
  points: Said;
  pricing: string;
  comparison: string;
  /** The call to action as a whole sentence. */
  ask: string;
  trade: Trade;
  /** Figures the audience looks at in its own trade; none where that trade is not known. */
  measures: readonly string[];
}

const longestName = 60;
const longestItem = 90;
const longest = 160;

/** Commas that part no items: in "1,000" and within brackets. This sign stands in for them while the list is cut. */
const heldComma = '\u066C';
const holdCommas = (raw: string) =>
  raw.replace(/(\d),(?=\d{3}(?!\d))/g, `$1${heldComma}`).replace(/\([^()\n]*\)/g, (inner) => inner.replaceAll(',', heldComma));

/** Whole words of it; no number is ever cut in two. */
export function clip(phrase: string, most: number): string {
  if (Array.from(phrase).length <= most) return phrase;
  const cut = Array.from(phrase).slice(0, most).join('');
  const whole = cleanPhrase(cut.includes(' ') ? cut.replace(/ \S*$/, '') : cut);
  return whole === '' ? '' : `${whole}…`;
}

const itemMark = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

const opensClause = /^\s*(?:after|although|as soon as|because|before|if|instead of|once|since|when|whenever|while)\b/i;

/** Sentences are kept whole, since their commas part nothing; everything else is a list. */
const splitLine = (line: string) => {
  const sentences = line.split(/(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})/u);
  const isWhole = (part: string) => opensClause.test(part) || (sentences.length > 1 && part.trim().split(' ').length > 2);
  return sentences.flatMap((part) => (isWhole(part) ? [part] : part.split(/[,;]/)));
};

/** A list typed with commas, semicolons or lines, with or without marks of its own; or sentences. */
export const splitItems = (raw: string, most: number) =>
  holdCommas(raw.replaceAll(heldComma, ','))
    .split('\n')
    .flatMap(splitLine)
    .map((item) => cleanPhrase(item.replace(itemMark, '').replace(/^\s*(?:and|or)\s/i, '')).replaceAll(heldComma, ','))
    .filter((item) => item !== '')
    .slice(0, most)
    .map((item) => clip(item, longestItem));

const addition = /^(especially|living|aged?|ages|who|with|in|from|including|such|mostly|particularly|like|between|based|for)\b/i;

function readAudience(raw: string): string {
  const items = splitItems(raw, 4);
  const list = items.slice(1).some((item) => addition.test(item)) ? items.join(', ') : joinItems(items.map(lowerPeople));
  // It stands in the middle of sentences: no mark of its own ends them.
  return lowerPeople(clip(list, longest).replace(/[!?]+$/, '')) || 'people who need it';
}

const beforeProduct =
  /^(?:.*\b(?:called|named) |(?:it is|it's|it’s|this is|(?:we|i) (?:sell|make|offer|provide|built|build)|(?:our|my) (?:app|product|service) is) )/i;
export const kindsOfThings =
  /\b(?:app|assistant|bakery|bar|box|business|caf[eé]|clinic|coaching|consulting|course|device|kit|machine|marketplace|membership|newsletter|planner|platform|plug-?in|podcast|program|programme|restaurant|salon|school|service|shop|site|software|store|studio|subscription|system|tool|tracker|training|tutoring|website|workshop)$/i;
const areMany = (noun: string) => /(?:[^isu]|ie)s$/i.test(noun);

/** A name stays as it is; what only says what is sold is "ours", and may be many. */
function readProduct(raw: string): Pick<Words, 'product' | 'verbs'> {
  const name = clip(cleanPhrase(raw.trim().replace(beforeProduct, '')).replace(/[!?]+$/, ''), longestName);
  // The full stop of "Acme Inc." is part of it.
  const phrase = /(?:\b(?:inc|corp|ltd|co|bros|jr|sr)|\.\p{L})\.\W*$/iu.test(raw) && !name.endsWith('…') ? `${name}.` : name;
  const bare = phrase.replace(/^(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y) (?=\p{Ll})/u, '');
  const [head = ''] = bare.split(/ (?:for|with|of|that|which|in|to|from|by)\b/);
  const [first = '', ...others] = head.split(' ');
  const last = others.at(-1) ?? first;
  const isLower = /^\p{Ll}+$/u.test(first) && (others.length > 0 || areMany(first));
  const isCommon =
    bare !== phrase ||
    (others.every((word) => /^[\p{Ll}&]/u.test(word)) && (isLower || (others.length > 0 && (kindsOfThings.test(last) || areMany(last)))));
  if (phrase === '' || !isCommon) return { product: phrase || 'our product', verbs: ofOne };
  return { product: `our ${lowerStart(bare)}`, verbs: areMany(last) ? ofMany : { ...ofOne, make: 'make' } };
}

const clauseStart =
  /^(they|we|i|it|its|it's|you|he|she|there|this|that|these|those|hard|difficult|too (?!many|much|few|little)|not|cannot|can't|can|could|don't|do|does|is|are|have|has|never|always|unable|how|why|what|when|where|because|if|so|to)\b/i;
const verbStart =
  /^(adds?|alerts?|allows?|answers?|automates?|automatically|builds?|calculates?|collects?|compares?|connects?|creates?|cuts?|delivers?|edit|ensures?|export|find|finds|generates?|get|gets|give|gives|help|helps|import|integrates?|keep|keeps|know|lets?|make|makes|manages?|measure|never|plan|predicts?|prevents?|reduces?|reminds?|run|runs|save|saves|see|sends?|share|shows?|simplifies|start|stop|stops|supports|syncs?|take|takes|tells|tracks?|turn|turns|understand|update|updates|work|works|write|writes)\b/i;
/** With something behind it: "tickets cost too much" is a clause, "fuel costs" and "the cost of fuel" are things. */
const verbInside =
  / (is|are|was|were|have|has|had|can't|cannot|can|don't|doesn't|do not|does not|will|won't|should|must|isn't|aren't|lose|loses|waste|wastes|need|needs|want|wants|spend|spends|forget|forgets|struggle|struggles|hate|hates|love|loves|dislike|dislikes|get|gets|go|goes|come|comes|arrive|arrives|break|breaks|fail|fails|miss|misses|fall|falls|keep|keeps|make|makes|feel|feels|know|knows|give|gives|become|becomes|takes?|costs?(?! (?:of|for|per|in|and)\b)) /i;
/** "Big firms charge by the hour": behind a plural noun such a word is its verb; "sales calls" are things. */
const verbOfMany =
  /\b(?!(?:sales|savings|customs|news|sports|goods|operations|logistics|electronics) )\p{L}+[^s\P{L}]s (?:answer|ask|call|cancel|change|charge|close|cost|cut|forget|hide|ignore|lack|leave|let|look|offer|open|pay|promise|push|rely|run|sell|send|stay|stop|take|treat|try|use|wait|work)\b/iu;
/** "Post an ad" is an order; "visits a month" and "half the price" are things. */
const orderStart =
  /^(?!(?:all|at|both|by|for|from|half|in|like|on|once|over|such|than|twice|under|what|with) )\p{L}+ (?:an? (?!day|week|month|year|hour|minute|night)|the (?!same|next)|your |their |its? |them |us |you )/iu;
const verbAtEnd =
  / (arrive|arrives|break|breaks|cancel|complain|disappear|fail|fails|forget|forgets|quit|struggle|struggles|suffer|suffers)$/i;

/** Something that can be had or lost: not a clause, not an order, not a sentence. */
const isThing = (typed: string) => {
  const item = typed.replaceAll('’', "'");
  const isClause = [clauseStart, verbStart, verbInside, verbOfMany, verbAtEnd, orderStart, /[.!?:]/].some((sign) => sign.test(item));
  return !isClause && item.split(' ').length <= 9;
};

export const readSaid = (raw: string, most: number): Said => {
  const items = splitItems(raw, most).map((item) =>
    lowerStart(item)
      .replace(/^lack of /i, 'a lack of ')
      .replace(/^they\b/i, 'people'),
  );
  return { items, isPlain: items.length > 0 && items.every(isThing) };
};

/** What is missing cannot be done without: "no books at home" is named, never "tired of". */
const readPains = (raw: string): Said => {
  const said = readSaid(raw, 4);
  return { ...said, isPlain: said.isPlain && !said.items.some((item) => /^(?:no|nobody|none|nothing|without)\b/i.test(item)) };
};

/** "Now!!!" shouts; once is enough. */
const calm = (phrase: string) => phrase.replace(/([!?])[!?]+$/, '$1');

/** A sentence whose end comes from the user, who may have ended it already. */
export const end = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

const orders = new RegExp(`^(?:${askOpening})`, 'i');
const clauseOpening =
  /^(we|i|you|would|can|could|shall|should|may|is|are|do|will|if|what|when|how|who|why|where|want|ready|need|interested|curious)\b/i;

/** "free trial" is no sentence; "Book a demo" is one. */
function readAsk(raw: string): string {
  const phrase = calm(clip(cleanPhrase(raw), longest));
  if (phrase === '') return '';
  if (/^(https?:\/\/|www\.)\S+$|^[^\s@]+\.[a-z]{2,}(\/\S*)?$/i.test(phrase)) return `Visit ${phrase}.`;
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(phrase)) return `Write to ${phrase}.`;
  if (/^to /i.test(phrase)) return end(`The next step is ${lowerStart(phrase)}`);
  return orders.test(phrase) || clauseOpening.test(phrase) || phrase.endsWith('?')
    ? end(capitalise(phrase))
    : end(`The next step: ${lowerStart(phrase)}`);
}

const comparisonOpening =
  /^(unlike|compared|whereas|while|where|instead|in contrast|in comparison|other|others|most|some|many|our|we|they|the|no one|nobody)\b/i;
/** "Clinic Desk", "monday.com" and "Bank of Cork", but not "Cheaper than an agency". */
const isName = (item: string) => {
  const words = item.split(' ').filter((word) => !/^(of|and|the|for|by|&)$/i.test(word));
  return words.length <= 4 && words.every((word) => /^[\p{Lu}\p{N}]|\.\p{L}/u.test(word));
};

const comparing =
  /\b(than|more|less|only|instead|but|vs|versus|no|not|without|unlike|cheaper|faster|quicker|slower|easier|simpler|harder|lower|higher|bigger|smaller|longer|shorter|fewer|stronger|safer|best|first|better|worse)\b/i;
/** A single capital may be a name or a start: rivals keep it. */
const lowerRival = (item: string) => (isName(item) ? item : lowerStart(item));

function readComparison(raw: string, { they, them, s }: Verbs): string {
  const items = splitItems(raw, 4);
  const [first = ''] = items;
  if (first === '') return '';
  const isRivals = items.every((item) => isName(item) || (isThing(item) && item.split(' ').length <= 4 && !comparing.test(item)));
  if (isRivals && !comparisonOpening.test(first))
    return `If you compare ${them} with ${joinItems(items.map(lowerRival), 'or')}, put the same questions to each.`;
  const phrase = clip(cleanPhrase(raw), longest);
  return comparisonOpening.test(phrase) ? end(beginSentence(phrase)) : end(`How ${they} compare${s}: ${lowerStart(phrase)}`);
}

const businessWords =
  /\b(owners?|managers?|directors?|teams?|compan(y|ies)|business(es)?|firms?|clinics?|practices?|agenc(y|ies)|studios?|shops?|stores?|restaurants?|caf[eé]s|hotels?|schools?|founders?|start-?ups?|enterprises?|organi[sz]ations?|departments?|leaders?|leads|executives?|officers?|professionals?|freelancers?|consultants?|contractors?|retailers?|manufacturers?|operators?|utilit(y|ies)|municipalit(y|ies)|councils?|authorit(y|ies)|dealers?|wholesalers?|distributors?|laborator(y|ies)|labs?|recruiters?|marketers?|developers?|engineers?|accountants?|bookkeepers?|sellers?|merchants?|landlords|brokers|agents|farms?|farmers|hospitals?|dentists|non-?profits?|b2b|smbs?|smes?|ctos?|ceos?|cfos?|hr)\b/i;
/** Also where a school or a shop is named further on: "parents of school kids". */
const privateWords =
  /\b(home ?owners?|pet owners?|dog owners?|cat owners?|car owners?)\b|^(?:\S+ ){0,2}(parents|moms|mums|dads|mothers|fathers|families|students|pupils|kids|children|teens|teenagers|seniors|retirees|couples|brides|patients|commuters|tourists|gamers|renters|tenants|shoppers)\b/i;

/** A trade's words fit those it sells to: guests of a restaurant want other things than an office that orders from one. */
function tradeFor(industry: string, isBusiness: boolean): Trade {
  const name = findTradeName(industry);
  const isForPeople = name !== undefined && name in dailyTrades;
  const trade = findTrade(name === undefined || isForPeople !== isBusiness ? industry : '');
  // Where no industry was given, what names one has nothing to name.
  return { ...trade, jobs: trade.jobs.filter((job) => !job.includes('your industry')) };
}

export function readWords(answers: Answers): Words {
  const offer = readProduct(answers.productName);
  const industry = lowerStart(clip(cleanPhrase(toTradeName(answers.industry)), longestName));
  const audience = readAudience(toPeople(answers.targetAudience));
  const isBusiness = businessWords.test(audience) && !privateWords.test(audience);
  return {
    ...offer,
    industry,
    audience,
    isBusiness,
    bullets: splitItems(answers.keyFeatures, 3).map(beginSentence),
    features: readSaid(answers.keyFeatures, 6),
    pains: readPains(answers.painPoints),
    points: readSaid(answers.uniqueSellingPoints, 4),
    pricing: lowerStart(calm(clip(cleanPhrase(answers.pricing), longest))),
    comparison: readComparison(answers.competitorComparison, offer.verbs),
    ask: readAsk(answers.callToAction),
    trade: tradeFor(industry === '' ? '' : toField(industry), isBusiness),
    measures: isBusiness && findTradeName(audience) ? findTrade(audience).measures : [],
  };
}
