import { countSyllables } from '@/kinds/names/sounds';
import { scoreLength, scorePronunciation, scoreSpelling, type NameScore } from '@/lib/name-score';
import { sumOf } from '@/lib/numbers';
import { foldText, plural } from '@/lib/text';
import { findBrandWords, findSimilarBrand } from './brands';
import type { Strength, StrengthClass } from './strength';

interface Line {
  label: string;
  /** Undefined where it cannot be judged, such as a name without Latin letters. */
  score: NameScore | undefined;
}

export interface ScoreCard {
  lines: Line[];
  /** The lines by their weight; undefined unless all could be judged, so that no name ranks by its length alone. */
  total: number | undefined;
}

const classPoints: Record<StrengthClass, number> = { fanciful: 95, arbitrary: 85, suggestive: 70, unsure: 50, descriptive: 30, generic: 5 };
const worn = new Set(
  'solutions group hub lab labs pro tech global digital smart studio works collective co company online world express club project house'.split(
    ' ',
  ),
);

/** How easily a name is told from others. */
function scoreDistinctiveness(name: string, strength: Strength | undefined): NameScore | undefined {
  if (!strength) return undefined;
  const words = foldText(name).match(/[a-z]+/g) ?? [];
  const wornWords = words.filter((word) => worn.has(word));
  const brand = findSimilarBrand(name) ?? findBrandWords(name)[0];
  const value = classPoints[strength.kind] - 10 * wornWords.length - (brand ? 30 : 0);
  return {
    value: Math.max(0, value),
    rule: 'By trademark class: fanciful 95, arbitrary 85, suggestive 70, not sure 50, descriptive 30, generic 5. Each overused word such as “studio” or “hub” costs 10, closeness to a well-known brand 30.',
    faults: [
      ...(strength.kind === 'descriptive' || strength.kind === 'generic' ? ['Its words describe the business'] : []),
      ...wornWords.map((word) => `Many names have “${word}”`),
      ...(brand ? [`Close to ${brand}`] : []),
    ],
  };
}

/** Two to four syllables are easy to call across a room. */
function scoreRhythm(name: string): NameScore | undefined {
  const syllables = name.split(/\s+/).reduce((sum, word) => sum + countSyllables(word), 0);
  if (syllables === 0) return undefined;
  const far = syllables < 2 ? 1 : Math.max(0, syllables - 4);
  return {
    value: Math.max(0, 100 - 20 * far),
    rule: 'Two to four syllables 100; each one beyond costs 20, a single one 20.',
    faults: far > 0 ? [plural(syllables, 'syllable')] : [],
  };
}

/** What makes a name one's own counts most. */
const weights = [2, 1, 2, 2, 3];

export function scoreName(name: string, strength: Strength | undefined): ScoreCard {
  const lines: Line[] = [
    { label: 'Easy to say', score: scorePronunciation(name) },
    { label: 'Spelled as heard', score: scoreSpelling(name) },
    { label: 'Length', score: scoreLength(name) },
    { label: 'Rhythm', score: scoreRhythm(name) },
    { label: 'Distinctiveness', score: scoreDistinctiveness(name, strength) },
  ];
  const isJudged = lines.every(({ score }) => score !== undefined);
  const sum = lines.reduce((total, { score }, index) => total + (score?.value ?? 0) * (weights[index] ?? 0), 0);
  return { lines, total: isJudged ? Math.round(sum / sumOf(weights)) : undefined };
}
