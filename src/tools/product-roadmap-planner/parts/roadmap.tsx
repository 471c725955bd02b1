import { useMemo, useState } from 'react';
import { selectRecords } from '@/kinds/records/select-records';
import { lazyPart } from '@/ui/lazy-part';
import type { View } from '../content';
import { resolveLinks } from '@/lib/title-links';
import { computeLoad, describeLoad, describeRoom, type Load } from '../load';
import { isKept, searchText, startFilter, toSections, type Filter, type LaneBy, type RoadmapRecords, type Section } from '../model';
import { findTroubles } from '../troubles';
import type { ItemForm } from '../use-item-form';
import { Finder } from './finder';
import { QuarterSections } from './quarter-sections';
import { SectionItems } from './section-items';

// Seen only when chosen, so loaded only then.
const Gantt = lazyPart(async () => (await import('./gantt')).Gantt);
const StatusBoard = lazyPart(async () => (await import('./boards')).StatusBoard);
const HorizonBoard = lazyPart(async () => (await import('./boards')).HorizonBoard);
const Capacity = lazyPart(async () => (await import('./capacity')).Capacity);

interface RoadmapProps {
  view: View;
  laneBy: LaneBy;
  onLaneBy: (by: LaneBy) => void;
  records: RoadmapRecords;
  form: ItemForm;
}

/** The items, in the view that was chosen. */
export function Roadmap({ view, laneBy, onLaneBy, records, form }: RoadmapProps) {
  const [filter, setFilter] = useState<Filter>(startFilter);
  const { all, extra } = records;
  const { today } = records.tool.around;
  const links = useMemo(() => resolveLinks(all), [all]);
  const troubles = useMemo(() => findTroubles(all, links, extra.ownPeriods), [all, links, extra.ownPeriods]);
  const load = useMemo(() => computeLoad(all, extra, today), [all, extra, today]);
  const shown = useMemo(() => selectRecords(all, { query: filter.query, searchIn: searchText, keep: isKept(filter) }), [all, filter]);
  const sections = useMemo(() => {
    const found = toSections(shown, extra.ownPeriods, today);
    // A search shows what it found, not the empty quarters around it.
    return shown.length === all.length ? found : found.filter(({ items }) => items.length > 0);
  }, [shown, all.length, extra.ownPeriods, today]);
  const board = { items: shown, laneBy, troubles, records, form };
  const lanes = view === 'quarters' ? undefined : { by: laneBy, onChange: onLaneBy };
  const shownView = shown.length > 0 ? view : undefined;
  if (view === 'capacity') {
    return <Capacity load={load} records={records} />;
  }
  return (
    <>
      <Finder filter={filter} onChange={setFilter} shown={shown.length} total={all.length} lanes={lanes} />
      {shownView === 'quarters' && (
        <QuarterSections
          sections={sections}
          form={form}
          aside={(section) => <SectionLoad load={load} section={section} />}
          body={({ items }, name) => (
            <SectionItems name={name} items={items} links={links} troubles={troubles} records={records} form={form} />
          )}
        />
      )}

      {shownView === 'timeline' && <Gantt {...board} links={links} onOpen={form.edit} />}
      {shownView === 'horizons' && <HorizonBoard {...board} />}
      {shownView === 'kanban' && <StatusBoard {...board} />}
    </>
  );
}

function SectionLoad({ load, section }: { load: Load; section: Section }) {
  const found = load.quarters.find(({ quarter }) => quarter === section.period.name);
  const text = found ? describeLoad(found) : '';
  if (!found || text === '') return null;
  return (
    <span className={`text-[13px] ${found.isOver ? 'font-[550] text-bad' : 'text-mute'}`}>
      {text}
      {found.isOver && ` · ${describeRoom(found)}`}
    </span>
  );
}
