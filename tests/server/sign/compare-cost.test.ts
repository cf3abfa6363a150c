import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareRecord } from '../../../server/audit/compare-record.ts';
import { readRecord } from '../../../server/modules/audit/contract-events.repository.ts';
import { requireContract } from '../../../server/modules/contracts/core/contracts.repository.ts';
import { verifyRecord } from '../../../server/modules/sealing/compare.ts';
import { readStoredContract } from '../../../server/modules/sealing/stored-contract.ts';
import { describeStoredContract } from '../../../server/modules/sealing/stored-facts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import type { Person } from '../../support/people.ts';
import { realFile } from '../../support/sealing-server.ts';
import { sendContract, sign, type Wish } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';
import { leastCpuSeconds } from '../../support/work.ts';

let api: TestApp;
let owner: Person;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp({ documents: engine }));
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

const FIELDS = 28;
const TIMES = 200;
const MAX_MS = 5;

test('ten pages with thirty fields are compared with their record in a few milliseconds', async () => {
  const wishes = Array.from({ length: FIELDS }, (_, place): Wish => ({
    of: place % 2,
    page: 1 + (place % 10),
    rect: { x: 300, y: 60 + 25 * place, width: 200, height: 20 },
  }));
  const file = realFile(api, owner, { pages: 10 });
  const { contractId, people, ids } = await sendContract(api, owner, { people: [{}, {}], wishes }, file);
  for (const [who, { email }] of people.entries()) {
    const own = ids.filter((_, place) => place % 2 === who);
    await sign(api, email, Object.fromEntries(own.map((fieldId) => [fieldId, '서울시 마포구 연남동'])));
  }
  const contract = await requireContract(api.database, contractId);
  const stored = await readStoredContract(api.deps.secrets, api.database, contract);
  const record = await readRecord(api.database, contractId);
  const compare = () => {
    const told = verifyRecord(record);
    return compareRecord(told, describeStoredContract(stored, told, []), { isComplete: true });
  };
  expect(compare()).toEqual([]);
  const seconds = await leastCpuSeconds(() => {
    for (let time = 0; time < TIMES; time += 1) compare();
  });
  expect((seconds / TIMES) * 1_000).toBeLessThan(MAX_MS);
});
