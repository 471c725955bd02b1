import { sumOf } from '@/lib/numbers';
import { rateOf } from './model';

/** A part of the visitors with its own way through the same steps. */
export interface Segment {
  name: string;
  steps: { name: string; visitors: number; conversions: number }[];
}

export interface SegmentFigures extends Segment {
  visitors: number;
  conversions: number;
  overall: number | null;
  /** Against everybody together: -0.25 is a quarter less. */
  against: number | null;
  /** Where it falls furthest behind everybody, and how many more would go on at their rate. */
  weakest: { name: string; rate: number; everybody: number; missing: number } | undefined;
}

export interface Comparison {
  /** All segments together. */
  overall: number | null;
  rates: { name: string; rate: number | null }[];
  segments: SegmentFigures[];
}

/** The segments side by side, the largest first; steps go by their place. */
export function compareSegments(segments: readonly Segment[]): Comparison {
  const longest = segments.reduce<Segment['steps']>((most, { steps }) => (steps.length > most.length ? steps : most), []);
  const rates = longest.map(({ name }, place) => {
    const own = segments.flatMap(({ steps }) => steps[place] ?? []);
    return {
      name,
      rate: rateOf({ visitors: sumOf(own.map(({ visitors }) => visitors)), conversions: sumOf(own.map(({ conversions }) => conversions)) }),
    };
  });
  const ends = (steps: Segment['steps']) => ({ visitors: steps[0]?.visitors ?? 0, conversions: steps.at(-1)?.conversions ?? 0 });
  const all = segments.map(({ steps }) => ends(steps));
  const overall = rateOf({
    visitors: sumOf(all.map(({ visitors }) => visitors)),
    conversions: sumOf(all.map(({ conversions }) => conversions)),
  });
  const figures = segments.map((segment): SegmentFigures => {
    const { visitors, conversions } = ends(segment.steps);
    const own = rateOf({ visitors, conversions });
    const behind = segment.steps
      .flatMap((step, place) => {
        const [rate, everybody] = [rateOf(step), rates[place]?.rate ?? null];
        return rate !== null && everybody !== null && everybody > 0 && rate < everybody
          ? [{ name: step.name, rate, everybody, missing: Math.round(step.visitors * (everybody - rate)), share: rate / everybody }]
          : [];
      })
      .sort((one, other) => one.share - other.share);
    const [worst] = behind;
    return {
      ...segment,
      visitors,
      conversions,
      overall: own,
      against: own !== null && overall !== null && overall > 0 ? own / overall - 1 : null,
      weakest: worst && { name: worst.name, rate: worst.rate, everybody: worst.everybody, missing: worst.missing },
    };
  });
  return { overall, rates, segments: figures.sort((one, other) => other.visitors - one.visitors) };
}
