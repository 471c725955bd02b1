/**
 * npm run mutants [-- tool, layer, file, "tools" or "house"] [count] [seed]: puts single faults into pure code, one at a time, and tells
 * which of them the unit tests do not notice: MISSED where a test runs through the fault, UNMET where none does. Nothing is written into
 * the source: the tests are bundled with every fault in the code, asleep, and those that reach a fault are run once it is woken.
 */
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { findFaults, plantFaults } from './mutants/faults.mjs';
import { root } from './setup.mjs';

const [what = 'tools', count = '50', seed = '1'] = process.argv.slice(2);
const pathOf = (file) => relative(root, file).replaceAll('\\', '/');
const filesIn = (path) =>
  statSync(path).isFile() ? [path] : readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
const all = filesIn(join(root, 'src'));
const isOfTools = (file) => /^src\/tools\/[^/]+\//.test(pathOf(file));

/** What asks React or the page is no pure code: its tests need a browser, and are not among these. */
const needsBrowser =
  /from 'react(-dom)?'|\b(window|navigator|localStorage|sessionStorage)\.[a-z]|\bdocument\.(create|query|get|add|body|head|documentElement|activeElement|visibility|fonts)/;

/** Pure code only: no screens and nothing that hooks into them, no tests and what only they use, no texts, nothing that is only types. */
const isPure = (file) =>
  file.endsWith('.ts') &&
  !/\.(test|d)\.ts$|(^|\/)(content|sample|schema|meta|fonts?|icons?|test-data)\.ts$|golden|\/(parts|contract)\/|\/use-[^/]+$/.test(
    pathOf(file),
  ) &&
  !needsBrowser.test(readFileSync(file, 'utf8'));

const path = [`src/tools/${what}`, `src/${what}`, what].map((name) => join(root, name)).find((name) => existsSync(name));
const asked =
  what === 'house' || what === 'tools' ? all.filter((file) => isOfTools(file) === (what === 'tools')) : path ? filesIn(path) : [];
const files = asked.filter(isPure);
if (files.length === 0) {
  console.error(`There is no tool, layer or file of pure code called ${what}.`);
  process.exit(1);
}

/** The same faults for the same seed, so that a repaired one can be tried again. */
function pick(from, most) {
  let state = Number(seed) || 1;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const left = [...from];
  const picked = [];
  while (picked.length < most && left.length > 0) picked.push(...left.splice(Math.floor(next() * left.length), 1));
  return picked;
}

/** The first number of each file's faults. */
const firsts = new Map();
let total = 0;
const everyFault = all.filter(isPure).flatMap((file) => {
  const faults = findFaults(file).map((fault) => ({ ...fault, id: total + fault.index }));
  firsts.set(file, total);
  total += faults.length;
  return faults;
});
const faults = pick(
  everyFault.filter(({ file }) => files.includes(file)),
  Number(count),
);

/** Bundles are kept as long as they are of use; packages that come on demand are looked for beside them. */
const dir = join(tmpdir(), `mutants-${process.pid}`);
mkdirSync(dir, { recursive: true });
symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'dir');
process.on('exit', () => rmSync(dir, { recursive: true, force: true }));

/** One file of everything these tests need, with the faults of the files that are asked about. */
async function bundle(name, tests, isFaulty, tool) {
  const entry = '\0tests';
  const imports = tests.map((file) => `[${JSON.stringify(pathOf(file))}, () => import(${JSON.stringify(file)})]`);
  await build({
    configFile: join(root, 'vitest.config.ts'),
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'faults',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : id === 'vitest' ? '\0vitest' : undefined),
        load(id) {
          if (id === entry) return `import ${JSON.stringify(join(root, 'build/runs.ts'))};\nexport const files = [${imports.join(',\n')}];`;
          if (id === '\0vitest')
            return 'export const { describe, it, test, expect, vi, beforeEach, afterEach, beforeAll, afterAll } = __vitest;';
          // Tests read fonts and pictures from where they are installed.
          if (id.endsWith('?url')) return `export default ${JSON.stringify(id.slice(0, -'?url'.length))};`;
          return firsts.has(id) && isFaulty(id) ? plantFaults(id, firsts.get(id)) : undefined;
        },
        // Of what is checked over all tools only this one's part.
        transform: (code, id) =>
          code.includes('import.meta.')
            ? code
                .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
                .replace(/(import\.meta\.glob\b.*?\(\s*'(?:\.\.\/\.\.\/tools|\.))\/\*\//g, tool ? `$1/${tool}/` : '$&')
            : undefined,
      },
    ],
    // A package that is not the same by require and by import.
    ssr: { noExternal: ['ical-generator'] },
    build: {
      ssr: true,
      outDir: dir,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { input: entry, output: { format: 'cjs', codeSplitting: false, entryFileNames: `${name}.cjs` } },
    },
  });
  return join(dir, `${name}.cjs`);
}

/** A child that runs one bundle's tests; a fault that makes it hang is noticed, too. */
async function judge(name, tests, isFaulty, tool) {
  const file = await bundle(name, tests, isFaulty, tool);
  let child;
  const ask = (message, ms) =>
    new Promise((resolve) => {
      child ??= fork(join(root, 'scripts/mutants/child.mjs'), [file, String(total)], {
        execArgv: ['--no-warnings'],
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { ...process.env, TZ: 'UTC' },
      });
      const end = (answer) => {
        clearTimeout(timer);
        child?.removeAllListeners();
        resolve(answer);
      };
      const give = (by) => {
        child?.kill('SIGKILL');
        child = undefined;
        end({ by });
      };
      const timer = setTimeout(() => {
        give('hangs');
      }, ms);
      child.once('message', end);
      child.once('exit', () => give('ends the process'));
      child.send(message);
    });
  const { atStart = [], tests: known = [], broken = [], by } = await ask({}, 1_800_000);
  if (by) throw new Error(`The tests of ${name} could not be run: ${by}.`);
  if (broken.length > 0) console.error(`Left out, for they fail without a fault:\n  ${broken.join('\n  ')}`);
  known.sort((a, b) => a.ms - b.ms);
  const early = new Set(atStart);
  for (const test of known) test.met = new Set(test.met);
  return {
    end: () => child?.kill('SIGKILL'),
    async notice({ id }) {
      const wanted = known.filter(({ met }) => early.has(id) || met.has(id));
      if (wanted.length === 0) return { by: null, isReached: false };
      const { by } = await ask({ id, wanted: wanted.map((test) => test.name) }, 10_000 + 5 * wanted.reduce((sum, { ms }) => sum + ms, 0));
      return { by, isReached: true };
    },
  };
}

const house = 'house';
const folderOf = (file) => (isOfTools(file) ? pathOf(file).split('/').slice(0, 3).join('/') : house);
const groupBy = (list, keyOf) => {
  const groups = new Map();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};
const groups = groupBy(faults, ({ file }) => folderOf(file));

/** Everything that some files import, and what those import in turn. */
const sources = new Set(all);
function reachedFrom(starts) {
  const sourceOf = (from, name) => {
    const path = name.startsWith('@/') ? join(root, 'src', name.slice(2)) : join(dirname(from), name);
    return [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((file) => sources.has(file));
  };
  const reached = new Set(starts);
  for (const file of reached)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([@.][^']*)'/g)) {
      const next = sourceOf(file, name);
      if (next) reached.add(next);
    }
  return reached;
}

/**
 * A tool is judged by its own tests and by those of the contract that need no screen. The house is judged by its own tests, and what only
 * a few tools use also by the tests of these tools.
 */
const few = 2;
const overTools = ['shares', 'exports'].map((name) => join(root, `src/app/contract/${name}.test.ts`));
// Of a tool it is asked what that tool prints, of the house what all of them do.
const printTest = join(root, 'src/app/contract/documents.test.ts');
// Loads every screen there is.
const registryTest = join(root, 'src/tools/registry.test.ts');
// What a test puts in another's place by its name cannot be bundled.
const tests = all.filter(
  (file) => file.endsWith('.test.ts') && ![...overTools, registryTest].includes(file) && !readFileSync(file, 'utf8').includes('vi.mock('),
);
const testsOf = groupBy(tests, folderOf);
function testsFor(group, faulty) {
  const near = testsOf.get(group) ?? [];
  if (group !== house) return [...near, ...overTools, printTest];
  testsOf.delete(house);
  const users = [...testsOf.values()].map((its) => ({ its, reached: reachedFrom(its) }));
  const chosen = [...new Set(faulty.map(({ file }) => file))].flatMap((file) => {
    const its = users.filter(({ reached }) => reached.has(file));
    return its.length > few ? [] : its.flatMap((user) => user.its);
  });
  return [...near, ...new Set(chosen)];
}

const missed = [];
let at = 0;
for (const [group, own] of groups) {
  const tool = isOfTools(own[0].file) ? group.split('/')[2] : undefined;
  const judged = await judge(group.replaceAll('/', '-'), testsFor(group, own), (file) => folderOf(file) === group, tool);
  for (const fault of own) {
    const { by, isReached } = await judged.notice(fault);
    if (!by) missed.push(fault);
    const said = by ? 'noticed' : isReached ? 'MISSED ' : 'UNMET  ';
    const where = `${pathOf(fault.file)}:${fault.line}`;
    console.log(
      `${String(++at).padStart(4)} of ${faults.length}  ${said}  ${where}  ${fault.was.slice(0, 80)} → ${fault.shown.slice(0, 80) || 'nothing'}`,
    );
  }
  judged.end();
}
const share = faults.length === 0 ? 0 : Math.round((1000 * (faults.length - missed.length)) / faults.length) / 10;
console.log(`\n${faults.length - missed.length} of ${faults.length} noticed (${share} %).`);
process.exit(0);
