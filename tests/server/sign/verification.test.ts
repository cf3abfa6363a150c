import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { receiver, sent, verify, type ReceiverDraft } from '../../support/contracts.ts';
import { join, login, type Person } from '../../support/people.ts';
import { arrive, sendToReceiver, eventsOf, newestCode } from '../../support/receiving.ts';
import { comeBack, identify } from '../../support/identify.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
// An earlier test may have moved the clock past the end of the session.
beforeEach(async () => {
  owner = await login(api, owner.email);
});
afterAll(() => api.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DEVICE = 'browserbrowserbrowser01';
const asked = (more?: Partial<ReceiverDraft>, others?: ReceiverDraft[]) => sendToReceiver(api, owner, more, others);
const confirm = (token: string, step: string, body: object) => api.call('confirmStep', { token, path: { step }, body });

test('steps are taken in their order, whatever order the sender wrote', async () => {
  const more = {
    phone: '01012345678',
    name: '김지수',
    verifications: ['PHONE_IDENTITY', 'EMAIL_CODE', 'PHONE_CODE', 'ACCESS_CODE'] as const,
    accessCode: '가나다라1',
    accessCodeHint: '생일',
  };
  const { call, email, linkToken } = await asked({ ...more, verifications: [...more.verifications] });
  const { arrival, token, scope } = await arrive(api, linkToken, DEVICE);
  expect(scope).toBe('verify');
  expect(arrival.letter.people).toEqual([]);
  expect(arrival.steps.map(({ step, to, hint }) => [step, to, hint])).toEqual([
    ['ACCESS_CODE', null, '생일'],
    ['EMAIL_CODE', arrival.letter.receiver.email, null],
    ['PHONE_CODE', '010-****-5678', null],
    ['PHONE_IDENTITY', '010-****-5678', null],
  ]);
  expect(await api.fails('sendCode', { token, path: { step: 'email-code' } })).toBe('409 STEP_WRONG');
  expect(await api.fails('sendCode', { token, path: { step: 'access-code' } })).toBe('409 CODE_NOT_SENT');
  // The code below is decomposed, as some keyboards type it.
  expect(arrival.letter).toMatchObject({ pageImageUrl: null, signedBefore: [] });
  const code = ` ${'가나다라1'.normalize('NFD')} `;
  const first = await confirm(token, 'access-code', { code });
  expect(first.result.steps.map(({ isPassed }) => isPassed)).toEqual([true, false, false, false]);
  expect((await confirm(token, 'access-code', { code })).error.errorCode).toBe('STEP_WRONG');
  // After a reload, the page is at the same step, and the reload itself is not recorded.
  const written = await eventsOf(api, call);
  const reloaded = await api.ok('getArrival', { token });
  expect([reloaded.scope, reloaded.letter]).toEqual([
    'verify',
    { ...arrival.letter, receiver: reloaded.letter.receiver },
  ]);
  expect(reloaded.steps.map(({ isPassed }) => isPassed)).toEqual([true, false, false, false]);
  expect(await eventsOf(api, call)).toEqual(written);

  expect(await api.fails('confirmStep', { token, path: { step: 'email-code' }, body: { code: '123456' } })).toBe(
    '410 CODE_EXPIRED',
  );
  const mailed = await api.ok('sendCode', { token, path: { step: 'email-code' } });
  expect(mailed).toMatchObject({ secondsLeft: 180, resendAfterSeconds: 30, resendsLeft: 5 });
  expect(mailed.to).toBe(arrival.letter.receiver.email);
  expect((await confirm(token, 'email-code', { code: await newestCode(api, email) })).status).toBe(200);
  await api.ok('sendCode', { token, path: { step: 'phone-code' } });
  expect((await confirm(token, 'phone-code', { code: await newestCode(api, '01012345678') })).status).toBe(200);

  const requestUuid = await identify(api, token);
  const last = await confirm(token, 'phone-identity', { requestUuid });
  expect(last.result.scope).toBe('sign');
  expect((await api.ok('getArrival', { token: last.result.accessJwt })).scope).toBe('sign');
  const words = (await eventsOf(api, call)).slice(-6);
  expect(words).toEqual([
    'LINK_OPENED',
    'STEP_VERIFIED',
    'STEP_VERIFIED',
    'STEP_VERIFIED',
    'STEP_VERIFIED',
    'VERIFIED',
  ]);

  // Within a day, the same browser isn't asked again, but a different one is.
  const again = await arrive(api, linkToken, DEVICE);
  expect(again.scope).toBe('sign');
  expect((await arrive(api, linkToken, 'anotherbrowseranother22')).scope).toBe('verify');
  expect((await arrive(api, linkToken)).scope).toBe('verify');
  api.advance(DAY + MINUTE);
  expect((await arrive(api, linkToken, DEVICE)).scope).toBe('verify');
});

test('five wrong codes lock the step for ten minutes, whichever link is used', async () => {
  const { call, email, linkToken } = await asked({ verifications: ['EMAIL_CODE'] });
  const { token } = await arrive(api, linkToken);
  await api.ok('sendCode', { token, path: { step: 'email-code' } });
  const right = await newestCode(api, email);
  const wrong = right === '000000' ? '000001' : '000000';
  for (const triesLeft of [4, 3, 2, 1]) {
    const { error } = await confirm(token, 'email-code', { code: wrong });
    expect(error).toMatchObject({ errorCode: 'CODE_WRONG', triesLeft });
  }
  const locked = await confirm(token, 'email-code', { code: wrong });
  expect(locked.error).toMatchObject({ errorCode: 'LOCKED', retryAfter: 600 });
  const other = await arrive(api, linkToken);
  expect(other.steps[0]).toMatchObject({ lockedForSeconds: 600 });
  expect((await confirm(other.token, 'email-code', { code: right })).error.errorCode).toBe('LOCKED');
  expect(await api.fails('sendCode', { token, path: { step: 'email-code' } })).toBe('423 LOCKED');
  expect((await eventsOf(api, call)).filter((kind) => kind === 'VERIFICATION_LOCKED')).toHaveLength(1);
  api.advance(10 * MINUTE);
  await api.ok('sendCode', { token: other.token, path: { step: 'email-code' } });
  const code = await newestCode(api, email);
  expect((await confirm(other.token, 'email-code', { code })).result.scope).toBe('sign');
});

test('an access code is accepted by either kind of hash, also after another one was set', async () => {
  const { call, linkToken, receivers } = await asked({ verifications: ['ACCESS_CODE'], accessCode: '가나다1' });
  const receiverUuid = receivers[0]?.receiverUuid ?? '';
  const { token } = await arrive(api, linkToken);
  const wrong = async (code: string) => (await confirm(token, 'access-code', { code })).error.errorCode;
  const accepts = async (code: string) => {
    const { token: fresh } = await arrive(api, linkToken);
    return (await confirm(fresh, 'access-code', { code })).result.scope;
  };
  const store = (accessCodeHash: string) =>
    api.database.updateTable('receivers').set({ accessCodeHash }).where('receiverUuid', '=', receiverUuid).execute();

  expect(await wrong('가나다2')).toBe('CODE_WRONG');
  expect(await accepts('가나다1'.normalize('NFD'))).toBe('sign');
  // The hash of a contract that was sent before access codes were keyed.
  await store(await hash('가나다3', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }));
  expect(await wrong('가나다1')).toBe('CODE_WRONG');
  expect(await accepts('가나다3')).toBe('sign');
  await api.ok('correctReceiver', { ...call, path: { ...call.path, receiverUuid }, body: { accessCode: '4444' } });
  expect(await wrong('가나다3')).toBe('CODE_WRONG');
  expect(await accepts('4444')).toBe('sign');
  await store('$hmac$onlysalt');
  expect(await wrong('4444')).toBe('CODE_WRONG');
});

test('an access code fits in full width and in half width, whichever of them was set', async () => {
  const { linkToken, receivers } = await asked({ verifications: ['ACCESS_CODE'], accessCode: '１２３４' });
  const confirms = async (code: string) => {
    const { token } = await arrive(api, linkToken);
    const { result, error } = await confirm(token, 'access-code', { code });
    return error?.errorCode ?? result.scope;
  };
  expect(await confirms('1234')).toBe('sign');
  expect(await confirms('１２３４')).toBe('sign');
  // The hash of a contract that was sent before full width was normalised.
  const accessCodeHash = await hash('１２３４', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const receiverUuid = receivers[0]?.receiverUuid ?? '';
  await api.database
    .updateTable('receivers')
    .set({ accessCodeHash })
    .where('receiverUuid', '=', receiverUuid)
    .execute();
  expect(await confirms('１２３４')).toBe('sign');
  expect(await confirms('１２３５')).toBe('CODE_WRONG');
});

test('thirty tries at once are thirty tries', async () => {
  const { email, linkToken } = await asked({ verifications: ['EMAIL_CODE'] });
  const { token } = await arrive(api, linkToken);
  await api.ok('sendCode', { token, path: { step: 'email-code' } });
  const right = await newestCode(api, email);
  const guesses = Array.from({ length: 30 }, (_, place) => String((Number(right) + 1 + place) % 1_000_000));
  const answers = await Promise.all(
    guesses.map((code) => confirm(token, 'email-code', { code: code.padStart(6, '0') })),
  );
  expect(answers.filter(({ error }) => error.errorCode === 'CODE_WRONG')).toHaveLength(4);
  expect(answers.filter(({ error }) => error.errorCode === 'LOCKED')).toHaveLength(26);
});

test('a code lives three minutes and is sent again five times', async () => {
  const { email, linkToken } = await asked({ verifications: ['EMAIL_CODE'] });
  const { token } = await arrive(api, linkToken);
  const path = { step: 'email-code' };
  await api.ok('sendCode', { token, path });
  const code = await newestCode(api, email);
  expect((await api.ok('sendCode', { token, path })).resendsLeft).toBe(5);
  expect(await newestCode(api, email)).toBe(code);
  for (const left of [4, 3, 2, 1, 0]) {
    api.advance(31_000);
    expect((await api.ok('sendCode', { token, path })).resendsLeft).toBe(left);
  }
  api.advance(31_000);
  expect(await api.fails('sendCode', { token, path })).toBe('429 RATE_LIMITED');
  const last = await newestCode(api, email);
  api.advance(3 * MINUTE);
  expect((await confirm(token, 'email-code', { code: last })).error.errorCode).toBe('CODE_EXPIRED');
});

test('an identity that is not the receiver’s reveals nothing, and an answer counts once', async () => {
  const { linkToken, call } = await asked({ phone: '01099998888', verifications: ['PHONE_IDENTITY'] });
  const { token } = await arrive(api, linkToken);
  const requestUuid = await identify(api, token);
  const answer = await confirm(token, 'phone-identity', { requestUuid });
  expect(answer.error).toMatchObject({ errorCode: 'IDENTITY_MISMATCH', triesLeft: 4 });
  expect(answer.text).not.toMatch(/김지수|5678/);
  await comeBack(api, requestUuid);
  expect((await confirm(token, 'phone-identity', { requestUuid })).error.errorCode).toBe('VERIFICATION_NOT_FOUND');
  const { rows } =
    await sql`select name_enc, phone_enc from phone_verifications where request_uuid = ${requestUuid}`.execute(
      api.database,
    );
  expect(rows).toEqual([{ nameEnc: null, phoneEnc: null }]);
  expect(await eventsOf(api, call)).not.toContain('STEP_VERIFIED');
  const stranger = await asked({ verifications: ['PHONE_IDENTITY'], phone: '01012345678', name: '김지수' });
  const other = await arrive(api, stranger.linkToken);
  const theirs = await identify(api, other.token);
  expect((await confirm(token, 'phone-identity', { requestUuid: theirs })).error.errorCode).toBe(
    'VERIFICATION_NOT_FOUND',
  );
  expect((await confirm(other.token, 'phone-identity', { requestUuid: theirs })).result.scope).toBe('sign');
});

test('a member’s own session stands for the code by mail', async () => {
  const member = await join(api, owner);
  await verify(api, member);
  const me = receiver('배준호', {
    email: member.email,
    verifications: ['ACCESS_CODE', 'EMAIL_CODE'],
    accessCode: '1234',
  });
  const { contractId, receivers } = await sent(api, owner, [me]);
  const path = { contractId, receiverUuid: receivers[0]?.receiverUuid ?? '' };
  const { link } = await api.ok('openOwnSigning', { token: member.accessJwt, path });
  const { token, steps } = await arrive(api, new URL(link).searchParams.get('t') ?? '');
  expect(steps.map(({ step, isPassed }) => [step, isPassed])).toEqual([
    ['ACCESS_CODE', false],
    ['EMAIL_CODE', true],
  ]);
  expect((await confirm(token, 'access-code', { code: '1234' })).result.scope).toBe('sign');
});
