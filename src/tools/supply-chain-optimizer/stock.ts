import { decimal, longText, percent, text, type RecordOf } from '@/lib/fields';
import { normalQuantile } from '@/lib/normal';
import { parseNumber, sumOf } from '@/lib/numbers';
import type { ListData } from '@/kinds/records/state';

const units = { min: 0, max: 1e9 };
const days = { min: 0, max: 10_000 };

/** Something that is kept in stock. Spreads are standard deviations. */
export const stockFields = {
  name: text('Item', { required: 'Say what it is.', maxLength: 200 }),
  history: longText('Past Demand per Day', {
    maxLength: 10_000,
    placeholder: '12 9 15 11 14',
    hint: 'Figures of past days. With two or more, average and spread come from them.',
  }),
  demand: decimal('Average Demand per Day', { ...units, hint: 'In units' }),
  demandSpread: decimal('Spread of Demand', { ...units, hint: 'Standard deviation per day, in units' }),
  leadTime: decimal('Lead Time', { ...days, hint: 'Days from order to arrival, on average' }),
  leadSpread: decimal('Spread of Lead Time', { ...days, hint: 'Standard deviation in days; 0 if always on time' }),
  service: percent('Service Level', {
    default: '95',
    min: 0.5,
    max: 0.9999,
    hint: 'In how many of 100 order cycles the stock should last',
  }),
  onHand: decimal('On Hand', { ...units, hint: 'Units in stock now; empty means none' }),
};
export type StockItem = RecordOf<typeof stockFields>;
export type StockList = ListData<typeof stockFields>;

/** The figures in a text; what is no number is passed over and counted. */
export function readHistory(typed: string): { values: number[]; unread: number } {
  const parts = typed.split(/[\s;|]+/).filter(Boolean);
  const values = parts.flatMap((part) => {
    const read = parseNumber(part.replace(/,$/, ''));
    return read.ok && read.value >= 0 && read.value <= units.max ? [read.value] : [];
  });
  return { values, unread: parts.length - values.length };
}

const meanOf = (values: readonly number[]) => sumOf(values) / values.length;

/** Of a sample: divided by one less than there are. */
export function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

export interface StockFigures {
  demand: number;
  demandSpread: number;
  /** How many past days they come from; 0 where they were typed in. */
  days: number;
  unread: number;
  /** How many spreads of safety the service level asks for. */
  z: number;
  /** What is used up while the order is on its way, and how far that strays. */
  leadDemand: number;
  leadDemandSpread: number;
  /** In whole units, rounded up. */
  safetyStock: number;
  reorderPoint: number;
  /** Nothing while there is no reorder point to compare with. */
  shouldOrder: boolean | undefined;
  /** Until the reorder point is reached; nothing where nothing is used. */
  daysLeft: number | undefined;
}

/** Whole units; what is only the dust of the calculation makes no further one. */
const roundUp = (value: number) => Math.max(0, Math.ceil(value - 1e-9));

/**
 * Safety stock = z × √(lead time × spread of demand² + demand² × spread of lead time²);
 * reorder point = demand × lead time + safety stock.
 */
export function computeStock(item: Omit<StockItem, 'id'>): StockFigures {
  const { values, unread } = readHistory(item.history);
  const isRead = values.length > 1;
  const demand = isRead ? meanOf(values) : item.demand;
  const demandSpread = isRead ? spreadOf(values) : item.demandSpread;
  const z = Math.max(0, normalQuantile(Math.min(stockFields.service.max ?? 1, Math.max(0.5, item.service))));
  const leadDemand = demand * item.leadTime;
  const leadDemandSpread = Math.sqrt(item.leadTime * demandSpread ** 2 + demand ** 2 * item.leadSpread ** 2);
  const safetyStock = roundUp(z * leadDemandSpread);
  const reorderPoint = roundUp(leadDemand + z * leadDemandSpread);
  return {
    demand,
    demandSpread,
    days: isRead ? values.length : 0,
    unread,
    z,
    leadDemand,
    leadDemandSpread,
    safetyStock,
    reorderPoint,
    shouldOrder: reorderPoint > 0 ? item.onHand <= reorderPoint : undefined,
    daysLeft: demand > 0 ? Math.max(0, Math.floor((item.onHand - reorderPoint) / demand)) : undefined,
  };
}

export const stockFormula = 'Safety stock = z × √(lead time × spread of demand² + demand² × spread of lead time²)';
export const reorderFormula = 'Reorder point = demand per day × lead time + safety stock';
export const stockAssumptions =
  'Assumes that demand and lead time vary independently and roughly like a bell curve, that stock is watched all the time, and that demand has no season. Both figures are rounded up to whole units.';
