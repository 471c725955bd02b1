import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RoomSettings } from './settings.mjs';

export interface Rooms {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** True where the request was for health or figures. */
  respond: (request: IncomingMessage, response: ServerResponse) => boolean;
  stop: () => Promise<void>;
}

export declare const roomsPath: string;
export declare function openRooms(settings: RoomSettings, say?: (event: unknown) => void): Promise<Rooms>;
