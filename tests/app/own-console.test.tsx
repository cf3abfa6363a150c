import { screen, waitFor } from '@testing-library/react';
import { createOpenApiHttp } from 'openapi-msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { paths } from '#openapi';
import { memberSigningSession } from '@/shared/session';
import { openApp } from '../support/app';
import { http, ok, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { signInAs } from '../support/session';

const CONTRACT = '0198c0de-0000-7000-8000-0000000000c1';
const [ME, SOMEBODY] = ['0198c0de-0000-7000-8000-0000000000d1', '0198c0de-0000-7000-8000-0000000000d2'];
const signing = createOpenApiHttp<paths>({ baseUrl: `${location.origin}/api` });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  signInAs();
  server.use(
    signing.post('/sign/links', ({ response }) =>
      response(200).json(
        ok({
          accessJwt: 'receiver',
          scope: 'verify',
          steps: [],
          letter: {
            receiverUuid: ME,
            organizationName: '한빛물산 주식회사',
            logoImgUrl: null,
            senderName: '문예린',
            receiver: {
              name: '김지수',
              role: 'SIGNER',
              state: 'NOTIFIED',
              hasTurn: true,
              email: null,
              phone: null,
              hasConsented: false,
              actedAt: null,
            },
            title: '근로계약서',
            messages: [],
            status: 'IN_PROGRESS',
            expiresAt: '2030-11-27T14:59:00Z',
            pageCount: 1,
            fieldCount: 1,
            request: null,
            isDelegated: false,
            allowDelegate: false,
            language: 'ko',
            people: [],
            signedBefore: [],
            pageImageUrl: null,
          },
        }),
      ),
    ),
  );
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => server.close());

const readLetter = () => screen.findByText('근로계약서', undefined, { timeout: 8_000 });
const sidebar = () => screen.queryByRole('navigation', { name: '주요 메뉴' });

it('keeps the console beside the document of a member who came from there', async () => {
  stubWindowWidth(1440);
  memberSigningSession.keep(CONTRACT, ME);
  openApp('/receiver/callback?t=abcdefghijklmnopqrstuv');
  const letter = await readLetter();
  await waitFor(() => expect(sidebar()).toBeVisible());
  expect(letter).toBeVisible();
  expect(screen.queryByText('모르는 문서인가요?')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '문서함으로 돌아가기' })).toHaveAttribute('href', `/contract/${CONTRACT}`);
});

it.each([
  ['somebody else’s link in the same tab', 1440, SOMEBODY],
  ['somebody who came by their own link', 1440, null],
])('leaves the receivers’ pages alone for %s', async (_, width, own) => {
  stubWindowWidth(width);
  if (own) memberSigningSession.keep(CONTRACT, own);
  openApp('/receiver/callback?t=abcdefghijklmnopqrstuv');
  await readLetter();
  expect(await screen.findByText('모르는 문서인가요?')).toBeInTheDocument();
  await waitFor(() => expect(sidebar()).toBeNull());
});

it('leaves a phone alone, where the console has no sidebar either', async () => {
  stubWindowWidth(390);
  memberSigningSession.keep(CONTRACT, ME);
  openApp('/receiver/callback?t=abcdefghijklmnopqrstuv');
  await readLetter();
  expect(screen.getByRole('link', { name: '문서함으로 돌아가기' })).toBeInTheDocument();
  expect(sidebar()).toBeNull();
});

it('goes on without the console where its session has ended', async () => {
  stubWindowWidth(1440);
  memberSigningSession.keep(CONTRACT, ME);
  let asked = 0;
  server.use(
    http.get('/auths/session', ({ response }) => {
      asked += 1;
      return response('default').json(
        { isSuccess: false, code: 403, errorCode: 'FORBIDDEN', message: '' },
        { status: 403 },
      );
    }),
  );
  openApp('/receiver/callback?t=abcdefghijklmnopqrstuv');
  expect(await readLetter()).toBeVisible();
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  expect(sidebar()).toBeNull();
});
