import { documentFiles } from '@/kinds/document/files';
import { isSampleRecord } from '@/kinds/records/state';
import type { FileOffer } from '@/lib/files';
import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { joinWords } from '@/lib/text';
import { computeTotals, describeCost, describeTotals } from './cost';
import { selectedOf, toGroups } from './list';
import { isAtOdds, isTrap, nameOf, ringLabel, termsOf, type Technology } from './model';
import { toPaper } from './paper';
import { quadrantOf } from './radar';

/** The decided technologies by category, with what they cost together. */
export function toPlan(technologies: readonly Technology[], { today, currency }: Surroundings): Document {
  const decided = selectedOf(technologies);
  const samples = decided.filter(isSampleRecord);
  const totals = computeTotals(decided, currency);
  const blocks: Block[] = [
    heading(1, 'Tech Stack Plan'),
    paragraph([formatDay(today), `${decided.length.toLocaleString('en-US')} decided`].filter(Boolean).join(' · '), 'muted'),
    ...(samples.length > 0 ? [paragraph(`Samples: ${joinWords(samples.map(nameOf))}.`, 'warn')] : []),
    heading(2, 'Cost'),
    bullets([
      `A month now: ${formatMoney(totals.now, currency)}`,
      `A month at 10x usage: ${formatMoney(totals.tenfold, currency)}`,
      ...(totals.once > 0 ? [`Paid once: ${formatMoney(totals.once, currency)}`] : []),
      `${describeTotals(totals)}${totals.notUnderstood.length > 0 ? `: ${joinWords(totals.notUnderstood.map(nameOf))}. They aren’t in the totals.` : '.'}`,
    ]),
    paragraph(
      'At 10x, prices per user or per use grow tenfold and others stay, unless entered otherwise. These are estimates from the prices written here.',
      'muted',
    ),
  ];
  const traps = decided.filter(isTrap);
  if (traps.length > 0) blocks.push(paragraph(`Hard to leave, and without an exit plan: ${joinWords(traps.map(nameOf))}.`, 'warn'));
  for (const group of toGroups(decided)) {
    blocks.push(heading(2, group.category), ...group.technologies.flatMap((technology) => toBlocks(technology, currency)));
  }
  return { title: 'Tech Stack Plan', blocks, ...(samples.length > 0 && samples.length === decided.length ? { mark: 'Sample' } : {}) };
}

function toBlocks(technology: Technology, currency: string): Block[] {
  const { description, cost, complexity, alternatives, pros, cons } = technology;
  const facts = [
    cost.trim() === '' ? '' : `Cost: ${cost.trim()} (${describeCost(technology, currency)})`,
    `Complexity: ${complexity}`,
    `Ring: ${ringLabel(technology)}${isAtOdds(technology) ? ', though decided' : ''}, ${quadrantOf(technology)}`,
    alternatives.length > 0 ? `Alternatives: ${alternatives.join(', ')}` : '',
    pros.length > 0 ? `Pros: ${pros.join(', ')}` : '',
    cons.length > 0 ? `Cons: ${cons.join(', ')}` : '',
    ...termsOf(technology),
  ].filter(Boolean);
  return [heading(3, nameOf(technology)), ...(description.trim() === '' ? [] : [paragraph(description)]), bullets(facts)];
}

export async function makePlanFile(name: string, stem: string, technologies: readonly Technology[], around: Surroundings): Promise<Blob> {
  const offers: FileOffer[] = [
    ...documentFiles(stem, toPlan(technologies, around), ['md'], around.currency),
    ...documentFiles(stem, toPaper(technologies, around), ['docx', 'pdf'], around.currency),
  ];
  const offer = offers.find((file) => file.name === name);
  if (!offer) throw new Error('This format isn’t available.');
  return offer.make();
}
