import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskStore } from '../../../server/adapters/files/disk.ts';
import { openStoredFile, readStoredFile } from '../../../server/modules/files/open-stored-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dojang-damaged-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const place = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256);
async function readAll(found: NonNullable<Awaited<ReturnType<ReturnType<typeof createDiskStore>['open']>>>) {
  return Buffer.concat(await found.read(0, found.size - 1).toArray());
}

test('bytes that do not match their name are given to nobody, and the operator is told', async () => {
  const told: string[] = [];
  const sha256 = await createDiskStore(folder).put(Buffer.from('근로계약서'));
  await writeFile(place(sha256), Buffer.from('근로계약써'));
  const store = createDiskStore(folder, { onDamaged: (name) => told.push(name) });
  await expect(store.get(sha256)).rejects.toThrow('does not hold its bytes');
  await expect(store.open(sha256)).rejects.toThrow('does not hold its bytes');
  expect(told).toEqual([sha256, sha256]);
});

test('what is changed while the server runs is seen by its size or its time', async () => {
  const store = createDiskStore(folder);
  const sha256 = await store.put(Buffer.from('위임장'));
  const opened = await store.open(sha256);
  expect(opened && (await readAll(opened)).toString()).toBe('위임장');
  await writeFile(place(sha256), Buffer.from('위임짱'));
  const { mtime } = await stat(place(sha256));
  await utimes(place(sha256), mtime, new Date(mtime.getTime() + 1_000));
  await expect(store.get(sha256)).rejects.toThrow('does not hold its bytes');
});

test('whoever changes a file and sets its time back is found out', async () => {
  const store = createDiskStore(folder);
  const sha256 = await store.put(Buffer.from('확약서'));
  const time = new Date('2026-11-20T01:00:00.000Z');
  await utimes(place(sha256), time, time);
  expect((await store.get(sha256))?.toString()).toBe('확약서');
  expect(await store.open(sha256)).not.toBeNull();
  await writeFile(place(sha256), Buffer.from('확약써'));
  await utimes(place(sha256), time, time);
  // Comes first, because reading the whole file makes the store remember that it is damaged.
  await expect(store.open(sha256)).rejects.toThrow('does not hold its bytes');
  await expect(store.get(sha256)).rejects.toThrow('does not hold its bytes');
});

test('storing the right bytes again puts a damaged file right', async () => {
  const store = createDiskStore(folder);
  const bytes = Buffer.from('비밀유지계약서');
  const sha256 = await store.put(bytes);
  await writeFile(place(sha256), '');
  expect(await store.put(bytes)).toBe(sha256);
  expect(await store.get(sha256)).toEqual(bytes);
});

test('a disk without room leaves nothing behind, and says so when it is asked', async () => {
  const file = path.join(folder, 'no-folder');
  await writeFile(file, '');
  const store = createDiskStore(file);
  await expect(store.put(Buffer.from('x'))).rejects.toThrow('ENOTDIR');
  await expect(store.check()).rejects.toThrow('EEXIST');
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a stored file that has disappeared is an error that names it', async () => {
  const store = createDiskStore(folder);
  const sha256 = await store.put(Buffer.from('영수증'));
  expect((await readStoredFile(store, sha256)).toString()).toBe('영수증');
  expect((await readAll(await openStoredFile(store, sha256))).toString()).toBe('영수증');
  await store.remove(sha256);
  await expect(readStoredFile(store, sha256)).rejects.toThrow(`The bytes ${sha256} that a row names are gone.`);
  await expect(openStoredFile(store, sha256)).rejects.toThrow(`The bytes ${sha256} that a row names are gone.`);
});
