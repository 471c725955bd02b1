import { capitalise, joinWords, plural } from '@/lib/text';
import { findMissing, hasFigure, isForEveryone, isVague, type Finding } from './advice';
import { describeFacts, toContext, type Context } from './context';
import type { Idea } from './fields';
import { writeOpportunities, writeStrengths, writeThreats, writeWeaknesses } from './lists';
import { interviewsIn } from './scores';
import { endSentence } from './words';

export interface Assessment {
  title: 'Market Potential' | 'Competitive Advantage' | 'Feasibility';
  /** How far it is shown, in a few words. */
  level: string;
  text: string;
}

export interface Report {
  strengths: string[];
  weaknesses: string[];
  opportunities: string[];
  threats: string[];
  assessments: Assessment[];
  steps: string[];
  findings: Finding[];
}

const join = (sentences: (string | false)[]) => sentences.filter((sentence) => sentence !== false).join(' ');

function assessMarket({ answers, words, scores, inTrade, drawFor }: Context): Assessment {
  const { say, some } = drawFor('market');
  const { paid, letters, users, waitlist } = scores.counts;
  const [measure = ''] = some('measures', 1);
  const [place = ''] = some('places', 1);
  const facts = describeFacts(scores);
  const level =
    paid > 4
      ? 'Shown by payments'
      : paid + letters + users > 0
        ? 'First signs'
        : interviewsIn(scores.counts) + waitlist > 0
          ? 'Words so far'
          : 'Not shown yet';
  return {
    title: 'Market Potential',
    level,
    text: join([
      isForEveryone(answers.targetMarket)
        ? 'You aim at everyone, which makes demand hard to check. Start with the group that has the problem most often.'
        : words.market === ''
          ? 'No target market is given, so there is nothing to size yet.'
          : endSentence(
              say(
                `The market you name: ${words.market}`,
                `You aim at this group first: ${words.market}`,
                `In your words, the market is: ${words.market}`,
              ),
            ),
      facts === ''
        ? say('Nothing entered so far shows demand.', 'There is no sign of demand yet, only the description.')
        : say(`What you entered so far: ${facts}.`, `Signs so far, by your count: ${facts}.`),
      words.market !== '' &&
        !hasFigure(answers.targetMarket) &&
        say(
          'Count them: how many are there, and by which source?',
          'The size is open. A list of names is a better start than a market study.',
        ),
      say(
        `Look for buyers through ${place}, and from the first sale on keep an eye on ${measure}.`,
        `A figure to watch ${inTrade}: ${measure}. A place to start looking: ${place}.`,
      ),
    ]),
  };
}

function assessAdvantage({ answers, words, inTrade, drawFor }: Context, tests: readonly Idea['tests']['records'][number][]): Assessment {
  const { say, some } = drawFor('advantage');
  const [rival = '', otherRival = ''] = some('rivals', 2);
  const [gain = ''] = some('gains', 1);
  const [first] = words.rivals;
  const isLoose = isVague(answers.uniqueValue);
  const level = tests.some(({ decision }) => decision === 'go')
    ? 'A test said go'
    : words.value === ''
      ? 'Not stated'
      : isLoose
        ? 'Claimed, not measurable'
        : 'Claimed, can be checked';
  return {
    title: 'Competitive Advantage',
    level,
    text: join([
      words.value === ''
        ? say('You have not said yet why someone would change.', 'What would make someone change is still open.')
        : endSentence(
            say(`Your claim: ${words.value}`, `What is to set it apart: ${words.value}`, `The difference, in your words: ${words.value}`),
          ),
      words.value !== '' && isLoose && 'As it stands nobody can disprove it, so nobody can believe it either.',
      first === undefined
        ? say(
            `It has to hold against ${rival} and ${otherRival}, which people may use today.`,
            `No alternative is named. Start with ${rival} and ${otherRival}.`,
          )
        : say(`It has to hold against ${joinWords(words.rivals)}.`, `People will compare it with ${joinWords(words.rivals)}.`),
      first === undefined
        ? say(`Ask buyers whether ${gain} would make them change.`, `One thing to ask about ${inTrade}: ${gain}.`)
        : say(
            `Ask three people who rely on ${first} what would make them leave.`,
            `Spend a day with someone who relies on ${first}, and note every complaint.`,
          ),
    ]),
  };
}

function assessFeasibility({ answers, words, scores, subject, drawFor }: Context): Assessment {
  const { say, some } = drawFor('feasibility');
  const { users, paid } = scores.counts;
  const [test = ''] = some('tests', 1);
  const level =
    users > 0
      ? 'Something is in use'
      : paid > 0
        ? 'Paid for, use not shown'
        : words.resources !== '' && words.solution !== ''
          ? 'Means listed'
          : 'Open';
  return {
    title: 'Feasibility',
    level,
    text: join([
      words.solution === ''
        ? 'The solution is open, so the effort cannot be judged.'
        : endSentence(say(`What has to work first: ${words.solution}`, `The part to make work: ${words.solution}`)),
      words.resources === ''
        ? say('You have not listed what you have to work with.', 'Time, money and skills are not listed yet.')
        : endSentence(say(`You can draw on this: ${words.resources}`, `Your means: ${words.resources}`)),
      users > 0 && `${plural(users, 'person uses', 'people use')} it already, so a first version works for someone.`,
      words.model !== '' &&
        !hasFigure(answers.businessModel) &&
        'Until a price is named, it is open how many customers would carry the costs.',
      say(`A cheap first check: ${test}.`, `One way to begin without building much of ${subject}: ${test}.`),
    ]),
  };
}

const mostSteps = 6;
const enoughInterviews = 10;

function writeSteps({ words, scores, subject, drawFor }: Context, findings: readonly Finding[], tests: Idea['tests']['records']): string[] {
  const { say, some } = drawFor('steps');
  const { counts } = scores;
  const done = interviewsIn(counts);
  const [test = '', otherTest = ''] = some('tests', 2);
  const group = words.market === '' ? '' : ` from your target market (${words.market})`;
  const gaps = findings.filter(({ score, missing }) => score && missing.length > 0);
  const [worst] = [...gaps].sort((a, b) => (a.score?.points ?? 0) - (b.score?.points ?? 0));
  const open = tests.find(({ decision }) => decision === 'open');
  const steps = [
    worst && `Rework your answer to ${worst.label}. ${worst.missing[0]}`,
    done < enoughInterviews &&
      say(
        `Speak with ${plural(enoughInterviews - done, done === 0 ? 'person' : 'more person', done === 0 ? 'people' : 'more people')}${group} about the last time the problem came up. Write each talk down under Interviews.`,
        `Use the interview script with ${plural(enoughInterviews - done, done === 0 ? 'person' : 'more person', done === 0 ? 'people' : 'more people')}${group}, and enter each talk under Interviews.`,
      ),
    open === undefined
      ? 'Under Riskiest Assumption, write down what has to be true, and the result at which you would stop. Lock it before you start.'
      : open.startedOn === ''
        ? 'Lock the thresholds of your riskiest assumption, then start the test.'
        : `Finish the test you started, enter its result and decide: go, pivot or stop.`,
    say(`Run one cheap test: ${test}.`, `${capitalise(test)}.`),
    words.rivals[0] === undefined
      ? say(
          `Do what your buyers do today for a week, and note every step that ${subject} would save.`,
          'Find three things people use today, and write down what each costs.',
        )
      : say(
          `Get by with ${words.rivals[0]} for a week, and write down what is missing.`,
          `Ask two people who rely on ${words.rivals[0]} what they would miss.`,
        ),
    counts.paid === 0 &&
      say(
        'Ask for money, a deposit or a signed letter of intent. Kind words do not count.',
        `Put a price on ${subject} and ask the next five people to pay it or leave a deposit.`,
      ),
    counts.paid > 0 && `Go back to whoever paid: would they buy again, and whom would they tell? Then ${otherTest}.`,
    'Set a day on which you decide to go on, change course or stop, and enter it with your test.',
  ];
  return steps.filter((step): step is string => typeof step === 'string').slice(0, mostSteps);
}

/** The same answers and wording give the same report; facts change only the lines that speak of them. */
export function writeReport(idea: Pick<Idea, 'answers' | 'wording' | 'trade' | 'facts' | 'interviews' | 'tests'>): Report {
  const context = toContext(idea);
  const tests = idea.tests.records;
  const findings = findMissing(idea.answers, context.drawFor('advice').some('rivals', 1)[0] ?? '');
  return {
    strengths: writeStrengths(context),
    weaknesses: writeWeaknesses(context),
    opportunities: writeOpportunities(context),
    threats: writeThreats(context),
    assessments: [assessMarket(context), assessAdvantage(context, tests), assessFeasibility(context)],
    steps: writeSteps(context, findings, tests),
    findings,
  };
}
