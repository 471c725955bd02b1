import { bullets, heading, markDraft, paragraph, withFaults, type Block, type Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { fillGap, gap, listGaps } from '@/lib/gaps';
import { reword, type Rewording } from '@/lib/rewording';
import { formatPressDay } from './dates';
import { describeIndustry, toHeadline, toLead } from './lead';
import { describeSampleAnswers, isSample, type Answers, type Made } from './model';
import { companyOf, nameOf } from './names';
import { toDatelinePlace } from './places';
import { attribute, quoteBlocks } from './quote';
import { bulletMark, countWords, endSentence, hasWords, paragraphsOf, typed, upperFirst, withCapitals, withoutStop } from './sentences';
import { tellSentences, toReported, type Told } from './third-person';
import { asSaid, audienceOf, toldFacts } from './told-facts';
import { datelineDay, describeEmbargo, findDateFault } from './timing';

/** How the news is told: what happened first, a voice right after the lead, or only what fits on half a page. */
const approaches = ['News first', 'Voice first', 'In brief'] as const;
type Approach = (typeof approaches)[number];
export const approachOf = ({ wording }: Pick<Made, 'wording'>): Approach => approaches[wording % approaches.length] ?? 'News first';

const reported = (answers: Answers, name: 'keyBenefits') => toReported(answers[name], nameOf(answers));
const told = (answers: Answers, line: string) => tellSentences(line, nameOf(answers));

/** The announcement in two: its first paragraph, sentence by sentence, and the lines after it. */
function splitAnnouncement(answers: Answers) {
  const [opening = '', ...others] = paragraphsOf(answers.announcement).filter(hasWords);
  const [first = { text: '', isSpoken: false }, ...rest] = told(answers, opening.replace(bulletMark, ''));
  return { first, rest, others };
}

/** Sentences as running text; what only its speaker can say is quoted, with the title at the first time. */
function tell(sentences: readonly Told[], answers: Answers, isAgain: boolean): string {
  const runs: Told[] = [];
  for (const { text, isSpoken } of sentences) {
    const last = runs.at(-1);
    if (isSpoken && last?.isSpoken) runs[runs.length - 1] = { text: `${last.text} ${text}`, isSpoken };
    else runs.push({ text, isSpoken });
  }
  let hasSpoken = isAgain;
  return runs
    .map(({ text, isSpoken }) => {
      if (!isSpoken) return endSentence(withCapitals(text));
      const said = attribute(text, answers, hasSpoken);
      hasSpoken = true;
      return said;
    })
    .join(' ');
}

function headlineFrom(answers: Answers): string {
  const { first } = splitAnnouncement(answers);
  return first.isSpoken ? '' : toHeadline(first.text, nameOf(answers));
}

export const headlineOf = (answers: Answers): string => fillGap(typed(answers.headline) || headlineFrom(answers), 'Headline');

export function datelineOf(made: Pick<Made, 'answers' | 'today' | 'zone'>): string {
  const { answers } = made;
  const place = hasWords(answers.location) ? toDatelinePlace(typed(answers.location)) : gap('CITY');
  const day = datelineDay(made);
  return `${place}, ${day ? formatPressDay(day) : fillGap(withoutStop(answers.date), 'Date')}`;
}

export function leadOf({ answers }: Pick<Made, 'answers'>): string {
  const { first } = splitAnnouncement(answers);
  if (first.text === '') return gap('Main Announcement');
  if (first.isSpoken) return attribute(first.text, answers);
  return toLead(first.text, { company: companyOf(answers), description: describeIndustry(answers.industry) });
}

/** A colon stays before the list that it announces. */
const endBefore = (text: string, next = '') => (text.endsWith(':') && bulletMark.test(next) ? text : endSentence(text));

/** Paragraphs, and the lists between them. */
function proseBlocks(lines: readonly string[], answers: Answers): Block[] {
  const blocks: Block[] = [];
  let items: string[] = [];
  const closeList = () => {
    if (items.length > 0) blocks.push(bullets(items));
    items = [];
  };
  for (const [index, line] of lines.entries()) {
    if (bulletMark.test(line)) {
      items.push(upperFirst(withoutStop(toReported(line.replace(bulletMark, ''), nameOf(answers)))));
      continue;
    }
    closeList();
    const text = line.endsWith(':') ? withCapitals(toReported(line, nameOf(answers))) : tell(told(answers, line), answers, index > 0);
    blocks.push(paragraph(endBefore(text, lines[index + 1])));
  }
  closeList();
  return blocks;
}

/** A line each makes a list, and so do semicolons; a sentence is one, whatever it lists. */
function benefitBlocks({ answers }: Made): Block[] {
  const items = reported(answers, 'keyBenefits')
    .split(/\r?\n|;/)
    .map((item) => typed(item).replace(bulletMark, ''))
    .filter(hasWords);
  const [only = ''] = items;
  if (items.length === 0) return [];
  if (items.length === 1 && /[.!?]$/.test(only)) return [paragraph(upperFirst(only))];
  return [paragraph('Key benefits:'), bullets(items.map((item) => upperFirst(withoutStop(item))))];
}

/** What readers look up, in the user's own words behind a label that needs none of them changed. */
function factBlocks({ answers }: Made): Block[] {
  const facts = [
    ['Product or service', typed(answers.offerName) === nameOf(answers) ? '' : answers.offerName],
    ['Who it is for', audienceOf(answers)],
    ['What sets it apart', answers.edge],
    ['Price', answers.price],
    ['Available', answers.available],
    [/\bso far\b/i.test(answers.proof) ? 'Results' : 'Results so far', answers.proof],
  ]
    .filter(([, said = '']) => hasWords(said))
    .map(([label, said = '']) => `${label}: ${asSaid(typed(said).replace(/(?<=[^.])\.$/, ''))}`);
  return facts.length === 0 ? [] : [paragraph('At a glance:'), bullets(facts)];
}

const addressOnly = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i;
const mailOnly = /^[^\s@]+@[^\s@]+$/;
const phoneOnly = /^\+?[\d(][\d\s()./-]{5,}\d$/;

function closingBlocks({ answers }: Made): Block[] {
  const call = typed(answers.callToAction);
  const bare = withoutStop(call);
  const opening = 'For more information,';
  if (mailOnly.test(bare)) return [paragraph(`${opening} write to ${bare}.`)];
  if (addressOnly.test(bare)) return [paragraph(`${opening} visit ${bare}.`)];
  if (phoneOnly.test(bare)) return [paragraph(`${opening} call ${bare}.`)];
  if (hasWords(call)) return [paragraph(upperFirst(endSentence(call)))];
  return [];
}

function aboutBlocks({ answers }: Made): Block[] {
  const company = companyOf(answers);
  const lines = paragraphsOf(answers.backgroundInfo).filter(hasWords);
  const description = describeIndustry(answers.industry);
  const start = description === '' ? '' : `${company} is ${description}. `;
  return lines.length > 0 ? proseBlocks(lines, answers) : [paragraph(`${start}${gap('Background Information')}`)];
}

/** What may be told in other words; these names stay, whatever becomes of the headline. */
export const newsTitle = 'News';
export const aboutTitle = 'About the company';

/** Where the quote goes in a text that is told anew: nobody else writes it. */
export const quotePlace = gap('Quote');

function newsBlocks(made: Made): Block[] {
  const { answers } = made;
  const { first, rest, others } = splitAnnouncement(answers);
  const quote = quoteBlocks(made).length > 0 ? [paragraph(quotePlace)] : [];
  const opening = first.isSpoken
    ? tell([first, ...rest], answers, false)
    : [leadOf(made), tell(rest, answers, false)].filter(Boolean).join(' ');
  const isColon = (rest.at(-1) ?? first).text.endsWith(':') && bulletMark.test(others[0] ?? '');
  const lead = paragraph(isColon ? opening.replace(/\.$/, ':') : opening);
  const more = (name: 'need' | 'how' | 'next') => proseBlocks(paragraphsOf(answers[name]).filter(hasWords), answers);
  const details = [...proseBlocks(others, answers), ...more('need')];
  const [benefits, facts, closing] = [benefitBlocks(made), factBlocks(made), closingBlocks(made)];
  switch (approachOf(made)) {
    case 'News first':
      return [lead, ...details, ...benefits, ...quote, ...more('how'), ...facts, ...more('next'), ...closing];
    case 'Voice first':
      return [lead, ...quote, ...details, ...more('how'), ...toldFacts(made), ...benefits, ...more('next'), ...closing];
    case 'In brief':
      return [lead, ...(facts.length > 0 ? facts : benefits), ...quote, ...closing];
  }
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

/** Everything that is quoted, a line each. */
export const quoteLine = (made: Made): string =>
  quoteBlocks(made)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
    .join('\n');

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

function contactBlocks({ answers }: Made): Block[] {
  const { contactName, contactEmail, contactPhone } = answers;
  const hasPhone = hasWords(contactPhone);
  const lines = [
    fillGap(typed(contactName), 'Contact Name'),
    companyOf(answers),
    ...(hasWords(contactEmail) || !hasPhone ? [fillGap(withoutStop(contactEmail), 'Contact E-mail')] : []),
    ...(hasPhone ? [typed(contactPhone)] : []),
  ];
  return [heading(2, 'Media Contact'), paragraph(lines.join('\n'))];
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
