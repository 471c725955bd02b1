import { bandLooks } from '../content';
import type { Feature, Method } from '../model';
import { bandOf, bandWords, ratioOf, type Score } from '../scores';

/** The figure with its word, so that colour is never the only sign. */
export function ScoreChip({ feature, score, method }: { feature: Pick<Feature, 'impact' | 'effort'>; score: Score; method: Method }) {
  if (method !== 'ratio') {
    return (
      <span className="chip" title={score.reason}>
        {score.text}
        {score.reason !== '' && <span className="font-normal">{score.reason}</span>}
      </span>
    );
  }
  const band = bandOf(ratioOf(feature));
  return (
    <span className={`chip ${bandLooks[band]}`} data-band={band}>
      {score.text} {bandWords[band]}
    </span>
  );
}
