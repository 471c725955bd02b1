/** Bytes as letters, and back. */
const piece = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += piece) binary += String.fromCharCode(...bytes.subarray(at, at + piece));
  return btoa(binary);
}

/** Throws where it is none. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Letters that may stand in an address. */
export const toAddressText = (bytes: Uint8Array): string => toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

export const fromAddressText = (text: string): Uint8Array<ArrayBuffer> => fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
