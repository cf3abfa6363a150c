import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { age, inbox, work } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { eventsOf, newestLink } from '../../support/receiving.ts';
import { complete, fill, startSigning, sendContract } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { PUBLIC_URL, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

async function sentToTwo(more = {}) {
  const made = await sendContract(api, owner, { people: [more, {}] });
  const mine = await newestLink(api, made.people[0]?.email ?? '');
  const other = await newestLink(api, made.people[1]?.email ?? '');
  return { ...made, links: { mine, other } };
}
async function endOf(linkToken: string) {
  const { error } = await api.call('openLink', { body: { linkToken } });
  return { code: error.errorCode, ...error.deadEnd };
}
async function phoneForm() {
  const form = new FormData();
  form.set('callbackUrl', `${PUBLIC_URL}/receiver/phone-verify/callback`);
  form.set('parameterOption1', 'receiver');
  form.set('parameterOption2', 'x');
  const encoded = new Response(form);
  return { contentType: encoded.headers.get('content-type') ?? '', payload: Buffer.from(await encoded.arrayBuffer()) };
}

describe('a link whose document has ended says why, as far as one may know', () => {
  test('cancelled: the reason of its sender, as the mail did', async () => {
    const { call, links } = await sentToTwo({ verifications: ['ACCESS_CODE'], accessCode: '1234' });
    await api.ok('cancelContract', { ...call, body: { reason: '근무 시작일이 바뀌었어요' } });
    for (const link of [links.mine, links.other]) {
      const { code, reason, endedAt } = await endOf(link);
      expect([code, reason]).toEqual(['CONTRACT_CANCELLED', '근무 시작일이 바뀌었어요']);
      expect(Date.parse(endedAt ?? '')).toBeGreaterThan(0);
    }
  });

  test('declined: to the one who declined, and to nobody else', async () => {
    const { links, people } = await sentToTwo();
    const token = await startSigning(api, people[0]?.email);
    await api.ok('rejectContract', { token, body: { reason: '급여를 다시 봐주세요' } });
    expect(await endOf(links.mine)).toMatchObject({ code: 'CONTRACT_REJECTED', reason: '급여를 다시 봐주세요' });
    expect(await endOf(links.other)).toMatchObject({ code: 'CONTRACT_REJECTED', reason: null });
    // Until a reader has verified their identity, they could be anybody.
    await sql`update receivers set verifications = '{EMAIL_CODE}' where email = ${people[0]?.email}`.execute(
      api.database,
    );
    expect(await endOf(links.mine)).toMatchObject({ reason: null, endedAt: expect.any(String) });
  });

  test('expired: when its deadline was', async () => {
    const { contractId, links } = await sentToTwo();
    await age(api, contractId, 'expires_at');
    const { code, reason, endedAt } = await endOf(links.mine);
    expect([code, reason]).toEqual(['CONTRACT_EXPIRED', null]);
    expect(Date.parse(endedAt ?? '')).toBeLessThan(Date.now());
  });
});

test('behind a dead end one may ask the sender, and nothing else', async () => {
  const { call, contractId, links } = await sentToTwo({ verifications: ['PHONE_IDENTITY'], phone: '01012345678' });
  await api.ok('cancelContract', { ...call, body: { reason: '내용이 바뀌었어요' } });
  for (const days of [0, 31]) {
    await sql`update contracts set ended_at = ended_at - ${days} * interval '1 day' where contract_id = ${contractId}`.execute(
      api.database,
    );
    const { accessJwt } = await endOf(links.mine);
    const token = accessJwt ?? '';
    await api.ok('askQuestion', { token, body: { text: `${days}일 뒤에도 물어볼 수 있나요?` } });
    const code = days === 0 ? '410 CONTRACT_CANCELLED' : '410 LINK_OVER';
    expect(await api.fails('openDocument', { token })).toBe(code);
    expect(await api.fails('getArrival', { token })).toBe(code);
    expect(await api.fails('getSignContract', { token })).toBe('401 UNAUTHENTICATED');
    expect(await api.fails('sendCode', { token, path: { step: 'phone-code' } })).toBe(code);
    // Not even an identity check is started, because each one costs money.
    expect(await api.fails('startPhoneVerification', { token, raw: await phoneForm() })).toBe(code);
  }
  expect((await eventsOf(api, call)).filter((kind) => kind === 'QUESTION_ASKED')).toHaveLength(2);
  await work(api);
  expect((await inbox(api, owner.email)).at(-1)?.bodyText).toContain('31일 뒤에도 물어볼 수 있나요?');
});

test('a link that was made void gives no token', async () => {
  const { call, contractId, receivers, links } = await sentToTwo();
  const path = { contractId, receiverUuid: receivers[0]?.receiverUuid ?? '' };
  await api.ok('correctReceiver', { ...call, path, body: { email: 'corrected-ended@out.example' } });
  expect(await endOf(links.mine)).toEqual({ code: 'LINK_OVER' });
});

test('whoever has signed is told when', async () => {
  const { people, links } = await sentToTwo();
  const before = await api.ok('openLink', { body: { linkToken: links.mine } });
  expect(before.letter.receiver.actedAt).toBeNull();
  const token = await startSigning(api, people[0]?.email);
  await complete(api, token, await fill(api, token));
  const { letter } = await api.ok('openLink', { body: { linkToken: links.mine } });
  expect(letter.receiver).toMatchObject({ state: 'SIGNED', actedAt: expect.any(String) });
});
