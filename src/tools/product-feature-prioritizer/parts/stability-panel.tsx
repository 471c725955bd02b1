import { useMemo, useState } from 'react';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { fields, shortNameOf, type Feature, type PrioritizerExtra } from '../model';
import { readWeights } from '../scores';
import { computeStability, scoresIn, type Change, type Stability } from '../stability';

const rowsAtOnce = 3;

/** Which places of the ranking hang on a single step of a single score. */
export default function StabilityPanel({ features, extra }: { features: readonly Feature[]; extra: PrioritizerExtra }) {
  const [limit, setLimit] = useState(rowsAtOnce);
  const all = useMemo(() => computeStability(features, extra), [features, extra]);
  const shaky = all.filter(({ changes }) => changes.length > 0);
  const firm = all.length - shaky.length;
  const ownName = readWeights(extra.weights).ownName;
  const step = scoresIn(extra).includes('confidence') ? '1 (confidence by 10 points)' : '1';
  const describe = ({ rank }: Stability, change: Change) => {
    const label = change.name === 'own' ? ownName : fields[change.name].label;
    const unit = change.name === 'confidence' ? '%' : '';
    return `${label} ${change.from}${unit} → ${change.to}${unit}: rank ${change.rank}, ${change.rank < rank ? 'above' : 'below'} ${shortNameOf(change.passes)}`;
  };
  return (
    <Panel title="Rank stability">
      <p className="mb-3 text-mute">
        {shaky.length === 0
          ? `Every place holds when any one score moves by ${step}.`
          : `${plural(firm, 'place')} of ${all.length.toLocaleString('en-US')} ${firm === 1 ? 'holds' : 'hold'} when any one score moves by ${step}. These don’t:`}
      </p>
      {shaky.length > 0 && (
        <ul aria-label="Places that may change" className="divide-y divide-line">
          {shaky.slice(0, limit).map((item) => (
            <li key={item.feature.id} className="grid grid-cols-1 gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <p className="min-w-0 break-words">
                <span className="font-[550]">{shortNameOf(item.feature)}</span>{' '}
                <span className="text-[13px] text-mute">
                  rank {item.rank}, could be {item.best} to {item.worst}
                </span>
              </p>
              <ul className="min-w-0 text-[13px] break-words text-mute">
                {item.changes.map((change) => (
                  <li key={`${change.name}${change.to}`}>{describe(item, change)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {shaky.length > limit && (
        <Button className="mt-3" onClick={() => setLimit(limit + 24)}>
          Show more of {shaky.length.toLocaleString('en-US')}
        </Button>
      )}
    </Panel>
  );
}
