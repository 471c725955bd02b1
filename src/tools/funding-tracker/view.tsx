import { useMemo, useState } from 'react';
import { formatMoney } from '@/lib/money';
import { FilterBar } from '@/kinds/records/filter-bar';
import { ImportButton } from '@/kinds/records/import-button';
import { selectRecords } from '@/kinds/records/select-records';
import { hasSample, isAllSample } from '@/kinds/records/state';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { ToolLink } from '@/kinds/work/tool-link';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, HeadlineFigure, Split, StatRow } from '@/ui/layout';
import { VirtualList } from '@/ui/virtual-list';
import { lazyPart } from '@/ui/lazy-part';
import { instrumentNames } from './content';
import {
  computeSummary,
  fields,
  otherNames,
  roundIdentity,
  searchText,
  sortings,
  startFilter,
  state,
  statuses,
  type Filter,
  type Round,
  type Summary,
} from './model';
import { RoundCard } from './parts/round-card';
import { RoundForm } from './parts/round-form';
import { toFiles } from './download';
import { describeValuation } from './terms';
import { useRoundForm } from './use-round-form';

// Not there on a first visit, or only on demand.
const TimelinePanel = lazyPart(async () => (await import('./parts/timeline-panel')).TimelinePanel, <div className="panel min-h-80" />);
const UpdateDialog = lazyPart(async () => (await import('./parts/update-dialog')).UpdateDialog);
const ClosingDialog = lazyPart(async () => (await import('./parts/closing-dialog')).ClosingDialog);

export const about =
  'Keep every funding round in one place: what is planned, what is under way, what came in and on what terms. See pre- and post-money side by side, how much of the target is really wired, and draft the update to your investors.';
export const related = ['investor-crm', 'equity-calculator', 'pitch-deck-generator'];

const choices = {
  status: { label: 'Show', options: [{ value: 'all', label: 'All statuses' }, ...statuses.map((value) => ({ value, label: value }))] },
  sort: {
    label: 'Sort',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'amount', label: 'Largest first' },
      { value: 'type', label: 'By round type' },
    ],
  },
};
/** From here on the list draws rows of even height. */
const longList = 120;

export default function FundingTracker() {
  const records = useRecords(state, fields, 'Round');
  const form = useRoundForm(records);
  const [filter, setFilter] = useState<Filter>(startFilter);
  const [isUpdating, setIsUpdating] = useState(false);
  const [closingId, setClosingId] = useState<string>();
  const { all, tool } = records;
  const { currency } = tool.around;
  const files = useMemo(() => toFiles(tool.data, tool.around), [tool.data, tool.around]);
  const summary = useMemo(() => computeSummary(all), [all]);
  const show = (amount: number) => formatMoney(amount, currency);
  const closing = all.find(({ id }) => id === closingId);
  const shown = useMemo(() => {
    const keep = ({ status }: Round) => filter.status === 'all' || status === filter.status;
    return selectRecords(all, { query: filter.query, searchIn: searchText, keep, sort: sortings[filter.sort] });
  }, [all, filter]);

  return (
    <>
      <WorkBar isSample={hasSample(all)} hasMoney>
        <ImportButton
          records={records}
          identity={roundIdentity}
          otherNames={otherNames}
          hint="A CSV with at least a round type, an amount and a date for each round."
        />
        <Download hasDocument label="Export" disabled={all.length === 0} files={files} />
        <Button icon="mail" disabled={all.length === 0} onClick={() => setIsUpdating(true)}>
          Investor update
        </Button>
      </WorkBar>
      <StatRow stats={toStats(summary, all.length, show)} />
      <Split
        input={<RoundForm form={form} />}
        result={
          all.length === 0 ? (
            <Empty
              text="No rounds yet"
              hint="Add the first round you raised or plan. Grants and convertible notes count as well."
              onSample={records.loadSample}
            />
          ) : (
            <TimelinePanel rounds={all} currency={currency} />
          )
        }
      />
      {all.length > 0 && (
        <>
          <div className="mt-8 mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="font-semibold">Rounds</h2>
            {!isAllSample(all) && (
              <span className="no-print text-[14px]">
                <ToolLink offers="rounds" accepts="rounds">
                  Open in cap table
                </ToolLink>
              </span>
            )}
          </div>
          <FilterBar
            noun="round"
            filter={filter}
            start={startFilter}
            onChange={setFilter}
            choices={choices}
            shown={shown.length}
            total={all.length}
          />
          {shown.length > 0 && (
            <VirtualList
              label="Rounds"
              items={shown}
              row={(round) => (
                <RoundCard
                  round={round}
                  records={records}
                  form={form}
                  isShort={shown.length > longList}
                  onClosing={({ id }) => setClosingId(id)}
                />
              )}
            />
          )}
        </>
      )}
      <HeadlineFigure label="Total Raised" figure={show(summary.raised)} />
      {closing && <ClosingDialog round={closing} records={records} onClose={() => setClosingId(undefined)} />}
      {isUpdating && <UpdateDialog records={records} onClose={() => setIsUpdating(false)} />}
    </>
  );
}

function toStats(
  { raised, wiredInOpen, pipeline, latest, completed, open, split }: Summary,
  count: number,
  show: (amount: number) => string,
) {
  const parts = split.map(({ instrument, amount }) => `${instrumentNames[instrument]} ${show(amount)}`);
  return [
    {
      label: 'Total Raised',
      figure: show(raised),
      note: [
        parts.join(' · ') || 'Completed rounds',
        ...(wiredInOpen > 0 ? [`${show(wiredInOpen)} more is wired in open rounds`] : []),
      ].join('. '),
    },
    { label: 'Pipeline', figure: show(pipeline), note: 'Planned and in progress' },
    {
      label: 'Latest Valuation',
      figure: show(latest?.valuation ?? 0),
      note: latest ? describeValuation(latest) : 'No completed round has one yet',
    },
    { label: 'Rounds', figure: count, note: `${completed} completed, ${open} open` },
  ];
}
