import { describe, expect, it } from 'vitest';
import { isRoomHash, readRoomLink, readServer, serverName, toRoomHash, type RoomLink } from './room-link';

const link: RoomLink = { as: 'edit', seed: Uint8Array.from({ length: 32 }, (_, at) => at * 7), server: 'wss://team.example/rooms' };

describe('the link to a room', () => {
  it('comes back whole, as an address or alone, to edit and to view, with a server or the site’s own', () => {
    for (const one of [link, { ...link, as: 'view' as const }, { ...link, server: '' }]) {
      const hash = toRoomHash(one);
      expect(isRoomHash(hash)).toBe(true);
      expect(readRoomLink(hash)).toEqual(one);
      expect(readRoomLink(`  https://site.example/together${hash}\n`)).toEqual(one);
    }
  });

  it('is refused in words wherever it was cut or changed', () => {
    const hash = toRoomHash(link);
    for (let length = '#room='.length; length < hash.length; length += 1)
      expect(() => readRoomLink(hash.slice(0, length))).toThrow('This link is incomplete');
    for (let at = '#room='.length; at < hash.length; at += 1) {
      const changed = hash.slice(0, at) + (hash[at] === 'Q' ? 'R' : 'Q') + hash.slice(at + 1);
      expect(() => readRoomLink(changed)).toThrow('This link is incomplete');
    }
    expect(() => readRoomLink('https://site.example/together')).toThrow('isn’t a link to a room');
    expect(() => readRoomLink('#room=e2.something.new')).toThrow('newer version');
  });

  it('names only servers that nobody on the way can listen to', () => {
    expect(readServer('team.example')).toBe('wss://team.example/rooms');
    expect(readServer(' https://team.example:8443/x/ ')).toBe('wss://team.example:8443/x');
    expect(readServer('http://localhost:4173')).toBe('ws://localhost:4173/rooms');
    expect(readServer('ws://127.0.0.1:4173/rooms')).toBe('ws://127.0.0.1:4173/rooms');
    expect(() => readServer('ws://team.example')).toThrow('Only wss://');
    expect(() => readServer('ftp://team.example')).toThrow('begins with wss://');
    expect(() => readServer('')).toThrow('isn’t the address of a server');
    expect(() => readServer('a b')).toThrow('isn’t the address of a server');
    expect(serverName('wss://team.example:8443/x')).toBe('team.example:8443');
  });
});
