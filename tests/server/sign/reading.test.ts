import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyDraft, receiver } from '../../support/contracts.ts';
import { open, upload } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import { letFillerIn, type FillerWish, putValues } from '../../support/filling.ts';
import { CONSENTS } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

test('the page has all that it needs, with addresses that open without a token', async () => {
  const made = await letFillerIn(api, owner, [
    { kind: 'TEXT', name: '주소' },
    { kind: 'TEXT', name: '비고', of: 'other', value: '둘만 아는 말' },
    { kind: 'TEXT', name: '계약 번호', of: 'sender', value: 'HB-1' },
  ]);
  const contract = await api.ok('getSignContract', { token: made.token });
  expect(contract).toMatchObject({
    contractId: made.contractId,
    title: '2026년 근로계약서',
    status: 'IN_PROGRESS',
    me: { receiverUuid: made.me, name: '이도윤', state: 'VERIFIED', hasConsented: true },
    draft: { version: 0, values: {}, markRefs: {}, annotations: [] },
    marks: [],
    attachments: [],
  });
  expect(contract.people.map(({ name }) => name)).toEqual(['이도윤', '한유나']);
  expect(contract.pages.map(({ number, pageInFile }) => [number, pageInFile])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(contract.fields.map(({ name, value }) => [name, value])).toContainEqual(['계약 번호', 'HB-1']);
  expect(JSON.stringify(contract)).not.toContain('둘만 아는 말');
  const document = await open(api, contract.documentUrl, { range: 'bytes=0-3' });
  expect([document.statusCode, document.payload]).toEqual([206, '%PDF']);
  expect((await open(api, contract.pages[1]?.largeImageUrl ?? '')).statusCode).toBe(200);
  // A signature is only valid for its own URL.
  const sig = new URL(contract.documentUrl).searchParams.get('sig') ?? '';
  const elsewhere = await api.app.inject({
    url: `/api/app/contracts/${made.contractId}/document`,
    query: { sig },
  });
  expect(elsewhere.statusCode).toBe(403);
  await api.ok('cancelContract', { ...made.call, body: { reason: '내용이 바뀌었어요' } });
  expect((await open(api, contract.documentUrl)).statusCode).toBe(404);
  expect((await open(api, contract.pages[0]?.imageUrl ?? '')).statusCode).toBe(404);
  expect(await api.fails('getSignContract', { token: made.token })).toBe('410 CONTRACT_CANCELLED');
});

test('consents and looking are recorded once, and nothing is filled in before', async () => {
  const { token, call, ids } = await letFillerIn(api, owner, [{ kind: 'TEXT' }], { consents: false });
  expect((await putValues(api, token, { values: { [ids[0] ?? '']: 'x' } })).error.errorCode).toBe('CONSENT_NEEDED');
  const some = { token, body: { kinds: ['ELECTRONIC_SIGNATURE'] } };
  expect(await api.fails('giveConsents', some)).toBe('422 VALIDATION');
  for (const _ of [1, 2]) {
    await api.ok('giveConsents', { token, body: { kinds: CONSENTS } });
    await api.ok('markViewed', { token });
  }
  const kinds = (await api.ok('listContractEvents', call)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'CONSENTED' || kind === 'DOCUMENT_VIEWED')).toEqual([
    'CONSENTED',
    'CONSENTED',
    'DOCUMENT_VIEWED',
  ]);
  expect((await putValues(api, token, { values: { [ids[0] ?? '']: 'x' } })).status).toBe(200);
});

test('a letter counts what is asked: what fills itself, what is hidden and the others of a group are none of it', async () => {
  const choice: FillerWish = { kind: 'RADIO', group: '고용 형태', required: false };
  const tick = crypto.randomUUID();
  const { email } = await letFillerIn(
    api,
    owner,
    [
      { kind: 'SIGNED_DATE', name: '서명한 날' },
      { ...choice, name: '정규직' },
      { ...choice, name: '계약직' },
      { fieldId: tick, kind: 'CHECKBOX', name: '동의', required: false },
      { kind: 'TEXT', name: '까닭', condition: { fieldId: tick, is: 'FILLED', value: null, effect: 'SHOWN' } },
    ],
    { consents: false },
  );
  const linkToken = await newestLink(api, email);
  const { letter } = await api.ok('openLink', { body: { linkToken } });
  expect(letter?.fieldCount).toBe(3);
});

test('a receiver sees the stamps that the sender put on the pages, and where they lie', async () => {
  const email = 'stamped@out.example';
  const made = await readyDraft(api, owner, [receiver('이도윤', { email })]);
  const { fileId: bitmapId } = await upload(api, owner, await drawPng(30, 20), {
    purpose: 'image',
    filename: 'stamp.png',
    type: 'image/png',
  });
  const stamp = { type: 'STAMP', fileId: made.fileId, pageIndex: 0, rect: [0, 0, 30, 20], rotation: 0, bitmapId };
  await api.ok('putAnnotations', { ...made.call, body: { version: made.version, annotations: [stamp] } });
  await api.ok('sendContract', made.call);
  const { token } = await arrive(api, await newestLink(api, email));
  const { annotations, stamps } = await api.ok('getSignContract', { token });
  expect(annotations).toEqual([stamp]);
  expect(stamps.map((one) => one.bitmapId)).toEqual([bitmapId]);
  const picture = await open(api, stamps[0]?.url ?? null);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  const bare = stamps[0]?.url.replace(/[?&]sig=.*/, '') ?? null;
  expect((await open(api, bare)).statusCode).toBe(401);
});
