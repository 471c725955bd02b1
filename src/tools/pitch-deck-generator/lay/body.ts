import type { Style } from '../designs';
import type { Box, Drawn } from '../drawn';
import type { Block } from '../read-slide';
import { layChart, layCircles } from './charts';
import { layFigures } from './figures';
import type { Laid } from './laid';
import { layTeam } from './people';
import { layShares, layTimeline } from './shares';
import { layTable } from './table';
import { layCards, layOpen, layPoints, layQuote, layStatement } from './words';

function layBlock(block: Block, area: Box, scale: number, style: Style): Laid {
  switch (block.kind) {
    case 'points':
      return layPoints(block, area, scale, style);
    case 'open':
      return layOpen(block, area, scale, style);
    case 'cards':
      return layCards(block, area, scale, style);
    case 'statement':
      return layStatement(block, area, scale, style);
    case 'figures':
      return layFigures(block, area, scale, style);
    case 'chart':
      return layChart(block, area, scale, style);
    case 'circles':
      return layCircles(block, area, scale, style);
    case 'shares':
      return layShares(block, area, scale, style);
    case 'timeline':
      return layTimeline(block, area, scale, style);
    case 'team':
      return layTeam(block, area, scale, style);
    case 'table':
      return layTable(block, area, scale, style);
    case 'quote':
      return layQuote(block, area, scale, style);
  }
}

/** What is as high as the page allows, from a least height on. */
const isFlexible = ({ kind }: Block) => kind === 'chart' || kind === 'circles';
const leastHeight = 170;
const betweenBlocks = 26;
/** Larger where there is little to say; smaller once where there is much; then a second slide. */
const scales = [1.3, 1.15, 1, 0.82] as const;
const smallest = 0.82;

interface Body {
  parts: Drawn[];
  height: number;
  rest: Block[];
}

/** Everything on one page at this size, or nothing. */
function layWhole(blocks: readonly Block[], area: Box, scale: number, style: Style): Body | undefined {
  const gap = betweenBlocks * scale;
  const fixed = blocks.map((block) => (isFlexible(block) ? undefined : layBlock(block, area, scale, style)));
  if (fixed.some((laid) => laid?.rest)) return undefined;
  const used = fixed.reduce((sum, laid) => sum + (laid?.height ?? 0), 0) + gap * (blocks.length - 1);
  const flexible = blocks.filter(isFlexible).length;
  const each = flexible === 0 ? 0 : (area.height - used) / flexible;
  if (used > area.height || (flexible > 0 && each < (scale > 1 ? 250 : leastHeight))) return undefined;
  const parts: Drawn[] = [];
  let top = area.y;
  for (const [index, block] of blocks.entries()) {
    const height = isFlexible(block) ? each : (fixed[index]?.height ?? 0);
    const laid = layBlock(block, { ...area, y: top, height }, scale, style);
    if (laid.parts.length === 0) return undefined;
    parts.push(...laid.parts);
    top += laid.height + gap;
  }
  return { parts, height: top - gap - area.y, rest: [] };
}

/** Figures beside the chart that tells how they came about. */
function layBeside(blocks: readonly Block[], area: Box, scale: number, style: Style): Body | undefined {
  const chart = blocks.find(({ kind }) => kind === 'chart');
  const others = blocks.filter((block) => block !== chart);
  if (!chart || others.length === 0 || area.width < 560 || !others.every(({ kind }) => kind === 'figures' || kind === 'cards'))
    return undefined;
  const side = area.width * 0.3;
  const left = layWhole(others, { ...area, width: side }, scale, style);
  if (!left || area.height < leastHeight) return undefined;
  const right = layBlock(chart, { ...area, x: area.x + side + 40, width: area.width - side - 40 }, scale, style);
  return { parts: [...left.parts, ...right.parts], height: area.height, rest: [] };
}

/** As much as there is room for, one block after the other; the rest is for the next page. */
function layFirst(blocks: readonly Block[], area: Box, style: Style): Body {
  const parts: Drawn[] = [];
  let top = area.y;
  for (const [index, block] of blocks.entries()) {
    const left = { ...area, y: top, height: area.y + area.height - top };
    const hasRoom = !isFlexible(block) || left.height >= leastHeight;
    const laid = hasRoom ? layBlock(block, left, smallest, style) : undefined;
    parts.push(...(laid?.parts ?? []));
    const isAll = laid && laid.parts.length > 0 && !laid.rest;
    if (!isAll) {
      const rest = laid && laid.parts.length > 0 ? laid.rest : block;
      const following = blocks.slice(index + 1);
      // What has no room even on an empty page is told as points, which can be broken anywhere.
      if (parts.length === 0 && block.kind !== 'points')
        return layFirst([{ kind: 'points', lines: block.lines }, ...following], area, style);
      return { parts, height: top - area.y, rest: [...(rest ? [rest] : []), ...following] };
    }
    top += laid.height + betweenBlocks * smallest;
  }
  return { parts, height: top - area.y, rest: [] };
}

export function layBody(blocks: readonly Block[], area: Box, style: Style, valign: 'top' | 'middle'): { parts: Drawn[]; rest: Block[] } {
  for (const scale of scales) {
    const whole = layBeside(blocks, area, scale, style) ?? layWhole(blocks, area, scale, style);
    if (!whole) continue;
    const free = area.height - whole.height;
    const down = valign === 'middle' ? free * 0.38 : Math.min(free * 0.28, 56);
    if (down < 1) return whole;
    const moved = { ...area, y: area.y + down, height: area.height - down };
    return layBeside(blocks, moved, scale, style) ?? layWhole(blocks, moved, scale, style) ?? whole;
  }
  return layFirst(blocks, area, style);
}
