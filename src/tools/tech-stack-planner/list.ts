import { groupBy } from '@/lib/lists';
import { foldText } from '@/lib/text';
import { costOf } from './cost';
import { categories, complexities, type Category, type Technology } from './model';

export const sortingsIn = (currency: string) => ({
  newest: undefined,
  name: { by: ({ name }: Technology) => name },
  category: { by: ({ category }: Technology) => categories.indexOf(category) },
  cost: { by: (technology: Technology) => costOf(technology, currency).now ?? '', isDescending: true },
  complexity: { by: ({ complexity }: Technology) => complexities.indexOf(complexity), isDescending: true },
});

export interface Filter {
  query: string;
  category: 'all' | Category;
  standing: 'all' | 'decided' | 'considering';
  sort: keyof ReturnType<typeof sortingsIn>;
}
export const startFilter: Filter = { query: '', category: 'all', standing: 'all', sort: 'newest' };

export const isKept = ({ category, selected }: Technology, filter: Filter) =>
  (filter.category === 'all' || category === filter.category) &&
  (filter.standing === 'all' || selected === (filter.standing === 'decided'));

export const searchText = ({ name, category, description, cost, license, region, exitPlan, alternatives, pros, cons }: Technology) =>
  [name, category, description, cost, license, region, exitPlan, ...alternatives, ...pros, ...cons].join(' ');

/** The same name in the same category is the same technology, so a file imported twice adds nothing. */
export const technologyIdentity = ({ name, category }: Technology) => JSON.stringify([foldText(name.trim()), category]);

export const selectedOf = (technologies: readonly Technology[]) => technologies.filter(({ selected }) => selected);

/** In the order of the categories, only those that hold something. */
export function toGroups(technologies: readonly Technology[]): { category: Category; technologies: Technology[] }[] {
  const groups = groupBy(technologies, ({ category }) => category);
  return categories.flatMap((category) => {
    const members = groups.get(category);
    return members ? [{ category, technologies: members }] : [];
  });
}
