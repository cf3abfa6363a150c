import { sql } from 'kysely';
import { requireContract } from '../../../server/modules/contracts/core/contracts.repository.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { look } from '../../support/contracts.ts';
import { textOf } from '../../support/documents/drawing.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { formOf, open } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { complete, fill, startSigning, sendContract, sign } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';
import { sealOf, signedContract } from '../../support/waiting-for-the-seal.ts';

let api: TestApp;
let owner: Person;
let sealing: Sealing;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp({ documents: engine }));
  sealing = await sealingOf(api);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

async function certificateOf(contractId: string) {
  await workAndSeal(api, sealing);
  const { certificateUrl } = await look(api, owner, contractId);
  return textOf(engine, (await open(api, certificateUrl)).rawPayload);
}

test('the sender is called as they were when they sent', async () => {
  const { contractId } = await signedContract(api, owner);
  await sql`update organizations set name = '대한상사' where organization_uuid = ${owner.organizationUuid}`.execute(
    api.database,
  );
  const said = await certificateOf(contractId);
  expect(said).toContain('한빛물산 주식회사');
  expect(said).not.toContain('대한상사');
});

test('a picture goes by the name under which it was given', async () => {
  const plan = { wishes: [{ kind: 'IMAGE' as const, name: '신분증' }] };
  const made = await sendContract(api, owner, plan, realFile(api, owner));
  const token = await startSigning(api, made.people[0]?.email);
  const raw = formOf([{ name: 'file', bytes: await drawPng(), filename: '신분증.png', type: 'image/png' }]);
  const { attachmentId } = await api.ok('attachFile', { token, raw });
  expect((await complete(api, token, await fill(api, token, { [made.ids[0] ?? '']: attachmentId }))).status).toBe(200);
  await sql`update receiver_attachments set name = '양도각서.png' where attachment_uuid = ${attachmentId}`.execute(
    api.database,
  );
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, made.contractId)).toEqual(['IN_PROGRESS', 'HELD', 'VALUE_DIFFERS']);
});

test('the first page is that of the base, whichever picture a row names', async () => {
  const plan = realFile(api, owner, { text: () => '다른 계약서' });
  const { contractId, people } = await sendContract(api, owner, {}, plan);
  await sign(api, people[0]?.email);
  const { baseSha256 } = await requireContract(api.database, contractId);
  await api.pagePictures.find({ documentSha256: baseSha256 ?? '', page: 1, width: 480 });
  const strange = await api.deps.files.put(await drawPng(480, 679));
  await sql`update page_pictures set picture_sha256 = ${strange} where document_sha256 = ${baseSha256}`.execute(
    api.database,
  );
  const read = vi.spyOn(api.deps.files, 'get');
  expect(await certificateOf(contractId)).toContain('용역계약서');
  expect(read.mock.calls.flat()).not.toContain(strange);
  read.mockRestore();
});
