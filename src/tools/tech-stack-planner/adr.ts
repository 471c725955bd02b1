import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { formatNumber, noFigure } from '@/lib/numbers';
import { foldText, joinWords, toSlug } from '@/lib/text';
import {
  computeScore,
  criterionName,
  describeScore,
  findLeaders,
  formatScore,
  optionName,
  outcomeOf,
  scoreOf,
  titleOf,
  weightOf,
} from './decision';
import type { Decision, Technology } from './model';

const numberOf = (index: number) => String(index + 1).padStart(4, '0');

/** Plain letters only, so that it is a good name in any repository. */
export function adrStem(decision: Decision, index: number): string {
  const words = toSlug(foldText(titleOf(decision)).replace(/[^a-z0-9\s-]/g, ' ')).replace(/-+/g, '-');
  const short = words.slice(0, 60).replace(/^-+|-+$/g, '');
  const isSample = decision.id.startsWith('sample-');
  return `${isSample ? 'sample-' : ''}adr-${numberOf(index)}-${short || 'decision'}`;
}

/** An architecture decision record: what was asked, what was weighed, what was chosen and what follows. */
export function toAdr(decision: Decision, index: number, technologies: readonly Technology[]): Document {
  const { options, criteria } = decision;
  const chosen = outcomeOf(decision);
  const chosenName = chosen ? optionName(chosen, options.indexOf(chosen)) : '';
  const isSample = decision.id.startsWith('sample-');
  const blocks: Block[] = [
    heading(1, `ADR ${numberOf(index)}: ${titleOf(decision)}`),
    paragraph(`Status: ${chosen ? 'Accepted' : 'Proposed'}`),
    paragraph(`Date: ${chosen ? formatDay(decision.decidedOn) || 'not noted' : 'not decided yet'}`),
    heading(2, 'Context'),
    paragraph(decision.context.trim() || 'Not written yet.'),
    heading(2, 'Considered options'),
    options.length > 0 ? bullets(options.map(optionName)) : paragraph('None yet.'),
  ];
  if (options.length > 0 && criteria.length > 0) {
    const scores = options.map((option) => computeScore(option, criteria));
    blocks.push(
      heading(2, 'Decision matrix'),
      paragraph('Scores from 0 to 5, entered by you. Weighted score = weights × scores, divided by the weights scored.', 'muted'),
      {
        kind: 'table',
        columns: [
          { label: 'Criterion', weight: 2 },
          { label: 'Weight', align: 'right', weight: 1 },
          ...options.map((option, place) => ({ label: optionName(option, place), align: 'right' as const, weight: 1.4 })),
        ],
        rows: criteria.map((criterion, place) => [
          criterionName(criterion, place),
          formatNumber(weightOf(criterion)),
          ...options.map((option) => {
            const score = scoreOf(option, criterion.id);
            return score === undefined ? noFigure : formatNumber(score);
          }),
        ]),
        foot: [
          ['Weighted score', '', ...scores.map(formatScore)],
          ['Basis', '', ...scores.map((score) => describeScore(score, criteria.length))],
        ],
      },
    );
  }
  blocks.push(heading(2, 'Decision'), paragraph(chosen ? `We chose ${chosenName}.` : 'Still open.'));
  const leaders = options.filter(({ id }) => findLeaders(decision).includes(id));
  if (chosen && leaders.length > 0 && !leaders.includes(chosen))
    blocks.push(
      paragraph(`The highest weighted score has ${joinWords(leaders.map((leader) => optionName(leader, options.indexOf(leader))))}.`),
    );
  blocks.push(heading(2, 'Consequences'), paragraph(decision.consequences.trim() || 'Not written yet.'));
  const known = chosen && technologies.find(({ name }) => foldText(name.trim()) === foldText(chosenName));
  if (known && known.pros.length > 0) blocks.push(heading(3, 'Pros'), bullets(known.pros));
  if (known && known.cons.length > 0) blocks.push(heading(3, 'Cons'), bullets(known.cons));
  return { title: `ADR ${numberOf(index)}`, blocks, ...(isSample ? { mark: 'Sample' } : {}) };
}
