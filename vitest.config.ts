import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { findClockTests } from './build/clock-tests.ts';
import { fontSlices } from './build/font-slices.ts';
import { icons } from './build/icons.ts';
import { readSources } from './build/sources.ts';
import { findStandIns } from './build/stand-in-tests.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const sources = readSources(root);
const clockTests = findClockTests(sources, 'days');
/**
 * Days must come out right wherever the user is; these zones break most mistakes. All tests run in the first, those of local time in the
 * two where it is another day. Half an hour changes no day, so the last one is for times of the day.
 */
const zones = {
  UTC: ['src/**/*.test.ts', 'build/**/*.test.ts', 'server/**/*.test.ts'],
  'America/Los_Angeles': clockTests,
  'Pacific/Kiritimati': clockTests,
  'Asia/Kolkata': findClockTests(sources, 'hours'),
};
/** What was compiled once is kept, but for lists of files, which change with the files. */
const keepNoLists: Plugin = {
  name: 'keep-no-lists',
  configureVitest: ({ experimental_defineCacheKeyGenerator }) => {
    experimental_defineCacheKeyGenerator(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined));
  },
};
const shared = {
  plugins: [fontSlices(), icons(), keepNoLists],
  // As it is shipped; which React reads it, the one that warns or the one that draws twice as fast, NODE_ENV says. So all compile the same.
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
};

const standIns = findStandIns(sources);
const setupFiles = ['build/runs.ts'];
/** A busy machine is slow, not broken: in the whole check these tests stand back behind those in a browser. */
const patience = 300_000;
const acts = 'build/acts.ts';
/** A page is thousands of small things that are soon gone: with room for them, a twelfth less work is done, all of it collecting. */
const roomForNew = ['--min-semi-space-size=64', '--max-semi-space-size=64'];
const screen = {
  environment: 'happy-dom',
  // There is no server to load a frame from.
  environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true } } },
  execArgv: roomForNew,
  testTimeout: patience,
  hookTimeout: patience,
  setupFiles,
};

/** The tests over all tools are the longest by far; in parts, one for a core, they use them all. Each part loads its tools' code. */
const parts = Number(process.env.CONTRACT_PARTS ?? 1);
const overTools = (name: string, env: Record<string, string>, setup: string[] = []) =>
  Array.from({ length: parts }, (_, part) => ({
    ...shared,
    test: {
      ...screen,
      name: parts > 1 ? `${name} ${part + 1}` : name,
      include: [`src/app/contract/${name}.test.tsx`],
      setupFiles: [...setupFiles, ...setup, 'src/app/contract/stand-ins.ts'],
      env: { ...env, CONTRACT_PART: `${part}/${parts}` },
    },
  }));

export default defineConfig({
  ...shared,
  test: {
    // Tests of screens wait now and then, and another may work meanwhile.
    maxWorkers: availableParallelism() + 1,
    // What one project has compiled the others find, and so does the next run.
    experimental: { fsModuleCache: true },
    projects: [
      ...Object.entries(zones).map(([zone, include]) => ({
        ...shared,
        test: {
          name: zone,
          include,
          pool: 'forks' as const,
          // Pure code leaves nothing behind, so files may share what they import: half the work.
          isolate: false,
          // What must always hold is tried at length in one zone, and once more, shortly, in each other.
          env: { TZ: zone, ...(zone === 'UTC' ? {} : { RUNS: '20' }) },
          testTimeout: patience,
          hookTimeout: patience,
          setupFiles,
        },
      })),
      {
        ...shared,
        test: {
          ...screen,
          name: 'screens',
          include: ['src/**/*.test.tsx'],
          exclude: ['src/app/contract/{contract,press}.test.tsx', ...standIns],
          pool: 'forks' as const,
          // Each test draws on an empty page, so files may share what they import.
          isolate: false,
          setupFiles: [...setupFiles, acts],
        },
      },
      // What a file puts in the place of a module, no other file may meet.
      { ...shared, test: { ...screen, name: 'stand-ins', include: standIns, setupFiles: [...setupFiles, acts] } },
      {
        ...shared,
        test: {
          ...screen,
          name: 'rendered',
          include: ['rendered/**/*.test.ts'],
          pool: 'forks' as const,
          // Each test begins with an empty workspace and a new page, so files may share what they import.
          isolate: false,
          expect: { poll: { timeout: 60_000 } },
          setupFiles: [...setupFiles, 'rendered/support/setup.ts'],
          env: { NODE_ENV: 'production', TZ: 'America/New_York' },
        },
      },
      ...overTools('contract', { NODE_ENV: 'production' }),
      // What React warns of shows in a few states and in the buttons; those are drawn by the React that warns.
      ...overTools('press', {}, [acts]),
    ],
  },
});
