import { unzipSync, zipSync } from 'fflate';

/** Stored as they are: pictures do not shrink further. */
export async function zipFile(files: Record<string, Blob | string>): Promise<Blob> {
  const entries: Record<string, Uint8Array> = {};
  for (const [name, content] of Object.entries(files)) {
    entries[name] = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(await content.arrayBuffer());
  }
  return new Blob([zipSync(entries, { level: 6 })], { type: 'application/zip' });
}

const mostUnpacked = 20_000_000;

/** The texts in a zip somebody chose. Refuses what would unpack to more than a workspace could hold. */
export function readZip(bytes: Uint8Array): Record<string, string> {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      if (size > mostUnpacked) throw new Error('This file unpacks to more than 20 MB.');
      return true;
    },
  });
  return Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, new TextDecoder().decode(content)]));
}
