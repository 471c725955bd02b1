import { useMemo, useState } from 'react';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { ImportButton } from '@/kinds/records/import-button';
import { selectRecords } from '@/kinds/records/select-records';
import { hasSample } from '@/kinds/records/state';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { useLiveForm } from '@/kinds/work/live-form';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, StatRow } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { importHint, otherNames } from './content';
import { createIdentity } from './identity';
import {
  computeSummary,
  fields,
  findDue,
  hasOwnAmounts,
  isKept,
  roundFields,
  searchText,
  sortings,
  startFilter,
  state,
  type Filter,
} from './model';
import type { View } from './parts/pipeline';
import { UnsavedBar } from './parts/unsaved-bar';
import { useExport } from './parts/use-export';
import { useInvestorForm } from './parts/use-investor-form';

const InvestorForm = lazyPart(async () => (await import('./parts/investor-form')).default);
const RoundPanel = lazyPart(async () => (await import('./parts/round-panel')).default);
const DuePanel = lazyPart(async () => (await import('./parts/due-panel')).default);
const Pipeline = lazyPart(async () => (await import('./parts/pipeline')).default);
const InvestorDialog = lazyPart(async () => (await import('./parts/investor-dialog')).default);
const FunnelPanel = lazyPart(async () => (await import('./parts/funnel-panel')).FunnelPanel);
const LetterDialog = lazyPart(async () => (await import('./parts/letter-dialog')).default);

export const about =
  'Keep every investor you talk to in one pipeline, as a list or a board, with follow-ups, a timeline and who can introduce you. See what is signed, promised and likely against the target of your round, and write an update to each of them by name.';
export const related = ['funding-tracker', 'equity-calculator', 'pitch-deck-generator'];

const share = (value: number) => formatPercent(Number(value.toFixed(3)));

export default function InvestorCrm() {
  const records = useRecords(state, fields, 'Investor');
  const form = useInvestorForm(records);
  const [filter, setFilter] = useState<Filter>(startFilter);
  const [view, setView] = useState<View>('list');
  const [openId, setOpenId] = useState<string>();
  const [isWriting, setIsWriting] = useState(false);
  const { all, extra, tool } = records;
  const { today, currency } = tool.around;
  const setRound = (draft: typeof extra, name: string) => records.setExtra(() => draft, { key: `round.${name}` });
  const live = useLiveForm(roundFields, extra, tool.around, setRound);
  // Beside amounts that are there already, a sign typed with the target is refused in words and changes nothing.
  const round = hasOwnAmounts(all)
    ? { ...live, set: (name: string, value: string | boolean) => setRound({ ...extra, [name]: value }, name) }
    : live;
  const { target, coldAfter } = round.values;
  const { files, isUnsaved } = useExport(records);
  const summary = useMemo(() => computeSummary(all), [all]);
  const due = useMemo(() => findDue(all, today), [all, today]);
  const identity = useMemo(() => createIdentity(all), [all]);
  const shown = useMemo(() => {
    // On the board the order is by hand.
    const sort = view === 'list' ? sortings[filter.sort] : undefined;
    const keep = (investor: (typeof all)[number]) => isKept(investor, filter, today, coldAfter);
    return selectRecords(all, { query: filter.query, searchIn: searchText, keep, sort });
  }, [all, filter, view, today, coldAfter]);
  const open = openId === undefined ? undefined : all.find(({ id }) => id === openId);

  return (
    <>
      <WorkBar isSample={hasSample(all)} hasMoney>
        <ImportButton records={records} identity={identity} otherNames={otherNames} hint={importHint} />
        <Download hasDocument label="Export" disabled={all.length === 0} files={files} />
        {all.length > 0 && (
          <Button icon="mail" onClick={() => setIsWriting(true)}>
            Write to investors
          </Button>
        )}
        <Button look="primary" icon="plus" aria-expanded={form.isOpen} onClick={form.toggle}>
          Add Investor
        </Button>
      </WorkBar>
      {isUnsaved && <UnsavedBar />}
      <StatRow
        stats={[
          { label: 'Total Investors', figure: summary.total.toLocaleString('en-US') },
          {
            label: 'Active Pipeline',
            figure: summary.active.toLocaleString('en-US'),
            note: summary.weighted > 0 ? `${formatMoney(summary.weighted, currency)} weighted, all open` : 'Contacted to due-diligence',
          },
          {
            label: 'Invested',
            figure: summary.invested.toLocaleString('en-US'),
            note: summary.investedAmount > 0 ? formatMoney(summary.investedAmount, currency) : undefined,
          },
          {
            label: 'Conversion Rate',
            figure: share(summary.conversion),
            note:
              summary.total === 0
                ? 'No investors yet'
                : summary.ofContacted === undefined
                  ? 'Nobody contacted yet'
                  : `${share(summary.ofContacted)} of contacted`,
          },
        ]}
      />

      {form.isOpen && <InvestorForm form={form} />}
      {all.length === 0 ? (
        !form.isOpen && (
          <Empty
            text="No investors yet"
            hint="Add the first person you would like to raise from, or import a list you already have."
            action={{ label: 'Add your first investor', onClick: form.toggle }}
            onSample={records.loadSample}
          />
        )
      ) : (
        <>
          {due.length > 0 && <DuePanel due={due} records={records} onOpen={setOpenId} />}
          <Pipeline
            shown={shown}
            records={records}
            form={form}
            coldAfter={coldAfter}
            filter={filter}
            onFilter={setFilter}
            view={view}
            onView={setView}
            onOpen={setOpenId}
            round={
              <div className="grid grid-cols-1 gap-5">
                <RoundPanel form={round} target={target} summary={summary} currency={currency} />
                <FunnelPanel investors={all} />
              </div>
            }
          />
        </>
      )}

      {isWriting && <LetterDialog records={records} onClose={() => setIsWriting(false)} />}
      {open && <InvestorDialog investor={open} records={records} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
