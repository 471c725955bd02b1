import { capitalise, joinWords } from '@/lib/text';
import { fields, type AnswerName, type Answers } from './fields';
import { computeCompleteness, type DimensionScore } from './scores';
import { hasNothing, isDenial, saysNothing, toWords, type Words } from './words';

/** What an answer has not got yet. The checks read words; they cannot know whether something is true. */
export interface Finding {
  name: AnswerName;
  label: string;
  /** Nothing for the answers that carry no points. */
  score: DimensionScore | undefined;
  missing: string[];
}

const figure = /\p{N}|\b(?:half|twice|double|third|quarter|dozen|hundred|thousand|million)s?\b/iu;
const frequency =
  /\b(?:an?|per|every|each) (?:minute|hour|day|night|morning|evening|week|weekend|month|quarter|year)\b|\b(?:hourly|daily|weekly|monthly|yearly)\b/i;
const people =
  /\b(?:people|person|customers?|clients?|users?|owners?|managers?|teams?|famil(?:y|ies)|parents?|students?|teachers?|patients?|shops?|stores?|restaurants?|bak(?:er|ers|eries)|compan(?:y|ies)|business(?:es)?|founders?|freelancers?|workers?|employees?|drivers?|farmers?|tenants?|homeowners?|travell?ers?|runners?|developers?|clinics?|schools?|women|men|kids|children|adults|seniors?|commuters?)\b/i;
const coping =
  /\b(?:today|currently|nowadays|instead|by hand|manually|paper|spreadsheets?|excel|phone|e-?mail|guess|makeshift|workaround|because)\b/i;
const buzz =
  /\b(?:innovative|revolutionary|disruptive|cutting-edge|next-generation|next-gen|world-class|state-of-the-art|all-in-one|seamless|holistic|synergy|game-?chang(?:er|ing)|ai-powered|smart|unique|best-in-class|one-stop)\b/i;
const comparative =
  /\b(?:better|best|faster|fastest|cheaper|cheapest|easier|easiest|simple|simpler|convenient|affordable|quality|superior|user-friendly|more efficient)\b/i;
const everyone =
  /\b(?:everyone|everybody|anyone|anybody|(?<!of )all (?:people|ages|businesses|companies)|the whole world|(?:people|customers|consumers|users) worldwide|general public)\b|^worldwide$/i;
const payment =
  /\b(?:subscri\w*|month\w*|year\w*|annual\w*|weekly|per|each|one-?time|commission|fees?|licen[cs]\w*|sales?|sells?|ads?|advertis\w*|rent\w*|freemium|deposit|retainer|share|percent)\b|%/i;
const free = /\b(?:freemium|free (?:plans?|tiers?|versions?|users?|accounts?)|ads?|advertis\w*)\b/i;
/** As a promise; "sugar-free" is none. */
const givenAway = /(?<!-)\bfree\b/i;
const money = /\p{Sc}|\b(?:savings?|money|budget|capital|funds?|funding|grants?|loans?|cash|dollars?|euros?|usd|eur)\b/iu;
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** A span, or a day by which it ends: "until March 2027". */
const time = new RegExp(
  String.raw`\b(?:hours?|days?|weeks?|weekends?|months?|years?|quarters?|evenings?|mornings?|full-?time|part-?time|runway)\b|\b(?:until|till|through|by|before|from)\s+(?:the\s+)?(?:end\s+of\s+)?(?:${month}\b|spring|summer|autumn|fall|winter|next\b|q[1-4]\b|20\d\d)|\b${month}\s+20\d\d\b`,
  'i',
);
const skills =
  /\b(?:founders?|team|developers?|designers?|engineers?|experience|skills?|partners?|advisors?|network|co-?founder|people|staff|friends?|train(?:ed|ing)|knowledge|degree|background|experts?|qualified|programmers?|coders?|marketers?|writers?|lawyers?|accountants?|nurses?|doctors?|teachers?|bak(?:er|ers)|cooks?|chefs?|carpenters?|mechanics?|architects?|researchers?|phd|salespeople|freelancers?|volunteers?|interns?|specialists?|\p{L}*(?:emist|ysicist|ologist|ientist|onomist|macist|rician|nician|tician)s?)\b/iu;

const wordsIn = (typed: string) => new Set(typed.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
const fillers = new Set([
  'that',
  'this',
  'with',
  'from',
  'they',
  'their',
  'them',
  'have',
  'what',
  'when',
  'which',
  'will',
  'would',
  'your',
  'ours',
  'more',
  'than',
  'into',
  'every',
  'because',
  'about',
  'people',
]);
const stem = (word: string) => word.slice(0, 5);

/** Whether the two speak of the same things. */
function sharesWords(one: string, other: string): boolean {
  const known = new Set([...wordsIn(one)].filter((word) => !fillers.has(word)).map(stem));
  return [...wordsIn(other)].some((word) => !fillers.has(word) && known.has(stem(word)));
}

const fewestWords = 3;
const mostBuzzWords = 6;

/** No sentence, however long: one letter, alone or repeated, or no second word. */
export function isFilling(typed: string): boolean {
  const text = typed.trim();
  if (/^[a-z]$/.test(text)) return true;
  const withoutRuns = text.replace(/(\S)\1{7,}/gu, ' ');
  if (withoutRuns !== text) return (withoutRuns.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0) < fewestWords;
  return /^[\x20-\x7e]{21,}$/.test(text) && !text.includes(' ');
}

/** A time of day or an age is no figure that could be checked. */
export const hasFigure = (typed: string) => figure.test(typed.replace(/\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?|\baged? \d+(?:[-–]\d+)?/gi, ''));
export const isForEveryone = (typed: string) => everyone.test(typed);
/** How much or how often; one of them makes a problem countable. */
export const isMeasured = (typed: string) => figure.test(typed) || frequency.test(typed);
export const isComparative = (typed: string) => comparative.test(typed) && !figure.test(typed);
/** A claim nobody could check: a bare comparison, or a few fashionable words. */
export const isVague = (typed: string) =>
  isComparative(typed) || (buzz.test(typed) && !figure.test(typed) && typed.trim().split(/\s+/).length <= mostBuzzWords);
const isBlank = (typed: string) => typed.trim() === '';
const isEmpty = (typed: string) => isBlank(typed) || saysNothing(typed);
const firstMatch = (pattern: RegExp, typed: string) => (pattern.exec(typed)?.[0] ?? '').toLowerCase();
const quoteMatch = (pattern: RegExp, typed: string) => `“${capitalise(firstMatch(pattern, typed))}”`;

const filling = 'This doesn’t read as a sentence. The score only counts characters and can’t tell.';

type Rule = (answers: Answers, words: Words) => (string | false)[];

const rules: Record<Exclude<AnswerName, 'ideaTitle'>, Rule> = {
  // Who has it and what they do today may be told in the answers made for that.
  problemStatement: ({ problemStatement: typed, targetMarket, competition }) =>
    isEmpty(typed)
      ? ['Say whose problem it is, and what it costs them.']
      : [
          !isMeasured(typed) && 'Add a figure: how often it happens, or what it costs each time.',
          !people.test(typed) && isEmpty(targetMarket) && 'Name who has it. A problem that nobody has won’t find a buyer.',
          !coping.test(typed) &&
            isEmpty(competition) &&
            'Say what people do about it today. If they do nothing, find out why they put up with it.',
        ],
  solution: ({ solution: typed }) => {
    if (isEmpty(typed)) return ['Describe what someone does with it, from the first step to the result.'];
    return [
      buzz.test(typed) && `${quoteMatch(buzz, typed)} can mean anything. Say what it does instead.`,
      typed.split(/,|\band\b/).length > 4 && 'It lists several things. If you could do only one of them, which would it be?',
    ];
  },
  targetMarket: ({ targetMarket: typed }) =>
    isEmpty(typed)
      ? ['Name one group you could call this week: a job, a place and a situation.']
      : [
          everyone.test(typed) && `You can’t call “${firstMatch(everyone, typed)}”. Choose the group that has the problem most often.`,
          typed.trim().split(/\s+/).length < 3 && 'Narrow it down: add a place, a size or a situation.',
          !figure.test(typed) && 'Say how many there are, and where the number comes from.',
        ],
  uniqueValue: ({ uniqueValue: typed, competition }, { rivals: [rival = 'what they use today'] }) =>
    isEmpty(typed)
      ? [`Finish this sentence: people would give up ${rival} because …`]
      : [
          isComparative(typed) && `${quoteMatch(comparative, typed)} needs a figure: than what, and by how much?`,
          buzz.test(typed) && `${quoteMatch(buzz, typed)} is a claim anyone can make. Say what a customer would notice.`,
          !sharesWords(typed, competition) &&
            !/\b(?:than|unlike|where|instead|only|without|no other)\b/i.test(typed) &&
            `Compare it with ${rival}.`,
        ],
  businessModel: ({ businessModel: typed }) =>
    isEmpty(typed)
      ? ['Say who pays, for what, how much and how often.']
      : [
          !figure.test(typed) && 'Add a price, even one you only mean to test.',
          !payment.test(typed) && 'Say what is paid for: each sale, each month, or a share of something.',
          (free.test(typed) || (givenAway.test(typed) && !figure.test(typed))) &&
            'People who use it for free don’t pay. Say which step makes someone pay, and who.',
        ],
  competition: ({ competition: typed }, { rivals }) =>
    isBlank(typed)
      ? ['Nothing is listed. Whatever people do today competes with you, even if they put up with the problem.']
      : [
          rivals.length === 0 &&
            isDenial(typed) &&
            'People do something about the problem today, even if they put up with it. That is what you compete with.',
          (rivals.length > 0 || !isDenial(typed)) &&
            rivals.length < 2 &&
            'List at least two things people use today, and what they pay for them.',
        ],
  resources: ({ resources: typed }) => {
    if (isEmpty(typed) || hasNothing(typed))
      return [
        isBlank(typed)
          ? 'Write down the time, money and skills you have for the next three months.'
          : 'Even with nothing to spend, you have something: write down your hours, your skills and the people you can ask.',
      ];
    const missing = [!money.test(typed) && 'money', !time.test(typed) && 'time', !skills.test(typed) && 'skills'].filter(
      (word) => word !== false,
    );
    return [missing.length > 0 && `Not mentioned yet: ${joinWords(missing)}.`];
  },
};

const mostAdvice = 2;

/** For each answer, what is missing first. */
export function findMissing(answers: Answers): Finding[] {
  const words = toWords(isFilling(answers.competition) ? { ...answers, competition: '' } : answers);
  const { parts } = computeCompleteness(answers);
  return (Object.keys(rules) as (keyof typeof rules)[]).map((name) => {
    const found = isFilling(answers[name]) ? [filling] : rules[name](answers, words);
    return {
      name,
      label: fields[name].label,
      score: parts.find((part) => part.name === name),
      missing: found.filter((advice) => advice !== false).slice(0, mostAdvice),
    };
  });
}

export const nothingMissing = 'Nothing found missing.';
export const findingsNote = 'We check the words you used. Only evidence shows whether they’re true.';

/** "64 characters, 20 of 20 points" */
export function describeScore(score: DimensionScore | undefined): string {
  if (!score) return 'No points; it doesn’t change the score.';
  const { length, points, nextAt } = score;
  const counted = `${length.toLocaleString('en-US')} ${length === 1 ? 'character' : 'characters'}, ${points} of 20 points`;
  return nextAt === undefined ? counted : `${counted}; more from ${nextAt} characters`;
}
