/** Several servers behind a balancer, some of them killed and started again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { findFreePort } from '../steps.mjs';

export async function startServers(count, env) {
  const site = mkdtempSync(join(tmpdir(), 'groundwork-site-'));
  writeFileSync(join(site, 'index.html'), 'Rooms');
  let said = '';
  const ports = [];
  for (let at = 0; at < count; at += 1) ports.push(await findFreePort());
  const running = new Map();
  const start = async (port) => {
    const child = spawn(process.execPath, [join(root, 'server/serve-team.mjs'), site], {
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr.on('data', (data) => (said += data));
    child.stdout.on('data', (data) => (said += data));
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => {
        throw new Error(`A server did not start: ${said.slice(-500)}`);
      }),
    ]);
    running.set(port, child);
  };
  await Promise.all(ports.map(start));

  /** Each connection goes to one that is up, chosen at random. */
  const balancer = createServer((incoming) => {
    const up = [...running.keys()];
    const port = up[Math.floor(Math.random() * up.length)];
    const outgoing = connect(port, '127.0.0.1');
    const end = () => {
      incoming.destroy();
      outgoing.destroy();
    };
    for (const socket of [incoming, outgoing]) {
      socket.on('error', end);
      socket.on('close', end);
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  balancer.listen(await findFreePort(), '127.0.0.1');
  await once(balancer, 'listening');

  return {
    url: `ws://127.0.0.1:${balancer.address().port}/rooms`,
    log: () => said,
    async killOne() {
      const [port, child] = [...running].at(Math.floor(Math.random() * running.size));
      running.delete(port);
      const isGone = once(child, 'exit');
      child.kill('SIGKILL');
      await isGone;
      await start(port);
    },
    async stop() {
      balancer.close();
      const children = [...running.values()];
      for (const child of children) child.kill('SIGTERM');
      await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')));
    },
  };
}
