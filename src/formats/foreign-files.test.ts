import { zipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTextFile } from '@/platform/open-file';
import { parseCsv, parseCsvInPieces } from './csv';
import { unpack } from './unpack';
import { workbookToCsv } from './workbook';
import { xlsxFile } from './xlsx';
import { zipFile } from './zip';

const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, name = 'a.csv') => new File([bytes], name);
const wide = (text: string, isLittle: boolean, hasMark: boolean) => {
  const letters = hasMark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(letters.length * 2));
  [...letters].forEach((letter, index) => view.setUint16(index * 2, letter.charCodeAt(0), isLittle));
  return new Uint8Array(view.buffer);
};

describe('files of other programs', () => {
  it.each([
    [true, true],
    [false, true],
    [true, false],
    [false, false],
  ])('are read in two bytes a letter, little-endian %s, marked %s', async (isLittle, hasMark) => {
    const text = await readTextFile(fileOf(wide('Name,Amount\nŁódź,5\n', isLittle, hasMark)));
    expect(parseCsv(text)).toEqual({ headers: ['Name', 'Amount'], rows: [['Łódź', '5']] });
  });

  it.each([
    [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], 'a PNG picture'],
    [[0xff, 0xd8, 0xff, 0xe0], 'a JPEG picture'],
    [[0x25, 0x50, 0x44, 0x46, 0x2d], 'a PDF'],
    [[0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'old Excel'],
    [[0x61, 0x00, 0x00, 0x62, 0x00, 0x00, 0x63, 0x64], 'isn’t a text file'],
    [[], 'empty'],
  ])('named .csv and none: %j is named', async (bytes, name) => {
    await expect(readTextFile(fileOf(new Uint8Array(bytes)))).rejects.toThrow(name);
  });

  it('may be Excel’s, whatever they are called', async () => {
    const sheet = {
      name: 'S',
      columns: [
        { label: 'Name', kind: 'text' as const },
        { label: 'Due', kind: 'day' as const },
        { label: 'Amount', kind: 'money' as const },
      ],
      rows: [['Łódź, "x"', '2026-11-15', 12.5]],
    };
    const bytes = new Uint8Array(await (await xlsxFile([sheet])).arrayBuffer());
    const text = await readTextFile(fileOf(bytes, 'renamed.csv'), workbookToCsv);
    expect(parseCsv(text)).toEqual({ headers: ['Name', 'Due', 'Amount'], rows: [['Łódź, "x"', '2026-11-15', '12.5']] });
  });

  it('are read when Excel’s and large, without a worker', async () => {
    const rows = Array.from({ length: 12_000 }, (_, index) => [`Row ${index} ${Math.sin(index)}`, index]);
    const sheet = {
      name: 'S',
      columns: [
        { label: 'Name', kind: 'text' as const },
        { label: 'N', kind: 'number' as const },
      ],
      rows,
    };
    const text = await workbookToCsv(new Uint8Array(await (await xlsxFile([sheet])).arrayBuffer()));
    expect(parseCsv(text).rows).toHaveLength(12_000);
  });

  it('say percent where Excel shows it, also of a formula, and leave other numbers as they are', async () => {
    const sheet = {
      name: 'S',
      columns: [
        { label: 'Rate', kind: 'percent' as const },
        { label: 'N', kind: 'number' as const },
        { label: 'Of', kind: 'percent' as const },
      ],
      rows: [
        [0.2, 0.2, { formula: 'A2*2', value: 0.4 }],
        [0.0885, 3, null],
        [-1, 0, 0.07],
      ],
    };
    const text = await workbookToCsv(new Uint8Array(await (await xlsxFile([sheet])).arrayBuffer()));
    expect(text).toBe('Rate,N,Of\r\n20%,0.2,40%\r\n8.85%,3,\r\n-100%,0,7%');
  });

  it('are refused in words when a zip is no table, or damaged', async () => {
    const zip = new Uint8Array(await (await zipFile({ 'a.txt': 'x' })).arrayBuffer());
    await expect(workbookToCsv(zip)).rejects.toThrow('not a table');
    const cut = new Uint8Array(await (await zipFile({ 'xl/workbook.xml': String(Array.from({ length: 999 }, Math.sin)) })).arrayBuffer());
    await expect(workbookToCsv(cut.slice(0, 400))).rejects.toThrow('damaged');
    await expect(workbookToCsv(new Uint8Array(await (await zipFile({ 'xl/workbook.xml': '<' })).arrayBuffer()))).rejects.toThrow(
      'Save it as CSV',
    );
  });

  it('count what really comes out of a zip, not what its head claims', () => {
    const bytes = zipSync({ 'a.xml': strToU8('0'.repeat(30_000_000)) });
    // The sizes before unpacking stand in the local and the central head; both are made to say ten bytes.
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    view.setUint32(22, 10, true);
    const central = bytes.findIndex((_, place) => view.byteLength - place > 4 && view.getUint32(place, true) === 0x02014b50);
    view.setUint32(central + 24, 10, true);
    expect(() => unpack(bytes)).toThrow('far more than it should');
    const many = zipSync(Object.fromEntries(Array.from({ length: 2_100 }, (_, index) => [`${index}.txt`, strToU8('')])));
    expect(() => unpack(many)).toThrow('too many files');
  });

  it('are refused at once when they have more columns than a table', () => {
    expect(() => parseCsv(Array.from({ length: 20_000 }, (_, index) => `c${index}`).join(','))).toThrow('20,000 columns');
    expect(() => parseCsv(','.repeat(999_999))).toThrow('1,000,000 columns');
    expect(parseCsv(`a,b\n${'1,'.repeat(900)}`).rows).toEqual([['1', '1']]);
  });

  it('are read in pieces just as whole, and stop when told', async () => {
    const text = `a,b\n${Array.from({ length: 9_000 }, (_, index) => `"row, ${index}","x ""${index}"""`).join('\n')}`;
    const shares: number[] = [];
    const whole = await parseCsvInPieces(text, new AbortController().signal, (share) => shares.push(share));
    expect(whole).toEqual(parseCsv(text));
    expect(shares.length).toBeGreaterThan(2);
    const controller = new AbortController();
    await expect(parseCsvInPieces(text, controller.signal, () => controller.abort())).rejects.toThrow('Stopped');
  });
});
