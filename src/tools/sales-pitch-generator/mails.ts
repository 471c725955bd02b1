import { askLine, countCharacters, fit, leadOf, part, turn, type Lead } from './frames';
import { beginSentence } from '@/writer/words';
import { noted, type Words } from './words';

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

/** The first lines, by what the mail begins with. Labels come first: words that begin like a request would read as a second ask. */
const openings: Record<Lead, (words: Words, wording: number) => string[]> = {
  problem: ({ pains, product, what }, wording) => [
    noted(turn(['I am writing about this', 'This is about something you may know'], wording), pains),
    what === '' ? `Our answer is ${product}.` : noted(`Our answer is ${product}`, what),
  ],
  offer: ({ pains, product, what }) => [noted(`${product} in one line`, what), noted('The problem behind it', pains)],
  proof: ({ product, proof, what }) => [noted(`How far we have come with ${product}`, proof), noted('What it is', what)],
  difference: ({ points, product, what }) => [noted(`The idea behind ${product}`, points), noted('What it is', what)],
  plain: ({ product }) => [`I am writing to tell you about ${product}.`],
};

const forWhom = ({ audience }: Words) => noted('Who it is for', audience);
const difference = ({ points }: Words, wording: number) =>
  noted(turn(['What sets us apart', 'Why us', 'What you can hold us to'], wording), points);

export function writeEmail(words: Words, wording: number): string {
  const { product, isBusiness, featureItems } = words;
  const lead = leadOf(words, wording);
  const [first = '', second = ''] = openings[lead](words, wording);
  const bullets = featureItems.slice(0, mostBullets).map((item) => `- ${item}`);
  const body = fit(
    [
      part(hello),
      part(first),
      part([second, forWhom(words)].filter(Boolean).join('\n'), 4),
      part(bullets.length === 0 ? '' : [turn(['What you get:', 'In short:', 'What comes with it:'], wording), ...bullets].join('\n')),
      part(lead === 'difference' ? '' : difference(words, wording), 2),
      part(lead === 'proof' ? '' : noted('Where we are today', words.proof), 3),
      part(noted(turn(['Price', 'What it costs', 'The price'], wording), words.pricing), 1),
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
      part(`I am writing about ${words.product}.`, 2),
      part(noted('In one line', words.what), 3),
      part(forWhom(words), 1),
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
    noted(namesRivals ? 'What you may be comparing us with' : 'How we compare', comparison),
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
      part(noted('In one line', words.what) || forWhom(words), 1),
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
      `Should it become urgent one day, you know where to find ${product}.`,
    ],
    wording,
  );
  const asked = turn(
    [
      'Is it worth another look later in the year, or shall I close this on my side?',
      'Is this a no, or a not now?',
      'Shall I write again some other time, or not at all?',
    ],
    wording,
  );
  const body = fit([part(hello), part(last), part(stay, 1), part(asked), part(goodbye)], mostWords, '\n\n');
  return mail(subjectFrom([`Closing the loop on ${product}`], 'Closing the loop'), body);
}
