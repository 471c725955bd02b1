import { zipSync } from 'fflate';
import { unpack } from './unpack';

/** Stored as they are: pictures do not shrink further. */
export async function zipFile(files: Record<string, Blob | string>): Promise<Blob> {
  const entries: Record<string, Uint8Array> = {};
  for (const [name, content] of Object.entries(files)) {
    entries[name] = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(await content.arrayBuffer());
  }
  return new Blob([zipSync(entries, { level: 6 })], { type: 'application/zip' });
}

/** The texts in a zip somebody chose. */
export const readZip = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries([...unpack(bytes)].map(([name, content]) => [name, new TextDecoder().decode(content)]));
