import type { Random } from '@/lib/random';
import { beginSentence, pick } from '@/writer/words';
import { standardObjections, type StandardObjection } from './content';
import { featureLine, listOf, pointLine, purposes } from './frames';
import type { ObjectionAnswer, ObjectionRow } from './model';
import { end, type Words } from './words';

const join = (...sentences: string[]) => sentences.filter((sentence) => sentence !== '').join(' ');

type Frame = Omit<ObjectionAnswer, 'objection'>;

const merits = (words: Words, random: Random) => join(pointLine(words, random, 2), featureLine(words, random, 2));
const isFor = (words: Words) => end(beginSentence(purposes(words)[0]));

/** What can be said for it in one or two sentences; never empty, since product and audience are always known. */
const substance = (words: Words, random: Random) => merits(words, random) || isFor(words);
/** One of the two is enough where something else is said as well. */
const reasonForIt = (words: Words, random: Random) => pointLine(words, random, 2) || featureLine(words, random, 2) || isFor(words);
const whatItBrings = (words: Words, random: Random) => featureLine(words, random, 2) || pointLine(words, random, 2) || isFor(words);

const painList = ({ pains }: Words, last: 'and' | 'or') => (pains.isPlain ? listOf(pains, 2, last) : '');

function answerPrice(words: Words, random: Random): Frame {
  const cost = painList(words, 'and');
  const { pricing, product, isBusiness } = words;
  return {
    acknowledge: pick(
      [
        'That is a fair point. The price has to make sense for you.',
        'I understand. Nobody likes to spend money without knowing what comes back.',
        'Thank you for saying so openly.',
      ],
      random,
    ),
    ask: cost
      ? pick(
          [
            `What are you comparing it with, and what is your own estimate of the cost of ${cost}?`,
            `May I ask what you spend today, in hours and money, because of ${cost}?`,
          ],
          random,
        )
      : pick(['What are you comparing it with?', 'May I ask which price you had in mind, and what it would include?'], random),
    answer: join(
      pricing === '' ? '' : end(pick([`About the price: ${pricing}`, `To be clear about the price: ${pricing}`], random)),
      reasonForIt(words, random),
      pick(
        isBusiness
          ? [
              'Let us set the price beside what you pay today in time and money; if it does not come out ahead, do not buy it.',
              'The fair comparison is with what you spend today, in hours as well as in money.',
            ]
          : [
              'Set it beside what you would pay for the next best choice, and take what suits you better.',
              'The fair comparison is with what you would buy instead, and with how long that would do.',
            ],
        random,
      ),
    ),
    confirm: pick(
      [
        `If the sums work out, would anything else speak against ${product}?`,
        'If we can show that it is worth the price, is there anything else in the way?',
      ],
      random,
    ),
  };
}

function answerCurrent(words: Words, random: Random): Frame {
  const { comparison, product, isBusiness } = words;
  const open = painList(words, 'or');
  return {
    acknowledge: pick(
      [
        'Good. I would not ask you to replace what works.',
        'I am glad to hear it; that is worth a lot.',
        'That makes sense. A change takes effort, so it has to be worth it.',
      ],
      random,
    ),
    ask: open
      ? pick([`What do you do today about ${open}?`, `How well does it deal with ${open}?`], random)
      : pick(
          [
            'If you could change one thing about it, what would that be?',
            'What made you choose it at the time, and has anything changed since?',
          ],
          random,
        ),
    answer: join(
      comparison,
      whatItBrings(words, random),
      end(
        pick([`You do not have to give up anything to look at ${product}`, `Keep what you have, and look at ${product} beside it`], random),
      ),
    ),
    confirm: pick(
      [
        'Would it help to see the two side by side?',
        isBusiness ? 'Would a comparison before your next renewal be useful?' : 'Would you like to compare the two?',
      ],
      random,
    ),
  };
}

function answerThink(words: Words, random: Random): Frame {
  const { product, ask } = words;
  return {
    acknowledge: pick(
      [
        'Of course. It is your decision, and it should be a good one.',
        'That is reasonable. I would do the same.',
        'Take the time you need.',
      ],
      random,
    ),
    ask: pick(
      [
        'So that I can help: is it about the fit, the price or the timing?',
        'Which part would you like to think over?',
        'What would you need to know to decide either way?',
      ],
      random,
    ),
    answer: join(
      'Here is the short version to think about.',
      substance(words, random),
      ask === '' ? '' : pick(['There is no hurry.', 'When you are ready, the step is small.'], random),
      ask,
    ),
    confirm: pick(
      [
        'Shall we fix a day to talk again?',
        `May I call you once you have had time to look at ${product}?`,
        'When would be a good day to hear what you decided?',
      ],
      random,
    ),
  };
}

function answerOthers(words: Words, random: Random): Frame {
  const { isBusiness } = words;
  const [made, make] = purposes(words);
  return {
    acknowledge: pick(
      ['That makes sense. They should have a say.', 'Good; it is better to decide this together.', 'I would expect nothing else.'],
      random,
    ),
    ask: pick(
      [
        'Who else will look at it, and what matters most to them?',
        'What will they ask first, do you think?',
        isBusiness ? 'Whose work would it change, and what will they want to know?' : 'What would they want to know?',
      ],
      random,
    ),
    answer: join(
      end(pick([`I can put it on one page for them: ${made}`, `Here is what you can pass on: ${make}`], random)),
      merits(words, random),
    ),
    confirm: pick(
      [
        'Would it help if I joined that talk, or shall I send you the page first?',
        'Shall we find a time when they can be there?',
        'If they agree, would you want to go ahead?',
      ],
      random,
    ),
  };
}

const frames: Record<StandardObjection, (words: Words, random: Random) => Frame> = {
  price: answerPrice,
  current: answerCurrent,
  think: answerThink,
  others: answerOthers,
};

const sentencesOf = ({ answer }: Frame) => answer.split(/(?<=[.!?…]) (?=\p{Lu})/u);
const mostTries = 30;

/** They stand below one another, so each answer is worded anew as long as it says a sentence of another. */
export function writeObjections(words: Words, random: Random): ObjectionRow[] {
  const said = new Set<string>();
  return (Object.keys(frames) as StandardObjection[]).map((id) => {
    let frame = frames[id](words, random);
    for (let tries = 1; tries < mostTries && sentencesOf(frame).some((sentence) => said.has(sentence)); tries += 1)
      frame = frames[id](words, random);
    sentencesOf(frame).forEach((sentence) => said.add(sentence));
    return { id, objection: standardObjections[id], ...frame };
  });
}

/** A first draft for an objection of the user's own, to be made their own. */
export const writeStarter = (words: Words, random: Random): Frame => ({
  acknowledge: pick(['I hear you, and it is a fair point.', 'Thank you for telling me; others may think the same and not say it.'], random),
  ask: pick(['Can you tell me more about what is behind it?', 'What would have to be different for this not to be an issue?'], random),
  answer: substance(words, random),
  confirm: pick(['Does that settle it, or is there more to it?', 'Does that answer your question?'], random),
});

export const objectionText = ({ objection, acknowledge, ask, answer, confirm }: ObjectionAnswer): string =>
  [objection, ...[acknowledge, ask, answer, confirm].filter((step) => step.trim() !== '')].join('\n');
