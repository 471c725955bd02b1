import { foldText } from '@/lib/text';
import { monthPattern } from './quick-days';
import { weekdayPattern } from './repeat';

const particles = new Set(['de', 'da', 'del', 'der', 'den', 'di', 'van', 'von', 'la', 'le', 'bin', 'al', 'ter', 'zu']);
const noName = new RegExp(
  `^(?:${weekdayPattern}|${monthPattern}|today|tomorrow|next|this|every|daily|weekly|monthly|in|on|by|due|at|from)$`,
  'iu',
);
const longestName = 4;

/**
 * How many words after an @ belong to the name: those of somebody already in the list, or else the words that begin
 * with a capital. At the start of a line the last of them may begin the title, so a first name already known ends there.
 */
function countName(words: readonly string[], known: readonly string[], isAtStart: boolean): number {
  const folded = words.map((word) => foldText(word.replace(/[,.;:!?]+$/, '')));
  const whole = known
    .map((name) => foldText(name).split(/\s+/))
    .filter((parts) => parts.length > 1 && parts.every((part, index) => part === folded[index]))
    .sort((a, b) => b.length - a.length)[0];
  if (whole) return whole.length;
  let count = 1;
  while (count < Math.min(words.length, longestName) && !/[,.;:!?]$/.test(words[count - 1] ?? '')) {
    const word = words[count] ?? '';
    const following = words[count + 1] ?? '';
    const isParticle = particles.has(word) && /^\p{Lu}/u.test(following);
    if (noName.test(word) || !(isParticle || /^\p{Lu}[\p{L}\p{M}'’.-]*[,.;:!?]?$/u.test(word))) break;
    count += 1;
  }
  const next = words[count] ?? '';
  const isTitleNext = isAtStart && /^\p{Ll}/u.test(next);
  return isTitleNext && count === 2 && known.some((name) => foldText(name) === folded[0]) ? 1 : count;
}

interface Taken {
  rest: string;
  name: string;
}

export function takeName(line: string, known: readonly string[]): Taken {
  const quoted = /(^|\s)@["“]([^"”]+)["”]/u.exec(line);
  if (quoted) return { rest: line.replace(quoted[0], ' '), name: quoted[2]?.trim() ?? '' };
  const mark = [...line.matchAll(/(?<=^|\s)@(?=[\p{L}\p{N}])/gu)].at(-1);
  if (!mark) return { rest: line, name: '' };
  const before = line.slice(0, mark.index);
  const after = line.slice(mark.index + 1);
  const words = (/^[^!#@]*/.exec(after)?.[0] ?? '').split(/\s+/).filter(Boolean);
  const count = countName(words, known, before.trim() === '');
  const name = words.slice(0, count).join(' ');
  const end = words.slice(0, count).reduce((place, word) => after.indexOf(word, place) + word.length, 0);
  const clean = name.replace(/[,.;:!?]+$/, '').replaceAll('_', ' ');
  const typed = known.find((other) => foldText(other) === foldText(clean)) ?? clean;
  return { rest: `${before} ${after.slice(end)}`, name: typed };
}
