import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { components } from '#openapi';
import { openApp } from '../support/app';
import { createGate } from '../support/gate';
import { http, ok, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { signInAs } from '../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Schemas = components['schemas'];
const paragraph = (text: string): Schemas['ContentBlock'] => ({
  type: 'PARAGRAPH',
  texts: [{ text, isBold: false, href: null }],
});
const NOTICE: Schemas['Notice'] = {
  noticeId: 'store',
  kind: 'FEATURE',
  title: '템플릿 스토어가 열렸어요',
  date: '2026-11-24',
  blocks: [paragraph('양식을 모았어요.')],
  previous: null,
  next: null,
};
const GUIDE: Schemas['Guide'] = {
  guideId: 'members',
  title: '멤버와 그룹',
  task: '조직 관리하기',
  summary: '멤버를 초대하고 그룹으로 나눠요.',
  blocks: [paragraph('멤버를 초대해요.'), { type: 'HEADING', id: 'groups', level: 2, text: '그룹' }],
};
const FAQS: Schemas['FaqGroup'][] = [
  {
    title: '받는 분',
    questions: [
      {
        faqId: 'app',
        question: '앱을 깔아야 하나요?',
        answer: [paragraph('아니요, 링크만 누르면 돼요.')],
        keywords: '',
      },
    ],
  },
];

it('marks a notice as read, and takes the dot from the sidebar', async () => {
  stubWindowWidth(1440);
  signInAs();
  const read: string[] = [];
  server.use(
    http.get('/notices', ({ response }) => {
      const { noticeId, kind, title, date } = NOTICE;
      const isUnread = read.length === 0;
      const items = [{ noticeId, kind, title, date, isPinned: false, isUnread }];
      return response(200).json(ok({ items, page: 1, size: 10, total: 1, unreadCount: isUnread ? 1 : 0 }));
    }),
    http.get('/notices/{noticeId}', ({ response }) => response(200).json(ok(NOTICE))),
    http.post('/notices/{noticeId}/read', ({ params, response }) => {
      read.push(params.noticeId);
      return response(200).json(ok(null));
    }),
  );
  openApp('/notice/dashboard');
  const help = within(await screen.findByRole('navigation', { name: '도움 메뉴' }));
  expect(await help.findByText('새 공지가 있어요')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('link', { name: NOTICE.title }));
  expect(await screen.findByText('양식을 모았어요.')).toBeVisible();
  await waitFor(() => expect(help.queryByText('새 공지가 있어요')).toBeNull());
  expect(new Set(read)).toEqual(new Set(['store']));
});

it('says that a notice is not there, and does not mark it', async () => {
  stubWindowWidth(1440);
  signInAs();
  server.use(
    http.get('/notices/{noticeId}', ({ response }) =>
      response('default').json(
        { isSuccess: false, code: 404, message: '찾을 수 없어요.', errorCode: 'NOT_FOUND' },
        { status: 404 },
      ),
    ),
  );
  openApp('/notice/dashboard/nothing');
  expect(await screen.findByRole('heading', { level: 1, name: '공지를 찾을 수 없어요' })).toBeVisible();
});

it('shows visitors the questions of the server, and loads them again if that failed', async () => {
  stubWindowWidth(1440);
  server.use(http.get('/faqs', ({ response }) => response.untyped(new Response(null, { status: 503 }))));
  openApp('/landing/faq');
  const retry = await screen.findByRole('button', { name: '다시 불러오기' });
  server.use(http.get('/faqs', ({ response }) => response(200).json(ok(FAQS))));
  await userEvent.click(retry);
  await userEvent.click(await screen.findByText('앱을 깔아야 하나요?'));
  expect(screen.getByText('아니요, 링크만 누르면 돼요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '문의하기' })).toHaveAttribute('href', '/landing/support');
});

it('leads members from the questions to asking', async () => {
  stubWindowWidth(1440);
  signInAs();
  server.use(http.get('/faqs', ({ response }) => response(200).json(ok(FAQS))));
  openApp('/setting/faq?search=팩스');
  expect(await screen.findByRole('heading', { name: '찾는 답이 없나요?' })).toBeVisible();
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('link', { name: '문의하기' })).toHaveAttribute('href', '/setting/support');
});

it('leads to the place in the guide even if its skeleton was on the screen when the answer came', async () => {
  stubWindowWidth(1440);
  signInAs();
  const scrollIntoView = vi.fn();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scrollIntoView;
  const answer = createGate();
  server.use(
    http.get('/guides', ({ response }) => response(200).json(ok([]))),
    http.get('/guides/{guideId}', async ({ response }) => {
      await answer.opened;
      return response(200).json(ok(GUIDE));
    }),
  );
  openApp('/notice/guide?page=members#groups');
  const page = await screen.findByRole('main');
  await within(page).findByRole('link', { name: '도움말' });
  await waitFor(() => expect(page.querySelector('[aria-busy=true] > div > [aria-hidden]')).not.toBeNull());
  answer.open();
  const heading = await screen.findByRole('heading', { level: 2, name: '그룹' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(scrollIntoView).toHaveBeenCalled();
});
