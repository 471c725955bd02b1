import { rewordTask, toRewordings, type RewordReply } from '@/kinds/proposal/reword-task';
import { showGaps } from '@/lib/gaps';
import { mergeRewordings } from '@/lib/rewording';
import type { ProposalPart, Task } from '@/writer/task';
import { askedRange, askedWords, failureMessage } from './content';
import { fields, type Answers, type Made, type PressData } from './model';
import {
  aboutLine,
  aboutTitle,
  approachOf,
  datelineOf,
  headlineOf,
  listWordings,
  newsTitle,
  quoteLine,
  quotePlace,
  toWordable,
} from './release';
import { nameOf } from './names';
import { countWords, hasWords } from './sentences';

/** As many characters as a saved section may hold, with room for the place of the quote. */
const longestSection = 19_000;

/** What the model needs to know; contacts and send times are nobody else’s business. */
const told = [
  'companyName',
  'industry',
  'headline',
  'location',
  'date',
  'announcement',
  'need',
  'how',
  'next',
  'keyBenefits',
  'targetAudience',
  'callToAction',
  'quote',
  'quotePerson',
  'quoteTitle',
  'backgroundInfo',
] as const satisfies readonly (keyof Answers)[];

const place = showGaps(quotePlace);
const placeInText = /\[quot(?:e|ation)\]/gi;

/** For comparing words, whatever marks stand between them. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What stands between quotation marks. */
const quotedIn = (text: string) => [...text.matchAll(/["“”„«]([^"“”„«»]+)["“”»]/g)].map(([, inside = '']) => plain(inside));

/** Fewer words between marks are a title or a term. */
const fewestSpoken = 4;
const spokenIn = (text: string) => quotedIn(text).filter((inside) => countWords(inside) >= fewestSpoken);

/** The same words, or most of them: a quote that was smoothed is still that quote, and it is not to be smoothed. */
function isFrom(inside: string, spoken: string): boolean {
  const known = new Set(spoken.split(' '));
  const words = inside.split(' ');
  return spoken.includes(inside) || words.filter((word) => known.has(word)).length >= words.length * 0.7;
}

const ruledLine = /^(?:#+|-30-|for immediate release.*|embargoed until.*)$/i;

function withoutDateline(line: string, made: Made): string {
  const dateline = showGaps(datelineOf(made));
  const rest = line.startsWith(dateline)
    ? line.slice(dateline.length)
    : line.replace(/^[\p{Lu}][\p{Lu}\s.’'-]+,[^—–]{0,60}\d{4}\)?(?=\s*[—–-])/u, '');
  return rest === line ? line : rest.replace(/^[\s:—–-]+/, '');
}

/** The lines of a reply with the quote’s place among them, once; what is printed around them by rule is taken out. */
function settleNews(text: string, made: Made): string {
  const quote = quoteLine(made);
  const spoken = plain(quote);
  const headline = plain(headlineOf(made.answers));
  const lines = text
    .replace(placeInText, `\n${place}\n`)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => hasWords(line) && !ruledLine.test(line) && plain(line) !== headline)
    .map((line) => withoutDateline(line, made))
    .flatMap((line) => {
      if (line === place || quote === '' || !spokenIn(line).some((inside) => isFrom(inside, spoken))) return [line];
      const before = line.slice(0, line.search(/["“”„«]/)).trim();
      return /[.!?]$/.test(before) ? [before, place] : [place];
    });
  const own = lines.filter((line) => line !== place);
  if (quote === '') return own.join('\n');
  const at = lines.indexOf(place);
  // The news comes before what anybody says about it.
  own.splice(at === -1 ? 2 : Math.max(1, at), 0, place);
  return own.length === 1 ? '' : own.join('\n');
}

const titleOf = (title: string) =>
  [newsTitle, aboutTitle].find((known) => plain(known) === plain(title.replace(/^section:/i, '').replace(/^\s*\d+\.\s/, ''))) ?? title;

const settle = (reply: RewordReply, made: Made): RewordReply => ({
  sections: reply.sections.map((section) => {
    const title = titleOf(section.title);
    const text = section.text.slice(0, longestSection);
    return { title, text: title === newsTitle ? settleNews(text, made) : text.replace(placeInText, '') };
  }),
});

/** A proposal belongs to the company it was written for. */
const idOf = (title: string, { answers }: Made) => `${title}: ${nameOf(answers)}`;

/** As it will be read: with the dateline before it and the quote in its place. */
const show = (title: string, text: string, made: Made) =>
  title === newsTitle ? showGaps(`${datelineOf(made)} — ${text.replace(place, () => quoteLine(made))}`) : text;

/** The release in a model’s words, as long as a newsroom likes it. Contacts and quotes are nobody’s to change. */
export function toReleaseTask(made: Made): Task<RewordReply> {
  const { answers } = made;
  const quote = quoteLine(made);
  const printed = countWords([headlineOf(answers), datelineOf(made), quote, aboutLine(answers)].map(showGaps).join(' '));
  const left = (words: number) => Math.max(100, words - printed);
  const task = rewordTask(toWordable(made), {
    request: [
      'Write this press release anew, in AP style and in the third person: a lead that answers who, what, when, where and why, then the details in order of weight.',
      `The release has ${askedRange} words in all. The headline, the dateline, the quotation and the contact are printed around your text, so write none of them; "${newsTitle}" and "${aboutTitle}" together take ${left(askedWords.fewest)} to ${left(askedWords.most)} words, "${aboutTitle}" at most 100 of them.`,
      quote === ''
        ? 'Nobody is quoted: put no words between quotation marks.'
        : `The line ${place} stands for the quotation, which is printed word for word: keep that line, alone, where it fits best, and quote nobody else.`,
    ].join('\n'),
    data: Object.fromEntries(told.map((name) => [fields[name].label, answers[name]])),
    failure: failureMessage,
  });
  const titles: Record<string, string> = { [newsTitle]: `News of ${nameOf(answers)}`, [aboutTitle]: showGaps(aboutLine(answers)) };
  return {
    ...task,
    toParts: (reply) =>
      task.toParts(settle(reply, made)).map(({ id, text, before = '' }) => ({
        id: idOf(id, made),
        title: titles[id] ?? id,
        text: show(id, text, made),
        before: show(id, before, made),
      })),
  };
}

/** Why a part cannot be used in this release; empty when it can. */
export function findObjection({ id, text }: ProposalPart, made: Made): string {
  if (![newsTitle, aboutTitle].some((title) => idOf(title, made) === id)) return 'This was written for another company.';
  const known = plain(Object.values(made.answers).join('\n'));
  const foreign = spokenIn(text).some((inside) => !known.includes(inside) && !plain(quoteLine(made)).includes(inside));
  return foreign ? 'It quotes words that are not in your answers.' : '';
}

export function takeSections(data: PressData, reply: RewordReply, chosen: ReadonlySet<string>, source: string): PressData {
  const { made } = data;
  if (!made) return data;
  const titles = [newsTitle, aboutTitle].filter((title) => chosen.has(idOf(title, made)));
  const taken = toRewordings(settle(reply, made), new Set(titles), source.slice(0, 200)).filter(({ text }) => hasWords(text));
  return taken.length === 0 ? data : { ...data, made: { ...made, rewordings: mergeRewordings(listWordings(made), taken) } };
}

/** What the user wrote stays; a model's words go. */
export const dropSections = (data: PressData): PressData =>
  data.made ? { ...data, made: { ...data.made, rewordings: ownSections(data.made) } } : data;

const ownSections = (made: Made) => listWordings(made).filter(({ source }) => source === undefined);

/** Whose wording it is, and how it is told. */
export function describeWording(made: Made): string {
  const models = [...new Set(listWordings(made).flatMap(({ source }) => source ?? []))].join(' and ');
  const byHand = ownSections(made).length > 0 ? 'edited by you' : '';
  return [approachOf(made), models && `partly worded by ${models}`, byHand].filter(Boolean).join(', ');
}
