import { joinWords, plural } from '@/lib/text';
import { isFree } from '@/writer/say-price';
import { isFilling, isForEveryone } from './advice';
import type { Answers, Idea } from './fields';
import { interviewsIn, scoreIdea, type Scores } from './scores';
import { toWords, type Words } from './words';

/** What kind of business the answers speak of, as far as their words say it for certain: it decides which questions matter. */
export interface Nature {
  /** How it is paid: again and again, each time, or as a part of something. */
  paid: 'again' | 'once' | 'share' | '';
  buyers: 'companies' | 'people' | '';
  thing: 'software' | 'service' | '';
  /** Nobody who uses it pays. */
  isFree: boolean;
}

const again =
  /\b(?:subscri\w*|(?:a|per|each|every) (?:month|year|week|seat|user|quarter)|monthly|yearly|annual\w*)\b|\/ ?(?:month|mo|year)\b/i;
const share = /\d ?%|\b(?:commission|percent|share of)\b/i;
const companies =
  /\b(?:compan(?:y|ies)|business(?:es)?|firms?|shops?|stores?|restaurants?|canteens?|clinics?|practices?|offices?|schools?|agenc(?:y|ies)|hotel(?:s|iers?)|cafés?|bakeries|supermarkets?|contractors?|associations?|authorities|operators?|fintechs?|dentists?|farms|labs|museums?|b2b|(?:site|practice|facility|office|plant|product) managers?|heads? of|directors?|c[eft]os?)\b/i;
const people =
  /\b(?:people|famil(?:y|ies)|parents?|students?|women|men|adults?|couples?|homeowners?|home cooks?|readers?|runners?|tenants?|hikers?|campers?|nurses?|kids|children|consumers?|b2c|grandparents?)\b/i;
const software = /\b(?:apps?|software|platform|website|web ?site|portal|plug-?in|dashboard|chatbot|browser extension|saas|api)\b/i;
const service =
  /^(?:we|i) (?:do|find|clean|look after|repair|write|teach|cut|design|place|fix|plan|run|manage|cook|care)\b|\b(?:cleaning|sitting|sharpening|training|coaching|tutoring|delivery|repairs?|lessons?|courses?|classes|care|maintenance|consulting|bookkeeping)\b/i;

/** What is sold stands before the words that say for whom and what for. */
const headOf = (solution: string) => solution.split(/\b(?:for|to|that|who|which|where|from|with|so|and)\b|[,.;:]/i)[0] ?? '';

export function natureOf({ solution, targetMarket, businessModel }: Answers): Nature {
  const isFor = (pattern: RegExp) => pattern.test(targetMarket);
  return {
    paid: share.test(businessModel) ? 'share' : again.test(businessModel) ? 'again' : /\d/.test(businessModel) ? 'once' : '',
    buyers: isFor(companies) === isFor(people) ? '' : isFor(companies) ? 'companies' : 'people',
    thing: software.test(headOf(solution)) ? 'software' : service.test(headOf(solution.trim())) ? 'service' : '',
    isFree: isFree(businessModel),
  };
}

/** Three ways to put the same findings; "New wording" goes on to the next. */
export const approaches = ['Full report', 'As questions', 'In brief'] as const;
export type Approach = (typeof approaches)[number];
export const approachOf = (wording: number): Approach => approaches[wording % approaches.length] ?? 'Full report';

/** Everything a text is made from, read once. */
export interface Context {
  answers: Answers;
  words: Words;
  scores: Scores;
  nature: Nature;
  approach: Approach;
  /** The idea's name within a sentence, and at its start. */
  subject: string;
  opener: string;
}

/** What nobody could make sense of is left out of the sentences, and so is a market of everyone. */
function toReadable(answers: Answers): Words {
  const readable = Object.fromEntries(Object.entries(answers).map(([name, typed]) => [name, isFilling(typed) ? '' : typed])) as Answers;
  return toWords(isForEveryone(readable.targetMarket) ? { ...readable, targetMarket: '' } : readable);
}

export function toContext(idea: Pick<Idea, 'answers' | 'wording' | 'facts' | 'interviews'>): Context {
  const { answers, wording } = idea;
  const words = toReadable(answers);
  return {
    answers,
    words,
    scores: scoreIdea(idea),
    nature: natureOf(answers),
    approach: approachOf(wording),
    subject: words.title || 'this idea',
    opener: words.title || 'This idea',
  };
}

/** "3 people who paid and 12 waitlist sign-ups": what was entered, strongest first. */
export function describeFacts({ counts }: Scores): string {
  const { waitlist, letters, users, paid } = counts;
  const facts = [
    paid > 0 && `${plural(paid, 'person', 'people')} who paid`,
    users > 0 && `${plural(users, 'person', 'people')} using it`,
    letters > 0 && plural(letters, 'letter of intent', 'letters of intent'),
    waitlist > 0 && plural(waitlist, 'waitlist sign-up'),
    interviewsIn(counts) > 0 && plural(interviewsIn(counts), 'interview'),
  ].filter((fact) => fact !== false);
  return joinWords(facts);
}
