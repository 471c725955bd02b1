import { decimal, readField } from '@/lib/fields';
import { clamp } from '@/lib/numbers';
import { nameOf, nameOfProduct, type Axes, type Competitor, type CompetitorExtra, type Spot } from './model';

const scaleEnd = 10;
export const spotFields = {
  x: decimal('Across', { min: 0, max: scaleEnd }),
  y: decimal('Up', { min: 0, max: scaleEnd }),
};

/** The user's own product among the competitors' ids, which are never empty. */
export const ownId = '';

export interface Place {
  x: number;
  y: number;
}

function readPart(name: 'x' | 'y', typed: string): number | undefined {
  if (typed.trim() === '') return undefined;
  const { value, problem } = readField(spotFields[name], typed, { today: '', currency: 'USD' });
  return problem ? undefined : Number(value);
}

/** Where a product stands; undefined until both numbers are there. */
export function readSpot(spot: Spot): Place | undefined {
  const x = readPart('x', spot.x);
  const y = readPart('y', spot.y);
  return x === undefined || y === undefined ? undefined : { x, y };
}

export const toTenth = (value: number) => Math.round(clamp(value, 0, scaleEnd) * 10) / 10;
export const toSpot = ({ x, y }: Place): Spot => ({ x: String(toTenth(x)), y: String(toTenth(y)) });

const emptySpot: Spot = { x: '', y: '' };

export const spotOf = ({ productSpot, spots }: CompetitorExtra, id: string): Spot =>
  id === ownId ? productSpot : Object.hasOwn(spots, id) ? (spots[id] ?? emptySpot) : emptySpot;

export const putSpot = (extra: CompetitorExtra, id: string, spot: Spot): CompetitorExtra =>
  id === ownId ? { ...extra, productSpot: spot } : { ...extra, spots: { ...extra.spots, [id]: spot } };

export interface Product {
  id: string;
  name: string;
}

export const listProducts = (extra: CompetitorExtra, competitors: readonly Competitor[]): Product[] => [
  { id: ownId, name: nameOfProduct(extra) },
  ...competitors.map((competitor) => ({ id: competitor.id, name: nameOf(competitor) })),
];

export interface Dot extends Product, Place {
  isOwn: boolean;
}

export const toDots = (extra: CompetitorExtra, competitors: readonly Competitor[]): Dot[] =>
  listProducts(extra, competitors).flatMap((product) => {
    const place = readSpot(spotOf(extra, product.id));
    return place ? [{ ...product, ...place, isOwn: product.id === ownId }] : [];
  });

/** The first free place on a loose grid from the middle out, so that new dots never hide each other. */
export function findFreePlace(dots: readonly Place[]): Place {
  const steps = [5, 4, 6, 3, 7, 2, 8, 1, 9];
  const grid = steps.flatMap((y) => steps.map((x) => ({ x, y }))).sort((a, b) => distanceFrom(a) - distanceFrom(b));
  const isFree = (place: Place) => dots.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= 0.9);
  return grid.find(isFree) ?? { x: 5, y: 5 };
}
const distanceFrom = ({ x, y }: Place) => Math.max(Math.abs(x - 5), Math.abs(y - 5));

const keySteps: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Half a step for an arrow, a tenth with Shift. */
export function moveByKey(place: Place, key: string, isFine: boolean): Place | undefined {
  const step = Object.hasOwn(keySteps, key) ? keySteps[key] : undefined;
  const size = isFine ? 0.1 : 0.5;
  return step && { x: toTenth(place.x + step.x * size), y: toTenth(place.y + step.y * size) };
}

export const axisNames = ({ across, up }: Axes) => ({ across: across.trim() || 'Across', up: up.trim() || 'Up' });
