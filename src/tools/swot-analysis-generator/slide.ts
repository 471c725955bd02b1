import { formatDay } from '@/lib/dates';
import { oneLine } from '@/lib/one-line';
import { quadrants, quadrantTitles } from './content';
import { companyOf, keptOn, sampleMark, toBoard, type SwotData } from './model';
import { hasText } from './tows';

const colors = { strengths: '0B6B4A', weaknesses: '8A5300', opportunities: '2D4FAE', threats: 'B3261E' } as const;

/** The four quadrants with what was kept, on one slide. */
export function toSlide(data: SwotData, today: string) {
  const company = companyOf(data);
  const board = keptOn(toBoard(data.items.filter(hasText)));
  return {
    title: company === '' ? 'SWOT Analysis' : `SWOT Analysis: ${company}`,
    note: [sampleMark(data), formatDay(today)].filter(Boolean).join(' · '),
    columns: 2,
    boxes: quadrants.map((quadrant) => ({
      title: quadrantTitles[quadrant],
      color: colors[quadrant],
      items: board[quadrant].map(({ number, text }) => `${number} ${oneLine(text)}`),
    })),
  };
}
