import { longText, text, type DraftOf } from '@/lib/fields';
import { replaceById } from '@/lib/lists';
import { oneLine } from '@/lib/one-line';
import type { PricingData } from './model';

const longest = 2000;

/** A strategy in a model's words, as the user may change it. */
export const takenFields = {
  name: text('Name', { maxLength: 200 }),
  description: longText('How the price is set', { maxLength: longest }),
  why: longText('Why it fits', { maxLength: longest }),
  risk: longText('Risk', { maxLength: longest }),
  firstStep: longText('First step', { maxLength: longest }),
};

export interface TakenStrategy extends DraftOf<typeof takenFields> {
  id: string;
  /** Whose words they are: "gemini-2.5-flash". */
  source: string;
  /** What it was written for. */
  product: string;
}

export const mostTaken = 40;

/** What a strategy is written for, as it is kept. */
export const toProduct = (typed: string) => oneLine(typed).slice(0, 200);

export const nameOf = ({ name }: TakenStrategy) => oneLine(name) || 'Untitled strategy';

/** Says whose words they are, and what they were written for once that is another product. */
export function describeSource({ source, product }: TakenStrategy, current: string): string {
  const written = `Written by ${oneLine(source) || 'a model'}, accepted by you.`;
  const before = oneLine(product);
  return before === '' || before === toProduct(current) ? written : `${written} It was written for ${before}.`;
}

export const changeTaken = (data: PricingData, id: string, change: Partial<DraftOf<typeof takenFields>>): PricingData => ({
  ...data,
  taken: replaceById(data.taken ?? [], id, (strategy) => ({ ...strategy, ...change })),
});

export const removeTaken = (data: PricingData, id: string): PricingData => ({
  ...data,
  taken: (data.taken ?? []).filter((strategy) => strategy.id !== id),
});
