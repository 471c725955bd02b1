import { choice, day, decimal, flag, integer, longText, text, type DraftOf, type RecordOf } from '@/lib/fields';
import type { ListData } from '@/kinds/records/state';

export const fields = {
  ideaTitle: text('Idea Title', {
    means: ['idea.name', 'offer.name', 'company.name'],
    required: 'Enter an idea title.',
    placeholder: 'A name or a short line',
  }),
  problemStatement: longText('Problem Statement', {
    means: 'customers.problem',
    required: 'Describe the problem.',
    placeholder: 'Who has it, how often, and what it costs them',
  }),
  solution: longText('Solution', { means: 'offer.what', placeholder: 'What someone does with it, from first step to result' }),
  targetMarket: longText('Target Market', { means: 'customers.who', placeholder: 'Independent bakeries with one to three shops' }),
  uniqueValue: longText('Unique Value', { means: 'offer.edge', placeholder: 'Why someone would give up what they use today' }),
  businessModel: longText('Business Model', { means: 'business.model', placeholder: 'Who pays, for what, how much and how often' }),
  competition: longText('Competition', {
    means: 'market.rivals',
    placeholder: 'What people use today: products, habits, workarounds, separated by commas',
  }),
  resources: longText('Resources', {
    means: 'business.resources',
    placeholder: 'The time, money, skills and people you have for the coming months',
  }),
};
export type Answers = DraftOf<typeof fields>;
export type AnswerName = keyof Answers;
export const answerNames = Object.keys(fields) as AnswerName[];

/** The answers under the names they are handed over by. */
export const toPayload = (answers: Answers) => ({
  title: answers.ideaTitle,
  problem: answers.problemStatement,
  solution: answers.solution,
  market: answers.targetMarket,
  value: answers.uniqueValue,
  model: answers.businessModel,
  competition: answers.competition,
  resources: answers.resources,
});

const beyond = 'Not counting the people in your interviews.';

/** What happened, as far as it is not in the list of interviews. */
export const factFields = {
  furtherInterviews: integer('Interviews not written down', {
    min: 0,
    hint: 'Half a point each; a written-down interview can count a whole point.',
  }),
  waitlist: integer('Waitlist sign-ups', { min: 0, hint: beyond }),
  letters: integer('Letters of intent', { min: 0, hint: beyond }),
  users: integer('People using it', { min: 0, hint: 'More than once, without being asked.' }),
  paid: integer('People who paid', { min: 0, hint: beyond }),
  source: longText('Where these figures come from', { placeholder: 'Payment list, sign-up page, signed letters' }),
};
export type Facts = DraftOf<typeof factFields>;

export const interviewFields = {
  person: text('Person', { required: 'Enter a name or a code.', hint: 'A first name or a code is enough.' }),
  day: day('Date', { default: 'today', required: 'Enter the day.' }),
  problem: choice('The problem', ['unprompted', 'agreed', 'none'], {
    required: 'Say whether they have the problem.',
    labels: { unprompted: 'Brought it up themselves', agreed: 'Agreed when asked', none: 'Does not have it' },
  }),
  copesWith: text('What they do about it today'),
  pays: flag('Spends money on it today'),
  offered: choice('What they offered', ['nothing', 'time', 'introduction', 'waitlist', 'letter', 'money'], {
    default: 'nothing',
    labels: {
      nothing: 'Nothing, or kind words',
      time: 'Time for a trial or a second talk',
      introduction: 'An introduction to others',
      waitlist: 'A place on the waitlist',
      letter: 'A signed letter of intent',
      money: 'Money: paid or left a deposit',
    },
  }),
  quote: longText('In their words'),
};
export type Interview = RecordOf<typeof interviewFields>;

export const testFields = {
  hypothesis: longText('Hypothesis', { required: 'Write down what has to be true.', placeholder: 'Bakeries would pay $40 a month for it' }),
  metric: text('Metric', { required: 'Name what you will count.', placeholder: 'bakeries out of 10 that leave a deposit' }),
  direction: choice('Better is', ['more', 'less'], { default: 'more', labels: { more: 'A higher result', less: 'A lower result' } }),
  pass: decimal('Pass threshold', { required: 'Enter the result that would count as a pass.' }),
  fail: decimal('Fail threshold', { required: 'Enter the result at which you would stop.' }),
  method: text('Test', { placeholder: 'What you will do, the cheapest way' }),
  until: day('Test ends'),
  startedOn: day('Thresholds locked on'),
  changedOn: day('Changed after the start on'),
  result: text('Result'),
  learned: longText('What you learned'),
  decision: choice('Decision', ['open', 'go', 'pivot', 'stop'], {
    default: 'open',
    labels: { open: 'Not decided', go: 'Go', pivot: 'Pivot', stop: 'Stop' },
  }),
  source: text('Written by'),
};
export type Test = RecordOf<typeof testFields>;

export interface ScoreEntry {
  day: string;
  completeness: number;
  evidence: number;
  overall: number;
}

/** The lists of the report that a model's lines can stand in. */
export const takenLists = ['strengths', 'weaknesses', 'opportunities', 'threats', 'steps'] as const;
export type TakenList = (typeof takenLists)[number];

export interface TakenPoint {
  id: string;
  list: TakenList;
  text: string;
  /** Whose words they are: "gemini-2.5-flash". */
  source: string;
}

export interface Idea {
  id: string;
  answers: Answers;
  /** Which wording of the report; "New wording" goes on to the next. */
  wording: number;
  /** Lines of the report in the user's words, by what the line is about. */
  edits?: Record<string, string> | undefined;
  facts: Facts;
  interviews: ListData<typeof interviewFields>;
  tests: ListData<typeof testFields>;
  /** One entry a day on which a score changed. */
  history: ScoreEntry[];
  /** Lines of a model that the user took over. */
  taken?: TakenPoint[] | undefined;
}
