/**
 * Keys to services. In memory unless the user asks otherwise; for the tab in its session;
 * on the device only sealed with a passphrase. Nothing here ever reaches the workspace, a file or a link.
 */
import { openSealed, sealBytes } from './seal';
import { fromBase64, toBase64 } from '@/lib/bytes';

export type SecretPlace = 'memory' | 'tab' | 'device';

const inMemory = new Map<string, string>();
const storageKey = (name: string) => `groundwork.secret.${name}`;
const format = 1;

interface Sealed {
  format: number;
  salt: string;
  iv: string;
  sealed: string;
}

async function seal(secret: string, passphrase: string): Promise<Sealed> {
  const { salt, iv, sealed } = await sealBytes(new TextEncoder().encode(secret), passphrase);
  return { format, salt: toBase64(salt), iv: toBase64(iv), sealed: toBase64(sealed) };
}

function store(area: () => Storage, name: string, text: string): boolean {
  try {
    area().setItem(storageKey(name), text);
    return true;
  } catch {
    return false;
  }
}

function recall(area: () => Storage, name: string): string {
  try {
    return area().getItem(storageKey(name)) ?? '';
  } catch {
    return '';
  }
}

function clear(area: () => Storage, name: string): void {
  try {
    area().removeItem(storageKey(name));
  } catch {
    // Nothing could have been stored either.
  }
}

const tab = () => sessionStorage;
const device = () => localStorage;

/** Keeps it in one place only; false where the browser refused, and then it is in memory. */
export async function keepSecret(name: string, secret: string, place: SecretPlace, passphrase = ''): Promise<boolean> {
  const sealed = place === 'device' ? await sealIfPossible(secret, passphrase) : '';
  forgetSecret(name);
  inMemory.set(name, secret);
  if (place === 'tab') return store(tab, name, secret);
  if (place === 'device') return sealed !== '' && store(device, name, sealed);
  return true;
}

async function sealIfPossible(secret: string, passphrase: string): Promise<string> {
  try {
    return JSON.stringify(await seal(secret, passphrase));
  } catch {
    return '';
  }
}

/** Empty where there is none, or where it is still sealed. */
export const readSecret = (name: string): string => inMemory.get(name) ?? recall(tab, name);

/** A key as it is pasted: without what comes along unseen or by habit. Undefined where no request could carry it. */
export function tidySecret(pasted: string): string | undefined {
  const key = pasted
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .trim()
    .replace(/^(authorization:\s*)?bearer\s+/i, '')
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();
  return /^[\x21-\x7e]*$/.test(key) ? key : undefined;
}

/** Where it lies; undefined where there is none. */
export function findSecret(name: string): SecretPlace | undefined {
  if (recall(tab, name) !== '') return 'tab';
  if (recall(device, name) !== '') return 'device';
  return inMemory.has(name) ? 'memory' : undefined;
}

/** Brings a sealed one into memory; false where the passphrase is not the one. */
export async function unlockSecret(name: string, passphrase: string): Promise<boolean> {
  try {
    const { format: written, salt, iv, sealed } = JSON.parse(recall(device, name)) as Sealed;
    if (written !== format) return false;
    const opened = await openSealed({ salt: fromBase64(salt), iv: fromBase64(iv), sealed: fromBase64(sealed) }, passphrase);
    inMemory.set(name, new TextDecoder().decode(opened));
    return true;
  } catch {
    return false;
  }
}

/** Those in memory; what is stored goes with everything else that is. */
export const forgetSecrets = () => inMemory.clear();

export function forgetSecret(name: string): void {
  inMemory.delete(name);
  clear(tab, name);
  clear(device, name);
}
