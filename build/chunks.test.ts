import { describe, expect, it } from 'vitest';
import { type Look, planChunks } from './chunks';
import { findCopied } from './copies';
import { small } from './small-chunks';

interface Part {
  needs?: string[];
  asks?: string[];
  size?: number;
}

/** Modules by their paths in the source, those of libraries by theirs. */
function plan(parts: Record<string, Part>) {
  const idOf = (path: string) => `/x/${path.startsWith('node_modules') ? '' : 'src/'}${path}`;
  const by = (kind: 'needs' | 'asks', path: string) =>
    Object.keys(parts)
      .filter((other) => parts[other]?.[kind]?.includes(path))
      .map(idOf);
  const infos = new Map(
    Object.entries(parts).map(([path, { needs = [], asks = [], size = 100 }]) => [
      idOf(path),
      {
        code: 'x'.repeat(size),
        importers: by('needs', path),
        dynamicImporters: by('asks', path),
        importedIds: needs.map(idOf),
        dynamicallyImportedIds: asks.map(idOf),
      },
    ]),
  );
  const look: Look = (id) => infos.get(id) ?? null;
  const groups = planChunks([...infos.keys()], look);
  return (path: string) => groups.get(idOf(path));
}

const shell = { 'entry-client.tsx': { needs: ['lib/text.ts'], asks: ['tools/shares.ts', 'tools/a/view.tsx', 'tools/b/view.tsx'] } };

describe('what travels together', () => {
  it('is decided by who needs it at once', () => {
    const groupOf = plan({
      ...shell,
      'lib/text.ts': {},
      'tools/a/view.tsx': { needs: ['lib/text.ts', 'tools/a/model.ts', 'ui/both.ts'], asks: ['tools/a/panel.tsx'] },
      'tools/a/model.ts': {},
      'tools/a/panel.tsx': { needs: ['tools/a/model.ts', 'tools/a/row.tsx', 'lib/small.ts'] },
      'tools/a/row.tsx': {},
      'tools/b/view.tsx': { needs: ['ui/both.ts'], asks: ['tools/b/panel.tsx'] },
      'tools/b/panel.tsx': { needs: ['lib/small.ts', 'lib/large.ts'] },
      'ui/both.ts': {},
      'lib/small.ts': {},
      'lib/large.ts': { size: small },
    });
    expect(groupOf('lib/text.ts')).toBe('base');
    expect(groupOf('tools/a/view.tsx')).toBeUndefined();
    expect(groupOf('tools/a/model.ts')).toBe('a-core');
    expect(groupOf('tools/a/row.tsx')).toBe('a-more');
    expect(groupOf('ui/both.ts')).toMatch(/^pages-02-/);
    expect(groupOf('lib/small.ts')).toBe('lib-later');
    expect(groupOf('lib/large.ts'), 'only one tool asks for it').toBe('b-more');
  });

  it('joins what few pages share, but not where a page would ask for something large because of what another needs', () => {
    const groupOf = plan({
      'entry-client.tsx': { asks: ['a', 'b', 'c', 'd'].map((tool) => `tools/${tool}/view.tsx`) },
      'tools/a/view.tsx': { needs: ['ui/list.ts'] },
      'tools/b/view.tsx': { needs: ['ui/list.ts'] },
      'tools/c/view.tsx': { needs: ['kinds/table.ts', 'ui/tip.ts', 'ui/mark.ts'] },
      'tools/d/view.tsx': { needs: ['ui/tip.ts'] },
      'tools/e/view.tsx': { needs: ['ui/mark.ts'] },
      'ui/list.ts': { needs: ['kinds/table.ts', 'kinds/rows.ts'] },
      'kinds/table.ts': { needs: ['kinds/rows.ts'], size: small - 1 },
      'kinds/rows.ts': { size: small - 1 },
      'ui/tip.ts': {},
      'ui/mark.ts': {},
    });
    expect(groupOf('ui/tip.ts')).toBe(groupOf('ui/mark.ts'));
    expect(groupOf('ui/list.ts')).toMatch(/^pages-02-/);
    expect(groupOf('ui/list.ts')).not.toBe(groupOf('ui/tip.ts'));
  });

  it('joins answers until they are worth a file, the last one with those before it', () => {
    const tools = ['a', 'b', 'c', 'd', 'e'];
    const groupOf = plan({
      'entry-client.tsx': { asks: ['tools/shares.ts'] },
      'tools/shares.ts': { asks: tools.map((tool) => `tools/${tool}/shares.ts`) },
      'tools/a/shares.ts': { size: small / 2 },
      'tools/b/shares.ts': { size: small },
      'tools/c/shares.ts': { size: small / 2 },
      'tools/d/shares.ts': { size: small / 2 },
      'tools/e/shares.ts': { size: 1 },
    });
    expect(tools.map((tool) => groupOf(`tools/${tool}/shares.ts`))).toEqual(['a-shares', 'b-shares', 'a-shares', 'a-shares', 'a-shares']);
  });

  it('puts a door with the library behind it, and leaves one to two libraries alone', () => {
    const groupOf = plan({
      ...shell,
      'lib/text.ts': {},
      'tools/a/view.tsx': { asks: ['formats/zip.ts', 'formats/two.ts'] },
      'tools/b/view.tsx': { asks: ['formats/zip.ts', 'formats/two.ts', 'formats/plain.ts'] },
      'formats/zip.ts': { needs: ['formats/unpack.ts'] },
      'formats/unpack.ts': { needs: ['node_modules/fflate/index.js'] },
      'formats/two.ts': { needs: ['node_modules/fflate/index.js', 'node_modules/other/index.js'] },
      'formats/plain.ts': {},
      'node_modules/fflate/index.js': { size: 50_000 },
      'node_modules/other/index.js': { size: 50_000 },
    });
    expect(['formats/zip.ts', 'formats/unpack.ts', 'node_modules/fflate/index.js'].map(groupOf)).toEqual([
      'fflate-library',
      'fflate-library',
      'fflate-library',
    ]);
    expect(groupOf('formats/two.ts')).toBeUndefined();
    expect(groupOf('node_modules/other/index.js')).toBeUndefined();
    expect(groupOf('formats/plain.ts')).toBe('formats-later');
  });

  it('puts a small part with the large one of our own that it opens, unless that leaves something out', () => {
    const groupOf = plan({
      ...shell,
      'lib/text.ts': {},
      'tools/a/view.tsx': { asks: ['writer/door.ts', 'writer/second-door.ts', 'writer/words.ts', 'writer/both.ts'] },
      'tools/b/view.tsx': { asks: ['writer/door.ts', 'writer/second-door.ts', 'writer/words.ts', 'writer/both.ts', 'writer/names.ts'] },
      'writer/door.ts': { needs: ['writer/words.ts', 'lib/text.ts'] },
      'writer/second-door.ts': { needs: ['writer/door.ts'] },
      'writer/both.ts': { needs: ['writer/words.ts', 'writer/names.ts'] },
      'writer/words.ts': { size: 50_000 },
      'writer/names.ts': { size: 50_000 },
    });
    expect(['writer/door.ts', 'writer/second-door.ts', 'writer/words.ts'].map(groupOf)).toEqual(Array(3).fill('writer-words'));
    expect(groupOf('writer/both.ts')).toBeUndefined();
    expect(groupOf('writer/names.ts')).toBeUndefined();
  });

  it('keeps what speaks with a model together with its libraries, and the libraries that every page begins with', () => {
    const groupOf = plan({
      'entry-client.tsx': { needs: ['node_modules/react/index.js'], asks: ['tools/a/view.tsx', 'app/profile-page.tsx'] },
      'tools/a/view.tsx': { needs: ['node_modules/react/index.js'], asks: ['writer/stream-model.ts', 'app/sheet.tsx'] },
      'app/profile-page.tsx': { needs: ['app/facts.ts', 'app/page.ts'] },
      'app/sheet.tsx': { needs: ['app/facts.ts'] },
      'app/facts.ts': {},
      'app/page.ts': {},
      'writer/stream-model.ts': { needs: ['writer/reply.ts', 'node_modules/zod/index.js'], asks: ['node_modules/vendor/index.js'] },
      'writer/reply.ts': {},
      'node_modules/vendor/index.js': { needs: ['node_modules/zod/index.js'] },
      'node_modules/zod/index.js': {},
      'node_modules/react/index.js': {},
    });
    for (const path of ['writer/stream-model.ts', 'writer/reply.ts', 'node_modules/vendor/index.js', 'node_modules/zod/index.js'])
      expect(groupOf(path), path).toBe('ai-sdk');
    expect(groupOf('node_modules/react/index.js')).toBe('react');
    expect(groupOf('app/facts.ts'), 'begins one page, and comes later on another').toMatch(/^pages-01-/);
    expect(groupOf('app/page.ts')).toBeUndefined();
  });
});

describe('what pages have copies of', () => {
  const { parts, owners } = findCopied(process.cwd());
  it('is small and has no memory', () => {
    expect(parts).toContain('src/ui/tabs.tsx');
    expect(parts).toContain('src/kinds/records/use-list.ts');
    // The store, what every page begins with, and what others tell by being the same.
    for (const file of [
      'src/workspace/store.ts',
      'src/workspace/rooms.ts',
      'src/ui/toast.tsx',
      'src/lib/text.ts',
      'src/lib/topics/texts.ts',
    ])
      expect(parts, file).not.toContain(file);
  });
  it('knows whose the first files of a page are', () => {
    expect(owners.get('src/tools/task-manager/view.tsx')).toBe('task-manager');
    expect(owners.get('src/app/profile-page.tsx')).toBe('profile-page');
    expect(owners.get('src/app/profile/known.ts')).toBe('profile-page');
    expect(owners.has('src/ui/tabs.tsx')).toBe(false);
  });
});
