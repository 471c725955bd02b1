import { decimal, readField, text } from '@/lib/fields';
import { formatNumber, formatPercent, noFigure, sumOf } from '@/lib/numbers';
import type { Cell, Sheet } from '@/lib/sheet';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { foldText } from '@/lib/text';
import { nameOf, nameOfProduct, type Competitor, type CompetitorExtra, type Feature, type Level } from './model';

export const featureFields = {
  name: text('Feature', { required: 'Name the feature.', maxLength: 200 }),
  weight: decimal('Weight', { default: '1', min: 0, max: 100, required: 'Enter a weight from 0 to 100.' }),
};

export const levelLabels: Record<Level, string> = { '': 'Not rated', full: 'Full', partial: 'Partial', none: 'None' };
const levelPoints: Record<Exclude<Level, ''>, number> = { full: 1, partial: 0.5, none: 0 };

const nowhere = { today: '', currency: 'USD' };

/** What cannot be read counts as nothing, as the message beside it says. */
export function weightOf({ weight }: Pick<Feature, 'weight'>): number {
  const { value, problem } = readField(featureFields.weight, weight, nowhere);
  return problem ? 0 : Number(value);
}

/** Undefined is the user's own product. */
export const levelOf = (feature: Feature, competitor?: string): Level =>
  competitor === undefined ? feature.us : Object.hasOwn(feature.ratings, competitor) ? (feature.ratings[competitor] ?? '') : '';

export const setLevel = (feature: Feature, competitor: string | undefined, level: Level): Feature =>
  competitor === undefined ? { ...feature, us: level } : { ...feature, ratings: { ...feature.ratings, [competitor]: level } };

interface Score {
  /** A fraction of what could be reached; undefined when nothing that weighs anything is rated. */
  share: number | undefined;
  points: number;
  possible: number;
  rated: number;
}

/** Full counts the whole weight, partial half, none nothing. Only rated rows count, so not knowing is no zero. */
export function computeScore(features: readonly Feature[], competitor?: string): Score {
  const rated = features.flatMap((feature) => {
    const level = levelOf(feature, competitor);
    return level === '' ? [] : [{ weight: weightOf(feature), points: levelPoints[level] }];
  });
  const tidy = (value: number) => Number(value.toFixed(6));
  const possible = tidy(sumOf(rated.map(({ weight }) => weight)));
  const points = tidy(sumOf(rated.map((row) => row.weight * row.points)));
  return { share: possible > 0 ? points / possible : undefined, points, possible, rated: rated.length };
}

/** The highest score of all, of competitors that are not on the screen, too; undefined when there is none. */
export function bestShare(features: readonly Feature[], competitors: readonly { id: string }[]): number | undefined {
  const shares = [undefined, ...competitors.map(({ id }) => id)].flatMap((id) => computeScore(features, id).share ?? []);
  return shares.length > 0 ? Math.max(...shares) : undefined;
}

export const formatScore = ({ share }: Score) => (share === undefined ? noFigure : formatPercent(Math.round(share * 1000) / 1000));

/** Why there is no figure, or how much it rests on. */
export function describeScore({ share, points, possible, rated }: Score, rows: number): string {
  if (rated === 0) return 'Nothing rated';
  if (share === undefined) return 'All weights are 0';
  const basis = `${formatNumber(points)} of ${formatNumber(possible)}`;
  return rated < rows ? `${basis}, ${rated} of ${rows} rated` : basis;
}

export const makeFeature = (features: readonly Feature[], name: string, weight: string): Feature => {
  const numbers = features.map(({ id }) => Number(/^feature-(\d{1,9})$/.exec(id)?.[1] ?? 0));
  return { id: `feature-${Math.max(0, ...numbers) + 1}`, name, weight, us: '', ratings: {} };
};

/** A row for every key feature noted on a competitor and not yet in the matrix; who lists it has it in full. */
export function addKeyFeatures(features: readonly Feature[], competitors: readonly Competitor[]): Feature[] {
  const all = [...features];
  const known = new Map(features.map((feature, index) => [foldText(feature.name.trim()), index]));
  const added = new Set<number>();
  for (const { id, keyFeatures } of competitors) {
    for (const name of keyFeatures.map((entry) => entry.trim()).filter(Boolean)) {
      const key = foldText(name);
      if (!known.has(key)) {
        known.set(key, all.length);
        added.add(all.length);
        all.push(makeFeature(all, name, '1'));
      }
      const at = known.get(key) ?? -1;
      const feature = all[at];
      if (feature && added.has(at)) all[at] = setLevel(feature, id, 'full');
    }
  }
  return all;
}

/** Beside what is the user's own, rows and products of the sample say so. */
export function sampleNames(extra: CompetitorExtra, competitors: readonly Competitor[]) {
  const isMixed = !isAllSample([...competitors, ...extra.features]);
  const mark = (name: string, of: { id: string; isEdited?: true }) => (isMixed && isSampleRecord(of) ? `${name} (sample)` : name);
  return { feature: (feature: Feature) => mark(feature.name, feature), product: (one: Competitor) => mark(nameOf(one), one) };
}

export function toMatrixSheet(extra: CompetitorExtra, competitors: readonly Competitor[]): Sheet {
  const { features } = extra;
  const names = sampleNames(extra, competitors);
  const products = [undefined, ...competitors.map(({ id }) => id)];
  const ratings = features.map((feature): Cell[] => [
    names.feature(feature),
    weightOf(feature),
    ...products.map((id) => levelLabels[levelOf(feature, id)]),
  ]);
  const scores = products.map((id) => computeScore(features, id));
  return {
    name: 'Feature matrix',
    columns: [
      { label: 'Feature', kind: 'text' },
      { label: 'Weight', kind: 'number' },
      { label: nameOfProduct(extra), kind: 'text' },
      ...competitors.map((competitor) => ({ label: names.product(competitor), kind: 'text' as const })),
    ],
    rows: [
      ...ratings,
      ['Weighted score', null, ...scores.map(formatScore)],
      ['Points', null, ...scores.map((score) => describeScore(score, features.length))],
    ],
  };
}
