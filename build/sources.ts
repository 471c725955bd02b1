import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export interface Sources {
  /** The text of every file of source by its path from the root. */
  texts: ReadonlyMap<string, string>;
  /** The files that a file names in its imports; without those it asks for later, if that is wanted. */
  importsOf: (file: string, which?: 'all' | 'at once') => string[];
}

const isSource = (name: string) => /(?<!\.d)\.tsx?$/.test(name);
const imports = {
  all: /(?:from|import)\s*\(?\s*'((?:@|\.\.?)\/[^']+)'/g,
  'at once': /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'((?:@|\.\.?)\/[^']+)'/gm,
};

/** The source as it lies there, before anything is built. */
export function readSources(root: string): Sources {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((name) =>
    join('src', name).replaceAll('\\', '/'),
  );
  const texts = new Map(files.filter(isSource).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const found = { all: new Map<string, string[]>(), 'at once': new Map<string, string[]>() };
  const findImports = (file: string, which: keyof typeof imports) =>
    [...(texts.get(file) ?? '').matchAll(imports[which])].flatMap(([, path = '']) => {
      const place = path.startsWith('@/') ? `src/${path.slice(2)}` : posix.join(posix.dirname(file), path);
      return [`${place}.ts`, `${place}.tsx`, `${place}/index.ts`].find((name) => texts.has(name)) ?? [];
    });
  return {
    texts,
    importsOf: (file, which = 'all') => {
      const known = found[which].get(file) ?? findImports(file, which);
      found[which].set(file, known);
      return known;
    },
  };
}
