import type { Random } from '@/lib/random';
import { beginSentence, pick } from '@/writer/words';
import { askLine, featureLine, fit, hook, intro, listOf, part, pointLine, preference, purpose, question } from './frames';
import { end, kindsOfThings, type Words } from './words';

/** Words in half a minute and in two minutes, at 130 a minute. */
const halfMinute = 65;
const twoMinutes = 260;

const join = (...sentences: string[]) => sentences.filter((sentence) => sentence !== '').join(' ');

export const writeElevator = (words: Words, random: Random): string =>
  fit(
    [
      part(hook(words, random), 2),
      part(intro(words, random)),
      part(featureLine(words, random), 3),
      part(pointLine(words, random, 2), 4),
      part(askLine(words, 'spoken', random), 1),
    ],
    halfMinute,
    ' ',
  );

const welcome = ({ pains }: Words, random: Random) =>
  pick(
    pains.items.length > 0
      ? [
          'Thank you for your time. I will start with the problem, show you our answer and end with one suggestion.',
          'Thank you for listening. First the problem, then what we made of it, then one suggestion.',
          'Let me say in plain words what this is about, what we offer and what I suggest.',
        ]
      : [
          'Thank you for your time. I will keep this short.',
          'Thank you for listening. Here is what we offer and what I suggest.',
          'Let me say in plain words what we offer and what I suggest.',
        ],
    random,
  );

/** "In logistics", "In the bakery business", "In a shop for tea": a single thing cannot follow "in" by itself. */
function inIndustry(industry: string): string {
  const [head = ''] = industry.split(/ (?:for|of|with|that|which)\b/);
  if (head !== industry && kindsOfThings.test(head)) return `In ${/^[aeiou]/i.test(head) ? 'an' : 'a'} ${industry}`;
  if (/^(?:an?|the) |(?:s|ing)$/i.test(head) || head !== industry) return `In ${industry}`;
  return /(?:business|field|industry|market|sector|trade)$/i.test(industry) ? `In the ${industry}` : `In the ${industry} business`;
}

function context({ industry, isBusiness }: Words, random: Random): string {
  if (industry === '') return '';
  const place = inIndustry(industry);
  return pick(
    isBusiness
      ? [
          `${place}, it is easy to get used to workarounds.`,
          `${place}, the work around the work is often what wears people out.`,
          `${place}, much of the effort goes into things that nobody outside ever sees.`,
        ]
      : [
          `${place}, there is a lot on offer and little time to compare it.`,
          `${place}, the hard part is often to tell one offer from the next.`,
          `${place}, small things decide whether people come back.`,
        ],
    random,
  );
}

function problem(words: Words, random: Random): string {
  const { pains } = words;
  if (pains.items.length === 0)
    return join(
      pick(['Let me begin with a question.', 'One question before anything else.', 'First, a question for you.'], random),
      hook(words, random),
    );
  const list = listOf(pains, 4);
  const named = pick(
    [`Let me name the problem: ${list}`, `The problem looks like this: ${list}`, `Here is what it is about: ${list}`],
    random,
  );
  const weight =
    pains.items.length > 1
      ? pick(
          [
            'Each looks small on its own. Together they cost time, money and patience.',
            'One of them is a nuisance. All of them at once are a bad week.',
            'None of it is dramatic. All of it adds up.',
          ],
          random,
        )
      : pick(
          [
            'It may look small from outside, and still it keeps coming back.',
            'It is the kind of thing that never makes it to the top of the list.',
            'You can live with it, until you add up what it takes from you.',
          ],
          random,
        );
  return join(end(named), weight, 'If none of this touches you, tell me, and I will not take up more of your time.');
}

function solution(words: Words, random: Random): string {
  const { product, audience, features, pains, isBusiness } = words;
  const { make, are, they, s } = words.verbs;
  const opening = pick(
    pains.items.length > 0
      ? [
          `That is why we ${make} ${product} for ${audience}`,
          `${beginSentence(product)} take${s} this on, and ${they} ${are} made for ${audience}`,
          `There is another way: ${product}, made for ${audience}`,
        ]
      : [
          `We ${make} ${product} with that question in mind, for ${audience}`,
          `There is an answer: ${product}, made for ${audience}`,
          `${beginSentence(product)} start${s} from there, and ${they} ${are} made for ${audience}`,
        ],
    random,
  );
  const [first, second, third, ...others] = features.items;
  const steps = third
    ? pick(
        [
          `The first part: ${first}. The second: ${second}. The third: ${third}.`,
          `Start with the first thing: ${first}. Then the second: ${second}. And the third: ${third}.`,
          `Three things matter most. One: ${first}. Two: ${second}. Three: ${third}.`,
        ],
        random,
      )
    : featureLine(words, random);
  const more =
    others.length > 0
      ? end(
          `${pick(['Also there', 'On top of that', 'And beyond these'], random)}: ${listOf({ items: others, isPlain: features.isPlain }, 3)}`,
        )
      : '';
  const purpose = [
    isBusiness ? 'None of it is there for show: each part is meant to take work off your hands.' : 'None of it is there for show.',
    'Each of them is there for a reason.',
    'I can show you each of them in turn.',
  ];
  return join(end(opening), steps.replace(/([.!?…])\./g, '$1'), more, features.items.length > 1 ? pick(purpose, random) : '');
}

/** A way to check it that needs no trust. */
function trial(words: Words, random: Random): string {
  const { product, pains, measures, isBusiness } = words;
  const { are, they, them, s } = words.verbs;
  const watched = pains.isPlain ? (pains.items[0] ?? '') : measures.length > 0 ? pick(measures, random) : '';
  if (watched === '')
    return pick(
      [
        `How would you know that ${they} ${are} right for you? Try ${product} once, and ask yourself whether you would miss ${them}.`,
        `You do not have to decide on a promise. Try ${product}, and judge ${them} by what changes for you.`,
        `The best test of ${product} is your own: try ${them}, and see whether you come back to ${them}.`,
      ],
      random,
    );
  return pick(
    [
      `How would you know that ${they} work${s}? Pick one thing to watch: ${watched}. Note how it stands today, try ${product}, and look again after a while.`,
      `You can test this without trusting me. Look at one thing, ${watched}, before you start; then use ${product}, and compare.`,
      `A fair test is simple. Write down today how things stand with ${watched}, ${isBusiness ? `use ${product} in your daily work` : `try ${product}`}, and see what has changed.`,
    ],
    random,
  );
}

function difference(words: Words, random: Random): string {
  const { points, comparison } = words;
  if (points.items.length === 0 && comparison === '') return '';
  return join(
    pointLine(words, random, 4),
    comparison,
    pick(
      [
        'Do not take my word for it: ask me to show you each point.',
        'Ask me for proof of any of this, and I will show you.',
        'Compare it for yourself, point by point.',
      ],
      random,
    ),
  );
}

function price({ pricing, pains, isBusiness, verbs: { they, do: does } }: Words, random: Random): string {
  if (pricing === '') return '';
  // "Free" and "on request" leave nothing to work out.
  if (!/\d/.test(pricing)) return end(pick([`About the price: ${pricing}`, `Pricing: ${pricing}`], random));
  const named = pick([`On price: ${pricing}`, `What ${does} ${they} cost? In short: ${pricing}`, `About the price: ${pricing}`], random);
  const beside = pains.items.length > 0 ? 'the problem' : isBusiness ? 'the way you work now' : 'the next best choice';
  return join(
    end(named),
    pick(
      [
        `Set that beside what ${beside} costs you today, in hours and in money.`,
        `To judge it, write down what ${beside} costs you in an ordinary month.`,
        `Whether that is much depends on what ${beside} costs you; we can work that out together.`,
      ],
      random,
    ),
  );
}

const close = (words: Words, random: Random) =>
  join(words.pains.items.length > 0 ? preference(words, random) : '', askLine(words, 'spoken', random));

export const writeDetailed = (words: Words, random: Random): string =>
  fit(
    [
      part(welcome(words, random), 5),
      part(context(words, random), 1),
      part(problem(words, random)),
      part(solution(words, random)),
      part(difference(words, random), 2),
      part(price(words, random), 3),
      part(trial(words, random), 4),
      part(close(words, random)),
    ],
    twoMinutes,
    '\n\n',
  );

/** "last-minute no-shows", or the product and whom it is for, so that nothing has to be said twice. */
const reason = ({ pains, product, audience }: Words) => (pains.isPlain ? listOf(pains, 2) : `${product}, made for ${audience}`);
const purposeUnlessSaid = (words: Words, random: Random) => (words.pains.isPlain ? purpose(words, random) : '');

export function writeOpener(words: Words, random: Random): string {
  const { pains } = words;
  return fit(
    [
      part('Hello {{first_name}}, this is {{sender_name}}.'),
      part(
        pick(
          [
            'You were not expecting my call, so I will be brief.',
            'I am calling out of the blue, so I will keep it short.',
            'We have not spoken before; I will say why I call, and you decide.',
          ],
          random,
        ),
        2,
      ),
      part(end(`I am calling about ${reason(words)}`)),
      part(purposeUnlessSaid(words, random)),
      part(featureLine(words, random, 2), 3),
      part(
        pains.isPlain
          ? pick(
              [
                `How do you deal with ${listOf(pains, 1)} today?`,
                `How often do you run into ${listOf(pains, 1)}?`,
                `What have you tried against ${listOf(pains, 1)} so far?`,
              ],
              random,
            )
          : question(words.measures, words.trade.jobs, random),
      ),
    ],
    halfMinute,
    ' ',
  );
}

export function writeVoicemail(words: Words, random: Random): string {
  return fit(
    [
      part(
        end(
          pick(
            [
              `Hello {{first_name}}, this is {{sender_name}}, calling about ${reason(words)}`,
              `Hello {{first_name}}, {{sender_name}} here, with a short message about ${reason(words)}`,
            ],
            random,
          ),
        ),
      ),
      part(purposeUnlessSaid(words, random), 1),
      part(pointLine(words, random, 1), 3),
      part(
        pick(
          [
            'I will also send you an email, so you can answer either way.',
            'There is no rush; call back when it suits you.',
            'If it is easier, answer the email I send you today.',
          ],
          random,
        ),
        2,
      ),
      part('My number is {{sender_phone}}. Once more: {{sender_name}}, {{sender_phone}}.'),
    ],
    halfMinute,
    ' ',
  );
}
