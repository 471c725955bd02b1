/** Everything that follows from the secret in a room's link. Browsers do this only on pages that nobody on the way can change. */
import { toAddressText } from '@/lib/bytes';
import { seedLength, type RoomLink } from '@/lib/room-link';

const ivLength = 12;
/** Of the sealed form. */
const version = 1;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function derive(seed: Uint8Array<ArrayBuffer>, purpose: string): Promise<Uint8Array<ArrayBuffer>> {
  const base = await crypto.subtle.importKey('raw', seed, 'HKDF', false, ['deriveBits']);
  const salt = new Uint8Array(0);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info: bytesOf(`groundwork ${purpose}`) }, base, 256),
  );
}

const hashOf = async (text: string) => toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))));

export const makeSeed = () => crypto.getRandomValues(new Uint8Array(seedLength));

/** The link that only lets people look follows from the one to edit, never the other way round. */
export const toViewLink = async ({ as, seed, server }: RoomLink): Promise<RoomLink> => ({
  as: 'view',
  seed: as === 'view' ? seed : await derive(seed, 'read'),
  server,
});

export class NewerSeal extends Error {}

export interface RoomKeys {
  room: string;
  /** What the server is told, to be let in; of what it knows, nothing follows about the content. */
  token: (isOpening: boolean) => string;
  seal: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
  /** Throws where it was sealed with another key, changed on the way, or by a newer version. */
  unseal: (sealed: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;
}

export async function keysFor(link: RoomLink): Promise<RoomKeys> {
  const { seed: reading } = await toViewLink(link);
  const room = toHex((await derive(reading, 'room')).slice(0, 16));
  const viewSecret = toAddressText(await derive(reading, 'view'));
  const editSecret = link.as === 'edit' ? toAddressText(await derive(link.seed, 'edit')) : '';
  const open = { edit: await hashOf(editSecret), view: await hashOf(viewSecret) };
  const key = await crypto.subtle.importKey('raw', await derive(reading, 'seal'), 'AES-GCM', false, ['encrypt', 'decrypt']);
  // A piece belongs to one room: in another it cannot be opened.
  const additionalData = bytesOf(room);
  return {
    room,
    token: (isOpening) =>
      JSON.stringify({
        v: 1,
        as: link.as,
        secret: link.as === 'edit' ? editSecret : viewSecret,
        ...(isOpening && link.as === 'edit' ? { open } : {}),
      }),
    async seal(bytes) {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength));
      const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes));
      const whole = new Uint8Array(1 + ivLength + sealed.length);
      whole[0] = version;
      whole.set(iv, 1);
      whole.set(sealed, 1 + ivLength);
      return whole;
    },
    async unseal(whole) {
      if ((whole[0] ?? 0) > version) throw new NewerSeal();
      const bytes = new Uint8Array(whole);
      const iv = bytes.slice(1, 1 + ivLength);
      return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes.slice(1 + ivLength)));
    },
  };
}
