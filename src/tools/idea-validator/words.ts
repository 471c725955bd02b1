import { oneLine } from '@/lib/one-line';
import { trimName } from '@/writer/words';
import type { Answers } from './fields';

/** The user's own words, to be named inside a sentence; empty where nothing was said. */
export interface Words {
  title: string;
  problem: string;
  solution: string;
  market: string;
  value: string;
  model: string;
  resources: string;
  competition: string;
  /** What people use today, one by one, where the answer is a list. */
  rivals: string[];
}

const longestCited = 180;
const mostRivals = 3;
const longestName = 7;

/** A list with a point on each line, as one sentence would give it. */
const joinLines = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-–—•*]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line, index, { length }) => (index === length - 1 || /[.!?…,;:]$/.test(line) ? line : `${line};`))
    .join(' ');

/** As typed, in quotes; the full stop belongs to the sentence around them. What is too long for a sentence is named by `otherwise`. */
function cite(typed: string, otherwise: string): string {
  const line = oneLine(joinLines(typed)).replace(/(?<=[^.])\.$/, '');
  if (line === '' || saysNothing(line)) return '';
  if (Array.from(line).length > longestCited) return otherwise;
  return /^["“].*["”]$/.test(line) ? line : `“${line}”`;
}

const denial =
  /^\W*(?:none|no|nobody|nothing|n\/a|no one|not any|zero)\b(?!-)|\bno (?:real |direct |other )?(?:competition|competitors?)\b/i;
/** Whether someone says that there is nobody else. */
export const isDenial = (typed: string) => denial.test(typed.trim());

/** "None yet", "n/a", "nothing really": an answer that says there is nothing to say. */
const nothing =
  /^\W*(?:(?:i|we)(?:'ve| have|’ve)? (?:got )?)?(?:nothing|none|nil|zero|nope?|n\/?a|tbd|tba|unknown|no idea|not sure|not (?:any|yet)|(?:don['’]?t|do not) (?:know|have (?:any|anything)))(?: (?:yet|so far|at all|really|much|for now|right now|at the moment))*\W*$|^[\W_]+$/i;
/** "No money, no team": nothing to work with. */
const means = '(?:money|budget|team|time|skills?|resources?|capital|funds|funding|savings|staff|people|experience|cash|help|partners?)';
const without = new RegExp(
  String.raw`^\W*no ${means}(?:\W+(?:(?:and|or|nor) )?(?:no )?${means})*(?: (?:yet|so far|at all|right now))*\W*$`,
  'i',
);
export function saysNothing(typed: string): boolean {
  return nothing.test(typed.trim());
}
/** The same of what someone has to work with. */
export const hasNothing = (typed: string) => saysNothing(typed) || without.test(typed.trim());

const talk = /\b(?:there|is|are|was|were|we|they|but|not|none|nobody|have|has|had|does|can|will|would|who|which|because)\b/i;

/** "A, B and C" are three, but pen and paper belong together. */
function splitList(typed: string): string[] {
  const parts = typed.split(/[,;\n]/);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || /\b(?:pen|pencil) and paper\b/i.test(last)) return parts;
  return [...parts.slice(0, -1), ...last.split(/\s(?:and|or)\s/i)];
}

/** Names in a list, as typed; a sentence about the competition is none. */
function toRivals(typed: string): string[] {
  const names = splitList(oneLine(typed.replace(/\n/g, ';')).replace(/\([^()]*\)/g, ' '))
    .map((part) =>
      part
        .replace(/^[\s\p{P}]+|[\s.,;:]+$/gu, '')
        .replace(/\s+/g, ' ')
        .replace(/^(?:and|or|but|e\.g\.|like|such as|mainly|mostly)\s+/i, ''),
    )
    .filter((part) => /\p{L}/u.test(part) && part.split(' ').length <= longestName && !talk.test(part) && !isDenial(part));
  return [...new Set(names)].slice(0, mostRivals).map((name) => cite(name, name));
}

const longestTitle = 4;
const sentenceOpener = /^(?:we|i|my|our|an?|the|how|to|it|for|help\w*|make|build)\b/i;

/** A title that is a whole line reads badly inside a sentence. */
function toName(typed: string): string {
  const title = trimName(oneLine(typed));
  return /^[\p{L}\p{N}]/u.test(title) && title.split(' ').length <= longestTitle && !sentenceOpener.test(title) ? title : '';
}

export function toWords(answers: Answers): Words {
  return {
    title: toName(answers.ideaTitle),
    problem: cite(answers.problemStatement, 'the problem you describe'),
    solution: cite(answers.solution, 'the solution you describe'),
    market: cite(answers.targetMarket, 'your target market'),
    value: cite(answers.uniqueValue, 'the difference you describe'),
    model: cite(answers.businessModel, 'your business model'),
    resources: hasNothing(answers.resources) ? '' : cite(answers.resources, 'what you have listed'),
    competition: isDenial(answers.competition) ? '' : cite(answers.competition, 'what you have listed'),
    rivals: toRivals(answers.competition),
  };
}

/** One mark where the user's own words ask already. */
export const endQuestion = (text: string) => text.replace(/(?<=[?!]"|[?!]”)\?$/, '');

/** Ends a sentence that the user's own words close; "Ltd." has brought its full stop along. */
export const endSentence = (text: string) => (/[.!?…]["”’)]*$/.test(text) ? text.replace(/(?<=[a-z])\.\.$/, '.') : `${text}.`);
