import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingOf, findLookAlikes, hostsFor, judge, mixesAlphabets, toDomain, zoneOf, zones } from './domains';

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

  it.each([
    // The extension, what the registry says, what the name servers say.
    ['acmetools.com', 'missing', 'nothing', 'available'],
    ['acmetools.com', 'missing', 'no-answer', 'probable'],
    ['acmetools.io', 'missing', 'nothing', 'probable'],
    ['acmetools.io', 'missing', 'no-answer', 'unknown'],
    ['acmetools.com', 'slow-down', 'nothing', 'unknown'],
    ['acmetools.com', 'no-answer', 'nothing', 'unknown'],
    ['acmetools.xyz', undefined, 'nothing', 'unknown'],
    ['acmetools.xyz', 'missing', 'nothing', 'unknown'],
    // Three letters are often held back, four are not.
    ['abc.com', 'missing', 'nothing', 'probable'],
    ['abcd.com', 'missing', 'nothing', 'available'],
  ] as const)('%s, %s in the registry and %s from the name servers: %s', (domain, registry, servers, state) => {
    expect(judge(domain, registry, servers).state).toBe(state);
  });

  it('knows a registry by the last part of a name', () => {
    expect([endingOf('a.co.io'), endingOf('a.com')]).toEqual(['io', 'com']);
    expect(zoneOf(zones, 'acme.dev')).toBe(zones.dev);
    expect(zoneOf(zones, 'acme.toString')).toBeUndefined();
  });

  it('takes sixty-three letters, and none that a host cannot have', () => {
    expect(toDomain('a'.repeat(63), 'com')).toBe(`${'a'.repeat(63)}.com`);
    expect(toDomain(' Acme ', 'com')).toBe('acme.com');
    for (const label of ['acme-', 'ac_me', 'ac@me', 'ac:80', 'a?b', '%41']) expect(toDomain(label, 'com')).toBeUndefined();
  });

  it('tells letters of two alphabets in one name', () => {
    expect(['acme', 'müller', 'яндекс', 'αcme', 'pаypal', '123'].map(mixesAlphabets)).toEqual([false, false, false, true, true, false]);
    expect(findLookAlikes('müller')).toEqual(['Has letters beyond a to z: browsers may show it as “xn--…”.']);
    expect(findLookAlikes('area51')).toEqual(['1, l and i are easily confused.']);
    expect(findLookAlikes('corn10')).toEqual([
      '0 and o are easily confused.',
      '1, l and i are easily confused.',
      '“rn” can be read as “m”.',
    ]);
  });

  it('warns of names that can be taken for others', () => {
    expect(findLookAlikes('acme')).toEqual([]);
    expect(findLookAlikes('pаypal')).toHaveLength(1); // the second letter is Cyrillic
    expect(findLookAlikes('g00d')).toEqual(['0 and o are easily confused.']);
    expect(findLookAlikes('modern')).toEqual(['“rn” can be read as “m”.']);
  });
});
