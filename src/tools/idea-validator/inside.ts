import { joinWords, plural } from '@/lib/text';
import { hasFigure, isComparative, isFilling, isForEveryone, isMeasured, isVague } from './advice';
import { describeFacts, type Context } from './context';
import { choose, type Line } from './lines';
import { hasFacts, isDenied } from './scores';
import { isDenial } from './words';

export function writeStrengths({ answers, words, scores, subject, approach }: Context): Line[] {
  const { counts } = scores;
  const { unprompted, users, paid } = counts;
  const heard = unprompted + counts.agreed + counts.without;
  const { value, competition, market, problem, model, resources } = words;
  const lines = choose(approach, 'strengths', [
    [
      paid > 0,
      'paid',
      `${plural(paid, 'person has', 'people have')} paid, by your count. Nothing counts for more at this stage.`,
      `What nearly stopped the ${paid === 1 ? 'person' : `${paid} people`} who paid?`,
    ],
    [
      unprompted > 1,
      'unprompted',
      `${unprompted} of the ${heard} people you interviewed brought the problem up themselves.`,
      `What do the ${unprompted} people who brought the problem up themselves have in common?`,
    ],
    [
      users > 0,
      'users',
      `${plural(users, 'person uses', 'people use')} it more than once without being asked, by your count.`,
      `What would the ${users === 1 ? 'person' : `${users} people`} using it do without it?`,
    ],
    [
      value !== '' && !isVague(answers.uniqueValue),
      'value',
      `There’s a claim that buyers can confirm or deny: ${value}`,
      `Who besides you would say this: ${value}?`,
    ],
    [
      competition !== '',
      'competition',
      `You know what ${subject} is up against: ${competition}`,
      `What do people like about what they use today (${competition})?`,
    ],
    [market !== '', 'market', `You know who to talk to first: ${market}`, `Which five of them can you call this week: ${market}?`],
    [
      problem !== '' && hasFigure(answers.problemStatement),
      'figure',
      `The problem statement has a number that interviews can check: ${problem}`,
      `Where does the number come from: ${problem}?`,
    ],
    [
      model !== '' && hasFigure(answers.businessModel),
      'price',
      `You can ask for money in the first test and not only for opinions, because there is a price: ${model}`,
      `Who has heard the price, and what did they say: ${model}?`,
    ],
    [
      resources !== '',
      'resources',
      `You have something to start with: ${resources}`,
      `What could you do this month with what you have: ${resources}?`,
    ],
  ]);
  if (lines.length > 0) return lines;
  const [say, ask] = ['Nothing in your answers counts as a strength yet.', 'What do you know about this problem that others don’t?'];
  return [{ key: 'strengths.none', text: approach === 'As questions' ? ask : say }];
}

export function writeWeaknesses({ answers, words, scores, subject, approach, nature }: Context): Line[] {
  const { counts } = scores;
  const { value, market, problem, model } = words;
  const open = [
    words.solution === '' && 'the solution',
    answers.targetMarket.trim() === '' && 'the target market',
    value === '' && 'the unique value',
    model === '' && 'the business model',
  ].filter((part) => part !== false);
  return choose(approach, 'weaknesses', [
    [
      isDenied(counts),
      'denied',
      `${counts.without} of the people you asked don’t have the problem, more than have it. Change the group or the problem first.`,
      'Most of the people you asked don’t have the problem: should the group change, or the problem?',
    ],
    [
      !hasFacts(counts),
      'untested',
      problem === '' ? 'Nobody outside has confirmed any of this yet.' : `Nobody outside has confirmed the problem yet: ${problem}`,
      `Who has told you about this without being asked${problem === '' ? '' : `: ${problem}`}?`,
    ],
    [
      hasFacts(counts) && counts.paid === 0,
      'unpaid',
      `You’ve entered ${describeFacts(scores)}, but nobody has paid yet.`,
      `What would turn ${describeFacts(scores)} into a first payment?`,
    ],
    [open.length > 0, 'open', `Still to be answered: ${joinWords(open)}.`, `What would you write for ${joinWords(open)}?`],
    [
      isFilling(answers.problemStatement),
      'filling',
      'The problem statement doesn’t read as a sentence, so there is nothing to check.',
      'What is the problem, in one sentence?',
    ],
    [
      isForEveryone(answers.targetMarket),
      'everyone',
      'A market of everyone gives you nobody to call first.',
      'Who has the problem most often?',
    ],
    [
      value !== '' && isComparative(answers.uniqueValue),
      'comparative',
      `This is a comparison without a number, and others can claim the same: ${value}`,
      `By how much, and who has noticed: ${value}?`,
    ],
    [
      value !== '' && isVague(answers.uniqueValue) && !isComparative(answers.uniqueValue),
      'vague',
      `Anyone could say this, so it doesn’t set you apart yet: ${value}`,
      `What would a customer notice: ${value}?`,
    ],
    [
      problem !== '' && !isMeasured(answers.problemStatement),
      'unmeasured',
      'How often the problem comes up, and what it costs each time, is still open.',
      'How often does it happen, and what does it cost each time?',
    ],
    [nature.isFree, 'free', 'Those who use it don’t pay, and you haven’t said who does.', 'Who pays for it, if those who use it don’t?'],
    [
      model !== '' && !nature.isFree && !hasFigure(answers.businessModel),
      'unpriced',
      `The business model names no price, so nobody can say yes or no to it: ${model}`,
      `What would you charge the first customer?`,
    ],
    [
      market !== '' && !hasFigure(answers.targetMarket),
      'uncounted',
      `You haven’t said how many there are: ${market}`,
      `How many are there, and who counted them: ${market}?`,
    ],
    [
      words.competition === '' && !isDenial(answers.competition),
      'alone',
      `You name nothing that people use today, so there is nothing to compare ${subject} with.`,
      `What do people do today instead of ${subject}, even if it is nothing?`,
    ],
    [
      words.resources === '',
      'resources',
      'The time, money and skills you have aren’t listed yet.',
      'How much time and money do you have for the next three months, and who helps?',
    ],
  ]);
}
