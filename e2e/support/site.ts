import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const dist = resolve(process.env.E2E_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url)));

/** Pages that are no tool, and the empty page previews are shown in. */
const ownPages = ['/', '/workspace', '/profile', '/today', '/data-room', '/together', '/settings', '/reply', '/ai-settings'];
const others = ['404.html', 'preview-frame.html', ...ownPages.map((path) => `${path.slice(1) || 'index'}.html`)];

/** The tools that are in the build, by path. */
export const toolPaths = existsSync(dist)
  ? readdirSync(dist)
      .filter((name) => name.endsWith('.html') && !others.includes(name))
      .map((name) => `/${name.slice(0, -5)}`)
  : [];
export const allPaths = [...ownPages, ...toolPaths];
