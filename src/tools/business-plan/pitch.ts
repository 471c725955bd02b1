import { heading, paragraph, withFaults, type Block, type Document } from '@/lib/blocks';
import { formatMoney } from '@/lib/money';
import { originNote } from './content';
import { logoBlocks, markOf, type Origin } from './document';
import { fillAnswer } from './plan';
import { shorten } from './shorten';

/** What fits on one page beside the rest, counted in letters of usual width. */
const room = { company: 60, headline: 130, part: 340, ask: 440 };

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
    paragraph(fillAnswer(fit('Ask', plan.ask, room.ask), 'funding')),
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
