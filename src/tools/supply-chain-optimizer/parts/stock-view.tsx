import { useMemo } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { RowActions } from '@/kinds/records/row-actions';
import { isSampleRecord } from '@/kinds/records/state';
import { useList } from '@/kinds/records/use-list';
import { useRecordForm, type RecordForm as Form } from '@/kinds/records/use-record-form';
import { formatNumber, formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Chip, Empty, Panel } from '@/ui/layout';
import { findLongest, readSettings } from '../analysis';
import type { ChainLink, ChainNode } from '../model';
import {
  computeStock,
  readHistory,
  reorderFormula,
  stockAssumptions,
  stockFields,
  stockFormula,
  type StockItem,
  type StockList,
} from '../stock';
import type { NodeRecords } from './use-chain';

type Data = NodeRecords['tool']['data'];
const none: StockList = { records: [], currency: 'USD' };
const place = {
  read: ({ extra }: Data): StockList => extra.stock ?? none,
  write: (data: Data, stock: StockList): Data => ({ ...data, extra: { ...data.extra, stock } }),
};

interface StockViewProps {
  tool: NodeRecords['tool'];
  nodes: readonly ChainNode[];
  links: readonly ChainLink[];
}

/** How much to keep of each item, and when to order more. */
export default function StockView({ tool, nodes, links }: StockViewProps) {
  const list = useList(tool, { fields: stockFields, noun: 'Item', slot: 'stock', ...place, adds: 'last' });
  const form = useRecordForm(list, {
    check: ({ demand, history, leadTime }) => ({
      ...(demand > 0 || readHistory(history).values.length > 1 ? {} : { demand: 'Enter the daily demand, or figures for past days.' }),
      ...(leadTime > 0 ? {} : { leadTime: 'Enter how many days a delivery takes.' }),
    }),
  });
  const { extra } = tool.data;
  const longest = useMemo(
    () => findLongest(nodes, links, readSettings({ settings: extra.settings, factors: extra.factors })).time,
    [nodes, links, extra.settings, extra.factors],
  );
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-5">
        {form.isOpen ? (
          <RecordForm
            form={form}
            title="New Item"
            editTitle="Edit Item"
            submit="Save Item"
            names={['name', 'history', 'demand', 'demandSpread', 'leadTime', 'leadSpread', 'service', 'onHand']}
            wide={['name', 'history']}
          >
            <HistoryNote form={form} />
            {longest !== undefined && longest > 0 && (
              <div className="sm:col-span-2">
                <Button look="quiet" onClick={() => form.setAll({ leadTime: String(longest) })}>
                  Use {plural(longest, 'day')} as lead time (longest route)
                </Button>
              </div>
            )}
          </RecordForm>
        ) : (
          <Button look="primary" icon="plus" className="mb-5" onClick={() => form.open()}>
            Add Item
          </Button>
        )}
        <Panel title="How it is worked out">
          <p className="mb-2">{stockFormula}.</p>
          <p className="mb-2">{reorderFormula}.</p>
          <p className="mb-2 text-[14px] text-mute">
            z is how many standard deviations of safety the service level asks for: 1.28 for 90%, 1.64 for 95%, 2.33 for 99%.
          </p>
          <p className="text-[14px] text-mute">{stockAssumptions}</p>
        </Panel>
      </div>
      <div className="min-w-0 lg:col-span-7">
        {list.all.length === 0 ? (
          <Empty text="No items yet" hint="Add an item with its demand and lead time, and see how much to keep and when to order." />
        ) : (
          <ul aria-label="Items in stock" className="grid grid-cols-1 gap-4">
            {list.all.map((item) => (
              <li key={item.id}>
                <ItemCard item={item} actions={<RowActions records={list} form={form} record={item} title={item.name} />} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function HistoryNote({ form }: { form: Form<typeof stockFields> }) {
  const { values, unread } = readHistory(form.handle.draft.history);
  if (values.length === 0 && unread === 0) return null;
  return (
    <p role="status" className="text-[13px] text-mute sm:col-span-2">
      {plural(values.length, 'day')} read{unread > 0 && `, ${plural(unread, 'entry', 'entries')} left out`}.{' '}
      {values.length > 1 ? 'Average and spread come from them.' : 'Two or more are needed.'}
    </p>
  );
}

function ItemCard({ item, actions }: { item: StockItem; actions: React.ReactNode }) {
  const figures = computeStock(item);
  const { demand, demandSpread, days, z, leadDemand, leadDemandSpread, safetyStock, reorderPoint, shouldOrder, daysLeft } = figures;
  const show = (value: number) => formatNumber(Number(value.toFixed(2)));
  return (
    <article className="panel">
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 pt-1 font-semibold break-words">
          {item.name} {isSampleRecord(item) && <Chip>Sample</Chip>}{' '}
          {shouldOrder !== undefined && <Chip tone={shouldOrder ? 'warn' : 'good'}>{shouldOrder ? 'Order now' : 'Enough'}</Chip>}
        </h3>
        <span className="-mr-2 flex-none">{actions}</span>
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        <div>
          <dt className="text-mute">Safety stock</dt>
          <dd className="figure">{plural(safetyStock, 'unit')}</dd>
        </div>
        <div>
          <dt className="text-mute">Reorder point</dt>
          <dd className="figure">{plural(reorderPoint, 'unit')}</dd>
        </div>
      </dl>
      <p className="mt-2 text-[14px] break-words text-mute">
        {show(demand)} ± {show(demandSpread)} a day{days > 0 && ` (from ${plural(days, 'day')})`}, {show(item.leadTime)} ±{' '}
        {show(item.leadSpread)} days, service level {formatPercent(Number(item.service.toFixed(4)))}.
      </p>
      <p className="mt-1 text-[14px] break-words text-mute">
        {show(z)} × √({show(item.leadTime)} × {show(demandSpread)}² + {show(demand)}² × {show(item.leadSpread)}²) = {show(z)} ×{' '}
        {show(leadDemandSpread)}; {show(leadDemand)} are used while the order is on its way.
      </p>
      {shouldOrder !== undefined && daysLeft !== undefined && (
        <p className="mt-1 text-[14px]">
          {shouldOrder
            ? `${show(item.onHand)} on hand, at or below the reorder point.`
            : `${show(item.onHand)} on hand: about ${plural(daysLeft, 'day')} until the next order.`}
        </p>
      )}
    </article>
  );
}
