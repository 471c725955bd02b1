/** Postgres and Redis for a trial: found or installed, in a folder of their own, gone afterwards. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../steps.mjs';

const isRoot = process.getuid?.() === 0;

function findPostgres() {
  const home = '/usr/lib/postgresql';
  const [newest] = existsSync(home) ? readdirSync(home).toSorted((a, b) => Number(b) - Number(a)) : [];
  return newest && existsSync(join(home, newest, 'bin/initdb')) ? join(home, newest, 'bin') : undefined;
}

const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;

function install() {
  if (findPostgres() && has('redis-server')) return;
  if (!isRoot || !has('apt-get'))
    throw new Error('This trial needs Postgres and Redis. Run:  sudo apt-get install postgresql redis-server');
  console.log('Installing Postgres and Redis…');
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq postgresql redis-server'], quiet);
  if (!findPostgres() || !has('redis-server')) throw new Error('Postgres and Redis could not be installed.');
}

export async function startStores() {
  install();
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-stores-'));
  const data = join(folder, 'pg');
  const bin = findPostgres();
  mkdirSync(data);
  // It refuses to run for the administrator of a machine.
  if (isRoot) spawnSync('chown', ['-R', 'postgres', folder]);
  const asOwner = (program, args) => {
    const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]] : [join(bin, program), args];
    const { status } = spawnSync(command, all, { stdio: 'ignore', cwd: folder });
    if (status !== 0) throw new Error(`${program} failed.`);
  };
  const port = await findFreePort();
  asOwner('initdb', ['-D', data, '-U', 'trial', '--auth=trust', '-E', 'UTF8']);
  const log = join(folder, 'pg.log');
  asOwner('pg_ctl', [
    '-D',
    data,
    '-l',
    log,
    '-w',
    '-o',
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`,
    'start',
  ]);
  const redisPort = await findFreePort();
  const redis = spawn('redis-server', ['--port', String(redisPort), '--save', '', '--bind', '127.0.0.1'], { stdio: 'ignore', cwd: folder });
  return {
    databaseUrl: `postgres://trial@127.0.0.1:${port}/postgres`,
    redisUrl: `redis://127.0.0.1:${redisPort}`,
    /** Every byte of it, as it lies on the disk. */
    dump: () => spawnSync('grep', ['-rlai', process.env.PLANTED ?? 'plantedword', data], { encoding: 'utf8' }).stdout.trim(),
    log: () => readFileSync(log, 'utf8'),
    stop() {
      redis.kill();
      asOwner('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
