import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertsOf } from '../../support/alerts.ts';
import { sortedStatuses } from '../../support/api-client.ts';
import { age, inbox, look, readyDraft, receiver, work } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const KINDS = ['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'];
const MARK = { kind: 'DRAWN', width: 100, height: 40, strokes: [{ points: [1, 1, 50, 20], width: 2 }] };
let count = 0;

async function startSigning(change: Parameters<typeof receiver>[1] = {}) {
  const [email = '', otherEmail = ''] = [1, 2].map(() => `asker${(count += 1)}@out.example`);
  const people = [
    receiver('이도윤', { email, order: 1, ...change }),
    receiver('한유나', { email: otherEmail, order: 1 }),
  ];
  const made = await readyDraft(api, owner, people);
  await api.ok('sendContract', made.call);
  const signature = made.fields[0]?.fieldId ?? '';
  const theirs = made.fields[1]?.fieldId ?? '';
  return { ...made, email, otherEmail, signature, theirs };
}
async function withPen() {
  const made = await startSigning();
  const { token } = await arrive(api, await newestLink(api, made.email));
  await api.ok('giveConsents', { token, body: { kinds: KINDS } });
  return { ...made, token };
}
const draw = (code: string) => api.call('putDrawing', { path: { code }, body: { mark: MARK } });

test('a phone draws once for the page of a computer', async () => {
  const { token, signature } = await withPen();
  const { code, url } = await api.ok('startDrawing', { token, body: { fieldId: signature } });
  expect(new URL(url).searchParams.get('draw')).toBe(code);
  expect(await api.ok('getDrawing', { path: { code } })).toMatchObject({ status: 'WAITING', markId: null });

  expect((await draw(code)).status).toBe(200);
  expect((await draw(code)).error.errorCode).toBe('DRAWING_OVER');
  const { markId } = await api.ok('getDrawing', { token, path: { code } });
  expect((await api.ok('getSignContract', { token })).marks).toEqual([{ markId, mark: MARK }]);
  expect(await api.ok('getDrawing', { path: { code } })).toMatchObject({ status: 'DONE', markId: null });
});

test('of two phones that draw at once, one is heard', async () => {
  const { token, signature } = await withPen();
  const { code } = await api.ok('startDrawing', { token, body: { fieldId: signature } });
  const answers = await Promise.all([draw(code), draw(code)]);
  expect(sortedStatuses(answers)).toEqual([200, 410]);
  expect((await api.ok('getSignContract', { token })).marks).toHaveLength(1);
});

test('a drawing is for one of one’s own fields, and a new one ends the one before', async () => {
  const { token, signature, theirs } = await withPen();
  expect(await api.fails('startDrawing', { token, body: { fieldId: theirs } })).toBe('422 FIELD_UNKNOWN');
  const first = await api.ok('startDrawing', { token, body: { fieldId: signature } });
  await api.ok('startDrawing', { token, body: { fieldId: signature } });
  expect((await draw(first.code)).error.errorCode).toBe('NOT_FOUND');
});

test('after ten minutes, and after the deadline, nothing is drawn any more', async () => {
  const { token, signature, receivers, contractId } = await withPen();
  const { code } = await api.ok('startDrawing', { token, body: { fieldId: signature } });
  const [me] = receivers;
  await sql`update receiver_drawings set expires_at = now() where receiver_uuid = ${me?.receiverUuid}`.execute(
    api.database,
  );
  expect(await api.ok('getDrawing', { path: { code } })).toMatchObject({ status: 'OVER' });
  expect((await draw(code)).error.errorCode).toBe('DRAWING_OVER');

  const next = await api.ok('startDrawing', { token, body: { fieldId: signature } });
  await age(api, contractId, 'expires_at');
  expect((await draw(next.code)).error.errorCode).toBe('DRAWING_OVER');
});

test('somebody who cannot get in asks the sender, five times a day', async () => {
  const { email, contractId } = await startSigning({ verifications: ['ACCESS_CODE'], accessCode: '4821' });
  const arrival = await api.ok('openLink', { body: { linkToken: await newestLink(api, email) } });
  const ask = (text: string) => api.call('askQuestion', { token: arrival.accessJwt, body: { text } });

  expect((await ask('   ')).error.errorCode).toBe('VALIDATION');
  expect((await ask('가'.repeat(1001))).error.errorCode).toBe('VALIDATION');
  for (const text of ['비밀번호가 무엇인가요?', '2', '3', '4', '5']) expect((await ask(text)).status).toBe(200);
  expect((await ask('6')).error).toMatchObject({ errorCode: 'RATE_LIMITED', retryAfter: expect.any(Number) });

  await work(api);
  const mails = await inbox(api, owner.email);
  const mail = mails.find(({ bodyText }) => bodyText?.includes('비밀번호가 무엇인가요?'));
  expect(mail?.bodyText).toContain(email);
  expect(await alertsOf(api, owner.accessJwt, { contractId })).toEqual(['QUESTION 5']);
  const events = await api.ok('listContractEvents', { token: owner.accessJwt, path: { contractId } });
  expect(events.filter(({ kind }) => kind === 'QUESTION_ASKED')).toHaveLength(5);
  expect((await look(api, owner, contractId)).status).toBe('IN_PROGRESS');
});
