import { escapePattern, splitSentences, unwrapLines, upperFirst } from './sentences';

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
found became brought kept led gave took saw went ran chose wrote taught spent left lost held told knew bought paid came drew drove fell felt got heard meant rose said spoke stood thought hit set cut beat`.split(
    /\s+/,
  ),
);

const presentVerbs = new Set(
  `launch offer make build help sell serve plan expect believe want need provide create bring give work aim hope use ship open deliver
design develop produce grow bake brew roast run support see know think love start teach train employ bring invite ask hire move add make
introduce announce release invest collect donate host teach combine connect manage publish look focus recommend continue keep partner
celebrate specialize specialise raise join welcome unveil present share rely care cover solve reduce save protect test turn strive take get
become lead hold replace rent repair restore source cook clean print paint organize organise operate own pay process promise remain
represent send show supply tailor tell treat try understand value write live charge match pick pack plant let put buy choose fix`.split(
    /\s+/,
  ),
);

const adverb = '(?:[a-z]+ly|also|now|just|still|already|always|never|soon|today)';
const subject = new RegExp(
  `\\b(?:(our) (?:company|business|firm|startup)\\b|(?:we)\\b(?: (${adverb}))?('re|'ve|'ll|'d)?(?: ([a-z']+))?)`,
  'gi',
);

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

/** "will open and sell": what follows stays as it is. */
const modal = /^(?:will|can|could|would|should|must|may|might|did|cannot|can't|won't|didn't|couldn't|'ll|'d)$/i;
/** "helps cafes roast and sell", "hopes you like and share it": the plain verbs behind it are somebody else's. */
const causing = /^(?:help|let|make|see|watch|do|don't|hope|think|believe|know|expect|want)$/i;
/** Somebody else may be the subject of what follows. */
const otherSubject =
  /\b(?:who|that|which|what|how|they|he|she|it (?:is|was|has)|to|can|will|could|would|should|must|may|might|not|let|helps?)\b|[;:]/i;
const objectAfter = /^ (?:it|them|the|an?|our|your|their|its|this|these|all|every|each|only|new|fresh)\b/i;
const fixedNext = /^(?:are|have|were|don't|aren't|haven't|weren't)$/;
const wholeVerbs = /^(?:sell|serve|make|build|bring|give|provide|create|believe|deliver|produce|bake|employ|teach|invite|donate)$/;

/** "We design and build, and are based in Leeds": every verb goes with its new subject. */
function agreeRest(rest: string, verb: string): string {
  if (modal.test(verb)) return rest;
  const isPlain = !causing.test(verb);
  const listed = rest.replace(/^((?:, [a-z]+)*)(,? (?:and|or) )([a-z]+)\b/, (whole, before: string, link: string, last: string) => {
    const verbs = [...before.split(', ').filter(Boolean), last];
    if (!isPlain || !verbs.every((one) => presentVerbs.has(one))) return whole;
    return `${verbs
      .slice(0, -1)
      .map((one) => `, ${addS(one)}`)
      .join('')}${link}${addS(last)}`;
  });
  return listed.replace(
    new RegExp(`(,? (?:and|but) (?:${adverb} )?|, )([a-z']+)\\b`, 'gi'),
    (whole, link: string, next: string, offset: number, all: string) => {
      const isAction = wholeVerbs.test(next) || (presentVerbs.has(next) && objectAfter.test(all.slice(offset + whole.length)));
      const isVerb = fixedNext.test(next) || (isPlain && isAction);
      if (!isVerb || otherSubject.test(all.slice(0, offset))) return whole;
      return `${link}${fixedVerbs[next] ?? addS(next)}`;
    },
  );
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
const singular =
  /(?<!\b(?:War|Type|Class|Phase|Stage|Grade|Level|Category|Act|Part|Elizabeth|Charles|James|George|Napoleon) )\bI(?:['’](?:m|ve|ll|d)\b| [a-z])|\b[Mm]y\b/u;

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
  const mention = (before: string, isNoun = false) => {
    isNamed ||= before.includes(company);
    const who = isSaid && !isNoun ? 'it' : isNamed ? 'the company' : company;
    isNamed = true;
    isSaid = true;
    return who;
  };
  const names = (before: string) => /\b(?:[Tt]he company|us)\b/.test(before) || before.includes(company);
  const atHome = new RegExp(`\\b(?:here )?at ${escapePattern(company)}, (?=we\\b)`, 'gi');
  const tell = (part: string) => {
    const plain = withoutDelight(part).replace(atHome, '');
    if (/\b(?:all|most|many|some|both|each|one|none) of us\b/i.test(plain)) isClear = false;
    const turns = [...plain.matchAll(subject)];
    const turned = turns.map(({ index, 0: found, 1: our, 2: between = '', 3: joined = '', 4: verb = '' }, place) => {
      const rest = plain.slice(index + found.length, turns[place + 1]?.index);
      const who = mention(plain.slice(0, index), our !== undefined);
      if (our !== undefined) return who + rest;
      const agreed = agreeing(joined || verb);
      if (agreed === undefined) isClear = false;
      return [who, between, agreed ?? '', joined ? verb : ''].filter(Boolean).join(' ') + agreeRest(rest, joined || verb);
    });
    return (
      [plain.slice(0, turns[0]?.index), ...turned]
        .join('')
        // "It is its best" would trip anybody.
        .replace(/\b(it(?:'s| is| was)) our\b/gi, "$1 the company's")
        .replace(/\bours\b/gi, "the company's")
        .replace(/\b([Oo])ur\b/g, (_, letter: string) => (letter === 'O' ? 'Its' : 'its'))
        .replace(/\bus\b/g, (_, offset: number, whole: string) => (names(whole.slice(0, offset)) ? 'it' : 'the company'))
    );
  };
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

/** A sentence as a reporter tells it, or in the speaker's own words where only they can say it. */
export interface Told {
  text: string;
  isSpoken: boolean;
}

/** The sentences of a text, in the third person wherever that can be had; what cannot be turned is left to be quoted. */
export function tellSentences(text: string, company: string): Told[] {
  const turn = (part: string) => (isSelfTold(part) || company === '' ? undefined : toThirdPerson(part, company));
  const isOwn = (part: string) => isFirstPerson(part) || isSelfTold(part);
  const whole = isOwn(text) ? turn(text) : text;
  if (whole !== undefined) return splitSentences(whole).map((sentence) => ({ text: sentence, isSpoken: false }));
  return splitSentences(text).map((sentence) => {
    const told = isOwn(sentence) ? turn(sentence) : sentence;
    return { text: told ?? sentence, isSpoken: told === undefined };
  });
}

/** The whole text in the third person; as it was typed where that cannot be had. */
export const toReported = (text: string, company: string): string =>
  company !== '' && isFirstPerson(text) ? (toThirdPerson(text, company) ?? text) : text;
