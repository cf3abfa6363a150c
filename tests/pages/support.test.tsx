import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { components } from '#openapi';
import { openApp } from '../support/app';
import { http, ok, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { signInAs } from '../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Inquiry = components['schemas']['Inquiry'];
const INQUIRY_ID = '0198c0de-0000-7000-8000-000000000071';
const SECRET = 'Ab12Ab12Ab12Ab12Ab12Ab';
const ASKED: Inquiry = {
  inquiryId: INQUIRY_ID,
  subject: '세금계산서',
  state: 'OPEN',
  pageUrl: null,
  isWritable: true,
  messages: [
    {
      messageId: '0198c0de-0000-7000-8000-000000000072',
      from: 'ASKER',
      message: '받을 수 있나요?',
      files: [],
      at: '2026-11-26T01:00:00Z',
    },
  ],
};
const CONTINUED: Inquiry = {
  ...ASKED,
  messages: [
    ...ASKED.messages,
    {
      messageId: '0198c0de-0000-7000-8000-000000000073',
      from: 'ASKER',
      message: '이번 달 것도요.',
      files: [],
      at: '2026-11-26T02:00:00Z',
    },
  ],
};
const refusal = (code: number, errorCode: 'THREAD_LINK_DEAD' | 'NOT_FOUND') =>
  ({ isSuccess: false, code, message: '없어요.', errorCode }) as const;

it('asks about the page that one came from, and opens the conversation', async () => {
  stubWindowWidth(1440);
  signInAs();
  const sent: unknown[] = [];
  server.use(
    http.post('/inquiries', async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json(ok({ inquiryId: INQUIRY_ID }));
    }),
    http.get('/inquiries/{inquiryId}', ({ response }) => response(200).json(ok(ASKED))),
  );
  openApp('/setting/support?from=%2Ftemplate%2Fdashboard');
  await userEvent.type(await screen.findByLabelText('제목'), '세금계산서');
  await userEvent.type(screen.getByLabelText('궁금한 점'), '받을 수 있나요?');
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByRole('heading', { name: '세금계산서' })).toBeVisible();
  expect(sent).toEqual([{ subject: '세금계산서', message: '받을 수 있나요?', pageUrl: '/template/dashboard' }]);
});

it('leaves the page out if the member says so', async () => {
  stubWindowWidth(1440);
  signInAs();
  const sent: unknown[] = [];
  server.use(
    http.post('/inquiries', async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json(ok({ inquiryId: INQUIRY_ID }));
    }),
    http.get('/inquiries/{inquiryId}', ({ response }) => response(200).json(ok(ASKED))),
  );
  openApp('/setting/support?from=%2Fdashboard');
  await userEvent.type(await screen.findByLabelText('제목'), '세금계산서');
  await userEvent.type(screen.getByLabelText('궁금한 점'), '받을 수 있나요?');
  await userEvent.click(screen.getByRole('checkbox', { name: /^보던 화면의 주소도 보내기/ }));
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await screen.findByRole('heading', { name: '세금계산서' });
  expect(sent).toEqual([{ subject: '세금계산서', message: '받을 수 있나요?' }]);
});

it('continues a conversation from the list', async () => {
  stubWindowWidth(1440);
  signInAs();
  server.use(
    http.get('/inquiries', ({ response }) =>
      response(200).json(
        ok([{ inquiryId: INQUIRY_ID, subject: '세금계산서', state: 'OPEN', lastMessageAt: '2026-11-26T01:00:00Z' }]),
      ),
    ),
    http.get('/inquiries/{inquiryId}', ({ response }) => response(200).json(ok(ASKED))),
    http.post('/inquiries/{inquiryId}/messages', ({ response }) => response(200).json(ok(CONTINUED))),
  );
  openApp('/setting/support');
  await userEvent.click(await screen.findByRole('link', { name: '세금계산서' }));
  await userEvent.type(await screen.findByLabelText('이어서 적기'), '이번 달 것도요.');
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  const words = await screen.findByText('이번 달 것도요.', { selector: 'li p' });
  expect(words).toBeVisible();
  expect(screen.getByLabelText('이어서 적기')).toHaveValue('');
});

it('shows visitors the conversation of their link, or that there is none', async () => {
  stubWindowWidth(1440);
  server.use(http.get('/threads/{secret}', ({ response }) => response(200).json(ok(ASKED))));
  const { router } = openApp(`/landing/support?thread=${SECRET}`);
  expect(await screen.findByText('받을 수 있나요?')).toBeVisible();
  expect(router.state.location.search).toBe('?thread=linked');
});

it('says that a link has ended, and lets visitors ask anew', async () => {
  stubWindowWidth(1440);
  server.use(
    http.get('/threads/{secret}', ({ response }) =>
      response('default').json(refusal(410, 'THREAD_LINK_DEAD'), { status: 410 }),
    ),
  );
  openApp(`/landing/support?thread=${SECRET}`);
  await userEvent.click(await screen.findByRole('button', { name: '새로 문의하기' }));
  expect(await screen.findByRole('heading', { name: '무엇을 도와드릴까요?' })).toBeVisible();
});

it('takes whoever is signed in to the conversation among their own', async () => {
  stubWindowWidth(1440);
  signInAs();
  server.use(http.get('/threads/{secret}', ({ response }) => response(200).json(ok(ASKED))));
  const { router } = openApp(`/landing/support?thread=${SECRET}`);
  expect(await screen.findByText('받을 수 있나요?')).toBeVisible();
  expect(router.state.location.pathname).toBe('/setting/support');
  expect(router.state.location.search).toBe('?thread=linked');
});

it('keeps the secret out of the address that leads back after signing in', async () => {
  stubWindowWidth(1440);
  const { router } = openApp(`/setting/support?thread=${SECRET}`);
  await screen.findByLabelText('메일 주소');
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/auth/sign-in?returnTo=%2Fsetting%2Fsupport%3Fthread%3Dlinked');
  signInAs();
  const asked: string[] = [];
  server.use(
    http.get('/threads/{secret}', ({ params, response }) => {
      asked.push(params.secret);
      return response(200).json(ok(ASKED));
    }),
  );
  await router.navigate('/setting/support?thread=linked');
  expect(await screen.findByText('받을 수 있나요?')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([SECRET]));
});

it('hides the secret of an address that a member opens directly', async () => {
  stubWindowWidth(1440);
  signInAs();
  server.use(http.get('/threads/{secret}', ({ response }) => response(200).json(ok(ASKED))));
  const { router } = openApp(`/setting/support?thread=${SECRET}`);
  expect(await screen.findByText('받을 수 있나요?')).toBeVisible();
  expect(router.state.location.search).toBe('?thread=linked');
});

it('sends what was uploaded, and waits until it is there', async () => {
  stubWindowWidth(1440);
  signInAs();
  const sent: unknown[] = [];
  server.use(
    http.post('/inquiries/files', ({ response }) =>
      response(200).json(ok({ ticket: SECRET, name: '표.csv', bytes: 3 })),
    ),
    http.post('/inquiries', async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json(ok({ inquiryId: INQUIRY_ID }));
    }),
    http.get('/inquiries/{inquiryId}', ({ response }) => response(200).json(ok(ASKED))),
  );
  openApp('/setting/support?new');
  await userEvent.type(await screen.findByLabelText('제목'), '화면');
  await userEvent.type(screen.getByLabelText('궁금한 점'), '이상해요.');
  await userEvent.upload(screen.getByLabelText('붙일 파일', { selector: 'input' }), new File(['표'], '표.csv'));
  expect(await screen.findByText('파일 1개를 올렸어요.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByRole('heading', { name: '세금계산서' })).toBeVisible();
  expect(sent).toEqual([{ subject: '화면', message: '이상해요.', files: [SECRET] }]);
});

it('says beside a file why it was refused, and sends nothing with it', async () => {
  stubWindowWidth(1440);
  const message = '지금은 파일을 받을 수 없어요. 글만 먼저 보내주세요.';
  const refused = { isSuccess: false, code: 422, message, errorCode: 'TOO_MANY' } as const;
  server.use(
    http.get('/threads/{secret}', ({ response }) => response(200).json(ok(ASKED))),
    http.post('/threads/{secret}/files', ({ response }) => response('default').json(refused, { status: 422 })),
  );
  openApp(`/landing/support?thread=${SECRET}`);
  await userEvent.type(await screen.findByLabelText('이어서 적기'), '이 화면이요.');
  await userEvent.upload(screen.getByLabelText('붙일 파일', { selector: 'input' }), new File(['표'], '표.csv'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: '보내기' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: '다시 올리기' })).toBeNull();
});

it.each(['/setting/support', '/landing/support'])(
  'asks at %s for the link in the email in a tab that never had it',
  async (path) => {
    stubWindowWidth(1440);
    if (path.startsWith('/setting')) signInAs();
    // A request to the server would be unhandled and fail the test.
    openApp(`${path}?thread=linked`);
    expect(await screen.findByText('메일의 링크로 다시 열어주세요')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '새로 문의하기' }));
    expect(await screen.findByLabelText('궁금한 점')).toBeVisible();
  },
);

it('opens the same conversation after a reload of the tab', async () => {
  stubWindowWidth(1440);
  server.use(http.get('/threads/{secret}', ({ response }) => response(200).json(ok(ASKED))));
  const { router } = openApp(`/landing/support?thread=${SECRET}`);
  await screen.findByText('받을 수 있나요?');
  const { pathname, search } = router.state.location;
  cleanup();
  openApp(pathname + search);
  expect(await screen.findByText('받을 수 있나요?')).toBeVisible();
});
