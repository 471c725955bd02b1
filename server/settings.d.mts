export interface RoomSettings {
  folder: string;
  databaseUrl: string;
  redisUrl: string;
  origins: string[];
  mostRoomBytes: number;
  mostMessageBytes: number;
  messagesPerSecond: number;
  bytesPerSecond: number;
  connectionsPerAddress: number;
  roomsPerHour: number;
  peoplePerRoom: number;
  idleDays: number;
  isBehindProxy: boolean;
}

export declare function readSettings(): RoomSettings;
