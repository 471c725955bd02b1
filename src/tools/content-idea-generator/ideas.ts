import { shuffle, type Random } from '@/lib/random';
import { capitalise } from '@/lib/text';
import { findTrade } from '@/writer/trades';
import { lowerPeople, lowerStart, toField, toPeople, toTradeName } from '@/writer/said';
import { toAside } from '@/writer/words';
import { pillars, type Pillar, type Platform } from './content';
import { formats } from './formats';
import { hooks, type Hook, type HookWords } from './hooks';
import { goalLines, pillarLines, toneLines } from './lines';
import { chosenPlatforms, ideaCount, spreadIdeas, titleKey } from './model';
import type { NewIdea, WriterInputs } from './writer';

const longestWord = 60;

/** Marks belong to their letter: without them words of many scripts fall apart. */
const pascal = (phrase: string, most: number) => {
  const tag = phrase
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(?:an?|the)$/i.test(word))
    .slice(0, most)
    .map((word) => (/\p{Lu}/u.test(word) ? word : capitalise(word)))
    .join('');
  return Array.from(tag).slice(0, 40).join('');
};

/** What a phrase leans on, and what its main words end before. */
const smallWords = new Set(
  'a about after aged again agreed all an and any anyone are as at be before behind between booked but by call can changed changing come comes contains does doing each every explained fits for found from happening happens has have how in into is it its left look means more move moves new newcomers no nobody nothing of on one or other our out per produced saved shown signed step than that the their they this to until was what when where which while who whose why with within without worth your'.split(
    ' ',
  ),
);
const isSmall = (word: string) => smallWords.has(word.toLowerCase());

/** The first words of a phrase that carry its meaning: "food" of "food that arrives cold", "right size" of "how to choose the right size". */
function keyword(subject: string, most: number): string {
  const [first = ''] = subject.replace(/^how to \S+ /, 'the ').split(',');
  const words = first.trim().split(/\s+/);
  const from = words.findIndex((word) => !isSmall(word));
  const rest = from < 0 ? [] : words.slice(from);
  const end = rest.findIndex(isSmall);
  return pascal((end < 0 ? rest : rest.slice(0, end)).slice(0, most).join(' '), 4);
}

function makeHashtags(hook: Hook, subject: string, { industry, audience }: HookWords): string[] {
  // What people try to get done begins with a verb, which says little on its own.
  const [field = ''] = industry.split(/ (?:for|of|in|with|to|from)\b/);
  const own = [pascal(field, 3), keyword(audience, 3), hook.about === 'jobs' ? '' : keyword(subject, 2), hook.tag];
  const tags = own.filter((tag) => tag !== '' && !/^\d+$/.test(tag));
  const seen = new Set<string>();
  const unique = [...tags, 'SmallBusiness', 'Tips'].filter((tag) => !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()));
  return unique.slice(0, Math.max(3, tags.length));
}

/** Every chosen platform at least once, then in turn, in an order of chance. */
const planPlatforms = (chosen: readonly Platform[], random: Random): Platform[] => {
  const rounds = Array.from({ length: Math.ceil(ideaCount / chosen.length) }, () => shuffle(chosen, random));
  return rounds.flat().slice(0, ideaCount);
};

const contentWords = (text: string) =>
  text
    .toLowerCase()
    .match(/\p{L}{3,}/gu)
    ?.filter((word) => !isSmall(word)) ?? [];

/** "Behind the scenes: a look behind the scenes" says the same twice. */
const doesRepeat = (hook: Hook, subject: string, words: HookWords) => {
  const frame = new Set(contentWords(hook.title('', words)));
  return contentWords(subject).some((word) => frame.has(word));
};

interface Candidate {
  hook: Hook;
  subject: string;
  title: string;
}

/** Fifteen ideas: a pillar, a hook and a subject of the trade, made for one platform each. No title was shown before while others are left. */
export function makeIdeas({ answers, mix, used }: WriterInputs, random: Random): NewIdea[] {
  const chosen = chosenPlatforms(answers);
  if (chosen.length === 0) return [];
  const industry = lowerStart(toAside(toTradeName(answers.industry), longestWord)) || 'your trade';
  const audience = lowerPeople(toAside(toPeople(answers.targetAudience), longestWord)) || 'your audience';
  const words = { industry, audience };
  const trade = findTrade(toField(industry));
  const taken = new Set<string>();
  /** The later a title was shown, the nearer to 1. */
  const shown = new Map([...used].reverse().map((title, index) => [title, (index + 1) / used.length]));
  const subjects = new Map<string, number>();

  const listCandidates = (pillar: Pillar): Candidate[] =>
    shuffle(
      hooks[pillar].flatMap((hook) =>
        trade[hook.about]
          .filter((subject) => !doesRepeat(hook, subject, words))
          .map((subject) => ({ hook, subject, title: hook.title(subject, words) })),
      ),
      random,
    );
  const pools = Object.fromEntries(pillars.map((pillar) => [pillar, listCandidates(pillar)])) as Record<Pillar, Candidate[]>;
  /** New titles first, then those shown longest ago; of equals, the hook and the subject this list has used least. */
  const draw = (pillar: Pillar): Candidate => {
    const pool = pools[pillar].filter(({ title }) => !taken.has(titleKey(title)));
    const weigh = ({ hook, subject, title }: Candidate) => {
      const lately = shown.get(titleKey(title));
      return (lately === undefined ? 0 : 100 + 1000 * lately) + 3 * (subjects.get(subject) ?? 0) + 2 * (subjects.get(hook.tag) ?? 0);
    };
    const best = pool.reduce((a, b) => (weigh(b) < weigh(a) ? b : a));
    taken.add(titleKey(best.title));
    subjects.set(best.subject, (subjects.get(best.subject) ?? 0) + 1);
    subjects.set(best.hook.tag, (subjects.get(best.hook.tag) ?? 0) + 1);
    return best;
  };

  const dealt = new Map<readonly unknown[], unknown[]>();
  /** Deals a list out like cards: all of it once before anything comes again. */
  const next = <T>(lines: readonly T[]): T => {
    const rest = (dealt.get(lines) as T[] | undefined) ?? [];
    const hand = rest.length > 0 ? rest : shuffle(lines, random);
    dealt.set(lines, hand.slice(1));
    return hand[0] as T;
  };
  const timesMade = new Map<unknown, number>();
  /** Of those that serve the pillar, the one this list has used least. */
  const chooseFormat = (platform: Platform, pillar: Pillar) => {
    const suited = formats[platform].filter(({ suits }) => suits?.includes(pillar) ?? true);
    const times = (format: (typeof suited)[number]) => timesMade.get(format) ?? 0;
    const chosenFormat = shuffle(suited, random).reduce((a, b) => (times(b) < times(a) ? b : a));
    timesMade.set(chosenFormat, times(chosenFormat) + 1);
    return chosenFormat;
  };
  const spread = spreadIdeas(mix);
  const order = shuffle(
    pillars.flatMap((pillar) => Array.from({ length: spread[pillar] }, () => pillar)),
    random,
  );
  return planPlatforms(chosen, random).map((platform, index) => {
    const pillar = order[index] ?? 'teach';
    const { hook, subject, title } = draw(pillar);
    const format = chooseFormat(platform, pillar);
    // Tone and goal take turns, so that no two neighbours end alike.
    const last = index % 2 === 0 ? toneLines[answers.tone] : goalLines[answers.contentGoal];
    const lines = [next(format.how), next(pillarLines[pillar])(words), next(last)];
    return {
      title,
      description: lines.join(' '),
      platform,
      contentType: format.type,
      hashtags: makeHashtags(hook, subject, words),
      pillar,
    };
  });
}
