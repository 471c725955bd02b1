import { statuses, type Investor, type Status } from './model';

/** The way to a yes, in order; a no leaves it. */
const way: readonly Status[] = statuses.filter((status) => status !== 'declined');

export interface FunnelStep {
  status: Status;
  /** Who stands here or further on. */
  reached: number;
  /** Who stands here now. */
  here: number;
  /** Of those who reached the step before; nothing for the first, or where nobody did. */
  conversion: number | undefined;
}

/** How many got how far. Where a talk that ended in a no had come to is not known, so it counts as contacted and no further. */
export function computeFunnel(investors: readonly Investor[]): FunnelStep[] {
  const countOf = (status: Status) => investors.filter((one) => one.status === status).length;
  const declined = countOf('declined');
  const steps: FunnelStep[] = [];
  way.forEach((status, place) => {
    const further = way.slice(place).reduce((sum, one) => sum + countOf(one), 0);
    const reached = further + (place <= 1 ? declined : 0);
    const before = steps.at(-1)?.reached;
    steps.push({ status, reached, here: countOf(status), conversion: before ? reached / before : undefined });
  });
  return steps;
}

/** The step at which most are lost, of those that at least five reached; nothing where too few did. */
export function findNarrowest(steps: readonly FunnelStep[]): FunnelStep | undefined {
  const fewest = 5;
  return steps
    .filter((step, place) => step.conversion !== undefined && (steps[place - 1]?.reached ?? 0) >= fewest)
    .reduce<FunnelStep | undefined>((low, step) => (low && (low.conversion ?? 1) <= (step.conversion ?? 1) ? low : step), undefined);
}
