import { sections, sectionTitles } from './content';
import { describeRole } from './card';
import { computeEvidence, formatShare, hasWords, readLine, statusOf } from './evidence';
import type { Persona } from './model';

export const mostCompared = 3;

export interface CompareRow {
  label: string;
  /** One cell a persona, each a list of lines; a line may have a note on its evidence. */
  cells: { text: string; note: string }[][];
}

const plain = (text: string) => (text.trim() === '' ? [] : [{ text: text.trim(), note: '' }]);

/** Those to be compared: the chosen ones that are still there, or else the first. */
export function pickCompared(personas: readonly Persona[], chosen: readonly string[]): Persona[] {
  const kept = personas.filter(({ id }) => chosen.includes(id)).slice(0, mostCompared);
  return kept.length > 0 ? kept : personas.slice(0, mostCompared);
}

/** The same questions to each of them; what nobody answers is left out. */
export function toCompareRows(personas: readonly Persona[]): CompareRow[] {
  const rows: CompareRow[] = [
    { label: 'Status', cells: personas.map((persona) => plain(`${statusOf(persona).label}, ${formatShare(computeEvidence([persona]))}`)) },
    {
      label: 'Anti-persona',
      cells: personas.map(({ isAnti, reason }) =>
        isAnti ? plain(reason.trim() === '' ? 'Not served' : `Not served: ${reason.trim()}`) : [],
      ),
    },
    { label: 'Age', cells: personas.map(({ age }) => plain(age)) },
    { label: 'Occupation', cells: personas.map(({ occupation }) => plain(occupation)) },
    { label: 'Income', cells: personas.map(({ income }) => plain(income)) },
    { label: 'Location', cells: personas.map(({ location }) => plain(location)) },
    { label: 'Buying role', cells: personas.map((persona) => plain(describeRole(persona))) },
    { label: 'Bio', cells: personas.map(({ bio }) => plain(bio)) },
    ...sections.map((section) => ({
      label: sectionTitles[section],
      cells: personas.map((persona) =>
        persona[section].filter(hasWords).map((line) => {
          const { kind, label } = readLine(line);
          return { text: line.text.trim(), note: kind === 'assumed' ? '' : label };
        }),
      ),
    })),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell.length > 0));
}
