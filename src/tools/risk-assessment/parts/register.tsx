import { useMemo, useState } from 'react';
import { formatDay } from '@/lib/dates';
import { optionLabel } from '@/lib/fields';
import { plural } from '@/lib/text';
import { FilterBar } from '@/kinds/records/filter-bar';
import { RowActions } from '@/kinds/records/row-actions';
import { Button, IconButton } from '@/ui/button';
import { SelectBox } from '@/ui/search-box';
import { VirtualList } from '@/ui/virtual-list';
import { lazyPart } from '@/ui/lazy-part';
import {
  fields,
  hasResidual,
  isOpen,
  isOverdue,
  isUnreviewed,
  scoreOf,
  startFilter,
  statuses,
  toGroups,
  type Basis,
  type Filter,
  type Rating,
  type Risk,
} from '../model';
import { LevelChip, UnreviewedChip } from './level-chip';
import type { RiskForm, RiskRecords } from './use-risk-form';

const RiskDialog = lazyPart(async () => (await import('./risk-dialog')).default);

/** One cell of the heat map, and which of the two scores it is a cell of. */
type ChosenCell = Rating & { basis: Basis };

const statusOptions = statuses.map((value) => ({ value, label: optionLabel(fields.status, value) }));
const choices = {
  status: {
    label: 'Filter by status',
    options: [{ value: 'all', label: 'All statuses' }, { value: 'open', label: 'Open' }, ...statusOptions],
  },
  sort: {
    label: 'Sort',
    options: [
      { value: 'score', label: 'Highest score' },
      { value: 'residual', label: 'Highest residual' },
      { value: 'exposure', label: 'Largest exposure' },
      { value: 'review', label: 'Next review' },
      { value: 'newest', label: 'Newest first' },
    ],
  },
};

interface RegisterProps {
  risks: readonly Risk[];
  records: RiskRecords;
  form: RiskForm;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  cell: ChosenCell | undefined;
  onClearCell: () => void;
}

export default function Register({ risks, records, form, filter, onFilter, cell, onClearCell }: RegisterProps) {
  const [openId, setOpenId] = useState<string>();
  const groups = useMemo(() => toGroups(risks), [risks]);
  const { all } = records;
  const open = all.find(({ id }) => id === openId);
  return (
    <>
      <FilterBar
        noun="risk"
        filter={filter}
        start={startFilter}
        onChange={onFilter}
        onClear={onClearCell}
        choices={choices}
        shown={risks.length}
        total={all.length}
      >
        {cell && (
          <Button icon="x" onClick={onClearCell}>
            {cell.basis === 'residual' ? 'Residual probability' : 'Probability'} {cell.probability}, impact {cell.impact}
          </Button>
        )}
      </FilterBar>
      {groups.map((group) => (
        <section key={group.category} aria-label={group.category} className="mb-6">
          <h3 className="mb-2 font-semibold">
            {group.category} <span className="font-normal text-mute">{plural(group.risks.length, 'risk')}</span>
          </h3>
          <VirtualList
            label={group.category}
            items={group.risks}
            row={(risk) => <RiskRow risk={risk} records={records} form={form} onOpen={() => setOpenId(risk.id)} />}
          />
        </section>
      ))}
      {open && <RiskDialog risk={open} currency={records.tool.around.currency} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

interface RiskRowProps {
  risk: Risk;
  records: RiskRecords;
  form: RiskForm;
  onOpen: () => void;
}

function RiskRow({ risk, records, form, onOpen }: RiskRowProps) {
  const { today } = records.tool.around;
  const details = [risk.owner, risk.treatment === 'undecided' ? '' : optionLabel(fields.treatment, risk.treatment), risk.mitigation];
  return (
    <div className="row grid grid-cols-1 items-center gap-x-4 gap-y-1.5 px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
      <div className="min-w-0">
        <p className={`truncate font-[550] ${isOpen(risk) ? '' : 'text-mute'}`} title={risk.description}>
          {risk.description}
        </p>
        <p className="truncate text-[13px] text-mute">
          {isOverdue(risk, today) && <span className="text-bad">Review overdue since {formatDay(risk.reviewDate)} · </span>}
          {details.filter(Boolean).join(' · ') || 'No owner or mitigation yet'}
        </p>
      </div>
      <span className="flex flex-wrap items-center gap-1.5 md:justify-end">
        {isUnreviewed(risk) && <UnreviewedChip />}
        <span title={`Probability ${risk.probability} × impact ${risk.impact}`}>
          <LevelChip score={scoreOf(risk)} />
        </span>
        {hasResidual(risk) && (
          <span className="inline-flex items-center gap-1.5 text-[13px] text-mute">
            <span aria-hidden="true">→</span>
            <span className="sr-only">after mitigation</span>
            <LevelChip score={scoreOf(risk, 'residual')} />
          </span>
        )}
      </span>
      <span className="flex items-center gap-2 md:contents">
        <SelectBox
          label={`Status of ${risk.description}`}
          value={risk.status}
          options={statusOptions}
          onChange={(status) => records.update(risk.id, { status })}
        />
        <RowActions records={records} form={form} record={risk} title={risk.description}>
          <IconButton icon="history" label={`Details and history of ${risk.description}`} onClick={onOpen} />
        </RowActions>
      </span>
    </div>
  );
}
