/** Rooms in a folder, for one server: what is known of a room, and its sealed content, as two files. */
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Whole or not at all, also when the machine stops in between. */
async function writeWhole(path, content) {
  const file = await open(`${path}.new`, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}

const orNothing = (error) => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

export async function openFolderStore(folder) {
  await mkdir(folder, { recursive: true });
  const recordOf = (room) => join(folder, `${room}.json`);
  const contentOf = (room) => join(folder, `${room}.bin`);
  const read = async (room) => {
    const text = await readFile(recordOf(room), 'utf8').catch(orNothing);
    return text === undefined ? undefined : JSON.parse(text);
  };
  return {
    read,
    async create(room, record) {
      if (await read(room)) return false;
      await writeWhole(recordOf(room), JSON.stringify(record));
      return true;
    },
    load: (room) => readFile(contentOf(room)).catch(orNothing),
    async save(room, content) {
      await writeWhole(contentOf(room), content);
      await this.touch(room);
    },
    async touch(room) {
      const now = new Date();
      await utimes(recordOf(room), now, now).catch(orNothing);
    },
    /** What is known of it stays for a while, so that late comers hear that it was closed. */
    async close(room, record) {
      await writeWhole(recordOf(room), JSON.stringify(record));
      await rm(contentOf(room), { force: true });
    },
    /** Rooms that nobody came to for long. */
    async sweep(before) {
      let dropped = 0;
      for (const name of await readdir(folder)) {
        if (!name.endsWith('.json')) continue;
        const found = await stat(join(folder, name)).catch(orNothing);
        if (!found || found.mtimeMs >= before) continue;
        const room = name.slice(0, -'.json'.length);
        await rm(contentOf(room), { force: true });
        await rm(recordOf(room), { force: true });
        dropped += 1;
      }
      return dropped;
    },
    end: async () => {},
  };
}
