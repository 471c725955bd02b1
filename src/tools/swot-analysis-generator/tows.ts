import { addDays } from '@/lib/dates';
import type { Sheet } from '@/lib/sheet';
import { strategyKinds, type Quadrant, type StrategyKind } from './content';
import { rankItems, toBoard, type Board, type Numbered, type Strategy, type SwotData } from './model';
import { tidyEnds } from './tidy';

export const sidesOf: Record<StrategyKind, readonly [Quadrant, Quadrant]> = {
  SO: ['strengths', 'opportunities'],
  WO: ['weaknesses', 'opportunities'],
  ST: ['strengths', 'threats'],
  WT: ['weaknesses', 'threats'],
};

/** Draft strategies; {first} and {second} stand for the two items they link. */
const strategyDrafts: Record<StrategyKind, readonly string[]> = {
  SO: [
    'Build on {first} to pursue {second}. Start with one small test and a date.',
    'Put {first} to work on {second}, beginning with the customers you already have.',
    'Make {first} the reason people choose you when it comes to {second}.',
  ],
  WO: [
    'Use {second} as the occasion to work on {first}. Decide what has to be in place first.',
    'Before you invest in {second}, agree who will take care of {first}.',
    'Look for a partner on {second} who makes up for {first}.',
  ],
  ST: [
    'Rely on {first} as a cushion against {second}. Write down the first step you would take.',
    'Show customers {first} early, so that {second} would hurt less.',
    'Invest a little more in {first}, as a guard against {second}.',
  ],
  WT: [
    'Work on {first} now, since {second} would make it worse. Name an owner.',
    'Set the point at which {first} together with {second} would make you change course.',
    'Keep a reserve in case {second} and {first} come together.',
  ],
};

const draftsPerKind = 3;
const longestQuote = 70;

export const hasText = ({ text }: { text: string }) => text.trim() !== '';

/** A subject stands in the sentence as it is; the user's own words are quoted, cut between words. */
function nameInSentence({ subject, text }: Numbered): string {
  if (subject !== '') return subject;
  const flat = text
    .replace(/["“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:]+$/, '');
  const letters = Array.from(flat);
  if (letters.length <= longestQuote) return `“${flat}”`;
  const cut = letters.slice(0, longestQuote).join('');
  return `“${cut.includes(' ') ? cut.replace(/\s\S*$/, '') : cut}…”`;
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
      const text = tidyEnds(template.replace('{first}', () => nameInSentence(item)).replace('{second}', () => nameInSentence(partner)));
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
