import { bullets, heading, markDraft, paragraph, type Block, type Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { fillGap, gap, listGaps } from '@/lib/gaps';
import { joinWords, splitList } from '@/lib/text';
import { formatPressDay, readReleaseDay } from './dates';
import { describeIndustry, toHeadline, toLead } from './lead';
import { isSample, type Answers, type Made } from './model';
import { toDatelinePlace } from './places';
import { countWords, endSentence, hasWords, midway, paragraphsOf, splitSentences, typed, upperFirst, withoutStop } from './sentences';
import { toReported } from './third-person';
import { describeEmbargo } from './timing';

/** The name as it stands in a sentence; a comma at its end was a slip. */
export const nameOf = ({ companyName }: Answers) => typed(companyName).replace(/[\s,;:]+$/, '');

export const companyOf = (answers: Answers) => fillGap(nameOf(answers), 'Company Name');

const reported = (answers: Answers, name: 'announcement' | 'keyBenefits' | 'backgroundInfo') => toReported(answers[name], nameOf(answers));

/** The announcement in three: its first sentence, the rest of that paragraph, and the paragraphs after it. */
function splitAnnouncement(answers: Answers) {
  const [opening = '', ...others] = paragraphsOf(reported(answers, 'announcement')).filter(hasWords);
  const [first = '', ...rest] = splitSentences(opening);
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
const bulletMark = /^(?:[-*•–—]|\d+[.)])\s+/;

export const audienceOf = ({ targetAudience }: Answers) => (hasWords(targetAudience) ? midway(withoutStop(targetAudience)) : '');

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

/** The end of spoken words before "said": a full stop gives way to a comma. */
const beforeSaid = (text: string) => (/[!?…]$/.test(text) ? text : `${text.replace(/[\s.,;:–—-]+$/, '')},`);

function quoteBlocks({ answers }: Made): Block[] {
  const spoken = spokenWords(answers.quote);
  if (!hasWords(spoken)) return [];
  const company = companyOf(answers);
  const title = withoutStop(answers.quoteTitle);
  const isWhole = title.toLowerCase().includes(nameOf(answers).toLowerCase()) || / (?:at|of) /.test(` ${title} `);
  const role = !hasWords(title) ? ` of ${company}` : isWhole && hasWords(answers.companyName) ? `, ${title}` : `, ${title} of ${company}`;
  const [first = '', ...rest] = splitSentences(spoken);
  const more = rest.join(' ');
  const speaker = `${fillGap(withoutStop(answers.quotePerson), 'Quoted Person')}${role}`;
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
  const told = paragraphsOf(reported(answers, 'backgroundInfo')).filter(hasWords).map(endSentence);
  const description = describeIndustry(answers.industry);
  const start = description === '' ? '' : `${company} is ${description}. `;
  return [
    heading(2, `About ${company}`),
    ...(told.length > 0 ? told.map((text) => paragraph(text)) : [paragraph(`${start}${gap('Background Information')}`)]),
  ];
}

/** From the headline to the portrait of the company: what is counted as the release’s words. */
function bodyOf(made: Made): Block[] {
  const { answers, wording } = made;
  const { rest, others } = splitAnnouncement(answers);
  const benefits = benefitBlocks(made);
  const quote = quoteBlocks(made);
  return [
    paragraph([`${datelineOf(made)} — ${leadOf(made)}`, ...rest.map(endSentence)].join(' ')),
    ...others.map((text) => paragraph(endSentence(text))),
    ...(wording % 2 === 0 ? [...benefits, ...quote] : [...quote, ...benefits]),
    ...closingBlocks(made),
    ...aboutBlocks(made),
  ];
}

function contactBlocks({ answers, wording }: Made): Block[] {
  const { contactName, contactEmail, contactPhone } = answers;
  const hasPhone = hasWords(contactPhone);
  const lines = [
    fillGap(typed(contactName), 'Contact Name'),
    companyOf(answers),
    ...(hasWords(contactEmail) || !hasPhone ? [fillGap(typed(contactEmail), 'Contact E-mail')] : []),
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
