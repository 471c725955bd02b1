import { bullets, heading, paragraph, type Block, type Document, type Term } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { optionLabel, type Surroundings } from '@/lib/fields';
import { safeUrl } from '@/lib/links';
import { oneLine } from '@/lib/one-line';
import { toSheet, type Sheet } from '@/lib/sheet';
import { joinWords } from '@/lib/text';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { readLocation } from '@/lib/places';
import { disclaimer, questionWords } from './content';
import { fields, questions, type Answers, type Extra, type Requirement } from './model';
import {
  computeProgress,
  describeDue,
  describeProgress,
  describeUsRules,
  formatPercent,
  toGroups,
  upcoming,
  type Progress,
} from './progress';
import { describeLocation } from './place';

const term = (label: string, text: string): Term => ({ label, value: oneLine(text) });

/** A sentence for what may have been typed without a full stop. */
const sentence = ({ label, value }: Term) => `${label}: ${value}${/[.!?…]$/.test(value) ? '' : '.'}`;

/** On paper a link is only what it says. */
const siteOf = (link: string) => link.replace(/^[a-z]+:(\/\/)?(www\.)?/, '').replace(/[/?#].*$/, '');

const boxes = { 'not-started': '[ ]', 'in-progress': '[ ]', completed: '[x]', 'not-applicable': '[-]' };

const nameOf = (item: Requirement) => oneLine(item.requirement) || 'Untitled requirement';

const detailsOf = (item: Requirement): Term[] =>
  [
    term('Why it does not apply', item.status === 'not-applicable' ? item.naReason || 'No reason given yet' : ''),
    term('Why it is here', item.reason),
    term('The test that decides', item.test),
    term('Cost estimate', item.cost),
    term('Owner', item.owner),
    term('Evidence', item.evidence),
    term('Rule as of', item.asOf),
  ].filter(({ value }) => value !== '');

const resourcesOf = (item: Requirement): Term[] => {
  const resources = item.resources.map(oneLine).filter(Boolean);
  return resources.length > 0 ? [{ label: 'Resources', value: resources.join('; ') }] : [];
};

function itemBlocks(item: Requirement, formedOn: string, today: string, isMarked: boolean): Block[] {
  const due = describeDue(item, formedOn, today);
  const link = safeUrl(item.link);
  const details = detailsOf(item);
  const facts = [
    ...(isMarked && isSampleRecord(item) ? ['Sample'] : []),
    `${optionLabel(fields.priority, item.priority)} priority`,
    optionLabel(fields.need, item.need),
    `Status: ${optionLabel(fields.status, item.status)}`,
    ...(due === '' ? [] : [due]),
    ...(item.repeats === 'never' ? [] : [optionLabel(fields.repeats, item.repeats)]),
  ];
  return [
    heading(3, `${boxes[item.status]} ${nameOf(item)}`),
    paragraph(facts.join(' · '), 'muted'),
    ...(item.description.trim() === '' ? [] : [paragraph(item.description.trim())]),
    ...(details.length > 0 ? [bullets(details.map(sentence))] : []),
    ...resourcesOf(item).map(({ label, value }) => paragraph(`${label}: ${value}`)),
    ...(link ? [{ kind: 'link' as const, text: `Official link (${siteOf(link)})`, url: link }] : []),
  ];
}

/** On paper the requirements of a category are one table, each with what else is to be said of it below. */
function printedGroup(items: readonly Requirement[], formedOn: string, today: string, isMarked: boolean): Block {
  return {
    kind: 'table',
    columns: [
      { label: 'Requirement', weight: 3 },
      { label: 'Applies', weight: 1.5 },
      { label: 'Priority', weight: 0.9 },
      { label: 'Status', weight: 1.2 },
      { label: 'Due', weight: 1.7 },
    ],
    rows: items.map((item) => [
      `${nameOf(item)}${isMarked && isSampleRecord(item) ? ' (sample)' : ''}`,
      optionLabel(fields.need, item.need),
      optionLabel(fields.priority, item.priority),
      optionLabel(fields.status, item.status),
      item.dueDate === '' ? '' : formatDay(item.dueDate),
    ]),
    notes: items.map((item) => {
      const due = item.dueDate === '' ? describeDue(item, formedOn, today) : '';
      return [item.description.trim(), ...(due === '' ? [] : [`${due}.`]), ...[...detailsOf(item), ...resourcesOf(item)].map(sentence)]
        .filter(Boolean)
        .join('\n');
    }),
  };
}

/** In a table there is no place for a link that can be followed. */
function officialLinks(items: readonly Requirement[]): Block[] {
  const links = items.flatMap((item) => {
    const url = safeUrl(item.link);
    return url ? [{ kind: 'link' as const, text: `${nameOf(item)} (${siteOf(url)})`, url }] : [];
  });
  return links.length > 0 ? [heading(2, 'Official links'), ...links] : [];
}

function dueBlocks(dated: readonly Requirement[]): Block[] {
  if (dated.length === 0) return [];
  return [
    heading(2, 'What is due when'),
    {
      kind: 'table',
      columns: [
        { label: 'Due date', weight: 1.2 },
        { label: 'Requirement', weight: 3 },
        { label: 'Repeats', weight: 1.2 },
        { label: 'Owner' },
      ],
      rows: dated.map((item) => [
        formatDay(item.dueDate),
        nameOf(item),
        optionLabel(fields.repeats, item.repeats),
        oneLine(item.owner) || 'Nobody yet',
      ]),
    },
  ];
}

const progressFigures = (progress: Progress): Block => ({
  kind: 'figures',
  items: [
    { label: 'complete', value: formatPercent(progress) },
    { label: 'completed', value: String(progress.completed) },
    { label: 'in progress', value: String(progress.inProgress) },
    { label: 'not started', value: String(progress.notStarted) },
    ...(progress.notApplicable > 0 ? [{ label: 'not applicable, not counted', value: String(progress.notApplicable) }] : []),
  ],
});

function describeAnswers(made: Answers): string {
  const yes = questions.filter((name) => made[name]).map((name) => questionWords[name]);
  return yes.length > 0 ? `The business ${joinWords(yes)}.` : 'None of the further questions was answered with yes.';
}

/** The whole checklist as a document: where it stands, each requirement, and what is due when; with figures and rules where it is printed. */
export function toReport(items: readonly Requirement[], { made, answers }: Extra, { today }: Surroundings, isPrinted = false): Document {
  const from = made ?? answers;
  const location = readLocation(from.location);
  const title = 'Legal compliance checklist';
  const basis = [from.businessType, oneLine(from.location), from.industry].map(oneLine).filter(Boolean).join(' · ');
  const dated = upcoming(items);
  const progress = computeProgress(items);
  const usRules = describeUsRules(items);
  // Beside requirements of the user's own, only the samples themselves say what they are.
  const isSample = items.length > 0 && isAllSample(items);
  const blocks: Block[] = [
    heading(1, title),
    ...(basis === '' ? [] : [isPrinted ? { kind: 'lead' as const, text: basis } : paragraph(basis, 'strong')]),
    paragraph([describeLocation(location), describeAnswers(from)].filter(Boolean).join(' ')),
    ...(isPrinted ? [] : [paragraph(`${describeProgress(progress)}.`, 'strong')]),
    ...(today === '' ? [] : [paragraph(`As it stood on ${formatDay(today)}.`, 'muted')]),
    ...(isPrinted ? [progressFigures(progress)] : []),
    ...(location.region === 'US' || usRules === '' ? [] : [paragraph(usRules, 'warn')]),
  ];
  // Who gets it on paper looks for the next dates first.
  if (isPrinted) blocks.push(...dueBlocks(dated));
  for (const group of toGroups(items)) {
    blocks.push(
      heading(2, group.category),
      ...(isPrinted
        ? [printedGroup(group.items, from.formedOn, today, !isSample)]
        : group.items.flatMap((item) => itemBlocks(item, from.formedOn, today, !isSample))),
    );
  }
  blocks.push(...(isPrinted ? officialLinks(items) : dueBlocks(dated)));
  blocks.push(heading(2, 'Legal disclaimer'), paragraph(disclaimer));
  return { title, blocks, ...(isSample ? { mark: 'Sample' } : {}) };
}

const { rule: _rule, key: _key, revision: _revision, ...shown } = fields;
/** The columns of the files and of an import; how a rule is found again is nothing for a spreadsheet. */
export const shownFields = shown as typeof fields;

export const toChecklistSheet = (items: readonly Requirement[], currency: string): Sheet =>
  toSheet('Compliance checklist', shownFields, items, currency);
