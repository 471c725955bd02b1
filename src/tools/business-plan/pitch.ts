import { heading, paragraph, withFaults, type Block, type Document } from '@/lib/blocks';
import { formatMoney } from '@/lib/money';
import { originNote } from './content';
import { logoBlocks, markOf, type Origin } from './document';
import { fillAnswer } from './plan';

/** What fits on one page beside the rest, counted in letters of usual width. */
const room = { company: 60, headline: 130, part: 340, ask: 440 };

/** Wide signs take the place of two letters, capitals of one and a half. */
const widthOf = (sign: string) => (/[\u1100-\uffff]|[\u{10000}-\u{10ffff}]/u.test(sign) ? 2 : /[\p{Lu}@%]/u.test(sign) ? 1.5 : 1);

/** What joins two typed lines: the items of a list follow each other after a semicolon. */
function linkOf(flat: string, wasItem: boolean, isItem: boolean, isApart: boolean): string {
  if (flat === '') return '';
  if (/[.,;:!?…]$/.test(flat)) return ' ';
  if (isItem) return wasItem ? '; ' : ': ';
  return wasItem || isApart ? '. ' : ' ';
}

/** Typed lines in one. */
function flatten(answer: string): string {
  let flat = '';
  let wasItem = false;
  let isApart = false;
  for (const line of answer.split('\n').map((typed) => typed.trim())) {
    const isItem = /^- \S/.test(line);
    if (line !== '') {
      flat += linkOf(flat, wasItem, isItem, isApart) + (isItem ? line.slice(2) : line);
      wasItem = isItem;
    }
    isApart = line === '';
  }
  return flat.replace(/\s+/g, ' ').trim();
}

/** As many whole sentences as fit; one that fits nowhere is cut between words. */
export function shorten(answer: string, room: number): { text: string; isCut: boolean } {
  const text = flatten(answer);
  const width = (part: string) => Array.from(part).reduce((sum, sign) => sum + widthOf(sign), 0);
  if (width(text) <= room) return { text, isCut: false };
  let kept = '';
  for (const sentence of text.split(/(?<=[.!?;])\s+/)) {
    const next = kept === '' ? sentence : `${kept} ${sentence}`;
    if (width(next) > room) break;
    kept = next;
  }
  if (kept !== '') return { text: kept.replace(/;$/, '.'), isCut: true };
  let used = 0;
  const signs = Array.from(text).filter((sign) => (used += widthOf(sign)) <= room);
  const whole = signs.join('');
  const words = whole.replace(/\s+\S*$/, '');
  return { text: `${(words.length > whole.length / 2 ? words : whole).trimEnd()}…`, isCut: true };
}

export interface Pitch {
  document: Document;
  /** The parts that had to be cut to fit. */
  shortened: string[];
}

/** The plan on one page: headline, problem, solution, market, team and ask. */
export function makePitch({ plan, data, currency, faults = [] }: Origin): Pitch {
  const { answers } = data;
  const shortened: string[] = [];
  const fit = (title: string, typed: string, most: number) => {
    const { text, isCut } = shorten(typed, most);
    if (isCut) shortened.push(title);
    return text;
  };
  const part = (title: string, name: 'problem' | 'solution' | 'targetMarket' | 'team'): Block[] => [
    heading(2, title),
    paragraph(fillAnswer(fit(title, answers[name], room.part), name)),
  ];
  const { totalUses } = plan.funds;
  const blocks: Block[] = [
    ...logoBlocks(data, plan),
    heading(1, fillAnswer(fit('Company Name', plan.companyName, room.company), 'companyName')),
    paragraph(fillAnswer(fit('Headline', answers.headline, room.headline), 'headline'), 'strong'),
    { kind: 'columns', columns: [part('Problem', 'problem'), part('Solution', 'solution')] },
    { kind: 'columns', columns: [part('Market', 'targetMarket'), part('Team', 'team')] },
    heading(2, 'Ask'),
    paragraph(fillAnswer(fit('Ask', answers.funding, room.ask), 'funding')),
    ...(totalUses > 0 ? [paragraph(`Total uses of funds: ${formatMoney(totalUses, currency)}`, 'strong')] : []),
  ];
  const company = plan.companyName.trim();
  return {
    document: markOf(
      withFaults(
        { title: company === '' ? 'One-page pitch' : `${company}: one-page pitch`, blocks, foot: originNote, isOnePage: true },
        faults,
      ),
      data,
    ),
    shortened,
  };
}
