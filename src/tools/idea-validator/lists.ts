import { joinWords, plural, capitalise } from '@/lib/text';
import { hasFigure, isComparative, isFilling, isForEveryone, isMeasured, isVague, meetsProblem } from './advice';
import { describeFacts, type Context } from './context';
import { hasFacts, isDenied } from './scores';
import { endSentence, isDenial } from './words';

const linesShown = 4;

/** What stands in the answers and what was entered comes first; words of the trade fill up. */
const fill = (own: (string | false)[], fromTrade: string[]) => [...own.filter((line) => line !== false), ...fromTrade].slice(0, linesShown);

export function writeStrengths({ answers, words, scores, subject, opener, inTrade, drawFor }: Context): string[] {
  const { say, some } = drawFor('strengths');
  const { counts } = scores;
  const heard = counts.unprompted + counts.agreed + counts.without;
  const [gain = '', otherGain = '', thirdGain = ''] = some('gains', 3);
  return fill(
    [
      counts.paid > 0 &&
        say(
          `Money has changed hands: by your count, ${plural(counts.paid, 'person has', 'people have')} paid. Nothing else says as much at this stage.`,
          `${plural(counts.paid, 'person', 'people')} paid, by your count. Ask ${counts.paid === 1 ? '' : 'each of '}them what nearly stopped them.`,
        ),
      counts.unprompted > 1 &&
        say(
          `${counts.unprompted} of the ${heard} people in your interviews brought the problem up before you did.`,
          `Asked about their day, ${counts.unprompted} of ${heard} people named the problem on their own.`,
        ),
      counts.users > 0 && `${plural(counts.users, 'person uses', 'people use')} it more than once without being asked, by your count.`,
      words.value !== '' &&
        !isVague(answers.uniqueValue) &&
        endSentence(
          say(
            `You can say what sets it apart. It becomes a strength once a customer says the same: ${words.value}`,
            `There is a clear claim to test, and it is easy to repeat: ${words.value}`,
            `Your difference is put into words, so buyers can agree or object: ${words.value}`,
          ),
        ),
      words.market !== '' &&
        say(
          `You start with one group (${words.market}), which makes the first conversations easy to find.`,
          `The group you have in mind (${words.market}) is one you can look for and count.`,
          `A named group (${words.market}) lets you check demand before you build.`,
        ),
      words.problem !== '' &&
        hasFigure(answers.problemStatement) &&
        say(
          'The problem comes with a figure, so the first interviews can confirm or correct it.',
          'You put a figure on the problem. Note where it comes from and it can carry an argument.',
        ),
      words.model !== '' &&
        hasFigure(answers.businessModel) &&
        say(
          'A price or share is named, so you can ask for money in the first test and not only for opinions.',
          'You name what it would cost. That makes it possible to hear a real yes or no.',
        ),
      words.resources !== '' &&
        say(
          'You know what you have to work with, which keeps the first test small.',
          'Your means are listed, so you can plan a test that fits them.',
        ),
    ],
    [
      say(
        `One thing could make a change worth it: ${gain}. Check whether ${subject} delivers that.`,
        `${capitalise(gain)} would be a plain promise ${inTrade}. Check whether ${subject} can keep it.`,
      ),
      say(
        `${opener} could stand out with ${otherGain}, if buyers care about it. Ask before you count on it.`,
        `Possible edge ${inTrade}: ${otherGain}. Find one buyer who would confirm it.`,
      ),
      say(`See whether ${subject} could also offer ${thirdGain}.`, `A further edge to look into: ${thirdGain}.`),
    ],
  );
}

export function writeWeaknesses({ answers, words, scores, subject, inTrade, drawFor }: Context): string[] {
  const { say, some } = drawFor('weaknesses');
  const { counts } = scores;
  const [measure = '', otherMeasure = ''] = some('measures', 2);
  const [pain = ''] = some('pains', 1);
  const thin = [
    words.solution === '' && 'a solution',
    answers.targetMarket.trim() === '' && 'a target market',
    words.value === '' && 'a unique value',
    words.model === '' && 'a business model',
  ].filter((part) => part !== false);
  return fill(
    [
      isDenied(counts) &&
        `${counts.without} of the people you asked do not have the problem, more than have it. Change the group or the problem first.`,
      !hasFacts(counts) &&
        say(
          'Nothing here has been tested with anyone yet. Every line of this report is a guess until someone outside confirms it.',
          'So far there are words and no evidence: no interview, no sign-up, no payment.',
          'The idea has been written down, but nobody outside has confirmed any of it.',
        ),
      hasFacts(counts) &&
        counts.paid === 0 &&
        `You entered ${describeFacts(scores)}, but nobody has paid. Interest and payment are different things.`,
      thin.length > 0 && `Your answers do not yet give a reader ${joinWords(thin)}.`,
      isFilling(answers.problemStatement) && 'The problem statement does not read as a sentence, so there is nothing to check.',
      isForEveryone(answers.targetMarket) && 'A market of everyone gives you nobody to call first.',
      isComparative(answers.uniqueValue) &&
        say(
          'Your difference is a comparison without a figure, and others can claim the same.',
          'Being better is said, but not measured: by how much, and who noticed?',
        ),
      isVague(answers.uniqueValue) &&
        !isComparative(answers.uniqueValue) &&
        'Your difference is in words that anybody could use. What would a customer notice?',
      words.problem !== '' &&
        !isMeasured(answers.problemStatement) &&
        'The problem has no figure yet: how often it happens or what it costs is open.',
      words.solution !== '' &&
        !meetsProblem(answers) &&
        'The solution and the problem share no words, so a reader may not see how they belong together.',
      words.model !== '' && !hasFigure(answers.businessModel) && 'The business model names no price, so nobody can say yes to it yet.',
      words.resources === '' && 'What you have to work with is open: time, money, skills.',
    ],
    [
      say(
        `You will need to know ${measure}. Write down the figure you expect, then find out the real one.`,
        `One figure to work out early ${inTrade}: ${measure}.`,
      ),
      say(
        `Something buyers may have met before: ${pain}. Be ready to show that ${subject} is different.`,
        `Buyers may fear ${pain}. Have an answer ready.`,
      ),
      say(`Decide early how you will measure ${otherMeasure}.`, `Have a guess ready for ${otherMeasure}, and a reason for it.`),
    ],
  );
}

export function writeOpportunities({ words, subject, opener, inTrade, drawFor }: Context): string[] {
  const { say, some } = drawFor('opportunities');
  const [job = '', otherJob = ''] = some('jobs', 2);
  const [place = '', otherPlace = ''] = some('places', 2);
  const [buyers = ''] = some('buyers', 1);
  const [offer = ''] = some('offers', 1);
  const group = words.market === '' ? `buyers such as ${buyers}` : `your market (${words.market})`;
  return [
    say(
      `People ${inTrade} may also want to ${job}. Ask whether ${subject} could help with that next.`,
      `A neighbouring need worth asking about: to ${job}.`,
      `Some may come for another reason: to ${job}. Listen for it in interviews.`,
    ),
    say(
      `Try ${place} as a first way to reach ${group}. Count the answers you get.`,
      `${capitalise(place)} might bring the first conversations with ${group}.`,
      `Before you pay for ads, look for ${group} through ${place}.`,
    ),
    words.rivals[0] === undefined
      ? say(
          `${opener} might suit ${buyers}, too. Speak with three of them before you decide.`,
          `A second group to keep in mind: ${buyers}.`,
        )
      : say(
          `People unhappy with ${words.rivals[0]} could be the easiest to win. Read what they complain about in public.`,
          `Look for people who have just given up on ${words.rivals[0]}, and ask what they hoped for.`,
        ),
    say(
      `Think about ${offer} as a first thing to sell, small enough to try.`,
      `Think about ${offer} as a form in which ${subject} could be sold.`,
      `If the first group answers well, look at those who want to ${otherJob}, perhaps through ${otherPlace}.`,
    ),
  ];
}

export function writeThreats({ answers, words, subject, opener, inTrade, drawFor }: Context): string[] {
  const { say, some } = drawFor('threats');
  const [rival = '', otherRival = ''] = some('rivals', 2);
  const [pain = ''] = some('pains', 1);
  const [first, second] = words.rivals;
  const own =
    first === undefined
      ? [
          say(
            `People may simply stay with ${rival}. Find out what that costs them.`,
            `The strongest competitor may be a habit: ${rival}.`,
            `You have to beat ${rival}, even if nobody calls it a competitor.`,
          ),
          isDenial(answers.competition)
            ? `You list no competition. Either nobody has looked or nobody pays; check ${otherRival} first.`
            : say(
                `Someone may already offer this. Search for it the way a buyer would, and look at ${otherRival}.`,
                `Look at ${otherRival} as well before you call the field empty.`,
              ),
        ]
      : [
          say(
            `People who rely on ${first} today may see no reason to change. Ask what would have to go wrong first.`,
            `For many, ${first} may be good enough. Find those for whom it is not.`,
            `Whoever chose ${first} once has a reason. Learn it before you argue against it.`,
          ),
          second === undefined
            ? say(`Besides ${first}, people may turn to ${rival}.`, `Keep an eye on a further alternative: ${rival}.`)
            : say(
                `Some will weigh you against ${second}. Know what you would answer.`,
                `Compare yourself with ${second} as well: what would a buyer miss?`,
              ),
        ];
  return [
    ...own,
    words.model === ''
      ? say(
          `Without a business model, ${subject} may find users and no income.`,
          `${opener} could be liked and still earn nothing, as long as it is open who pays.`,
        )
      : endSentence(
          say(
            `Buyers may want other terms than these: ${words.model}`,
            `Costs may grow faster than income under this model: ${words.model}`,
            `Someone could offer the same for less than this: ${words.model}`,
          ),
        ),
    say(
      `Trust takes time ${inTrade}: buyers may expect ${pain} until you show otherwise.`,
      `A bad first experience, such as ${pain}, could cost you the early customers.`,
      `Buyers who have lived with ${pain} may expect the same from you.`,
    ),
  ];
}
