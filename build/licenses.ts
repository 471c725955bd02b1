import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Drawn into the icon sprite and written into the styles by the build itself, where no bundle names them. */
const alwaysShipped = ['lucide-static', 'tailwindcss'];

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The package a bundled file belongs to; undefined for our own. */
export const folderOf = (file: string) => packageFolder.exec(file.replaceAll('\\', '/').replace(/^\0/, ''))?.[0];

interface Facts {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  homepage?: string;
}

function textsIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => /^(licen[sc]e|copying|notice|ofl)\b.*$/i.test(name) && !/\.(js|ts|json)$/i.test(name));
  return names.sort().map((name) => readFileSync(join(folder, name), 'utf8').replace(/\r\n/g, '\n').trim());
}

function describe(folder: string): string {
  const {
    name,
    version,
    license = 'see its home page',
    author,
    homepage,
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Facts;
  const by = typeof author === 'string' ? author : (author?.name ?? '');
  const texts = textsIn(folder);
  const facts = [`${name} ${version}`, `License: ${license}`, by && `By: ${by}`, homepage && `Home: ${homepage}`].filter(Boolean);
  return [facts.join('\n'), ...texts].join('\n\n');
}

/** The licences of all packages, sorted by name, as one text. */
export function writeLicenses(folders: Iterable<string>): string {
  const named = [...new Set(folders)].filter((folder) => existsSync(join(folder, 'package.json'))).map(describe);
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['This site is made with the work of others. These are the packages it ships, and their licenses.', ...new Set(named.sort())].join(line)}\n`;
}

/** Puts the licences of everything that is shipped beside it, as most of them ask for. */
export function licenses(): Plugin {
  let root = '';
  return {
    name: 'groundwork-licenses',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.config.consumer !== 'client') return;
        const require = createRequire(import.meta.url);
        const files = Object.values(bundle).flatMap((item) =>
          item.type === 'chunk' ? item.moduleIds : item.originalFileNames.map((name) => resolve(root, name)),
        );
        const folders = files.flatMap((file) => folderOf(file) ?? []);
        const own = alwaysShipped.map((name) => dirname(require.resolve(`${name}/package.json`)));
        this.emitFile({ type: 'asset', fileName: 'third-party-licenses.txt', source: writeLicenses([...folders, ...own]) });
      },
    },
  };
}
