import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checkZip, readZip } from './zip';

const entrySignature = 0x02014b50;

/** A zip whose list names other sizes than it has: both of its records are written over. */
function lie(bytes: Uint8Array, size: number): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  view.setUint32(22, size, true);
  for (let at = 0; at < copy.length - 4; at += 1) if (view.getUint32(at, true) === entrySignature) view.setUint32(at + 24, size, true);
  return copy;
}

const zeros = (size: number) => zipSync({ 'a.txt': new Uint8Array(size) }, { level: 1 });

describe('a zip somebody chose', () => {
  it('is read, packed and stored, with names and texts in any script', () => {
    const files = { 'a.txt': 'hello', 'überblick/b.json': '{"é":"東京"}', empty: '', 'long.txt': 'ß'.repeat(1_000_000) };
    const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
    expect(readZip(zipSync(bytes, { level: 6 }))).toEqual(files);
    expect(readZip(zipSync(bytes, { level: 0 }))).toEqual(files);
  });

  it('is refused by what it unpacks to, and not by what it says', () => {
    expect(() => readZip(lie(zeros(21_000_000), 10))).toThrow('unpacks to more than 20 MB');
    const bomb = zeros(3_000_000);
    for (const size of [3_000_000, 10, 0]) expect(() => checkZip(lie(bomb, size), 1_000_000)).toThrow('unpacks to more than 1 MB');
    // One that claims more than it holds would have room made for it.
    expect(() => checkZip(lie(zeros(1), 4_000_000_000))).toThrow('more than 20 MB');
    expect(() => checkZip(bomb)).not.toThrow();
  });

  it('is refused where its parts are too many, alone or together', () => {
    const many = (count: number, size: number) =>
      zipSync(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.txt`, new Uint8Array(size)])), { level: 1 });
    expect(() => readZip(many(2001, 0))).toThrow('2,000 files');
    expect(() => checkZip(many(30, 100_000), 1_000_000)).toThrow('more than 1 MB');
  });

  it('is refused in words where it is broken or locked', () => {
    const good = zipSync({ 'a.txt': strToU8('hello '.repeat(100)) });
    for (let length = 0; length < good.length; length += 1) expect(() => readZip(good.slice(0, length))).toThrow('is damaged');
    for (let at = 0; at < good.length; at += 1) {
      const broken = good.slice();
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      try {
        readZip(broken);
      } catch (error) {
        expect(String(error)).toMatch(/This zip file (is damaged|is locked|unpacks)/);
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
