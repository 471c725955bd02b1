import { findLookAlikes, zones, endingOf } from '@/lib/domains';
import { scoreLength, scorePronunciation, scoreSpelling, type NameScore } from '@/lib/name-score';
import { plural } from '@/lib/text';

/** "13 characters, no hyphen, easy to say 85/100" */
export function describeTraits(label: string): string {
  const hyphens = label.split('-').length - 1;
  const said = scorePronunciation(label);
  return [
    plural(Array.from(label).length, 'character'),
    hyphens === 0 ? 'no hyphen' : plural(hyphens, 'hyphen'),
    said ? `easy to say ${said.value}/100` : 'not scored for speech (no Latin letters)',
  ].join(', ');
}

export interface NamedScore extends NameScore {
  name: string;
}

export function scoreLabel(label: string): NamedScore[] {
  const scores = { 'Easy to say': scorePronunciation(label), 'Easy to spell': scoreSpelling(label), Length: scoreLength(label) };
  return Object.entries(scores).flatMap(([name, score]) => (score ? [{ name, ...score }] : []));
}

/** How easy it is to say, to spell and to type, together. */
export function overallOf(label: string): number {
  const scores = scoreLabel(label).map(({ value }) => value);
  return scores.length === 0 ? -1 : Math.round(scores.reduce((sum, value) => sum + value, 0) / scores.length);
}

/** Higher is easier; names that cannot be judged go last. */
export const speechOf = (label: string) => scorePronunciation(label)?.value ?? -1;

/** Letters of the Cyrillic and Greek alphabets, and the Latin ones they look like, in the same order. */
const strangers = Array.from('асԁеɡһіјкорԛѕуԝхαικνορτυχγ');
const twins = 'acdeghijkopqsywxaikvoptuxy';

/** What to know before a name is printed on anything. */
export function listWarnings(label: string): string[] {
  const twin = Array.from(label, (letter) => twins[strangers.indexOf(letter)] ?? letter).join('');
  const isTwin = twin !== label && /^[a-z0-9-]+$/.test(twin);
  return [
    ...findLookAlikes(label),
    ...(isTwin ? [`Looks like “${twin}”, which is another name. Registries and browsers treat such names with suspicion.`] : []),
  ];
}

/** Who saw the name when it was asked for. */
export function registryOf(domain: string): string {
  const ending = endingOf(domain);
  const zone = Object.hasOwn(zones, ending) ? zones[ending] : undefined;
  return zone ? new URL(zone.base).host : '';
}
