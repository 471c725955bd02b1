import {
  askLine,
  audienceLine,
  closing,
  countCharacters,
  fit,
  leadOf,
  namedLine,
  offerLine,
  part,
  sayRivals,
  saysSoFar,
  shortLine,
  turn,
  writtenPrice,
  type Lead,
} from './frames';
import { askOpening } from './content';
import { beginSentence } from '@/writer/words';
import { noted, sentence, type Words } from './words';

const mostWords = 125;
const mostNote = 300;
const longestSubject = 60;
const mostBullets = 3;

const hello = 'Hi {{first_name}},';
const goodbye = 'Best regards,\n{{sender_name}}';

/** The first that an inbox shows in full. */
const subjectFrom = (choices: readonly string[], fallback: string) =>
  `Subject: ${choices.map(beginSentence).find((choice) => countCharacters(choice) <= longestSubject) ?? fallback}`;

const mail = (subject: string, body: string) => `${subject}\n\n${body}`;

const asks = new RegExp(`^(?:${askOpening})`, 'i');

/** Their words, and a sentence of ours about them. Words that begin like a request would read as a second ask, so they come after ours. */
const told = (words: string, comment: string, before: string) =>
  words === '' ? '' : asks.test(words) ? noted(before, words) : `${sentence(words)} ${comment}`;

/** The first lines, by what the mail begins with. */
const openings: Record<Lead, (words: Words, wording: number) => string[]> = {
  problem: (words, wording) => [
    told(
      words.pains,
      turn(
        ['We think there is a better way.', `That is what ${words.product} is there to change.`, 'You may know this from your own work.'],
        wording,
      ),
      'There is a problem you may know',
    ),
    offerLine(words, wording),
  ],
  offer: (words, wording) => [
    namedLine(words, wording),
    told(words.pains, 'That is the problem behind it.', 'There is a problem behind it'),
  ],
  proof: (words) => [
    told(
      words.proof,
      saysSoFar(words.proof) ? `That is ${words.product} today.` : `That is how far we have come with ${words.product}.`,
      `This is how far we have come with ${words.product}`,
    ),
    shortLine(words),
  ],
  difference: (words) => [
    told(words.points, `That is the idea behind ${words.product}.`, `There is an idea behind ${words.product}`),
    shortLine(words),
  ],
  plain: ({ product }) => [`I am writing to tell you about ${product}.`],
};

const difference = ({ points }: Words, wording: number) =>
  turn(
    [
      told(points, 'That is what sets us apart.', 'Something sets us apart'),
      closing('The difference is simple:', points),
      told(points, 'You can hold us to that.', 'You can hold us to this'),
    ],
    wording,
  );
const reached = ({ proof }: Words, wording: number) =>
  closing(
    turn([saysSoFar(proof) ? 'Here is where we are:' : 'Here is where we are so far:', 'This is what we can show today:'], wording),
    proof,
  );

export function writeEmail(words: Words, wording: number): string {
  const { product, isBusiness, featureItems } = words;
  const lead = leadOf(words, wording);
  const [first = '', second = ''] = openings[lead](words, wording);
  const bullets = featureItems.slice(0, mostBullets).map((item) => `- ${item}`);
  const body = fit(
    [
      part(hello),
      part(first),
      part(
        (lead === 'offer' ? [audienceLine(words, wording), second] : [second, audienceLine(words, wording)]).filter(Boolean).join(' '),
        4,
      ),
      part(bullets.length === 0 ? '' : [turn(['What you get:', 'In short:', 'What comes with it:'], wording), ...bullets].join('\n')),
      part(lead === 'difference' ? '' : difference(words, wording), 2),
      part(lead === 'proof' ? '' : reached(words, wording), 3),
      part(writtenPrice(words, wording), 1),
      part(askLine(words, 'mail', wording)),
      part(goodbye),
    ],
    mostWords,
    '\n\n',
  );
  const subjects = isBusiness
    ? [`${product} for {{company}}`, `{{company}} and ${product}`, `An idea for {{company}}`]
    : [`A few lines about ${product}`, `${product}, in a few lines`, `About ${product}`];
  return mail(subjectFrom([turn(subjects, wording)], isBusiness ? 'An idea for {{company}}' : 'An idea for you'), body);
}

export function writeNote(words: Words, wording: number): string {
  const rest = fit(
    [
      part(words.what === '' ? `I am writing about ${words.product}.` : namedLine(words, wording), 3),
      part(audienceLine(words, wording), 1),
      part(difference(words, wording), 4),
      part(turn(['Would you be open to connecting?', 'May I add you to my network?', 'Shall we connect?'], wording)),
    ],
    mostNote - countCharacters(`${hello}\n`),
    ' ',
    countCharacters,
  );
  return `${hello}\n${rest}`;
}

/** What the first email left out, for those that follow: each has something new to say, or nothing. */
function additions(words: Words, wording: number): string[] {
  const { featureItems, comparison, namesRivals } = words;
  return [
    noted(turn(['One thing I left out', 'One more point'], wording), featureItems[mostBullets] ?? ''),
    namesRivals
      ? `Perhaps you already use something else, such as ${sayRivals(words)}. If so, I would be glad to hear how we compare.`
      : sentence(comparison),
  ].filter((addition) => addition !== '' && !addition.includes('?'));
}

export function writeDay3(words: Words, wording: number): string {
  const { product } = words;
  const since = turn(
    [
      `I wrote to you a few days ago about ${product}.`,
      `A few days ago I sent you a note about ${product}.`,
      `This is a follow-up to my note about ${product}.`,
    ],
    wording,
  );
  const body = fit(
    [
      part(hello),
      part(since),
      part(shortLine(words) || audienceLine(words, wording + 1), 1),
      part(additions(words, wording)[0] ?? '', 2),
      part(askLine(words, 'mail', wording + 1)),
      part(goodbye),
    ],
    mostWords,
    '\n\n',
  );
  return mail(subjectFrom([`Following up on ${product}`], 'Following up on my note'), body);
}

export function writeDay7(words: Words, wording: number): string {
  const { product, isBusiness } = words;
  const opening = turn(
    [
      `I do not know yet whether ${product} is right for you.`,
      `Before I send you anything else, I would like to understand ${isBusiness ? 'how you work' : 'what you are looking for'}.`,
      `My last notes were about ${product}; this one is about you.`,
    ],
    wording,
  );
  const asked = turn(
    isBusiness
      ? ['What do you use for this today?', 'Who looks after this at {{company}}?', 'What would make this worth a look?']
      : [
          'Is there anything you would like to know first?',
          'What would make this worth a look?',
          'What matters most to you when you choose?',
        ],
    wording,
  );
  const body = fit(
    [part(hello), part(opening), part(additions(words, wording)[1] ?? '', 1), part(asked), part(goodbye)],
    mostWords,
    '\n\n',
  );
  return mail(subjectFrom([`A question about ${product}`], 'A question'), body);
}

export function writeDay14(words: Words, wording: number): string {
  const { product } = words;
  const last = turn(
    ['This is my last note for now.', 'I do not want to fill your inbox, so this is the last one.', 'I will leave it at this.'],
    wording,
  );
  const stay = turn(
    [
      `If the subject comes up again, I am happy to tell you more about ${product}.`,
      `If it ever becomes urgent, you know where to find ${product}.`,
    ],
    wording,
  );
  const asked = turn(
    [
      'Is it worth another look later in the year, or shall I leave it there?',
      'Is this a no, or a not now?',
      'Shall I write again some other time, or not at all?',
    ],
    wording,
  );
  const body = fit([part(hello), part(last), part(stay, 1), part(asked), part(goodbye)], mostWords, '\n\n');
  return mail(subjectFrom([`Closing the loop on ${product}`], 'Closing the loop'), body);
}
