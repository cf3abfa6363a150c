import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { age, field, look, readyDraft, tick, work } from '../../support/contracts.ts';
import { listWish, makeListBox } from '../../support/list-boxes.ts';
import type { Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { startSigning, sendContract } from '../../support/signing.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

test('a draft has the newest items, and is sent with those', async () => {
  const box = await makeListBox(api, owner, ['서울']);
  const ready = await readyDraft(api, owner);
  const fields = [...ready.fields, field(ready.fileId, null, { ...listWish(box.listBoxId), value: '부산' })];
  const { version } = await api.ok('putFields', { ...ready.call, body: { version: ready.version, fields } });
  expect((await look(api, owner, ready.contractId)).lists).toEqual({ [box.listBoxId]: ['서울'] });
  const codes = async () =>
    (await api.ok('checkContract', ready.call)).problems.flatMap(({ code, place }) =>
      place.fieldId === fields.at(-1)?.fieldId ? code : [],
    );
  expect(await codes()).toEqual(['SENDER_VALUE_WRONG']);
  expect((await api.call('sendContract', ready.call)).error).toMatchObject({ errorCode: 'CHECK_FAILED' });
  await box.change(['서울', '부산']);
  expect(await codes()).toEqual([]);
  await api.ok('sendContract', { ...ready.call, body: { version } });
  await box.change([]);
  const stored = await api.database
    .selectFrom('contractContents')
    .select([sql<object>`lists`.as('lists'), sql<{ items?: string[] }[]>`fields`.as('fields')])
    .where('contractId', '=', ready.contractId)
    .executeTakeFirstOrThrow();
  expect(stored.lists).toEqual({ [box.listBoxId]: 2 });
  expect(stored.fields.map(({ items }) => items)).toEqual([undefined, undefined]);
  expect((await look(api, owner, ready.contractId)).lists).toEqual({ [box.listBoxId]: ['서울', '부산'] });
});

test('a list that a draft uses is not deleted, and an empty one is not sent', async () => {
  const box = await makeListBox(api, owner, []);
  const ready = await readyDraft(api, owner);
  const one = field(ready.fileId, null, { ...listWish(box.listBoxId.toUpperCase()), required: false });
  const body = { version: ready.version, fields: [...ready.fields, one] };
  const { version } = await api.ok('putFields', { ...ready.call, body });
  expect((await api.ok('checkContract', ready.call)).problems.map(({ code }) => code)).toContain('LIST_EMPTY');
  expect((await box.remove()).error).toMatchObject({
    errorCode: 'LIST_BOX_IN_USE',
    message: '아직 보내지 않은 문서 1건에서 쓰고 있어요. 거기에서 다른 목록을 고른 뒤에 지워주세요.',
  });
  await api.ok('putFields', { ...ready.call, body: { version, fields: ready.fields } });
  expect(await box.remove()).toMatchObject({ status: 200 });
});

test('a scheduled contract holds its list, and gets the items of the day it is sent', async () => {
  const box = await makeListBox(api, owner, ['서울']);
  const ready = await readyDraft(api, owner);
  const one = field(ready.fileId, null, { ...listWish(box.listBoxId), required: false });
  const { version } = await api.ok('putFields', {
    ...ready.call,
    body: { version: ready.version, fields: [...ready.fields, one] },
  });
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  await api.ok('sendContract', { ...ready.call, body: { version, scheduledAt } });
  expect((await box.remove()).error.errorCode).toBe('LIST_BOX_IN_USE');
  await box.change(['서울', '부산']);
  await age(api, ready.contractId, 'scheduled_at');
  await tick(api);
  await work(api);
  await box.change(['제주']);
  const seen = await look(api, owner, ready.contractId);
  expect(seen).toMatchObject({ status: 'IN_PROGRESS', lists: { [box.listBoxId]: ['서울', '부산'] } });
});

test('a copy of a sent contract takes the newest items, and says if the list is gone', async () => {
  const box = await makeListBox(api, owner, ['서울']);
  const { call } = await sendContract(api, owner, { wishes: [listWish(box.listBoxId)] });
  await box.change(['부산']);
  const copyOf = async () => {
    const { contractId } = await api.ok('duplicateContract', call);
    return { contractId, token: owner.accessJwt, path: { contractId } };
  };
  const copy = await copyOf();
  expect((await look(api, owner, copy.contractId)).lists).toEqual({ [box.listBoxId]: ['부산'] });
  await api.ok('deleteContract', { token: copy.token, path: copy.path });
  await box.remove();
  const { contractId, ...late } = await copyOf();
  expect((await look(api, owner, contractId)).lists).toEqual({});
  const { problems } = await api.ok('checkContract', late);
  expect(problems.filter(({ severity }) => severity === 'ERROR')).toMatchObject([
    {
      code: 'LIST_BOX_GONE',
      severity: 'ERROR',
      message: '‘근무지’ 칸이 쓰던 선택 목록이 지워졌어요. 다른 목록을 골라주세요.',
    },
  ]);
});

test('a delegate chooses from the same items', async () => {
  const box = await makeListBox(api, owner, ['서울', '부산']);
  const sent = await sendContract(api, owner, { wishes: [listWish(box.listBoxId)], settings: { allowDelegate: true } });
  await box.change(['제주']);
  const token = await startSigning(api, sent.people[0]?.email);
  const delegate = { name: '한유나', email: 'delegate-list@out.example' };
  await api.ok('delegateSigning', { token, body: delegate });
  const theirs = await startSigning(api, delegate.email);
  expect((await api.ok('getSignContract', { token: theirs })).lists).toEqual({ [box.listBoxId]: ['서울', '부산'] });
});
