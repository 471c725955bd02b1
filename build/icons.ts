import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:icons';
const iconFolder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');

/** Names given to an `icon` property or attribute anywhere in the source. */
export function findIconNames(source: string): string[] {
  const uses = source.matchAll(/\bicon\s*[=:?]+\s*(\{[^}]*\}|'[a-z0-9-]+'|"[a-z0-9-]+")/g);
  return [...uses].flatMap(([, value = '']) => [...value.matchAll(/['"]([a-z][a-z0-9-]*)['"]/g)].map(([, name = '']) => name));
}

function drawSprite(root: string): string {
  const names = new Set<string>();
  const source = join(root, 'src');
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue;
    findIconNames(readFileSync(join(source, file), 'utf8')).forEach((name) => names.add(name));
  }
  const symbols = [...names].sort().map((name) => {
    const path = join(iconFolder, `${name}.svg`);
    if (!existsSync(path)) throw new Error(`There is no icon named "${name}" in lucide-static.`);
    const inner = readFileSync(path, 'utf8')
      .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
      .replace(/\s*\n\s*/g, '');
    return `<symbol id="${name}" viewBox="0 0 24 24">${inner}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Collects the icons in use into one cached file, so that no page carries them as code. */
export function icons(): Plugin {
  let root = '';
  let sprite = '';
  let fileName = '';
  let isServe = false;
  return {
    name: 'groundwork-icons',
    configResolved(config) {
      root = config.root;
      isServe = config.command === 'serve';
      sprite = drawSprite(root);
      fileName = `assets/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load: (id) => (id === `\0${virtualId}` ? `export default ${JSON.stringify(isServe ? '/icons.svg' : `/${fileName}`)}` : undefined),
    configureServer(server) {
      server.middlewares.use('/icons.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(drawSprite(root));
      });
    },
    generateBundle() {
      if (this.environment.config.consumer === 'client') this.emitFile({ type: 'asset', fileName, source: sprite });
    },
  };
}
