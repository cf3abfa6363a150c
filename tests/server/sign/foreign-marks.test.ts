import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRACT_MARK_PURPOSE } from '../../../server/modules/contracts/values/contract-marks.repository.ts';
import { requireContract } from '../../../server/modules/contracts/core/contracts.repository.ts';
import { composeContract } from '../../../server/modules/sealing/composition.ts';
import { readStoredContract } from '../../../server/modules/sealing/stored-contract.ts';
import { createFinalValues } from '../../../server/modules/contracts/values/final-values.repository.ts';
import type { Person } from '../../support/people.ts';
import { DRAWN, sendContract, sign } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

test('marks that stand in no field are nobody’s signature on the certificate', async () => {
  const { contractId, people, receivers } = await sendContract(api, owner);
  await sign(api, people[0]?.email);
  const { database } = api;
  const { secrets } = api.deps;
  const receiverUuid = receivers[0]?.receiverUuid ?? '';
  const finals = createFinalValues(secrets);
  const final = (await finals.listOf(database, contractId)).get(receiverUuid);
  if (!final) throw new Error('Nothing was given.');
  const foreign = { ...DRAWN, width: 333 };
  const marks = { [randomUUID()]: foreign, ...final.marks };
  await database.transaction().execute((transaction) => finals.keep(transaction, receiverUuid, { ...final, marks }));
  const nowhere = randomUUID();
  const markEnc = secrets.seal(CONTRACT_MARK_PURPOSE, JSON.stringify(foreign), `${contractId} ${nowhere} `);
  await database
    .insertInto('contractMarks')
    .values({ contractMarkUuid: randomUUID(), contractId, fieldUuids: [nowhere], markEnc, bound: true })
    .execute();
  const stored = await readStoredContract(secrets, database, await requireContract(database, contractId));
  const drawn = composeContract(stored, new Map(), '한빛물산');
  expect(drawn.marks.get(receiverUuid)).toEqual(DRAWN);
  expect(drawn.senderMark).toBeNull();
});
