import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { verify } from '../../support/contracts.ts';
import { grant, listUses } from '../../support/credits.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { signUp, type Person } from '../../support/people.ts';
import { realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { sendContract, sign } from '../../support/signing.ts';
import { replaceEvent } from '../../support/tampering.ts';
import type { TestApp } from '../../support/test-app.ts';
import { signedContract } from '../../support/waiting-for-the-seal.ts';

let api: TestApp;
let sealing: Sealing;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api } = await createSenderApp({ documents: engine, isTamperedWith: true, config: { billing: 'emulator' } }));
  sealing = await sealingOf(api);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

async function sender(credits: number): Promise<Person> {
  const person = await signUp(api);
  await verify(api, person);
  await grant(api, person, credits);
  return person;
}

const bothWays = () => ({ channels: ['MAIL' as const, 'SMS' as const], phone: '010-3482-2731' });

it('gives back a code that nobody asked for, when the contract is complete', async () => {
  const person = await sender(10);
  const held = bothWays();
  const { contractId, people, receivers } = await sendContract(api, person, { people: [held] }, realFile(api, person));
  const { organizationUuid } = person;
  const more = { kind: 'TEXT', receiverUuid: receivers[0]?.receiverUuid ?? '', contractId } as const;
  await api.database
    .transaction()
    .execute((transaction) => api.deps.credits.hold(transaction, organizationUuid, [more]));
  await sign(api, people[0]?.email);
  await workAndSeal(api, sealing);
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT SPENT', 'TEXT RETURNED', 'TEXT SPENT', 'TEXT SPENT']);
});

it('gives back even what was opened if it is cancelled because it could not be sealed', async () => {
  const person = await sender(1);
  const { call, contractId } = await signedContract(api, person);
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT SPENT']);
  await replaceEvent(api, contractId, 'SIGNED', (event) => ({ ...event, at: '2026-01-01T00:00:00.000Z' }));
  await workAndSeal(api, sealing);
  await api.ok('cancelContract', { ...call, body: { reason: '다시 보낼게요' } });
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT RETURNED']);
});
