import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { components } from '#openapi';
import { openApp } from '../support/app';
import { http, ok, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { signInAs } from '../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const INQUIRY_ID = '0198c0de-0000-7000-8000-000000000071';
const TICKET = 'Ab12Ab12Ab12Ab12Ab12Ab';
const ASKED: components['schemas']['Inquiry'] = {
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
const QUESTION = { name: '적던 내용이 사라져요. 나갈까요?' };

const answerInquiries = () =>
  server.use(
    http.get('/inquiries', ({ response }) => response(200).json(ok([]))),
    http.get('/inquiries/{inquiryId}', ({ response }) => response(200).json(ok(ASKED))),
    http.post('/inquiries/{inquiryId}/messages', ({ response }) => response(200).json(ok(ASKED))),
    http.post('/inquiries/files', ({ response }) =>
      response(200).json(ok({ ticket: TICKET, name: '표.csv', bytes: 3 })),
    ),
  );

const openSignedIn = (path: string) => {
  stubWindowWidth(1440);
  signInAs();
  answerInquiries();
  return openApp(path);
};

it('asks before a link loses a typed question, and keeps it for whoever stays', async () => {
  const { router } = openSignedIn('/setting/support?new');
  await userEvent.type(await screen.findByLabelText('궁금한 점'), '받을 수 있나요?');
  await userEvent.click(screen.getByRole('button', { name: '이전' }));
  expect(await screen.findByRole('alertdialog', QUESTION)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '계속 쓰기' }));
  expect(screen.getByLabelText('궁금한 점')).toHaveValue('받을 수 있나요?');

  void router.navigate('/setting/faq');
  await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/setting/faq'));
});

it('asks before a link loses files that were attached without a word', async () => {
  const { router } = openSignedIn('/setting/support?new');
  await screen.findByLabelText('궁금한 점');
  await userEvent.upload(screen.getByLabelText('붙일 파일', { selector: 'input' }), new File(['표'], '표.csv'));
  void router.navigate('/setting/faq');
  expect(await screen.findByRole('alertdialog', QUESTION)).toBeVisible();
});

it('asks nothing where nothing was typed', async () => {
  const { router } = openSignedIn('/setting/support?new');
  await screen.findByLabelText('궁금한 점');
  await router.navigate('/setting/support');
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('asks before a link loses what was typed in a conversation, but not after it was sent', async () => {
  const { router } = openSignedIn(`/setting/support?thread=${INQUIRY_ID}`);
  await userEvent.type(await screen.findByLabelText('이어서 적기'), '이번 달 것도요.');
  void router.navigate('/setting/support');
  await userEvent.click(await screen.findByRole('button', { name: '계속 쓰기' }));

  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(screen.getByLabelText('이어서 적기')).toHaveValue(''));
  await router.navigate('/setting/support');
  expect(router.state.location.search).toBe('');
});

it('asks visitors of the landing pages, too', async () => {
  stubWindowWidth(1440);
  const { router } = openApp('/landing/support');
  await userEvent.type(await screen.findByLabelText('궁금한 점'), '견적을 받고 싶어요.');
  await vi.dynamicImportSettled();
  void router.navigate('/landing/faq');
  expect(await screen.findByRole('alertdialog', QUESTION)).toBeVisible();
});
