/** npm test: the whole check, in the order that fails soonest. */
import { availableParallelism } from 'node:os';
import { checkNode, ensureBrowser, ensurePackages } from './setup.mjs';
import { findFreePort, reading, runTogether } from './steps.mjs';

checkNode();
ensurePackages();
const env = {
  ...process.env,
  CHROMIUM_PATH: ensureBrowser(),
  CONTRACT_PARTS: String(Math.min(4, Math.max(2, availableParallelism()))),
  // Sixty random states of each tool: these drawn by the React that is shipped, 25 more by the one that warns.
  CONTRACT_RUNS: '35',
  E2E_PORT: String(await findFreePort()),
};

/** One after the other, those of a row side by side. The build is work for one core, and the budgets mostly wait. */
const rows = [[...reading, 'site'], ['unit', 'budgets'], ['e2e']];
const needSite = ['budgets', 'e2e'];
const failed = [];
let count = 0;
for (const row of rows) {
  const steps = row.filter((step) => !(failed.includes('site') && needSite.includes(step)));
  count += steps.length;
  failed.push(
    ...(await runTogether(
      steps,
      env,
      steps.find((step) => step === 'unit' || step === 'e2e'),
    )),
  );
}
console.log(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.join(', ')}`);
console.log(`steps: ${count - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
