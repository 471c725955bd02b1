import { outlines, type Requirement } from './content';
import type { Funds } from './funds';
import { fields, type PlanData } from './model';

type Progress = 'done' | 'started' | 'missing';

export interface Completeness {
  items: { label: string; progress: Progress; /** What a begun answer still lacks. */ lacks: string }[];
  done: number;
  /** Whole percent, 100 only when nothing is missing; what is begun counts half. */
  percent: number;
}

const fundsLabel = 'Sources and uses, both sides equal';

const fewestWords = 8;
const isName = (name: Requirement) => name === 'companyName' || name === 'industry';
const countFigures = (text: string) => text.match(/\d[\d.,]*/g)?.length ?? 0;

/** What a lender or an investor would miss first in an answer; empty where there is nothing. */
function findLack(name: Exclude<Requirement, 'funds'>, answer: string, isShort: boolean): string {
  if (name === 'projections' && countFigures(answer) < 3) return 'needs figures for at least three periods';
  if ((name === 'funding' || name === 'repayment' || name === 'traction') && countFigures(answer) === 0) return 'no figure yet';
  return !isShort && !isName(name) && countFigures(answer) === 0 && answer.trim().split(/\s+/).length < fewestWords
    ? 'only a few words so far'
    : '';
}

/** Counts answers; how good they are is for the reader to say. */
export function computeCompleteness(data: PlanData, funds: Funds): Completeness {
  const { required, isShort = false } = outlines[data.outline];
  const items = required.map((name) => {
    if (name === 'funds') {
      const isEqual = funds.difference === 0 && funds.totalUses > 0;
      const progress: Progress = funds.isEmpty ? 'missing' : isEqual ? 'done' : 'started';
      return { label: fundsLabel, progress, lacks: progress === 'started' ? 'the two sides differ' : '' };
    }
    const { label } = fields[name];
    const answer = data.answers[name];
    if (answer.trim() === '') return { label, progress: 'missing' as const, lacks: '' };
    // An amount in the table is a figure, too.
    const lacks =
      name === 'funding' && (funds.totalUses > 0 || countFigures(data.answers.amount) > 0) ? '' : findLack(name, answer, isShort);
    return { label, progress: lacks === '' ? ('done' as const) : ('started' as const), lacks };
  });
  const count = (progress: Progress) => items.filter((item) => item.progress === progress).length;
  const done = count('done');
  return { items, done, percent: Math.floor(((done + count('started') / 2) * 100) / items.length) };
}
