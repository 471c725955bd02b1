import { limitOf, type Flow } from './flow';
import { quantityOf, type Network } from './network';

/** A table of more cells than this would keep the page waiting. */
const mostCells = 3_000_000;
const mostTurns = 20_000;
const dust = 1e-9;

interface Row {
  /** By column: what one unit of it takes up. */
  terms: Map<number, number>;
  room: number;
  /** The node whose capacity this is; nothing for what a node gets of an input. */
  node: number | undefined;
}

/**
 * The most that can pass where nodes need several inputs, or several units of one: of each as much as a unit takes for one they send on. A linear program:
 * a node sends on no more than it gets of any one input, and no more than its capacity. Nothing passing is a solution to
 * begin with, so the simplex method can start at once.
 */
export function computeJointFlow(network: Network): Flow {
  const { nodes, ends, steps, needs, isOnWay } = network;
  const onWay = nodes.map((_, node) => node).filter((node) => isOnWay[node]);
  const unlimited = onWay.filter((node) => limitOf(network, node) === Infinity);
  const isEnd = new Set(ends);
  // One column for each link, and one for what each end takes.
  const columnOf = new Map<number, number>();
  for (const node of onWay) for (const link of steps[node] ?? []) columnOf.set(link, columnOf.size);
  const arrivals = new Map(onWay.filter((node) => isEnd.has(node)).map((node, index) => [node, columnOf.size + index]));
  const width = columnOf.size + arrivals.size;
  const sent = (node: number) => {
    const arrival = arrivals.get(node);
    return arrival === undefined ? (steps[node] ?? []).map((link) => columnOf.get(link) as number) : [arrival];
  };
  const rows: Row[] = [];
  for (const node of onWay) {
    const out = sent(node).map((column): [number, number] => [column, 1]);
    for (const group of needs[node] ?? [])
      rows.push({
        terms: new Map([
          ...out,
          ...group.map((link): [number, number] => [columnOf.get(link) as number, -1 / quantityOf(network.links[link])]),
        ]),
        room: 0,
        node: undefined,
      });
    const limit = limitOf(network, node);
    if (limit !== Infinity) rows.push({ terms: new Map(out), room: limit, node });
  }
  const nothing: Flow = { units: 0, bottlenecks: [], through: nodes.map(() => 0), unlimited };
  if (arrivals.size === 0) return nothing;
  if (rows.length * (width + rows.length) > mostCells) return { ...nothing, units: undefined, isTooLarge: true };
  const solved = maximise(rows, width, [...arrivals.values()]);
  if (solved === 'unbounded') return { ...nothing, units: undefined };
  if (!solved) return { ...nothing, units: undefined, isTooLarge: true };
  const amount = (value: number) => Number(value.toFixed(6));
  const through = nodes.map((_, node) =>
    isOnWay[node] ? amount(sent(node).reduce((sum, column) => sum + (solved.values[column] ?? 0), 0)) : 0,
  );
  return {
    units: amount([...arrivals.values()].reduce((sum, column) => sum + (solved.values[column] ?? 0), 0)),
    bottlenecks: rows.flatMap(({ node }, row) => (node !== undefined && (solved.prices[row] ?? 0) > dust ? [node] : [])),
    through,
    unlimited,
  };
}

/** The simplex method with Bland's rule, which never runs in circles. Nothing where it takes too long. */
function maximise(rows: readonly Row[], width: number, wanted: readonly number[]) {
  const size = width + rows.length;
  const table = rows.map(({ terms, room }, row) => {
    const cells = new Float64Array(size + 1);
    for (const [column, share] of terms) cells[column] = share;
    cells[width + row] = 1;
    cells[size] = room;
    return cells;
  });
  const goal = new Float64Array(size + 1);
  for (const column of wanted) goal[column] = -1;
  const basis = rows.map((_, row) => width + row);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const enter = goal.findIndex((share, column) => column < size && share < -dust);
    if (enter < 0) {
      const values = new Float64Array(width);
      for (const [row, column] of basis.entries()) if (column < width) values[column] = table[row]?.[size] ?? 0;
      return { values, prices: goal.subarray(width, size) };
    }
    let leave = -1;
    let least = Infinity;
    for (const [row, cells] of table.entries()) {
      const share = cells[enter] ?? 0;
      if (share <= dust) continue;
      const ratio = (cells[size] ?? 0) / share;
      const isTie = Math.abs(ratio - least) <= dust && leave >= 0;
      if (isTie ? (basis[row] ?? 0) < (basis[leave] ?? 0) : ratio < least) {
        least = isTie ? least : ratio;
        leave = row;
      }
    }
    if (leave < 0) return 'unbounded' as const;
    pivot(table, goal, leave, enter);
    basis[leave] = enter;
  }
  return undefined;
}

/** Hardly any cell of a line holds anything, since hardly any two nodes are linked: only those that do are touched. */
function pivot(table: readonly Float64Array[], goal: Float64Array, leave: number, enter: number): void {
  const line = table[leave] as Float64Array;
  const by = line[enter] as number;
  const filled: number[] = [];
  for (let column = 0; column < line.length; column += 1) {
    if (line[column] === 0) continue;
    line[column] = (line[column] as number) / by;
    filled.push(column);
  }
  for (const cells of [...table, goal]) {
    const share = cells[enter] as number;
    if (cells === line || share === 0) continue;
    for (const column of filled) cells[column] = (cells[column] as number) - share * (line[column] as number);
  }
}
