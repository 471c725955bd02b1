import { foldText } from '@/lib/text';
import type { Sorting } from '@/kinds/records/select-records';
import { selectRecords } from '@/kinds/records/select-records';
import { normalizeUrl } from './addresses';
import { categories, type Resource } from './model';

type Show = 'all' | 'favourites' | 'free-tier' | 'credits' | 'duplicates' | 'hidden';
type Sort = 'newest' | 'name' | 'rating' | 'checked';

export interface Filter {
  query: string;
  category: string;
  price: 'all' | 'free' | 'paid';
  country: string;
  show: Show;
  sort: Sort;
}
export const startFilter: Filter = { query: '', category: 'all', price: 'all', country: 'all', show: 'all', sort: 'newest' };

const sortings: Record<Sort, Sorting<Resource> | undefined> = {
  newest: undefined,
  name: { by: ({ name }) => name.trim() },
  rating: { by: ({ rating }) => (rating > 0 ? rating : ''), isDescending: true },
  checked: { by: ({ checkedOn, listedOn }) => checkedOn || listedOn, isDescending: true },
};

const searchText = ({ name, description, tags }: Resource) => [name, description, ...tags].join('\n');

/** Records never change in place, so the address of each is read once. */
const known = new WeakMap<Resource, string>();

export function resourceIdentity(resource: Resource): string {
  const identity = known.get(resource) ?? normalizeUrl(resource.url);
  known.set(resource, identity);
  return identity;
}

/** By resource, the name of the first other one with the same address. */
export function findDuplicates(resources: readonly Resource[]): Map<string, Resource> {
  const groups = new Map<string, Resource[]>();
  for (const resource of resources) {
    const key = resourceIdentity(resource);
    if (key === '') continue;
    const group = groups.get(key);
    if (group) group.push(resource);
    else groups.set(key, [resource]);
  }
  const doubles = new Map<string, Resource>();
  for (const group of groups.values()) {
    for (const resource of group) {
      const other = group.find((candidate) => candidate !== resource);
      if (other) doubles.set(resource.id, other);
    }
  }
  return doubles;
}

/** The resource a typed address would repeat. */
export function findSame(resources: readonly Resource[], typed: string, exceptId: string): Resource | undefined {
  const key = normalizeUrl(typed);
  return key === '' ? undefined : resources.find((resource) => resource.id !== exceptId && resourceIdentity(resource) === key);
}

const shows: Record<Show, (resource: Resource, doubles: ReadonlyMap<string, unknown>) => boolean> = {
  all: ({ isHidden }) => !isHidden,
  favourites: ({ isHidden, isFavourite }) => !isHidden && isFavourite,
  'free-tier': ({ isHidden, hasFreeTier }) => !isHidden && hasFreeTier,
  credits: ({ isHidden, hasCredits }) => !isHidden && hasCredits,
  duplicates: ({ id }, doubles) => doubles.has(id),
  hidden: ({ isHidden }) => isHidden,
};

export function selectResources(resources: readonly Resource[], filter: Filter, doubles: ReadonlyMap<string, unknown>): Resource[] {
  const { query, category, price, country, show, sort } = filter;
  return selectRecords(resources, {
    query,
    searchIn: searchText,
    keep: (resource) =>
      shows[show](resource, doubles) &&
      (category === 'all' || resource.category === category) &&
      (price === 'all' || resource.price === price) &&
      (country === 'all' || foldText(resource.country.trim()) === country),
    sort: sortings[sort],
  });
}

/** How many there are in each category, hidden ones left out. */
export function countByCategory(resources: readonly Resource[]): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(categories.map((category) => [category, 0]));
  for (const { category, isHidden } of resources) if (!isHidden) counts[category] = (counts[category] ?? 0) + 1;
  return counts;
}

/** Each country once, however it is capitalised, in order of the alphabet. */
export function collectCountries(resources: readonly Resource[]): { value: string; label: string }[] {
  const found = new Map<string, string>();
  for (const { country } of resources) {
    const label = country.trim();
    const value = foldText(label);
    if (value !== '' && value !== 'all' && !found.has(value)) found.set(value, label);
  }
  return [...found].map(([value, label]) => ({ value, label })).sort((a, b) => (a.value < b.value ? -1 : 1));
}
