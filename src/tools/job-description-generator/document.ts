import { endSentence } from '@/lib/sentences';
import { bullets, heading, markDraft, paragraph, withFaults, type Block, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { fillGap, gap } from '@/lib/gaps';
import { joinWords } from '@/lib/text';
import { aboutBlocks } from './about';
import { levelWords, sections, sectionTitles, type Section } from './content';
import { describeType, type Facts } from './facts';
import { linesOf } from './lines';
import type { Posting } from './model';
import { accommodationText, equalOpportunityText, suggestedNote, templateNote } from './notes';
import { oneLine } from './words';

/** "Location: Denver, CO" and the rest of the header. */
export function toHeader(facts: Facts): { label: string; value: string }[] {
  const { company, department, location, workplace, level, contract, salary, otherPay } = facts;
  return [
    { label: 'Company', value: fillGap(company, 'Company') },
    ...(department === '' ? [] : [{ label: 'Department', value: department }]),
    ...(location === '' && workplace === 'remote' ? [] : [{ label: 'Location', value: fillGap(location, 'Location') }]),
    { label: 'Job type', value: describeType(facts) },
    ...(contract === 'internship' ? [] : [{ label: 'Experience level', value: levelWords[level] }]),
    ...(salary === '' ? [] : [{ label: 'Salary', value: salary }]),
    ...(otherPay === '' ? [] : [{ label: 'Other pay', value: otherPay }]),
  ];
}

/** A whole line in brackets asks for something; the posting is a draft until it is answered. */
const openLine = /^\[([^[\]\n]{1,80})\]$/;

/** What is said; lines that only ask are none of it. */
export const textsOf = (posting: Posting, section: Section) =>
  linesOf(posting, section)
    .map(({ text }) => oneLine(text))
    .filter((text) => !openLine.test(text));

/** The models whose words go out, each with its sections. */
export function listWriters(posting: Posting): { by: string; places: string[] }[] {
  const texts = [
    { by: posting.summary.trim() === '' ? '' : posting.summaryBy, place: 'Summary' },
    ...sections.flatMap((section) => linesOf(posting, section).map(({ by }) => ({ by, place: sectionTitles[section] }))),
  ];
  return [...new Set(texts.flatMap(({ by }) => (by ? [by] : [])))].map((by) => ({
    by,
    places: [...new Set(texts.filter((text) => text.by === by).map(({ place }) => place))],
  }));
}

/** What a model or the title left for somebody who knows: "[team size]". */
export const listOpen = (posting: Posting): string[] => [
  ...new Set(
    [
      ...(posting.summaryBy ? [posting.summary] : []),
      ...sections.flatMap((section) => linesOf(posting, section).flatMap(({ by, text, isOwn }) => (by || !isOwn ? [text] : []))),
    ].flatMap((text) => text.match(/\[[^[\]\n]{1,80}\]/g) ?? []),
  ),
];

/** Whose text this is, as far as nobody has written it anew. */
export function describeSource(posting: Posting): string {
  const writers = joinWords(listWriters(posting).map(({ by }) => by));
  if (writers === '') return 'Suggested text';
  const hasOurs = !posting.isSummaryOwn || sections.some((section) => linesOf(posting, section).some(({ isOwn }) => !isOwn));
  return hasOurs ? `Suggested text, partly by ${writers}` : `Text by ${writers}`;
}

/** Whether the benefits that go out are still the suggested ones. */
export const areBenefitsOpen = (posting: Posting) => !posting.hasChosenBenefits && linesOf(posting, 'benefits').length > 0;

function toSection(posting: Posting, section: Section): Block[] {
  const lines = linesOf(posting, section).map(({ text }) => oneLine(text).replace(openLine, (_, what: string) => gap(what)));
  if (lines.length === 0) return [];
  return [
    heading(2, sectionTitles[section]),
    ...(section === 'benefits' && areBenefitsOpen(posting) ? [paragraph(suggestedNote, 'warn')] : []),
    bullets(lines),
  ];
}

/** How and until when; empty where neither is said. */
export function toApplySentences({ applyAt, closingDate }: Facts): string {
  return [
    ...(applyAt === '' ? [] : [endSentence(`Apply at ${applyAt}`)]),
    ...(closingDate === '' ? [] : [`Applications close on ${formatDay(closingDate, 'full')}.`]),
  ].join(' ');
}

/** With a fault that nobody has agreed to, it is a draft that names it on top. */
export function toDocument(facts: Facts, posting: Posting, isSample: boolean, faults: readonly string[] = []): Document {
  const title = fillGap(facts.title, 'Job Title');
  const apply = toApplySentences(facts);
  const fair = [...(facts.hasEqualOpportunity ? [equalOpportunityText] : []), ...(facts.hasAccommodation ? [accommodationText] : [])];
  const summary = oneLine(posting.summary);
  const document: Document = {
    title: facts.title === '' ? 'Job description' : `Job description: ${facts.title}`,
    ...(facts.company ? { from: facts.company } : {}),
    hasEmblem: true,
    blocks: [
      heading(1, title),
      { kind: 'terms', rows: toHeader(facts) },
      ...(posting.isReviewed ? [] : [paragraph(templateNote(describeSource(posting)), 'warn')]),
      ...(summary === '' ? [] : [heading(2, 'Summary'), paragraph(summary)]),
      ...aboutBlocks(facts, summary),
      ...sections.flatMap((section) => toSection(posting, section)),
      ...(apply === '' ? [] : [heading(2, 'How to Apply'), paragraph(apply)]),
      ...(fair.length === 0 ? [] : [heading(2, 'Equal Opportunity'), ...fair.map((text) => paragraph(text))]),
    ],
  };
  return withFaults(isSample ? { ...document, mark: 'Sample' } : markDraft(document), faults);
}

/** One section as it is copied. */
export function toSectionText(posting: Posting, section: Section): string {
  const lines = textsOf(posting, section).map((line) => `- ${line}`);
  const label = section === 'benefits' && areBenefitsOpen(posting) ? [suggestedNote] : [];
  return [sectionTitles[section], ...label, ...lines].join('\n');
}
