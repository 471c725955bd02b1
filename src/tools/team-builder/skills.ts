import { foldText } from '@/lib/text';
import type { Member } from './model';

export type Coverage = 'gap' | 'single' | 'covered';

export interface SkillRow {
  skill: string;
  isNeeded: boolean;
  /** Ids of the members who have it, in the order of the team. */
  people: string[];
  coverage: Coverage;
}

const coverageOf = (count: number): Coverage => (count === 0 ? 'gap' : count === 1 ? 'single' : 'covered');
const order: Record<Coverage, number> = { gap: 0, single: 1, covered: 2 };

/** Gaps first, then what hangs on one person, then the rest; "SQL" and "sql" are one skill. */
export function toSkillRows(members: readonly Member[], neededSkills: readonly string[]): SkillRow[] {
  const rows = new Map<string, { skill: string; isNeeded: boolean; people: Set<string> }>();
  const rowFor = (skill: string) => {
    const clean = skill.trim();
    if (clean === '') return undefined;
    const key = foldText(clean);
    const known = rows.get(key) ?? { skill: clean, isNeeded: false, people: new Set<string>() };
    rows.set(key, known);
    return known;
  };
  for (const skill of neededSkills) {
    const row = rowFor(skill);
    if (row) row.isNeeded = true;
  }
  for (const { id, skills } of members) for (const skill of skills) rowFor(skill)?.people.add(id);
  return [...rows.values()]
    .map(({ skill, isNeeded, people }) => ({ skill, isNeeded, people: [...people], coverage: coverageOf(people.size) }))
    .sort(
      (a, b) =>
        order[a.coverage] - order[b.coverage] ||
        Number(b.isNeeded) - Number(a.isNeeded) ||
        b.people.length - a.people.length ||
        a.skill.localeCompare(b.skill, 'en'),
    );
}
