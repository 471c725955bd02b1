/** Locks bytes with a passphrase. Browsers do so only on pages that nobody on the way can change: https, or the computer's own. */
const rounds = 600_000;
const saltLength = 16;
const ivLength = 12;

async function deriveKey(passphrase: string, salt: Uint8Array<ArrayBuffer>) {
  const base = await crypto.subtle.importKey('raw', new TextEncoder().encode(passphrase.normalize('NFKC')), 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

export const canSeal = () => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

export interface SealedParts {
  salt: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
  sealed: Uint8Array<ArrayBuffer>;
}

export async function sealBytes(bytes: Uint8Array<ArrayBuffer>, passphrase: string): Promise<SealedParts> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await deriveKey(passphrase, salt), bytes);
  return { salt, iv, sealed: new Uint8Array(sealed) };
}

/** Throws where the passphrase is not the one. */
export async function openSealed({ salt, iv, sealed }: SealedParts, passphrase: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await deriveKey(passphrase, salt), sealed));
}

export const joinSealed = ({ salt, iv, sealed }: SealedParts) => new Uint8Array([...salt, ...iv, ...sealed]);

export const splitSealed = (bytes: Uint8Array<ArrayBuffer>): SealedParts => ({
  salt: bytes.slice(0, saltLength),
  iv: bytes.slice(saltLength, saltLength + ivLength),
  sealed: bytes.slice(saltLength + ivLength),
});
