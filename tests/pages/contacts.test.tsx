import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { components } from '#openapi';
import { openApp } from '../support/app';
import { http, ok, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { signInAs } from '../support/session';

type Contact = components['schemas']['Contact'];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => server.close());

const GROUP = '0198c0de-0000-7000-8000-0000000000d1';
const contact: Contact = {
  contactId: '0198c0de-0000-7000-8000-0000000000e1',
  name: '문예린',
  company: '새벽물류',
  title: '',
  email: 'yerin.moon@saebyeok.example',
  phone: null,
  memo: '',
  contactGroupIds: [GROUP],
  createdAt: '2026-11-01T00:00:00Z',
};

function open(permissions: Parameters<typeof signInAs>[0], address = '/setting/contact') {
  stubWindowWidth(1440);
  signInAs(permissions);
  server.use(
    http.get('/contacts', ({ response }) =>
      response(200).json(ok({ items: [contact], recent: [], page: 1, size: 20, total: 1 })),
    ),
    http.get('/contact-groups', ({ response }) =>
      response(200).json(ok([{ contactGroupId: GROUP, name: '거래처', contacts: 1 }])),
    ),
  );
  return openApp(address);
}

it('adds a contact with what was typed, and reads the list again', async () => {
  const bodies: unknown[] = [];
  open(['CONTACT_MANAGE']);
  server.use(
    http.post('/contacts', async ({ request, response }) => {
      bodies.push(await request.json());
      return response(200).json(ok({ ...contact, name: '이도윤' }));
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '연락처 더하기' }));
  const dialog = await screen.findByRole('dialog', { name: '연락처 더하기' });
  await userEvent.type(within(dialog).getByLabelText('이름'), '이도윤');
  await userEvent.type(within(dialog).getByLabelText(/휴대폰 번호/), '01034822731');
  server.use(
    http.get('/contacts', ({ response }) =>
      response(200).json(
        ok({
          items: [contact, { ...contact, contactId: GROUP, name: '이도윤' }],
          recent: [],
          page: 1,
          size: 20,
          total: 2,
        }),
      ),
    ),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: '더하기' }));
  expect(await screen.findByRole('row', { name: /이도윤/ })).toBeInTheDocument();
  expect(bodies).toEqual([
    { name: '이도윤', company: '', title: '', email: null, phone: '01034822731', memo: '', contactGroupIds: [] },
  ]);
});

it('keeps the words and the group in the address', async () => {
  const asked: string[] = [];
  const app = open([]);
  server.use(
    http.get('/contacts', ({ request, response }) => {
      asked.push(new URL(request.url).search);
      return response(200).json(ok({ items: [], recent: [], page: 1, size: 20, total: 0 }));
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '그룹' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '거래처' }));
  await waitFor(() => expect(app.address()).toBe(`/setting/contact?group=${GROUP}`));
  expect(await screen.findByText('찾는 연락처가 없어요')).toBeInTheDocument();
  expect(asked.at(-1)).toContain(`group=${GROUP}`);
});

it('is to be read by whoever may not change it', async () => {
  open([]);
  expect(await screen.findByRole('row', { name: /문예린/ })).toHaveTextContent('거래처');
  expect(screen.getByText('연락처 관리 권한이 있는 멤버가 고칠 수 있어요.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '연락처 더하기' })).toBeNull();
  expect(screen.queryByRole('button', { name: '문예린 메뉴' })).toBeNull();
});

it('shows what is wrong with each row of a sheet and takes only the chosen ones', async () => {
  const rows = [2, 3, 4, 6].map((row) => ({
    row,
    name: row === 4 ? '' : `사람 ${row}`,
    company: '',
    title: '',
    email: `p${row}@saebyeok.example`,
    phone: '',
    memo: '',
    groups: [],
    contactId: null,
    problems: row === 4 ? [{ field: 'name', message: '이름을 1자에서 50자 사이로 적어주세요.' }] : [],
  }));
  // Under jsdom, MSW can't read a form's fields, so they are recorded when they are added.
  const append = vi.spyOn(FormData.prototype, 'append');
  const answers = [0, 2];
  open(['CONTACT_MANAGE']);
  server.use(
    http.post('/contacts/import', ({ response }) =>
      response(200).json(
        ok({ total: 4, ready: 3, imported: answers.shift() ?? 0, updated: 0, unreadColumns: ['생일', 'J열'], rows }),
      ),
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: '엑셀로 넣기' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.upload(
    within(dialog).getByLabelText('파일 고르기'),
    new File(['이름,메일'], '연락처.csv', { type: 'text/csv' }),
  );
  expect(await within(dialog).findByText(/4줄 가운데 3줄을/)).toBeInTheDocument();
  expect(within(dialog).getByText('이름을 1자에서 50자 사이로 적어주세요.')).toBeInTheDocument();
  expect(within(dialog).getByText(/^‘생일’, ‘J열’ 칸은 넣지 않아요\./)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /사람 3/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: '2명 넣기' }));
  expect(await within(dialog).findByText('2명을 넣었어요.')).toBeInTheDocument();
  expect(append.mock.calls.filter(([name]) => name !== 'file')).toEqual([
    ['act', 'CHECK'],
    ['act', 'IMPORT'],
    ['duplicates', 'SKIP'],
    ['rows', '2,6'],
  ]);
});

it('offers to load the list again after a failure', async () => {
  open([]);
  const body = { isSuccess: false, code: 403, message: '권한이 없어요.', errorCode: 'FORBIDDEN' } as const;
  server.use(http.get('/contacts', ({ response }) => response('default').json(body, { status: 403 })));
  expect(await screen.findByRole('button', { name: '다시 불러오기' })).toBeInTheDocument();
});
