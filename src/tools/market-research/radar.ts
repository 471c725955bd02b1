import type { Picture } from '@/lib/blocks';
import { svgText } from '@/lib/drawing';
import { forceNames, forces, type Force } from './content';
import type { Rating } from './model';

const width = 560;
const height = 340;
const centre = { x: width / 2, y: 178 };
const radius = 120;
const steps = 5;

const at = (index: number, level: number) => {
  const angle = (Math.PI * 2 * index) / forces.length - Math.PI / 2;
  const reach = (radius * level) / steps;
  return { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach };
};
const toPoints = (levels: readonly number[]) =>
  levels
    .map((level, index) => at(index, level))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

/** Five forces as a net: the further out, the stronger. */
export function radarPicture(ratings: Record<Force, Rating>): Picture {
  const rings = Array.from(
    { length: steps },
    (_, ring) => `<polygon points="${toPoints(forces.map(() => ring + 1))}" fill="none" stroke="#d9d6cc"/>`,
  );
  const axes = forces.map((_, index) => {
    const end = at(index, steps);
    return `<line x1="${centre.x}" y1="${centre.y}" x2="${end.x.toFixed(1)}" y2="${end.y.toFixed(1)}" stroke="#d9d6cc"/>`;
  });
  const labels = forces.map((force, index) => {
    const { x, y } = at(index, steps + 0.6);
    const anchor = Math.abs(x - centre.x) < 5 ? 'middle' : x > centre.x ? 'start' : 'end';
    const level = ratings[force].level;
    const shown = Math.min(width - 4, Math.max(4, x));
    return `<text x="${(anchor === 'start' ? Math.min(shown, width - 130) : anchor === 'end' ? Math.max(shown, 130) : shown).toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" font-family="Inter, Helvetica, Arial, sans-serif" font-size="13" fill="#1a1c19">${svgText(forceNames[force])}${level > 0 ? ` ${level}` : ''}</text>`;
  });
  const levels = forces.map((force) => ratings[force].level);
  const shape = levels.some((level) => level > 0)
    ? `<polygon points="${toPoints(levels)}" fill="#0b6b4a" fill-opacity="0.18" stroke="#0b6b4a" stroke-width="2"/>`
    : '';
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rings.join('')}${axes.join('')}${shape}${labels.join('')}</svg>`,
    width,
    height,
  };
}
