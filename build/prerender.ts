import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { contentPolicy, escapeText, findForbidden, headTags } from './head.ts';
import { hostHeaders } from './headers.ts';

/** Where the site will live; canonical links and the sitemap need it. */
const origin = (process.env.SITE_ORIGIN ?? 'https://groundwork.example').replace(/\/$/, '');

interface ServerModule {
  paths: string[];
  toolPaths: string[];
  site: { name: string; tagline: string };
  renderPage: (path: string) => Promise<{
    title: string;
    description: string;
    html: string;
    entry?: { id: string; name: string; category: string };
    tool?: object;
  }>;
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestChunk>;

/** The scripts a page will ask for, named in its head so that they load side by side. */
function chunksOf(manifest: Manifest, source: string): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(source);
  return [...files];
}

/** Chunks that wait for each other start in an order nobody chose; then a page may fail at once. */
function findChunkCycle(manifest: Manifest): string[] | undefined {
  const done = new Set<string>();
  const visit = (key: string, trail: string[]): string[] | undefined => {
    if (trail.includes(key)) return [...trail.slice(trail.indexOf(key)), key];
    if (done.has(key)) return undefined;
    for (const next of manifest[key]?.imports ?? []) {
      const cycle = visit(next, [...trail, key]);
      if (cycle) return cycle;
    }
    done.add(key);
    return undefined;
  };
  for (const key of Object.keys(manifest)) {
    const cycle = visit(key, []);
    if (cycle) return cycle;
  }
  return undefined;
}

const sourceOf = (path: string, isTool: boolean) => {
  if (isTool) return `src/tools${path}/view.tsx`;
  return path === '/404' ? 'src/app/not-found.tsx' : path === '/' ? 'src/app/home.tsx' : `src/app${path}-page.tsx`;
};

/** The first page knows its own tool without the whole catalogue. */
const factsOf = (tool: object | undefined, file = '') =>
  tool ? ` data-tool="${escapeText(JSON.stringify({ ...tool, view: `/${file}` }))}"` : '';

/** What is read needs the style and nothing else: scripts and fonts are named last, so that they do not share its way. */
function takeTags(page: string): { template: string; style: string; script: string } {
  const style = /<link rel="stylesheet"[^>]*>/.exec(page)?.[0] ?? '';
  const script = /<script type="module"[^>]*><\/script>/.exec(page)?.[0] ?? '';
  return {
    template: page.replace(style, '').replace(script, ''),
    style,
    script: script.replace('<script ', '<script fetchpriority="low" '),
  };
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** After the client build: the same screens as files, and everything a static host needs beside them. */
export function prerender(): Plugin {
  let root = '';
  let dist = '';
  let isClientBuild = false;
  return {
    name: 'groundwork-prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      dist = resolve(root, config.build.outDir);
      isClientBuild = !config.build.ssr;
    },
    closeBundle: {
      sequential: true,
      async handler(error) {
        if (isClientBuild && !error) await writeSite(root, dist);
      },
    },
  };
}

async function loadServer(root: string, outDir: string): Promise<ServerModule> {
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  return (await import(pathToFileURL(join(outDir, 'entry-server.js')).href)) as ServerModule;
}

async function writeSite(root: string, dist: string): Promise<void> {
  const serverFolder = join(root, `node_modules/.cache/groundwork-server-${process.pid}`);
  const server = await loadServer(root, serverFolder);
  const { template, style, script } = takeTags(readFileSync(join(dist, 'index.html'), 'utf8'));
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  rmSync(join(dist, '.vite'), { recursive: true });
  const cycle = findChunkCycle(manifest);
  if (cycle) throw new Error(`These chunks import each other: ${cycle.join(' → ')}`);
  const assets = readdirSync(join(dist, 'assets'));
  const font = assets.find((name) => /^inter-latin-wght-normal-.*\.woff2$/.test(name));

  for (const path of [...server.paths, '/404']) {
    const page = await server.renderPage(path);
    const source = sourceOf(path, page.entry !== undefined);
    const sources = page.entry ? [source, 'src/app/tool-frame.tsx'] : path === '/' ? [source] : [source, 'src/app/own-pages.ts'];
    const preloads = [...new Set(sources.flatMap((one) => chunksOf(manifest, one)))].map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`,
    );
    const head = headTags({ path, origin, siteName: server.site.name, tool: page.entry, title: page.title, description: page.description });
    const fontLink = `<link rel="preload" fetchpriority="low" as="font" type="font/woff2" crossorigin href="/assets/${font}" />`;
    const filled = template
      .replace('<!--head-->', () => [style, path === '/404' ? '<meta name="robots" content="noindex" />' : '', head].join('\n    '))
      .replace(
        'data-path="">',
        () => `data-path="${path === '/404' ? '' : path}"${factsOf(page.tool, manifest[source]?.file)}>${page.html}`,
      )
      .replace('</body>', () => [...preloads, fontLink, script].map((tag) => `  ${tag}\n  `).join('') + '</body>');
    const faults = findForbidden(filled);
    if (faults.length > 0) throw new Error(`The prerendered page ${path} holds ${faults.join(' and ')}, which its policy blocks.`);
    if (page.title.length > 60 || page.description.length > 155)
      throw new Error(`The title or description of ${path} is too long for search results.`);
    const policy = contentPolicy(filled);
    const html = filled.replace(
      '<meta charset="utf-8" />',
      (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    );
    writeFileSync(join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`), html);
  }
  writeFileSync(join(dist, '_headers'), hostHeaders(server.paths));
  writeFileSync(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  writeFileSync(join(dist, 'sitemap.xml'), sitemap(['/', ...server.toolPaths]));
  writeFileSync(join(dist, 'manifest.webmanifest'), webManifest(server.site));
  rmSync(serverFolder, { recursive: true });
  writeServiceWorker(root, dist);
}

function sitemap(paths: string[]): string {
  const day = new Date().toISOString().slice(0, 10);
  const entries = paths.map((path) => `  <url><loc>${origin}${path}</loc><lastmod>${day}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

function webManifest({ name, tagline }: { name: string; tagline: string }): string {
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose });
  return JSON.stringify({
    name: `${name}: ${tagline.toLowerCase()}`,
    short_name: name,
    description: tagline,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The installed app opens backups and documents by a double click.
    // In the window that is open, where the work is that a file may be added to.
    launch_handler: { client_mode: 'focus-existing' },
    file_handlers: [{ action: '/workspace', accept: { 'application/json': ['.json'], 'application/zip': ['.zip'] } }],
    background_color: '#fbfaf6',
    theme_color: '#fbfaf6',
    icons: [
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(folder.length + 1));

/**
 * Not needed to work offline: link previews, the host's own files, what talks to a model, and letters of China, Japan and
 * Korea, 11 MB of which few people need some; those are kept once they were used.
 */
const notPrecached =
  /^(_headers|robots\.txt|sitemap\.xml|og\.png|sw\.js|assets\/(ai-sdk|east-asian|noto-sans-sc|biz-udpgothic|nanum-gothic)-.*)$|\.(br|gz)$/;

function writeServiceWorker(root: string, dist: string): void {
  const files = listFiles(dist)
    .filter((file) => !notPrecached.test(file))
    .sort()
    .map((file) => [file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`, hashOf(readFileSync(join(dist, file)))]);
  const version = hashOf(JSON.stringify(files));
  const source = readFileSync(join(root, 'build/service-worker.js'), 'utf8');
  writeFileSync(
    join(dist, 'sw.js'),
    source.replace("'__VERSION__'", JSON.stringify(version)).replace('[/* __FILES__ */]', JSON.stringify(files)),
  );
}
