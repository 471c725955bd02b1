/** npm run trials: what must not be lost or harmed, tried many times, with a table of what held. `--short` tries a tenth of it; `team` tries rooms on several servers; other words narrow it to tests that have them in their name. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, ensureBrowser, run } from './setup.mjs';
import { findFreePort } from './steps.mjs';

const words = process.argv.slice(2);
const isShort = words.includes('--short');
const named = words.filter((word) => !word.startsWith('--'));

checkNode();
// Rooms need servers and stores, not browsers.
if (named.includes('team')) {
  const { runTeamTrial } = await import('./team/trial.mjs');
  process.exit((await runTeamTrial(isShort)) ? 0 : 1);
}
const table = join(mkdtempSync(join(tmpdir(), 'groundwork-trials-')), 'table');
const env = {
  ...process.env,
  CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? ensureBrowser(),
  E2E_PORT: process.env.E2E_PORT ?? String(await findFreePort()),
  TRIALS: isShort ? 'short' : 'full',
  TRIALS_TABLE: table,
};
if (!process.env.E2E_DIST && !run('npm', ['run', '--silent', 'site'], { env })) process.exit(1);
// One after the other: a time that is measured beside other trials says nothing.
const isGood = run(
  'npx',
  [
    'playwright',
    'test',
    '--workers=1',
    '--retries=0',
    'e2e/trials.spec.ts',
    'e2e/hostile.spec.ts',
    ...(named.length > 0 ? ['-g', named.join('|')] : []),
  ],
  { env },
);

/** Trials of one kind may come from several tests. */
const rows = new Map();
const lines = existsSync(table) ? readFileSync(table, 'utf8').trim().split('\n') : [];
for (const line of lines) {
  const { what, kind = '', count, ms = [], blocked = [] } = JSON.parse(line);
  const row = rows.get(`${what}\n${kind}`) ?? { what, kind, count: 0, ms: [], blocked: [] };
  rows.set(`${what}\n${kind}`, { ...row, count: row.count + count, ms: [...row.ms, ...ms], blocked: [...row.blocked, ...blocked] });
}
const round = (number) => (number === undefined ? '' : number.toFixed(0));
const middle = (all) => all.toSorted((a, b) => a - b)[all.length >> 1];
const worst = (all) => (all.length === 0 ? undefined : Math.max(...all));
const line = (cells) => cells.map((cell, index) => (index < 2 ? cell.padEnd([30, 34][index]) : cell.padStart(11))).join(' ');
console.log(`\n${line(['trial', 'kind', 'held', 'middle ms', 'worst ms', 'blocked ms'])}`);
for (const { what, kind, count, ms, blocked } of rows.values())
  console.log(line([what, kind, String(count), round(middle(ms)), round(worst(ms)), round(worst(blocked))]));
console.log(isGood ? '\nEverything held.' : '\nSomething did not hold: see above.');
process.exit(isGood ? 0 : 1);
