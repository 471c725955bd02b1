import { daysBetween, isDay, type Day } from '@/lib/dates';
import { fields, type Competitor } from './model';

/** What is known of a competitor, each with where it was read and when. */
export const facts = ['strengths', 'weaknesses', 'pricing', 'marketShare', 'targetAudience', 'keyFeatures'] as const;
type Fact = (typeof facts)[number];

export const sourceName = <F extends Fact>(fact: F) => `${fact}Source` as const;
export const checkedName = <F extends Fact>(fact: F) => `${fact}Checked` as const;
export const isFact = (name: string): name is Fact => (facts as readonly string[]).includes(name);

/** A fact checked longer ago than this is flagged. */
export const freshDays = 90;

const hasFact = (competitor: Competitor, fact: Fact) => {
  const value = competitor[fact];
  return typeof value === 'string' ? value.trim() !== '' : value.length > 0;
};

export const isStale = (checked: Day, today: Day) => isDay(checked) && isDay(today) && daysBetween(checked, today) > freshDays;

export interface KnownFact {
  competitor: Competitor;
  fact: Fact;
  label: string;
  source: string;
  checked: Day;
}

export const factsOf = (competitor: Competitor): KnownFact[] =>
  facts
    .filter((fact) => hasFact(competitor, fact))
    .map((fact) => ({
      competitor,
      fact,
      label: fields[fact].label,
      source: competitor[sourceName(fact)].trim(),
      checked: competitor[checkedName(fact)],
    }));

/** Facts to look up again, the oldest first. */
export const findStaleFacts = (competitors: readonly Competitor[], today: Day): KnownFact[] =>
  competitors
    .flatMap(factsOf)
    .filter(({ checked }) => isStale(checked, today))
    .sort((a, b) => (a.checked < b.checked ? -1 : a.checked > b.checked ? 1 : 0));

/** The day of the fact that was looked at longest ago; empty when nothing is dated. */
export const oldestCheck = (competitor: Competitor): Day =>
  factsOf(competitor)
    .map(({ checked }) => checked)
    .filter(isDay)
    .sort()[0] ?? '';

/** A fact has the date its user gave it. The date of a text that was changed is not the new text's, and comes back with the old one. */
export function toDateFact(text: string, { typed, saved }: { typed: Day; saved: { text: string; checked: Day } | undefined }): Day {
  if (!saved) return typed;
  if (text === saved.text) return typed === '' ? saved.checked : typed;
  return typed === saved.checked ? '' : typed;
}

/** Today for each fact that has no date yet. */
export const dateToday = (competitor: Competitor, today: Day): Partial<Competitor> =>
  Object.fromEntries(factsOf(competitor).flatMap(({ fact, checked }) => (checked === '' ? [[checkedName(fact), today]] : [])));
