import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApp } from '../support/app';
import { http, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { signInAs } from '../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  stubWindowWidth(1440);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('signing out leaves the page before it is forgotten who was signed in: nothing asks for it once more, and no choice of people stays', async () => {
  signInAs();
  sessionStorage.setItem('sendMultiple a-member a-template', '{}');
  const askedAfterwards: string[] = [];
  let signedOut = false;
  server.events.on('request:start', ({ request }) => {
    if (signedOut) askedAfterwards.push(new URL(request.url).pathname);
  });
  server.use(
    http.post('/users/logout', ({ response }) => {
      signedOut = true;
      return response(200).json({ isSuccess: true, code: 200, message: '', result: null });
    }),
  );
  const app = openApp('/terms-of-service');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /내 메뉴|김지수/ }));
  await user.click(await screen.findByRole('menuitem', { name: '로그아웃' }));
  await waitFor(() => expect(app.address()).toBe('/auth/sign-in'));
  expect(await screen.findByRole('button', { name: '로그인' })).toBeInTheDocument();
  expect(askedAfterwards).toEqual([]);
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('sendMultiple'))).toEqual([]);
});
