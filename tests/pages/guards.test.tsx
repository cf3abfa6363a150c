import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { tokenStorage } from '@/shared/session';
import { openApp } from '../support/app';
import { http, ok, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { signInAs } from '../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  stubWindowWidth(1440);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it.each([
  ['/dashboard', '/auth/sign-in'],
  ['/setting/member?page=2', '/auth/sign-in?returnTo=%2Fsetting%2Fmember%3Fpage%3D2'],
  ['/profile/information', '/auth/sign-in?returnTo=%2Fprofile%2Finformation'],
  ['/annual-auth', '/auth/sign-in?returnTo=%2Fannual-auth'],
  ['/', '/landing'],
  ['/terms-of-service', '/landing/terms-of-service'],
  ['/privacy-policy', '/landing/privacy-policy'],
])('%s without a session leads to %s', async (wanted, reached) => {
  const app = openApp(wanted);
  await waitFor(() => expect(app.address()).toBe(reached));
});

it('a session that the server no longer knows ends at the sign-in page', async () => {
  tokenStorage.save({ accessJwt: 'old', refreshJwt: 'old' });
  const refused = {
    isSuccess: false,
    code: 401,
    message: '다시 로그인해주세요.',
    errorCode: 'UNAUTHENTICATED',
  } as const;
  server.use(
    http.get('/auths/session', ({ response }) => response('default').json(refused, { status: 401 })),
    http.patch('/auths/access-tokens', ({ response }) => response('default').json(refused, { status: 401 })),
  );
  const app = openApp('/dashboard');
  await waitFor(() => expect(app.address()).toBe('/auth/sign-in?ended=true'));
  expect(tokenStorage.read()).toBeNull();
});

it('a dead link to change a password leads to the start', async () => {
  const dead = {
    isSuccess: false,
    code: 410,
    message: '쓸 수 없는 링크예요.',
    errorCode: 'SESSION_CODE_DEAD',
  } as const;
  server.use(
    http.post('/auths/passwords/session-codes', ({ response }) => response('default').json(dead, { status: 410 })),
  );
  const app = openApp('/auth/change-password/abc');
  await waitFor(() => expect(app.address()).toBe('/landing'));
});

it('a live one shows the form', async () => {
  server.use(
    http.post('/auths/passwords/session-codes', ({ response }) =>
      response(200).json(ok({ expiresAt: '2026-11-20T05:30:00Z' })),
    ),
  );
  openApp('/auth/change-password/abc');
  expect(await screen.findByRole('heading', { name: '새 비밀번호 정하기' })).toBeInTheDocument();
});

it.each(['/contract/send/nowhere', '/dashboard/more', '/landing/nothing'])('%s is not found', async (address) => {
  openApp(address);
  expect(await screen.findByRole('heading', { name: '찾는 페이지가 없어요' })).toBeInTheDocument();
});

it('an id that nobody can have is not found, and nothing is asked for it', async () => {
  signInAs();
  openApp('/contract/nouuid');
  expect(await screen.findByRole('heading', { name: '찾는 페이지가 없어요' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '주요 메뉴' })).toBeNull();
});
