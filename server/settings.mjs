/** What a host may set, by environment; each has a safe default. */

const number = (name, fallback, least, most) => {
  const typed = process.env[name];
  if (typed === undefined || typed.trim() === '') return fallback;
  const value = Number(typed);
  if (!Number.isFinite(value) || value < least || value > most)
    throw new Error(`${name} takes a number from ${least} to ${most}, not “${typed}”.`);
  return value;
};

const list = (name) =>
  (process.env[name] ?? '')
    .split(',')
    .map((part) => part.trim().replace(/\/$/, ''))
    .filter(Boolean);

export function readSettings() {
  return {
    /** Where rooms are kept on one machine; not used with a database. */
    folder: process.env.ROOMS_FOLDER?.trim() || 'rooms',
    databaseUrl: process.env.DATABASE_URL?.trim() ?? '',
    redisUrl: process.env.REDIS_URL?.trim() ?? '',
    /** Sites whose pages may connect, beside the server's own. */
    origins: list('ROOMS_ORIGINS'),
    mostRoomBytes: number('ROOMS_MAX_MB', 64, 1, 4096) * 2 ** 20,
    mostMessageBytes: number('ROOMS_MAX_MESSAGE_MB', 16, 1, 256) * 2 ** 20,
    /** A second, of one connection. A burst of ten times as many is let through. */
    messagesPerSecond: number('ROOMS_MESSAGES_PER_SECOND', 60, 1, 100_000),
    bytesPerSecond: number('ROOMS_KB_PER_SECOND', 2048, 1, 1e7) * 1024,
    connectionsPerAddress: number('ROOMS_CONNECTIONS_PER_ADDRESS', 50, 1, 1e6),
    /** New rooms an hour from one address. */
    roomsPerHour: number('ROOMS_NEW_PER_HOUR', 30, 1, 1e6),
    peoplePerRoom: number('ROOMS_PEOPLE', 50, 2, 10_000),
    idleDays: number('ROOMS_IDLE_DAYS', 180, 1, 36_500),
    /** Behind a balancer, the address of a visitor stands in a header that it sets. */
    isBehindProxy: process.env.ROOMS_BEHIND_PROXY === '1',
  };
}
