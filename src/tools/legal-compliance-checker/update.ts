import type { Day } from '@/lib/dates';
import { type Answers, type Requirement } from './model';
import { dueOf } from './progress';
import { toRequirement, toTexts, type Rule } from './rules/rule';

const byKey = (rules: readonly Rule[]) => new Map(rules.map((rule) => [rule.key, rule]));

export const toChecklist = (rules: readonly Rule[], answers: Answers, today: Day, makeId: () => string): Requirement[] =>
  rules.map((rule) => toRequirement(rule, makeId(), dueOf(rule.rule ?? '', answers.formedOn, today)));

function hasWordsOf(item: Requirement, rule: Rule): boolean {
  const texts: Record<string, unknown> = toTexts(rule);
  return Object.keys(texts).every((name) => JSON.stringify(texts[name]) === JSON.stringify(item[name as keyof Requirement]));
}

const isUntouched = (item: Requirement, rule: Rule, { before, today }: Step) =>
  item.status === 'not-started' &&
  [item.owner, item.evidence, item.naReason].every((text) => text === '') &&
  !hasOwnDue(item, before.answers, today) &&
  hasWordsOf(item, rule);

interface Step {
  before: { rules: readonly Rule[]; answers: Answers };
  after: { rules: readonly Rule[]; answers: Answers };
  known: readonly string[];
  today: Day;
  makeId: () => string;
}

const hasOwnDue = (item: Requirement, { formedOn }: Answers, today: Day) =>
  item.dueDate !== '' && item.dueDate !== dueOf(item.rule, formedOn, today);

/** A due day set by hand stays; one that follows from the rule moves with it. */
function movedDue(item: Requirement, { before, after, today }: Step, rule: string): Day {
  const isSame = item.rule === rule && before.answers.formedOn === after.answers.formedOn;
  return isSame || hasOwnDue(item, before.answers, today) || item.status === 'completed'
    ? item.dueDate
    : dueOf(rule, after.answers.formedOn, today);
}

interface Updated {
  items: Requirement[];
  added: number;
  removed: number;
}

/**
 * The list after the answers changed: new requirements come in, those that no longer follow go unless somebody worked on them.
 * Status, owner, evidence and words changed by hand are kept; what was deleted by hand does not come back.
 */
export function updateChecklist(items: readonly Requirement[], step: Step): Updated {
  const { before, after, known, today, makeId } = step;
  const old = byKey(before.rules);
  const wanted = byKey(after.rules);
  const kept = items.flatMap((item): Requirement[] => {
    const oldRule = old.get(item.key);
    const rule = wanted.get(item.key);
    if (rule) {
      const isOwnWords = oldRule !== undefined && !hasWordsOf(item, oldRule);
      const texts = isOwnWords ? {} : toTexts(rule);
      return [{ ...item, ...texts, dueDate: movedDue(item, step, isOwnWords ? item.rule : (rule.rule ?? '')) }];
    }
    if (!oldRule) return [item];
    return isUntouched(item, oldRule, step)
      ? []
      : [{ ...item, reason: 'Kept because you worked on it; it no longer follows from your answers.' }];
  });
  const here = new Set(kept.map(({ key }) => key));
  const fresh = after.rules.filter(({ key }) => !here.has(key) && !(old.has(key) && known.includes(key)));
  return {
    items: [...kept, ...toChecklist(fresh, after.answers, today, makeId)],
    added: fresh.length,
    removed: items.length - kept.length,
  };
}

export interface LibraryNews {
  /** Rules whose wording or meaning has changed since the list took them in. */
  changed: { item: Requirement; rule: Rule }[];
  /** Rules that are new for the same answers. */
  added: Rule[];
}

export function findNews(items: readonly Requirement[], rules: readonly Rule[], known: readonly string[]): LibraryNews {
  const current = byKey(rules);
  const keys = new Set(items.map(({ key }) => key));
  return {
    changed: items.flatMap((item) => {
      const rule = current.get(item.key);
      return rule && item.revision < (rule.revision ?? 1) ? [{ item, rule }] : [];
    }),
    added: rules.filter(({ key }) => !keys.has(key) && !known.includes(key)),
  };
}

/** The new words of changed rules; what is the user's own stays. With `isKept` only the mark goes. */
export function takeNews(
  items: readonly Requirement[],
  news: LibraryNews,
  answers: Answers,
  today: Day,
  makeId: () => string,
  isKept: boolean,
): Requirement[] {
  const changed = new Map(news.changed.map(({ item, rule }) => [item.id, rule]));
  const settled = items.map((item) => {
    const rule = changed.get(item.id);
    if (!rule) return item;
    const revision = rule.revision ?? 1;
    if (isKept) return { ...item, revision };
    const dueDate = hasOwnDue(item, answers, today) ? item.dueDate : dueOf(rule.rule ?? '', answers.formedOn, today);
    return { ...item, ...toTexts(rule), revision, dueDate };
  });
  return isKept ? settled : [...settled, ...toChecklist(news.added, answers, today, makeId)];
}
