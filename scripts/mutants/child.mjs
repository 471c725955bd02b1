/**
 * Runs bundled tests in this process, once for each fault it is told to wake. Starts afresh each time, so that what is worked out while
 * a file is loaded is worked out with the fault.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import vm from 'node:vm';

const [bundle, most] = process.argv.slice(2);
// What Vitest's own expect and vi look for when they are loaded.
globalThis.__vitest_worker__ = { config: { expect: {}, fakeTimers: {}, chaiConfig: {} }, environment: { name: 'node' } };
globalThis.__vitest_mocker__ = {};
const { expect, vi } = await import('vitest');
// A bundle is loaded afresh for each fault anyway.
vi.resetModules = () => vi;

const format = (value) => (typeof value === 'string' ? value : inspect(value, { depth: 1, breakLength: Infinity }));

let folder = '';
expect.extend({
  toMatchFileSnapshot(text, name) {
    const path = join(folder, name);
    return { pass: existsSync(path) && readFileSync(path, 'utf8') === text, message: () => `is not as in ${path}` };
  },
  /** In quotes, and moved in as far as its first line. */
  toMatchInlineSnapshot(text, snapshot) {
    const [, indent = ''] = /^\n([ \t]*)/.exec(snapshot) ?? [];
    return { pass: snapshot.replaceAll(`\n${indent}`, '\n').trim() === `"${text}"`, message: () => 'is not as it stands in the test' };
  },
});

const script = new vm.Script(`(function (require, exports, __fault, __vitest) {${readFileSync(bundle, 'utf8')}\n})`, {
  filename: bundle,
  importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
const start = script.runInThisContext();
const require = createRequire(import.meta.url);

/** describe, it and the hooks, as Vitest has them, collecting into `tests`. */
function collector() {
  const tests = [];
  const newScope = () => ({ names: [], before: [], after: [], beforeAll: [], afterAll: [] });
  let scope = newScope();
  let file = '';
  const fill = (name, args) => {
    let at = 0;
    const [first] = args;
    return name
      .replace(/%[sdifjo]/g, () => format(args[at++]))
      .replace(/\$(\w+)/g, (all, key) => (first && typeof first === 'object' && key in first ? format(first[key]) : all));
  };
  const each =
    (make) =>
    (rows) =>
    (name, run, ...rest) => {
      for (const row of rows) {
        const args = Array.isArray(row) ? row : [row];
        make(fill(name, args), () => run(...args), ...rest);
      }
    };
  const describe = (name, make) => {
    const outer = scope;
    scope = {
      names: [...outer.names, name],
      before: [...outer.before],
      after: [...outer.after],
      beforeAll: [...outer.beforeAll],
      afterAll: [...outer.afterAll],
    };
    make();
    scope = outer;
  };
  const timesNamed = new Map();
  const it = (title, run) => {
    const name = [file, ...scope.names, title].join(' > ');
    // Rows of a table may look alike, and are told apart by their number.
    const times = (timesNamed.get(name) ?? 0) + 1;
    timesNamed.set(name, times);
    tests.push({ folder: dirname(file), name: times > 1 ? `${name} (${times})` : name, run, scope });
  };
  describe.each = each(describe);
  it.each = each(it);
  const hooks = {
    beforeEach: (run) => scope.before.push(run),
    afterEach: (run) => scope.after.push(run),
    beforeAll: (run) => scope.beforeAll.push(run),
    afterAll: (run) => scope.afterAll.push(run),
  };
  const open = (name) => {
    file = name;
    // Hooks at the top of a file are of that file alone.
    scope = newScope();
  };
  return { tests, api: { describe, it, test: it, expect, vi, ...hooks }, open };
}

/** Tests may put a clock of their own in the place of this one. */
const { setTimeout: wait, clearTimeout: stopWaiting } = globalThis;
/** What never ends would keep all others from being run. */
const mostMs = 60_000;
async function inTime(running) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = wait(() => reject(new Error('does not end')), mostMs);
  });
  try {
    await Promise.race([running, late]);
  } finally {
    stopWaiting(timer);
  }
}

async function runTest({ run, scope, folder: its }) {
  folder = its;
  for (const hook of [...scope.beforeAll, ...scope.before]) await inTime(hook());
  try {
    await inTime(run({ expect }));
  } finally {
    for (const hook of [...scope.after, ...scope.afterAll]) await inTime(hook());
  }
}

/** How often a property is tried; as often as it asks for where nothing is said. */
const setRuns = (runs) => {
  if (runs === undefined) delete process.env.RUNS;
  else process.env.RUNS = runs;
};

async function load(fault, names) {
  // A test that failed may have left these behind.
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  const { tests, api, open } = collector();
  const bundled = {};
  start(require, bundled, fault, api);
  for (const [name, open_] of bundled.files) {
    if (names && !names.has(name)) continue;
    open(name);
    await open_();
  }
  return tests;
}

/** Which faults each test meets, how long it takes, and which of them fail without any. */
async function survey() {
  setRuns('25');
  let met = new Uint8Array(Number(most));
  const taken = () => {
    const ids = [...met.keys()].filter((id) => met[id] === 1);
    met = new Uint8Array(Number(most));
    return ids;
  };
  const tests = await load((id) => {
    met[id] = 1;
    return false;
  });
  const atStart = taken();
  const seen = [];
  const broken = [];
  for (const test of tests) {
    const began = performance.now();
    try {
      await runTest(test);
      seen.push({ name: test.name, ms: performance.now() - began, met: taken() });
    } catch (error) {
      taken();
      broken.push(`${test.name}: ${error.message}`);
    }
  }
  return { atStart, tests: seen, broken };
}

async function tryOnce(id, wanted, runs) {
  setRuns(runs);
  const order = new Map(wanted.map((name, index) => [name, index]));
  const names = new Set(wanted.map((name) => name.slice(0, name.indexOf(' > '))));
  let tests;
  try {
    tests = await load((other) => other === id, names);
  } catch (error) {
    return `could not be loaded: ${error.message}`;
  }
  const found = tests.filter(({ name }) => order.has(name));
  // A table of cases made from what is faulty may have other cases now.
  if (found.length < order.size) return 'other cases';
  for (const test of found.sort((a, b) => order.get(a.name) - order.get(b.name))) {
    try {
      await runTest(test);
    } catch {
      return test.name;
    }
  }
  return null;
}

/** Most faults are noticed at once; only what is not has to be looked for at length. */
const tryFault = async (id, wanted) => (await tryOnce(id, wanted, '8')) ?? (await tryOnce(id, wanted, undefined));

process.on('unhandledRejection', () => undefined);
// What cannot be loaded without a fault is said at once: nobody should wait for it.
const surveyOrTell = () => survey().catch((error) => ({ by: `they could not be loaded, ${error.message}` }));
process.on('message', async ({ id, wanted }) => process.send(wanted ? { by: await tryFault(id, wanted) } : await surveyOrTell()));
