import { isDay } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import { minorDigits } from '@/lib/money';
import { toSampleId, type ListData } from '@/kinds/records/state';
import type { milestoneFields, OutlookInput } from './appendix-fields';
import { sampleMilestones, sampleStreams } from './content';

export const sampleOutlook = ({ today, currency }: Surroundings): OutlookInput => ({
  records: sampleStreams.map(([name, type, amount, repeats, growth], index) => ({
    id: toSampleId(`stream-${index + 1}`),
    name,
    type,
    amount: amount * 10 ** minorDigits(currency),
    repeats,
    day: '',
    growth,
  })),
  currency,
  settings: { firstDay: today, startingCash: '20,000' },
});

export const sampleMilestoneList = ({ today, currency }: Surroundings): ListData<typeof milestoneFields> => ({
  records: sampleMilestones.map(([date, title, owner], index) => ({
    id: toSampleId(`milestone-${index + 1}`),
    title,
    owner,
    day: isDay(today) ? `${String(Number(today.slice(0, 4)) + 1).padStart(4, '0')}-${date}` : '',
    isDone: false,
  })),
  currency,
});
