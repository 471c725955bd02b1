import {
  askLine,
  audienceLine,
  compareLine,
  featureLine,
  fieldLine,
  fit,
  leadOf,
  offerLine,
  part,
  pointLine,
  priceLine,
  problemLine,
  proofLine,
  saysSoFar,
  shortLine,
  tellsItself,
  turn,
  type Lead,
  type Part,
} from './frames';
import { remark, sentence, type Words } from './words';

/** Words in half a minute and in two minutes, at 130 a minute. */
const halfMinute = 65;
const twoMinutes = 260;

const join = (...sentences: string[]) => sentences.filter((one) => one !== '').join(' ');

/** How each lead tells it: what comes first, and what follows from it. */
const openings: Record<Lead, (words: Words, wording: number) => Part[]> = {
  problem: (words, wording) => [part(problemLine(words, wording)), part(offerLine(words, wording)), part(audienceLine(words, wording), 1)],
  offer: (words, wording) => [
    part(
      tellsItself(words.what)
        ? `Let me tell you about ${words.product}. ${sentence(words.what)}`
        : remark(words.what, `that is ${words.product}.`),
    ),
    part(audienceLine(words, wording), 1),
    part(remark(words.pains, 'that is the problem behind it.'), 2),
  ],
  proof: (words, wording) => [
    part(
      remark(
        words.proof,
        saysSoFar(words.proof) ? `that is ${words.product} today.` : `that is how far we have come with ${words.product}.`,
      ),
    ),
    part(shortLine(words)),
    part(audienceLine(words, wording), 1),
  ],
  difference: (words, wording) => [
    part(remark(words.points, `that is the idea behind ${words.product}.`)),
    part(shortLine(words)),
    part(audienceLine(words, wording), 1),
  ],
  plain: (words, wording) => [
    part(
      turn(
        [
          `I would like to tell you about ${words.product}.`,
          `Let me tell you about ${words.product}.`,
          `A few words about ${words.product}.`,
        ],
        wording,
      ),
    ),
    part(audienceLine(words, wording), 1),
  ],
};

export function writeElevator(words: Words, wording: number): string {
  const lead = leadOf(words, wording);
  return fit(
    [
      ...openings[lead](words, wording),
      part(lead === 'difference' ? '' : pointLine(words, wording), 3),
      part(words.points === '' || lead === 'difference' ? featureLine(words, wording) : '', 4),
      part(askLine(words, 'spoken', wording)),
    ],
    halfMinute,
    ' ',
  );
}

const welcomes = [
  'I know your time is short, so I will be brief.',
  'Stop me whenever you have a question.',
  'Give me two minutes, then it is your turn.',
];

/** The same facts in the order of the lead, a paragraph each; what the lead has said is not said again. */
export function writeDetailed(words: Words, wording: number): string {
  const lead = leadOf(words, wording);
  const said = openings[lead](words, wording)
    .map(({ text }) => text)
    .filter((text) => text !== '');
  const tellsProblem = lead === 'problem' || lead === 'offer';
  const difference = join(lead === 'difference' ? '' : pointLine(words, wording + 1), compareLine(words, wording));
  const proof = lead === 'proof' ? '' : proofLine(words, wording);
  const middle = [part(featureLine(words, wording), 2), part(difference, 3), part(proof, 4)];
  return fit(
    [
      part(join(turn(welcomes, wording), fieldLine(words, wording)), 6),
      ...(lead === 'problem' ? [part(said[0] ?? ''), part(join(...said.slice(1)))] : [part(join(...said))]),
      part(tellsProblem ? '' : problemLine(words, wording + 1), 1),
      ...(wording % 2 === 0 ? middle : middle.toReversed()),
      part(priceLine(words, wording), 5),
      part(askLine(words, 'spoken', wording + 1)),
    ],
    twoMinutes,
    '\n\n',
  );
}

export const writeOpener = (words: Words, wording: number): string =>
  fit(
    [
      part('Hello {{first_name}}, this is {{sender_name}}.'),
      part(
        turn(
          [
            'You were not expecting my call, so I will be brief.',
            'I know I am calling out of the blue.',
            'We have not spoken before, so let me say why I am calling.',
          ],
          wording,
        ),
        2,
      ),
      part(`I am calling about ${words.product}.`),
      part(words.what === '' ? audienceLine(words, wording) : shortLine(words), 1),
      part(
        remark(
          words.pains,
          turn(['how do you deal with that today?', 'how often does that happen to you?', 'what do you do about that now?'], wording),
        ),
        3,
      ),
      part(
        words.pains === ''
          ? turn(['Is this a good moment?', 'Do you have half a minute?', 'What do you use for this today?'], wording)
          : '',
      ),
    ],
    halfMinute,
    ' ',
  );

export const writeVoicemail = (words: Words, wording: number): string =>
  fit(
    [
      part(
        turn(
          [
            `Hello {{first_name}}, this is {{sender_name}}, calling about ${words.product}.`,
            `Hello {{first_name}}, {{sender_name}} here, with a short message about ${words.product}.`,
          ],
          wording,
        ),
      ),
      part(shortLine(words), 1),
      part(pointLine(words, wording), 3),
      part(
        turn(
          [
            'I will also send you an email, so you can reply either way.',
            'There is no rush. Call back when it suits you.',
            'If it is easier, reply to the email I will send you today.',
          ],
          wording,
        ),
        2,
      ),
      part('My number is {{sender_phone}}. Again, that is {{sender_name}} on {{sender_phone}}.'),
    ],
    halfMinute,
    ' ',
  );
