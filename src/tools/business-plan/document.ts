import { heading, markDraft, paragraph, withFaults, type Block, type Document } from '@/lib/blocks';
import { shareChart } from '@/lib/charts';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { hasSample } from '@/kinds/records/state';
import { milestoneBlocks, outlookBlocks } from './appendix';
import { milestonesOf } from './appendix-words';
import { originNote, outlines, sections } from './content';
import { printRows, type PrintedRow } from './funds';
import { logoPicture } from './logo-picture';
import { hasSampleFunds, hasSampleWork, isAllSample, sampleAnswerNames, type PlanData } from './model';
import { fillAnswer, type Plan, type Section } from './plan';

const fundsTitle = 'Sources and uses of funds';

export function explainDifference(difference: number, currency: string): string {
  if (difference === 0) return 'Both sides are equal.';
  const amount = formatMoney(Math.abs(difference), currency);
  return difference < 0 ? `The sources fall short of the uses by ${amount}.` : `The sources exceed the uses by ${amount}.`;
}

function fundsBlocks({ funds }: Plan, data: PlanData, currency: string): Block[] {
  if (funds.isEmpty) return [];
  const sources = printRows(funds.sources, data.sources, 'source');
  const uses: PrintedRow[] = [...printRows(funds.uses, data.uses, 'use'), ...funds.received];
  const side = (label: string, rows: readonly PrintedRow[], total: number): Block => ({
    kind: 'table',
    columns: [
      { label, weight: 2 },
      { label: 'Amount', align: 'right', weight: 1 },
    ],
    rows: rows.map(({ name, amount, uncounted }) => [
      name,
      uncounted === undefined ? formatMoney(amount, currency) : `${uncounted} (not counted)`,
    ]),
    foot: [[`Total ${label.toLowerCase()}`, formatMoney(total, currency)]],
  });
  return [
    heading(3, fundsTitle),
    {
      kind: 'columns',
      columns: [[side('Sources', sources, funds.totalSources)], [side('Uses', uses, funds.totalUses)]],
    },
    ...shareChart(
      'Uses of funds',
      uses.flatMap(({ name, amount, uncounted }) =>
        uncounted === undefined ? [{ label: name, value: amount, shown: formatMoney(amount, currency) }] : [],
      ),
    ),
    ...(funds.difference === 0 ? [] : [paragraph(explainDifference(funds.difference, currency), 'warn')]),
  ];
}

const isItem = (line: string) => /^\s*- \S/.test(line);

/** Typed lines as paragraphs and lists. */
function textBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    let lines: string[] = [];
    let isList = false;
    const flush = () => {
      if (lines.length > 0)
        blocks.push(isList ? { kind: 'list', items: lines.map((line) => line.trim().slice(2)) } : paragraph(lines.join('\n').trim()));
      lines = [];
    };
    for (const line of part.split('\n')) {
      if (isItem(line) !== isList) flush();
      isList = isItem(line);
      if (line.trim() !== '') lines.push(line);
    }
    flush();
  }
  return blocks;
}

export interface Origin {
  plan: Plan;
  data: PlanData;
  currency: string;
  /** The day it is printed; a plan on the screen has none. */
  today?: string;
  /** Where it contradicts itself, in sentences. */
  faults?: readonly string[];
}

/** Sample words stay sample words on paper, and open places make a draft. */
export function markOf(document: Document, data: PlanData): Document {
  const marked = markDraft(document);
  const sample = isAllSample(data) ? 'Sample' : hasSampleWork(data) ? 'Partly sample' : '';
  const marks = [sample, marked.mark ?? ''].filter(Boolean);
  return marks.length > 0 ? { ...marked, mark: marks.join(' · ') } : marked;
}

/** Beside words of the user's own, a section of the sample says what it is. */
function isSampleSection({ id, isReworded }: Section, data: PlanData): boolean {
  if (isAllSample(data) || isReworded) return false;
  const { answer } = sections[id];
  const left = sampleAnswerNames(data) as readonly string[];
  return (
    (answer !== null && left.includes(answer)) ||
    (id === 'funding' && hasSampleFunds(data)) ||
    (id === 'milestones' && hasSample(data.milestones?.records ?? [])) ||
    (id === 'appendix' && data.forecast === undefined && hasSample(data.outlook?.records ?? []))
  );
}

const titleOf = ({ companyName }: Plan) => `${fillAnswer(companyName, 'companyName')} Business Plan`;

function build({ plan, data, currency, faults = [] }: Origin, start: Block[], body: (section: Section) => Block[]): Document {
  const blocks: Block[] = [
    ...start,
    ...plan.visible.flatMap((section) => [
      heading(2, section.title),
      ...(isSampleSection(section, data) ? [paragraph('Sample text, to be replaced.', 'warn')] : []),
      ...body(section),
      ...(section.id === 'funding' ? fundsBlocks(plan, data, currency) : []),
      ...(section.id === 'appendix' ? outlookBlocks(plan.outlook, currency) : []),
    ]),
  ];
  const title = plan.companyName.trim() === '' ? 'Business plan' : `${plan.companyName.trim()} business plan`;
  const from = plan.companyName.trim();
  return markOf(withFaults({ title, blocks, foot: originNote, ...(from ? { from } : {}) }, faults), data);
}

/** What a reader wants to know before the first page is turned. */
function coverOf({ plan, data, currency, today = '' }: Origin): Block {
  const { headline } = data.answers;
  const { funds } = plan;
  return {
    kind: 'cover',
    company: plan.companyName.trim(),
    title: titleOf(plan),
    ...(headline.trim() ? { lead: headline.trim() } : {}),
    facts: [
      ...(today === '' ? [] : [{ label: 'Date', value: formatDay(today) }]),
      ...(data.answers.industry.trim() ? [{ label: 'Industry', value: data.answers.industry.trim() }] : []),
      ...(funds.isEmpty ? [] : [{ label: 'Funds needed', value: formatMoney(funds.totalUses, currency) }]),
    ],
    ...(data.logo ? { logo: data.logo } : {}),
  };
}

const spanOf = (months: number) => (months === 12 ? 'year' : `${months} months`);

/** What stands above as a figure is not said again in a line. */
const withoutFigures = (summary: string) => summary.replace(/^- (?:Funds needed|First (?:year|\d+ months)): .*\n?/gm, '');

/** What a reader of the summary looks for first. */
function keyFigures({ plan, currency }: Origin): Block[] {
  const { funds, outlook } = plan;
  const [year] = outlook.years;
  const items = [
    ...(funds.isEmpty ? [] : [{ label: 'funds needed', value: formatMoney(funds.totalUses, currency) }]),
    ...(year && !outlook.isEmpty && !outlook.isTooLarge
      ? [
          { label: `comes in, first ${spanOf(year.months)}`, value: formatMoney(year.income, currency) },
          { label: `goes out, first ${spanOf(year.months)}`, value: formatMoney(year.expense, currency) },
          { label: 'cash at the end of it', value: formatMoney(year.cash, currency) },
        ]
      : []),
  ];
  return items.length > 1 ? [{ kind: 'figures', items }] : [];
}

/** On screen, in Word, PDF, HTML and Markdown. */
export function toDocument(origin: Origin): Document {
  const { data, plan } = origin;
  const isShort = outlines[data.outline].isShort === true || plan.visible.length === 0;
  const figures = origin.today === undefined ? [] : keyFigures(origin);
  const typed = ({ id, isReworded, text }: Section) => {
    if (id === 'milestones' && !isReworded) return milestoneBlocks(milestonesOf(data));
    if (id !== 'summary' || figures.length === 0) return textBlocks(text);
    return [...figures, ...textBlocks(isReworded ? text : withoutFigures(text))];
  };
  if (isShort) return build(origin, [...logoBlocks(data, plan), heading(1, titleOf(plan))], typed);
  return { ...build(origin, [coverOf(origin), { kind: 'contents', title: 'Contents' }, { kind: 'break' }], typed), hasNumbers: true };
}

/** The text file: every section exactly as it was typed. */
export const toTextDocument = (origin: Origin): Document =>
  build(origin, [heading(1, titleOf(origin.plan))], ({ text }) => [paragraph(text)]);

export const logoBlocks = ({ logo }: PlanData, { companyName }: Plan): Block[] =>
  logo
    ? [{ kind: 'picture', picture: logoPicture(logo), label: companyName.trim() ? `Logo of ${companyName.trim()}` : 'Company logo' }]
    : [];
