import type { DomainCheck } from '@/kinds/names/use-domain-check';
import { notChecked } from '../files';

const words = { available: 'Available when asked', probable: 'Probably available when asked', taken: 'Taken', unknown: 'Unknown' };

/** What the files say of a domain. */
export function describeDomain(live: DomainCheck, domain: string): string {
  const answer = live.answers.get(domain);
  return answer ? `${words[answer.state]} (${new Date(answer.at).toISOString().slice(0, 16).replace('T', ' ')} UTC)` : notChecked(domain);
}
