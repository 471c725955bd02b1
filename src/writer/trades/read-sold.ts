import {
  articles,
  auxiliaries,
  beforeAsides,
  beforeCustomers,
  being,
  crateVerbs,
  crateWords,
  customerNouns,
  foreignSpeakers,
  givingVerbs,
  harmless,
  helpingVerbs,
  imperatives,
  joiners,
  makers,
  namedByDeed,
  ofs,
  ownNouns,
  participles,
  people,
  plainVerbs,
  relatives,
  tellingVerbs,
  trailing,
} from './sold-words';
import { toSingular } from './tokens';

/** What an answer says is sold, part by part with the main noun last, and the words for whom or where. */
export interface Sold {
  parts: readonly (readonly string[])[];
  customers: readonly string[];
}

const nothing: Sold = { parts: [], customers: [] };

type Form = 'base' | 'third' | 'gerund';
interface Verb {
  form: Form;
  /** The noun of a verb that is a trade itself. */
  noun?: string;
  isGiving: boolean;
  isHelping: boolean;
  isByTheCrate: boolean;
}

const gerundOf = (verb: string) =>
  /[^aeiou][aeiou][nptl]$/.test(verb) && /^(?:run|get|let|plan|fit|knit|set|distil)$/.test(verb)
    ? `${verb}${verb.slice(-1)}ing`
    : `${verb.replace(/e$/, '')}ing`;
const list = (verbs: string) => verbs.split(' ');
const isIn = (verbs: string, verb: string) => list(verbs).includes(verb);

/** Every form of every known verb. A third person, such as "bakes", has lost its s like a plural: it is told by the subject before it. */
const verbs = new Map<string, Verb>();
for (const entry of [...list(plainVerbs), ...list(crateVerbs), ...list(givingVerbs), ...list(helpingVerbs), ...list(tellingVerbs)]) {
  const [verb = '', noun] = entry.split(':');
  const about = {
    ...(noun === undefined ? {} : { noun: toSingular(noun) }),
    isGiving: isIn(givingVerbs, verb),
    isHelping: isIn(helpingVerbs, verb),
    isByTheCrate: isIn(crateVerbs, verb),
  };
  const before = verbs.get(verb);
  if (before && noun === undefined) continue;
  verbs.set(toSingular(verb), { ...about, form: 'base' });
  verbs.set(toSingular(verb.endsWith('ch') ? `${verb}es` : `${verb}s`), { ...about, form: 'base' });
  verbs.set(gerundOf(verb), { ...about, form: 'gerund' });
}

/** "Cleaning", "rental", "photography": what is done, never whom it is done for. */
const deeds = new Set([...verbs.values()].flatMap(({ noun }) => noun ?? []).concat('hire', 'software', 'training'));

const thirdPersons = new Set([
  'is',
  ...[...list(plainVerbs), ...list(crateVerbs), ...list(givingVerbs), ...list(tellingVerbs)].map(
    (entry) => (entry.split(':')[0] ?? '').replace(/(?:ch|sh)$/, '$&e') + 's',
  ),
]);

/** "Northloaf bakes bread": a name nobody knows, a verb, and something after it. */
export const withoutName = (typed: string) =>
  typed
    .replace(/^\s*IT\s*$/, 'information technology')
    .replace(/^\s*\p{Lu}\S*(?: \p{Lu}\S*){0,2} (\p{Ll}+)(?= (?!(?:and|for|in|at|to|from|or)\b)\p{L})/u, (all, verb: string) =>
      thirdPersons.has(verb) ? `it ${verb}` : all,
    );

const isGeneric = (tokens: readonly string[]) =>
  tokens.every(
    (token) =>
      makers.has(token) || ownNouns.has(token) || people.has(token) || articles.has(token) || harmless.has(token) || joiners.has(token),
  );
const isSmall = (token: string | undefined) =>
  token === undefined ||
  beforeCustomers.has(token) ||
  beforeAsides.has(token) ||
  joiners.has(token) ||
  ofs.has(token) ||
  trailing.has(token);

/** Takes one sentence apart. `isKnown` knows the phrases of the trades, some of which hold a small word themselves, as "bed and breakfast" does. */
export function readSold(sentence: readonly string[], isKnown: (tokens: readonly string[]) => boolean): Sold {
  const isPhrase = (tokens: readonly string[]) => tokens.length > 1 && isKnown(tokens);
  /** Whether the small word at this place belongs to a known phrase around it. */
  const isInside = (tokens: readonly string[], at: number) => {
    for (let start = Math.max(0, at - 3); start <= at; start++)
      for (let end = Math.max(at, start + 1); end <= Math.min(tokens.length - 1, at + 3); end++)
        if (isPhrase(tokens.slice(start, end + 1))) return true;
    return false;
  };

  function readNouns(tokens: readonly string[], noun?: string, customers: readonly string[] = []): Sold {
    for (const [at, token] of tokens.entries()) {
      const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)];
      const isEmpty = isGeneric(before);
      if (isInside(tokens, at)) continue;
      if (ofs.has(token) && at > 0) {
        if (isEmpty) return readNouns(after, noun, [...customers, ...before.filter((word) => crateWords.has(word))]);
        return finish(before, noun, [...customers, ...after]);
      }
      if (relatives.has(token)) return isEmpty ? readDeed(after) : finish(before, noun, [...customers, ...after]);
      if (participles.has(token) && at > 0 && isSmall(after[0])) {
        if (isEmpty && /^(?:speciali[sz]|focus|dedicat)/.test(token)) return readNouns(after.slice(1), noun, customers);
        return finish(before, noun, [...customers, ...after]);
      }
      const verb = verbs.get(token);
      if (
        verb?.form === 'gerund' &&
        at > 0 &&
        isEmpty &&
        before.some((word) => !harmless.has(word) && !articles.has(word)) &&
        !isSmall(after[0])
      )
        return readDeed(tokens.slice(at));
      if (beforeCustomers.has(token)) {
        if (isEmpty && at > 0 && token === 'in' && before.some((word) => people.has(word) || word === 'specialist' || word === 'expert'))
          return readNouns(after, noun, customers);
        return finish(before, noun, [...customers, ...after]);
      }
      if (beforeAsides.has(token) && at > 0) return finish(before, noun, customers);
    }
    return finish(tokens, noun, customers);
  }

  function finish(tokens: readonly string[], noun: string | undefined, customers: readonly string[]): Sold {
    const parts: string[][] = [[]];
    for (const [at, token] of tokens.entries()) {
      if (joiners.has(token) && !isInside(tokens, at)) parts.push([]);
      else parts.at(-1)?.push(token);
    }
    const kept = parts
      .map((part) => part.slice(part.findIndex((token) => !articles.has(token) || isPhrase(part))))
      .filter((part) => part.length > 0 && !part.every((token) => articles.has(token)));
    return { parts: noun === undefined ? kept : kept.length > 0 ? kept.map((part) => [...part, noun]) : [[noun]], customers };
  }

  /** "bake and deliver sourdough to cafés": verbs first. */
  function readDeed(tokens: readonly string[]): Sold {
    let at = 0;
    while (auxiliaries.has(tokens[at] ?? '') && !(verbs.has(tokens[at] ?? '') && !auxiliaries.has(tokens[at + 1] ?? ''))) at++;
    const isBeing = tokens.slice(0, at).some((token) => being.has(token));
    const found: Verb[] = [];
    for (;;) {
      const isJoined = found.length > 0 && joiners.has(tokens[at] ?? '');
      const verb = verbs.get(tokens[isJoined ? at + 1 : at] ?? '');
      if (!verb || (isBeing && verb.form !== 'gerund')) break;
      found.push(verb);
      at += isJoined ? 2 : 1;
      if (tokens[at] === 'out' || tokens[at] === 'up') at++;
    }
    const rest = tokens.slice(at);
    if (found.length === 0) {
      const first = rest[0] ?? '';
      if (!isBeing && !articles.has(first)) return nothing;
      return readNouns(['in', 'into'].includes(first) ? rest.slice(1) : rest);
    }
    const giving = rest.findIndex((token) => ['with', 'through', 'via', 'by'].includes(token));
    if (found.some(({ isGiving }) => isGiving) && giving > 0) return readNouns(rest.slice(giving + 1), undefined, rest.slice(0, giving));
    if (found.some(({ isHelping }) => isHelping)) return { parts: [], customers: rest };
    const crate = found.some(({ isByTheCrate }) => isByTheCrate) ? ['wholesale'] : [];
    // "Roast and sell coffee" names both a deed and a thing.
    const read = [...new Set(found.map(({ noun }) => noun))].map((noun) => readNouns(rest, noun, crate));
    return { parts: read.flatMap(({ parts }) => parts), customers: read[0]?.customers ?? [] };
  }

  const [first = '', second = ''] = sentence;
  const speaker = sentence.slice(0, 6).findIndex((token) => token === 'i' || token === 'we');
  if (speaker >= 0) return readDeed(sentence.slice(speaker + 1));
  if (foreignSpeakers.has(first)) return nothing;
  if (first === 'our' || first === 'my') {
    if (customerNouns.has(second) || customerNouns.has(sentence[2] ?? '')) return nothing;
    if (ownNouns.has(second) && sentence.length > 2) return readDeed(sentence.slice(2));
  }
  // "IT support" is no sentence.
  if (['it', 'they', 'this', 'she', 'he'].includes(first) && !isInside(sentence, 0) && (verbs.has(second) || auxiliaries.has(second)))
    return readDeed(sentence.slice(1));
  const verb = verbs.get(first);
  // "Find nurses", "automate payroll": said of the customer.
  if (imperatives.has(first) && !isSmall(second) && !isInside(sentence, 0)) return nothing;
  if (verb?.form === 'gerund' && sentence.length > 1 && !isSmall(second)) {
    const thing = readNouns(sentence.slice(1)).parts[0] ?? [];
    const head = thing.at(-1) ?? '';
    // "Cleaning clinics" is a deed; "cleaning products", "painting classes" and "baking ovens" are things.
    const isThing =
      isPhrase(sentence.slice(0, thing.length + 1)) ||
      makers.has(head) ||
      (verb.noun !== undefined && (namedByDeed.has(head) || deeds.has(head) || !isKnown([head])));
    if (!isThing || verb.isHelping) return readDeed(sentence);
  }
  return readNouns(sentence);
}
