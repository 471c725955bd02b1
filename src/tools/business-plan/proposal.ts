import type { OutlineId } from './content';
import { fields, type AnswerName, type Answers, type PlanData } from './model';

/** What makes a good answer, as far as it can be said for any company. */
const advice: Partial<Record<AnswerName, string>> = {
  company: 'Say what the company is, where it is, who owns it and how it began.',
  team: 'Give each person one line: the task, and what they have done before that fits it.',
  traction: 'Results first, each with its figure and its date.',
  problem: 'Say who has the problem, how often, and what they do about it today.',
  solution: 'Say what the customer gets and why it works better than what they do today.',
  targetMarket: 'Say who buys, where they are, how many there are, and who comes first.',
  competition: 'Name what customers use today, what each does well, and where this company differs.',
  marketing: 'Say how customers hear of the company, in the order in which things are tried.',
  revenue: 'Say who pays, for what, how much and how often.',
  funding: 'Say how much is needed, for what, and where it comes from.',
  costs: 'The largest costs first; keep fixed and variable ones apart.',
  metrics: 'A few figures, each with how it is counted.',
  projections: 'Year by year, each figure with the assumption behind it.',
  marketSize: 'How many could buy and what they spend, with the source; leave it out where no figure is given.',
  ownership: 'Who holds which share, as given.',
  nextSteps: 'Say what happens next, by when, and what is asked of the reader.',
  repayment: 'Say from what the loan is repaid, by when, and what secures it.',
};

const readers: Record<OutlineId, string> = {
  standard: '',
  lender: 'The reader decides on a loan.',
  investor: 'The reader decides on an investment.',
  lean: 'It is for the team itself: keep it to a few lines.',
};

export const adviceOn = (name: AnswerName, outline: OutlineId): string =>
  [
    'It is an answer in a business plan.',
    advice[name] ?? '',
    readers[outline],
    'Lines that begin with "- " are the items of a list; keep lists in that form.',
  ]
    .filter(Boolean)
    .join(' ');

/** What a model should know beside the answer: the company, and what else was said in the same step. */
export const toBackground = (answers: Answers, step: readonly AnswerName[], name: AnswerName): Record<string, string> =>
  Object.fromEntries(
    [...new Set<AnswerName>(['companyName', 'industry', ...step])]
      .filter((other) => other !== name)
      .map((other) => [fields[other].label, answers[other]]),
  );

export function takeAnswer(data: PlanData, name: AnswerName, text: string): PlanData {
  const answer = text.replace(/\r\n?/g, '\n');
  return answer === data.answers[name] ? data : { ...data, answers: { ...data.answers, [name]: answer } };
}
