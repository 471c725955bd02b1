import type { Random } from '@/lib/random';
import { beginSentence, pick } from '@/writer/words';
import { askLine, countCharacters, fit, listOf, part, pointLine, priceLine, purpose, purposes, topicOf } from './frames';
import { end, type Words } from './words';

const mostWords = 125;
const mostNote = 300;
const longestSubject = 60;

const hello = 'Hi {{first_name}},';
const goodbye = 'Best regards,\n{{sender_name}}';

/** The first that an inbox shows in full. */
const subjectFrom = (choices: readonly string[], fallback: string) =>
  `Subject: ${choices.map(beginSentence).find((choice) => countCharacters(choice) <= longestSubject) ?? fallback}`;

const mail = (subject: string, body: string) => `${subject}\n\n${body}`;

export function writeEmail(words: Words, random: Random): string {
  const { product, audience, pains, bullets, isBusiness } = words;
  const { they, were, s } = words.verbs;
  const topic = topicOf(words);
  const about = pains.isPlain
    ? pick(
        isBusiness
          ? [`${topic} at {{company}}`, `An idea about ${topic}`, `{{company}} without ${topic}`]
          : [`An idea about ${topic}`, `A way around ${topic}`, `About ${topic}`],
        random,
      )
    : pick(
        isBusiness
          ? [`${product} for {{company}}`, `An idea for {{company}}`]
          : [`${product}, in a few lines`, `A few lines about ${product}`],
        random,
      );
  const opening =
    pains.items.length === 0
      ? ''
      : end(
          pains.isPlain
            ? pick(
                [`I am writing about ${listOf(pains, 3)}`, `This is about ${listOf(pains, 3)}`, `A short note about ${listOf(pains, 3)}`],
                random,
              )
            : pick(
                [
                  `I am writing about a problem you may know: ${listOf(pains, 2)}`,
                  `A short note about something you may know: ${listOf(pains, 2)}`,
                ],
                random,
              ),
        );
  const offer = end(beginSentence(pick([...purposes(words), `${product} ${were} made with ${audience} in mind`], random)));
  const lead = bullets.length === 0 ? '' : ` ${pick([`What ${they} bring${s}:`, 'What you get:', 'In short:'], random)}`;
  const list = bullets.map((item) => `- ${item}`).join('\n');
  const body = fit(
    [
      part(hello),
      part(opening, 4),
      part([`${offer}${lead}`, list].filter(Boolean).join('\n')),
      part(pointLine(words, random, 2), 2),
      part(priceLine(words, random), 3),
      part(askLine(words, 'mail', random)),
      part(goodbye),
    ],
    mostWords,
    '\n\n',
  );
  return mail(subjectFrom([about], isBusiness ? 'An idea for {{company}}' : 'An idea for you'), body);
}

export function writeNote(words: Words, random: Random): string {
  const { pains } = words;
  const audience = countCharacters(words.audience) <= 90 ? words.audience : 'people in your position';
  const rest = fit(
    [
      part(
        pains.isPlain
          ? end(pick([`I work on ways around ${listOf(pains, 1)}`, `I am writing because of ${listOf(pains, 1)}`], random))
          : '',
        2,
      ),
      part(purpose({ ...words, audience }, random)),
      part(pointLine(words, random, 1), 3),
      part(pick(['Would you be open to connecting?', 'May I add you to my network?', 'Shall we connect?'], random)),
    ],
    mostNote - countCharacters(`${hello}\n`),
    ' ',
    countCharacters,
  );
  return `${hello}\n${rest}`;
}

/** What the first email left out, for those that follow: each has something new to say, or nothing. */
function additions({ features, points, comparison }: Words, random: Random): string[] {
  const [, , , fourth] = features.items;
  const [, , third] = points.items;
  return [
    fourth ? end(`${pick(['One thing I left out', 'Something I did not mention', 'One more point'], random)}: ${fourth}`) : '',
    comparison,
    third ? end(`${pick(['One more reason', 'And another reason', 'A reason I left out'], random)}: ${third}`) : '',
  ].filter((addition) => addition !== '');
}

export function writeDay3(words: Words, random: Random): string {
  const { product } = words;
  const topic = topicOf(words);
  const since = pick(
    [
      `I wrote to you a few days ago about ${topic}`,
      `A few days ago I sent you a note about ${topic}`,
      `This is a follow-up to my note about ${topic}`,
    ],
    random,
  );
  const [made, make] = purposes(words);
  const again = pick([`In one line: ${made}`, `The short version: ${make}`], random);
  const body = fit(
    [
      part(hello),
      part(end(since)),
      part(end(again), 1),
      part(additions(words, random)[0] ?? '', 2),
      part(askLine(words, 'mail', random)),
      part(goodbye),
    ],
    mostWords,
    '\n\n',
  );
  return mail(subjectFrom([`Following up on ${topic}`, `Following up on ${product}`], 'Following up on my note'), body);
}

export function writeDay7(words: Words, random: Random): string {
  const { product, isBusiness } = words;
  const topic = topicOf(words);
  const opening = pick(
    [
      `I do not know how you handle ${topic} today, and I would like to`,
      `Before I send you anything else, I would like to understand how you deal with ${topic}`,
      `My last notes were about ${topic}; this one is about you`,
    ],
    random,
  );
  const same = pick(
    [
      `I do not know yet whether ${product} fits you`,
      `Before I send you anything else, I would like to understand ${isBusiness ? 'how you work' : 'what you look for'}`,
      `My last notes were about ${product}; this one is about you`,
    ],
    random,
  );
  const substance = additions(words, random)[1] ?? '';
  const asked = isBusiness
    ? pick(
        [
          'What do you use for this today?',
          topic === product ? 'Who looks after this on your side?' : 'What have you tried so far?',
          'What would have to be true for this to be worth a look?',
        ],
        random,
      )
    : pick(
        [
          'Is there anything you would like to know first?',
          'What would have to be true for this to be worth a look?',
          'What matters most to you when you choose?',
        ],
        random,
      );
  const body = fit(
    [part(hello), part(end(topic === product ? same : opening)), part(substance, 1), part(asked), part(goodbye)],
    mostWords,
    '\n\n',
  );
  return mail(subjectFrom([`A question about ${topic}`, `A question about ${product}`], 'A question'), body);
}

export function writeDay14(words: Words, random: Random): string {
  const { product, pains } = words;
  const last = pick(
    ['This is my last note for now.', 'I do not want to fill your inbox, so this is the last one.', 'I will leave it here after this.'],
    random,
  );
  const stay = pains.isPlain
    ? end(
        pick(
          [
            `If ${listOf(pains, 1)} should ever move up your list, you know where to find ${product}`,
            `Should ${listOf(pains, 1)} become urgent one day, I am glad to pick this up again`,
          ],
          random,
        ),
      )
    : end(
        pick(
          [
            `If the subject comes up again, you know where to find ${product}`,
            `Should it become urgent one day, I am glad to tell you more about ${product}`,
          ],
          random,
        ),
      );
  const asked = pick(
    [
      'Is it worth another look later in the year, or shall I close this on my side?',
      'Is this a no, or a not now?',
      'Shall I write again some other time, or not at all?',
    ],
    random,
  );
  const body = fit([part(hello), part(last), part(stay, 1), part(asked), part(goodbye)], mostWords, '\n\n');
  return mail(subjectFrom([`Closing the loop on ${topicOf(words)}`, `Closing the loop on ${product}`], 'Closing the loop'), body);
}
