import { splitSentences, unwrapLines, upperFirst } from './sentences';

const fixedVerbs: Record<string, string> = {
  are: 'is',
  "'re": 'is',
  have: 'has',
  "'ve": 'has',
  were: 'was',
  do: 'does',
  go: 'goes',
  "don't": 'does not',
  "aren't": 'is not',
  "haven't": 'has not',
  "weren't": 'was not',
  "'ll": 'will',
  "'d": 'would',
};

/** The same for "we" and for "it": helpers, and pasts that do not end in -ed. */
const sameVerbs = new Set(
  `will can could would should must may might had did cannot can't won't didn't couldn't hadn't built made began won sold grew met sent
found became brought kept led gave took saw went ran chose wrote taught spent left lost held told knew bought paid came drew drove fell felt got heard meant rose said spoke stood thought`.split(
    /\s+/,
  ),
);

const presentVerbs = new Set(
  `launch offer make build help sell serve plan expect believe want need provide create bring give work aim hope use ship open deliver
design develop produce grow bake brew roast run support see know think love start teach train employ bring invite ask hire move add make
introduce announce release invest collect donate host teach combine connect manage publish look focus recommend continue keep`.split(/\s+/),
);

const adverb = '(?:[a-z]+ly|also|now|just|still|already|always|never|soon|today)';
const subject = new RegExp(`\\b(we)\\b(?: (${adverb}))?('re|'ve|'ll|'d)?(?: ([a-z']+))?`, 'gi');

function addS(verb: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

function agreeing(verb: string): string | undefined {
  const lower = verb.toLowerCase();
  const fixed = fixedVerbs[lower];
  if (fixed) return fixed;
  if (sameVerbs.has(lower) || /[a-z]{2}ed$/.test(lower)) return lower;
  return presentVerbs.has(lower) ? addS(lower) : undefined;
}

export const announcedBy: Record<string, string> = {
  announce: 'announced',
  launch: 'launched',
  introduce: 'introduced',
  share: 'shared',
  unveil: 'unveiled',
  release: 'released',
  present: 'presented',
  welcome: 'welcomed',
  open: 'opened',
};

/** "opened" as a headline says it. */
export const headlineVerb = (past: string): string | undefined => {
  const verb = Object.keys(announcedBy).find((name) => announcedBy[name] === past.toLowerCase());
  return verb && addS(verb);
};

const feelings = '(?:(?:very|so|truly) )?(?:excited|thrilled|proud|pleased|delighted|happy|honou?red|glad)';
const delight = new RegExp(`\\b(?:are|is|'re|am|'m) ${feelings} to (${Object.keys(announcedBy).join('|')})\\b`, 'gi');

const straight = (text: string) => text.replace(/’/g, "'");

/** An edit made on straight apostrophes; who types curled ones keeps them. */
const keepApostrophes = (text: string, edit: (plain: string) => string): string => {
  const plain = straight(text);
  const edited = edit(plain);
  if (edited === plain) return text;
  return text.includes('’') ? edited.replace(/(?<=\p{L})'/gu, '’') : edited;
};

/** "is excited to announce" is a feeling; "today announced" is news. */
export const withoutDelight = (text: string) =>
  keepApostrophes(text, (plain) =>
    plain.replace(delight, (_, verb: string) => ` today ${announcedBy[verb.toLowerCase()] ?? verb}`).replace(/(?<=\S) {2,}/g, ' '),
  );

export const hasDelight = (text: string) => straight(text).search(delight) >= 0;

/** Words of the first person; "US" is a country. */
const firstPerson = /\b(?:[Ww]e|WE|[Oo]ur|[Oo]urs|us)\b/;
const quoted = /“[^”]*”|"[^"]*"/g;

/** One person speaking; "Type I" and "World War I" are names. */
const singular = /(?<!\p{Lu}\p{L}* )\bI(?:['’](?:m|ve|ll|d)\b| [a-z])|\b[Mm]y\b/u;

export const isSelfTold = (text: string) => singular.test(text.replace(quoted, ''));

export const isFirstPerson = (text: string) => firstPerson.test(text.replace(quoted, ''));

/** What somebody said stays as it was said. */
function outsideQuotes(sentence: string, tell: (part: string) => string): string {
  const said = sentence.match(quoted) ?? [];
  return sentence
    .split(quoted)
    .map((part, index) => `${tell(part)}${said[index] ?? ''}`)
    .join('');
}

/** "We are opening our shop" told by somebody else; nothing where a sentence has a turn that is not known. */
export function toThirdPerson(text: string, company: string): string | undefined {
  let isNamed = false;
  let isSaid = false;
  let isClear = true;
  /** The name once, then "the company", and "it" within the same sentence. */
  const mention = () => {
    const who = isSaid ? 'it' : isNamed ? 'the company' : company;
    isNamed = true;
    isSaid = true;
    return who;
  };
  const names = (before: string) => /\b(?:the company|us)\b/i.test(before) || before.includes(company);
  const tell = (part: string) =>
    withoutDelight(part)
      .replace(/\bour (?:company|business|firm|startup)\b/gi, mention)
      .replace(subject, (_, _we: string, between = '', joined = '', verb = '') => {
        const turned = agreeing(joined || verb);
        if (turned === undefined) isClear = false;
        return [mention(), between, turned ?? '', joined ? verb : ''].filter(Boolean).join(' ');
      })
      // "It is its best" would trip anybody.
      .replace(/\b(it(?:'s| is| was)) our\b/gi, "$1 the company's")
      .replace(/\b([Oo])urs?\b/g, (_, letter: string) => (letter === 'O' ? 'Its' : 'its'))
      .replace(/\bus\b/g, (_, offset: number, whole: string) => (names(whole.slice(0, offset)) ? 'it' : 'the company'));
  const told = unwrapLines(text)
    .split('\n')
    .map((line) =>
      splitSentences(line)
        .map((sentence) => {
          isSaid = false;
          return upperFirst(keepApostrophes(sentence, (plain) => outsideQuotes(plain, tell)));
        })
        .join(' '),
    )
    .join('\n');
  return isClear ? told : undefined;
}

/** The words of the release: in the third person wherever that can be had. */
export const toReported = (text: string, company: string): string =>
  company !== '' && isFirstPerson(text) ? (toThirdPerson(text, company) ?? text) : text;
