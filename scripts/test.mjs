/** npm test: the whole check, in the order that fails soonest. */
import { checkNode, ensureBrowser, ensurePackages, run, runAside } from './setup.mjs';

checkNode();
ensurePackages();
const env = { ...process.env, CHROMIUM_PATH: ensureBrowser(), CONTRACT_PARTS: '4', CONTRACT_RUNS: '500' };

const reading = ['types', 'lint', 'format', 'imports', 'dead-code'];
const doing = ['unit', 'build', 'budgets', 'e2e'];
const failed = [];

function report(step, isGood, start) {
  console.log(`${isGood ? 'pass' : 'FAIL'}  ${step}  ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  if (!isGood) failed.push(step);
}

// Those that only read the code leave a core idle each; together they use what there is.
await Promise.all(
  reading.map(async (step) => {
    const start = performance.now();
    const { isGood, said } = await runAside('npm', ['run', '--silent', step], { env });
    process.stdout.write(said);
    report(step, isGood, start);
  }),
);
for (const step of doing) {
  const start = performance.now();
  const isGood = run('npm', ['run', '--silent', step], { env });
  report(step, isGood, start);
  if (!isGood && step === 'build') break;
}
const count = reading.length + doing.length;
console.log(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.join(', ')}`);
console.log(`steps: ${count - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
