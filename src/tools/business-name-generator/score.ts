import { scoreLength, scorePronunciation, scoreSpelling, type NameScore } from '@/lib/name-score';
import { foldText } from '@/lib/text';
import { findBrandWords, findSimilarBrand } from './brands';
import type { Strength, StrengthClass } from './strength';

interface Line {
  label: string;
  /** Undefined where it cannot be judged, such as a name without Latin letters. */
  score: NameScore | undefined;
}

export interface ScoreCard {
  lines: Line[];
  /** The mean of the four lines; undefined unless all could be judged, so that no name ranks by its length alone. */
  total: number | undefined;
}

const classPoints: Record<StrengthClass, number> = { fanciful: 95, arbitrary: 85, suggestive: 70, descriptive: 35, generic: 10 };
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
  const value = classPoints[strength.kind] - 6 * wornWords.length - (brand ? 30 : 0);
  return {
    value: Math.max(0, value),
    rule: 'By trademark class: fanciful 95, arbitrary 85, suggestive 70, descriptive 35, generic 10. Each worn word such as “studio” or “hub” costs 6, closeness to a well-known brand 30.',
    faults: [
      ...(classPoints[strength.kind] < 50 ? ['Its words describe the business'] : []),
      ...wornWords.map((word) => `Many names have “${word}”`),
      ...(brand ? [`Close to ${brand}`] : []),
    ],
  };
}

export function scoreName(name: string, strength: Strength | undefined): ScoreCard {
  const lines: Line[] = [
    { label: 'Easy to say', score: scorePronunciation(name) },
    { label: 'Spelled as heard', score: scoreSpelling(name) },
    { label: 'Length', score: scoreLength(name) },
    { label: 'Distinctiveness', score: scoreDistinctiveness(name, strength) },
  ];
  const values = lines.flatMap(({ score }) => score?.value ?? []);
  return {
    lines,
    total: values.length < lines.length ? undefined : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length),
  };
}
