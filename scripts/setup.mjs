/** What a fresh machine needs, found or installed. Uses nothing but Node itself. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options });
  if (error) console.error(error.message);
  return status === 0;
}

/** About a third of what a process beside it gets where both want the same core: it goes on, and the other hardly waits for it. */
const behind = 5;

/**
 * For commands that run side by side: what each of them says comes in one piece, when it has ended, or is shown as it comes. One that
 * stands back takes mostly what the others leave of the machine.
 */
export function runAside(command, args, { isShown = false, standsBack = false, ...options } = {}) {
  const stdio = ['ignore', ...Array(2).fill(isShown ? 'inherit' : 'pipe')];
  const child = spawn(command, args, { cwd: root, stdio, shell: process.platform === 'win32', ...options });
  if (standsBack && child.pid !== undefined) setPriority(child.pid, behind);
  const said = [];
  child.stdout?.on('data', (data) => said.push(data));
  child.stderr?.on('data', (data) => said.push(data));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isGood: false, said: error.message }));
    child.on('close', (status) => resolve({ isGood: status === 0, said: Buffer.concat(said).toString() }));
  });
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Groundwork needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs exactly what the lockfile names, and only when it is not there yet. */
export function ensurePackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.groundwork-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages…');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    console.error('The packages could not be installed. Check your connection and run the command again.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

/** The shell is the same engine without windows around it: what it does, it does in a third of the time. */
const browserNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => browserNames.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces].find((place) => existsSync(place));
}

const installers = [
  {
    probe: 'apt-get',
    command: 'apt-get update -qq && { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; }',
    say: 'sudo apt-get install chromium',
  },
  { probe: 'dnf', command: 'dnf install -y chromium', say: 'sudo dnf install chromium' },
  { probe: 'apk', command: 'apk add chromium', say: 'sudo apk add chromium' },
  { probe: 'pacman', command: 'pacman -S --noconfirm chromium', say: 'sudo pacman -S chromium' },
  { probe: 'brew', command: 'brew install --cask chromium', say: 'brew install --cask chromium' },
];

const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

/** The command that gives this machine a browser, where none is there and none is named; undefined where one is, or where it may not. */
function findInstaller() {
  if (process.env.CHROMIUM_PATH || findBrowser()) return undefined;
  const installer = installers.find(({ probe }) => has(probe));
  return installer && (installer.probe === 'brew' || process.getuid?.() === 0) ? installer : undefined;
}
const quietly = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

/** Begins to fetch a browser where one is missing, while other things are done; once it has come, `ensureBrowser` finds it. */
export async function fetchBrowser() {
  const installer = findInstaller();
  // One is there, or it is said at once that none can be had.
  if (!installer) return ensureBrowser();
  console.log('Installing Chromium for the end-to-end tests…');
  return runAside('sh', ['-c', installer.command], quietly);
}

/** The end-to-end tests drive a real Chromium: an existing one, or one the system's package manager can give. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    console.error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not there.`);
    process.exit(1);
  }
  const installer = findInstaller();
  if (installer) {
    console.log('Installing Chromium for the end-to-end tests…');
    const installed = run('sh', ['-c', installer.command], quietly) && findBrowser();
    if (installed) return installed;
  }
  const known = installers.find(({ probe }) => has(probe));
  console.error('The end-to-end tests need Chromium or Chrome, and none was found.');
  console.error(known ? `Run:  ${known.say}` : 'Install Chromium or Chrome.');
  console.error('Or set CHROMIUM_PATH to a browser you have, and run the command again.');
  process.exit(1);
}
