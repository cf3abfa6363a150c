import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUsage } from '../../../server/modules/credits/usage.ts';
import {
  age,
  inbox,
  look,
  readyDraft,
  receiver,
  sent,
  tick,
  verify,
  work,
  type ReceiverDraft,
} from '../../support/contracts.ts';
import { balanceOf, grant, listUses, lotsMatchEntries } from '../../support/credits.ts';
import { signUp, type Person } from '../../support/people.ts';
import { arrive, newestCode, newestLink } from '../../support/receiving.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { complete, CONSENTS, fill, sendContract, sign, startSigning } from '../../support/signing.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  ({ api } = await createSenderApp({ config: { billing: 'emulator' } }));
});
afterAll(() => api.close());

async function sender(credits = 0): Promise<Person> {
  const person = await signUp(api);
  await verify(api, person);
  if (credits > 0) await grant(api, person, credits);
  return person;
}
const phone = (more: Partial<ReceiverDraft> = {}) =>
  receiver('이도윤', { channels: ['SMS'], phone: '010-3482-2731', ...more });
const usage = (person: Person) => api.ok('getUsagePeriod', { token: person.accessJwt });
const REASON = { reason: '금액이 달라요' };

it('sends five documents a month without a plan, and says what the sixth would cost', async () => {
  const person = await sender();
  for (let count = 0; count < 5; count += 1) await sent(api, person);
  expect((await usage(person)).contracts).toEqual({ used: 0, held: 5, included: 5 });
  const sixth = await readyDraft(api, person);
  expect((await api.ok('checkContract', sixth.call)).cost).toEqual({
    fromPlan: 0,
    documents: 1,
    texts: 0,
    identities: 0,
    credits: 1,
    available: 0,
    missing: 1,
  });
  const answer = await api.call('sendContract', sixth.call);
  expect(answer.error).toMatchObject({ code: 402, errorCode: 'CREDIT_SHORT', credit: { needed: 1, available: 0 } });
  expect((await look(api, person, sixth.contractId)).status).toBe('DRAFT');
  await grant(api, person, 1);
  await api.ok('sendContract', sixth.call);
  expect(await balanceOf(api, person)).toEqual({ available: 0, held: 1, spent: 0 });
});

it('has five more in the next month', async () => {
  const person = await sender();
  for (let count = 0; count < 5; count += 1) await sent(api, person);
  api.advance(15 * 86_400_000);
  const { credits, database, now, plans } = api.deps;
  const need = { kind: 'DOCUMENT', receiverUuid: null } as const;
  await database.transaction().execute((transaction) => credits.hold(transaction, person.organizationUuid, [need]));
  const { contracts } = await getUsage(database, plans, person.organizationUuid, now());
  expect(contracts).toEqual({ used: 0, held: 1, included: 5 });
  api.advance(-15 * 86_400_000);
});

it('spends the document when somebody opens it, once', async () => {
  const person = await sender();
  const { contractId, people } = await sendContract(api, person, { people: [{}, {}] });
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT HELD']);
  await startSigning(api, people[0]?.email);
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT SPENT']);
  await startSigning(api, people[1]?.email);
  expect((await usage(person)).contracts).toMatchObject({ used: 1, held: 0 });
});

it('gives back what nobody opened: cancelled, declined and expired', async () => {
  const person = await sender(10);
  const cancelled = await sent(api, person, [phone()]);
  expect(await balanceOf(api, person)).toMatchObject({ available: 8, held: 2 });
  await api.ok('cancelContract', { ...cancelled.call, body: REASON });
  await work(api);
  // The request was waiting and is no longer sent, but the cancellation is.
  expect(await listUses(api, cancelled.contractId)).toEqual([
    'DOCUMENT RETURNED',
    'TEXT RETURNED',
    'TEXT RETURNED',
    'TEXT SPENT',
  ]);
  expect(await balanceOf(api, person)).toMatchObject({ available: 9, held: 0 });
  const declined = await sendContract(api, person, { people: [{}, {}] });
  const token = await startSigning(api, declined.people[0]?.email);
  await api.ok('rejectContract', { token, body: REASON });
  expect(await listUses(api, declined.contractId)).toEqual(['DOCUMENT SPENT']);
  const late = await sent(api, person);
  await api.database
    .updateTable('contracts')
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where('contractId', '=', late.contractId)
    .execute();
  await tick(api);
  expect((await look(api, person, late.contractId)).status).toBe('EXPIRED');
  expect(await listUses(api, late.contractId)).toEqual(['DOCUMENT RETURNED']);
  // Extending the contract costs the same again.
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  await api.ok('extendContract', { ...late.call, body: { expiresAt } });
  expect(await listUses(api, late.contractId)).toEqual(['DOCUMENT HELD', 'DOCUMENT RETURNED']);
});

it('holds no more codes for a receiver who has signed when a contract that ran out is extended', async () => {
  const person = await sender(20);
  const number = '01034822734';
  const { call, contractId } = await sendContract(api, person, {
    people: [
      { channels: ['SMS'], phone: '010-3482-2734', verifications: ['PHONE_CODE'] },
      { channels: ['SMS'], phone: '010-3482-2735', verifications: ['PHONE_CODE'], order: 2 },
    ],
  });
  await work(api);
  const { token: arrived } = await arrive(api, await newestLink(api, number));
  await api.ok('sendCode', { token: arrived, path: { step: 'phone-code' } });
  const code = await newestCode(api, number);
  const confirmed = await api.ok('confirmStep', { token: arrived, path: { step: 'phone-code' }, body: { code } });
  const token = confirmed.accessJwt ?? arrived;
  await api.ok('giveConsents', { token, body: { kinds: CONSENTS } });
  expect((await complete(api, token, await fill(api, token))).status).toBe(200);
  await work(api);
  await age(api, contractId, 'expires_at');
  await tick(api);
  await work(api);
  const before = (await listUses(api, contractId)).filter((use) => use === 'TEXT HELD').length;
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  await api.ok('extendContract', { ...call, body: { expiresAt } });
  // Both are told about the extension and will get the completed document. Only the second still needs a code.
  const held = (await listUses(api, contractId)).filter((use) => use === 'TEXT HELD').length - before;
  expect(held).toBe(5);
});

it('holds every text of a receiver, and spends those that are sent', async () => {
  const person = await sender(10);
  const { contractId, people } = await sendContract(api, person, {
    people: [{ channels: ['MAIL', 'SMS'], phone: '010-3482-2731', verifications: [] }],
  });
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT HELD', 'TEXT HELD', 'TEXT HELD']);
  await work(api);
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT HELD', 'TEXT HELD', 'TEXT SPENT']);
  await sign(api, people[0]?.email);
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT SPENT', 'TEXT HELD', 'TEXT SPENT']);
  expect(await balanceOf(api, person)).toEqual({ available: 8, held: 1, spent: 1 });
});

it('never stops a receiver: a code goes out without any balance', async () => {
  const person = await sender(3);
  const { contractId } = await sent(api, person, [
    receiver('이도윤', { channels: ['SMS'], phone: '010-3482-2732', verifications: ['PHONE_CODE'] }),
  ]);
  expect(await balanceOf(api, person)).toMatchObject({ available: 0, held: 3 });
  await work(api);
  const { token } = await arrive(api, await newestLink(api, '01034822732'));
  for (let count = 0; count < 3; count += 1) {
    await api.ok('sendCode', { token, path: { step: 'phone-code' } });
    api.advance(120_000);
  }
  await work(api);
  const codes = (await inbox(api, '01034822732')).filter(({ bodyText }) => /\d{6}/.test(bodyText));
  expect(codes.length).toBeGreaterThanOrEqual(3);
  // Three texts were held: the request and two for codes. The third code was free.
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT SPENT', 'TEXT SPENT', 'TEXT SPENT', 'TEXT SPENT']);
});

it('asks a member to pay for a reminder, and tells the ledger of messages what could not be paid', async () => {
  const person = await sender(2);
  const { call, contractId } = await sent(api, person, [phone({ phone: '010-3482-2733' })]);
  await work(api);
  expect(await api.fails('remindReceivers', call)).toBe('402 CREDIT_SHORT');
  await api.database
    .updateTable('contracts')
    .set({ nextReminderAt: new Date(Date.now() - 1_000) })
    .where('contractId', '=', contractId)
    .execute();
  await tick(api);
  await work(api);
  expect(await api.ok('listContractMessages', call)).toContainEqual(
    expect.objectContaining({ status: 'FAILED', reason: '크레딧이 없어 문자를 보내지 않았어요.' }),
  );
});

it('leaves lots that are what their entries add up to', async () => {
  expect(await lotsMatchEntries(api)).toBe(true);
});
