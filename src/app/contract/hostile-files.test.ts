import { describe, expect, it } from 'vitest';
import { readZip } from '@/formats/zip';
import { Told } from '@/lib/told';
import { hostileFiles, wrongTypes } from './hostile-files';

describe('hostile files', () => {
  it('have names of their own, a type, and are what they say', () => {
    expect(new Set(hostileFiles.map(({ name }) => name)).size).toBe(hostileFiles.length);
    expect(hostileFiles.filter(({ type }) => type === '')).toEqual([]);
    const bytesOf = (name: string) => hostileFiles.find((file) => file.name === name)?.bytes ?? new Uint8Array();
    expect(new TextDecoder('shift-jis').decode(bytesOf('shift-jis.csv'))).toBe('東京,金額\n東,5\n');
    expect(new TextDecoder('utf-16le').decode(bytesOf('utf-16-le.csv'))).toContain('Zoë’s café, Köln');
    expect(new TextDecoder('utf-16be').decode(bytesOf('utf-16-be-without-mark.csv'))).toContain('Zoë’s café, Köln');
    expect([...bytesOf('windows-1252.csv')]).toEqual(expect.arrayContaining([0x80, 0x92, 0x93, 0x94, 0xeb]));
    expect(new TextDecoder().decode(bytesOf('1000000-columns.csv')).split('\n')[0]?.split(',')).toHaveLength(1_000_000);
  });

  it('are unpacked or refused in words', () => {
    for (const { name, bytes } of hostileFiles.filter((file) => /\.(zip|xlsx)$/.test(file.name))) {
      try {
        readZip(bytes);
        expect(name).not.toMatch(/bomb|cut|many/);
      } catch (error) {
        expect(error).toBeInstanceOf(Told);
      }
    }
  });

  it('put each wrong kind at each place', () => {
    const all = [...wrongTypes({ cards: [{ name: 'a' }] })].map((value) => JSON.stringify(value));
    for (const one of ['null', '{"cards":null}', '{"cards":[null]}', '{"cards":[{"name":[]}]}', '{"cards":[{}]}', '{}'])
      expect(all).toContain(one);
  });
});
