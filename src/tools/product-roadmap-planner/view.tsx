import { useState } from 'react';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { useRecords } from '@/kinds/records/use-records';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { InlineText } from '@/ui/inline-text';
import { Empty } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { otherNames, views, type View } from './content';
import { partDependencies } from '@/lib/title-links';
import { fields, itemIdentity, plainTitle, state, titleLimit, titleOf, toSections, type Item, type LaneBy } from './model';
import { Export } from './parts/export';
import { ItemForm } from './parts/item-form';
import { QuarterSections } from './parts/quarter-sections';
import { Roadmap } from './parts/roadmap';
import { Stats } from './parts/stats';
import { useItemForm } from './use-item-form';

export const about =
  'Plan what you build in which quarter, who does it and what has to be finished first. See the same items by quarter, on a timeline, as now, next and later, on a board and against your team’s capacity, and share a public version without names and effort.';
export const related = ['product-feature-prioritizer', 'task-manager', 'user-feedback-collector'];

export default function ProductRoadmapPlanner() {
  const records = useRecords(state, fields, 'Item');
  const form = useItemForm(records);
  const [view, setView] = useState<View>('quarters');
  const [laneBy, setLaneBy] = useState<LaneBy>('none');
  const { all, extra } = records;
  const { today } = records.tool.around;
  const rename = (typed: string) => {
    const title = typed === plainTitle ? '' : typed;
    if (title !== extra.title) records.setExtra((current) => ({ ...current, title }));
  };
  const partNew = (next: Item[]) => {
    const known = new Set(all.map(({ id }) => id));
    const parted = new Map(
      partDependencies(
        next.filter(({ id }) => !known.has(id)),
        next,
      ).map((item) => [item.id, item]),
    );
    return next.map((item) => parted.get(item.id) ?? item);
  };
  const isList = view === 'quarters';
  const isEmpty = all.length === 0 && view !== 'capacity';

  return (
    <>
      <WorkBar isSample={hasSample(all)}>
        <ImportButton
          records={{
            ...records,
            addAll: (added, how) => records.addAll(partDependencies(added, all), how),
            replaceAll: (next, how) => records.replaceAll(partNew(next), how),
          }}
          identity={itemIdentity}
          otherNames={otherNames}
          hint="A CSV with at least a title and a quarter for each item, such as “Q1 2027”, “H1 2027” or “March 2027”."
        />
        {all.length === 0 ? (
          <Button icon="download" disabled>
            Export
          </Button>
        ) : (
          <Export records={records} laneBy={laneBy} />
        )}
        {!form.isStarted && (
          <Button look="primary" icon="plus" className={isList ? 'sm:hidden' : ''} onClick={() => form.open()}>
            Add Item
          </Button>
        )}
      </WorkBar>
      {all.length > 0 && (
        <div className="mb-3">
          <InlineText
            name="roadmap name"
            text={titleOf(extra)}
            isStrong
            rows={1}
            maxLength={titleLimit}
            onSave={(typed) => rename(typed.replace(/\s+/g, ' ').trim())}
          />
        </div>
      )}
      {all.length > 0 && <Stats records={records} />}
      <div className="no-print mb-4">
        <Tabs label="View" choices={views} value={view} onChange={setView} />
      </div>
      <div className={isList ? 'grid grid-cols-1 items-start gap-6 lg:grid-cols-12' : ''}>
        {(isList || form.isStarted) && (
          <div className={`no-print min-w-0 ${isList ? 'stay lg:col-span-4' : ''} ${form.isStarted ? '' : 'max-sm:hidden'}`}>
            <ItemForm form={form} records={records} isPermanent={isList} />
          </div>
        )}
        <div className="min-w-0 lg:col-span-8">
          {isEmpty && (
            <div className="mb-6">
              <Empty text="No items yet" hint="Add the first thing you want to build, and its quarter." onSample={records.loadSample} />
            </div>
          )}
          {isEmpty && isList && today === '' && <div className="h-[414px]" />}
          {isEmpty && isList && <QuarterSections sections={toSections(all, extra.ownPeriods, today)} form={form} />}
          {!isEmpty && <Roadmap view={view} laneBy={laneBy} onLaneBy={setLaneBy} records={records} form={form} />}
        </div>
      </div>
    </>
  );
}
