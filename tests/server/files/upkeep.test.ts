import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markFilesUsed } from '../../../server/modules/files/file-usage.repository.ts';
import { createFile } from '../../../server/modules/files/files.repository.ts';
import { deleteUnusedBytes, storeBytes } from '../../../server/modules/files/stored-bytes.ts';
import { removeExpiredData } from '../../../server/modules/upkeep/upkeep.ts';
import { fakePdf } from '../../support/fake-documents.ts';
import { open, upload } from '../../support/files.ts';
import { login, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { waitUntil } from '../../support/wait-until.ts';

let api: TestApp;
let person: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  person = await signUp(api);
});
afterAll(() => api.close());

const DAY = 24 * 3_600_000;
const has = async (sha256: string | null) => (await api.deps.files.get(sha256 ?? '')) !== null;
const pass = async (days: number) => {
  api.advance(days * DAY);
  await removeExpiredData(api.deps);
  person = await login(api, person.email);
};
const status = async (fileId: string) =>
  (await api.call('getFile', { token: person.accessJwt, path: { fileId } })).status;

test('what nothing stands on goes after seven days, what was refused after one, with all its bytes', async () => {
  const used = await upload(api, person, fakePdf({ pages: 3, normalised: '%PDF one' }));
  const left = await upload(api, person, fakePdf({ pages: 4, normalised: '%PDF two' }));
  const refused = await upload(api, person, fakePdf({ refusal: 'FILE_DAMAGED' }));
  const pictures = () => api.database.selectFrom('pagePictures').selectAll().execute();
  for (const { pages } of [used, left]) await open(api, pages[0]?.imageUrl ?? null);
  expect(await pictures()).toHaveLength(4);
  const { organizationUuid } = person;
  expect(await markFilesUsed(api.database, organizationUuid, [used.fileId], api.deps.now())).toBe(1);
  expect(await markFilesUsed(api.database, left.fileId, [left.fileId], api.deps.now())).toBe(0);

  await pass(1.01);
  expect([await status(refused.fileId), await has(refused.sha256)]).toEqual([404, false]);
  expect(await status(left.fileId)).toBe(200);
  await pass(6);
  expect(await status(left.fileId)).toBe(404);
  expect([await has(left.sha256), await has(left.normalisedSha256)]).toEqual([false, false]);
  expect([await status(used.fileId), await has(used.sha256), await has(used.normalisedSha256)]).toEqual([
    200,
    true,
    true,
  ]);
  // The first pages of both files looked the same, so their shared picture is kept.
  for (const { pictureSha256 } of await pictures()) expect(await has(pictureSha256)).toBe(true);
  expect(await pictures()).toHaveLength(2);
});

async function waitingForBytes() {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_locks join pg_database on pg_database.oid = pg_locks.database
     where locktype = 'advisory' and not granted and datname = current_database()`.execute(api.database);
  return rows[0]?.waiting;
}

test('bytes that are just being stored again are not removed under the row that will name them', async () => {
  const { fileId, sha256 } = await upload(api, person, fakePdf({ pages: 7 }));
  const bytes = await api.deps.files.get(sha256);
  await api.database.deleteFrom('files').where('fileUuid', '=', fileId).execute();
  const dropped: Promise<void>[] = [];
  await api.database.transaction().execute(async (transaction) => {
    await storeBytes(transaction, api.deps.files, bytes ?? Buffer.alloc(0));
    dropped.push(deleteUnusedBytes(api.deps, sha256));
    await waitUntil(async () => expect(await waitingForBytes()).toBe(1));
    await createFile(transaction, {
      fileUuid: fileId,
      organizationUuid: person.organizationUuid,
      organizationMemberUuid: person.organizationMemberUuid,
      purpose: 'document',
      name: '계약서.pdf',
      sha256,
      bytes: 1,
      createdAt: api.deps.now(),
    });
  });
  await Promise.all(dropped);
  expect(await has(sha256)).toBe(true);
});

test('bytes that two uploads share stay as long as one of them', async () => {
  const bytes = fakePdf({ pages: 9 });
  const first = await upload(api, person, bytes);
  await pass(5);
  const second = await upload(api, person, bytes);
  expect(second.sha256).toBe(first.sha256);
  await pass(3);
  expect([await status(first.fileId), await status(second.fileId), await has(first.sha256)]).toEqual([404, 200, true]);
  await pass(5);
  expect([await status(second.fileId), await has(first.sha256)]).toEqual([404, false]);
});
