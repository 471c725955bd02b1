/** npm test: the whole check, in the order that fails soonest. */
import { availableParallelism } from 'node:os';
import { checkNode, ensureBrowser, ensurePackages, fetchBrowser } from './setup.mjs';
import { findFreePort, reading, runTogether } from './steps.mjs';

checkNode();
// Packages and browser come over different lines, and the code can be read before the browser is there.
const browserHasCome = fetchBrowser();
ensurePackages();
const env = {
  ...process.env,
  CONTRACT_PARTS: String(Math.min(4, Math.max(2, availableParallelism()))),
  // Sixty random states of each tool: these drawn by the React that is shipped, 25 more by the one that warns.
  CONTRACT_RUNS: '35',
  E2E_PORT: String(await findFreePort()),
};

const first = [...reading, 'site'];
const failed = await runTogether(first, env);
await browserHasCome;
env.CHROMIUM_PATH = ensureBrowser();

/** A browser is waited for now and then, by what waits for it and by the tests that drive it; unit tests fill whatever that leaves. */
const inBrowser = failed.includes('site') ? [] : ['budgets', 'e2e'];
failed.push(...(await runTogether(['unit', ...inBrowser], env, { shown: 'e2e', inBackground: ['unit'] })));

const count = first.length + 1 + inBrowser.length;
console.log(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.join(', ')}`);
console.log(`steps: ${count - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
