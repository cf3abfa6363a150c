import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draft, look, receiver, sent, verify, work } from '../../support/contracts.ts';
import { join, signUp } from '../../support/people.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

async function sender() {
  const person = await signUp(api);
  await verify(api, person);
  return person;
}

test('each is done or skipped with its cause, in the order asked for', async () => {
  const person = await sender();
  const token = person.accessJwt;
  const going = await sent(api, person, [receiver('이도윤')]);
  const written = await draft(api, person);
  const foreign = await draft(api, await sender());
  const contractIds = [written.contractId, going.contractId, foreign.contractId];
  const body = { action: 'REMIND', contractIds };
  expect(await api.ok('actOnContracts', { token, body })).toMatchObject({
    total: 3,
    done: 1,
    skipped: 2,
    results: [
      { contractId: written.contractId, outcome: 'SKIPPED', errorCode: 'CONTRACT_NOT_RUNNING' },
      { contractId: going.contractId, outcome: 'DONE', errorCode: null, message: null },
      { contractId: foreign.contractId, outcome: 'SKIPPED', errorCode: 'NOT_FOUND' },
    ],
  });
  const messages = await api.ok('listContractMessages', going.call);
  expect(messages.map(({ template }) => template)).toEqual(['SIGN_REQUEST', 'SIGN_REMINDER']);
  const expiresAt = new Date(Date.now() + 40 * 86_400_000).toISOString();
  await api.ok('actOnContracts', { token, body: { action: 'EXTEND', contractIds, expiresAt } });
  expect((await look(api, person, going.contractId)).expiresAt).toBe(expiresAt);
  const cancelled = await api.ok('actOnContracts', {
    token,
    body: { action: 'CANCEL', contractIds, reason: '내용이 달라요' },
  });
  expect(cancelled.results.map(({ outcome }) => outcome)).toEqual(['SKIPPED', 'DONE', 'SKIPPED']);
  const gone = await api.ok('actOnContracts', { token, body: { action: 'DELETE', contractIds } });
  expect(gone.results.map(({ errorCode }) => errorCode)).toEqual([null, 'CONTRACT_NOT_DRAFT', 'NOT_FOUND']);
});

test('the text messages of many contracts are counted before they are sent', async () => {
  const person = await sender();
  const token = person.accessJwt;
  const byText = receiver('한유나', { channels: ['MAIL', 'SMS'], phone: '01012345678' });
  const first = await sent(api, person, [byText]);
  const second = await sent(api, person, [byText, receiver('이도윤')]);
  const written = await draft(api, person);
  const foreign = await sent(api, await sender(), [byText]);
  const contractIds = [first, second, written, foreign].map(({ contractId }) => contractId);
  const count = async (body: object) => (await api.ok('countBulkTexts', { token, body })).texts;
  expect(await count({ action: 'REMIND', contractIds })).toBe(2);
  expect(await count({ action: 'EXTEND', filter: {} })).toBe(2);
  await api.ok('cancelContract', { ...first.call, body: { reason: '잘못 보냈어요' } });
  expect(await count({ action: 'REMIND', filter: {} })).toBe(1);
});

test('the same key does it once, and what makes no sense is said before anything is done', async () => {
  const person = await sender();
  const token = person.accessJwt;
  const { contractId, call } = await sent(api, person);
  const body = { action: 'REMIND', contractIds: [contractId] };
  const answers = [
    await api.ok('actOnContracts', { token, body, key: 'k-00000001' }),
    await api.ok('actOnContracts', { token, body, key: 'k-00000001' }),
  ];
  expect(answers[0]).toEqual(answers[1]);
  expect((await api.ok('listContractMessages', call)).length).toBe(2);
  const one = [contractId];
  const cases: [object, string][] = [
    [{ action: 'REMIND' }, '400 MALFORMED'],
    [{ action: 'REMIND', contractIds: one, filter: {} }, '400 MALFORMED'],
    [{ action: 'CANCEL', contractIds: one }, '422 VALIDATION'],
    [{ action: 'CANCEL', contractIds: one, reason: ' x ' }, '422 VALIDATION'],
    [{ action: 'EXTEND', contractIds: one }, '400 MALFORMED'],
    [{ action: 'EXTEND', contractIds: one, expiresAt: '2020-01-01T00:00:00Z' }, '422 EXPIRY_NOT_LATER'],
    [{ action: 'EXTEND', contractIds: one, expiresAt: '9999-12-31T14:59:00Z' }, '422 EXPIRY_TOO_FAR'],
    [{ action: 'MOVE', contractIds: one }, '400 MALFORMED'],
  ];
  for (const [wrong, refusal] of cases) expect(await api.fails('actOnContracts', { token, body: wrong })).toBe(refusal);
});

test('who may only read changes nothing', async () => {
  const owner = await sender();
  const reader = await join(api, owner, ['CONTRACT_READ_ALL']);
  await verify(api, reader);
  const { contractId } = await sent(api, owner);
  const body = { action: 'CANCEL', contractIds: [contractId], reason: '내용이 달라요' };
  const { results } = await api.ok('actOnContracts', { token: reader.accessJwt, body });
  expect(results[0]?.errorCode).toBe('FORBIDDEN');
});

test('what a filter finds is worked through in the background, each once, with the rights of the moment', async () => {
  const owner = await sender();
  const token = owner.accessJwt;
  for (let place = 0; place < 130; place += 1) await draft(api, owner, { title: `초안 ${place}` });
  const { contractId } = await sent(api, owner, [receiver('이도윤')], { title: '보낸 것' });
  const folder = await api.ok('createFolder', { token, body: { name: '모음' } });
  const begun = await api.ok('actOnContracts', {
    token,
    body: { action: 'MOVE', filter: { tab: 'DRAFT' }, folderId: folder.folderId },
  });
  expect(begun).toMatchObject({ status: 'RUNNING', total: 130, done: 0 });
  const path = { actId: begun.actId ?? '' };
  await work(api);
  expect(await api.ok('getBulkAct', { token, path })).toMatchObject({
    status: 'DONE',
    total: 130,
    done: 130,
    skipped: 0,
  });
  const { total } = await api.ok('listContracts', { token, query: { folder: folder.folderId } });
  expect(total).toBe(130);
  expect((await look(api, owner, contractId)).folderId).toBeNull();
  const colleague = await join(api, owner, ['CONTRACT_READ_ALL']);
  expect(await api.fails('getBulkAct', { token: colleague.accessJwt, path })).toBe('404 NOT_FOUND');
  const none = await api.ok('actOnContracts', { token, body: { action: 'DELETE', filter: { search: '없는 것' } } });
  expect(none).toMatchObject({ status: 'DONE', total: 0 });

  const leaver = await join(api, owner, ['CONTRACT_SEND']);
  await draft(api, leaver, { title: '떠나는 이의 것' });
  const late = await api.ok('actOnContracts', { token: leaver.accessJwt, body: { action: 'DELETE', filter: {} } });
  await api.ok('withdrawMember', { token, body: { organizationMemberUuid: leaver.organizationMemberUuid } });
  await work(api);
  const items = await api.database
    .selectFrom('actItems')
    .selectAll()
    .where('actUuid', '=', late.actId ?? '')
    .execute();
  expect(items.map(({ outcome, errorCode }) => [outcome, errorCode])).toEqual([['SKIPPED', 'FORBIDDEN']]);
});

test('documents come as a zip that other programs open, whole or in part', async () => {
  const person = await sender();
  const token = person.accessJwt;
  const title = '비밀유지: 계약서/1';
  const [one, two] = [
    await sent(api, person, undefined, { title }),
    await sent(api, person, undefined, { title: '둘' }),
  ];
  const written = await draft(api, person);
  const contractIds = [one.contractId, two.contractId, written.contractId];
  const ready = await api.ok('prepareDownload', { token, body: { contractIds, what: 'BOTH' } });
  expect(ready).toMatchObject({ files: 2, skipped: [{ contractId: written.contractId, errorCode: 'NOT_SENT_YET' }] });
  const url = ready.downloadUrl.slice(PUBLIC_URL.length);
  const whole = await api.app.inject({ url });
  expect([whole.statusCode, whole.headers['content-length'], whole.rawPayload.length]).toEqual([
    200,
    String(ready.bytes),
    ready.bytes,
  ]);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'dojang-zip-')), 'x.zip');
  writeFileSync(file, whole.rawPayload);
  const names: string[] = JSON.parse(
    execFileSync(
      'python3',
      [
        '-c',
        'import json,sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps(z.namelist()))',
        file,
      ],
      { encoding: 'utf8' },
    ),
  );
  expect(names).toEqual([
    `${one.state.documentNo ?? ''}_비밀유지_ 계약서_1_서명전.pdf`,
    `${two.state.documentNo ?? ''}_둘_서명전.pdf`,
  ]);
  const part = await api.app.inject({ url, headers: { range: 'bytes=100-299' } });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 300))).toBe(true);

  expect(await api.fails('prepareDownload', { token, body: { contractIds, what: 'CERTIFICATE' } })).toBe(
    '422 NOTHING_TO_DOWNLOAD',
  );
  const stranger = await sender();
  expect(
    await api.fails('prepareDownload', { token: stranger.accessJwt, body: { contractIds, what: 'DOCUMENT' } }),
  ).toBe('422 NOTHING_TO_DOWNLOAD');
  expect((await api.app.inject({ url: `${url}x` })).statusCode).toBe(403);
  api.advance(12 * 60_000);
  expect((await api.app.inject({ url })).statusCode).toBe(410);
});

test('a zip is made of what is whole, and says which is not', async () => {
  const person = await sender();
  const [whole, damaged] = [await sent(api, person), await sent(api, person)];
  await api.database
    .updateTable('contracts')
    .set({ baseSha256: await api.deps.files.put(Buffer.from('whole')) })
    .where('contractId', '=', whole.contractId)
    .execute();
  const baseSha256 = await api.deps.files.put(Buffer.from('damaged'));
  await api.database
    .updateTable('contracts')
    .set({ baseSha256 })
    .where('contractId', '=', damaged.contractId)
    .execute();
  writeFileSync(path.join(api.deps.config.dataDir, baseSha256.slice(0, 2), baseSha256), 'changed');
  const body = { contractIds: [whole.contractId, damaged.contractId], what: 'DOCUMENT' as const };
  const { files, skipped } = await api.ok('prepareDownload', { token: person.accessJwt, body });
  expect([files, skipped]).toEqual([
    1,
    [expect.objectContaining({ contractId: damaged.contractId, errorCode: 'FILE_DAMAGED' })],
  ]);
  expect(await api.fails('getContractDocument', damaged.call)).toBe('503 FILE_DAMAGED');
});

test('a contract that ended without completion has no certificate, and nobody is told to wait for one', async () => {
  const person = await sender();
  const { contractId, call } = await sent(api, person);
  await api.database.updateTable('contracts').set({ status: 'EXPIRED' }).where('contractId', '=', contractId).execute();
  const { status, text } = await api.call('getContractCertificate', call);
  expect([status, text]).toEqual([409, expect.stringContaining('완료되지 않고 끝난 문서라서')]);
});

test('a certificate is there from completion on, and the document is then the sealed one', async () => {
  const person = await sender();
  const { contractId, call } = await sent(api, person);
  expect(await api.fails('getContractCertificate', call)).toBe('409 NOT_COMPLETED');
  expect((await look(api, person, contractId)).certificateUrl).toBeNull();
  const put = (text: string) => api.deps.files.put(Buffer.from(text));
  const sealedSha256 = await put('sealed');
  const certificateSha256 = await put('certificate');
  await api.database
    .updateTable('contracts')
    .set({ status: 'COMPLETED', sealState: 'DONE', sealedSha256, certificateSha256, endedAt: new Date() })
    .where('contractId', '=', contractId)
    .execute();
  expect((await api.call('getContractCertificate', call)).text).toBe('certificate');
  expect((await api.call('getContractDocument', call)).text).toBe('sealed');
  const { certificateUrl } = await look(api, person, contractId);
  const byAddress = await api.app.inject({ url: (certificateUrl ?? '').slice(PUBLIC_URL.length) });
  expect([byAddress.payload, byAddress.headers['content-disposition']]).toEqual([
    'certificate',
    expect.stringContaining('%EA%B0%90%EC%82%AC'),
  ]);
});
