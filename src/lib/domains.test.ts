import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLookAlikes, hostsFor, judge, toDomain } from './domains';

describe('domain names', () => {
  it.each([
    ['Acme', 'com', 'acme.com'],
    ['acme-labs', 'io', 'acme-labs.io'],
    ['müller', 'de', 'xn--mller-kva.de'],
    ['a b', 'com', undefined],
    ['', 'com', undefined],
    ['-acme', 'com', undefined],
    ['acme.co', 'com', undefined],
    ['acme/../x', 'com', undefined],
    ['a'.repeat(64), 'com', undefined],
  ])('writes %j with .%s as %j', (label, ending, domain) => {
    expect(toDomain(label, ending)).toBe(domain);
  });

  it('makes a plain host or nothing of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (label) => {
        const domain = toDomain(label, 'com');
        expect(domain ?? 'x.com').toMatch(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.com$/);
      }),
    );
  });

  it('names every host that will see the names', () => {
    expect(hostsFor(['a.com', 'b.net', 'c.xyz', 'd.constructor'])).toEqual(['rdap.verisign.com', 'cloudflare-dns.com', 'dns.google']);
  });

  it('calls a name available only when the registry and the name servers both have nothing', () => {
    const registries = ['found', 'missing', 'slow-down', 'no-answer', undefined] as const;
    const servers = ['delegated', 'nothing', 'no-answer'] as const;
    for (const registry of registries) {
      for (const server of servers) {
        const isFree = registry === 'missing' && server === 'nothing';
        expect(judge('acmetools.com', registry, server).state === 'available').toBe(isFree);
        expect(judge('acmetools.io', registry, server).state).not.toBe('available');
        if (registry === 'found' || server === 'delegated') expect(judge('acmetools.io', registry, server).state).toBe('taken');
      }
    }
  });

  it('warns of names that can be taken for others', () => {
    expect(findLookAlikes('acme')).toEqual([]);
    expect(findLookAlikes('pаypal')).toHaveLength(1); // the second letter is Cyrillic
    expect(findLookAlikes('g00d')).toEqual(['0 and o are easily confused.']);
    expect(findLookAlikes('modern')).toEqual(['“rn” can be read as “m”.']);
  });
});
