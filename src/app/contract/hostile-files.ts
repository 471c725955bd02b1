import { strToU8, zipSync } from 'fflate';

/** A file as somebody might choose it by mistake or on purpose. */
export interface HostileFile {
  name: string;
  /** Made when it is first asked for: some take long. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What the browser takes it for, by its name. */
  type: string;
}

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
};

type Content = string | Uint8Array;

function file(name: string, make: () => Content): HostileFile {
  let made: Uint8Array | undefined;
  return {
    name,
    type: types[name.split('.').pop() ?? ''] ?? '',
    get bytes() {
      if (!made) {
        const content = make();
        made = typeof content === 'string' ? strToU8(content) : content;
      }
      return new Uint8Array(made);
    },
  };
}

const sampleCsv =
  'Title,Amount,Date,Category,Notes\r\n"Zoë’s café, Köln",1234.50,2026-11-15,Other,"two\nlines"\r\nSecond,-3,13/11/2026,Other,\r\n';

/** Two bytes a letter, as Excel's "Unicode text" has it. */
function utf16(text: string, isLittleEndian: boolean, hasMark: boolean): Uint8Array {
  const letters = hasMark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(letters.length * 2));
  for (let index = 0; index < letters.length; index += 1) view.setUint16(index * 2, letters.charCodeAt(index), isLittleEndian);
  return new Uint8Array(view.buffer);
}

/** One byte a letter; those above 255 are given by their place in the code page. */
const oneByte = (text: string, others: Readonly<Record<string, number>> = {}) =>
  Uint8Array.from(text, (letter) => others[letter] ?? letter.charCodeAt(0) & 0xff);

const encodings: HostileFile[] = [
  file('utf-8-with-mark.csv', () => `\ufeff${sampleCsv}`),
  file('utf-16-le.csv', () => utf16(sampleCsv, true, true)),
  file('utf-16-be.csv', () => utf16(sampleCsv, false, true)),
  file('utf-16-le-without-mark.csv', () => utf16(sampleCsv, true, false)),
  file('utf-16-be-without-mark.csv', () => utf16(sampleCsv, false, false)),
  file('utf-16-cut-in-a-letter.csv', () => utf16(sampleCsv, true, true).slice(0, -1)),
  file('utf-16-le.json', () => utf16('[{"Title":"Zoë"}]', true, true)),
  file('windows-1252.csv', () =>
    oneByte(`${sampleCsv}Price,€5,2026-01-01,Other,“quoted”\r\n`, { '’': 0x92, '€': 0x80, '“': 0x93, '”': 0x94 }),
  ),
  file('windows-1252.json', () => oneByte('[{"Title":"Köln £5"}]')),
  // "Tokyo" and "amount" in Japanese.
  file('shift-jis.csv', () => Uint8Array.from([0x93, 0x8c, 0x8b, 0x9e, 0x2c, 0x8b, 0xe0, 0x8a, 0x7a, 0x0a, 0x93, 0x8c, 0x2c, 0x35, 0x0a])),
  file('broken-utf-8.csv', () => Uint8Array.from([...strToU8('Title\n'), 0xc3, 0x28, 0xa0, 0xff, 0xfe, 0xf8, 0x0a])),
];

/** The smallest picture there is. */
const png = () =>
  Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='), (letter) =>
    letter.charCodeAt(0),
  );
const pdf = () =>
  '%PDF-1.4\n%âãÏÓ\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const part = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`);
const office = 'http://schemas.openxmlformats.org';
const sheetPath = 'xl/worksheets/sheet1.xml';

/** A workbook of one sheet, with the rows given as XML. */
const workbook = (rows: string, more: Record<string, Uint8Array> = {}) =>
  zipSync(
    {
      '[Content_Types].xml': part(
        `<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
      ),
      '_rels/.rels': part(
        `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      'xl/workbook.xml': part(
        `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': part(
        `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      [sheetPath]: part(`<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`),
      ...more,
    },
    { level: 1 },
  );
const cells = (names: readonly string[]) =>
  names.map((name, index) => `<c r="${String.fromCharCode(65 + index)}1" t="inlineStr"><is><t>${name}</t></is></c>`).join('');
const goodRows = `<row r="1">${cells(['Title', 'Amount'])}</row>`;

const renamed: HostileFile[] = ['csv', 'json'].flatMap((ending) => [
  file(`picture.png.${ending}`, png),
  file(`workbook.xlsx.${ending}`, () => workbook(goodRows)),
  file(`paper.pdf.${ending}`, pdf),
  file(`page.html.${ending}`, () => '<!doctype html><title>Sign in</title><script>alert(1)</script>'),
  file(`old-workbook.xls.${ending}`, () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(504)])),
]);

const shapes: HostileFile[] = [
  ...['csv', 'json', 'zip', 'xlsx'].map((ending) => file(`empty.${ending}`, () => '')),
  file('only-spaces.csv', () => ' \r\n \t \r\n'),
  file('only-mark.csv', () => '\ufeff'),
  file('only-headers.csv', () => 'Title,Amount,Date\r\n'),
  file('only-commas.csv', () => ',,,,\n,,,,\n'),
  file('same-headers.csv', () => 'Title,Title,title, Title \na,b,c,d\n'),
  file('nul-bytes.csv', () => 'Ti\0tle,Amount\n\0\0,\0\nA\0B,5\n'),
  file('all-nul.csv', () => new Uint8Array(10_000)),
  file('unbalanced-quotes.csv', () => `Title,Amount\n"never closed,5\n${'row,6\n'.repeat(1000)}`),
  file('quotes-everywhere.csv', () => 'Ti"tle",Amo"unt\n"a"b,"c""\n"""",""""""\n'),
  file('ragged.csv', () => 'Title,Amount\na\nb,1,2,3,4\n,\n'),
  file('semicolons.csv', () => 'Title;Amount;Date\n"Müller; Söhne";1.234,50;15.11.2026\n'),
  file('old-mac-lines.csv', () => 'Title,Amount\rA,1\rB,2\r'),
  file('formulas.csv', () => 'Title,Amount\n"=HYPERLINK(""https://evil.example"",""x"")",1\n@SUM(A1),+2\n-3,=1+1\n'),
  file('markup.csv', () => 'Title,Amount\n"<img src=x onerror=alert(1)>",1\n</script><script>alert(2)</script>,2\n'),
  file('prototype-headers.csv', () => '__proto__,constructor,toString,hasOwnProperty\nx,y,z,w\n'),
  file('figures-beyond.csv', () => `Title,Amount\nA,1e400\nB,-1e400\nC,NaN\nD,Infinity\nE,${'9'.repeat(400)}\nF,0x10\nG,(50)\nH,--5\n`),
  file('days-beyond.csv', () => 'Title,Date\nA,2026-02-30\nB,0000-00-00\nC,99999-01-01\nD,13/13/2026\nE,45000\nF,-1\n'),
  file('directions.csv', () => 'Title,Amount\n"\u202egnp.exe\u202c",1\n"مرحبا (5)",2\n\u200b,3\n'),
];

const large: HostileFile[] = [
  file(
    '49000-rows.csv',
    () =>
      `Title,Amount,Date\n${Array.from({ length: 49_000 }, (_, row) => `Row ${row},${row}.50,2026-01-${String((row % 28) + 1).padStart(2, '0')}`).join('\n')}\n`,
  ),
  file('49000-rows.json', () => JSON.stringify(Array.from({ length: 49_000 }, (_, row) => ({ Title: `Row ${row}`, Amount: row })))),
  file('20000-columns.csv', () => `${Array.from({ length: 20_000 }, (_, column) => `c${column}`).join(',')}\n${'x,'.repeat(19_999)}x\n`),
  file('1000000-columns.csv', () => `${'c,'.repeat(999_999)}c\n${'x,'.repeat(999_999)}x\n`),
  file('one-cell-of-10-megabytes.csv', () => `Title,Amount\n"${'x'.repeat(10_000_000)}",1\n`),
  file('one-line-of-10-megabytes.txt', () => 'x'.repeat(10_000_000)),
  file('30-megabytes.csv', () => `Title,Amount\n${'A row like any other,5\n'.repeat(1_400_000)}`),
];

const deep = (open: string, close: string, levels: number) => () => open.repeat(levels) + close.repeat(levels);
/** Values of the wrong kind for nearly any place. */
const oddValues: readonly unknown[] = [null, true, 0, -1.5, 1e308, '', 'x', [], [null], {}, { toString: 1 }, [[['x']]]];

const jsons: HostileFile[] = [
  ...['null', 'true', '0', '""', '[]', '{}', '[null]', '[[]]', '{"a":', '[1,]', "{'a':1}", 'NaN', '// comment\n{}', '{}{}', '\ufeff[]'].map(
    (text, index) => file(`small-${index + 1}.json`, () => text),
  ),
  file('deep-lists.json', deep('[', ']', 1_000_000)),
  file('deep-objects.json', deep('{"a":', '}', 100_000)),
  file('deep-but-whole.json', () => '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)),
  file(
    'prototype-keys.json',
    () => '[{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"toString":1,"Title":"x"}]',
  ),
  file('prototype-top.json', () => '{"__proto__":{"isAdmin":true},"version":1,"data":{"__proto__":{"isAdmin":true}}}'),
  file('same-key-twice.json', () => '{"data":[],"data":{"a":1}}'),
  file('lone-halves.json', () => '[{"Title":"\\ud800","Notes":"\\udc00\\u0000"}]'),
  file('figures-beyond.json', () => '[{"Amount":1e999},{"Amount":-0},{"Amount":0.1e-400},{"Amount":123456789012345678901234567890}]'),
  file('many-keys.json', () => JSON.stringify(Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`k${index}`, index])))),
];

const listSignature = 0x02014b50;

/** Other sizes in both of a zip's records than it has. */
function lieAboutSize(bytes: Uint8Array, size: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  view.setUint32(22, size, true);
  for (let at = 0; at + 28 < bytes.length; at += 1) if (view.getUint32(at, true) === listSignature) view.setUint32(at + 24, size, true);
  return bytes;
}
const zeros = new Uint8Array(25_000_000);
/** Packing takes long, so each is packed once. */
const bomb = file('bomb.zip', () => zipSync({ 'bomb.json': zeros }, { level: 1 }));
const workbookBomb = file('bomb.xlsx', () => workbook(goodRows, { [sheetPath]: zeros }));

const zips: HostileFile[] = [
  bomb,
  file('bomb-that-says-it-is-small.zip', () => lieAboutSize(bomb.bytes, 10)),
  file('says-it-is-huge.zip', () => lieAboutSize(zipSync({ 'a.json': strToU8('[]') }), 0xfffffff0)),
  file('many-files.zip', () =>
    zipSync(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`${index}.json`, strToU8('{}')])), { level: 0 }),
  ),
  file('paths-outside.zip', () => zipSync({ '../../etc/passwd.json': strToU8('{}'), '/root.json': strToU8('{}') })),
  file('zip-in-zip.zip', () => zipSync({ 'inner.zip': bomb.bytes })),
  file('cut.zip', () => zipSync({ 'a.json': strToU8('[]'.repeat(1000)) }).slice(0, 40)),
  file('only-first-letters.zip', () => 'PK\u0003\u0004'),
  workbookBomb,
  file('bomb-that-says-it-is-small.xlsx', () => lieAboutSize(workbookBomb.bytes, 10)),
  file('no-sheet.xlsx', () => zipSync({ 'readme.txt': strToU8('not a workbook') })),
  file('broken-sheet.xlsx', () => workbook('<row><c><v>')),
  file('entities.xlsx', () =>
    workbook('', {
      [sheetPath]: part(
        '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><worksheet><sheetData><row><c><v>&b;</v></c></row></sheetData></worksheet>',
      ),
    }),
  ),
  file('far-away-cell.xlsx', () => workbook('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
];

/** None may crash a reader, hang it, show an engine's words, or change anything but what it is read into. */
export const hostileFiles: readonly HostileFile[] = [...encodings, ...renamed, ...shapes, ...large, ...jsons, ...zips];

/** A good file with one place at a time of the wrong kind, or gone: for each place in it, and each kind. */
export function* wrongTypes(good: unknown): Generator {
  yield* oddValues;
  if (typeof good !== 'object' || good === null) return;
  for (const [key, value] of Object.entries(good)) {
    for (const odd of wrongTypes(value)) yield replaced(good, key, odd);
    if (!Array.isArray(good)) yield Object.fromEntries(Object.entries(good).filter(([name]) => name !== key));
  }
}

const replaced = (whole: object, key: string, value: unknown): unknown =>
  Array.isArray(whole) ? whole.map((item: unknown, index) => (String(index) === key ? value : item)) : { ...whole, [key]: value };
