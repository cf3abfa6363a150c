import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestEngine } from '../../support/documents/engine.ts';
import { open } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { sendContract, sign, startSigning } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp({ documents: engine, isTamperedWith: true }));
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

/** Returns an opened contract's document, and its first page as the receiver sees it. */
async function shown(title: string) {
  const made = await sendContract(api, owner, {}, realFile(api, owner, { text: () => title }));
  const token = await startSigning(api, made.people[0]?.email);
  const { pages } = await api.ok('getSignContract', { token });
  const url = pages[0]?.largeImageUrl ?? null;
  const { baseSha256 } = await api.database
    .selectFrom('contracts')
    .select('baseSha256')
    .where('contractId', '=', made.contractId)
    .executeTakeFirstOrThrow();
  return { ...made, token, url, baseSha256, picture: (await open(api, url)).rawPayload };
}

test('a receiver is shown the pages of the document that was sent, whatever rows name meanwhile', async () => {
  const real = await shown('용역계약서');
  const other = await shown('양도계약서');
  expect(other.picture.equals(real.picture)).toBe(false);
  // Replaces the picture with that of another document, including its proof.
  await sql`
    update page_pictures own set picture_sha256 = strange.picture_sha256, proof = strange.proof
      from page_pictures strange
     where own.document_sha256 = ${real.baseSha256} and strange.document_sha256 = ${other.baseSha256}
       and own.page = strange.page and own.width = strange.width`.execute(api.database);
  expect((await open(api, real.url)).rawPayload).toEqual(real.picture);
  await sql`update files set normalised_sha256 = ${other.baseSha256} where normalised_sha256 = ${real.baseSha256}`.execute(
    api.database,
  );
  const { pages } = await api.ok('getSignContract', { token: real.token });
  expect((await open(api, pages[0]?.largeImageUrl ?? null)).rawPayload).toEqual(real.picture);
});

test('an address that was given out draws the document that was compared, though another is named since', async () => {
  const real = await shown('임대차계약서');
  const other = await shown('매매계약서');
  await sql`update contracts set base_sha256 = ${other.baseSha256} where contract_id = ${real.contractId}`.execute(
    api.database,
  );
  await sql`delete from page_pictures where document_sha256 = ${real.baseSha256}`.execute(api.database);
  expect((await open(api, real.url)).rawPayload).toEqual(real.picture);
  expect(await api.fails('getSignContract', { token: real.token })).toBe('409 DOCUMENT_HELD');
});

test('an address shows no document but the one that it was given out for', async () => {
  const real = await shown('위임장');
  const other = await shown('동의서');
  const forged = real.url?.replace(real.baseSha256 ?? '', other.baseSha256 ?? '') ?? null;
  expect((await open(api, forged)).json()).toMatchObject({ errorCode: 'ADDRESS_FORGED' });
});

test('sealing makes no picture that nobody has asked for', async () => {
  const { baseSha256, people, call } = await shown('위임계약서');
  const listWidths = async () =>
    (
      await api.database
        .selectFrom('pagePictures')
        .select('width')
        .where('documentSha256', '=', baseSha256 ?? '')
        .execute()
    ).map(({ width }) => width);
  expect(await listWidths()).toEqual([1240]);
  await sign(api, people[0]?.email);
  await workAndSeal(api, await sealingOf(api));
  expect(await api.ok('getContract', call)).toMatchObject({ status: 'COMPLETED' });
  expect(await listWidths()).toEqual([1240]);
});
