/**
 * npm run affected [-- commit]: checks what changed since a commit, or since the last one: the tools that were touched, each with its
 * unit, contract, rendered and end-to-end tests. Where something below the tools changed, everything is checked.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensurePackages, root, run } from './setup.mjs';
import { findFreePort, reading, runStep, runTogether } from './steps.mjs';

const since = process.argv[2] ?? 'HEAD';
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')])];

const tools = readdirSync(join(root, 'src/tools')).filter((name) => existsSync(join(root, 'src/tools', name, 'meta.ts')));
/** The longest name first, since one tool's name may begin another's. */
const specOf = (file) =>
  tools.toSorted((a, b) => b.length - a.length).find((id) => file.replace(/^(e2e|rendered)\/(ai\/)?/, '').startsWith(id));
const isOfScreens = (file) => /^(e2e|rendered)\//.test(file);
const ownerOf = (file) => (isOfScreens(file) ? specOf(file) : tools.find((id) => file.startsWith(`src/tools/${id}/`)));
const touched = [...new Set(changed.map(ownerOf).filter(Boolean))].sort();
const deeper = changed.filter((file) => !ownerOf(file) && /^(src|build|scripts)\/|\.(json|ts|mjs|cjs)$/.test(file) && !isOfScreens(file));
const ownSpecs = changed.filter((file) => isOfScreens(file) && /\.(spec|test)\.ts$/.test(file) && !specOf(file));

ensurePackages();
if (deeper.length > 0) {
  console.log(`Below the tools: ${deeper.join(', ')}. Everything is checked.`);
  process.exit(run('node', ['scripts/test.mjs']) ? 0 : 1);
}
if (touched.length + ownSpecs.length === 0) {
  console.log('Nothing has changed that can be checked.');
  process.exit(0);
}
console.log(`Changed: ${[...touched, ...ownSpecs].join(', ')}`);
const env = {
  ...process.env,
  CHROMIUM_PATH: ensureBrowser(),
  CONTRACT_RUNS: process.env.CONTRACT_RUNS ?? '200',
  E2E_PORT: String(await findFreePort()),
};
const failed = await runTogether(reading, env);
const note = (step, isGood) => {
  if (!isGood) failed.push(step);
};
if (touched.length > 0) {
  const folders = touched.map((id) => `src/tools/${id}/`);
  note('unit', run('npx', ['vitest', 'run', '--passWithNoTests', ...folders], { env }));
  const names = `^(${touched.join('|')}) `;
  note('contract', run('npx', ['vitest', 'run', '--project', 'contract', '--project', 'press', '-t', names], { env }));
}
const filesOf = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(ending) && (ownSpecs.includes(file) || touched.includes(specOf(file))));
const rendered = filesOf('rendered', '.test.ts');
if (rendered.length > 0) note('rendered', run('npx', ['vitest', 'run', '--project', 'rendered', ...rendered], { env }));
const specs = filesOf('e2e', '.spec.ts');
const isBuilt = runStep('site', env);
note('site', isBuilt);
if (isBuilt && specs.length > 0) note('e2e', run('npx', ['playwright', 'test', ...specs], { env }));
console.log(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
