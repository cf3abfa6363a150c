import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCredits } from '../../../server/modules/credits/credits.ts';
import { sortedStatuses } from '../../support/api-client.ts';
import { readyDraft, sent, verify } from '../../support/contracts.ts';
import { balanceOf, grant, listUses, lotsMatchEntries } from '../../support/credits.ts';
import { signUp } from '../../support/people.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

const ROUNDS = 200;
const need = () => ({ kind: 'DOCUMENT', receiverUuid: null, rowUuid: randomUUID() }) as const;

let api: TestApp;
beforeAll(async () => {
  ({ api } = await createSenderApp({ config: { billing: 'emulator' } }));
});
afterAll(() => api.close());

/** Uses up the free documents, so that sending costs credits. */
async function senderWithoutPlan() {
  const person = await signUp(api);
  await verify(api, person);
  for (let count = 0; count < 5; count += 1) await sent(api, person);
  return person;
}

it('lets three of ten sendings have the last three credits, every time', { timeout: 300_000 }, async () => {
  const person = await senderWithoutPlan();
  const { organizationUuid } = person;
  const credits = createCredits(api.deps);
  for (let round = 0; round < ROUNDS; round += 1) {
    await grant(api, person, 3);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        api.database.transaction().execute((transaction) => credits.hold(transaction, organizationUuid, [need()])),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ code: 'CREDIT_SHORT' })));
  }
  expect(await balanceOf(api, person)).toEqual({ available: 0, held: 3 * ROUNDS, spent: 0 });
  expect(await lotsMatchEntries(api)).toBe(true);
});

it('sends three of ten drafts that are sent at the same moment', async () => {
  const person = await senderWithoutPlan();
  await grant(api, person, 3);
  const drafts = [];
  for (let count = 0; count < 10; count += 1) drafts.push(await readyDraft(api, person));
  const answers = await Promise.all(drafts.map(({ call }) => api.call('sendContract', call)));
  expect(sortedStatuses(answers)).toEqual([200, 200, 200, 402, 402, 402, 402, 402, 402, 402]);
  expect(await balanceOf(api, person)).toEqual({ available: 0, held: 3, spent: 0 });
});

it('issues the free documents of a month once, whoever needs the first', async () => {
  const person = await signUp(api);
  await verify(api, person);
  const drafts = [];
  for (let count = 0; count < 8; count += 1) drafts.push(await readyDraft(api, person));
  const answers = await Promise.all(drafts.map(({ call }) => api.call('sendContract', call)));
  expect(sortedStatuses(answers)).toEqual([200, 200, 200, 200, 200, 402, 402, 402]);
});

it('spends or gives back, when a document is cancelled while it is opened', async () => {
  const person = await signUp(api);
  await verify(api, person);
  for (let round = 0; round < 4; round += 1) {
    const { call, contractId, receivers } = await sent(api, person);
    const link = await newestLink(api, receivers[0]?.email ?? '');
    const [opened, cancelled] = await Promise.allSettled([
      arrive(api, link),
      api.ok('cancelContract', { ...call, body: { reason: '금액이 달라요' } }),
    ]);
    expect(cancelled.status).toBe('fulfilled');
    const wasFirst = opened.status === 'fulfilled' && (await openedAt(contractId)) !== null;
    expect(await listUses(api, contractId)).toEqual([wasFirst ? 'DOCUMENT SPENT' : 'DOCUMENT RETURNED']);
  }
});

async function openedAt(contractId: string) {
  const row = await api.database
    .selectFrom('receivers')
    .select('openedAt')
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow();
  return row.openedAt;
}
