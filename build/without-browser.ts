/** What tests have where there is no server to hand out files and no canvas to draw on. */
import { readFile } from 'node:fs/promises';

/** Fonts are files of the suite; they are read from where they lie. */
export async function readAsset(address: string): Promise<ArrayBufferLike> {
  const { buffer, byteOffset, byteLength } = await readFile(`.${address.replace(/^\/@fs/, '')}`);
  return buffer.slice(byteOffset, byteOffset + byteLength);
}

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Every picture is one grey dot. What a picture shows is looked at in a browser. */
export const drawDot = () => Promise.resolve(new Blob([Uint8Array.from(atob(dot), (mark) => mark.charCodeAt(0))], { type: 'image/png' }));
