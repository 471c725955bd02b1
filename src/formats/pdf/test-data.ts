import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

/** Fonts are served by the page; here they are read from where they are installed. Says which were asked for. */
export function stubFonts(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.slice(address.indexOf('node_modules'));
    asked.push(path.split('/').at(-1) ?? '');
    return Promise.resolve(new Response(readFileSync(path)));
  });
  return asked;
}
