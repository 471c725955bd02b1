import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
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
import { computeProgress, describeDue, describeProgress, describeUsRules, toGroups, upcoming } from './progress';
import { describeLocation } from './place';

/** A sentence for what may have been typed without a full stop. */
const sentence = (label: string, text: string) => {
  const words = oneLine(text);
  return words === '' ? '' : `${label}: ${words}${/[.!?…]$/.test(words) ? '' : '.'}`;
};

/** On paper a link is only what it says. */
const siteOf = (link: string) => link.replace(/^[a-z]+:(\/\/)?(www\.)?/, '').replace(/[/?#].*$/, '');

const boxes = { 'not-started': '[ ]', 'in-progress': '[ ]', completed: '[x]', 'not-applicable': '[-]' };

const nameOf = (item: Requirement) => oneLine(item.requirement) || 'Untitled requirement';

function itemBlocks(item: Requirement, formedOn: string, today: string, isMarked: boolean): Block[] {
  const due = describeDue(item, formedOn, today);
  const link = safeUrl(item.link);
  const facts = [
    ...(isMarked && isSampleRecord(item) ? ['Sample'] : []),
    `${optionLabel(fields.priority, item.priority)} priority`,
    optionLabel(fields.need, item.need),
    `Status: ${optionLabel(fields.status, item.status)}`,
    ...(due === '' ? [] : [due]),
    ...(item.repeats === 'never' ? [] : [optionLabel(fields.repeats, item.repeats)]),
  ];
  const details = [
    item.status === 'not-applicable' ? sentence('Why it does not apply', item.naReason || 'No reason given yet') : '',
    sentence('Why it is here', item.reason),
    sentence('The test that decides', item.test),
    sentence('Cost estimate', item.cost),
    sentence('Owner', item.owner),
    sentence('Evidence', item.evidence),
    sentence('Rule as of', item.asOf),
  ].filter(Boolean);
  const resources = item.resources.map(oneLine).filter(Boolean);
  return [
    heading(3, `${boxes[item.status]} ${nameOf(item)}`),
    paragraph(facts.join(' · '), 'muted'),
    ...(item.description.trim() === '' ? [] : [paragraph(item.description.trim())]),
    ...(details.length > 0 ? [bullets(details)] : []),
    ...(resources.length > 0 ? [paragraph(`Resources: ${resources.join('; ')}`)] : []),
    ...(link ? [{ kind: 'link' as const, text: `Official link (${siteOf(link)})`, url: link }] : []),
  ];
}

function describeAnswers(made: Answers): string {
  const yes = questions.filter((name) => made[name]).map((name) => questionWords[name]);
  return yes.length > 0 ? `The business ${joinWords(yes)}.` : 'None of the further questions was answered with yes.';
}

/** The whole checklist as a document: where it stands, each requirement, and what is due when. */
export function toReport(items: readonly Requirement[], { made, answers }: Extra, { today }: Surroundings): Document {
  const from = made ?? answers;
  const location = readLocation(from.location);
  const title = 'Legal compliance checklist';
  const basis = [from.businessType, oneLine(from.location), from.industry].map(oneLine).filter(Boolean).join(' · ');
  const dated = upcoming(items);
  const usRules = describeUsRules(items);
  // Beside requirements of the user's own, only the samples themselves say what they are.
  const isSample = items.length > 0 && isAllSample(items);
  const blocks: Block[] = [
    heading(1, title),
    ...(basis === '' ? [] : [paragraph(basis, 'strong')]),
    paragraph([describeLocation(location), describeAnswers(from)].filter(Boolean).join(' ')),
    paragraph(`${describeProgress(computeProgress(items))}.`, 'strong'),
    ...(today === '' ? [] : [paragraph(`As it stood on ${formatDay(today)}.`, 'muted')]),
    ...(location.region === 'US' || usRules === '' ? [] : [paragraph(usRules, 'warn')]),
  ];
  for (const group of toGroups(items)) {
    blocks.push(heading(2, group.category), ...group.items.flatMap((item) => itemBlocks(item, from.formedOn, today, !isSample)));
  }
  if (dated.length > 0) {
    blocks.push(heading(2, 'What is due when'), {
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
    });
  }
  blocks.push(heading(2, 'Legal disclaimer'), paragraph(disclaimer));
  return { title, blocks, ...(isSample ? { mark: 'Sample' } : {}) };
}

const { rule: _rule, key: _key, revision: _revision, ...shown } = fields;
/** The columns of the files and of an import; how a rule is found again is nothing for a spreadsheet. */
export const shownFields = shown as typeof fields;

export const toChecklistSheet = (items: readonly Requirement[], currency: string): Sheet =>
  toSheet('Compliance checklist', shownFields, items, currency);
