/** Beside every text in dist the same file compressed, for hosts that serve those. Only hosts need them, so only they wait for it. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './setup.mjs';

const squeeze = { gz: promisify(gzip), br: promisify(brotliCompress) };

const files = readdirSync(join(root, 'dist'), { withFileTypes: true, recursive: true })
  .filter((item) => item.isFile() && /\.(html|js|css|svg|json|webmanifest|xml|txt|ttf|ico)$/.test(item.name))
  .map((item) => join(item.parentPath, item.name));

async function compress(file) {
  const content = await readFile(file);
  if (content.length < 256) return;
  const quality = content.length > 300_000 ? 9 : 11;
  await Promise.all([
    writeFile(`${file}.gz`, await squeeze.gz(content, { level: 9 })),
    writeFile(`${file}.br`, await squeeze.br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })),
  ]);
}

// As many at a time as Node has threads for.
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (let file = files.pop(); file; file = files.pop()) await compress(file);
  }),
);
