import { describeFacts } from './context';
import type { Idea } from './fields';
import type { IdeaData } from './model';
import { isSampleIdea } from './samples';
import { scoreIdea } from './scores';
import { capitalise } from '@/lib/text';
import { meanings, toTextLines, type TextLine } from '@/lib/topics/texts';

const models: readonly (readonly [RegExp, string])[] = [
  [/freemium/i, 'Freemium'],
  [/marketplace/i, 'Marketplace'],
  [/b2b2c/i, 'B2B2C'],
  [/subscri|a month|per month|monthly/i, 'Subscription'],
  [/b2b|\b(?:compan|business|firm|shop|clinic|owner|team)/i, 'B2B'],
  [/b2c|\b(?:consumer|famil|parent|student|home|people)/i, 'B2C'],
];

/** What the answers mean, for the tools that take it further. A sample stays here. */
export function toTexts(idea: Idea): TextLine[] {
  if (isSampleIdea(idea)) return [];
  const { ideaTitle, problemStatement, solution, targetMarket, uniqueValue, businessModel, competition, resources } = idea.answers;
  const facts = describeFacts(scoreIdea(idea));
  return toTextLines({
    'idea.name': ideaTitle,
    'customers.problem': problemStatement,
    'offer.what': solution,
    'offer.why': [solution, uniqueValue]
      .map((part) => part.trim())
      .filter(Boolean)
      .join('\n'),
    'offer.edge': uniqueValue,
    'customers.who': targetMarket,
    'market.rivals': competition,
    'business.model': businessModel,
    'business.kind': models.find(([pattern]) => pattern.test(`${businessModel} ${targetMarket}`))?.[1] ?? '',
    'business.resources': resources,
    'business.proof': facts === '' ? '' : `${capitalise(facts)}, by our own count.`,
  });
}

/** As text to paste anywhere else. */
export const toText = (lines: readonly TextLine[]) =>
  lines
    .filter(({ means }) => means !== 'offer.why')
    .map(({ means, text }) => `${meanings[means]}\n${text}`)
    .join('\n\n');

/** The idea that is on the screen, or the one validated last. */
export const ideaToOffer = ({ ideas, open }: Pick<IdeaData, 'ideas' | 'open'>): Idea | undefined =>
  ideas.find(({ id }) => id === open) ?? ideas.find((idea) => !isSampleIdea(idea));
