import { foldText } from '@/lib/text';
import { quadrants, type Quadrant } from './content';
import { addItem, type SwotData } from './model';

interface Point {
  quadrant: Quadrant;
  text: string;
}

interface Research {
  points: Point[];
  industry: string;
  market: string;
}

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const mostPoints = 200;
/** As long as an item may be. */
const longestPoint = 2000;

/** The SWOT points in another tool's work, a line each; samples stay where they are. */
export function readResearch(data: unknown): Research {
  const nothing = { points: [], industry: '', market: '' };
  if (!isObject(data) || data.isSample === true || !isObject(data.swot)) return nothing;
  const { swot, market } = data;
  const answers = isObject(market) ? market : {};
  const points = quadrants.flatMap((quadrant) =>
    text(swot[quadrant])
      .split('\n')
      .map((line) =>
        line
          // A mark before the point, not the sign of a number.
          .replace(/^\s*(?:[-*•]\s+|[-*•](?=\p{L}))/u, '')
          .trim()
          .slice(0, longestPoint),
      )
      .filter((line) => line !== '')
      .map((line) => ({ quadrant, text: line })),
  );
  return { points: points.slice(0, mostPoints), industry: text(answers.industry).trim(), market: text(answers.targetMarket).trim() };
}

const pointKey = ({ quadrant, text }: Point) => `${quadrant} ${foldText(text.trim())}`;

/** What is not among the items yet, each point once. */
export function findNewPoints(points: readonly Point[], items: readonly Point[]): Point[] {
  const known = new Set(items.map(pointKey));
  return points.filter((point) => {
    const key = pointKey(point);
    return !known.has(key) && known.add(key);
  });
}

/** Points come in as kept; what the form does not know yet is filled in from the research. */
export function takePoints(data: SwotData, points: readonly Point[], { industry, market }: Omit<Research, 'points'>): SwotData {
  const draft = {
    ...data.draft,
    industry: data.draft.industry.trim() === '' ? industry : data.draft.industry,
    targetMarket: data.draft.targetMarket.trim() === '' ? market : data.draft.targetMarket,
  };
  return points.reduce<SwotData>((current, point) => addItem(current, point.quadrant, point.text), { ...data, draft, hasResult: true });
}
