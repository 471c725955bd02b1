import { selectRecords } from '@/kinds/records/select-records';
import { isTaken, type Standing } from './availability';
import type { Candidate } from './names';
import { overallOf, speechOf } from './traits';

/** Shown at first; the rest follows on request. */
export const firstShown = 30;
export const portion = 150;

export interface Filter {
  query: string;
  show: string;
  sort: string;
}

export const startFilter: Filter = { query: '', show: 'all', sort: 'made' };

export const showOptions = [
  { value: 'all', label: 'All names' },
  { value: 'free', label: 'Hide taken' },
  { value: 'exact', label: 'Exact Match' },
  { value: 'name', label: 'From the name' },
  { value: 'keyword', label: 'From keywords' },
] as const;
export const showIdeas = { value: 'model', label: 'Accepted ideas' } as const;

export const sortOptions = [
  { value: 'made', label: 'Sort: variant' },
  { value: 'score', label: 'Sort: best score' },
  { value: 'short', label: 'Sort: shortest' },
  { value: 'speech', label: 'Sort: easiest to say' },
] as const;

const sorts: Record<string, (candidate: Candidate) => number> = {
  score: ({ label }) => -overallOf(label),
  short: ({ label }) => Array.from(label).length,
  speech: ({ label }) => -speechOf(label),
};

function isKept({ category, source, domain }: Candidate, show: string, standingOf: (domain: string) => Standing): boolean {
  if (show === 'exact') return category === 'Exact Match';
  if (show === 'free') return !isTaken(standingOf(domain));
  return show === 'all' || source === show;
}

const searchText = ({ shown, domain, how }: Candidate) => `${shown} ${domain} ${how}`;

export function selectCandidates(all: readonly Candidate[], filter: Filter, standingOf: (domain: string) => Standing): Candidate[] {
  const by = Object.hasOwn(sorts, filter.sort) ? sorts[filter.sort] : undefined;
  return selectRecords(all, {
    query: filter.query,
    searchIn: searchText,
    keep: (candidate) => isKept(candidate, filter.show, standingOf),
    sort: by ? { by } : undefined,
  });
}
