/** npm test: the whole check, in the order that fails soonest. */
import { checkNode, ensureBrowser, ensurePackages } from './setup.mjs';
import { findFreePort, readCode, reading, runStep } from './steps.mjs';

checkNode();
ensurePackages();
const env = {
  ...process.env,
  CHROMIUM_PATH: ensureBrowser(),
  CONTRACT_PARTS: '4',
  CONTRACT_RUNS: '250',
  E2E_PORT: String(await findFreePort()),
};

const doing = ['unit', 'build', 'budgets', 'e2e'];
const failed = await readCode(env);
for (const step of doing) {
  const isGood = runStep(step, env);
  if (!isGood) failed.push(step);
  if (!isGood && step === 'build') break;
}
const count = reading.length + doing.length;
console.log(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.join(', ')}`);
console.log(`steps: ${count - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
