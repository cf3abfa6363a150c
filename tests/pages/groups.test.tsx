import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openApp } from '../support/app';
import { http, ok, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { member, signInAs } from '../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const haewon = member();
const GROUP = {
  groupId: '0198c0de-0000-7000-8000-0000000000d1',
  name: '물류운영팀',
  organizationMemberUuids: [haewon.organizationMemberUuid],
  version: 3,
};

const listing = (...groups: (typeof GROUP)[]) => [
  http.get('/groups', ({ response }) => response(200).json(ok(groups))),
  http.get('/organizations/members/{organizationUuid}', ({ response }) =>
    response(200).json(ok({ items: [haewon], page: 1, size: 100, total: 1 })),
  ),
];

it('changes the version of a group that was opened, and keeps what was typed when somebody was faster', async () => {
  stubWindowWidth(1440);
  signInAs(['MEMBER_MANAGE']);
  const sent: unknown[] = [];
  server.use(
    ...listing(GROUP),
    http.patch('/groups/{groupId}', async ({ request, response }) => {
      sent.push(await request.json());
      const message = '다른 사람이 먼저 고쳤어요.';
      const body = { isSuccess: false, code: 409, message, errorCode: 'VERSION_CONFLICT' } as const;
      return response('default').json(body, { status: 409 });
    }),
  );
  openApp('/setting/group');
  await userEvent.click(await screen.findByRole('button', { name: '물류운영팀 멤버 1명 보기' }));
  const drawer = within(await screen.findByRole('dialog', { name: '물류운영팀' }));
  await userEvent.click(await drawer.findByRole('checkbox', { name: /정해원/ }));
  await userEvent.type(drawer.getByRole('textbox', { name: '그룹 이름' }), ' 2');
  await userEvent.click(drawer.getByRole('button', { name: '저장하기' }));
  expect(await drawer.findByText('다른 사람이 먼저 고쳤어요.')).toBeVisible();
  expect(sent).toEqual([{ name: '물류운영팀 2', organizationMemberUuids: [], version: 3 }]);
  expect(drawer.getByRole('textbox', { name: '그룹 이름' })).toHaveValue('물류운영팀 2');
});

it('makes a group with members', async () => {
  stubWindowWidth(1440);
  signInAs(['MEMBER_MANAGE']);
  const sent: unknown[] = [];
  server.use(
    ...listing(),
    http.post('/groups', async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json(ok(GROUP));
    }),
  );
  openApp('/setting/group');
  expect(await screen.findByText('아직 그룹이 없어요')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: '그룹 만들기' })[0] ?? document.body);
  const drawer = within(await screen.findByRole('dialog', { name: '그룹 만들기' }));
  await userEvent.type(drawer.getByRole('textbox', { name: '그룹 이름' }), '물류운영팀');
  await userEvent.click(await drawer.findByRole('checkbox', { name: /정해원/ }));
  server.use(...listing(GROUP));
  await userEvent.click(drawer.getByRole('button', { name: '만들기' }));
  expect(await screen.findByRole('button', { name: '물류운영팀 멤버 1명 보기' })).toBeVisible();
  expect(sent).toEqual([{ name: '물류운영팀', organizationMemberUuids: [haewon.organizationMemberUuid] }]);
});

it('lets everybody read a group, and only managers change it', async () => {
  stubWindowWidth(390);
  signInAs([]);
  server.use(...listing(GROUP));
  openApp('/setting/group');
  await userEvent.click(await screen.findByRole('button', { name: '물류운영팀' }));
  const sheet = within(await screen.findByRole('dialog', { name: '물류운영팀' }));
  expect(await sheet.findByText('정해원')).toBeVisible();
  expect(sheet.queryByRole('checkbox')).toBeNull();
  expect(sheet.queryByRole('button', { name: '저장하기' })).toBeNull();
});
