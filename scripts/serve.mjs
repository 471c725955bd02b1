/** A small static server that treats files as a good host would: clean addresses, sent headers, precompressed answers. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

/** The `_headers` file as hosts read it: a path pattern, then its headers, indented. */
function readRules(folder) {
  const file = join(folder, '_headers');
  if (!existsSync(file)) return [];
  const rules = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    if (!/^\s/.test(line))
      rules.push({
        pattern: new RegExp(
          `^${line
            .trim()
            .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
            .replace(/\*/g, '.*')}$`,
        ),
        headers: {},
      });
    else {
      const [name, ...value] = line.trim().split(':');
      rules.at(-1).headers[name] = value.join(':').trim();
    }
  }
  return rules;
}

const isFile = (path) => existsSync(path) && statSync(path).isFile();

function findFile(folder, pathname) {
  const clean = normalize(decodeURIComponent(pathname)).replace(/^(\.\.[/\\])+/, '');
  const path = join(folder, clean);
  if (!path.startsWith(folder)) return undefined;
  return [path, `${path.replace(/\/$/, '')}.html`, join(path, 'index.html')].find(isFile);
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

function answer(folder, rules, request, response) {
  let pathname;
  let file;
  try {
    ({ pathname } = new URL(request.url, 'http://localhost'));
    file = pathname === '/_headers' || /\.(br|gz)$/.test(pathname) ? undefined : findFile(folder, pathname);
  } catch {
    response.writeHead(400).end();
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const found = file ?? join(folder, '404.html');
  if (!isFile(found)) {
    response.writeHead(404).end('Not found');
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const [encoding, suffix] = encodings.find(([name, ending]) => accepted.includes(name) && isFile(found + ending)) ?? [];
  const headers = {
    'Content-Type': types[extname(found)] ?? 'application/octet-stream',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  };
  // A page has one set of headers, however its address is written.
  const page = file ? pathname.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/' : '/404';
  for (const { pattern, headers: ruled } of rules) if (pattern.test(pathname) || pattern.test(page)) Object.assign(headers, ruled);
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = statSync(found + (suffix ?? '')).size;
  response.writeHead(file ? 200 : 404, headers);
  if (request.method === 'HEAD') response.end();
  else createReadStream(found + (suffix ?? '')).pipe(response);
}

/** Listens on the first free port from the one asked for. `respond` may answer a request before the files do. */
export function serve(folder, { port = 4173, host = '127.0.0.1', isStrict = false, respond = () => false } = {}) {
  const rules = readRules(folder);
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => respond(request, response) || answer(folder, rules, request, response));
    let tried = port;
    server.on('error', (error) => {
      if (error.code !== 'EADDRINUSE' || isStrict || tried >= port + 100) return reject(error);
      tried += 1;
      server.listen(tried, host);
    });
    server.on('listening', () => resolve({ server, url: `http://${host.includes(':') ? `[${host}]` : host}:${server.address().port}` }));
    server.listen(tried, host);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url)));
  const { url } = await serve(folder, { port: Number(process.env.PORT ?? 4173), isStrict: true });
  console.log(`Serving ${folder} on ${url}`);
}
