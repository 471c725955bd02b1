import type { Answers, Facts, Interview, ScoreEntry, Test } from './fields';

export const features = [
  'A completeness score from 50 to 100, and how it is calculated',
  'An evidence score that starts at 0 and grows with interviews, sign-ups, use and payments',
  'Strengths, weaknesses, opportunities and threats from your own words',
  'What each answer still lacks, and what to do next',
  'An interview script, a tally of what people said, and tests with thresholds set in advance',
];

export const completenessRule =
  'Counts characters only: 20, 15 or 10 points for each of five answers, 100 at most. It shows how much you wrote, not whether it is true.';
export const evidenceRule =
  'Counts what happened, as you entered it: interviews, sign-ups, letters of intent, use and payments. It starts at 0.';
export const overallRule = 'The average of the two scores, capped while the evidence is weak.';
export const caveat =
  'The completeness score goes by the length of your answers alone. Judge the idea by its evidence score and by the tests you run.';
export const templateNote =
  'Made on this device from your answers alone; nothing has been looked up or checked. Edit any line: your version stays when you ask for new wording.';
export const takenNote = 'Lines you accepted from a model say who wrote them.';
export const privacyNote =
  'Interviews contain personal data. Write down only what people agreed to; the report shows the counts, never the names. Exporting this list includes everything.';

interface SampleIdea {
  answers: Answers;
  facts: Partial<Facts>;
  interviews: Omit<Interview, 'id' | 'day'>[];
  tests: Omit<Test, 'id' | 'startedOn'>[];
  history: (Omit<ScoreEntry, 'day'> & { daysAgo: number })[];
}

export const sampleIdeas: readonly SampleIdea[] = [
  {
    answers: {
      ideaTitle: 'Crumb',
      problemStatement:
        'Independent bakeries throw away about 12% of what they bake every day, because they guess tomorrow’s demand on paper.',
      solution: 'A software service that reads the till and the weather, and sends the baker a list of what to bake tomorrow.',
      targetMarket: 'Independent bakeries with one to three shops in Oregon',
      uniqueValue: 'Works with any till from the first day, where planning suites need weeks of set-up',
      businessModel: '$40 a month for each shop, paid by the owner',
      competition: 'pen and paper, FreshPlan, large planning suites',
      resources: 'Two founders on evenings for 6 months, $8,000 of savings, one bakery as a partner',
    },
    facts: { waitlist: '24', users: '3', source: 'Sign-up page and the partner bakery’s log' },
    interviews: [
      {
        person: 'Baker A',
        problem: 'unprompted',
        copesWith: 'A notebook by the oven',
        pays: false,
        offered: 'time',
        quote: 'On Mondays I bin two trays, every week.',
      },
      { person: 'Baker B', problem: 'unprompted', copesWith: 'Guesses by weekday', pays: false, offered: 'introduction', quote: '' },
      { person: 'Baker C', problem: 'agreed', copesWith: 'Sells leftovers cheaply after five', pays: true, offered: 'letter', quote: '' },
      { person: 'Baker D', problem: 'none', copesWith: 'Bakes to order', pays: false, offered: 'nothing', quote: '' },
    ],
    tests: [
      {
        hypothesis: 'Bakery owners would pay $40 a month before the second feature is built.',
        metric: 'owners out of 10 who leave a deposit',
        direction: 'more',
        pass: 4,
        fail: 1,
        method: 'Show the list by hand for a week, then ask for a deposit',
        until: '',
        changedOn: '',
        result: '',
        learned: '',
        decision: 'open',
        source: '',
      },
    ],
    history: [
      { daysAgo: 21, completeness: 85, evidence: 0, overall: 40 },
      { daysAgo: 9, completeness: 100, evidence: 3, overall: 52 },
    ],
  },
  {
    answers: {
      ideaTitle: 'Dough School',
      problemStatement: 'Home bakers fail at sourdough and give up.',
      solution: 'Evening classes in the bakery kitchen.',
      targetMarket: 'Home bakers in Portland',
      uniqueValue: 'Better teachers',
      businessModel: '$60 a class',
      competition: 'free videos, cookbooks',
      resources: '',
    },
    facts: {},
    interviews: [],
    tests: [],
    history: [],
  },
];
