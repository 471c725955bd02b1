/**
 * npm run lint: oxlint with types. What passed before, and imports nothing that has changed since, would pass again and is not looked at;
 * the whole of it takes half a minute of two cores.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root, run } from './setup.mjs';

const memory = join(root, 'node_modules/.cache/lint.json');
const hashOf = (text) => createHash('sha256').update(text).digest('base64');

/** What git knows of; where there is no git, everything is looked at every time. */
function listFiles() {
  try {
    const said = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, stdio: 'pipe' });
    return said.toString().split('\n');
  } catch {
    return [];
  }
}

const texts = new Map(
  listFiles()
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(join(root, file)))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const hashes = new Map([...texts].map(([file, text]) => [file, hashOf(text)]));

/** What decides about every file: the rules, the compiler's settings, the packages, and types that nobody imports. */
const everywhere = ['.oxlintrc.json', 'tsconfig.json', 'package-lock.json', ...[...texts.keys()].filter((file) => file.endsWith('.d.ts'))];
const rules = hashOf(everywhere.map((file) => readFileSync(join(root, file), 'utf8')).join('\0'));

function recall() {
  try {
    const kept = JSON.parse(readFileSync(memory, 'utf8'));
    return kept.rules === rules ? new Map(Object.entries(kept.passed)) : undefined;
  } catch {
    return undefined;
  }
}

const withoutEnding = (path) => path.replace(/(\.d)?\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '');
const imported = /(?:from|import)\s*\(?\s*['"`]((?:@|\.\.?)\/[^'"`]+)['"`]/g;

/** Files by what they import, without the endings of names: one that is gone still has importers. */
function findImporters() {
  const importers = new Map();
  for (const [file, text] of texts)
    for (const [, name] of text.matchAll(imported)) {
      const path = withoutEnding(name.startsWith('@/') ? `src/${name.slice(2)}` : posix.join(posix.dirname(file), name));
      importers.set(path, [...(importers.get(path) ?? []), file]);
    }
  return importers;
}

/** What has changed or gone, and whatever knows of it, however far away. */
function findTouched(passed) {
  const touched = new Set([...hashes].filter(([file, hash]) => passed.get(file) !== hash).map(([file]) => file));
  for (const file of passed.keys()) if (!hashes.has(file)) touched.add(file);
  const importers = findImporters();
  for (const file of touched) for (const importer of importers.get(withoutEnding(file)) ?? []) touched.add(importer);
  return [...touched].filter((file) => hashes.has(file));
}

const passed = recall();
const touched = passed && texts.size > 0 ? findTouched(passed) : undefined;
/** What a command line takes; with more than that the whole is hardly slower. */
const mostLetters = process.platform === 'win32' ? 6_000 : 60_000;
const isWhole = touched === undefined || touched.join(' ').length > mostLetters;
if (touched?.length === 0) console.log('Nothing has changed since it passed.');
else {
  console.log(isWhole ? 'All files.' : `${touched.length} of ${texts.size} files: what has changed, and what imports it.`);
  if (!run('npm', ['run', '--silent', 'lint:files', ...(isWhole ? [] : ['--', ...touched])])) process.exit(1);
}
mkdirSync(dirname(memory), { recursive: true });
writeFileSync(memory, JSON.stringify({ rules, passed: Object.fromEntries(hashes) }));
