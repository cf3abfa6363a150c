import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openApp } from '../support/app';
import { http, ok, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { member, signInAs } from '../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const listing = (...items: ReturnType<typeof member>[]) =>
  http.get('/organizations/members/{organizationUuid}', ({ response }) =>
    response(200).json(ok({ items, page: 1, size: 20, total: items.length })),
  );

it('shows a tick at once and takes it back when the server refuses', async () => {
  stubWindowWidth(1440);
  signInAs(['MEMBER_MANAGE', 'PAYMENT_MANAGE']);
  const held = new EventTarget();
  const answered = new Promise((resolve) => {
    held.addEventListener('answer', resolve);
  });
  server.use(
    listing(member()),
    http.patch('/organizations/members/permissions', async ({ response }) => {
      await answered;
      const body = {
        isSuccess: false,
        code: 409,
        message: '함께 쓰지 않아요.',
        errorCode: 'MEMBER_NOT_ACTIVE',
      } as const;
      return response('default').json(body, { status: 409 });
    }),
  );
  openApp('/setting/member');
  const tick = await screen.findByRole('checkbox', { name: '정해원 결제 관리' });
  await userEvent.click(tick);
  await waitFor(() => expect(tick).toBeChecked());
  held.dispatchEvent(new Event('answer'));
  await waitFor(() => expect(tick).not.toBeChecked());
});

it('locks the ticks of somebody without the permission, and says why', async () => {
  stubWindowWidth(1440);
  signInAs([]);
  const asked: string[] = [];
  server.use(
    listing(member()),
    http.patch('/organizations/members/permissions', ({ request, response }) => {
      asked.push(request.url);
      return response(200).json(ok(member()));
    }),
  );
  openApp('/setting/member');
  const tick = await screen.findByRole('checkbox', { name: '정해원 문서 보내기' });
  await userEvent.click(tick);
  expect(tick).toBeChecked();
  expect(tick).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: '멤버 초대하기' })).toBeNull();
  expect(asked).toEqual([]);
});

it('keeps what is being searched for when the window gets narrow', async () => {
  const view = stubWindowWidth(1440);
  signInAs(['MEMBER_MANAGE']);
  server.use(listing(member()));
  const app = openApp('/setting/member');
  await userEvent.type(await screen.findByRole('searchbox', { name: '이름이나 메일' }), '정해{Enter}');
  await waitFor(() => expect(app.address()).toBe('/setting/member?search=%EC%A0%95%ED%95%B4'));
  view.resizeTo(390);
  expect(await screen.findByRole('searchbox', { name: '이름이나 메일' })).toHaveValue('정해');
});

it('offers to load the list again after a failure', async () => {
  stubWindowWidth(1440);
  signInAs([]);
  let isBroken = true;
  server.use(
    http.get('/organizations/members/{organizationUuid}', ({ response }) => {
      if (!isBroken) return response(200).json(ok({ items: [member()], page: 1, size: 20, total: 1 }));
      const body = { isSuccess: false, code: 403, message: '권한이 없어요.', errorCode: 'FORBIDDEN' } as const;
      return response('default').json(body, { status: 403 });
    }),
  );
  openApp('/setting/member');
  const table = await screen.findByRole('table', { name: '멤버' });
  const again = await within(table).findByRole('button', { name: '다시 불러오기' });
  isBroken = false;
  await userEvent.click(again);
  expect(await within(table).findByText('정해원')).toBeInTheDocument();
});
