import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames } from './build/chunks.ts';
import { copies } from './build/copies.ts';
import { icons } from './build/icons.ts';
import { licenses } from './build/licenses.ts';
import { noRequire } from './build/no-require.ts';
import { plainImports } from './build/plain-imports.ts';
import { prerender } from './build/prerender.ts';

const nameOf = chunkNames();

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [copies(), react(), tailwindcss(), icons(), plainImports(), noRequire(), licenses(), prerender()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: fileURLToPath(new URL('src/', import.meta.url)) },
      { find: /^(html2canvas|dompurify|canvg)$/, replacement: fileURLToPath(new URL('build/empty.ts', import.meta.url)) },
      { find: /^regexparam$/, replacement: fileURLToPath(new URL('build/no-patterns.ts', import.meta.url)) },
      // The policy allows no worker made from a blob, and waiting for one would never end: files are zipped where they are made.
      { find: /^.*\/zip\/zipToArrayBuffer\.js$/, replacement: fileURLToPath(new URL('build/zip-in-place.ts', import.meta.url)) },
      // React has this hook itself; the stand-in for old versions would be on every page.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // Where rooms are that people work in together; no server unless the host names one.
  define: { 'import.meta.env.VITE_TEAM_SERVER': JSON.stringify(process.env.TEAM_SERVER ?? '') },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    assetsInlineLimit: 0,
    // Pages name their own chunks in their head; wrapping every import() would cost each page two kilobytes.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            // Many small files compress worse than a few: what every tool uses travels together.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (id, bundle) => nameOf(id, (other) => bundle.getModuleInfo(other)), debugName: 'by pages' }],
            },
          },
    },
  },
}));
