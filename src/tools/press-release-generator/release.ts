import { bullets, heading, markDraft, paragraph, type Block, type Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { fillGap, gap, listGaps } from '@/lib/gaps';
import { reword, type Rewording } from '@/lib/rewording';
import { joinWords, splitList } from '@/lib/text';
import { formatPressDay, readReleaseDay } from './dates';
import { describeIndustry, shortName, toHeadline, toLead } from './lead';
import { isSample, type Answers, type Made } from './model';
import { toDatelinePlace } from './places';
import {
  bulletMark,
  countWords,
  endSentence,
  hasWords,
  midway,
  midwayGroup,
  paragraphsOf,
  splitSentences,
  trimName,
  typed,
  upperFirst,
  withCapitals,
  withoutStop,
} from './sentences';
import { toReported } from './third-person';
import { describeEmbargo } from './timing';

/** The name as it stands in a sentence; a comma at its end was a slip. */
export const nameOf = ({ companyName }: Answers) => typed(companyName).replace(/[\s,;:]+$/, '');

export const companyOf = (answers: Answers) => fillGap(nameOf(answers), 'Company Name');

const reported = (answers: Answers, name: 'announcement' | 'keyBenefits' | 'backgroundInfo') => toReported(answers[name], nameOf(answers));

/** The announcement in three: its first sentence, the rest of that paragraph, and the paragraphs after it. */
function splitAnnouncement(answers: Answers) {
  const [opening = '', ...others] = paragraphsOf(reported(answers, 'announcement')).filter(hasWords);
  const [first = '', ...rest] = splitSentences(opening.replace(bulletMark, ''));
  return { first, rest, others };
}

export const headlineOf = (answers: Answers): string =>
  fillGap(typed(answers.headline) || toHeadline(splitAnnouncement(answers).first, nameOf(answers)), 'Headline');

export function datelineOf({ answers, today }: Pick<Made, 'answers' | 'today'>): string {
  const place = hasWords(answers.location) ? toDatelinePlace(typed(answers.location)) : gap('CITY');
  const day = readReleaseDay(answers.date, today);
  return `${place}, ${day ? formatPressDay(day) : fillGap(withoutStop(answers.date), 'Date')}`;
}

export function leadOf({ answers, wording }: Made): string {
  const { first } = splitAnnouncement(answers);
  if (first === '') return gap('Main Announcement');
  return toLead(first, { company: companyOf(answers), description: describeIndustry(answers.industry), wording });
}

const mostInSeries = 6;

/** A colon stays before the list that it announces. */
const endBefore = (text: string, next = '') => (text.endsWith(':') && bulletMark.test(next) ? text : endSentence(text));

/** Paragraphs, and the lists between them. */
function proseBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let items: string[] = [];
  const closeList = () => {
    if (items.length > 0) blocks.push(bullets(items));
    items = [];
  };
  for (const [index, line] of lines.entries()) {
    if (bulletMark.test(line)) {
      items.push(upperFirst(withoutStop(line.replace(bulletMark, ''))));
      continue;
    }
    closeList();
    blocks.push(paragraph(endBefore(withCapitals(line), lines[index + 1])));
  }
  closeList();
  return blocks;
}

export const audienceOf = ({ targetAudience }: Answers) => (hasWords(targetAudience) ? midwayGroup(withoutStop(targetAudience)) : '');

function benefitBlocks({ answers, wording }: Made): Block[] {
  const items = reported(answers, 'keyBenefits')
    .split(/\r?\n|;/)
    .map((item) => typed(item).replace(bulletMark, ''))
    .filter(hasWords);
  const audience = audienceOf(answers);
  const aimed = audience && `The announcement is ${['aimed at', 'intended for', 'meant for'][wording % 3]} ${audience}.`;
  const [only = ''] = items;
  if (items.length === 0) return aimed ? [paragraph(aimed)] : [];
  if (items.length > 1) {
    const intro = audience ? `For ${audience}, the key benefits are:` : 'The key benefits are:';
    return [paragraph(intro), bullets(items.map((item) => upperFirst(withoutStop(item))))];
  }
  if (/[.!?]$/.test(only)) return [paragraph([aimed, upperFirst(only)].filter(Boolean).join(' '))];
  const parts = splitList(withoutStop(only));
  const isSeries = parts.length > 1 && !/\b(?:and|or)\b/.test(only) && parts.every((part) => countWords(part) <= mostInSeries);
  const series = isSeries ? joinWords([parts[0] ?? '', ...parts.slice(1).map(midway)]) : only;
  const many = parts.length > 1 || / and /.test(only);
  return [
    paragraph(
      `The key ${many ? 'benefits' : 'benefit'}${audience ? ` for ${audience}` : ''} ${many ? 'are these' : 'is this'}: ${endSentence(midway(series))}`,
    ),
  ];
}

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

function quoteBlocks({ answers }: Made): Block[] {
  const person = trimName(answers.quotePerson);
  const full = splitTold(answers.quote);
  const isPronoun = full !== undefined && /^\W*(?:she|he|they) \w+\W*$/i.test(full.told);
  if (full && !isPronoun && (!hasWords(person) || full.told.includes(person.split(' ').at(-1) ?? '')))
    return [paragraph(endSentence(full.whole))];
  const spoken = full && isPronoun ? full.spoken : spokenWords(answers.quote);
  if (!hasWords(spoken)) return [];
  const [first = '', ...rest] = splitSentences(withCapitals(spoken));
  const more = rest.join(' ');
  const speaker = `${fillGap(person, 'Quoted Person')}${roleOf(answers)}`;
  const said = speaker.endsWith('.') ? speaker : `${speaker}.`;
  return [paragraph(`“${beforeSaid(first)}” said ${said}${more === '' ? '' : ` “${endSentence(more)}”`}`)];
}

const addressOnly = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i;
const mailOnly = /^[^\s@]+@[^\s@]+$/;

function closingBlocks({ answers, wording }: Made): Block[] {
  const call = typed(answers.callToAction);
  const opening = ['For more information,', 'To learn more,', 'For details,'][wording % 3];
  if (mailOnly.test(call)) return [paragraph(`${opening} write to ${withoutStop(call)}.`)];
  if (addressOnly.test(call)) return [paragraph(`${opening} visit ${withoutStop(call)}.`)];
  if (hasWords(call)) return [paragraph(upperFirst(endSentence(call)))];
  return [];
}

function aboutBlocks({ answers }: Made): Block[] {
  const company = companyOf(answers);
  const told = paragraphsOf(reported(answers, 'backgroundInfo')).filter(hasWords);
  const description = describeIndustry(answers.industry);
  const start = description === '' ? '' : `${company} is ${description}. `;
  return told.length > 0 ? proseBlocks(told) : [paragraph(`${start}${gap('Background Information')}`)];
}

/** What may be told in other words; these names stay, whatever becomes of the headline. */
export const newsTitle = 'News';
export const aboutTitle = 'About the company';

/** Where the quote goes in a text that is told anew: nobody else writes it. */
export const quotePlace = gap('Quote');

function newsBlocks(made: Made): Block[] {
  const { answers, wording } = made;
  const { first, rest, others } = splitAnnouncement(answers);
  const benefits = benefitBlocks(made);
  const quote = quoteBlocks(made).length > 0 ? [paragraph(quotePlace)] : [];
  const opening = [leadOf(made), ...rest.map((sentence) => endSentence(withCapitals(sentence)))].join(' ');
  const isColon = (rest.at(-1) ?? first).endsWith(':') && bulletMark.test(others[0] ?? '');
  return [
    paragraph(isColon ? opening.replace(/\.$/, ':') : opening),
    ...proseBlocks(others),
    ...(wording % 2 === 0 ? [...benefits, ...quote] : [...quote, ...benefits]),
    ...closingBlocks(made),
  ];
}

/** The text between headline and contact, without what is printed by rule: the dateline, the quote and the company’s name above its portrait. */
export const toWordable = (made: Made): Document => ({
  title: '',
  blocks: [heading(2, newsTitle), ...newsBlocks(made), heading(2, aboutTitle), ...aboutBlocks(made)],
});

/** The sections that stand in other words. */
export const listWordings = ({ rewordings = [] }: Made): Rewording[] =>
  [newsTitle, aboutTitle].flatMap((title) => rewordings.find((one) => one.title === title && one.text.trim() !== '') ?? []);

export const aboutLine = (answers: Answers) => `About ${companyOf(answers)}`;

export const quoteLine = (made: Made): string =>
  quoteBlocks(made).flatMap((block) => (block.kind === 'paragraph' ? block.text : []))[0] ?? '';

function putDateline(blocks: readonly Block[], dateline: string): Block[] {
  const [first, ...rest] = blocks;
  return first?.kind === 'paragraph'
    ? [{ ...first, text: `${dateline} — ${first.text}` }, ...rest]
    : [paragraph(`${dateline} —`), ...blocks];
}

/** From the dateline to the portrait of the company: with the headline, what is counted as the release’s words. */
function bodyOf(made: Made): Block[] {
  const { blocks } = reword(toWordable(made), listWordings(made));
  const split = blocks.findLastIndex((block) => block.kind === 'heading');
  const news = blocks
    .slice(1, split)
    .flatMap((block) => (block.kind === 'paragraph' && block.text === quotePlace ? quoteBlocks(made) : [block]));
  return [...putDateline(news, datelineOf(made)), heading(2, aboutLine(made.answers)), ...blocks.slice(split + 1)];
}

function contactBlocks({ answers, wording }: Made): Block[] {
  const { contactName, contactEmail, contactPhone } = answers;
  const hasPhone = hasWords(contactPhone);
  const lines = [
    fillGap(typed(contactName), 'Contact Name'),
    companyOf(answers),
    ...(hasWords(contactEmail) || !hasPhone ? [fillGap(withoutStop(contactEmail), 'Contact E-mail')] : []),
    ...(hasPhone ? [typed(contactPhone)] : []),
  ];
  return [heading(2, ['Media Contact', 'Press Contact', 'Contact for Media'][wording % 3] ?? 'Media Contact'), paragraph(lines.join('\n'))];
}

export const releaseLine = ({ answers, zone }: Made): string =>
  answers.release === 'embargo' ? `EMBARGOED UNTIL ${describeEmbargo(answers, zone)}` : 'FOR IMMEDIATE RELEASE';

/** Sample words stay sample words on paper, and open places make a draft. */
export function withMark(document: Document, answers: Answers): Document {
  const marked = markDraft(document);
  const mark = [isSample(answers) ? 'Sample' : '', marked.mark ?? ''].filter(Boolean).join(' · ');
  return mark === '' ? marked : { ...marked, mark };
}

export const toRelease = (made: Made): Document =>
  withMark(
    {
      title: 'Press Release',
      blocks: [
        paragraph(releaseLine(made), 'strong'),
        heading(1, headlineOf(made.answers)),
        ...bodyOf(made),
        ...contactBlocks(made),
        paragraph('###'),
      ],
    },
    made.answers,
  );

/** The words a reader reads; open places are none yet. */
export function countRelease(made: Made): number {
  const blocks = [heading(3, headlineOf(made.answers)), ...bodyOf(made)];
  const open = listGaps(blocks);
  const text = toText({ title: '', blocks });
  return countWords(open.reduce((rest, label) => rest.replaceAll(`[${label}]`, ''), text));
}

/** Plain text as it is pasted into a mail: headings are lines like any other. */
export const toPlain = (document: Document): string =>
  toText({ ...document, blocks: document.blocks.map((block) => (block.kind === 'heading' ? paragraph(block.text) : block)) });
