import { afterAll, beforeAll, expect, test } from 'vitest';
import { inbox, look, receiver, readyDraft, work } from '../../support/contracts.ts';
import type { Person } from '../../support/people.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';
import { complete, CONSENTS, fill, startSigning, sendContract } from '../../support/signing.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const reader = (when: 'AT_SENDING' | 'AT_END', email: string) => ({
  name: '문예린',
  role: 'VIEWER' as const,
  when,
  email,
});
const stateOf = async (contractId: string, name: string) => {
  const one = (await look(api, owner, contractId)).receivers.find((person) => person.name === name);
  return [one?.when, one?.state, one?.hasTurn];
};

const choicesOf = (receivers: readonly { name: string; when: string | null }[]) =>
  receivers.map(({ name, when }) => [name, when]);

test('a draft keeps when somebody gets a copy, and nobody else has such a choice', async () => {
  const { contractId } = await readyDraft(api, owner, [
    receiver('이도윤', { when: 'AT_SENDING' }),
    receiver('문예린', { role: 'VIEWER', when: 'AT_SENDING' }),
    receiver('김지수', { role: 'VIEWER' }),
  ]);
  const kept = [
    ['이도윤', null],
    ['문예린', 'AT_SENDING'],
    ['김지수', 'AT_END'],
  ];
  expect(choicesOf((await look(api, owner, contractId)).receivers)).toEqual(kept);
  const copy = await api.ok('duplicateContract', { token: owner.accessJwt, path: { contractId } });
  expect(choicesOf((await look(api, owner, copy.contractId)).receivers)).toEqual(kept);
});

test('who is told at the sending gets the letter, reads, and signs nothing', async () => {
  const { contractId, call, people } = await sendContract(api, owner, {
    people: [{}, reader('AT_SENDING', 'along@out.example'), reader('AT_END', 'later@out.example')],
  });
  await work(api);
  expect(await stateOf(contractId, '문예린')).toEqual(['AT_SENDING', 'NOTIFIED', false]);
  const [mail] = await inbox(api, 'along@out.example');
  expect(mail?.subject).toBe('[도장] 김지수 님이 "2026년 근로계약서" 문서를 함께 보냈어요');
  expect(mail?.bodyText).toContain('서명하지 않고 읽기만 하면 돼요.');
  expect(await inbox(api, 'later@out.example')).toEqual([]);

  const { arrival, token } = await arrive(api, await newestLink(api, 'along@out.example'));
  expect(arrival.letter.receiver).toMatchObject({ role: 'VIEWER', hasTurn: false, actedAt: null });
  const copies = await api.ok('getCopies', { token });
  expect(copies.isSealedAtOnce).toBe(false);
  expect(copies).toMatchObject({ role: 'VIEWER', status: 'IN_PROGRESS', signedAt: null, certificate: null });
  expect((await api.app.inject({ url: copies.document.url })).statusCode).toBe(200);
  await api.ok('markViewed', { token });
  expect(await stateOf(contractId, '문예린')).toEqual(['AT_SENDING', 'VIEWED', false]);

  // Viewers can't fill anything in, whatever their page sends.
  await api.ok('giveConsents', { token, body: { kinds: CONSENTS } });
  const values = { version: 0, values: {}, markRefs: {} };
  expect(await api.fails('putValues', { token, body: values })).toBe('409 NOT_YOUR_TURN');
  expect((await complete(api, token, 0)).error.errorCode).toBe('NOT_YOUR_TURN');
  expect(await api.fails('rejectContract', { token, body: { reason: '싫어요' } })).toBe('409 ALREADY_ACTED');
  expect(await api.fails('delegateSigning', { token, body: { name: '다른 이', email: 'x@out.example' } })).toBe(
    '409 ALREADY_ACTED',
  );

  // Nothing waits for a viewer, so only the signer is reminded.
  expect(await api.ok('remindReceivers', call)).toEqual({ receiverUuids: [expect.any(String)] });
  const signer = await startSigning(api, people[0]?.email);
  const done = await complete(api, signer, await fill(api, signer));
  expect(done.result).toMatchObject({ state: 'SIGNED', waitsFor: [] });
  expect((await look(api, owner, contractId)).sealState).toBe('PENDING');
});

test('the sender may send the letter to a reader again, hand a link over, and correct an address', async () => {
  const { contractId, receivers } = await sendContract(api, owner, {
    people: [{}, reader('AT_SENDING', 'wrong@out.example'), reader('AT_END', 'end@out.example')],
  });
  const [, along, later] = receivers;
  const at = (receiverUuid = '') => ({ token: owner.accessJwt, path: { contractId, receiverUuid } });
  expect((await api.ok('giveLink', at(along?.receiverUuid))).link).toContain('/receiver/callback?t=');
  expect(await api.fails('giveLink', at(later?.receiverUuid))).toBe('409 NOT_THEIR_TURN');
  await api.ok('resendMessage', { ...at(along?.receiverUuid), body: { channel: 'MAIL' } });
  await api.ok('correctReceiver', { ...at(along?.receiverUuid), body: { email: 'right@out.example' } });
  await work(api);
  expect(await inbox(api, 'right@out.example')).toHaveLength(1);
});

test('a reader is told of a cancelled document, and of a declined one', async () => {
  const subjects = async (email: string) => {
    await work(api);
    return (await inbox(api, email)).map(({ subject }) => subject);
  };
  const cancelled = await sendContract(api, owner, { people: [{}, reader('AT_SENDING', 'told@out.example')] });
  await api.ok('cancelContract', { ...cancelled.call, body: { reason: '내용이 바뀌었어요' } });
  // Links that hadn't been sent yet no longer work.
  expect(await subjects('told@out.example')).toEqual([expect.stringContaining('취소됐어요')]);

  const declined = await sendContract(api, owner, { people: [{}, reader('AT_SENDING', 'heard@out.example')] });
  const token = await startSigning(api, declined.people[0]?.email);
  await api.ok('rejectContract', { token, body: { reason: '급여를 다시 봐주세요' } });
  expect(await subjects('heard@out.example')).toEqual([
    expect.stringContaining('함께 보냈어요'),
    expect.stringContaining('거절되어 끝났어요'),
  ]);
});
