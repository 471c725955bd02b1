import { useMemo, useState } from 'react';
import { optionLabel } from '@/lib/fields';
import { FilterBar } from '@/kinds/records/filter-bar';
import { selectRecords } from '@/kinds/records/select-records';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { VirtualList } from '@/ui/virtual-list';
import { describePlan, formatPoints, needsRoom, type CapacityPlan } from '../capacity';
import { quadrantNames } from '../content';
import { isKept, searchText, startFilter, type Filter } from '../list';
import { categories, fields, shortNameOf, statuses, type Feature } from '../model';
import { findOutranked, mixesScales } from '../notes';
import { quadrants, type Ranked } from '../scores';
import type { FeatureForm } from './feature-form';
import { FeatureRow, type FeatureRecords, type Room } from './feature-row';

const choices = {
  category: {
    label: 'Filter by category',
    options: [{ value: 'all', label: 'All categories' }, ...categories.map((value) => ({ value, label: value }))],
  },
  status: {
    label: 'Filter by status',
    options: [{ value: 'all', label: 'All statuses' }, ...statuses.map((value) => ({ value, label: optionLabel(fields.status, value) }))],
  },
  quadrant: {
    label: 'Filter by quadrant',
    options: [{ value: 'all', label: 'All quadrants' }, ...quadrants.map((value) => ({ value, label: quadrantNames[value].many }))],
  },
};

/** A longer list draws rows of even height, which leaves no room for a line between them. */
const longList = 120;

interface FeatureListProps {
  ranked: readonly Ranked[];
  plan: CapacityPlan | undefined;
  records: FeatureRecords;
  form: FeatureForm;
}

export default function FeatureList({ ranked, plan, records, form }: FeatureListProps) {
  const [filter, setFilter] = useState<Filter>(startFilter);
  const { method } = records.extra;
  const shown = useMemo(() => {
    const byId = new Map(ranked.map((item) => [item.feature.id, item]));
    const features = ranked.map(({ feature }) => feature);
    return selectRecords(features, { query: filter.query, searchIn: searchText, keep: (feature) => isKept(feature, filter) }).flatMap(
      (feature) => {
        const item = byId.get(feature.id);
        return item ? [{ ...item, id: feature.id }] : [];
      },
    );
  }, [ranked, filter]);
  const fitting = useMemo(() => new Set(plan?.fits.map(({ id }) => id)), [plan]);

  const roomOf = (feature: Feature): Room => (!needsRoom(feature, method) ? 'free' : fitting.has(feature.id) ? 'fits' : 'over');
  const firstOver = plan && shown.find(({ feature }) => roomOf(feature) === 'over')?.id;
  return (
    <>
      <FilterBar
        noun="feature"
        filter={filter}
        start={startFilter}
        onChange={setFilter}
        choices={choices}
        shown={shown.length}
        total={ranked.length}
      />
      <RankNotes ranked={ranked} records={records} />
      {plan && (
        <p role="status" className="mb-3 text-[14px]">
          {describePlan(plan)}
        </p>
      )}
      {shown.length > 0 && (
        <VirtualList
          label="Features by rank"
          items={shown}
          row={(item) => (
            <>
              {plan && item.id === firstOver && shown.length <= longList && (
                <p className="border-b-2 border-dashed border-warn bg-warn-soft px-4 py-1 text-[13px] text-warn">
                  Capacity line: what stands above fits in {formatPoints(plan.capacity)}
                </p>
              )}
              <FeatureRow item={item} room={plan && roomOf(item.feature)} records={records} form={form} />
            </>
          )}
        />
      )}
    </>
  );
}

/** Where the method itself may mislead. */
function RankNotes({ ranked, records: { extra, setExtra } }: { ranked: readonly Ranked[]; records: FeatureRecords }) {
  const outranked = extra.method === 'ratio' ? findOutranked(ranked) : undefined;
  const isMixed = extra.method === 'rice' && mixesScales(ranked.map(({ feature }) => feature));
  if (!outranked && !isMixed) return null;
  return (
    <div className="mb-3">
      <Notice tone={isMixed ? 'warn' : 'plain'}>
        {outranked ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 basis-60">
              {shortNameOf(outranked.small)} (impact {outranked.small.impact}, effort {outranked.small.effort}) stands above{' '}
              {shortNameOf(outranked.important)} (impact {outranked.important.impact}, effort {outranked.important.effort}): a ratio favors
              small work.
            </span>
            <Button onClick={() => setExtra((current) => ({ ...current, method: 'rice' }))}>Rank by RICE</Button>
          </div>
        ) : (
          'Some features count scores from 1 to 10, others a RICE impact or person-months. Use one scale for all, or their figures don’t compare.'
        )}
      </Notice>
    </div>
  );
}
