import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { EMPLOYMENT_FORM } from '../../../server/content/forms/employment.ts';
import { drawForm } from '../../../server/documents/typeset/draw-form.ts';
import { age } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { untilStatus, upload } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import { realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { startSigning, sendContract, sign } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
let sealing: Sealing;
let base: string;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp({ documents: engine }));
  sealing = await sealingOf(api);
  base = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await api.close();
  await engine.closeUnharmed();
});

const page = (number: number) => ({ path: { page: String(number) } });
const linesOf = async (token: string, number = 1) =>
  (await api.ok('getSignPageText', { token, ...page(number) })).lines;

const filesOf = (...files: Buffer[]) => ({
  async make() {
    const fileIds: string[] = [];
    for (const bytes of files) {
      const { fileId } = await upload(api, owner, bytes);
      await untilStatus(api, owner, fileId, 'READY');
      fileIds.push(fileId);
    }
    const body = { title: '근로계약서', fileIds };
    const { contractId } = await api.ok('createContract', { token: owner.accessJwt, body });
    return { contractId, fileId: fileIds[0] ?? '' };
  },
});

test('a receiver gets the text of their page, in reading order, as plain text', async () => {
  const { people } = await sendContract(api, owner, {}, filesOf(drawForm(EMPLOYMENT_FORM, 'TABLE').bytes));
  const token = await startSigning(api, people[0]?.email);
  const answer = await fetch(`${base}/api/sign/pages/1/text`, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  const { result } = await answer.json();
  expect(result.isWhole).toBe(true);
  expect(result.lines.slice(0, 6)).toEqual([
    '표준근로계약서',
    '___ (이하 "사업주"라 함)과(와) ___ (이하 "근로자"라 함)은 다음과 같이',
    '근로계약을 체결한다.',
    '1. 근무 장소와 업무',
    '근무 장소 : ___ 업무의 내용 : ___',
    '2. 소정근로시간과 휴일',
  ]);
  expect(result.lines.slice(-2)).toEqual(['연락처', '성 명; (서명 또는 인)']);
});

test('pages are counted through all files, and a scan has nothing to be heard', async () => {
  const files = filesOf(drawForm(EMPLOYMENT_FORM, 'TABLE').bytes, await drawPng());
  const { people } = await sendContract(api, owner, {}, files);
  const token = await startSigning(api, people[0]?.email);
  expect(await api.ok('getSignPageText', { token, ...page(2) })).toEqual({ lines: [], isWhole: true });
  expect(await api.fails('getSignPageText', { token, ...page(3) })).toBe('404 NOT_FOUND');
  expect(await api.fails('getSignPageText', { token, ...page(500) })).toBe('404 NOT_FOUND');
  expect(await api.fails('getSignPageText', { token, ...page(0) })).toBe('400 MALFORMED');
});

test('nobody reads what they may not see', async () => {
  const plan = { people: [{ order: 1 }, { order: 2 }] };
  const { people, call } = await sendContract(api, owner, plan, realFile(api, owner, { pages: 1 }));
  const other = await sendContract(api, owner, {}, filesOf(drawForm(EMPLOYMENT_FORM, 'TABLE').bytes));
  expect(await api.fails('getSignPageText', page(1))).toBe('401 UNAUTHENTICATED');
  for (const foreign of [owner.accessJwt, (await signUp(api)).accessJwt, 'a.b.c'])
    expect(await api.fails('getSignPageText', { token: foreign, ...page(1) })).toBe('401 UNAUTHENTICATED');
  // A token gives access to its own document only.
  const [token, theirs] = [await startSigning(api, people[0]?.email), await startSigning(api, other.people[0]?.email)];
  expect(await linesOf(token)).toEqual(['근로계약서 1쪽']);
  expect(await linesOf(theirs)).not.toContain('근로계약서 1쪽');
  // Somebody who has the link but hasn't opened the document gets no picture either.
  const { accessJwt } = await api.ok('openLink', {
    body: { linkToken: await newestLink(api, people[0]?.email ?? '') },
  });
  expect(await api.fails('getSignPageText', { token: accessJwt, ...page(1) })).toBe(
    await api.fails('getSignContract', { token: accessJwt }),
  );
  await api.ok('cancelContract', { ...call, body: { reason: '다시 보낼게요.' } });
  expect(await api.fails('getSignPageText', { token, ...page(1) })).toBe('410 CONTRACT_CANCELLED');
});

test('what others fill in is read only where its picture is seen: on the sealed page', async () => {
  const plan = { people: [{ order: 1 }, { order: 2 }], wishes: [{ name: '주소' }] };
  const { people, ids } = await sendContract(api, owner, plan, realFile(api, owner));
  const { token: first } = await sign(api, people[0]?.email, { [ids[0] ?? '']: '서울시 마포구 연남동' });
  const second = await startSigning(api, people[1]?.email);
  for (const token of [first, second]) expect(await linesOf(token)).toEqual(['근로계약서 1쪽']);
  await sign(api, people[1]?.email);
  await workAndSeal(api, sealing);
  const { token } = await arrive(api, await newestLink(api, people[1]?.email ?? ''));
  expect((await linesOf(token)).join('\n')).toContain('서울시 마포구 연남동');
});

test('after the deadline the document is closed, read or seen', async () => {
  const { people, contractId } = await sendContract(api, owner, {}, realFile(api, owner));
  const token = await startSigning(api, people[0]?.email);
  await age(api, contractId, 'expires_at');
  expect(await api.fails('getSignPageText', { token, ...page(1) })).toBe('410 CONTRACT_EXPIRED');
});
