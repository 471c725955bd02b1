import type { Check } from '@/kinds/document/check-list';
import type { Rewording } from '@/lib/rewording';
import { joinWords } from '@/lib/text';
import { toWallClock } from '@/lib/zones';
import { fewestWords, mostWords, wordRange } from './content';
import { formatPressDay, readReleaseDay } from './dates';
import { describeSampleAnswers, factNames, fields, isOddAddress, type Answers, type Made } from './model';
import { nameOf } from './names';
import { aboutTitle, approachOf, countRelease, headlineOf, listWordings, newsTitle } from './release';
import { endsShort, hasWords, typed, upperFirst } from './sentences';
import { findHype, restyle, withoutHype, type StyleHabit } from './style';
import { hasDelight, isFirstPerson, isSelfTold, toReported, withoutDelight } from './third-person';
import { embargoInstant, findDateFault, zoneOr } from './timing';

/** New answers, or new words in a section that was told anew. */
export type Change = Partial<Answers> & { rewordings?: Rewording[] };
type Found = (Check<Change> | false)[];
/** Texts of the release outside the quote; what a person said is not edited. */
const prose = ['headline', 'announcement', 'keyBenefits', 'backgroundInfo', 'callToAction', 'need', 'how', 'next'] as const;
type Prose = (typeof prose)[number];

const headlineLimit = 100;

/** Which answers a section told anew replaces. */
const insteadOf: Record<string, readonly Prose[]> = {
  [newsTitle]: ['announcement', 'keyBenefits', 'callToAction', 'need', 'how', 'next'],
  [aboutTitle]: ['backgroundInfo'],
};

/** A text of the release: an answer, or a section in other words. */
interface Text {
  name: Prose | '';
  label: string;
  text: string;
}

function textsOf(made: Made): Text[] {
  const sections = listWordings(made);
  const replaced = sections.flatMap(({ title }) => insteadOf[title] ?? []);
  return [
    ...prose.filter((name) => !replaced.includes(name)).map((name) => ({ name, label: fields[name].label, text: made.answers[name] })),
    ...sections.map(({ title, text }) => ({ name: '' as const, label: title, text })),
  ];
}

/** The same edit over every text it changes. */
function editAll(made: Made, texts: readonly Text[], edit: (text: string) => string | undefined): Change {
  const change: Change = {};
  for (const { name, label, text } of texts) {
    const next = edit(text);
    if (next === undefined || next === text) continue;
    if (name !== '') change[name] = next;
    else change.rewordings = (change.rewordings ?? listWordings(made)).map((one) => (one.title === label ? { ...one, text: next } : one));
  }
  return change;
}
const keepCapital = (before: string, after: string) => (/^\p{Lu}/u.test(before) ? upperFirst(after) : after);
const isEmpty = (change: Change) => Object.keys(change).length === 0;

const reason = /\b(?:because|so that|so they|to help|in order to|which means|reason|allow|enabl|lets?|aims? to|designed to|meant to)\b/i;

/** Which of the five Ws the answers give. */
export function findWs(made: Made): { label: string; isThere: boolean; advice: string }[] {
  const { answers, today } = made;
  const hasReason = hasWords(answers.keyBenefits) || textsOf(made).some(({ text }) => reason.test(text));
  return [
    { label: 'Who', isThere: hasWords(answers.companyName), advice: 'name the company' },
    { label: 'What', isThere: hasWords(answers.announcement), advice: 'write the main announcement' },
    {
      label: 'When',
      isThere: readReleaseDay(answers.date, today) !== undefined,
      advice: hasWords(answers.date) ? 'write a date we can read, such as 15 Nov 2026' : 'give the date',
    },
    { label: 'Where', isThere: hasWords(answers.location), advice: 'give the location; until then the dateline reads [CITY]' },
    { label: 'Why', isThere: hasReason, advice: 'say why it matters, in Key Benefits or with a “because” in the announcement' },
  ];
}

function headlineChecks({ answers }: Made): Found {
  const headline = headlineOf(answers);
  const length = Array.from(headline).length;
  const isTyped = hasWords(answers.headline);
  const letters = headline.replace(/[^\p{L}]/gu, '');
  return [
    length >= headlineLimit && { id: 'headline-long', text: `The headline has ${length} characters. Keep it under ${headlineLimit}.` },
    !isTyped &&
      hasWords(headline) &&
      !headline.includes('\uE000') && {
        id: 'headline-made',
        text: 'The headline was made from your announcement. Write your own, or keep it.',
        fixes: [{ label: 'Keep it', change: { headline } }],
      },
    isTyped &&
      letters.length > 12 &&
      letters === letters.toUpperCase() &&
      letters !== letters.toLowerCase() && {
        id: 'headline-capitals',
        text: 'The headline is all in capitals, which is hard to read and looks like an advertisement.',
      },
    isTyped &&
      /[^.]\.$/.test(headline) &&
      !endsShort(headline) && {
        id: 'headline-stop',
        text: 'A headline ends without a full stop.',
        fixes: [{ label: 'Remove it', change: { headline: headline.replace(/\.$/, '') } }],
      },
  ];
}

function lengthChecks(made: Made): Found {
  const words = countRelease(made);
  const { answers } = made;
  const empty = ['keyBenefits', 'quote', 'backgroundInfo', 'targetAudience', 'callToAction'] as const;
  const isRetold = listWordings(made).some(({ title }) => title === newsTitle);
  const open = [...empty, ...factNames].filter((name) => !hasWords(answers[name]));
  const room = isRetold
    ? 'Ask the model again, or go back to our wording and add to your answers.'
    : open.length > 0
      ? `Still empty: ${joinWords(open.map((name) => fields[name].label))}.`
      : 'Say more in the announcement, or in why it is needed, how it works and what comes next.';
  const isBrief = approachOf(made) === 'In brief';
  return [
    words < fewestWords &&
      !isBrief && {
        id: 'short',
        text: `The release has ${words} words. Editors like ${wordRange}, but no padding. ${room}`,
      },
    words > mostWords && {
      id: 'long',
      text: `The release has ${words} words. Editors like ${wordRange}; more than ${mostWords} is more than a page and a half.`,
    },
  ];
}

function whoChecks(made: Made): Found {
  const missing = findWs(made).filter(({ isThere }) => !isThere);
  return missing.map(({ label, advice }) => ({ id: `w-${label}`, text: `${label} is missing: ${advice}.` }));
}

const habits: Record<StyleHabit, string> = {
  dates: 'dates',
  times: 'times',
  percent: 'percentages',
  money: 'large sums',
  numbers: 'numbers',
};

const styleChecks = (made: Made): Found =>
  (Object.keys(habits) as StyleHabit[]).map((habit) => {
    const texts = textsOf(made);
    const change = editAll(made, texts, (text) => restyle(text, habit).text);
    const example = texts.map(({ text }) => restyle(text, habit).example).find(Boolean);
    return (
      example !== undefined && {
        id: `style-${habit}`,
        text: `AP style for ${habits[habit]}: “${example.to}”, not “${example.from}”.`,
        fixes: [{ label: `Fix ${habits[habit]}`, change }],
      }
    );
  });

function toneChecks(made: Made): Found {
  const texts = textsOf(made);
  const edit = (change: (text: string) => string | undefined, of = texts) => editAll(made, of, change);
  const words = [...new Set(texts.flatMap(({ text }) => findHype(text)))];
  const tone = (text: string) => (findHype(text).length > 0 ? keepCapital(text, withoutHype(text)) : undefined);
  const plain = edit(tone);
  const isFixed = !isEmpty(plain) && texts.every(({ text }) => findHype(tone(text) ?? text).length === 0);
  const calm = edit((text) => (hasDelight(text) && !isFirstPerson(text) ? withoutDelight(text) : undefined));
  const company = nameOf(made.answers);
  // Answers are put in the third person as they are printed; a section told anew is printed as it is.
  const turned = edit(
    (text) => toReported(text, company),
    texts.filter(({ name }) => name !== '' && name !== 'headline' && name !== 'callToAction'),
  );
  const reported = Object.keys(turned) as Prose[];
  const inFirst = texts.filter(
    ({ name, text }) => name !== 'callToAction' && ((!(name !== '' && reported.includes(name)) && isFirstPerson(text)) || isSelfTold(text)),
  );
  const loud = texts.filter(({ text }) => text.includes('!'));
  const quiet = {
    ...edit((text) => text.replace(/(?<=[.?])!+|!+(?=[.?])/g, '').replace(/!+/g, '.'), loud),
    ...(loud.some(({ name }) => name === 'headline') ? { headline: made.answers.headline.replace(/!+/g, '') } : {}),
  };
  const list = (found: readonly Text[]) => joinWords(found.map(({ label }) => label));
  return [
    words.length > 0 && {
      id: 'hype',
      text: `Hype words make editors doubt the rest: ${joinWords(words.slice(0, 5).map((word) => `“${word}”`))}. Say what it does instead.`,
      ...(isFixed ? { fixes: [{ label: 'Remove them', change: plain }] } : {}),
    },
    !isEmpty(calm) && {
      id: 'delight',
      text: 'Feelings such as “excited to announce” belong in a quote.',
      fixes: [{ label: 'Say what happened', change: calm }],
    },
    reported.length > 0 && {
      id: 'reported',
      text: `A release speaks of the company as “it”, so “we” and “our” were put in the third person: ${joinWords(reported.map((name) => fields[name].label))}. Read it through.`,
      fixes: [{ label: 'Use that wording in the form', change: turned }],
    },
    inFirst.length > 0 && {
      id: 'first-person',
      text: `“I” or “we” in: ${list(inFirst)}. A release speaks of the company as “it”, so such sentences are printed as a quote. Put them in the third person, or check who says them.`,
    },
    loud.length > 0 && {
      id: 'loud',
      text: `Exclamation marks read like advertising: ${list(loud)}.`,
      fixes: [{ label: 'Remove them', change: quiet }],
    },
  ];
}

const jobWords =
  /\b(?:Co-Founder|Cofounder|Founder|Founding|Chief|Executive|Operating|Financial|Technology|Technical|Marketing|Product|Officer|President|Vice|Director|Head|Manager|Managing|General|Senior|Partner|Chair|Chairman|Chairwoman|Owner|Lead|Engineer|Designer|Scientist|Sales|Operations)\b/g;

/** A job title in lower case; one with other names in it is left to its writer. */
function lowerTitle(title: string): string {
  const lowered = title.replace(jobWords, (word) => word.toLowerCase());
  return typed(lowered)
    .split(/[\s,/&]+/)
    .every((word) => /^(?:[^\p{Lu}]*|\p{Lu}{2,})$/u.test(word))
    ? lowered
    : title;
}

function peopleChecks({ answers }: Made): Found {
  const hasQuote = hasWords(answers.quote);
  const lowered = lowerTitle(answers.quoteTitle);
  const left = describeSampleAnswers(answers);
  return [
    !hasQuote &&
      hasWords(answers.quotePerson) && {
        id: 'no-quote',
        text: 'A quoted person is named, but there is no quote, so the release leaves both out.',
      },
    hasQuote &&
      lowered !== answers.quoteTitle && {
        id: 'title',
        text: 'AP style writes a job title after a name in lower case.',
        fixes: [{ label: `Write “${typed(lowered)}”`, change: { quoteTitle: lowered } }],
      },
    left !== '' && { id: 'sample', isFault: true, text: left },
    isOddAddress(answers) && { id: 'email', text: 'The contact e-mail doesn’t look like an address.' },
    hasWords(answers.contactEmail) &&
      !hasWords(answers.contactPhone) && { id: 'phone', text: 'There’s no contact phone. Reporters on a deadline call.' },
  ];
}

function timingChecks({ answers, today, zone }: Made): Found {
  const embargo = embargoInstant(answers, zone);
  const fault = findDateFault({ answers, today, zone });
  const ends = embargo === undefined ? undefined : answers.embargoDay;
  const here = embargo === undefined ? '' : toWallClock(embargo, zoneOr('', zone)).day;
  return [
    ends !== undefined &&
      here < today && { id: 'embargo-past', text: 'The embargo has already ended. Release it now, or choose a later day.' },
    ends !== undefined &&
      fault !== '' && {
        id: 'embargo-date',
        isFault: true,
        text: fault,
        fixes: [{ label: 'Use the day of the embargo', change: { date: formatPressDay(ends) } }],
      },
    ends !== undefined &&
      answers.embargoTime === '00:00' && {
        id: 'embargo-midnight',
        text: 'Midnight can be read as the start or the end of that day.',
        fixes: [{ label: 'Write 12:01 a.m.', change: { embargoTime: '00:01' } }],
      },
  ];
}

/** What an editor would mark, and the edits that settle it. */
export const findFaults = (made: Made): Check<Change>[] =>
  [
    ...whoChecks(made),
    ...headlineChecks(made),
    ...lengthChecks(made),
    ...toneChecks(made),
    ...styleChecks(made),
    ...peopleChecks(made),
    ...timingChecks(made),
  ].filter((check) => check !== false);
