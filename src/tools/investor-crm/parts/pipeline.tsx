import { type ReactNode } from 'react';
import { FilterBar } from '@/kinds/records/filter-bar';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { stages, startFilter, statuses, statusLabels, type Filter, type Investor } from '../model';
import PipelineList from './pipeline-list';
import type { InvestorForm, InvestorRecords } from './use-investor-form';

const PipelineBoard = lazyPart(async () => (await import('./pipeline-board')).default);

const views = [
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'board', label: 'Board', icon: 'square-kanban' },
  { value: 'round', label: 'Round', icon: 'target' },
] as const;
export type View = (typeof views)[number]['value'];

const filters = {
  status: {
    label: 'Filter by status',
    options: [
      { value: 'all', label: 'All statuses' },
      { value: 'active', label: 'Active pipeline' },
      ...statuses.map((value) => ({ value, label: statusLabels[value] })),
    ],
  },
  stage: {
    label: 'Filter by stage',
    options: [{ value: 'all', label: 'All stages' }, ...stages.map((value) => ({ value, label: value }))],
  },
  attention: {
    label: 'Filter by attention',
    options: [
      { value: 'all', label: 'Everyone' },
      { value: 'due', label: 'Follow-up due' },
      { value: 'overdue', label: 'Overdue' },
      { value: 'cold', label: 'Going cold' },
      { value: 'soft', label: 'Soft-circled' },
    ],
  },
};
const sort = {
  label: 'Sort',
  options: [
    { value: 'newest', label: 'Newest first' },
    { value: 'name', label: 'Name' },
    { value: 'firm', label: 'Firm' },
    { value: 'followUp', label: 'Next follow-up' },
    { value: 'contact', label: 'Longest without contact' },
    { value: 'amount', label: 'Largest amount' },
  ],
};

interface PipelineProps {
  shown: readonly Investor[];
  records: InvestorRecords;
  form: InvestorForm;
  coldAfter: number;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  view: View;
  onView: (view: View) => void;
  onOpen: (id: string) => void;
  /** The view that is not about single investors. */
  round: ReactNode;
}

export default function Pipeline({ shown, records, form, coldAfter, filter, onFilter, view, onView, onOpen, round }: PipelineProps) {
  return (
    <section aria-labelledby="pipeline-title" className="mb-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="pipeline-title" className="font-semibold">
          Pipeline
        </h2>
        <Tabs label="View" choices={views} value={view} onChange={onView} />
      </div>
      {view === 'round' ? (
        round
      ) : (
        <>
          <FilterBar
            noun="investor"
            filter={filter}
            start={startFilter}
            onChange={onFilter}
            choices={view === 'list' ? { ...filters, sort } : filters}
            shown={shown.length}
            total={records.all.length}
          />
          {shown.length > 0 &&
            (view === 'list' ? (
              <PipelineList investors={shown} records={records} form={form} coldAfter={coldAfter} onOpen={onOpen} />
            ) : (
              <PipelineBoard investors={shown} records={records} coldAfter={coldAfter} onOpen={onOpen} />
            ))}
        </>
      )}
    </section>
  );
}
