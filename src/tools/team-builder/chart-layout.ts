import { countBelow } from './org-outline';
import type { OrgTree } from './org-tree';

/** Sizes in pixels of the screen, which are also the units of the picture. */
export const card = { width: 188, height: 66 };
const gap = 20;
const levelHeight = card.height + 40;
const stackPitch = card.height + 12;
const indent = 24;
/** From here on, reports without reports of their own stand in a column instead of a row. */
const stackFrom = 4;
/** More cards than this nobody can read at once, and no screen draws quickly. */
const mostCards = 400;

export interface ChartNode {
  id: string;
  x: number;
  y: number;
  manager: string | undefined;
  /** Direct reports, drawn or not. */
  reports: number;
  /** Everybody folded away below. */
  hidden: number;
  /** Open roles right below, drawn or not. */
  openRoles: number;
  /** Open roles folded away below. */
  hiddenRoles: number;
}

export interface ChartLayout {
  width: number;
  height: number;
  /** Top down, each branch to its end: the order in which they are read. */
  nodes: ChartNode[];
  /** SVG path data, one for each line to a manager. */
  links: string[];
  /** Where the people without a manager or reports begin, when there are others. */
  looseTop: number | undefined;
  /** Unfolded, but past what is drawn. */
  undrawn: number;
}

interface Extent {
  left: number;
  right: number;
}

/** A branch with its own card at 0, 0; extents are its outline, level by level. */
interface Branch {
  id: string;
  isStacked: boolean;
  children: { branch: Branch; x: number; y: number }[];
  extents: Extent[];
}

const leafExtent: Extent = { left: 0, right: card.width };

/** As far left as each branch can go without touching the one before it. */
function packBranches(branches: readonly Branch[], space: number): { offsets: number[]; extents: Extent[] } {
  const extents: Extent[] = [];
  const offsets = branches.map((branch) => {
    let offset = 0;
    branch.extents.forEach(({ left }, level) => {
      const before = extents[level];
      if (before) offset = Math.max(offset, before.right + space - left);
    });
    branch.extents.forEach(({ left, right }, level) => {
      const before = extents[level];
      extents[level] = { left: Math.min(before?.left ?? Infinity, offset + left), right: offset + right };
    });
    return offset;
  });
  return { offsets, extents };
}

function growBranch(id: string, childrenOf: (id: string) => readonly string[]): Branch {
  const ids = childrenOf(id);
  const isStacked = ids.length >= stackFrom && ids.every((child) => childrenOf(child).length === 0);
  const grown = ids.map((child) => growBranch(child, childrenOf));
  if (grown.length === 0) return { id, isStacked, children: [], extents: [leafExtent] };
  if (isStacked) {
    const levels = Math.ceil((grown.length * stackPitch) / levelHeight);
    return {
      id,
      isStacked,
      children: grown.map((branch, index) => ({ branch, x: indent, y: levelHeight + index * stackPitch })),
      extents: [leafExtent, ...Array.from({ length: levels }, () => ({ left: 0, right: indent + card.width }))],
    };
  }
  const { offsets, extents } = packBranches(grown, gap);
  const middle = ((offsets[0] ?? 0) + (offsets.at(-1) ?? 0)) / 2;
  return {
    id,
    isStacked,
    children: grown.map((branch, index) => ({ branch, x: (offsets[index] ?? 0) - middle, y: levelHeight })),
    extents: [leafExtent, ...extents.map(({ left, right }) => ({ left: left - middle, right: right - middle }))],
  };
}

/** Level by level, so that a very large team loses its lowest ranks first. */
function chooseDrawn(tree: OrgTree, folded: ReadonlySet<string>): { drawn: Set<string>; undrawn: number } {
  const drawn = new Set<string>();
  let undrawn = 0;
  let level = tree.roots;
  while (level.length > 0) {
    const next: string[] = [];
    for (const id of level) {
      if (drawn.size < mostCards) drawn.add(id);
      else undrawn += 1;
      if (!folded.has(id)) for (const report of tree.reportsOf.get(id) ?? []) next.push(report);
    }
    level = next;
  }
  return { drawn, undrawn };
}

const linkTo = (from: { x: number; y: number }, to: { x: number; y: number }, isStacked: boolean) => {
  const bottom = from.y + card.height;
  if (isStacked) return `M${from.x + indent / 2} ${bottom}V${to.y + card.height / 2}H${to.x}`;
  const middle = card.width / 2;
  return `M${from.x + middle} ${bottom}V${bottom + (levelHeight - card.height) / 2}H${to.x + middle}V${to.y}`;
};

/** Where every card and line of the chart stands; the screen and the pictures both draw this. */
export function layOutChart(tree: OrgTree, folded: ReadonlySet<string>): ChartLayout {
  const { drawn, undrawn } = chooseDrawn(tree, folded);
  const childrenOf = (id: string) => (folded.has(id) ? [] : (tree.reportsOf.get(id) ?? []).filter((child) => drawn.has(child)));
  const roots = tree.roots.filter((id) => drawn.has(id));
  const heads = roots.filter((id) => tree.reportsOf.has(id));
  const loose = roots.filter((id) => !tree.reportsOf.has(id));
  const nodes: ChartNode[] = [];
  const links: string[] = [];

  const put = (branch: Branch, x: number, y: number, manager: string | undefined) => {
    const { id } = branch;
    const below = tree.reportsOf.get(id) ?? [];
    const openRoles = below.filter((report) => tree.openRoles.has(report)).length;
    const isFolded = folded.has(id);
    nodes.push({
      id,
      x,
      y,
      manager,
      reports: below.length - openRoles,
      hidden: isFolded ? countBelow(tree, id) : 0,
      openRoles,
      hiddenRoles: isFolded ? countBelow(tree, id, 'roles') : 0,
    });
    for (const child of branch.children) {
      const place = { x: x + child.x, y: y + child.y };
      links.push(linkTo({ x, y }, place, branch.isStacked));
      put(child.branch, place.x, place.y, branch.id);
    }
  };

  const branches = heads.map((id) => growBranch(id, childrenOf));
  const { offsets, extents } = packBranches(branches, gap * 2);
  const left = Math.min(0, ...extents.map((extent) => extent.left));
  branches.forEach((branch, index) => put(branch, (offsets[index] ?? 0) - left, 0, undefined));
  const treeWidth = Math.max(0, ...nodes.map(({ x }) => x + card.width));
  const treeHeight = Math.max(0, ...nodes.map(({ y }) => y + card.height));

  const looseTop = heads.length > 0 && loose.length > 0 ? treeHeight + gap * 2 : undefined;
  const columns = Math.max(4, Math.floor((treeWidth + gap) / (card.width + gap)));
  const firstRow = looseTop === undefined ? 0 : looseTop + 28;
  loose.forEach((id, index) => {
    const x = (index % columns) * (card.width + gap);
    put({ id, isStacked: false, children: [], extents: [] }, x, firstRow + Math.floor(index / columns) * stackPitch, undefined);
  });
  return {
    width: Math.max(card.width, ...nodes.map(({ x }) => x + card.width)),
    height: Math.max(card.height, ...nodes.map(({ y }) => y + card.height)),
    nodes,
    links,
    looseTop,
    undrawn,
  };
}

const arrowSteps: Record<string, 'up' | 'down' | 'before' | 'after'> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
};

/** The card that an arrow key goes to: up to the manager, down to the first report, sideways among colleagues. */
export function stepFrom({ nodes }: ChartLayout, id: string, key: string): string | undefined {
  const step = arrowSteps[key];
  const node = nodes.find((candidate) => candidate.id === id);
  if (!node || !step) return undefined;
  if (step === 'up') return node.manager;
  if (step === 'down') return nodes.find(({ manager }) => manager === id)?.id;
  const colleagues = nodes.filter(({ manager }) => manager === node.manager);
  const index = colleagues.indexOf(node);
  return colleagues[index + (step === 'after' ? 1 : -1)]?.id;
}
