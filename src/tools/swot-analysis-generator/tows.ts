import { addDays } from '@/lib/dates';
import { oneLine } from '@/lib/one-line';
import type { Sheet } from '@/lib/sheet';
import { strategyKinds, type Quadrant, type StrategyKind } from './content';
import { rankItems, toBoard, type Board, type Numbered, type Strategy, type SwotData } from './model';

export const sidesOf: Record<StrategyKind, readonly [Quadrant, Quadrant]> = {
  SO: ['strengths', 'opportunities'],
  WO: ['weaknesses', 'opportunities'],
  ST: ['strengths', 'threats'],
  WT: ['weaknesses', 'threats'],
};

/** Draft strategies; {first} and {second} are the two items they link, quoted, so that any wording fits. */
const strategyDrafts: Record<StrategyKind, readonly string[]> = {
  SO: ['Build on {first} to pursue {second}.', 'Put {first} to work for {second}.', 'Start with {first}, then move to {second}.'],
  WO: ['Use {second} as a reason to fix {first}.', 'Fix {first} before investing in {second}.', 'Let {second} pay for fixing {first}.'],
  ST: ['Use {first} to withstand {second}.', 'Invest in {first} as protection against {second}.', 'Rely on {first} in case of {second}.'],
  WT: [
    'Fix {first} first, because {second} would make it worse.',
    'Work on {first} before {second} becomes a problem.',
    'Keep a reserve in case {first} and {second} hit at the same time.',
  ],
};

const draftsPerKind = 3;
const longestQuote = 140;

export const hasText = ({ text }: { text: string }) => text.trim() !== '';

/** In quotes, as it was written; one too long for a sentence goes by its number. */
function nameInSentence({ text, number }: Numbered): string {
  const flat = oneLine(text.replace(/["“”]/g, '')).replace(/[.,;:]+$/, '');
  return flat !== '' && Array.from(flat).length <= longestQuote ? `“${flat}”` : number;
}

/** The heaviest kept items are linked first. Drafts nobody touched are replaced; what was edited or added stays. */
export function draftStrategies(data: SwotData): SwotData {
  const board = toBoard(data.items);
  let made = data.made;
  const best = (quadrant: Quadrant) => rankItems(board[quadrant].filter((item) => /[\p{L}\p{N}]/u.test(item.text))).slice(0, draftsPerKind);
  const drafts = strategyKinds.flatMap((kind) => {
    const [first, second] = sidesOf[kind];
    const partners = best(second);
    return best(first).flatMap((item, index): Strategy[] => {
      const partner = partners[index];
      const template = strategyDrafts[kind][index];
      if (!partner || !template) return [];
      made += 1;
      const text = template.replace('{first}', () => nameInSentence(item)).replace('{second}', () => nameInSentence(partner));
      return [{ id: `strategy-${made}`, kind, text, links: [item.id, partner.id], isDraft: true }];
    });
  });
  return { ...data, made, strategies: [...data.strategies.filter(({ isDraft }) => !isDraft), ...drafts] };
}

export function addStrategy(data: SwotData, kind: StrategyKind, typed: string, links: readonly string[]): SwotData {
  const made = data.made + 1;
  const known = links.filter((id) => data.items.some((item) => item.id === id));
  const strategy: Strategy = { id: `strategy-${made}`, kind, text: typed.trim(), links: known, isDraft: false };
  return { ...data, made, strategies: [...data.strategies, strategy] };
}

export function rewriteStrategy(data: SwotData, id: string, typed: string): SwotData {
  const written = typed.trim();
  const old = data.strategies.find((strategy) => strategy.id === id);
  if (!old || written === '' || written === old.text) return data;
  const changed: Strategy = { ...old, text: written, isDraft: false };
  return { ...data, strategies: data.strategies.map((strategy) => (strategy.id === id ? changed : strategy)) };
}

export const removeStrategy = (data: SwotData, id: string): SwotData => ({
  ...data,
  strategies: data.strategies.filter((strategy) => strategy.id !== id),
});

/** The items a strategy links, with the numbers they have now; deleted ones are gone from here too. */
export const linkedItems = ({ links }: Strategy, board: Board): Numbered[] => {
  const all = Object.values(board).flat();
  return links.flatMap((id) => all.find((item) => item.id === id) ?? []);
};

export const describeLinks = (items: readonly Numbered[]) => items.map(({ number }) => number).join('/');

const daysToAct = 14;

/** A file the Task Manager imports: each strategy is a task, with its item numbers below it. */
export function toTaskSheet({ strategies }: SwotData, board: Board, today: string): Sheet {
  const dueDate = today === '' ? '' : addDays(today, daysToAct);
  return {
    name: 'Tasks',
    columns: ['Title', 'Description', 'Assignee', 'Due Date', 'Tags'].map((label) => ({ label, kind: 'text' })),
    rows: strategies.filter(hasText).map((strategy) => {
      const links = linkedItems(strategy, board).map(({ number, text }) => `${number}: ${text}`);
      return [strategy.text.replace(/\s+/g, ' ').trim(), links.join('\n'), 'Me', dueDate, `swot, ${strategy.kind}`];
    }),
  };
}
