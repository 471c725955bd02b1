import type { Choice, ChoiceGroup } from './choices';
import { keepSurest, type Grade, type Hit } from './matching';

export interface FoundChoice extends Pick<Hit, 'grade' | 'lacks'> {
  choice: Choice;
}

export interface FoundGroup {
  name: string;
  most: number;
  /** The best first. */
  found: readonly FoundChoice[];
}

const surestLoose: Grade = 2;
const mostLoose = 3;

/** A word that is still being typed is as sure as a whole one. */
const loosenessOf = ({ grade }: FoundChoice) => (grade < surestLoose ? 0 : grade);

/** Groups in their order, but what was surely meant before what may have been; of the latter only a few. */
export function orderGroups(groups: readonly FoundGroup[]): ChoiceGroup[] {
  const ordered = groups
    .flatMap(({ name, most, found }) => {
      const [best] = found;
      return best ? [{ name, most, best, found: keepSurest(found) }] : [];
    })
    .sort((a, b) => loosenessOf(a.best) - loosenessOf(b.best) || a.best.lacks - b.best.lacks || a.best.grade - b.best.grade);
  return ordered.map(({ name, most, best, found }, index) => ({
    name,
    choices: found.slice(0, index > 0 && best.grade >= surestLoose ? mostLoose : most).map(({ choice }) => choice),
  }));
}
