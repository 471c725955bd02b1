import { formatDay } from '@/lib/dates';
import { quadrants, quadrantTitles } from './content';
import { companyOf, sampleMark, toBoard, type SwotData } from './model';
import { hasText } from './tows';

const colors = { strengths: '0B6B4A', weaknesses: '8A5300', opportunities: '2D4FAE', threats: 'B3261E' } as const;

/** The four quadrants on one slide; what is not confirmed says so. */
export function toSlide(data: SwotData, today: string) {
  const company = companyOf(data);
  const board = toBoard(data.items.filter(hasText));
  return {
    title: company === '' ? 'SWOT Analysis' : `SWOT Analysis: ${company}`,
    note: [
      sampleMark(data),
      formatDay(today),
      data.items.some(({ isKept }) => !isKept) ? 'Items marked [suggestion] are not confirmed' : '',
    ]
      .filter(Boolean)
      .join(' · '),
    columns: 2,
    boxes: quadrants.map((quadrant) => ({
      title: quadrantTitles[quadrant],
      color: colors[quadrant],
      items: board[quadrant].map(
        ({ number, text, isKept }) => `${number} ${text.replace(/\s+/g, ' ').trim()}${isKept ? '' : ' [suggestion]'}`,
      ),
    })),
  };
}
