import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { getNextPagePath } from '@/pages/contract/detail/model/next-page-path';
import { openApp } from '../../support/app';
import { draftContract } from '../../support/draft';
import { http, ok, server } from '../../support/http';
import { stubWindowWidth } from '../../support/media';
import { signInAs } from '../../support/session';

/** jsdom has no layout that could change. */
class NoLayout implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

const list = {
  items: [],
  page: 1,
  size: 20,
  total: 0,
  totalIsExact: true,
  after: null,
  counts: { ALL: 0, MY_TURN: 0, IN_PROGRESS: 0, COMPLETED: 0, ENDED: 0, DRAFT: 0 },
};

function open(
  contract: ReturnType<typeof draftContract>,
  {
    query = '',
    permissions = ['CONTRACT_SEND'],
  }: { query?: string; permissions?: Parameters<typeof signInAs>[0] } = {},
) {
  stubWindowWidth(1440);
  signInAs(permissions);
  server.use(
    http.get('/contracts/{contractId}', ({ response }) => response(200).json(ok(contract))),
    http.get('/contracts/{contractId}/events', ({ response }) => response(200).json(ok([]))),
    http.get('/contracts/{contractId}/messages', ({ response }) => response(200).json(ok([]))),
    http.get('/contracts', ({ response }) => response(200).json(ok(list))),
    http.get('/folders', ({ response }) => response(200).json(ok([]))),
    http.get('/saved-views', ({ response }) => response(200).json(ok([]))),
    http.get('/labels', ({ response }) => response(200).json(ok([]))),
  );
  return openApp(`/contract/${contract.contractId}${query}`);
}

it('asks before reminding with r, and goes back to the list with Escape', async () => {
  const { router } = open(draftContract({ status: 'IN_PROGRESS', expiresAt: '2030-01-01T00:00:00Z' }));
  await screen.findByRole('heading', { name: '2026년 근로계약서_이도윤' });
  await userEvent.keyboard('r');
  expect(await screen.findByRole('dialog', { name: '다시 알릴까요?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  // If the page were leaving, it would still be visible for a while.
  expect(router.state.navigation.state).toBe('idle');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '2026년 근로계약서_이도윤' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { name: '문서함' })).toBeVisible();
});

it('shares a contract with the groups that are chosen, and says so when one of them is gone', async () => {
  const groups = ['물류운영팀', '인사팀'].map((name, place) => ({
    groupId: `0198c0de-0000-7000-8000-0000000000d${place}`,
    name,
    organizationMemberUuids: [],
    version: 1,
  }));
  const [first, second] = groups.map(({ groupId }) => groupId);
  const contract = draftContract({
    status: 'IN_PROGRESS',
    expiresAt: '2030-01-01T00:00:00Z',
    sharedGroupIds: [first ?? ''],
  });
  open(contract, { permissions: ['CONTRACT_SEND', 'CONTRACT_READ_ALL'] });
  const asked: unknown[] = [];
  server.use(
    http.get('/groups', ({ response }) => response(200).json(ok(groups))),
    http.put('/contracts/{contractId}/sharing', async ({ request, response }) => {
      asked.push(await request.json());
      const message = '고른 그룹이 없어요. 그룹을 다시 골라주세요.';
      const body = { isSuccess: false, code: 404, message, errorCode: 'GROUP_NOT_FOUND' } as const;
      if (asked.length === 1) return response('default').json(body, { status: 404 });
      return response(200).json(ok({ ...contract, sharedGroupIds: [second ?? ''] }));
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '더 보기' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '그룹과 나누기' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: '물류운영팀 · 0명' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '인사팀 · 0명' }));
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('고른 그룹이 없어요. 그룹을 다시 골라주세요.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '인사팀 · 0명' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked).toEqual([{ groupIds: [second] }, { groupIds: [second] }]);
});

it('opens a draft where it was left, and not as something on its way', async () => {
  const { address } = open(draftContract({ receivers: [] }));
  expect(await screen.findByRole('heading', { name: '누구에게 보낼까요?' })).toBeVisible();
  expect(address()).toBe(`/contract/send/${draftContract().contractId}/config`);
});

it.each([
  ['its files', draftContract({ files: [] }), /^\/contract\/send\/upload\?contractId=/],
  ['its people', draftContract({ receivers: [] }), /^\/contract\/send\/[^/]+\/config$/],
  ['its fields', draftContract(), /^\/contract\/send\/[^/]+\/editor$/],
])('a draft goes on at %s', (_, draft, where) => expect(getNextPagePath(draft)).toMatch(where));

const running = draftContract({ status: 'IN_PROGRESS', expiresAt: '2030-01-01T00:00:00Z' });
const haewon = {
  contactId: '0198c0de-0000-7000-8000-0000000000e1',
  name: '정 대표님',
  company: '',
  title: '',
  email: 'hw.jung@hanbit.example',
  phone: null,
  memo: '',
  contactGroupIds: [],
  createdAt: '2026-11-01T00:00:00Z',
};

function keepContacts(kept: unknown[]) {
  server.use(
    http.get('/contacts', ({ request, response }) => {
      const isHaewon = new URL(request.url).searchParams.get('search') === haewon.email;
      const items = isHaewon ? [haewon] : [];
      return response(200).json(ok({ items, recent: [], page: 1, size: 20, total: items.length }));
    }),
    http.post('/contacts', async ({ request, response }) => {
      kept.push(await request.json());
      return response(200).json(ok(haewon));
    }),
  );
}

it('offers to put those who are in no contact into the contacts, once sent', async () => {
  const kept: unknown[] = [];
  const { address } = open(running, { query: '?sent', permissions: ['CONTRACT_SEND', 'CONTACT_MANAGE'] });
  keepContacts(kept);
  expect(await screen.findByText('연락처에 넣을까요? 이도윤 님')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '넣기' }));
  await waitFor(() => expect(screen.queryByText(/연락처에 넣을까요/)).not.toBeInTheDocument());
  expect(kept).toEqual([{ name: '이도윤', title: '직원', email: null, phone: '01034822731' }]);
  expect(address()).toBe(`/contract/${running.contractId}`);
});

it('asks nothing about colleagues', async () => {
  const doyun = running.receivers.find(({ name }) => name === '이도윤');
  if (!doyun) throw new Error('Somebody receives it.');
  const outsider = {
    ...doyun,
    receiverUuid: '0198c0de-0000-7000-8000-0000000000e2',
    name: '서윤아',
    phone: '01055556666',
  };
  const colleague = { ...doyun, isMember: true };
  open(
    { ...running, receivers: [colleague, outsider] },
    { query: '?sent', permissions: ['CONTRACT_SEND', 'CONTACT_MANAGE'] },
  );
  keepContacts([]);
  expect(await screen.findByText('연락처에 넣을까요? 서윤아 님')).toBeVisible();
});

it.each([
  ['by somebody who may not manage contacts', '?sent', ['CONTRACT_SEND']],
  ['when it is opened later', '', ['CONTRACT_SEND', 'CONTACT_MANAGE']],
] as const)('asks nothing about contacts %s', async (_, query, permissions) => {
  open(running, { query, permissions: [...permissions] });
  expect(await screen.findByRole('heading', { name: running.title })).toBeVisible();
  expect(screen.queryByText(/연락처에 넣을까요/)).not.toBeInTheDocument();
});
