import { readDraft, type Surroundings } from '@/lib/fields';
import { fillGap, gap, showGaps } from '@/lib/gaps';
import { outlines, sections, type Requirement, type SectionId } from './content';
import { computeFunds, type Funds } from './funds';
import { fields, layoutOf, type AnswerName, type PlanData, type Wording } from './model';

type TextName = Exclude<AnswerName, 'runningMonths'>;

/** One section as it stands in the plan. */
export interface Section {
  id: SectionId;
  title: string;
  isHidden: boolean;
  /** With its open places. */
  text: string;
  /** Nothing has been written for it yet. */
  isEmpty: boolean;
  isReworded: boolean;
  /** Words of the user that were written for other answers and are kept aside. */
  setAside: Wording | undefined;
}

export interface Plan {
  companyName: string;
  sections: Section[];
  visible: Section[];
  empty: Section[];
  funds: Funds;
}

const notWritten = (label: string) => `${label} - not written yet`;

export const fillAnswer = (typed: string, name: TextName) => fillGap(typed, notWritten(fields[name].label));

const longestSentence = 280;
const abbreviations = /(?:^|[\s(])(?:e\.g|i\.e|approx|ca|etc|no|vs|inc|ltd|co|corp|st|dr|mr|mrs|ms|\p{L}|\p{L}\.\p{L})\.$/iu;

/** Up to the first mark that ends a sentence; "e.g." and "Inc." do not. */
function cutSentence(line: string): string {
  for (const match of line.matchAll(/[.!?。！？]+(?=\s|$)/gu)) {
    const sentence = line.slice(0, match.index + match[0].length);
    if (!abbreviations.test(sentence)) return sentence;
  }
  return line;
}

const itemMark = /^(?:[-*•–]|\d{1,2}[.)])\s+(?=\S)/;

/** Without the mark at its end, so that others can follow it; "Inc." keeps its own. */
const openEnd = (words: string) => (abbreviations.test(words) ? words : words.replace(/[\s.,;:]+$/, ''));

/** The items of a list in one line, each by its first sentence. */
function joinItems(items: readonly string[]): string {
  const words = items.map((item) => openEnd(cutSentence(item.replace(itemMark, '')))).filter(Boolean);
  return words.join(words.some((item) => /[,;:!?]/.test(item)) ? '; ' : ', ');
}

function briefOf(answer: string): string {
  const lines = answer
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first = '', ...rest] = lines;
  const leading = (all: readonly string[]) => {
    const end = all.findIndex((line) => !itemMark.test(line));
    return end === -1 ? all : all.slice(0, end);
  };
  if (itemMark.test(first)) return joinItems(leading(lines)) || first;
  if (!first.endsWith(':')) return cutSentence(first);
  const items = leading(rest);
  const more = items.length > 0 ? joinItems(items) : cutSentence(rest[0] ?? '');
  return more === '' ? openEnd(first) || first : `${first} ${more}`;
}

/** The first sentence, as the short form of an answer: a list counts as one, and what is too long is cut between words. */
export function firstSentence(answer: string): string {
  const sentence = briefOf(answer);
  if (Array.from(sentence).length <= longestSentence) return sentence;
  const cut = Array.from(sentence).slice(0, longestSentence).join('');
  return `${openEnd(cut.replace(/\s+\S*$/, ''))}…`;
}

const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text.replace(/[\s,;:]+$/, '')}.`);

type Values = Record<TextName, string>;

const readAnswers = ({ answers }: PlanData, around: Surroundings): Values => readDraft(fields, answers, around).values;

const brief = (values: Values, label: string, name: TextName) => `- ${label}: ${fillAnswer(firstSentence(values[name]), name)}`;

function composeSummary(values: Values): string {
  const company = fillAnswer(values.companyName, 'companyName');
  const points = [
    // It stands nowhere else, so it stands here whole.
    `- Industry: ${fillAnswer(values.industry, 'industry')}`,
    brief(values, 'Problem', 'problem'),
    brief(values, 'Solution', 'solution'),
    brief(values, 'Customers', 'targetMarket'),
    brief(values, 'Revenue', 'revenue'),
    brief(values, 'Funding', 'funding'),
  ];
  return `${endSentence(`This is the business plan of ${company}`)} In short:\n\n${points.join('\n')}`;
}

function composeConclusion(values: Values): string {
  const company = fillAnswer(values.companyName, 'companyName');
  const points = [
    brief(values, 'What it offers', 'solution'),
    brief(values, 'For whom', 'targetMarket'),
    brief(values, 'What it asks for', 'funding'),
  ];
  return `This plan sets out what ${company} does, for whom, and what it needs.\n\n${points.join('\n')}\n\nThe statements and figures in it are the company’s own. The next step is to go through them together.`;
}

const sourcesOf = (id: SectionId): readonly TextName[] => {
  const { answer } = sections[id];
  if (answer) return [answer];
  return id === 'summary'
    ? ['companyName', 'industry', 'problem', 'solution', 'targetMarket', 'revenue', 'funding']
    : ['companyName', 'solution', 'targetMarket', 'funding'];
};

/** The section made from the answers alone. */
export function composeSection(id: SectionId, values: Values): string {
  const { answer } = sections[id];
  if (answer) return fillAnswer(values[answer], answer);
  return id === 'summary' ? composeSummary(values) : composeConclusion(values);
}

const labels = Object.values(fields).map(({ label }) => notWritten(label));

/** Brackets that the user left standing while rewording are still open places. */
const restoreGaps = (text: string) => labels.reduce((all, label) => all.replaceAll(`[${label}]`, gap(label)), showGaps(text));

function toSection(data: PlanData, values: Values, id: SectionId, isHidden: boolean): Section {
  const { title, answer } = sections[id];
  const composed = composeSection(id, values);
  const wording = data.wordings.findLast((one) => one.id === id);
  const isReworded = wording !== undefined && wording.replaces === composed;
  const isUnanswered = sourcesOf(id).every((name) => values[name].trim() === '');
  const own = isReworded ? restoreGaps(wording.text).trim() : composed;
  const hasOwnGap = answer !== null && own.includes(gap(notWritten(fields[answer].label)));
  return {
    id,
    title,
    isHidden,
    text: own || gap(notWritten(title)),
    isEmpty: isReworded ? own === '' || hasOwnGap : isUnanswered,
    isReworded,
    setAside: isReworded ? undefined : wording,
  };
}

export function makePlan(data: PlanData, around: Surroundings): Plan {
  const values = readAnswers(data, around);
  const all = layoutOf(data).map(({ id, isHidden }) => toSection(data, values, id, isHidden));
  const visible = all.filter(({ isHidden }) => !isHidden);
  return {
    companyName: values.companyName,
    sections: all,
    visible,
    empty: visible.filter(({ isEmpty }) => isEmpty),
    funds: computeFunds(data, around),
  };
}

const others = ({ wordings }: PlanData, id: SectionId) => wordings.filter((one) => one.id !== id);

/** Typing the composed text back is the same as never having changed it. */
export function reword(data: PlanData, id: SectionId, text: string, around: Surroundings): PlanData {
  const replaces = composeSection(id, readAnswers(data, around));
  return { ...data, wordings: text === showGaps(replaces) ? others(data, id) : [...others(data, id), { id, text, replaces }] };
}

export const dropWording = (data: PlanData, id: SectionId): PlanData => ({ ...data, wordings: others(data, id) });

export interface Completeness {
  items: { label: string; isDone: boolean }[];
  done: number;
  /** Whole percent, 100 only when nothing is missing. */
  percent: number;
}

export const fundsLabel = 'Sources and uses, both sides equal';

export function computeCompleteness(data: PlanData, funds: Funds): Completeness {
  const isDone = (name: Requirement) =>
    name === 'funds' ? !funds.isEmpty && funds.difference === 0 && funds.totalUses > 0 : data.answers[name].trim() !== '';
  const items = outlines[data.outline].required.map((name) => ({
    label: name === 'funds' ? fundsLabel : fields[name].label,
    isDone: isDone(name),
  }));
  const done = items.filter((item) => item.isDone).length;
  return { items, done, percent: Math.floor((done * 100) / items.length) };
}
