import { oneLine } from '@/lib/one-line';
import { foldText } from '@/lib/text';
import { requestFor } from '@/writer/prompts';
import type { Task } from '@/writer/task';
import { asked } from './asked';
import { strategies, strategyIds } from './content';
import type { Answers, PricingData } from './model';
import { mostTaken, toProduct, type takenFields, type TakenStrategy } from './taken';

type Words = Pick<TakenStrategy, keyof typeof takenFields>;

/** What a model is asked for: strategies of its own for this product. */
export interface PricingReply {
  strategies: Words[];
}

const request = [
  `${requestFor(asked.type)} Three to five of them, each made for this product and these buyers.`,
  `The founder has general advice on these already, so do not repeat them as they are: ${strategyIds.map((id) => strategies[id].name).join(', ')}.`,
  'name: two to five words. description: how the price is set, in one or two sentences. why: why it fits these buyers. risk: what could go wrong. firstStep: one thing to do this week to try it. Each of these is at most 300 characters.',
].join('\n');

/** What makes two of them the same. */
const keyOf = ({ name, description }: Pick<Words, 'name' | 'description'>) => foldText(`${oneLine(name)}\n${oneLine(description)}`);

const ours = new Set(strategyIds.map((id) => keyOf(strategies[id])));

/** Without a name or a way to set the price it is no strategy, and one of ours is none of the model's. */
function strategiesIn(reply: PricingReply) {
  const known = new Map<string, Words>();
  for (const { name, description, why, risk, firstStep } of reply.strategies) {
    const strategy = {
      name: oneLine(name),
      description: oneLine(description),
      why: oneLine(why),
      risk: oneLine(risk),
      firstStep: oneLine(firstStep),
    };
    const key = keyOf(strategy);
    if (strategy.name !== '' && strategy.description !== '' && !ours.has(key) && !known.has(key)) known.set(key, strategy);
  }
  return [...known.values()].map((words, index) => ({ id: `strategy-${index + 1}`, title: `Strategy ${index + 1}: ${words.name}`, words }));
}

const toText = ({ description, why, risk, firstStep }: Words) =>
  [description, why && `Why it fits: ${why}`, risk && `Risk: ${risk}`, firstStep && `First step: ${firstStep}`]
    .filter((line) => line !== '')
    .join('\n');

export const toPricingTask = (answers: Answers): Task<PricingReply> => ({
  prompt: { request, data: asked.payload(answers) },
  schema: async () => (await import('./reply')).pricingReplySchema,
  toParts: (reply) => strategiesIn(reply).map(({ id, title, words }) => ({ id, title, text: toText(words) })),
});

const longestName = 60;

/** A proposal for one product is not shown beside another. */
export function nameProposal({ productType }: Answers): string {
  const letters = Array.from(oneLine(productType));
  return `the pricing of ${letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : letters.join('') || 'your product'}`;
}

/** Stands beside our own strategies from now on; one that is there already is not added twice. */
export function takeStrategies(
  data: PricingData,
  reply: PricingReply,
  chosen: ReadonlySet<string>,
  source: string,
  newId: () => string,
): PricingData {
  const before = data.taken ?? [];
  const known = new Set(before.map(keyOf));
  const added = strategiesIn(reply)
    .filter(({ id, words }) => chosen.has(id) && !known.has(keyOf(words)))
    .slice(0, Math.max(0, mostTaken - before.length))
    .map(({ words }) => ({ ...words, id: newId(), source: source.slice(0, 200), product: toProduct(data.draft.productType) }));
  return added.length === 0 ? data : { ...data, taken: [...before, ...added] };
}
