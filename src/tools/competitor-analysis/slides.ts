import { formatDay } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import type { Slide } from '@/formats/pptx';
import { isSampleRecord } from '@/kinds/records/state';
import { cardOf, hasCard, pointsIn } from './battlecard';
import { computeRecord, dealsAgainst, dealsOf, describeRecord } from './deals';
import { nameOf, nameOfProduct, type Competitor, type CompetitorExtra } from './model';
import { formatShare } from './share';

const colors = { ink: '1A1C19', good: '0B6B4A', bad: 'B3261E', warn: '8A5300', calm: '2D4FAE' };
const mostOnSlide = 6;
const mostSlides = 40;

const nameWithMark = (competitor: Competitor) => `${nameOf(competitor)}${isSampleRecord(competitor) ? ' (sample)' : ''}`;

/** Everyone at a glance, then a slide for each rival. */
export function toSlides(competitors: readonly Competitor[], extra: CompetitorExtra, around: Surroundings): Slide[] {
  const note = formatDay(around.today);
  const deals = dealsOf(extra, around);
  const shown = competitors.slice(0, mostOnSlide);
  const overview: Slide = {
    title: 'Competitors',
    note: [note, competitors.length > shown.length ? `The first ${shown.length} of ${competitors.length}` : ''].filter(Boolean).join(' · '),
    columns: Math.min(3, Math.max(1, shown.length)),
    boxes: shown.map((competitor) => ({
      title: nameWithMark(competitor),
      items: [
        competitor.pricing.trim() === '' ? '' : `Pricing: ${competitor.pricing.trim()}`,
        competitor.marketShare.trim() === '' ? '' : `Market share: ${formatShare(competitor.marketShare)}`,
        competitor.targetAudience.trim() === '' ? '' : `For: ${competitor.targetAudience.trim()}`,
        ...competitor.keyFeatures.slice(0, 4),
      ].filter(Boolean),
    })),
  };
  return [
    overview,
    ...competitors
      .slice(0, mostSlides)
      .map((competitor) => toSlide(competitor))
      .filter(({ boxes }) => boxes.length > 0),
  ];

  function toSlide(competitor: Competitor): Slide {
    const card = cardOf(extra, competitor.id);
    const own = hasCard(extra, competitor.id)
      ? [
          { title: 'They say', color: colors.ink, items: pointsIn(card.theySay) },
          { title: 'We say', color: colors.calm, items: pointsIn(card.weSay) },
          { title: 'We win when', color: colors.good, items: pointsIn(card.winWhen) },
          { title: 'We lose when', color: colors.warn, items: pointsIn(card.loseWhen) },
        ]
      : [];
    return {
      title: `${nameOfProduct(extra)} vs. ${nameWithMark(competitor)}`,
      note: [note, describeRecord(computeRecord(dealsAgainst(deals, competitor)))].filter(Boolean).join(' · '),
      columns: 2,
      boxes: [
        { title: 'Their strengths', color: colors.bad, items: competitor.strengths },
        { title: 'Their weaknesses', color: colors.good, items: competitor.weaknesses },
        ...own,
      ].filter(({ items }) => items.length > 0),
    };
  }
}
