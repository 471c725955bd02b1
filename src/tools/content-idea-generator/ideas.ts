import { shuffle, type Random } from '@/lib/random';
import { findTrade } from '@/writer/trades';
import { cleanPhrase, lowerAudience, lowerCommon, pick, shortenPhrase, withoutBrackets } from '@/writer/words';
import { pillars, type Pillar, type Platform } from './content';
import { formats, goalLines, pillarLines, toneLines } from './formats';
import { hooks, type Hook, type HookWords } from './hooks';
import { chosenPlatforms, ideaCount, spreadIdeas, titleKey } from './model';
import type { NewIdea, WriterInputs } from './writer';

const longestWord = 60;

const pascal = (phrase: string, most: number) =>
  phrase
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 || /\p{Lu}/u.test(word))
    .slice(0, most)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .slice(0, 40);

const smallWords = new Set(
  'about after again and are before behind between each from have into more than that the their they this what when where which with without your'.split(
    ' ',
  ),
);

/** The longest word of the subject says most about it. */
const keyword = (subject: string) =>
  pascal(
    subject
      .split(/\s+/)
      .filter((word) => !smallWords.has(word))
      .sort((a, b) => b.length - a.length)[0] ?? '',
    1,
  );

function makeHashtags(hook: Hook, subject: string, { industry, audience }: HookWords): string[] {
  const own = [pascal(industry, 3), pascal(audience, 2), keyword(subject), hook.tag];
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

interface Candidate {
  hook: Hook;
  subject: string;
  title: string;
}

/** Fifteen ideas: a pillar, a hook and a subject of the trade, made for one platform each. No title was shown before while others are left. */
export function makeIdeas({ answers, mix, used }: WriterInputs, random: Random): NewIdea[] {
  const chosen = chosenPlatforms(answers);
  if (chosen.length === 0) return [];
  const industry = lowerCommon(shortenPhrase(cleanPhrase(withoutBrackets(answers.industry)), longestWord)) || 'your trade';
  const audience = lowerAudience(shortenPhrase(cleanPhrase(withoutBrackets(answers.targetAudience)), longestWord)) || 'your audience';
  const words = { industry, audience };
  const trade = findTrade(industry);
  const taken = new Set<string>();
  const before = new Set(used);
  const subjects = new Map<string, number>();

  const listCandidates = (pillar: Pillar): Candidate[] =>
    shuffle(
      hooks[pillar].flatMap((hook) => trade[hook.about].map((subject) => ({ hook, subject, title: hook.title(subject, words) }))),
      random,
    );
  const pools = Object.fromEntries(pillars.map((pillar) => [pillar, listCandidates(pillar)])) as Record<Pillar, Candidate[]>;
  /** New titles first; of those, the hook and the subject this list has used least. */
  const draw = (pillar: Pillar): Candidate => {
    const pool = pools[pillar].filter(({ title }) => !taken.has(titleKey(title)));
    const weigh = ({ hook, subject, title }: Candidate) =>
      (before.has(titleKey(title)) ? 100 : 0) + 3 * (subjects.get(subject) ?? 0) + 2 * (subjects.get(hook.tag) ?? 0);
    const best = pool.reduce((a, b) => (weigh(b) < weigh(a) ? b : a));
    taken.add(titleKey(best.title));
    subjects.set(best.subject, (subjects.get(best.subject) ?? 0) + 1);
    subjects.set(best.hook.tag, (subjects.get(best.hook.tag) ?? 0) + 1);
    return best;
  };

  const turn = Math.floor(random() * 4);
  const dealt = new Map<readonly unknown[], unknown[]>();
  /** Deals a list out like cards: all of it once before anything comes again. */
  const next = <T>(lines: readonly T[]): T => {
    const rest = (dealt.get(lines) as T[] | undefined) ?? [];
    const hand = rest.length > 0 ? rest : shuffle(lines, random);
    dealt.set(lines, hand.slice(1));
    return hand[0] as T;
  };
  const spread = spreadIdeas(mix);
  const order = shuffle(
    pillars.flatMap((pillar) => Array.from({ length: spread[pillar] }, () => pillar)),
    random,
  );
  return planPlatforms(chosen, random).map((platform, index) => {
    const pillar = order[index] ?? 'teach';
    const { hook, subject, title } = draw(pillar);
    const format = formats[platform][(index + turn) % formats[platform].length] ?? pick(formats[platform], random);
    // Tone and goal take turns, so that no two neighbours end alike.
    const last = index % 2 === 0 ? toneLines[answers.tone] : goalLines[answers.contentGoal];
    const lines = [format.how, next(pillarLines[pillar])(words), next(last)];
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
