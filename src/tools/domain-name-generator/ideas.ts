import { toExactLabel } from './labels';
import type { Extra, Idea } from './model';
import type { Variant } from './names';

export const mostIdeas = 100;

/** What was taken over, as names of the list. One that we make too stays ours. */
export function toVariants(ideas: readonly Idea[], own: readonly Variant[]): Variant[] {
  const seen = new Set(own.filter(({ only }) => only === undefined).map(({ label }) => label));
  return ideas.flatMap(({ label: kept, source }) => {
    const label = toExactLabel(kept);
    if (label === '' || seen.has(label)) return [];
    seen.add(label);
    return [{ label, how: `Suggested by ${source.trim() || 'a model'}, accepted by you`, source: 'model' as const }];
  });
}

export const removeIdeas = (extra: Extra, labels: readonly string[]): Extra => ({
  ...extra,
  ideas: extra.ideas?.filter(({ label }) => !labels.includes(label)),
});
