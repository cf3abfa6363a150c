import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { look, verify } from '../../support/contracts.ts';
import { textOf } from '../../support/documents/drawing.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { open } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { signedContract } from '../../support/waiting-for-the-seal.ts';

let api: TestApp;
let owner: Person;
let sealing: Sealing;
const engine = createTestEngine();
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true, documents: engine });
  sealing = await sealingOf(api);
  owner = await signUp(api);
  await verify(api, owner);
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
