import { useState } from 'react';
import { replaceById } from '@/lib/lists';
import { plural } from '@/lib/text';
import { asEdited } from '@/kinds/records/state';
import { useLiveForm } from '@/kinds/work/live-form';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { levelLooks } from '../content';
import { bestShare, computeScore, describeScore, featureFields, formatScore, levelLabels, levelOf, setLevel } from '../matrix';
import { levels, nameOf, nameOfProduct, type Feature, type Level } from '../model';
import type { CompetitorRecords } from './use-competitor-form';

const columnsAtOnce = 12;
const cell = 'border-b border-line px-2 py-2 align-top';
const pinned = 'sticky left-0 z-10 bg-surface';

interface Column {
  /** Undefined is the user's own product. */
  id: string | undefined;
  name: string;
}

export function MatrixTable({ records }: { records: CompetitorRecords }) {
  const { all, extra } = records;
  const { features } = extra;
  const [limit, setLimit] = useState(columnsAtOnce);
  const columns: Column[] = [
    { id: undefined, name: nameOfProduct(extra) },
    ...all.slice(0, limit).map((competitor) => ({ id: competitor.id, name: nameOf(competitor) })),
  ];
  const scores = columns.map(({ id }) => computeScore(features, id));
  const best = bestShare(features, all);
  return (
    <>
      <div className="panel overflow-x-auto p-0!" role="region" aria-label="Features by product" tabIndex={0}>
        <table className="w-full border-separate border-spacing-0 text-left text-[14px]">
          <thead>
            <tr className="text-[13px]">
              <th scope="col" className={`${cell} ${pinned} min-w-40 pl-4! font-[550] text-mute sm:min-w-56`}>
                Feature
              </th>
              <th scope="col" className={`${cell} w-24 min-w-22 font-[550] text-mute`}>
                Weight
              </th>
              {columns.map(({ id, name }) => (
                <th key={id ?? ''} scope="col" className={`${cell} max-w-48 min-w-32 font-semibold break-words`}>
                  {name}
                </th>
              ))}
              <td className={cell} />
            </tr>
          </thead>
          <tbody>
            {features.map((feature) => (
              <FeatureRow key={feature.id} feature={feature} columns={columns} records={records} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={`${pinned} py-3.5 pr-2 pl-4 align-top font-semibold`}>
                Weighted score
              </th>
              <td />
              {columns.map(({ id }, index) => {
                const score = scores[index];
                if (!score) return null;
                return (
                  <td key={id ?? ''} className="px-2 py-3.5 align-top">
                    <span className="figure block text-2xl!">{formatScore(score)}</span>
                    <span className="block text-[13px] text-mute">{describeScore(score, features.length)}</span>
                    {score.share !== undefined && score.share === best && <span className="chip chip-good mt-1">Highest</span>}
                  </td>
                );
              })}
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
      {all.length === 0 && <p className="mt-3 text-mute">Add competitors to compare them with your product.</p>}
      {all.length > limit && (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-mute">
          {limit} of {plural(all.length, 'competitor')} shown
          <Button onClick={() => setLimit(limit + columnsAtOnce)}>Show more</Button>
        </p>
      )}
    </>
  );
}

function FeatureRow({ feature, columns, records }: { feature: Feature; columns: Column[]; records: CompetitorRecords }) {
  const { setExtra, tool } = records;
  const name = feature.name.trim() || 'Unnamed feature';
  const change = (recipe: (feature: Feature) => Feature, key?: string) =>
    setExtra((extra) => ({ ...extra, features: replaceById(extra.features, feature.id, (current) => asEdited(recipe(current))) }), { key });
  const form = useLiveForm(
    featureFields,
    feature,
    tool.around,
    (draft, field) => change((current) => ({ ...current, name: draft.name, weight: draft.weight }), `${feature.id}.${field}`),
    { saysMissing: true },
  );
  const remove = () =>
    setExtra((extra) => ({ ...extra, features: extra.features.filter(({ id }) => id !== feature.id) }), { say: 'Feature deleted' });
  return (
    <tr>
      <th scope="row" className={`${cell} ${pinned} pl-4! font-normal`}>
        <Field of={form} name="name" label={`Name of ${name}`} hideLabel />
      </th>
      <td className={cell}>
        <Field of={form} name="weight" label={`Weight of ${name}`} hideLabel />
      </td>
      {columns.map(({ id, name: product }) => {
        const level = levelOf(feature, id);
        return (
          <td key={id ?? ''} className={cell}>
            <select
              aria-label={`${product}: ${name}`}
              className={`input text-[14px]! ${levelLooks[level]}`}
              value={level}
              onChange={(event) => change((current) => setLevel(current, id, event.target.value as Level))}
            >
              {levels.map((option) => (
                <option key={option} value={option}>
                  {levelLabels[option]}
                </option>
              ))}
            </select>
          </td>
        );
      })}
      <td className={`${cell} pr-3!`}>
        <IconButton icon="trash-2" label={`Delete ${name}`} onClick={remove} />
      </td>
    </tr>
  );
}
