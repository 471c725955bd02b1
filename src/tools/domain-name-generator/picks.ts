import type { Pick } from './model';
import { readDomain } from './paste';

/** Two entries for the same domain are one, however they were typed. */
export const identityOf = ({ domain }: Pick) => readDomain(domain)?.domain ?? domain.trim().toLowerCase();

/** Why a domain cannot be put on the list, or not in place of the entry that is edited; empty where it can. */
export function findPickProblem(typed: string, picks: readonly Pick[], editedId: string | undefined): string {
  if (typed.trim() === '') return '';
  const name = readDomain(typed);
  if (!name) return 'Enter a domain such as example.com.';
  const same = picks.filter((pick) => identityOf(pick) === name.domain);
  // An entry may keep the name it has.
  return same.length > 0 && same.every(({ id }) => id !== editedId) ? `${name.shown} is already on your shortlist.` : '';
}

/** A domain as people write it, whatever else was typed with it. */
export const nameOf = ({ domain }: Pick) => readDomain(domain)?.shown ?? (domain.trim() || 'Unnamed domain');
