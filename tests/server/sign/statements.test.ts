import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { work } from '../../support/contracts.ts';
import { countStatements } from '../../support/count-statements.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { open } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { complete, fill, sendContract, startSigning } from '../../support/signing.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp({ documents: engine }));
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await api.close();
  await engine.close();
});

test('a completion asks no more of the database than it did', async () => {
  const sealing = await sealingOf(api);
  // No other test has sealed this document, so its picture isn't in this process's memory yet.
  const file = realFile(api, owner, { text: () => randomUUID() });
  const { people } = await sendContract(api, owner, {}, file);
  await work(api);
  const token = await startSigning(api, people[0]?.email);
  const { pages } = await api.ok('getSignContract', { token });
  await open(api, pages[0]?.largeImageUrl ?? null);
  const version = await fill(api, token);
  const signed = await countStatements(() => complete(api, token, version, randomUUID()));
  const sealedAndDelivered = await countStatements(() => workAndSeal(api, sealing));
  expect({ signed, sealedAndDelivered }).toEqual({
    signed: { statements: 24, transactions: 1 },
    sealedAndDelivered: { statements: 33, transactions: 4 },
  });
});
