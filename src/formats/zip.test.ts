import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Told } from '@/lib/told';
import { readZip } from './zip';

describe('a zip somebody chose', () => {
  it('is read, packed and stored, with names and texts in any script', () => {
    const files = { 'a.txt': 'hello', 'überblick/b.json': '{"é":"東京"}', empty: '', 'long.txt': 'ß'.repeat(100_000) };
    const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
    expect(readZip(zipSync(bytes, { level: 6 }))).toEqual(files);
    expect(readZip(zipSync(bytes, { level: 0 }))).toEqual(files);
  });

  it('is refused in words where it is broken, wherever that is', () => {
    const good = zipSync({ 'a.txt': strToU8('hello '.repeat(100)), 'b.txt': strToU8('there') });
    const broken = [...good].flatMap((_, at) => [good.slice(0, at), good.map((byte, place) => (place === at ? byte ^ 0xff : byte))]);
    for (const bytes of broken) {
      try {
        readZip(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(Told);
      }
    }
  });

  it('holds only what it names, whatever the name', () => {
    const renamed = Buffer.from(zipSync({ aaprotoaa: strToU8('1'), 'constructor/a': strToU8('2') })).toString('latin1');
    const texts = readZip(Buffer.from(renamed.replaceAll('aaprotoaa', '__proto__'), 'latin1'));
    expect(Object.keys(texts)).toEqual(['__proto__', 'constructor/a']);
    expect(Object.getPrototypeOf(texts)).toBe(Object.prototype);
  });
});
