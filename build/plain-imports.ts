import type { Plugin } from 'vite';

/**
 * A module that could not be fetched once is never asked for again by the browser. So each file is fetched by itself first, which can be
 * tried as often as it takes; the import then finds it in the cache. What the page's head names is there already.
 */
const helper = `
const known = {};
export const __vitePreload = async (load) => {
  // Nothing where the module came to lie in the same file.
  const [, name] = /import\\(.\\.(.+?\\.js)/.exec(load) || [];
  if (name) known[name] ||= document.querySelector('[href$="' + name + '"]') || (await (await fetch('/assets' + name)).arrayBuffer()).byteLength;
  return load();
};
`;

/** Vite wraps every import() to fetch what it needs ahead of it, from long lists of names that each page would have to know. */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
});
