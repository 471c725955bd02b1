import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { oneLine } from '@/lib/one-line';
import { quadrants, quadrantTitles, strategyKinds, strategyTitles } from './content';
import { companyOf, fields, isMarkedAnswer, isVague, sampleMark, toBoard, totalOf, type Numbered, type SwotData } from './model';
import { describeLinks, hasText, linkedItems } from './tows';

function describeItem(item: Numbered): string {
  const evidence = oneLine(item.evidence);
  const notes = [
    `weight ${item.weight}${item.isTop ? ', top three' : ''}`,
    ...(evidence === '' ? [] : [`evidence: ${evidence}`]),
    ...(isVague(item) ? ['make it measurable'] : []),
    ...(item.by ? [`written by ${item.by}`] : []),
  ];
  return `${item.number}: ${oneLine(item.text)} (${notes.join('; ')})`;
}

const listOr = (items: string[], otherwise: string): Block => (items.length > 0 ? bullets(items) : paragraph(otherwise, 'muted'));

/** What was kept is the analysis; what was not comes last, under its own heading. */
export function toDocument(data: SwotData, today: string): Document {
  const company = companyOf(data);
  const board = toBoard(data.items.filter(hasText));
  const title = company === '' ? 'SWOT Analysis' : `SWOT Analysis: ${company}`;
  const day = formatDay(today);
  const mark = sampleMark(data);
  const { companyName: _name, ...others } = fields;
  const facts = Object.entries(others).flatMap(([name, { label }]) => {
    const answer = oneLine(data.draft[name as keyof typeof others]);
    const isMarked = isMarkedAnswer(data, name as keyof typeof others);
    return answer === '' ? [] : [{ label, value: `${answer}${isMarked ? ' (sample)' : ''}` }];
  });
  const kept = quadrants.map((quadrant) => {
    const items = board[quadrant].filter(({ isKept }) => isKept);
    const total = items.length > 0 ? ` (total weight ${totalOf(items)})` : '';
    return { title: `${quadrantTitles[quadrant]}${total}`, blocks: [listOr(items.map(describeItem), 'None confirmed yet.')] };
  });
  const strategies = strategyKinds.flatMap((kind) => {
    const lines = data.strategies
      .filter((strategy) => strategy.kind === kind && hasText(strategy))
      .map((strategy) => {
        const links = linkedItems(strategy, board);
        const unsure = links.some(({ isKept }) => !isKept) ? ' [based on a suggestion not confirmed]' : '';
        const draft = strategy.isDraft ? ' [draft]' : '';
        return `${links.length > 0 ? `${describeLinks(links)}: ` : ''}${oneLine(strategy.text)}${draft}${unsure}`;
      });
    return lines.length === 0 ? [] : [heading(3, strategyTitles[kind].title), bullets(lines)];
  });
  const open = quadrants.flatMap((quadrant) => {
    const items = board[quadrant].filter(({ isKept }) => !isKept);
    return items.length === 0
      ? []
      : [heading(3, quadrantTitles[quadrant]), bullets(items.map(({ number, text }) => `${number}: ${oneLine(text)}`))];
  });
  return {
    title,
    ...(mark === '' ? {} : { mark }),
    blocks: [
      heading(1, title),
      ...(day === '' ? [] : [paragraph(`As of ${day}`, 'muted')]),
      ...(facts.length > 0 ? [{ kind: 'terms' as const, rows: facts }] : []),
      { kind: 'cards', cards: kept },
      ...(strategies.length > 0 ? [heading(2, 'TOWS strategies'), ...strategies] : []),
      ...(open.length > 0
        ? [
            heading(2, 'Suggestions not confirmed'),
            paragraph('Suggested from the answers above. Nobody has confirmed these, and they carry no weight.', 'warn'),
            ...open,
          ]
        : []),
    ],
  };
}
