/** What lies on the device, beneath the suite: taken as it is, put back, and damaged. */
import type { Page } from '@playwright/test';

/** Ways in which what lies on the device may have gone bad. */
export const damages = ['bytes', 'cut', 'text', 'missing', 'summary'] as const;
export type Damage = (typeof damages)[number];

/** A plain file of the site: no page is left that could write. */
const nowhere = '/robots.txt';

/** Keeps everything that is stored in the page's own memory, as it is. */
export async function rememberDevice(page: Page): Promise<void> {
  await page.goto(nowhere);
  await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('not read')));
      });
    const from = await answer(indexedDB.open('groundwork'));
    const names = [...from.objectStoreNames];
    const stores = from.transaction(names);
    const rows = await Promise.all(
      names.map(async (name) => {
        const store = stores.objectStore(name);
        const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
        return { name, hasKeys: store.keyPath !== null, keys, values: values as unknown[] };
      }),
    );
    from.close();
    const copy = indexedDB.open('groundwork-before');
    copy.addEventListener('upgradeneeded', () => copy.result.createObjectStore('rows'));
    const to = await answer(copy);
    await answer(to.transaction('rows', 'readwrite').objectStore('rows').put(rows, 'rows'));
    to.close();
  });
}

/** Puts what was remembered back, gone bad in one way. */
export async function putBackDamaged(page: Page, damage: Damage, chance: number): Promise<void> {
  await page.goto(nowhere);
  await page.evaluate(
    async ([kind, share]) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error('not written')));
        });
      interface Rows {
        name: string;
        hasKeys: boolean;
        keys: IDBValidKey[];
        values: unknown[];
      }
      const before = await answer(indexedDB.open('groundwork-before'));
      const rows = await answer(before.transaction('rows').objectStore('rows').get('rows') as IDBRequest<Rows[]>);
      before.close();
      const spoil = (name: string, value: unknown): unknown => {
        if (name === 'updates') {
          const row = value as { update: Uint8Array };
          if (kind === 'bytes') return { ...row, update: Uint8Array.from({ length: 50 }, (_, at) => (at * 37 + share * 255) % 256) };
          if (kind === 'cut') return { ...row, update: row.update.slice(0, row.update.length * share) };
          if (kind === 'text') return { ...row, update: '[object Object]' };
          if (kind === 'missing') return undefined;
        }
        if (name === 'documents' && kind === 'summary') return { id: (value as { id: string }).id, tool: 5, pictures: 'none' };
        return value;
      };
      const database = await answer(indexedDB.open('groundwork'));
      const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
      const isDone = new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('error', () => reject(new Error('not written')));
      });
      for (const { name, hasKeys, keys, values } of rows) {
        const store = transaction.objectStore(name);
        store.clear();
        for (const [index, value] of values.entries()) {
          const spoiled = spoil(name, value);
          if (spoiled === undefined) continue;
          if (hasKeys) store.put(spoiled);
          else store.put(spoiled, keys[index]);
        }
      }
      await isDone;
      database.close();
    },
    [damage, chance] as const,
  );
}
