import { Told } from '@/lib/told';
import { isObject } from '@/lib/objects';
import { imageCategory, packageCategory, pythonCategory } from './known-packages';
import { otherNames } from './content';

interface Table {
  headers: string[];
  rows: string[][];
}

const headers = ['Name', 'Category', 'Description'];

const parts = [
  ['dependencies', ''],
  ['devDependencies', 'for development'],
  ['peerDependencies', 'needed beside it'],
  ['optionalDependencies', 'optional'],
] as const;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The packages of a package.json as rows; undefined for any other file, and a sentence where it lists none. */
function readPackageFile(text: string): Table | undefined {
  if (!/^\uFEFF?\s*\{/.test(text)) return undefined;
  const file = parseJson(text);
  if (!isObject(file)) throw new Told('This file looks like JSON, but can’t be read as such.');
  // A list that was downloaded here is not a package.json, and is left to the import itself.
  if (Array.isArray(file.records)) return undefined;
  const seen = new Set<string>();
  const rows = parts.flatMap(([key, remark]) => {
    const group = file[key];
    return isObject(group)
      ? Object.entries(group).flatMap(([name, version]) => {
          if (name.trim() === '' || name.length > 200 || seen.has(name)) return [];
          seen.add(name);
          const facts = [typeof version === 'string' ? `Version ${version.slice(0, 60)}` : '', remark].filter(Boolean).join(', ');
          return [[name, packageCategory(name), facts === '' ? '' : `${facts}, from package.json.`]];
        })
      : [];
  });
  if (rows.length === 0) throw new Told('This JSON file lists no packages. A package.json has them under “dependencies”.');
  return { headers, rows };
}

const packageName = String.raw`[A-Za-z0-9](?:[\w.-]*[A-Za-z0-9])?(?:\s*\[[^\]]*\])?`;
const versionPattern = String.raw`(?:===|==|>=|<=|~=|!=|<|>)\s*[^\s,;#]+`;
const requirementPattern = new RegExp(
  String.raw`^(${packageName})\s*(\(?${versionPattern}(?:\s*,\s*${versionPattern})*\)?|@\s*\S+)?\s*(?:;[^#]*(?:[=<>]|\bin\b)[^#]*)?$`,
);
/** What pip takes beside packages: other files, an index, a package in a folder or at an address. */
const otherLine = /^(?:-|https?:|git\+|\.{0,2}\/)/;

const withoutRemark = (line: string) => line.replace(/(?:^|\s)#.*$/, '').trim();

/** The packages of a requirements.txt, one a line; anything else on a line makes it another file. */
function readRequirements(text: string): Table | undefined {
  // A long line may go on after a backslash, with its checksums.
  const lines = text
    .replace(/\\\r?\n/g, ' ')
    .split(/\r?\n/)
    .map((line) =>
      withoutRemark(line)
        .replace(/\s--hash=\S+/g, '')
        .trim(),
    )
    .filter(Boolean);
  const isHeader = ['name', ...otherNames.name].includes((lines[0] ?? '').toLowerCase());
  if (isHeader || lines.some((line) => line.length > 1000)) return undefined;
  const read = lines.filter((line) => !otherLine.test(line)).map((line) => requirementPattern.exec(line));
  if (read.length === 0 || read.includes(null)) return undefined;
  const seen = new Set<string>();
  const rows = read.flatMap((match) => {
    const name = (match?.[1] ?? '').replace(/\s*\[.*$/, '');
    const version = (match?.[2] ?? '').replace(/^\(|\)$/g, '').trim();
    const key = name.toLowerCase();
    if (name === '' || seen.has(key)) return [];
    seen.add(key);
    const facts = version === '' || version.startsWith('@') ? 'From' : `Version ${version.slice(0, 60)}, from`;
    return [[name, pythonCategory(name), `${facts} requirements.txt.`]];
  });
  return { headers, rows };
}

/** A sentence may begin with the word, too. */
const fromLine = /^FROM\s+(?:--\S+\s+)*\S+(?:\s+AS\s+\S+)?$/i;

/** The images that a Dockerfile builds on; stages of its own are none. */
function readDockerfile(text: string): Table | undefined {
  const lines = text
    .replace(/[\\`]\r?\n/g, ' ')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (!/^(?:FROM|ARG)\s/i.test(lines[0] ?? '') || !lines.some((line) => fromLine.test(line))) return undefined;
  const defaults = new Map<string, string>();
  const seen = new Set<string>(['scratch']);
  const rows: string[][] = [];
  for (const line of lines) {
    const argument = /^ARG\s+(\w+)=(?:"([^"]*)"|'([^']*)'|(\S*))/i.exec(line);
    if (argument) defaults.set(argument[1] ?? '', argument[2] ?? argument[3] ?? argument[4] ?? '');
    const [, typed = '', stage] = /^FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(line) ?? [];
    const image = typed.replace(
      /\$(?:\{(\w+)(?::?-([^}]*))?\}|(\w+))/g,
      (_, name: string | undefined, fallback: string | undefined, bare: string | undefined) =>
        defaults.get(name ?? bare ?? '') ?? fallback ?? '',
    );
    const [, path = '', tag = ''] = /^([^@]*?)(?::([^/:@]+))?(?:@.*)?$/.exec(image) ?? [];
    const name = path.split('/').at(-1) ?? '';
    const key = path.toLowerCase();
    if (name !== '' && name.length <= 200 && !seen.has(key))
      rows.push([
        name,
        imageCategory(name.toLowerCase()),
        `${tag === '' ? 'Image' : `Image with the tag ${tag.slice(0, 60)},`} from a Dockerfile.`,
      ]);
    seen.add(key);
    if (stage) seen.add(stage.toLowerCase());
  }
  if (rows.length === 0) throw new Told('This Dockerfile names no image that can be read.');
  return { headers, rows };
}

/** A file of a project as rows; undefined leaves it to the import of tables. */
export const readProjectFile = (text: string): Table | undefined => readPackageFile(text) ?? readDockerfile(text) ?? readRequirements(text);
