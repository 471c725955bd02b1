import type { DomainState } from '@/lib/domains';
import { hashText, seededRandom } from '@/lib/random';
import { registrars, type RegistrarId } from './content';

const shareFree = 0.7;

/** A stand-in until a registry is asked. It depends on the name alone, so that it does not change from look to look. */
export const isSimulatedFree = (domain: string) => seededRandom(hashText(`domain ${domain}`))() < shareFree;

/** What is known of a name: a registry's answer, the stand-in, or nothing. */
export type Standing = { kind: 'simulated'; isFree: boolean } | { kind: 'live'; state: DomainState; at?: number } | { kind: 'none' };

export function toStanding(domain: string, answer: { state: DomainState; at: number } | undefined, isSimulated: boolean): Standing {
  if (answer) return { kind: 'live', state: answer.state, at: answer.at };
  return isSimulated ? { kind: 'simulated', isFree: isSimulatedFree(domain) } : { kind: 'none' };
}

export const isTaken = (standing: Standing) =>
  standing.kind === 'live' ? standing.state === 'taken' : standing.kind === 'simulated' && !standing.isFree;

const liveWords: Record<DomainState, string> = {
  available: 'Available',
  probable: 'Probably available',
  taken: 'Taken',
  unknown: 'Unknown',
};

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A registry's answer is only true for the moment it was given, so that moment goes with it. */
export function describeStanding(standing: Standing): string {
  if (standing.kind === 'none') return 'Not checked';
  if (standing.kind === 'live') {
    const when = standing.at === undefined ? '' : ` on ${clock.format(standing.at)}`;
    return `${liveWords[standing.state]} (registry asked${when})`;
  }
  return standing.isFree ? 'Simulated available' : 'Simulated taken';
}

/** The search page of a registrar for one name. */
export function registrarLink(registrar: RegistrarId, domain: string): string {
  const { page, parameter } = registrars[registrar];
  return `${page}?${parameter}=${encodeURIComponent(domain)}`;
}
