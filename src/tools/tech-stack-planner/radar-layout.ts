import { sumOf } from '@/lib/numbers';
import { quadrants, ringOf, rings, type Quadrant, type Ring } from './model';
import type { Blip } from './radar';

/** Where a quadrant lies from the middle, by sign of x and y on paper. */
export const corners: Record<Quadrant, { x: 1 | -1; y: 1 | -1 }> = {
  Techniques: { x: -1, y: -1 },
  Tools: { x: 1, y: -1 },
  Platforms: { x: -1, y: 1 },
  'Languages & Frameworks': { x: 1, y: 1 },
};

/** The outer edge of each ring as a share of the whole. */
export const edges: Record<Ring, number> = { adopt: 0.38, trial: 0.6, assess: 0.8, hold: 1 };

const largestDot = 12;
/** Smaller, and its number could not be read. */
const smallestDot = 6;
const gap = 3;

export interface Dot {
  blip: Blip;
  x: number;
  y: number;
}

interface Arc {
  radius: number;
  /** What the dots keep from the straight edges, in radians. */
  margin: number;
  room: number;
}

/** The arcs that dots of a size can stand on between two radii, in the middle of the ring, the widest first. */
function toArcs(inner: number, outer: number, dot: number): Arc[] {
  const spare = outer - inner - dot * 2 - gap * 2;
  if (spare < 0) return [];
  const count = Math.floor(spare / (dot * 2 + gap)) + 1;
  const first = outer - gap - dot - (spare - (count - 1) * (dot * 2 + gap)) / 2;
  return Array.from({ length: count }, (_, index) => first - index * (dot * 2 + gap)).flatMap((radius) => {
    const side = (dot + gap) / radius;
    // Too near the middle for a dot to keep off both edges.
    if (side >= Math.SQRT1_2) return [];
    const margin = Math.asin(side);
    const step = 2 * Math.asin((dot * 2 + gap) / 2 / radius);
    return [{ radius, margin, room: Math.floor((Math.PI / 2 - margin * 2) / step) + 1 }];
  });
}

const roomIn = (ring: Ring, reach: number, dot: number) => sumOf(arcsOf(ring, reach, dot).map(({ room }) => room));

function arcsOf(ring: Ring, reach: number, dot: number): Arc[] {
  const index = rings.indexOf(ring);
  const before = rings[index - 1];
  return toArcs(before ? edges[before] * reach : 0, edges[ring] * reach, dot);
}

/** Each arc gets its share, so that the dots of a ring stand evenly apart and never touch. */
function spread(count: number, arcs: readonly Arc[]): { radius: number; angle: number }[] {
  const room = sumOf(arcs.map((arc) => arc.room));
  let placed = 0;
  let used = 0;
  return arcs.flatMap((arc) => {
    used += arc.room;
    const upToHere = room === 0 ? 0 : Math.round((count * used) / room);
    const here = Math.min(arc.room, upToHere - placed);
    placed += here;
    const span = Math.PI / 2 - arc.margin * 2;
    return Array.from({ length: here }, (_, index) => ({
      radius: arc.radius,
      angle: arc.margin + (here === 1 ? span / 2 : (span * index) / (here - 1)),
    }));
  });
}

export interface Layout {
  dots: Dot[];
  dotRadius: number;
  /** What no dot that can still be read has room for. */
  left: Blip[];
}

interface Frame {
  x: number;
  y: number;
  /** From the middle band to the outermost ring. */
  reach: number;
  /** Half the band between the quadrants. */
  band: number;
}

export function layOut(blips: readonly Blip[], { x, y, reach, band }: Frame): Layout {
  const cells = quadrants.flatMap((quadrant) =>
    rings.map((ring) => ({
      quadrant,
      ring,
      members: blips.filter((blip) => blip.quadrant === quadrant && ringOf(blip.technology) === ring),
    })),
  );
  let dotRadius = largestDot;
  while (dotRadius > smallestDot && cells.some(({ ring, members }) => members.length > roomIn(ring, reach, dotRadius))) dotRadius -= 0.5;
  const dots: Dot[] = [];
  const left: Blip[] = [];
  for (const { quadrant, ring, members } of cells) {
    const arcs = arcsOf(ring, reach, dotRadius);
    const drawn = members.slice(0, roomIn(ring, reach, dotRadius));
    left.push(...members.slice(drawn.length));
    const places = spread(drawn.length, arcs);
    const corner = corners[quadrant];
    drawn.forEach((blip, index) => {
      const place = places[index];
      if (!place) return;
      const round = (value: number) => Math.round(value * 100) / 100;
      dots.push({
        blip,
        x: round(x + corner.x * (band + place.radius * Math.cos(place.angle))),
        y: round(y + corner.y * (band + place.radius * Math.sin(place.angle))),
      });
    });
  }
  return { dots, dotRadius, left };
}
