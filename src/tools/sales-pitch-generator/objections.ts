import { isFigure, isFree } from '@/writer/say-price';
import { standardObjections, type StandardObjection } from './content';
import { audienceLine, featureLine, pointLine, priceLine, proofLine, sayRivals, shortLine, turn } from './frames';
import type { ObjectionAnswer, ObjectionRow } from './model';
import { remark, sentence, type Words } from './words';

const join = (...sentences: string[]) => sentences.filter((one) => one !== '').join(' ');

type Frame = Omit<ObjectionAnswer, 'objection'>;

/** They are read below one another, so each answers with other facts than the rest. */
const frames: Record<StandardObjection, (words: Words, wording: number) => Frame> = {
  price: (words, wording) => ({
    acknowledge: turn(
      [
        'That is a fair point. The price has to make sense for you.',
        'I understand. Nobody likes to spend money without knowing what they get.',
        'Thank you for being open about it.',
      ],
      wording,
    ),
    ask:
      words.pains === ''
        ? turn(['What are you comparing it with?', 'May I ask what price you had in mind, and what it would include?'], wording)
        : turn(['What does the problem cost you today, in hours and in money?', 'What are you comparing it with?'], wording),
    answer: join(
      isFree(words.pricing) || isFigure.test(words.pricing) ? priceLine(words, wording) : remark(words.pricing, 'that is the price.'),
      remark(words.points, 'that is what you get for it.'),
      turn(
        words.isBusiness
          ? [
              'Put it next to what you spend today, in time as well as in money. If it does not come out ahead, do not buy it.',
              'The fair comparison is with what you spend today, in hours as well as in money.',
            ]
          : [
              'Compare it with what you would buy instead, and take what suits you better.',
              'The fair comparison is with what you would buy instead, and how long that would last.',
            ],
        wording,
      ),
    ),
    confirm: turn(
      [
        'If the numbers work out, is there anything else in the way?',
        'If we can show that it is worth the price, is there anything else in the way?',
      ],
      wording,
    ),
  }),
  current: (words, wording) => ({
    acknowledge: turn(
      [
        'Good. I would not ask you to replace what works.',
        'I am glad to hear it.',
        'That makes sense. A change takes effort, so it has to be worth it.',
      ],
      wording,
    ),
    ask: words.namesRivals
      ? turn([`What do you use today – ${sayRivals(words)}?`, `May I ask what it is – ${sayRivals(words)}, or something else?`], wording)
      : turn(
          [
            'If you could change one thing about it, what would that be?',
            'What made you choose it at the time, and has anything changed since?',
          ],
          wording,
        ),
    answer: join(
      words.namesRivals ? '' : sentence(words.comparison),
      featureLine(words, wording),
      turn(
        [
          `You do not have to give anything up to take a look at ${words.product}.`,
          `Keep what you have, and try ${words.product} alongside it.`,
        ],
        wording,
      ),
    ),
    confirm: turn(
      [
        'Would it help to see the two side by side?',
        words.isBusiness ? 'Would a comparison before your next renewal be useful?' : 'Would you like to compare the two?',
      ],
      wording,
    ),
  }),
  think: (words, wording) => ({
    acknowledge: turn(
      [
        'Of course. It is your decision, and it should be a good one.',
        'That is reasonable. I would do the same.',
        'Take the time you need.',
      ],
      wording,
    ),
    ask: turn(
      [
        'So that I can help, is it about the fit, the price or the timing?',
        'Which part would you like to think over?',
        'What would you need to know to decide either way?',
      ],
      wording,
    ),
    answer: join(
      words.what === '' ? 'Here is the short version to think about.' : '',
      shortLine(words) || audienceLine(words, wording),
      words.ask === '' ? '' : `There is no hurry. ${words.ask}`,
    ),
    confirm: turn(
      [
        'Shall we set a day to talk again?',
        'When would be a good day to hear what you decided?',
        `May I call you once you have had time to look at ${words.product}?`,
      ],
      wording,
    ),
  }),
  others: (words, wording) => ({
    acknowledge: turn(['That makes sense. They should have a say.', 'Good. It is better to decide this together.', 'Of course.'], wording),
    ask: turn(
      [
        'Who else will look at it, and what matters most to them?',
        'What do you think they will ask first?',
        'What will they want to know?',
      ],
      wording,
    ),
    answer: join(
      turn([`I can put ${words.product} on one page for them.`, `Here is what you can pass on about ${words.product}.`], wording),
      audienceLine(words, wording),
      proofLine(words, wording),
    ),
    confirm: turn(
      [
        'Would it help if I joined that conversation, or shall I send you the page first?',
        'Shall we find a time when they can join?',
        'If they agree, would you want to go ahead?',
      ],
      wording,
    ),
  }),
};

export const writeObjections = (words: Words, wording: number): ObjectionRow[] =>
  (Object.keys(frames) as StandardObjection[]).map((id) => ({ id, objection: standardObjections[id], ...frames[id](words, wording) }));

/** A first draft for an objection of the user's own, to be made their own. */
export const writeStarter = (words: Words, wording: number): Frame => ({
  acknowledge: turn(
    ['I hear you, and it is a fair point.', 'Thank you for telling me. Others may think the same and not say it.'],
    wording,
  ),
  ask: turn(['Can you tell me more about that?', 'What would have to change for this not to be an issue?'], wording),
  answer: pointLine(words, wording) || featureLine(words, wording) || audienceLine(words, wording),
  confirm: turn(['Does that settle it, or is there more to it?', 'Does that answer your question?'], wording),
});

export const objectionText = ({ objection, acknowledge, ask, answer, confirm }: ObjectionAnswer): string =>
  [objection, ...[acknowledge, ask, answer, confirm].filter((step) => step.trim() !== '')].join('\n');
