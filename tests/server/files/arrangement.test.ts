import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WorkerFailure } from '../../../server/documents/workers/worker-failure.ts';
import { removeExpiredData } from '../../../server/modules/upkeep/upkeep.ts';
import { destroyContents } from '../../../server/modules/contracts/running/destroy-contents.ts';
import { draft, field, readyDraft, receiver, work } from '../../support/contracts.ts';
import { fakePdf, SUGGESTION } from '../../support/fake-documents.ts';
import { look, open, upload } from '../../support/files.ts';
import { join, login, signUp, type Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

type Wish = [page: number, turn?: number];
const body = (...pages: Wish[]) => ({ pages: pages.map(([page, turn = 0]) => ({ page, turn })) });
const call = (fileId: string, pages: Wish[], person = owner) => ({
  token: person.accessJwt,
  path: { fileId },
  body: body(...pages),
});
const arrange = (fileId: string, ...pages: Wish[]) => api.ok('arrangePages', call(fileId, pages));
const refusal = (fileId: string, ...pages: Wish[]) => api.fails('arrangePages', call(fileId, pages));
const uploadPages = (pages: number, script = {}) =>
  upload(api, owner, fakePdf({ pages, normalised: `%PDF ${randomUUID()}`, ...script }));

const suggestionOn = (page: number) => ({ ...SUGGESTION, page, source: 'ACRO_FORM' as const, name: `${page}쪽` });

describe('the arranged file', () => {
  test('is a new one beside the upload, which stays as it is', async () => {
    const source = await uploadPages(4);
    const arranged = await arrange(source.fileId, [3, 90], [1]);
    expect(arranged).toMatchObject({
      name: source.name,
      status: 'READY',
      pageCount: 2,
      sha256: source.sha256,
      bytes: source.bytes,
      arrangement: {
        fileId: source.fileId,
        pageCount: 4,
        pages: [
          { page: 3, turn: 90 },
          { page: 1, turn: 0 },
        ],
      },
    });
    expect(arranged.pages.map(({ rotation }) => rotation)).toEqual([90, 0]);
    expect(arranged.fileId).not.toBe(source.fileId);
    const content = (await open(api, arranged.documentUrl)).rawPayload;
    expect(createHash('sha256').update(content).digest('hex')).toBe(arranged.normalisedSha256);
    const original = await open(api, arranged.originalUrl);
    expect(createHash('sha256').update(original.rawPayload).digest('hex')).toBe(source.sha256);
    expect(await look(api, owner, source.fileId)).toMatchObject({
      pageCount: 4,
      normalisedSha256: source.normalisedSha256,
      arrangement: null,
    });
  });

  test('is the same one for a repeated call, also at the same time, until a contract uses it', async () => {
    const { fileId } = await uploadPages(2);
    const answers = await Promise.all([1, 2, 3].map(() => arrange(fileId, [2])));
    expect(new Set(answers.map((answer) => answer.fileId)).size).toBe(1);
    const first = answers[0]?.fileId ?? '';
    await api.ok('createContract', { token: owner.accessJwt, body: { title: '계약', fileIds: [first] } });
    expect((await arrange(fileId, [2])).fileId).not.toBe(first);
  });

  test('is described by the pages of the upload when it is arranged once more', async () => {
    const { fileId } = await uploadPages(3);
    const once = await arrange(fileId, [3, 270], [1]);
    const twice = await arrange(once.fileId, [2, 180], [1, 180]);
    expect(twice.arrangement).toEqual({
      fileId,
      pageCount: 3,
      pages: [
        { page: 1, turn: 180 },
        { page: 3, turn: 90 },
      ],
    });
    const turned = await arrange(fileId, [1, 90], [2], [3]);
    expect((await arrange(turned.fileId, [1, 270], [2], [3])).fileId).toBe(fileId);
  });

  test('is the upload if nothing changes', async () => {
    const { fileId } = await uploadPages(2);
    expect((await arrange(fileId, [1], [2])).fileId).toBe(fileId);
  });

  test('keeps the suggestions of its pages, and gets those of its own text', async () => {
    const { fileId } = await uploadPages(3, { suggestions: [1, 2, 3].map(suggestionOn) });
    const arranged = await arrange(fileId, [3], [1]);
    const suggest = { token: owner.accessJwt, path: { fileId: arranged.fileId } };
    const { suggestions } = await api.ok('suggestFields', suggest);
    expect(suggestions.map(({ name, page }) => [name, page])).toEqual([
      ['3쪽', 1],
      ['1쪽', 2],
    ]);
  });
});

describe('what cannot be arranged', () => {
  test('a list of pages that is wrong', async () => {
    const { fileId } = await uploadPages(2);
    expect(await refusal(fileId)).toBe('422 VALIDATION');
    expect(await refusal(fileId, [0])).toBe('422 VALIDATION');
    expect(await refusal(fileId, [1.5])).toBe('400 MALFORMED');
    expect(await refusal(fileId, [1, 45])).toBe('422 VALIDATION');
    expect(await refusal(fileId, [1], [2], [1, 90])).toBe('422 ARRANGEMENT_WRONG');
    expect(await refusal(fileId, [3])).toBe('422 ARRANGEMENT_WRONG');
    const { error } = await api.call('arrangePages', call(fileId, [[1], [3]]));
    expect(error.message).toBe('2쪽까지 있는 문서예요. 화면을 새로 고치고 다시 해주세요.');
    expect((await look(api, owner, fileId)).pageCount).toBe(2);
  });

  test('a file that is no document, not ready, refused or signed', async () => {
    const picture = await upload(api, owner, await drawPng(), { purpose: 'image' });
    expect(await refusal(picture.fileId, [1])).toBe('422 ARRANGEMENT_WRONG');
    const unconfirmed = await uploadPages(2, { status: 'NEEDS_CONFIRMATION' });
    expect(await refusal(unconfirmed.fileId, [2])).toBe('422 FILE_NOT_READY');
    const refused = await upload(api, owner, fakePdf({ refusal: 'FILE_DAMAGED' }));
    expect(await refusal(refused.fileId, [1])).toBe('409 FILE_REFUSED');
    const signed = await uploadPages(2, { notices: [{ code: 'ALREADY_SIGNED', message: '서명이 있어요.' }] });
    expect(await refusal(signed.fileId, [2])).toBe('422 FILE_SIGNED');
    expect(await refusal(randomUUID(), [1])).toBe('404 NOT_FOUND');
  });

  test('a file of others', async () => {
    const { fileId } = await uploadPages(2);
    const by = async (person: Person) => api.call('arrangePages', call(fileId, [[2]], person));
    const nobody = await join(api, owner);
    const reader = await join(api, owner, ['CONTRACT_READ_ALL']);
    const sender = await join(api, owner, ['CONTRACT_SEND']);
    const chief = await join(api, owner, ['CONTRACT_SEND', 'CONTRACT_READ_ALL']);
    for (const person of [await signUp(api), nobody, sender])
      expect((await by(person)).error.errorCode).toBe('NOT_FOUND');
    expect((await by(reader)).error.errorCode).toBe('FORBIDDEN');
    expect((await by(chief)).result.pageCount).toBe(1);
  });

  test('a file that ended its process, until the next time', async () => {
    const { fileId } = await uploadPages(2);
    api.documents.next.arrangePages = () => Promise.reject(new WorkerFailure('TIMEOUT', 'too long'));
    expect(await refusal(fileId, [2])).toBe('503 ARRANGEMENT_FAILED');
    expect((await arrange(fileId, [2])).pageCount).toBe(1);
  });
});

const DAY = 24 * 3_600_000;
const has = async (sha256: string | null) => (await api.deps.files.get(sha256 ?? '')) !== null;
const exists = async (fileId: string) =>
  (await api.call('getFile', { token: owner.accessJwt, path: { fileId } })).status === 200;

async function destroyContractWith(fileId: string) {
  const ready = await readyDraft(api, owner);
  await api.ok('putFields', { ...ready.call, body: { version: ready.version, fields: [] } });
  await api.ok('changeContract', { ...ready.call, body: { version: ready.version + 1, fileIds: [fileId] } });
  await api.ok('putFields', {
    ...ready.call,
    body: { version: ready.version + 2, fields: ready.fields.map((field) => ({ ...field, fileId })) },
  });
  await api.ok('sendContract', ready.call);
  await api.ok('cancelContract', { ...ready.call, body: { reason: '잘못 보냈어요' } });
  await work(api);
  expect(await destroyContents(api.deps, ready.contractId)).toBe(true);
}

describe('files of a contract', () => {
  test('are not changed in a contract that was sent', async () => {
    const ready = await readyDraft(api, owner);
    await api.ok('sendContract', ready.call);
    const arranged = await arrange(ready.fileId, [2]);
    const { files } = await api.ok('getContract', ready.call);
    expect(files.map(({ file }) => [file.fileId, file.pageCount])).toEqual([[ready.fileId, 2]]);
    expect(arranged.pageCount).toBe(1);
  });

  test('keep the upload as long as the arranged file is used, and no longer', async () => {
    const source = await uploadPages(3);
    const made = await draft(api, owner);
    const arranged = await arrange(source.fileId, [2]);
    await api.ok('changeContract', { ...made.call, body: { version: 1, fileIds: [arranged.fileId] } });
    api.advance(8 * DAY);
    await removeExpiredData(api.deps);
    owner = await login(api, owner.email);
    expect([await exists(source.fileId), await exists(arranged.fileId), await exists(made.fileId)]).toEqual([
      true,
      true,
      false,
    ]);
    await api.ok('deleteContract', { token: owner.accessJwt, path: { contractId: made.contractId } });
    await removeExpiredData(api.deps);
    await removeExpiredData(api.deps);
    expect([await exists(source.fileId), await exists(arranged.fileId)]).toEqual([false, false]);
    for (const sha256 of [source.sha256, source.normalisedSha256, arranged.normalisedSha256])
      expect(await has(sha256)).toBe(false);
  });

  test('are destroyed together with the upload, unless somebody else still uses it', async () => {
    const source = await uploadPages(3);
    const other = await api.ok('createContract', {
      token: owner.accessJwt,
      body: { title: '다른 계약', fileIds: [source.fileId] },
    });
    const first = await arrange(source.fileId, [2]);
    await destroyContractWith(first.fileId);
    expect([await exists(first.fileId), await has(first.normalisedSha256), await exists(source.fileId)]).toEqual([
      false,
      false,
      true,
    ]);
    await api.ok('deleteContract', { token: owner.accessJwt, path: { contractId: other.contractId } });
    const second = await arrange(source.fileId, [3]);
    await destroyContractWith(second.fileId);
    expect([await exists(second.fileId), await exists(source.fileId)]).toEqual([false, false]);
    for (const sha256 of [source.sha256, source.normalisedSha256, second.normalisedSha256])
      expect(await has(sha256)).toBe(false);
  });

  test('keep the upload of a destroyed contract for another that arranged it, and lose it with that one', async () => {
    const source = await uploadPages(3);
    const arranged = await arrange(source.fileId, [2]);
    const other = await api.ok('createContract', {
      token: owner.accessJwt,
      body: { title: '정리한 계약', fileIds: [arranged.fileId] },
    });
    await destroyContractWith(source.fileId);
    expect([await exists(source.fileId), await exists(arranged.fileId)]).toEqual([true, true]);
    await api.ok('deleteContract', { token: owner.accessJwt, path: { contractId: other.contractId } });
    api.advance(8 * DAY);
    await removeExpiredData(api.deps);
    await removeExpiredData(api.deps);
    owner = await login(api, owner.email);
    expect([await exists(source.fileId), await exists(arranged.fileId), await has(source.sha256)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('take the fields and drawings of their pages along, in any order and back', async () => {
    const { contractId, fileId, call: ofDraft } = await draft(api, owner, { pages: 3 });
    const put = await api.ok('putReceivers', { ...ofDraft, body: { version: 1, receivers: [receiver('이도윤')] } });
    const receiverUuid = put.receivers[0]?.receiverUuid ?? '';
    const fields = [1, 2, 3].map((page) => field(fileId, receiverUuid, { page, name: `${page}쪽` }));
    await api.ok('putFields', { ...ofDraft, body: { version: 2, fields } });
    const drawn = [0, 2].map((pageIndex) => ({
      type: 'HIGHLIGHT' as const,
      fileId,
      pageIndex,
      rect: [10, 10, 60, 30],
      rotation: 0 as const,
      color: [255, 230, 0],
      opacity: 0.4,
      quadPoints: [10, 30, 60, 30, 10, 10, 60, 10],
    }));
    await api.ok('putAnnotations', { ...ofDraft, body: { version: 3, annotations: drawn } });
    const contents = async () => {
      const draftNow = await api.ok('getContract', { token: owner.accessJwt, path: { contractId } });
      return [
        draftNow.fields.map((one) => `${one.name} ${one.fileId} ${one.page}`),
        draftNow.annotations.map((one) => `${one.fileId} ${one.pageIndex}`),
      ];
    };
    const replace = (version: number, id: string) =>
      api.ok('changeContract', { ...ofDraft, body: { version, fileIds: [id] } });

    const first = (await arrange(fileId, [3, 90], [1], [2])).fileId;
    await replace(4, first);
    expect(await contents()).toEqual([
      [`1쪽 ${first} 2`, `2쪽 ${first} 3`, `3쪽 ${first} 1`],
      [`${first} 1`, `${first} 0`],
    ]);
    const second = (await arrange(fileId, [2], [3])).fileId;
    await replace(5, second);
    expect(await contents()).toEqual([[`2쪽 ${second} 1`, `3쪽 ${second} 2`], [`${second} 1`]]);
    await replace(6, fileId);
    expect(await contents()).toEqual([[`2쪽 ${fileId} 2`, `3쪽 ${fileId} 3`], [`${fileId} 2`]]);
    const other = await uploadPages(3);
    await replace(7, other.fileId);
    expect(await contents()).toEqual([[`2쪽 ${fileId} 2`, `3쪽 ${fileId} 3`], [`${fileId} 2`]]);
  });
});
