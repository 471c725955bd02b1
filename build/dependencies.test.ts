import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** All code that is shipped: no tests, and not what they alone use. */
const shipped = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (name) =>
      /\.tsx?$/.test(name) && !/\.test\.tsx?$|test-screen\.tsx$|test-data\.ts$|^writer\/test-[a-z]+\.ts$|^app\/contract\//.test(name),
  )
  .map((name) => join('src', name));

/** "read-excel-file" of 'read-excel-file/universal'; fonts are copied by the build, and so are part of it. */
const packagesIn = (code: string) =>
  [...code.matchAll(/(?:^import\b[^'";]*|^\} |\bimport\()(?:from )?'((?:@[a-z][\w.-]*\/)?[a-z][\w.-]*)(?:\/[^'?]*)?'/gm)].map(
    ([, name]) => name ?? '',
  );

it('what is shipped is made of dependencies that are listed as such', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const used = new Set(shipped.flatMap((file) => packagesIn(readFileSync(file, 'utf8'))));
  expect([...used].filter((name) => !(name in dependencies)).sort()).toEqual([]);
  expect(used).toContain('read-excel-file');
});
