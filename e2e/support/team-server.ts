/** A server with rooms of its own, to be stopped, killed and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TeamServer {
  address: () => string;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** All that it has kept and said. */
  everything: () => Promise<string>;
}

export async function startTeamServer(origin: string): Promise<TeamServer> {
  const folder = await mkdtemp(join(tmpdir(), 'rooms-'));
  let child: ChildProcess | undefined;
  let port = '0';
  let said = '';
  const start = async () => {
    const env = { ...process.env, PORT: port, ROOMS_FOLDER: folder, ROOMS_ORIGINS: origin };
    child = spawn(process.execPath, ['server/serve-team.mjs', process.env.E2E_DIST ?? 'dist'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
    if (!child.stdout) throw new Error('The server says nothing.');
    const [url] = (await once(child.stdout, 'data')) as [Buffer];
    ({ port } = new URL(url.toString().trim()));
  };
  await start();
  return {
    address: () => `ws://127.0.0.1:${port}`,
    start,
    async kill() {
      if (!child) return;
      const isGone = once(child, 'exit');
      child.kill('SIGKILL');
      await isGone;
    },
    async everything() {
      const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')));
      return [...files, said].join('\n');
    },
  };
}
