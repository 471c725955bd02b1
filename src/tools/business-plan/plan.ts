import { readDraft, type Surroundings } from '@/lib/fields';
import { fillGap, gap, showGaps } from '@/lib/gaps';
import { beginSentence } from '@/writer/words';
import { sections, type SectionId } from './content';
import { describeMilestones, describeOutlook, milestonesOf } from './appendix-words';
import { computeFunds, type Funds } from './funds';
import { fields, layoutOf, type AnswerName, type PlanData, type Wording } from './model';
import { computeOutlook, type Outlook } from './outlook';
import { formatMoney } from '@/lib/money';
import { digitsOf } from './shorten';
import { sketch } from './sketch';
import { introduce, isToldIn, summarise } from './summary';

type TextName = Exclude<AnswerName, 'runningMonths' | 'amount'>;

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
  /** The amount and what it is for, in whatever outline; empty where neither was told. */
  ask: string;
  funds: Funds;
  outlook: Outlook;
}

const notWritten = (label: string) => `${label} - not written yet`;

export const fillAnswer = (typed: string, name: TextName) => fillGap(typed, notWritten(fields[name].label));

const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text.replace(/[\s,;:]+$/, '')}.`);

type Values = Record<TextName, string> & { amount: number };

const readAnswers = ({ answers }: PlanData, around: Surroundings): Values => readDraft(fields, answers, around).values;

/** What the sections are made of. */
interface Material {
  data: PlanData;
  around: Surroundings;
  values: Values;
  funds: Funds;
  outlook: Outlook;
}

const gather = (data: PlanData, around: Surroundings): Material => ({
  data,
  around,
  values: readAnswers(data, around),
  funds: computeFunds(data, around),
  outlook: computeOutlook(data, around),
});

const summaryNeeds = 'What is sold, who buys it and how much money is needed';

/** What the company does, or whose plan it is where nothing says so; the trade; and what to know of it first. */
function composeSummary({ data, around, values, funds, outlook }: Material): string {
  const { opening, facts } = introduce(data);
  const lines = [...facts, ...summarise(data, values.amount, funds, outlook, around)];
  const said = [...opening, sketch(data.answers, [...opening, ...lines].join('\n'), around.currency)].filter((part) => part !== '');
  const isUnknown = (['problem', 'solution', 'targetMarket', 'funding'] as const).every((name) => values[name].trim() === '');
  return [
    said.join('\n\n') || endSentence(`This is the business plan of ${fillAnswer(values.companyName, 'companyName')}`),
    `Industry: ${fillAnswer(values.industry, 'industry')}`,
    lines.join('\n') || (said.length === 0 && isUnknown ? gap(notWritten(summaryNeeds)) : ''),
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n');
}

/** The amount by itself, then what it is for. */
function composeAsk({ values, around }: Material): string {
  const amount = formatMoney(values.amount, around.currency);
  const isSaid = digitsOf(values.funding).includes(digitsOf(amount));
  if (values.amount === 0 || isSaid) return beginSentence(values.funding.trim());
  return [`Amount needed: ${amount}`, beginSentence(values.funding.trim())].filter((part) => part.trim() !== '').join('\n\n');
}

const sourcesOf = (id: SectionId): readonly TextName[] => {
  const { answer } = sections[id];
  return answer ? [answer] : ['companyName', 'industry', 'headline', 'company'];
};

/** Good to have; without an answer a plan does without the chapter, too. */
const isLeftOut = (id: SectionId, { data, values, outlook }: Material): boolean =>
  id === 'milestones'
    ? milestonesOf(data).length === 0
    : id === 'appendix'
      ? outlook.isEmpty
      : (id === 'size' || id === 'ownership') && sourcesOf(id).every((name) => values[name].trim() === '');

/** A short answer that stands in the chapter of another one: what customers pay, and, in a plan without a summary, why they do. */
function composeBeside(id: SectionId, { data, values }: Material): string {
  if (id === 'revenue' && values.price.trim() !== '' && !isToldIn(data, 'price')) return `Price: ${values.price.trim()}`;
  const hasSummary = layoutOf(data).some((place) => place.id === 'summary' && !place.isHidden);
  if (id !== 'competition' || hasSummary || values.edge.trim() === '' || isToldIn(data, 'edge')) return '';
  return `What makes it different: ${values.edge.trim()}`;
}

/** The section made from the answers alone. */
function composeSection(id: SectionId, material: Material): string {
  const { data, around, values, outlook } = material;
  const { answer } = sections[id];
  if (id === 'milestones') return describeMilestones(milestonesOf(data));
  if (id === 'appendix') return outlook.isEmpty ? '' : describeOutlook(outlook, around.currency);
  // A plan is whole without an end of its own, but says that it has none.
  if (id === 'conclusion' && values.nextSteps.trim() === '') return 'No next steps have been set out yet.';
  if (id === 'funding') return fillAnswer(composeAsk(material), 'funding');
  if (!answer) return composeSummary(material);
  const beside = composeBeside(id, material);
  // A chapter that says something is not one that is missing.
  if (beside !== '' && values[answer].trim() === '') return beside;
  return [fillAnswer(beginSentence(values[answer].trim()), answer), beside].filter((part) => part !== '').join('\n\n');
}

const labels = [...Object.values(fields).map(({ label }) => label), summaryNeeds].map(notWritten);

/** Brackets that the user left standing while rewording are still open places. */
const restoreGaps = (text: string) => labels.reduce((all, label) => all.replaceAll(`[${label}]`, gap(label)), showGaps(text));

function toSection(material: Material, id: SectionId, isHidden: boolean): Section {
  const { data, values } = material;
  const { title, answer } = sections[id];
  const composed = composeSection(id, material);
  const wording = data.wordings.findLast((one) => one.id === id);
  const isReworded = wording !== undefined && wording.replaces === composed;
  // These two are only there where something was entered for them.
  const isEntered = id === 'milestones' || id === 'appendix';
  const isUnanswered =
    !isEntered &&
    sourcesOf(id).every((name) => values[name].trim() === '') &&
    (id !== 'funding' || values.amount === 0) &&
    composeBeside(id, material) === '';
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
  const material = gather(data, around);
  const all = layoutOf(data)
    .filter(({ id }) => !isLeftOut(id, material))
    .map(({ id, isHidden }) => toSection(material, id, isHidden));
  const visible = all.filter(({ isHidden }) => !isHidden);
  return {
    companyName: material.values.companyName,
    sections: all,
    visible,
    empty: visible.filter(({ isEmpty }) => isEmpty),
    ask: composeAsk(material),
    funds: material.funds,
    outlook: material.outlook,
  };
}

const others = ({ wordings }: PlanData, id: SectionId) => wordings.filter((one) => one.id !== id);

/** Typing the composed text back is the same as never having changed it. */
export function reword(data: PlanData, id: SectionId, text: string, around: Surroundings): PlanData {
  const replaces = composeSection(id, gather(data, around));
  return { ...data, wordings: text === showGaps(replaces) ? others(data, id) : [...others(data, id), { id, text, replaces }] };
}

export const dropWording = (data: PlanData, id: SectionId): PlanData => ({ ...data, wordings: others(data, id) });
