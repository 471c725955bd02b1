import type { Check } from '@/kinds/document/check-list';
import { joinWords } from '@/lib/text';
import { toWallClock } from '@/lib/zones';
import { formatPressDay, readReleaseDay } from './dates';
import { fields, isOddAddress, type Answers, type Made } from './model';
import { countRelease, headlineOf, nameOf } from './release';
import { endsShort, hasWords, typed, upperFirst } from './sentences';
import { findHype, restyle, withoutHype, type StyleHabit } from './style';
import { hasDelight, isFirstPerson, isSelfTold, toReported, withoutDelight } from './third-person';
import { embargoInstant, zoneOr } from './timing';

export type Change = Partial<Answers>;
type Found = (Check<Change> | false)[];
/** Texts of the release outside the quote; what a person said is not edited. */
const prose = ['headline', 'announcement', 'keyBenefits', 'backgroundInfo', 'callToAction'] as const;
type Prose = (typeof prose)[number];

const headlineLimit = 100;
const fewestWords = 300;
const mostWords = 600;

/** The same edit over every text it changes. */
function editAll(answers: Answers, names: readonly Prose[], edit: (text: string) => string | undefined): Change {
  const change: Change = {};
  for (const name of names) {
    const next = edit(answers[name]);
    if (next !== undefined && next !== answers[name]) change[name] = next;
  }
  return change;
}
const keepCapital = (before: string, after: string) => (/^\p{Lu}/u.test(before) ? upperFirst(after) : after);
const isEmpty = (change: Change) => Object.keys(change).length === 0;

const reason = /\b(?:because|so that|so they|to help|in order to|which means|reason|allow|enabl|lets?|aims? to|designed to|meant to)\b/i;

/** Which of the five Ws the answers give. */
export function findWs({ answers, today }: Made): { label: string; isThere: boolean; advice: string }[] {
  const hasReason = hasWords(answers.keyBenefits) || reason.test(answers.announcement);
  return [
    { label: 'Who', isThere: hasWords(answers.companyName), advice: 'name the company' },
    { label: 'What', isThere: hasWords(answers.announcement), advice: 'write the main announcement' },
    {
      label: 'When',
      isThere: readReleaseDay(answers.date, today) !== undefined,
      advice: hasWords(answers.date) ? 'write the date so that it can be read, such as 15 Nov 2026' : 'give the date',
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
        fixes: [{ label: 'Take it off', change: { headline: headline.replace(/\.$/, '') } }],
      },
  ];
}

function lengthChecks(made: Made): Found {
  const words = countRelease(made);
  const { answers } = made;
  const empty = (['keyBenefits', 'quote', 'backgroundInfo', 'targetAudience', 'callToAction'] as const).filter(
    (name) => !hasWords(answers[name]),
  );
  const room =
    empty.length > 0
      ? ` Still empty: ${joinWords(empty.map((name) => fields[name].label))}.`
      : ' Add to the announcement: how it works, what it costs, when it starts, a figure that shows the need, what comes next.';
  return [
    words < fewestWords && { id: 'short', text: `The release has ${words} words. Editors expect ${fewestWords} to ${mostWords}.${room}` },
    words > mostWords && { id: 'long', text: `The release has ${words} words. Cut it to ${mostWords} at most: one page and a half.` },
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

const styleChecks = ({ answers }: Made): Found =>
  (Object.keys(habits) as StyleHabit[]).map((habit) => {
    const change = editAll(answers, prose, (text) => restyle(text, habit).text);
    const example = prose.map((name) => restyle(answers[name], habit).example).find(Boolean);
    return (
      example !== undefined && {
        id: `style-${habit}`,
        text: `AP style for ${habits[habit]}: “${example.to}”, not “${example.from}”.`,
        fixes: [{ label: `Fix ${habits[habit]}`, change }],
      }
    );
  });

function toneChecks({ answers }: Made): Found {
  const words = [...new Set(prose.flatMap((name) => findHype(answers[name])))];
  const plain = editAll(answers, prose, (text) => (findHype(text).length > 0 ? keepCapital(text, withoutHype(text)) : undefined));
  const isFixed = !isEmpty(plain) && prose.every((name) => findHype(plain[name] ?? answers[name]).length === 0);
  const calm = editAll(answers, prose, (text) => (hasDelight(text) && !isFirstPerson(text) ? withoutDelight(text) : undefined));
  const company = nameOf(answers);
  const turned = editAll(answers, ['announcement', 'keyBenefits', 'backgroundInfo'], (text) => toReported(text, company));
  const reported = Object.keys(turned) as Prose[];
  const inFirst = (['headline', 'announcement', 'keyBenefits', 'backgroundInfo'] as const).filter(
    (name) => (!reported.includes(name) && isFirstPerson(answers[name])) || isSelfTold(answers[name]),
  );
  const loud = prose.filter((name) => answers[name].includes('!'));
  const quiet = {
    ...editAll(answers, loud, (text) => text.replace(/(?<=[.?])!+|!+(?=[.?])/g, '').replace(/!+/g, '.')),
    ...(loud.includes('headline') ? { headline: answers.headline.replace(/!+/g, '') } : {}),
  };
  return [
    words.length > 0 && {
      id: 'hype',
      text: `Hype words make editors doubt the rest: ${joinWords(words.slice(0, 5).map((word) => `“${word}”`))}. Say what it does instead.`,
      ...(isFixed ? { fixes: [{ label: 'Take them out', change: plain }] } : {}),
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
      text: `“I”, “we”, “us” or “our” stands in: ${joinWords(inFirst.map((name) => fields[name].label))}. A release speaks of the company as “it”.`,
    },
    loud.length > 0 && {
      id: 'loud',
      text: `Exclamation marks read like advertising: ${joinWords(loud.map((name) => fields[name].label))}.`,
      fixes: [{ label: 'Take them out', change: quiet }],
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
    isOddAddress(answers) && { id: 'email', text: 'The contact e-mail does not look like an address.' },
    hasWords(answers.contactEmail) &&
      !hasWords(answers.contactPhone) && { id: 'phone', text: 'There is no contact phone. Reporters on a deadline call.' },
  ];
}

function timingChecks({ answers, today, zone }: Made): Found {
  const day = readReleaseDay(answers.date, today);
  const embargo = embargoInstant(answers, zone);
  const ends = embargo === undefined ? undefined : answers.embargoDay;
  const here = embargo === undefined ? '' : toWallClock(embargo, zoneOr('', zone)).day;
  return [
    ends !== undefined &&
      here < today && { id: 'embargo-past', text: 'The embargo has already ended. Release it at once, or choose a later day.' },
    ends !== undefined &&
      day !== undefined &&
      day !== ends && {
        id: 'embargo-date',
        text: `The dateline says ${formatPressDay(day)}, but the embargo ends ${formatPressDay(ends)}.`,
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
