import { bullets, heading, markDraft, paragraph, withFaults, type Block, type Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { fillGap, gap, listGaps } from '@/lib/gaps';
import { reword, type Rewording } from '@/lib/rewording';
import { joinWords, splitList } from '@/lib/text';
import { formatPressDay } from './dates';
import { describeIndustry, toHeadline, toLead } from './lead';
import { describeSampleAnswers, isSample, type Answers, type Made } from './model';
import { companyOf, nameOf } from './names';
import { toDatelinePlace } from './places';
import { quoteBlocks } from './quote';
import {
  bulletMark,
  countWords,
  endSentence,
  hasWords,
  midway,
  midwayGroup,
  paragraphsOf,
  splitSentences,
  typed,
  upperFirst,
  withCapitals,
  withoutStop,
} from './sentences';
import { toReported } from './third-person';
import { datelineDay, describeEmbargo, findDateFault } from './timing';

const reported = (answers: Answers, name: 'announcement' | 'keyBenefits' | 'backgroundInfo') => toReported(answers[name], nameOf(answers));

/** The announcement in three: its first sentence, the rest of that paragraph, and the paragraphs after it. */
function splitAnnouncement(answers: Answers) {
  const [opening = '', ...others] = paragraphsOf(reported(answers, 'announcement')).filter(hasWords);
  const [first = '', ...rest] = splitSentences(opening.replace(bulletMark, ''));
  return { first, rest, others };
}

export const headlineOf = (answers: Answers): string =>
  fillGap(typed(answers.headline) || toHeadline(splitAnnouncement(answers).first, nameOf(answers)), 'Headline');

export function datelineOf(made: Pick<Made, 'answers' | 'today' | 'zone'>): string {
  const { answers } = made;
  const place = hasWords(answers.location) ? toDatelinePlace(typed(answers.location)) : gap('CITY');
  const day = datelineDay(made);
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

/** "Saves time": what it does rather than what it is. */
const doing =
  /^(?:saves|reduces|helps|makes|cuts|improves|increases|lowers|gives|lets|provides|offers|keeps|protects|prevents|allows|enables|boosts|brings|removes|simplifies|shortens|speeds|takes|works|runs|fits|costs|lasts)\b(?! (?:and|or|of) )/i;

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
  const isDoing = doing.test(series);
  const are = many ? 'are these:' : isDoing ? 'is that' : 'is this:';
  return [
    paragraph(
      `The key ${many ? 'benefits' : 'benefit'}${audience ? ` for ${audience}` : ''} ${are} ${isDoing ? 'it ' : ''}${endSentence(isDoing ? series.charAt(0).toLowerCase() + series.slice(1) : midway(series))}`,
    ),
  ];
}

const addressOnly = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i;
const mailOnly = /^[^\s@]+@[^\s@]+$/;
const phoneOnly = /^\+?[\d(][\d\s()./-]{5,}\d$/;

function closingBlocks({ answers, wording }: Made): Block[] {
  const call = typed(answers.callToAction);
  const bare = withoutStop(call);
  const opening = ['For more information,', 'To learn more,', 'For details,'][wording % 3];
  if (mailOnly.test(bare)) return [paragraph(`${opening} write to ${bare}.`)];
  if (addressOnly.test(bare)) return [paragraph(`${opening} visit ${bare}.`)];
  if (phoneOnly.test(bare)) return [paragraph(`${opening} call ${bare}.`)];
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

/** A release that is half a sample, or whose dates contradict each other, is a draft that says so on top, until that is changed or meant so. */
export function toRelease(made: Made, kept: readonly string[] = []): Document {
  const faults = [describeSampleAnswers(made.answers), findDateFault(made)];
  return withFaults(
    toPlainRelease(made),
    faults.filter((fault) => fault !== '' && !kept.includes(fault)),
  );
}

const toPlainRelease = (made: Made): Document =>
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
