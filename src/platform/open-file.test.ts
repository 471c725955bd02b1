import { describe, expect, it } from 'vitest';
import { readTextFile } from './open-file';

const read = (bytes: readonly number[] | Uint8Array<ArrayBuffer>) => readTextFile(new File([new Uint8Array(bytes)], 'a.txt'));
/** So many letters a, with zeros where they are asked for. */
const withZeros = (length: number, places: readonly number[]) => {
  const bytes = new Uint8Array(length).fill(0x61);
  for (const place of places) bytes[place] = 0;
  return bytes;
};
const odd = (count: number) => Array.from({ length: count }, (_, index) => index * 2 + 1);
const even = (count: number) => Array.from({ length: count }, (_, index) => index * 2);

describe('a file that is no text', () => {
  it.each([
    ['This is a PNG picture.', [0x89, 0x50, 0x4e, 0x47]],
    ['This is a JPEG picture.', [0xff, 0xd8, 0xff]],
    ['This is a GIF picture.', [0x47, 0x49, 0x46, 0x38]],
    ['This is a picture or a recording.', [0x52, 0x49, 0x46, 0x46]],
    ['This is a PDF.', [0x25, 0x50, 0x44, 0x46]],
    ['This is an old Excel or Word file. Save it as .xlsx or CSV first.', [0xd0, 0xcf, 0x11, 0xe0]],
    ['This is a packed file. Unpack it first.', [0x1f, 0x8b]],
    ['This is an Excel or a zip file. Choose a text file.', [0x50, 0x4b, 0x03, 0x04]],
    ['This is an Excel or a zip file. Choose a text file.', [0x50, 0x4b, 0x05, 0x06]],
  ])('is known by its first bytes: %s', async (message, start) => {
    await expect(read([...start, 0x61, 0x61])).rejects.toThrow(message);
    // One byte less, and it may be a text.
    await expect(read(start.slice(0, -1))).resolves.toEqual(expect.any(String));
  });

  it('is unpacked where someone can', async () => {
    const file = new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 7])], 'a.xlsx');
    expect(await readTextFile(file, (bytes) => Promise.resolve(`${bytes.length} bytes`))).toBe('5 bytes');
  });

  it('is refused when empty, over 20 MB or gone', async () => {
    const fileOf = (size: number, arrayBuffer: () => Promise<ArrayBuffer>) => ({ size, arrayBuffer }) as File;
    const given = () => Promise.resolve(new Uint8Array([0x61]).buffer);
    await expect(readTextFile(fileOf(0, given))).rejects.toThrow('This file is empty.');
    await expect(readTextFile(fileOf(1, given))).resolves.toBe('a');
    await expect(readTextFile(fileOf(20_971_520, given))).resolves.toBe('a');
    await expect(readTextFile(fileOf(20_971_521, given))).rejects.toThrow('over 20 MB');
    await expect(readTextFile(fileOf(1, () => Promise.reject(new Error('gone'))))).rejects.toThrow('couldn’t be read');
  });
});

describe('a text file', () => {
  it('is read as UTF-8, or else as old spreadsheets write', async () => {
    expect(await read([0xc5, 0x81])).toBe('Ł');
    expect(await read([0x61, 0xe9])).toBe('aé');
  });

  it('is read in two bytes a letter by the mark in front', async () => {
    // U+0141 has no zero in it that would tell.
    expect(await read([0xff, 0xfe, 0x41, 0x01])).toBe('Ł');
    expect(await read([0xfe, 0xff, 0x01, 0x41])).toBe('Ł');
  });

  const refused = 'This isn’t a text file.';
  it.each([
    // More than a fifth of the bytes on one side are zeros…
    ['two of ten are too few', withZeros(10, odd(2)), refused],
    ['three of ten are enough', withZeros(10, odd(3)), 5],
    ['three of ten on the other side, too', withZeros(10, even(3)), 5],
    ['two of ten on the other side are too few', withZeros(10, even(2)), refused],
    // …and on the other there are less than a tenth of them.
    ['four beside fifty', withZeros(100, [...odd(50), ...even(4)]), 50],
    ['five beside fifty', withZeros(100, [...odd(50), ...even(5)]), refused],
    ['four beside fifty, turned', withZeros(100, [...even(50), ...odd(4)]), 50],
    ['five beside fifty, turned', withZeros(100, [...even(50), ...odd(5)]), refused],
    ['four beside forty-three', withZeros(100, [...odd(43), ...even(4)]), 50],
    ['four beside forty-three, turned', withZeros(100, [...even(43), ...odd(4)]), 50],
    // Of the first 2,000 bytes only: 40 beside 401, and one more behind them.
    ['the beginning counts', withZeros(2_002, [...odd(401), ...even(40), 2_000]), 1_001],
    // A zero among the first 100,000 bytes, and one behind them.
    ['a zero at the end of what is looked at', withZeros(100_010, [99_999]), refused],
    ['a zero behind it', withZeros(100_010, [100_000]), 100_010],
  ])('is told by its zeros: %s', async (_, bytes, expected) => {
    expect(
      await read(bytes).then(
        ({ length }) => length,
        (error: Error) => error.message,
      ),
    ).toBe(expected);
  });

  it('in two bytes a letter is read the right way round', async () => {
    expect(await read([0x61, 0, 0x62, 0])).toBe('ab');
    expect(await read([0, 0x61, 0, 0x62])).toBe('ab');
  });
});
