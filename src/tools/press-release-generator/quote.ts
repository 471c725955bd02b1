import { paragraph, type Block } from '@/lib/blocks';
import { fillGap } from '@/lib/gaps';
import { shortName } from './lead';
import type { Answers, Made } from './model';
import { companyOf, nameOf } from './names';
import { endSentence, hasWords, splitSentences, trimName, typed, withCapitals } from './sentences';

/** Whether the marks around a text belong to each other: in “a” and “b” they do not. */
function isWrapped(text: string): boolean {
  if (!/^["“”].*["“”][.,]?$/.test(text)) return false;
  const inner = text.slice(1, -1).search(/["“”]/);
  return inner <= 0 || /[\s(]/.test(text.charAt(inner)) || inner + 2 >= text.length - 1;
}

/** What was said, without the marks around it; marks inside become single ones. */
function spokenWords(quote: string): string {
  const whole = typed(quote);
  const marks = whole.match(/["“”]/g)?.length ?? 0;
  const bare = isWrapped(whole)
    ? whole.slice(1).replace(/["“”](?=[.,]?$)/, '')
    : marks % 2 === 1
      ? whole.replace(/^["“”]|["“”]$/, '')
      : whole;
  return bare
    .replace(/(^|[\s(])["“”]/g, '$1‘')
    .replace(/["“”]/g, '’')
    .trim();
}

const saying = /\b(?:said|says|added|adds|explained|explains)\b/i;

/** A quote that was typed together with "she said": the words that were spoken, and those around them. */
function splitTold(quote: string): { spoken: string; told: string; whole: string } | undefined {
  const pieces = typed(quote).split(/["“”]/);
  const told = pieces.filter((_, index) => index % 2 === 0).join(' ');
  if (pieces.length < 3 || pieces.length % 2 === 0 || pieces[0] !== '' || !saying.test(told)) return undefined;
  const spoken = pieces.filter((_, index) => index % 2 === 1).map((piece) => piece.trim());
  return {
    spoken: spoken.map((piece, index) => (/^\p{Lu}/u.test(spoken[index + 1] ?? '') ? piece.replace(/,$/, '.') : piece)).join(' '),
    told,
    whole: pieces.reduce((rest, piece, index) => `${rest}${index % 2 === 1 ? '“' : '”'}${piece}`),
  };
}

/** The end of spoken words before "said": a full stop gives way to a comma. */
const beforeSaid = (text: string) => (/[!?…]$/.test(text) ? text : `${text.replace(/[\s.,;:–—-]+$/, '')},`);

/** American papers set a comma or a full stop before both closing marks: “Call it ‘done.’” */
const putMarksInside = (text: string) => text.replace(/(‘[^“”]*)’([.,])(?=”)/g, '$1$2’');

const department =
  / of (?:the )?(?:marketing|sales|products?|engineering|operations|finance|people|design|technology|research|human resources|customer|business|communications|growth|strategy|partnerships|data|content|security|science|education|IT|HR|R&D|PR)\b/i;

/** ", founder of Acme", ", vice president of sales at Acme"; a title with a house of its own stays as it is. */
function roleOf(answers: Answers): string {
  const company = companyOf(answers);
  const title = trimName(answers.quoteTitle);
  if (!hasWords(title)) return ` of ${company}`;
  if (hasWords(answers.companyName) && title.toLowerCase().includes(shortName(nameOf(answers)).toLowerCase())) return `, ${title}`;
  if (/ at /.test(` ${title} `)) return `, ${title}`;
  if (department.test(title)) return `, ${title} at ${company}`;
  return / of /.test(` ${title} `) ? `, ${title}` : `, ${title} of ${company}`;
}

/** Words with the person who says them; with the title only the first time. */
export function attribute(spoken: string, answers: Answers, isAgain = false): string {
  const person = fillGap(trimName(answers.quotePerson), 'Quoted Person');
  return sayBy(spoken, isAgain ? `${person} said` : `said ${person}${roleOf(answers)}`);
}

function sayBy(spoken: string, said: string): string {
  const [first = '', ...rest] = splitSentences(withCapitals(spoken));
  const more = rest.length === 0 ? '' : ` “${endSentence(rest.join(' '))}”`;
  return putMarksInside(`“${beforeSaid(first)}” ${said.endsWith('.') ? said : `${said}.`}${more}`);
}

/** Somebody else's voice: whom they speak for is theirs to say. */
function secondBlocks(answers: Answers): Block[] {
  const person = fillGap(trimName(answers.secondPerson), 'Second Quoted Person');
  const title = trimName(answers.secondTitle);
  const speaker = hasWords(title) ? `${person}, ${title}` : person;
  const spoken = spokenWords(answers.secondQuote);
  return hasWords(spoken) ? [paragraph(sayBy(spoken, `said ${speaker}`))] : [];
}

/** In the order in which they were asked for. */
export const quoteBlocks = (made: Made): Block[] => [...firstBlocks(made), ...secondBlocks(made.answers)];

function firstBlocks({ answers }: Made): Block[] {
  const person = trimName(answers.quotePerson);
  const full = splitTold(answers.quote);
  const isPronoun = full !== undefined && /^\W*(?:she|he|they) \w+\W*$/i.test(full.told);
  if (full && !isPronoun && (!hasWords(person) || full.told.includes(person.split(' ').at(-1) ?? '')))
    return [paragraph(endSentence(full.whole))];
  const spoken = full && isPronoun ? full.spoken : spokenWords(answers.quote);
  if (!hasWords(spoken)) return [];
  return [paragraph(attribute(spoken, answers))];
}
