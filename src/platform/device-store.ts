/**
 * What is kept on the device: one IndexedDB database, opened only after the user asked for it. Every answer comes when the
 * transaction has completed, not when it was begun, so that "Saved" is true when it is said.
 */
const databaseName = 'groundwork';
/** Of the database's own shape. What documents look like is theirs to say. */
const databaseVersion = 1;

/** What is known of a document without reading it. */
export interface Summary {
  id: string;
  tool: string;
  name: string;
  title: string;
  changedAt: number;
  openedAt: number;
  /** The pictures it shows, by key. */
  pictures: readonly string[];
  /** Deleted, but not yet for good. */
  deletedAt?: number;
}

export interface Entry {
  summary: Summary;
  /** What changed, as Yjs writes it; nothing where only what is known of it did. */
  update?: Uint8Array;
  /** Which of its fields changed, as they are called in it. Not kept. */
  what?: readonly string[];
}

/** Something that is not in use, but not thrown away either. */
export interface Aside {
  id: string;
  tool: string;
  why: 'unreadable' | 'older';
  at: number;
  content: unknown;
}

interface Stored {
  doc: string;
  update: Uint8Array;
}

const settled = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The browser stopped saving.')));
  });

const answer = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser didn’t answer.')));
  });

export class NewerStore extends Error {}

function openDatabase(onLeave: () => void, onBlocked: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, databaseVersion);
    request.addEventListener('upgradeneeded', () => {
      const database = request.result;
      database.createObjectStore('documents', { keyPath: 'id' });
      database.createObjectStore('updates', { autoIncrement: true }).createIndex('doc', 'doc');
      database.createObjectStore('pictures');
      database.createObjectStore('aside', { keyPath: 'id' });
    });
    request.addEventListener('blocked', onBlocked);
    request.addEventListener('error', () => {
      const { error } = request;
      reject(error?.name === 'VersionError' ? new NewerStore() : (error ?? new Error('The browser refused.')));
    });
    request.addEventListener('success', () => {
      const database = request.result;
      // Another tab wants to change or delete it, and must not wait for this one.
      database.addEventListener('versionchange', () => {
        database.close();
        onLeave();
      });
      database.addEventListener('close', onLeave);
      resolve(database);
    });
  });
}

export type DeviceStore = Awaited<ReturnType<typeof openStore>>;

/** `onLeave` is called when the browser or another tab has closed it. */
export async function openStore(onLeave: () => void, onBlocked: () => void) {
  const database = await openDatabase(onLeave, onBlocked);
  const begin = (names: string[], mode: IDBTransactionMode, isStrict = false) =>
    database.transaction(names, mode, { durability: isStrict ? 'strict' : 'default' });

  return {
    list: () => answer(begin(['documents'], 'readonly').objectStore('documents').getAll() as IDBRequest<unknown[]>),

    /** All that was written of a document, the oldest first. */
    async read(doc: string): Promise<Uint8Array[]> {
      const index = begin(['updates'], 'readonly').objectStore('updates').index('doc');
      const stored = await answer(index.getAll(doc) as IDBRequest<Stored[]>);
      return stored.map(({ update }) => update);
    },

    /** One transaction for all of it: afterwards all is there, or nothing. */
    async write(entries: readonly Entry[], pictures: ReadonlyMap<string, Blob>, isStrict = false): Promise<void> {
      const transaction = begin(['documents', 'updates', 'pictures'], 'readwrite', isStrict);
      const done = settled(transaction);
      try {
        for (const { summary, update } of entries) {
          transaction.objectStore('documents').put(summary);
          if (update) transaction.objectStore('updates').add({ doc: summary.id, update } satisfies Stored);
        }
        for (const [key, blob] of pictures) transaction.objectStore('pictures').put(blob, key);
      } catch (error) {
        transaction.abort();
        await done.catch(() => {});
        throw error;
      }
      await done;
    },

    /** Puts one update in the place of many. What another tab has written meanwhile is read in the same transaction. */
    async compact(doc: string, merge: (updates: Uint8Array[]) => Uint8Array): Promise<void> {
      const transaction = begin(['updates'], 'readwrite');
      const done = settled(transaction);
      const store = transaction.objectStore('updates');
      const index = store.index('doc');
      const [keys, stored] = await Promise.all([answer(index.getAllKeys(doc)), answer(index.getAll(doc) as IDBRequest<Stored[]>)]);
      store.add({ doc, update: merge(stored.map(({ update }) => update)) } satisfies Stored);
      for (const key of keys) store.delete(key);
      await done;
    },

    /** For good. */
    async remove(doc: string): Promise<void> {
      const transaction = begin(['documents', 'updates'], 'readwrite');
      const done = settled(transaction);
      transaction.objectStore('documents').delete(doc);
      const store = transaction.objectStore('updates');
      for (const key of await answer(store.index('doc').getAllKeys(doc))) store.delete(key);
      await done;
    },

    readPicture: (key: string) => answer(begin(['pictures'], 'readonly').objectStore('pictures').get(key) as IDBRequest<Blob | undefined>),

    /** Pictures that no document shows any more. */
    async sweepPictures(): Promise<void> {
      const transaction = begin(['documents', 'pictures'], 'readwrite');
      const done = settled(transaction);
      const pictures = transaction.objectStore('pictures');
      const summaries = await answer(transaction.objectStore('documents').getAll() as IDBRequest<Summary[]>);
      const used = new Set<IDBValidKey>(summaries.flatMap((summary) => summary.pictures));
      for (const key of await answer(pictures.getAllKeys())) if (!used.has(key)) pictures.delete(key);
      await done;
    },

    async putAside(item: Aside): Promise<void> {
      const transaction = begin(['aside'], 'readwrite');
      const done = settled(transaction);
      transaction.objectStore('aside').put(item);
      await done;
    },

    listAside: () => answer(begin(['aside'], 'readonly').objectStore('aside').getAll() as IDBRequest<Aside[]>),

    async dropAside(id: string): Promise<void> {
      const transaction = begin(['aside'], 'readwrite');
      const done = settled(transaction);
      transaction.objectStore('aside').delete(id);
      await done;
    },

    close: () => database.close(),
  };
}

/** Everything, also where it could not be opened. */
export const deleteStore = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser refused.')));
  });

/** How much room the browser gives this site, and how much of it is used; nothing where it does not say. */
export async function measureRoom(): Promise<{ used: number; allowed: number } | undefined> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined ? undefined : { used: usage, allowed: quota };
  } catch {
    return undefined;
  }
}

/** Asks the browser not to clear it by itself when room gets short. */
export async function askToPersist(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
