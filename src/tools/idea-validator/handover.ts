import { tradeLabels } from './content';
import { describeFacts, tradeOf } from './context';
import type { Idea } from './fields';
import { scoreIdea } from './scores';
import { capitalise } from '@/lib/text';

type Pairs = readonly (readonly [label: string, answer: string])[];

export interface Handover {
  /** The receiving tool's id; nothing where it cannot be sent to. */
  id: string;
  tool: string;
  /** What it says of itself on the screen. */
  note: string;
  text: string;
  answers: Record<string, string>;
}

/** The answers that were given, under the labels of the other form: as text to paste, and by label. */
function block(pairs: Pairs): Pick<Handover, 'text' | 'answers'> {
  const given = pairs.map(([label, answer]) => [label, answer.trim()] as const).filter(([, answer]) => answer !== '');
  return { text: given.map(([label, answer]) => `${label}\n${answer}`).join('\n\n'), answers: Object.fromEntries(given) };
}

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
      id: 'business-model-canvas',
      tool: 'Business Model Canvas',
      note: 'Four of its nine blocks, and Problem and Solution of the Lean Canvas; the rest is not in your answers.',
      ...block([
        ['Value Propositions', uniqueValue.trim() === '' ? solution : uniqueValue],
        ['Problem', problemStatement],
        ['Solution', solution],
        ['Customer Segments', targetMarket],
        ['Revenue Streams', businessModel],
        ['Key Resources', resources],
      ]),
    },
    {
      id: 'business-plan',
      tool: 'Business Plan',
      note: 'Problem, solution, market, competition, revenue, and traction from your evidence.',
      ...block([
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
      id: 'customer-persona-builder',
      tool: 'Customer Persona',
      note: 'Industry and business model as read from your words; check them.',
      ...block([
        ['Industry', industry],
        ['Product Type', solution],
        ['Target Market', targetMarket],
        ['Business Model', model],
      ]),
    },
    {
      id: 'pitch-deck-generator',
      tool: 'Pitch Deck',
      note: 'The answers its form asks for; funding is up to you.',
      ...block([
        ['Company Name', ideaTitle],
        ['Industry', industry],
        ['Problem', problemStatement],
        ['Solution', solution],
        ['Target Market', targetMarket],
      ]),
    },
  ].filter(({ text }) => text !== '');
}
