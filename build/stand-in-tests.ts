import type { Sources } from './sources.ts';

/** The tests of screens that put something in the place of a module, which no other file may meet. */
export const findStandIns = ({ texts }: Sources): string[] =>
  [...texts]
    .filter(([file, text]) => file.endsWith('.test.tsx') && !file.startsWith('src/app/contract/') && /^\s*vi\.mock\(/m.test(text))
    .map(([file]) => file);
