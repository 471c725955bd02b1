import { oneLine } from '@/lib/one-line';
import { buyingRoles, roleHints, roleNames, sectionRows, sectionTitles, type Section } from './content';
import { computeEvidence, explainShare, formatShare, hasWords, readLine, statusOf } from './evidence';
import { nameOf, type Persona } from './model';

export interface CardSection {
  title: string;
  items: string[];
}

/** A persona as every file says it. */
export interface Card {
  name: string;
  occupation: string;
  /** "Age 34", "Lisbon"; age and income only where they are wanted. */
  facts: string[];
  status: string;
  share: string;
  bio: string;
  /** Why an anti-persona is one. */
  reason: string;
  isAnti: boolean;
  /** What stands side by side. */
  rows: CardSection[][];
}

/** How much of a persona there is room for. */
export interface Room {
  lines: number;
  letters: number;
}

const unlimited: Room = { lines: Infinity, letters: Infinity };

/** From everything down to the bare bones: the first that fits a page is taken. */
export const rooms: readonly Room[] = [
  unlimited,
  { lines: 8, letters: 400 },
  { lines: 6, letters: 240 },
  { lines: 5, letters: 160 },
  { lines: 4, letters: 110 },
  { lines: 3, letters: 80 },
  { lines: 2, letters: 60 },
  { lines: 1, letters: 40 },
];

export const legend = 'Lines without a note are assumed.';
export const antiNote = 'Anti-persona: someone you decide not to serve.';

/** Whole words where there are any. */
function cut(text: string, most: number): string {
  const clean = oneLine(text);
  const letters = Array.from(clean);
  if (letters.length <= most) return clean;
  const start = letters.slice(0, most - 1).join('');
  const words = start.replace(/\s+\S*$/, '');
  return `${words.length > most / 2 ? words : start}…`;
}

const readRole = ({ buyingRole }: Pick<Persona, 'buyingRole'>) => buyingRoles.find((role) => role === buyingRole) ?? 'none';

/** "Champion (argues for it inside the company)" */
export function describeRole(persona: Pick<Persona, 'buyingRole'>): string {
  const role = readRole(persona);
  return role === 'none' ? '' : `${roleNames[role]} (${roleHints[role]})`;
}

/** A persona in one line of a list. */
export const summarize = (persona: Persona): string =>
  [persona.isAnti ? 'Anti-persona' : '', oneLine(persona.occupation), oneLine(persona.location), formatShare(computeEvidence([persona]))]
    .filter((part) => part !== '')
    .join(' · ');

export function toCard(personas: readonly Persona[], persona: Persona, hasFigures: boolean, room = unlimited): Card {
  const { lines: most, letters } = room;
  const share = computeEvidence([persona]);
  const fact = (label: string, value: string) => (oneLine(value) === '' ? [] : [`${label} ${cut(value, Math.min(letters, 160))}`]);
  const role = describeRole(persona);
  const toSection = (section: Section): CardSection[] => {
    const lines = persona[section].filter(hasWords);
    if (lines.length === 0) return [];
    const items = lines.slice(0, most).map((line) => {
      const { kind, label } = readLine(line);
      const note = kind === 'assumed' ? '' : ` (${cut(label.charAt(0).toLowerCase() + label.slice(1), letters)})`;
      return `${cut(line.text, letters)}${note}`;
    });
    const more = lines.length - items.length;
    return [{ title: sectionTitles[section], items: more > 0 ? [...items, `and ${more} more`] : items }];
  };
  return {
    name: nameOf(personas, persona),
    occupation: cut(persona.occupation, Math.min(letters, 160)),
    facts: [
      ...(hasFigures ? fact('Age:', persona.age) : []),
      ...(hasFigures ? fact('Income:', persona.income) : []),
      ...fact('Location:', persona.location),
      ...(role === '' ? [] : [`Buying role: ${role}`]),
    ],
    status: statusOf(persona).label,
    share: `${formatShare(share)} (${explainShare(share)})`,
    bio: cut(persona.bio, letters * 3),
    reason: persona.isAnti ? cut(persona.reason, letters) : '',
    isAnti: persona.isAnti,
    rows: sectionRows.map((row) => row.flatMap(toSection)).filter((row) => row.length > 0),
  };
}
