import { tradeLabels } from './content';
import { describeFacts, tradeOf } from './context';
import type { Idea } from './fields';
import { scoreIdea } from './scores';
import { capitalise } from '@/lib/text';

export interface Handover {
  tool: string;
  /** What it says of itself on the screen. */
  note: string;
  text: string;
}

const block = (pairs: readonly (readonly [label: string, answer: string])[]) =>
  pairs
    .map(([label, answer]) => [label, answer.trim()] as const)
    .filter(([, answer]) => answer !== '')
    .map(([label, answer]) => `${label}\n${answer}`)
    .join('\n\n');

const models: readonly (readonly [RegExp, string])[] = [
  [/freemium/i, 'Freemium'],
  [/marketplace/i, 'Marketplace'],
  [/b2b2c/i, 'B2B2C'],
  [/subscri|a month|per month|monthly/i, 'Subscription'],
  [/b2b|\b(?:compan|business|firm|shop|clinic|owner|team)/i, 'B2B'],
  [/b2c|\b(?:consumer|famil|parent|student|home|people)/i, 'B2C'],
];

/** The answers under the labels of the next tool's form, ready to be pasted there. */
export function toHandovers(idea: Idea): Handover[] {
  const { ideaTitle, problemStatement, solution, targetMarket, uniqueValue, businessModel, competition, resources } = idea.answers;
  const name = tradeOf(idea);
  const industry = name === 'general' ? '' : capitalise(tradeLabels[name]);
  const facts = describeFacts(scoreIdea(idea));
  const traction = facts === '' ? '' : `${capitalise(facts)}, by our own count.`;
  const model = models.find(([pattern]) => pattern.test(`${businessModel} ${targetMarket}`))?.[1] ?? '';
  return [
    {
      tool: 'Business Model Canvas',
      note: 'Four of its nine blocks; partners, activities, relationships, channels and costs are not in your answers.',
      text: block([
        [
          'Value Propositions',
          [uniqueValue, solution]
            .map((part) => part.trim())
            .filter(Boolean)
            .join('\n'),
        ],
        ['Customer Segments', targetMarket],
        ['Revenue Streams', businessModel],
        ['Key Resources', resources],
      ]),
    },
    {
      tool: 'Business Plan',
      note: 'Problem, solution, market, competition, revenue, and traction from your evidence.',
      text: block([
        ['Company Name', ideaTitle],
        ['Industry', industry],
        ['Problem', problemStatement],
        [
          'Solution',
          [solution, uniqueValue]
            .map((part) => part.trim())
            .filter(Boolean)
            .join('\n'),
        ],
        ['Target Market', targetMarket],
        ['Competition Analysis', competition],
        ['Revenue Model', businessModel],
        ['Traction', traction],
      ]),
    },
    {
      tool: 'Customer Persona',
      note: 'Industry and business model as read from your words; check them.',
      text: block([
        ['Industry', industry],
        ['Product Type', solution],
        ['Target Market', targetMarket],
        ['Business Model', model],
      ]),
    },
    {
      tool: 'Pitch Deck',
      note: 'The answers its form asks for; funding is up to you.',
      text: block([
        ['Company Name', ideaTitle],
        ['Industry', industry],
        ['Problem', problemStatement],
        ['Solution', solution],
        ['Target Market', targetMarket],
      ]),
    },
  ].filter(({ text }) => text !== '');
}
