import { heading, paragraph, type Block } from '@/lib/blocks';
import { defineSheet } from '@/lib/define-sheet';
import { formatNumber, formatPercent } from '@/lib/numbers';
import type { Sheet } from '@/lib/sheet';
import { isSampleRecord } from '@/kinds/records/state';
import { computeStock, reorderFormula, stockAssumptions, stockFormula, type StockItem } from './stock';

const right = (label: string) => ({ label, align: 'right' as const });
const short = (value: number) => formatNumber(Number(value.toFixed(1)));
const nameOf = (item: StockItem) => `${item.name.trim() || 'Unnamed item'}${isSampleRecord(item) ? ' (sample)' : ''}`;

/** The stock in the plan: the figures, how they were made and what they assume. */
export function stockBlocks(items: readonly StockItem[]): Block[] {
  if (items.length === 0) return [];
  return [
    heading(2, 'Safety stock'),
    {
      kind: 'table',
      columns: [
        { label: 'Item' },
        right('Demand a day'),
        right('Lead time'),
        right('Service level'),
        right('Safety stock'),
        right('Reorder point'),
      ],
      rows: items.map((item) => {
        const { demand, demandSpread, safetyStock, reorderPoint } = computeStock(item);
        return [
          nameOf(item),
          `${short(demand)} ± ${short(demandSpread)}`,
          `${short(item.leadTime)} ± ${short(item.leadSpread)} days`,
          formatPercent(Number(item.service.toFixed(4))),
          formatNumber(safetyStock, 0),
          formatNumber(reorderPoint, 0),
        ];
      }),
    },
    paragraph(`${stockFormula}. ${reorderFormula}. ${stockAssumptions}`, 'muted'),
  ];
}

const sheet = defineSheet('Stock', {
  item: ['Item', 'text'],
  demand: 'Demand per Day',
  demandSpread: 'Spread of Demand',
  leadTime: 'Lead Time (days)',
  leadSpread: 'Spread of Lead Time (days)',
  service: ['Service Level', 'percent'],
  z: 'z',
  leadDemand: 'Demand in the Lead Time',
  spread: 'Its Spread',
  safetyStock: 'Safety Stock',
  reorderPoint: 'Reorder Point',
});

/** Works itself out again when a figure is changed. */
export function stockSheets(items: readonly StockItem[]): Sheet[] {
  if (items.length === 0) return [];
  return [
    sheet.toSheet(
      items.map((item, row) => {
        const at = (column: Parameters<typeof sheet.at>[0]) => sheet.at(column, row);
        const { demand, demandSpread, z, leadDemand, leadDemandSpread, safetyStock, reorderPoint } = computeStock(item);
        const whole = (formula: string) => `MAX(0,ROUNDUP(${formula}-0.000000001,0))`;
        return {
          item: nameOf(item),
          demand,
          demandSpread,
          leadTime: item.leadTime,
          leadSpread: item.leadSpread,
          service: item.service,
          z: { formula: `NORM.S.INV(${at('service')})`, value: z },
          leadDemand: { formula: `${at('demand')}*${at('leadTime')}`, value: leadDemand },
          spread: {
            formula: `SQRT(${at('leadTime')}*${at('demandSpread')}^2+${at('demand')}^2*${at('leadSpread')}^2)`,
            value: leadDemandSpread,
          },
          safetyStock: { formula: whole(`${at('z')}*${at('spread')}`), value: safetyStock },
          reorderPoint: { formula: whole(`${at('leadDemand')}+${at('z')}*${at('spread')}`), value: reorderPoint },
        };
      }),
    ),
  ];
}
