import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let reader: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  reader = await signUp(api);
});
afterAll(() => api.close());

const list = (person: Person) => api.ok('listContacts', { token: person.accessJwt, query: {} });
const importing = (person: Person, bytes: Buffer | string, more: Record<string, string> = {}) => ({
  token: person.accessJwt,
  raw: formOf([
    ...Object.entries({ act: 'IMPORT', ...more }).map(([name, value]) => ({ name, bytes: value })),
    { name: 'file', bytes, filename: '명단.xlsx' },
  ]),
});

test('columns go by everyday names, and what is not read is named before', async () => {
  const person = await signUp(api);
  const sheet =
    '번호,성함 *,소속,부서,직급,E-Mail,전화번호,핸드폰(- 없이),생일,\n1,이도윤,동해포장,영업팀,과장,a@b.example,02-123-4567,010 1234 5678,0301,주의';
  const check = await api.ok('importContacts', importing(person, sheet, { act: 'CHECK' }));
  expect(check.unreadColumns).toEqual(['번호', '전화번호', '생일', 'J열']);
  expect(await api.ok('importContacts', importing(person, sheet))).toMatchObject({ imported: 1 });
  expect((await list(person)).items).toMatchObject([
    { name: '이도윤', company: '동해포장', title: '영업팀 과장', email: 'a@b.example', phone: '01012345678' },
  ]);
});

test.each([
  ...['휴대폰', '핸드폰', '휴대폰 번호', '핸드폰번호', '휴대전화', '연락처', '전화번호', 'Mobile', 'H.P.'].map(
    (head) => [head, 'phone'],
  ),
  ...['이메일', '메일', 'e-mail', 'E-Mail 주소', '메일 주소', '전자우편'].map((head) => [head, 'email']),
])('%s is read as %s', async (head, column) => {
  const cell = column === 'phone' ? '010-1234-5678' : 'a@b.example';
  const sheet = `이름,${head}\n이도윤,${cell}`;
  const { rows, unreadColumns } = await api.ok('importContacts', importing(reader, sheet, { act: 'CHECK' }));
  expect({ rows, unreadColumns }).toMatchObject({ rows: [{ [column ?? '']: cell, problems: [] }], unreadColumns: [] });
});

test.each([
  '010-1234-5678',
  '010 1234 5678',
  '+82 10-1234-5678',
  '(+82) 010 1234 5678',
  '82-10-1234-5678',
  '0082 10 1234 5678',
  '1012345678',
  '10-1234-5678',
  '０１０－１２３４－５６７８',
])('%s is one number', async (written) => {
  const person = await signUp(api);
  await api.ok('importContacts', importing(person, `이름,연락처\n이도윤,${written}`));
  expect((await list(person)).items[0]?.phone).toBe('01012345678');
});

/** `이름,메일,메모`, then `뷁똠펲,a@b.example,똠방각하 펲시콜라`, as encoded by Korean Excel. */
const CP949_SHEET =
  'c0ccb8a72cb8dec0cf2cb8deb8f00d0a94ee8c63bc842c6140622e6578616d706c652c8c63b9e6b0a2c7cf20bc84bdc3c4ddb6f30d0a';
const RARE = '이름,메일,메모\r\n뷁똠펲,a@b.example,똠방각하 펲시콜라\r\n';

test.each([
  ['CP949', Buffer.from(CP949_SHEET, 'hex')],
  ['UTF-8', Buffer.from(RARE)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${RARE}`)],
])('rare syllables come in from %s', async (_, bytes) => {
  const person = await signUp(api);
  expect(await api.ok('importContacts', importing(person, bytes))).toMatchObject({ imported: 1 });
  const { items } = await list(person);
  expect(items).toMatchObject([{ name: '뷁똠펲', email: 'a@b.example', memo: '똠방각하 펲시콜라' }]);
});
