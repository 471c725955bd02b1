import { plural } from '@/lib/text';
import { findMissing, hasFigure, isForEveryone, isVague, type Finding } from './advice';
import { describeFacts, toContext, type Context } from './context';
import type { Idea } from './fields';
import { writeStrengths, writeWeaknesses } from './inside';
import type { Line } from './lines';
import { writeOpportunities, writeThreats } from './outside';
import { interviewsIn } from './scores';
import { endQuestion, endSentence } from './words';

export interface Assessment extends Line {
  title: 'Market Potential' | 'Competitive Advantage' | 'Feasibility';
  /** How far it is shown, in a few words. */
  level: string;
}

export interface Report {
  strengths: Line[];
  weaknesses: Line[];
  opportunities: Line[];
  threats: Line[];
  assessments: Assessment[];
  steps: Line[];
  findings: Finding[];
}

/** In brief, the first sentence alone. */
const join = ({ approach }: Context, sentences: (string | false)[]) =>
  sentences
    .filter((sentence) => sentence !== false)
    .slice(0, approach === 'In brief' ? 1 : undefined)
    .map(endSentence)
    .join(' ');

function assessMarket(context: Context): Assessment {
  const { answers, words, scores, subject, approach } = context;
  const { paid, letters, users, waitlist } = scores.counts;
  const facts = describeFacts(scores);
  const level =
    paid > 4
      ? 'Shown by payments'
      : paid + letters + users > 0
        ? 'First signs'
        : interviewsIn(scores.counts) + waitlist > 0
          ? 'Interest only'
          : 'Not shown yet';
  const named = isForEveryone(answers.targetMarket)
    ? 'You aim at everyone, which makes demand hard to check. Start with the group that has the problem most often.'
    : words.market === ''
      ? 'No target market is given, so there is nothing to size yet.'
      : `You want to sell to ${words.market}${hasFigure(answers.targetMarket) ? '' : ', and haven’t said how many there are'}`;
  const text =
    approach === 'As questions' && words.market !== ''
      ? endQuestion(`How many are there, and how would they hear about ${subject}: ${words.market}?`)
      : join(context, [named, facts === '' ? 'Nothing you have entered shows demand yet.' : `By your count so far: ${facts}.`]);
  return { key: 'market', title: 'Market Potential', level, text };
}

function assessAdvantage(context: Context, tests: Idea['tests']['records']): Assessment {
  const { answers, words, approach } = context;
  const { value, competition } = words;
  const isLoose = isVague(answers.uniqueValue);
  const level = tests.some(({ decision }) => decision === 'go')
    ? 'A test said go'
    : value === ''
      ? 'Not stated'
      : isLoose
        ? 'Claimed, too vague to test'
        : 'Claimed, untested';
  const text =
    approach === 'As questions' && value !== ''
      ? endQuestion(`What would make someone say this after a month, without being asked: ${value}?`)
      : join(context, [
          value === '' ? 'You haven’t said yet why someone would switch.' : `Your claim is ${value}`,
          value !== '' && isLoose && 'As written, nobody can check it.',
          competition === '' ? 'Name what people use today, so that the two can be compared.' : `It has to hold up against ${competition}`,
        ]);
  return { key: 'advantage', title: 'Competitive Advantage', level, text };
}

function assessFeasibility(context: Context): Assessment {
  const { answers, words, scores, approach, nature } = context;
  const { solution, resources, model } = words;
  const { users, paid } = scores.counts;
  const level =
    users > 0
      ? 'Something is in use'
      : paid > 0
        ? 'Paid for, use not shown'
        : resources !== '' && solution !== ''
          ? 'Resources listed'
          : 'Open';
  const text =
    approach === 'As questions' && solution !== ''
      ? endQuestion(`What could you show one customer within two weeks: ${solution}?`)
      : join(context, [
          solution === '' ? 'Without a solution, nobody can judge the effort.' : `What has to work is ${solution}`,
          resources === '' ? 'You haven’t listed what you have to work with.' : `You have this to work with: ${resources}`,
          users > 0 && `${plural(users, 'person uses', 'people use')} it already, so a first version works for someone.`,
          model !== '' &&
            !nature.isFree &&
            !hasFigure(answers.businessModel) &&
            'Without a price, you can’t work out how many customers would cover the costs.',
        ]);
  return { key: 'feasibility', title: 'Feasibility', level, text };
}

const enoughInterviews = 10;

/** The cheapest way to deliver it once. */
function writeTrial({ nature, subject }: Context): string {
  if (nature.isFree)
    return `Deliver what ${subject} promises to three people in the simplest form that works, and write down what it took.`;
  if (nature.thing === 'software') return `Before you build, do by hand for three customers what ${subject} is meant to do.`;
  if (nature.thing === 'service') return `Sell ${subject} to three customers at the full price and write down the hours each one takes.`;
  return `Deliver what ${subject} promises to one paying customer in the simplest form that works, and write down what it took.`;
}

function writeSteps(context: Context, findings: readonly Finding[], tests: Idea['tests']['records']): Line[] {
  const { words, scores, subject, approach } = context;
  const { market, problem, model } = words;
  const { paid } = scores.counts;
  const left = enoughInterviews - interviewsIn(scores.counts);
  const [rival] = words.rivals;
  const worst = findings
    .filter(({ score, missing }) => score && missing.length > 0)
    .sort((a, b) => (a.score?.points ?? 0) - (b.score?.points ?? 0))[0];
  const open = tests.find(({ decision }) => decision === 'open');
  const money: [string, string] =
    paid > 0
      ? ['again', `Go back to ${paid === 1 ? 'the person' : 'the people'} who paid: would they buy again, and who would they tell?`]
      : [
          'money',
          context.nature.isFree
            ? `Ask one person or organization to pay for ${subject}, so that it can stay free for those who use it.`
            : model === ''
              ? `Decide what ${subject} costs, and ask the next five people to pay it or leave a deposit.`
              : `Ask the next five people to pay or leave a deposit: ${model}`,
        ];
  const learn: [string, string | false | undefined][] = [
    ['rework', worst && `Look at your answer to ${worst.label} again. ${worst.missing[0]}`],
    [
      'interviews',
      left > 0 &&
        `Talk to ${plural(left, left === enoughInterviews ? 'person' : 'more person', left === enoughInterviews ? 'people' : 'more people')}${market === '' ? '' : ` from your market (${market})`} about the last time it happened, and note each conversation under Interviews.`,
    ],
    [
      'test',
      open === undefined
        ? 'Under Riskiest Assumption, write down what has to be true and the result at which you would stop. Lock it before you start.'
        : open.startedOn === ''
          ? 'Lock the thresholds of your riskiest assumption, then start the test.'
          : 'Finish the test you started, enter its result and decide: go, pivot or stop.',
    ],
    ['trial', writeTrial(context)],
    [
      'rival',
      rival === undefined
        ? `Find out what people do about the problem today, and what that costs them${problem === '' ? '.' : `: ${problem}`}`
        : `Ask two people who rely on ${rival} what they would change.`,
    ],
  ];
  const day: [string, string] = ['day', 'Choose the day on which you decide to go on, change course or stop.'];
  const steps = approach === 'As questions' ? [money, ...learn, day] : [...learn, money, day];
  return steps
    .flatMap(([key, text]) => (text ? [{ key: `steps.${key}`, text: endSentence(text) }] : []))
    .slice(0, approach === 'In brief' ? 3 : 6);
}

/** The same answers and wording give the same report; facts change only the lines that speak of them, and edited lines stay as edited. */
export function writeReport(idea: Pick<Idea, 'answers' | 'wording' | 'facts' | 'interviews' | 'tests' | 'edits'>): Report {
  const context = toContext(idea);
  const tests = idea.tests.records;
  const findings = findMissing(idea.answers);
  const edited = <T extends Line>(lines: T[]): T[] => lines.map((line) => ({ ...line, text: idea.edits?.[line.key] ?? line.text }));
  return {
    strengths: edited(writeStrengths(context)),
    weaknesses: edited(writeWeaknesses(context)),
    opportunities: edited(writeOpportunities(context)),
    threats: edited(writeThreats(context)),
    assessments: edited([assessMarket(context), assessAdvantage(context, tests), assessFeasibility(context)]),
    steps: edited(writeSteps(context, findings, tests)),
    findings,
  };
}
