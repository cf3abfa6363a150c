import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeExpiredData } from '../../../server/modules/upkeep/upkeep.ts';
import { askerSecret, fileForm, operatorSecret, type Sent } from '../../support/inquiries.ts';
import { signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const DAY_MS = 86_400_000;
const EVIL_SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
let api: TestApp;
let member: Person;

beforeAll(async () => {
  api = await createTestApp();
  member = await signUp(api);
});
afterAll(() => api.close());

const upload = (sent: Sent, token: string | undefined = member.accessJwt) =>
  api.ok('uploadInquiryFile', { ...(token !== undefined && { token }), raw: fileForm(sent) });
const uploadOf = (bytes: Buffer) => ({ token: member.accessJwt, raw: fileForm({ bytes }) });
const ticketOf = async (bytes: string, token?: string) => (await upload({ bytes }, token)).ticket;
const askWith = (files: string[], token = member.accessJwt) => ({
  token,
  body: { message: '화면이 이상해요.', files },
});
async function ask(files: string[]) {
  const { inquiryId } = await api.ok('sendInquiry', askWith(files));
  return api.ok('getInquiry', { token: member.accessJwt, path: { inquiryId } });
}
async function askWithoutAccount(email: string, files: string[] = []) {
  await api.ok('sendInquiry', { body: { name: '한유나', email, message: '화면이 이상해요.', files } });
  return askerSecret(api, email);
}
const hashOf = (bytes: string) => createHash('sha256').update(bytes).digest('hex');
const isStored = async (bytes: string) => (await api.deps.files.get(hashOf(bytes))) !== null;

test('a member sends files, and downloads them as they were', async () => {
  const tickets = [(await upload({ bytes: '둘째', filename: 'ㄴ/나.txt' })).ticket, await ticketOf('첫째')];
  const { inquiryId, messages } = await ask(tickets.toReversed());
  expect(messages[0]?.files.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['화면.png', 6],
    ['나.txt', 6],
  ]);
  const fileId = messages[0]?.files[1]?.fileId ?? '';
  const file = await api.call('getInquiryFile', { token: member.accessJwt, path: { inquiryId, fileId } });
  expect(file.text).toBe('둘째');
  expect(await api.fails('getInquiryFile', { token: (await signUp(api)).accessJwt, path: { inquiryId, fileId } })).toBe(
    '404 NOT_FOUND',
  );
});

test('an SVG with a script is only ever downloaded, on all three ways', async () => {
  const email = 'svg@receiver.example';
  const sent = { bytes: EVIL_SVG, filename: 'a"\r\n.svg', type: 'image/svg+xml' };
  const { ticket } = await api.ok('uploadInquiryFile', { raw: fileForm({ ...sent, filename: '그림.svg' }) });
  const secret = await askWithoutAccount(email, [ticket]);
  const { messages } = await api.ok('getThread', { path: { secret } });
  const fileId = messages[0]?.files[0]?.fileId ?? '';
  const own = await ask([(await upload({ ...sent, filename: '그림.svg' })).ticket]);
  const ownPath = { inquiryId: own.inquiryId, fileId: own.messages[0]?.files[0]?.fileId ?? '' };
  const operator = await operatorSecret(api);

  const answers = [
    await api.call('getThreadFile', { path: { secret, fileId } }),
    await api.call('getInquiryFile', { token: member.accessJwt, path: ownPath }),
    await openAsOperator(operator, ownPath.fileId),
  ];
  for (const { headers, text } of answers) {
    expect(text).toBe(EVIL_SVG);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="__.svg"; filename\*=UTF-8''%/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
});

async function openAsOperator(secret: string, fileId: string) {
  const { headers, body } = await api.app.inject({ method: 'GET', url: `/api/support/${secret}/files/${fileId}` });
  return { headers, text: body };
}

test('the operator’s page names the files as text, and opens those of its inquiry alone', async () => {
  const other = await ask([await ticketOf('남의 것')]);
  await ask([(await upload({ bytes: 'x', filename: '<b>굵게<b>.png' })).ticket]);
  const secret = await operatorSecret(api);
  const { body } = await api.app.inject({ method: 'GET', url: `/api/support/${secret}` });
  expect(body).toContain('&lt;b&gt;굵게&lt;b&gt;.png');
  expect(body).not.toContain('<b>');
  expect(body).toMatch(new RegExp(`href="/api/support/${secret}/files/[-0-9a-f]{36}" download`));
  const url = (fileId: string) => `/api/support/${secret}/files/${fileId}`;
  const statusOf = async (address: string) => (await api.app.inject({ method: 'GET', url: address })).statusCode;
  expect(await statusOf(url(other.messages[0]?.files[0]?.fileId ?? ''))).toBe(404);
  expect(await statusOf(url('nothing'))).toBe(404);
  expect(await statusOf(`/api/support/${'A'.repeat(22)}/files/nothing`)).toBe(410);
  expect((await api.mailsTo('support@dojang.test')).at(-1)?.text).toContain('1개');
});

test('six files, the same one twice, 11 MB and an empty file are refused', async () => {
  const tickets = await Promise.all(['1', '2', '3', '4', '5', '6'].map((bytes) => ticketOf(bytes)));
  expect(await api.fails('sendInquiry', askWith(tickets))).toBe('422 VALIDATION');
  expect(await api.fails('sendInquiry', askWith([tickets[0] ?? '', tickets[0] ?? '']))).toBe('422 VALIDATION');
  expect((await ask(tickets.slice(1))).messages[0]?.files).toHaveLength(5);
  expect(await api.fails('uploadInquiryFile', uploadOf(Buffer.alloc(11 * 1_048_576, 1)))).toBe('413 FILE_TOO_LARGE');
  expect(await api.fails('uploadInquiryFile', uploadOf(Buffer.alloc(10_485_760 + 1, 1)))).toBe('413 FILE_TOO_LARGE');
  expect(await api.fails('uploadInquiryFile', uploadOf(Buffer.alloc(0)))).toBe('422 FILE_EMPTY');
  expect((await upload({ bytes: Buffer.alloc(10_485_760, 1) })).bytes).toBe(10_485_760);
});

test('a file is sent once, also by two messages at once', async () => {
  const ticket = await ticketOf('한 번');
  const answers = await Promise.all([1, 2].map(() => api.call('sendInquiry', askWith([ticket]))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
  expect(await api.fails('sendInquiry', askWith([ticket]))).toBe('404 FILE_NOT_FOUND');
});

test('nobody sends what somebody else uploaded, and a refused message leaves nothing behind', async () => {
  const { accessJwt: stranger } = await signUp(api);
  const email = 'own@receiver.example';
  const secret = await askWithoutAccount(email);
  const elsewhere = await askWithoutAccount('other@receiver.example');
  const fromThread = async () =>
    (await api.ok('uploadThreadFile', { path: { secret }, raw: fileForm({ bytes: '링크' }) })).ticket;
  const tickets = {
    member: await ticketOf('멤버'),
    thread: await fromThread(),
    anybody: (await api.ok('uploadInquiryFile', { raw: fileForm({ bytes: '아무나' }) })).ticket,
  };
  const message = { message: '남의 파일로' };
  const asMember = (files: string[]) => api.fails('sendInquiry', askWith(files));
  const byLink = (files: string[]) =>
    api.fails('continueThread', { path: { secret: elsewhere }, body: { ...message, files } });
  const asNobody = (files: string[]) =>
    api.fails('sendInquiry', { body: { name: '한유나', email, ...message, files } });
  const before = await api.database.selectFrom('inquiryMessages').select('message').execute();

  expect(await api.fails('sendInquiry', askWith([tickets.member], stranger))).toBe('404 FILE_NOT_FOUND');
  expect(await asMember([await ticketOf('또'), tickets.thread])).toBe('404 FILE_NOT_FOUND');
  expect(await asMember([tickets.anybody])).toBe('404 FILE_NOT_FOUND');
  expect(await byLink([tickets.member])).toBe('404 FILE_NOT_FOUND');
  expect(await byLink([tickets.thread])).toBe('404 FILE_NOT_FOUND');
  expect(await asNobody([tickets.member])).toBe('404 FILE_NOT_FOUND');
  expect(await asNobody([tickets.thread])).toBe('404 FILE_NOT_FOUND');
  expect(await api.database.selectFrom('inquiryMessages').select('message').execute()).toHaveLength(before.length);
  const own = await api.ok('continueThread', { path: { secret }, body: { ...message, files: [tickets.thread] } });
  expect(own.messages.at(-1)?.files).toHaveLength(1);
});

test('what everybody without an account uploads in a day is limited', async () => {
  const at = api.deps.now();
  const row = { userUuid: null, inquiryUuid: null, name: '큰 것', sha256: 'x', createdAt: at };
  const inquiryFileUuid = '0198c0de-0000-7000-8000-0000000000f1';
  const full = { ...row, inquiryFileUuid, ticketHmac: Buffer.from('full'), bytes: 2_000_000_000 };
  await api.database.insertInto('inquiryFiles').values(full).execute();
  const raw = fileForm({ bytes: '하나 더' });
  const secret = await askWithoutAccount('full@receiver.example');
  expect(await api.fails('uploadInquiryFile', { raw })).toBe('422 TOO_MANY');
  expect(await api.fails('uploadThreadFile', { path: { secret }, raw })).toBe('422 TOO_MANY');
  expect((await upload({ bytes: '하나 더' })).bytes).toBe(10);
  await api.database.deleteFrom('inquiryFiles').where('inquiryFileUuid', '=', inquiryFileUuid).execute();
});

test('a closed conversation takes no files once it cannot be continued', async () => {
  const secret = await askWithoutAccount('over@receiver.example');
  const closedAt = new Date(api.deps.now().getTime() - 30 * DAY_MS - 1);
  await api.database
    .updateTable('inquiries')
    .set({ state: 'CLOSED', closedAt })
    .where('email', '=', 'over@receiver.example')
    .execute();
  const call = { path: { secret }, raw: fileForm({ bytes: '늦은 것' }) };
  expect(await api.fails('uploadThreadFile', call)).toBe('409 INQUIRY_OVER');
});

test('upkeep deletes files that nobody sent after a day, and the others with their conversation', async () => {
  await ask([await ticketOf('보낸 것'), await ticketOf('같은 것')]);
  await ticketOf('안 보낸 것');
  await ticketOf('같은 것');
  await removeExpiredData(api.deps);
  expect(await isStored('안 보낸 것')).toBe(true);
  api.advance(DAY_MS + 1);
  await removeExpiredData(api.deps);
  expect(await isStored('안 보낸 것')).toBe(false);
  expect([await isStored('보낸 것'), await isStored('같은 것')]).toEqual([true, true]);
  api.advance(3 * 365 * DAY_MS + 2 * DAY_MS);
  await removeExpiredData(api.deps);
  expect([await isStored('보낸 것'), await isStored('같은 것')]).toEqual([false, false]);
  expect(await api.database.selectFrom('inquiries').select('inquiryUuid').execute()).toEqual([]);
  member = await signUp(api);
});
