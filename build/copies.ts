import { basename } from 'node:path/posix';
import type { Plugin } from 'vite';
import { half } from './chunks.ts';
import { isPage, isRound, toolOf } from './places.ts';
import { small } from './small-chunks.ts';
import { readSources } from './sources.ts';

/** What more than one page may have a copy of. */
const layers = /^src\/(app|lib|ui|kinds|writer|formats|workspace|platform)\/(?!topics\/)/;
/** A memory, or something that others tell by being the same: a copy would not know of it. */
const memory =
  /^(export )?(let|class) |^(export )?const .*= (create\w*[<(]|new (Weak)?(Map|Set)(<.*>)?\(\))|createContext|import\.meta|^import '/m;

export interface Copied {
  /** The small parts that some pages begin with and that are as good twice as once. */
  parts: ReadonlySet<string>;
  /** What pages begin with and others do not need, and whose it is. */
  owners: ReadonlyMap<string, string>;
}

/** Files by their paths from the root. */
export function findCopied(root: string): Copied {
  const { texts, importsOf } = readSources(root);
  const pages = new Map<string, Set<string>>();
  for (const page of texts.keys()) {
    if (!isPage(`/${page}`) && !isRound(`/${page}`)) continue;
    const visit = (file: string) => {
      const known = pages.get(file) ?? new Set();
      if (known.has(page)) return;
      pages.set(file, known.add(page));
      importsOf(file, 'at once').forEach(visit);
    };
    visit(page);
  }
  const importers = new Map<string, string[]>();
  for (const file of texts.keys()) for (const needed of importsOf(file)) importers.set(needed, [...(importers.get(needed) ?? []), file]);

  const owners = new Map<string, string | undefined>();
  /** Whose a file is: a tool's own, and what is imported by one page's files only. */
  const ownerOf = (file: string): string | undefined => {
    if (owners.has(file)) return owners.get(file);
    owners.set(file, undefined);
    const [first, ...others] = new Set((importers.get(file) ?? []).filter((at) => !at.includes('.test.')).map(ownerOf));
    const owner = toolOf(`/${file}`) ?? (isPage(`/${file}`) ? basename(file, '.tsx') : others.length === 0 ? first : undefined);
    owners.set(file, owner);
    return owner;
  };
  const parts = new Set<string>();
  const beginnings = new Map<string, string>();
  for (const [file, needed] of pages) {
    const text = texts.get(file) ?? '';
    const owner = ownerOf(file);
    if (owner) beginnings.set(file, owner);
    const isCommon = needed.size >= half || [...needed].some((one) => isRound(`/${one}`));
    if (!isCommon && !owner && layers.test(file) && text.length < small && !memory.test(text)) parts.add(file);
  }
  return { parts, owners: beginnings };
}

const mark = '?of=';

/**
 * A small part that some pages share would be a file that is hardly worth asking for: what each of them
 * begins with has a copy in it. What comes later finds all such parts in one file.
 */
export function copies(): Plugin {
  let root = '';
  let copied: Copied | undefined;
  const pathOf = (id: string) => id.slice(root.length + 1);
  return {
    name: 'copies',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      ({ root } = config);
      copied = findCopied(root);
    },
    async resolveId(source, importer, options) {
      const owner = importer && (importer.split(mark)[1] ?? copied?.owners.get(pathOf(importer)));
      if (!owner || options.kind !== 'import-statement') return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && copied?.parts.has(pathOf(found.id)) ? `${found.id}${mark}${owner}` : null;
    },
  };
}
