import type { Plugin } from 'vite';

/** The zip library inside slides asks whether it runs in Node; the answer would cost every page a stand-in for `require`. */
export const noRequire = (): Plugin => ({
  name: 'no-require',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (id.endsWith('/jszip.min.js') ? code.replaceAll('"function"==typeof require&&require', '!1') : undefined),
});
