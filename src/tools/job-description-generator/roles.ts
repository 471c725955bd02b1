import { foldText } from '@/lib/text';
import type { Role } from '@/writer/trades/roles';

/** Roles with all the words, those whose title has them first. */
export function findRoles(roles: readonly Role[], query: string): Role[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => foldText(text).includes(word));
  const byTitle = roles.filter(({ title, others }) => has([title, ...others].join(' ')));
  const known = new Set(byTitle);
  const byWork = roles.filter((role) => !known.has(role) && has([role.title, role.field, ...role.duties, ...role.skills].join(' ')));
  return [...byTitle, ...byWork];
}
