import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { changeWork, emptyWorkspace, useWorkspace } from '@/workspace/store';
import { makeBackup } from './backup';
import { readBackupFile } from './read-backup';

const start = { data: {}, drafts: {} };
const write = (data: object) => changeWork('plan', 1, start, (work) => ({ ...work, data }));
// 600 bytes of nothing are 800 letters.
const photo = (type: string) => `data:image/${type};base64,${'A'.repeat(800)}`;
const made = async () => {
  const { name, content, count } = await makeBackup();
  return { name, count, file: new File([content], name) };
};
const zip = (files: Record<string, string | Uint8Array>) =>
  new File([zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text])))], 'a.zip'); // prettier-ignore
const text = (words: string) => new File([words], 'a.json');
const backup = (more: object) => JSON.stringify({ app: 'groundwork', kind: 'backup', format: 1, documents: [], ...more });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00') });
  useWorkspace.setState(emptyWorkspace, true);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a backup', () => {
  it('is one file of words where there are no pictures', async () => {
    write({ title: 'Bakery' });
    const { name, count, file } = await made();
    expect([name, count]).toEqual(['groundwork-2026-11-15.groundwork.json', 1]);
    const read = await readBackupFile(file);
    expect(read.documents).toMatchObject([{ tool: 'plan', data: { title: 'Bakery' } }]);
    expect(read.madeAt).toBe(new Date('2026-11-15T12:00:00').getTime());
  });

  it('has pictures beside its words, each once, and brings all of them back', async () => {
    const look = { logo: { png: `iVBORw0KGgo${'A'.repeat(601)}`, width: 5, height: 5 } };
    write({ one: photo('png'), two: photo('png'), three: photo('svg+xml') });
    useWorkspace.setState({ company: { answers: {}, look } });
    const { name, count, file } = await made();
    expect([name, count]).toEqual(['groundwork-2026-11-15.groundwork.zip', 1]);
    const { unpack } = await import('@/formats/unpack');
    const inside = unpack(new Uint8Array(await file.arrayBuffer()));
    const ends = [...inside.keys()].map((path) => path.replace(/^pictures\/[\w-]+\./, 'a picture: '));
    expect(ends.toSorted()).toEqual(['a picture: png', 'a picture: png', 'a picture: svg', 'workspace.json']);
    expect(new TextDecoder().decode(inside.get('workspace.json'))).not.toContain('AAAAAAAA');
    const read = await readBackupFile(file);
    expect(read.documents[0]?.data).toEqual({ one: photo('png'), two: photo('png'), three: photo('svg+xml') });
    expect(read.company).toEqual({ answers: {}, look });
  });

  it('of pictures that nobody knows yet takes their kind from the words, or else for PNG', async () => {
    const bytes = new Uint8Array(600);
    const words = backup({
      documents: [
        {
          app: 'groundwork',
          tool: 'plan',
          version: 1,
          data: { a: '\u0001picture:new-a', b: '\u0001picture:new-b', c: '\u0001picture:new-c' },
        },
      ],
      pictures: { 'pictures/new-a.webp': 'image/webp', 'pictures/new-b.x': 'text/html', 'pictures/new-c.y': 5 },
    });
    const file = zip({ 'workspace.json': words, 'pictures/new-a.webp': bytes, 'pictures/new-b.x': bytes, 'pictures/new-c.y': bytes, 'other.exe': bytes }); // prettier-ignore
    expect((await readBackupFile(file)).documents[0]?.data).toEqual({ a: photo('webp'), b: photo('png'), c: photo('png') });
  });

  it('says in words why it cannot be opened', async () => {
    await expect(readBackupFile(text('{"app":'))).rejects.toThrow('This file is damaged, or it isn’t a Groundwork file.');
    await expect(readBackupFile(text('['.repeat(300)))).rejects.toThrow('This file holds far more than any work does');
    await expect(readBackupFile(text('{}'))).rejects.toThrow('This file contains no Groundwork documents.');
    await expect(readBackupFile(zip({ 'other.txt': 'x' }))).rejects.toThrow();
    await expect(readBackupFile(zip({ 'pictures/a.png': 'x' }))).rejects.toThrow('This zip file contains no Groundwork documents.');
    await expect(readBackupFile(text(backup({ format: 2 })))).rejects.toThrow('newer version');
  });

  it('of more than a million letters is read all the same', async () => {
    const file = text(backup({ madeAt: 7, note: 'x'.repeat(1_000_001) }));
    expect(await readBackupFile(file)).toMatchObject({ documents: [], madeAt: 7 });
  });
});
