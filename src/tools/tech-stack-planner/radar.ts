import type { Sheet } from '@/lib/sheet';
import { foldText } from '@/lib/text';
import { nameOf, quadrants, ringLabel, ringOf, rings, type Category, type Quadrant, type Technology } from './model';

const quadrantByCategory: Record<Category, Quadrant> = {
  Frontend: 'Languages & Frameworks',
  Backend: 'Languages & Frameworks',
  Database: 'Platforms',
  DevOps: 'Tools',
  Authentication: 'Platforms',
  Hosting: 'Platforms',
  Analytics: 'Tools',
  Payments: 'Platforms',
  Communication: 'Tools',
  Storage: 'Platforms',
  Other: 'Techniques',
};

/** The quadrant chosen, or the one that goes with the category. */
export const quadrantOf = ({ category, quadrant }: Pick<Technology, 'category' | 'quadrant'>): Quadrant =>
  quadrant === 'category' ? quadrantByCategory[category] : quadrant;

export interface Blip {
  /** As it stands in the dot and in the table. */
  number: number;
  technology: Technology;
  quadrant: Quadrant;
}

/** Numbered by quadrant, ring and name, so that the same stack always gives the same radar. */
export function toBlips(technologies: readonly Technology[]): Blip[] {
  const keyed = technologies.map((technology) => ({
    technology,
    quadrant: quadrantOf(technology),
    key: foldText(nameOf(technology)),
  }));
  keyed.sort(
    (a, b) =>
      quadrants.indexOf(a.quadrant) - quadrants.indexOf(b.quadrant) ||
      rings.indexOf(ringOf(a.technology)) - rings.indexOf(ringOf(b.technology)) ||
      (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) ||
      (a.technology.id < b.technology.id ? -1 : 1),
  );
  return keyed.map(({ technology, quadrant }, index) => ({ number: index + 1, technology, quadrant }));
}

/** The columns that Build Your Own Radar reads. */
export const toRadarSheet = (blips: readonly Blip[]): Sheet => ({
  name: 'Radar',
  columns: ['name', 'ring', 'quadrant', 'isNew', 'description'].map((label) => ({ label, kind: 'text' })),
  rows: blips.map(({ technology, quadrant }) => [
    nameOf(technology),
    ringLabel(technology),
    quadrant,
    technology.isNew ? 'TRUE' : 'FALSE',
    technology.description,
  ]),
});

/** Build Your Own Radar refuses a file in which one of the four quadrants has no entry. */
export const emptyQuadrants = (blips: readonly Blip[]): Quadrant[] =>
  quadrants.filter((quadrant) => !blips.some((blip) => blip.quadrant === quadrant));
