import { shuffle, type Random } from '@/lib/random';
import { capitalise } from '@/lib/text';
import { tradeOf } from '@/writer/trades/match';
import { wordsOf } from '@/writer/trades/words';
import { namedRivals } from '@/writer/rivals';
import { beginSentence, innerCapitals } from '@/writer/words';
import { pillars, type Pillar, type Platform } from './content';
import { formats } from './formats';
import { generalTopics, hooks, pillarTags, toneLeads, type About, type Hook } from './hooks';
import { goalLines, pillarLines, toneLines } from './lines';
import { chosenPlatforms, ideaCount, spreadIdeas, titleKey, type Answers } from './model';
import type { NewIdea, WriterInputs } from './writer';

/** A longer one is read out by nobody. */
const longestAudience = 60;

/** The user's words on one line, as typed. */
const own = (typed: string) =>
  typed
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[\s.;,:]+$/, '')
    .trim();

const smallWords = /^(?:an?|the|and|or|for|of|in|at|to|on|with|from|by|who|that|what|where|when|how|is|are|as|our|your|no|not|per)$/i;
const mostTagWords = 3;

/** A short phrase as one word: "Busy parents" is #BusyParents. Part of a longer one would say something else. */
function toTag(phrase: string): string {
  // Marks belong to their letter: without them words of many scripts fall apart.
  const words = phrase.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0 || words.length > mostTagWords || words.some((word) => smallWords.test(word)) || /[,;:.!?]/.test(phrase))
    return '';
  const tag = words.map((word) => (/\p{Lu}/u.test(word) ? word : capitalise(word))).join('');
  return /^\p{N}+$/u.test(tag) ? '' : Array.from(tag).slice(0, 40).join('');
}

function makeHashtags({ hook, pillar, subject }: Candidate, { industry, targetAudience }: Answers): string[] {
  // What is sold comes before "for"; whom it is for has a tag as the audience.
  const [sold = ''] = own(industry).split(/ (?:for|of|in|with|to|from)\b/);
  const tags = [toTag(sold), toTag(own(targetAudience)), hook.about === 'topic' ? toTag(subject) : '', hook.tag, ...pillarTags[pillar]];
  const seen = new Set(['']);
  return tags.filter((tag) => !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase())).slice(0, 4);
}

/** Every chosen platform at least once, then in turn, in an order of chance. */
const planPlatforms = (chosen: readonly Platform[], random: Random): Platform[] => {
  const rounds = Array.from({ length: Math.ceil(ideaCount / chosen.length) }, () => shuffle(chosen, random));
  return rounds.flat().slice(0, ideaCount);
};

interface Candidate {
  hook: Hook;
  pillar: Pillar;
  subject: string;
  title: string;
  /** By which the title is known again. */
  key: string;
  /** The user's own words come first, then the topics of the trade, then anybody's. */
  rank: number;
}

function listCandidates(answers: Answers, topics: readonly string[]): Candidate[] {
  const said: Record<Exclude<About, 'topic'>, string> = {
    what: innerCapitals(own(answers.what)),
    problem: innerCapitals(own(answers.problem)),
    rivals: namedRivals(own(answers.rivals)),
    edge: innerCapitals(own(answers.edge)),
    proof: innerCapitals(own(answers.proof)),
  };
  const audience = own(answers.targetAudience);
  const called = audience.length > longestAudience || /[.!?]/.test(audience) ? '' : beginSentence(audience);
  const toCandidate = (one: Hook, pillar: Pillar, subject: string, rank: number): Candidate => {
    const title = `${one.lead}: ${subject}${one.end ?? ''}`;
    return { hook: one, pillar, subject, title, key: titleKey(title), rank };
  };
  return pillars.flatMap((pillar) => {
    const inTone: Hook = { about: 'topic', tag: pillarTags[pillar][0], lead: toneLeads[answers.tone][pillar] };
    const calling: Hook = {
      about: 'topic',
      tag: pillarTags[pillar][0],
      lead: `${called}, ${pillar === 'talk' ? 'over to you' : 'this one is for you'}`,
    };
    const all = [...hooks[pillar], inTone, ...(called !== '' && (pillar === 'teach' || pillar === 'talk') ? [calling] : [])];
    return all.flatMap((one) => {
      if (one.about !== 'topic') return said[one.about] === '' ? [] : [toCandidate(one, pillar, said[one.about], 0)];
      const preferred = one === inTone || one === calling ? 0 : 1;
      return [
        ...topics.map((topic) => toCandidate(one, pillar, topic, preferred + 1)),
        ...generalTopics[pillar].map((topic) => toCandidate(one, pillar, topic, preferred + (topics.length > 0 ? 4 : 1))),
      ];
    });
  });
}

/** Fifteen ideas: a pillar, a hook and a subject, made for one platform each. No title was shown before while others are left. */
export function makeIdeas({ answers, trade: choice, mix, used }: WriterInputs, random: Random): NewIdea[] {
  const chosen = chosenPlatforms(answers);
  if (chosen.length === 0) return [];
  const trade = tradeOf(choice, answers.industry);
  const candidates = shuffle(listCandidates(answers, trade ? wordsOf(trade).topics : []), random);
  const taken = new Set<string>();
  /** The later a title was shown, the nearer to 1. */
  const shown = new Map([...used].reverse().map((title, index) => [title, (index + 1) / used.length]));
  const times = new Map<string, number>();
  const count = (key: string) => times.get(key) ?? 0;

  /** New titles first, then those shown longest ago; of equals, the hook and the subject this list has used least. */
  const draw = (pillar: Pillar): Candidate => {
    const pool = candidates.filter((candidate) => candidate.pillar === pillar && !taken.has(candidate.key));
    const weigh = ({ hook, subject, key, rank }: Candidate) => {
      const lately = shown.get(key);
      return (lately === undefined ? 0 : 100 + 1000 * lately) + 3 * count(subject) + 2 * count(hook.lead) + rank;
    };
    const weights = new Map(pool.map((candidate) => [candidate, weigh(candidate)]));
    const best = pool.reduce((a, b) => ((weights.get(b) ?? 0) < (weights.get(a) ?? 0) ? b : a));
    taken.add(best.key);
    times.set(best.subject, count(best.subject) + 1);
    times.set(best.hook.lead, count(best.hook.lead) + 1);
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
    const made = (format: (typeof suited)[number]) => timesMade.get(format) ?? 0;
    const format = shuffle(suited, random).reduce((a, b) => (made(b) < made(a) ? b : a));
    timesMade.set(format, made(format) + 1);
    return format;
  };
  const spread = spreadIdeas(mix);
  const order = shuffle(
    pillars.flatMap((pillar) => Array.from({ length: spread[pillar] }, () => pillar)),
    random,
  );
  return planPlatforms(chosen, random).map((platform, index) => {
    const pillar = order[index] ?? 'teach';
    const idea = draw(pillar);
    const format = chooseFormat(platform, pillar);
    // Tone and goal take turns, so that no two neighbours end alike.
    const last = index % 2 === 0 ? toneLines[answers.tone] : goalLines[answers.contentGoal];
    return {
      title: idea.title,
      description: [next(format.how), next(pillarLines[pillar]), next(last)].join(' '),
      platform,
      contentType: format.type,
      hashtags: makeHashtags(idea, answers),
      pillar,
    };
  });
}
