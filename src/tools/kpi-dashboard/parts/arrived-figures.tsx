import { Arrivals } from '@/kinds/work/arrivals';
import { takeLines } from '../lines';
import type { KpiRecords } from './use-kpi-forms';

/** Figures that another tool sent, as KPIs. */
export default function ArrivedFigures({ records: { tool } }: { records: KpiRecords }) {
  const { currency, today } = tool.around;
  return (
    <Arrivals currency={currency} undo={tool.undo} onTake={(lines) => tool.change((data) => takeLines(data, lines, currency, today))} />
  );
}
