import { bullets, heading, paragraph, type Block, type Card, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { formatNumber } from '@/lib/numbers';
import { oneLine } from '@/lib/one-line';
import { quadrants, quadrantTitles, strategyKinds, strategyTitles, type StrategyKind } from './content';
import {
  companyOf,
  fields,
  isMarkedAnswer,
  isVague,
  sampleMark,
  toBoard,
  totalOf,
  type Board,
  type Numbered,
  type SwotData,
} from './model';
import { describeLinks, hasText, linkedItems } from './tows';

const listOr = (items: string[], otherwise: string): Block => (items.length > 0 ? bullets(items) : paragraph(otherwise, 'muted'));

/** The point, and what it rests on. */
function toPoint(item: Numbered): string {
  const evidence = oneLine(item.evidence);
  const basis = [
    ...(evidence === '' ? [] : [`Evidence: ${evidence}`]),
    ...(isVague(item) ? ['Make it measurable'] : []),
    ...(item.by ? [`Written by ${item.by}`] : []),
  ].join(' · ');
  return [`${item.number} ${oneLine(item.text)} (${item.weight})`, basis].filter(Boolean).join('. ');
}

/** The name of the pair in full: nobody has to know what the letters mean. */
const strategyNames: Record<StrategyKind, string> = {
  SO: 'Strengths and opportunities',
  WO: 'Weaknesses and opportunities',
  ST: 'Strengths and threats',
  WT: 'Weaknesses and threats',
};

function toStrategies({ strategies }: SwotData, board: Board): Block[] {
  return strategyKinds.flatMap((kind): Block[] => {
    const lines = strategies
      .filter((strategy) => strategy.kind === kind && hasText(strategy))
      .map((strategy) => {
        const links = linkedItems(strategy, board);
        const notes = [
          describeLinks(links),
          ...(strategy.isDraft ? ['draft'] : []),
          ...(links.some(({ isKept }) => !isKept) ? ['based on a suggestion not confirmed'] : []),
        ].filter(Boolean);
        return `${oneLine(strategy.text)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
      });
    return lines.length === 0 ? [] : [heading(3, strategyNames[kind]), paragraph(strategyTitles[kind].aim, 'muted'), bullets(lines)];
  });
}

/** The four fields on one page, the strategies on the next, and last what nobody has confirmed. */
export function toPaper(data: SwotData, today: string): Document {
  const company = companyOf(data);
  const board = toBoard(data.items.filter(hasText));
  const title = company === '' ? 'SWOT Analysis' : `SWOT Analysis: ${company}`;
  const mark = sampleMark(data);
  const answers = (['industry', 'businessModel', 'targetMarket'] as const).flatMap((name) => {
    const answer = oneLine(data.draft[name]);
    return answer === '' ? [] : [`${answer}${isMarkedAnswer(data, name) ? ' (sample)' : ''}`];
  });
  const about = (['keyProducts', 'mainCompetitors'] as const).flatMap((name) => {
    const answer = oneLine(data.draft[name]);
    return answer === '' ? [] : [{ label: fields[name].label, value: `${answer}${isMarkedAnswer(data, name) ? ' (sample)' : ''}` }];
  });
  const kept = (quadrant: (typeof quadrants)[number]) => board[quadrant].filter(({ isKept }) => isKept);
  const hasWeight = quadrants.some((quadrant) => kept(quadrant).length > 0);
  const strategies = toStrategies(data, board);
  const open = quadrants.flatMap((quadrant): Card[] => {
    const items = board[quadrant].filter(({ isKept }) => !isKept);
    return items.length === 0
      ? []
      : [{ title: quadrantTitles[quadrant], blocks: [bullets(items.map(({ number, text }) => `${number} ${oneLine(text)}`))] }];
  });
  return {
    title,
    ...(company === '' ? {} : { from: company }),
    ...(mark === '' ? {} : { mark }),
    blocks: [
      heading(1, title),
      paragraph([formatDay(today), ...answers].filter(Boolean).join(' · '), 'muted'),
      {
        kind: 'cards',
        cards: quadrants.map((quadrant) => ({
          title: `${quadrantTitles[quadrant]}${kept(quadrant).length > 0 ? ` (total weight ${formatNumber(totalOf(kept(quadrant)))})` : ''}`,
          blocks: [listOr(kept(quadrant).map(toPoint), 'None confirmed yet.')],
        })),
      },
      ...(hasWeight ? [paragraph('In brackets: the weight of the point, from 1 to 5.', 'muted')] : []),
      ...(about.length > 0 ? [{ kind: 'terms' as const, rows: about }] : []),
      ...(strategies.length > 0 ? [heading(2, 'Strategies'), ...strategies] : []),
      ...(open.length > 0
        ? [
            heading(2, 'Suggestions not confirmed'),
            paragraph('Suggested from the answers. Nobody has confirmed these, and they carry no weight.', 'warn'),
            { kind: 'cards' as const, cards: open },
          ]
        : []),
    ],
  };
}
