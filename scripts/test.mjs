/** npm test: the whole check, in the order that fails soonest. */
import { checkNode, ensureBrowser, ensurePackages, run } from './setup.mjs';

checkNode();
ensurePackages();
const browser = ensureBrowser();

const steps = ['types', 'lint', 'format', 'imports', 'dead-code', 'unit', 'build', 'budgets', 'e2e'];
const failed = [];
for (const step of steps) {
  const start = performance.now();
  const isGood = run('npm', ['run', '--silent', step], {
    env: { ...process.env, CHROMIUM_PATH: browser, CONTRACT_PARTS: '4', CONTRACT_RUNS: '1000' },
  });
  console.log(`${isGood ? 'pass' : 'FAIL'}  ${step}  ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  if (!isGood) failed.push(step);
  if (!isGood && step === 'build') break;
}
console.log(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.join(', ')}`);
console.log(`steps: ${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
