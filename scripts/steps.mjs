/** The steps of the whole check, each told with its time. */
import { createServer } from 'node:net';
import { run, runAside } from './setup.mjs';

/** What only reads the code. Types are kept from run to run; lint asks for types of its own. */
export const reading = ['types', 'lint', 'format', 'imports', 'dead-code'];

function report(step, isGood, start) {
  console.log(`${isGood ? 'pass' : 'FAIL'}  ${step}  ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}

/**
 * Most steps leave a core idle; together they use what there is. One may be shown while it runs, and some may stand back behind the others.
 * The answer names those that failed.
 */
export async function runTogether(steps, env, { shown, inBackground = [] } = {}) {
  const failed = [];
  await Promise.all(
    steps.map(async (step) => {
      const start = performance.now();
      const how = { env, isShown: step === shown, standsBack: inBackground.includes(step) };
      const { isGood, said } = await runAside('npm', ['run', '--silent', step], how);
      process.stdout.write(said);
      report(step, isGood, start);
      if (!isGood) failed.push(step);
    }),
  );
  return failed;
}

export function runStep(step, env) {
  const start = performance.now();
  const isGood = run('npm', ['run', '--silent', step], { env });
  report(step, isGood, start);
  return isGood;
}

/** Whatever else runs on this machine keeps its port. */
export const findFreePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
