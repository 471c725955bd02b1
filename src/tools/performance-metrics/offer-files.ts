import type { Surroundings } from '@/lib/fields';
import type { FileOffer } from '@/lib/files';
import { sampleStem } from '@/kinds/records/files';
import { fileOffers } from './content';
import { toRows, type MetricData } from './model';
import { toPeriod, type Range } from './period';
import type { Interval } from './series';

/** What the screen shows; without a metric chosen, the first is on the chart. */
interface Choices {
  range: Range;
  chosenId: string;
  interval: Interval;
}

const atFirst: Choices = { range: '30', chosenId: '', interval: 'value' };

export function offerFiles(data: MetricData, { today, currency }: Surroundings, choices = atFirst): FileOffer[] {
  const { range, chosenId, interval } = choices;
  return fileOffers
    .filter(([, name]) => data.records.length > 0 || !name.includes('chart'))
    .map(([label, name]) => ({
      label,
      name: sampleStem(name, data.records),
      make: async () => {
        const period = toPeriod(range, today);
        const rows = toRows(data, period);
        const charted = rows.find(({ id }) => id === chosenId) ?? rows[0];
        return (await import('./files')).makeFile(label, { rows, charted, period, interval, currency });
      },
    }));
}
