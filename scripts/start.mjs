/** npm start: from a fresh checkout to a running suite. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, ensurePackages, root, run } from './setup.mjs';
import { serve } from './serve.mjs';

checkNode();
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    team: { type: 'boolean', default: false },
  },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error('--port takes a number from 0 to 65535.');
  process.exit(1);
}
ensurePackages();
console.log('Building…');
const env = values.team ? { TEAM_SERVER: '/rooms', ...process.env } : process.env;
if (!run('npm', ['run', '--silent', values.team ? 'build' : 'site'], { env })) process.exit(1);
try {
  // What rooms are made of is loaded only for them.
  const start = values.team ? (await import('../server/serve-team.mjs')).serveTeam : serve;
  const { url } = await start(join(root, 'dist'), { port, host: values.host });
  const more = values.team ? '\nRooms to work in together are open here too.' : '';
  console.log(`\nGroundwork is running at ${url}${more}\nPress Ctrl+C to stop.`);
} catch (error) {
  console.error(`The server could not start: ${error.message}`);
  process.exit(1);
}
