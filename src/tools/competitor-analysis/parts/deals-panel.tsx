import { useMemo } from 'react';
import { formatDay } from '@/lib/dates';
import { optionLabel } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { sampleStem, sheetFiles } from '@/kinds/records/files';
import { RecordForm } from '@/kinds/records/record-form';
import { RowActions } from '@/kinds/records/row-actions';
import type { ListData } from '@/kinds/records/state';
import { useList } from '@/kinds/records/use-list';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { Download } from '@/kinds/work/download';
import { Bar, Chip, Empty, Panel } from '@/ui/layout';
import { Table } from '@/ui/table';
import { VirtualList } from '@/ui/virtual-list';
import { byRival, computeRecord, countReasons, describeRecord, rivalName, toDealFields, toDealSheet, type DealFormFields } from '../deals';
import { dealFields, type Deal } from '../model';
import type { CompetitorRecords } from './use-competitor-form';

type Data = CompetitorRecords['tool']['data'];
const place = {
  read: ({ extra }: Data): ListData<DealFormFields> => extra.deals,
  write: (data: Data, deals: ListData<DealFormFields>): Data => ({
    ...data,
    extra: { ...data.extra, deals },
  }),
};
const tones = { won: 'good', lost: 'bad', none: 'plain' } as const;

/** What was won and lost, against whom, and why. */
export default function DealsPanel({ records }: { records: CompetitorRecords }) {
  const { all, extra, tool } = records;
  const { currency } = tool.around;
  const fields = useMemo(() => toDealFields(all, extra.deals.records), [all, extra.deals.records]);
  const list = useList(tool, { fields, noun: 'Deal', slot: 'deal', ...place });
  const form = useRecordForm(list, { isAlwaysOpen: true });
  const deals = list.all as Deal[];
  const byDay = useMemo(() => [...deals].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)), [deals]);
  const titleOf = (deal: Deal) => deal.customer.trim() || `deal of ${formatDay(deal.date) || 'an unknown day'}`;
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-12">
      <div className="no-print min-w-0 lg:col-span-5">
        <RecordForm
          form={form}
          title="Add Deal"
          editTitle="Edit Deal"
          submit="Add Deal"
          names={['customer', 'date', 'rival', 'outcome', 'reason', 'amount', 'note']}
          wide={['note']}
          isPermanent
        />
      </div>
      <div className="min-w-0 lg:col-span-7">
        {deals.length === 0 ? (
          <Empty text="No deals yet" hint="Log each deal that was decided, won or lost, with the reason the customer gave." />
        ) : (
          <div className="grid grid-cols-1 gap-5">
            <Summary deals={deals} />
            <section aria-label="Deals">
              <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
                <h2 className="font-semibold">
                  Deals <span className="font-normal text-mute">{plural(deals.length, 'deal')}</span>
                </h2>
                <Download label="Download log" files={sheetFiles(sampleStem('wins-and-losses', deals), toDealSheet(deals, currency))} />
              </div>
              <VirtualList
                label="Deals"
                items={byDay}
                row={(deal) => (
                  <div className="row flex items-start justify-between gap-3 px-4 py-3">
                    <div className="min-w-0">
                      <p className="font-[550] break-words">{titleOf(deal)}</p>
                      <p className="text-[13px] break-words text-mute">
                        {[formatDay(deal.date), rivalName(deal), deal.amount > 0 ? formatMoney(deal.amount, currency) : '']
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                      {deal.note.trim() !== '' && <p className="mt-1 text-[13px] break-words whitespace-pre-line">{deal.note}</p>}
                      <p className="mt-1.5 flex flex-wrap gap-1.5">
                        <Chip tone={tones[deal.outcome]}>{optionLabel(dealFields.outcome, deal.outcome)}</Chip>
                        <Chip>{deal.reason}</Chip>
                      </p>
                    </div>
                    <RowActions records={list} form={form} record={deal} title={titleOf(deal)} />
                  </div>
                )}
              />
            </section>
          </div>
        )}
      </div>
    </div>
  );
}

function Summary({ deals }: { deals: readonly Deal[] }) {
  const total = computeRecord(deals);
  const lost = countReasons(deals, 'lost');
  const won = countReasons(deals, 'won');
  return (
    <Panel title="Wins and losses">
      <p className="mb-4">{describeRecord(total)}</p>
      <Table
        label="Against each competitor"
        size="small"
        rows={byRival(deals)}
        keyOf={({ name }) => name}
        columns={[
          { head: 'Competitor', align: 'left', isRowHead: true, cell: ({ name }) => name },
          { head: 'Won', cell: (row) => row.won },
          { head: 'Lost', cell: (row) => row.lost },
          { head: 'Win rate', cell: ({ rate }) => (rate === undefined ? '—' : formatPercent(Math.round(rate * 100) / 100)) },
        ]}
      />
      <div className="mt-4 grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
        <Reasons title="Why you lost" rows={lost} total={total.lost} />
        <Reasons title="Why you won" rows={won} total={total.won} />
      </div>
    </Panel>
  );
}

function Reasons({ title, rows, total }: { title: string; rows: readonly { reason: string; count: number }[]; total: number }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-[13px] font-[550] text-mute">{title}</h3>
      <ul className="grid grid-cols-1 gap-2.5">
        {rows.map(({ reason, count }) => (
          <li key={reason}>
            <span className="mb-1 flex justify-between gap-3 text-[14px]">
              <span>{reason}</span>
              <span>{count.toLocaleString('en-US')}</span>
            </span>
            <Bar label={`${title}: ${reason}`} share={total > 0 ? count / total : 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
