import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unpack } from './unpack';
import { workbookToCsv } from './workbook';
import { xlsxFile } from './xlsx';
import { zipFile } from './zip';

const zipOf = (sizes: number[]) =>
  zipSync(Object.fromEntries(sizes.map((size, index) => [`${index}`, new Uint8Array(size)])), { level: 0 });

describe('a zip that is unpacked', () => {
  it('holds 20 MB and not a byte more, over all its files', () => {
    expect([...unpack(zipOf([12_000_000, 8_000_000])).values()].map(({ length }) => length)).toEqual([12_000_000, 8_000_000]);
    expect(() => unpack(zipOf([12_000_000, 8_000_001]))).toThrow('more than 20 MB');
  });

  it('is refused where it was made to burst, long before it has', () => {
    const bomb = zipSync({ 'workspace.json': new Uint8Array(19_000_000) }, { level: 9 });
    expect(() => unpack(bomb)).toThrow('far more than it should');
    const rows = strToU8(Array.from({ length: 60_000 }, (_, row) => `{"id":"${row}","title":"Bread","note":"","done":false}`).join(','));
    expect(rows.length).toBeGreaterThan(3_000_000);
    // Buffer compares bytes at once; an assertion that could say where they differ takes minutes for three million of them.
    expect(Buffer.compare(unpack(zipSync({ 'workspace.json': rows }, { level: 9 })).get('workspace.json') ?? new Uint8Array(), rows)).toBe(
      0,
    );
  });

  it('holds 2,000 files and not one more', () => {
    const many = (count: number) => zipOf(Array.from({ length: count }, () => 0));
    expect(unpack(many(2_000)).size).toBe(2_000);
    expect(() => unpack(many(2_001))).toThrow('too many files');
  });

  it('gives what is wanted, and no folders', () => {
    const bytes = zipSync({ 'a.xml': strToU8('a'), 'folder/': new Uint8Array(), 'folder/b.png': strToU8('b') });
    expect([...unpack(bytes).keys()]).toEqual(['a.xml', 'folder/b.png']);
    expect([...unpack(bytes, (name) => name.endsWith('.xml')).keys()]).toEqual(['a.xml']);
    expect([...unpack(bytes, (name) => name !== 'a.xml').keys()]).toEqual(['folder/b.png']);
    expect(() => unpack(new Uint8Array())).toThrow('damaged');
    expect(() => unpack(strToU8('no zip at all'))).toThrow('damaged');
  });

  it('is read whole wherever its pieces end', () => {
    // Stored as it is, so that its own length decides where the pieces end.
    const around = unpack(zipSync({ a: new Uint8Array(10) }, { level: 0 })).get('a')?.length;
    expect(around).toBe(10);
    const head = zipSync({ a: new Uint8Array() }, { level: 0 }).length;
    for (const size of [4_095, 4_096, 4_097, 8_191, 8_192, 8_193]) {
      const content = Uint8Array.from({ length: size - head }, (_, index) => index % 251);
      const bytes = zipSync({ a: content }, { level: 0 });
      expect(bytes.length).toBe(size);
      expect(unpack(bytes).get('a')).toEqual(content);
    }
  });
});

describe('an Excel file somebody chose', () => {
  const sheet = (cells: string) => `<worksheet><sheetData>${cells}</sheetData></worksheet>`;
  const reaching = async (address: string) => {
    const file = await zipFile({
      'xl/workbook.xml': '<workbook/>',
      'xl/worksheets/sheet1.xml': sheet(`<c r="A1"/><c s="1" r="${address}"/>`),
    });
    return workbookToCsv(new Uint8Array(await file.arrayBuffer())).catch((error: Error) => error.message);
  };

  it.each([
    // 500 is 19 × 26 + 6: S and F.
    ['SF1', false],
    ['SG1', true],
    ['SF50001', false],
    ['A50002', true],
    ['B50001', false],
    ['ZZ1', true],
    ['AAA1', true],
    ['XFD1048576', true],
    ['Z9', false],
  ])('that reaches to %s is too large: %s', async (address, isTooLarge) => {
    expect((await reaching(address)).includes(`reaches to cell ${address}.`)).toBe(isTooLarge);
  });

  it('counts only the cells of its sheets', async () => {
    const file = await zipFile({ 'xl/workbook.xml': '<workbook/>', 'xl/drawings/a.xml': '<c r="ZZZ1"/>' });
    await expect(workbookToCsv(new Uint8Array(await file.arrayBuffer()))).rejects.toThrow('Save it as CSV');
  });

  it('gives days, answers and figures as people type them', async () => {
    const columns = (['text', 'day', 'number'] as const).map((kind) => ({ label: kind, kind }));
    const blob = await xlsxFile([
      {
        name: 'S',
        columns,
        rows: [
          ['a, b', '2026-11-15', 1.25],
          [null, null, 0],
        ],
      },
    ]);
    const parts = unpack(new Uint8Array(await blob.arrayBuffer()));
    const name = 'xl/worksheets/sheet1.xml';
    const xml = new TextDecoder()
      .decode(parts.get(name))
      .replace('</sheetData>', '<row r="4"><c r="A4" t="b"><v>1</v></c><c r="B4" t="b"><v>0</v></c></row></sheetData>');
    const bytes = zipSync({ ...Object.fromEntries(parts), [name]: strToU8(xml) });
    expect(await workbookToCsv(bytes)).toBe('text,day,number\r\n"a, b",2026-11-15,1.25\r\n,,0\r\nYes,No,');
  });
});
