import type { Pick } from './model';
import { readDomain } from './paste';

/** Two entries for the same domain are one, however they were typed. */
export const identityOf = ({ domain }: Pick) => readDomain(domain)?.domain ?? domain.trim().toLowerCase();

/** A domain as people write it, whatever else was typed with it. */
export const nameOf = ({ domain }: Pick) => readDomain(domain)?.shown ?? (domain.trim() || 'Unnamed domain');
