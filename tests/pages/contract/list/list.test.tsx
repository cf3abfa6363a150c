import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { components } from '#openapi';
import { openApp } from '../../../support/app';
import { http, ok, server } from '../../../support/http';
import { stubWindowWidth } from '../../../support/media';
import { NO_CONTRACTS, signInAs } from '../../../support/session';

type BulkAct = components['schemas']['BulkAct'];
type Item = components['schemas']['ContractListItem'];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const item = (number: number): Item => ({
  contractId: `0198c0de-0000-7000-8000-${String(number).padStart(12, '0')}`,
  kind: 'NORMAL',
  status: 'COMPLETED',
  sealState: 'DONE',
  title: `계약서 ${number}`,
  documentNo: null,
  sender: { organizationMemberUuid: '0198c0de-0000-7000-8000-000000000002', name: '김지수' },
  receivers: [],
  folderId: null,
  labelIds: [],
  expiresAt: null,
  scheduledAt: null,
  createdAt: '2026-11-20T05:00:00Z',
  sentAt: '2026-11-20T05:00:00Z',
  endedAt: '2026-11-21T05:00:00Z',
  movedAt: '2026-11-21T05:00:00Z',
});

function open(width: number, address = '/contract/dashboard/normal') {
  stubWindowWidth(width);
  signInAs(['CONTRACT_SEND']);
  server.use(
    http.get('/contracts', ({ query, response }) => {
      const page = Number(query.get('page') ?? 1);
      const items = Array.from({ length: page === 3 ? 10 : 20 }, (_, index) => item((page - 1) * 20 + index + 1));
      const counts = { ...NO_CONTRACTS.counts, ALL: 50, COMPLETED: 50 };
      return response(200).json(ok({ ...NO_CONTRACTS, counts, items, page, total: 50 }));
    }),
    http.get('/folders', ({ response }) =>
      response(200).json(ok([{ folderId: '0198c0de-0000-7000-8000-0000000000f1', name: '인사' }])),
    ),
    http.get('/saved-views', ({ response }) => response(200).json(ok([]))),
    http.get('/labels', ({ response }) => response(200).json(ok([]))),
  );
  return openApp(address);
}

it('keeps what was there above what "more" brings, on a phone', async () => {
  open(390);
  expect(await screen.findByText('계약서 1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '더 보기 · 30건 남음' }));
  expect(await screen.findByText('계약서 21')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: '더 보기 · 10건 남음' }));
  expect(await screen.findByText('계약서 50')).toBeVisible();
  expect(screen.getAllByText(/^계약서 \d+$/).map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 50 }, (_, index) => `계약서 ${index + 1}`),
  );
});

it('shows one page after the other at a desk', async () => {
  open(1440, '/contract/dashboard/normal?page=2&hide=sender.moved');
  expect(await screen.findByText('계약서 21')).toBeVisible();
  expect(screen.queryByText('계약서 1')).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: '서명' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: '보낸 사람' })).not.toBeInTheDocument();
});

it('downloads the values of the chosen documents', async () => {
  const bodies: unknown[] = [];
  open(1440);
  server.use(
    http.post('/contracts/values', async ({ request, response }) => {
      bodies.push(await request.json());
      return response('default').json(
        { isSuccess: false, code: 404, message: '찾을 수 없어요.', errorCode: 'NOT_FOUND' },
        { status: 404 },
      );
    }),
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: /^계약서 1 / }));
  await userEvent.click(screen.getByRole('button', { name: '더 할 일' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '채운 값 내려받기' }));
  const dialog = await screen.findByRole('dialog', { name: '1건에 채운 값을 내려받을까요?' });
  await userEvent.click(within(dialog).getByRole('button', { name: '내려받기' }));
  expect(await within(dialog).findByText('찾을 수 없어요.')).toBeVisible();
  expect(bodies).toEqual([{ contractIds: [item(1).contractId], format: 'xlsx' }]);
});

it('opens the folders of the organisation to be put in order', async () => {
  open(1440);
  await userEvent.click(await screen.findByRole('button', { name: '폴더' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '폴더 정리하기' }));
  expect(await screen.findByRole('button', { name: '인사 이름 바꾸기' })).toBeVisible();
});

it('shows what became of the last page, although the list has moved to the page before it', async () => {
  const app = open(1440, '/contract/dashboard/normal?page=2');
  let total = 21;
  server.use(
    http.get('/contracts', ({ query, response }) => {
      const page = Number(query.get('page') ?? 1);
      const items =
        page === 1 ? Array.from({ length: 20 }, (_, index) => item(index + 1)) : total > 20 ? [item(21)] : [];
      return response(200).json(
        ok({ ...NO_CONTRACTS, counts: { ...NO_CONTRACTS.counts, ALL: total }, items, page, total }),
      );
    }),
    http.post('/contracts/bulk', ({ response }) => {
      total = 20;
      const act: BulkAct = {
        actId: null,
        action: 'DELETE',
        status: 'DONE',
        total: 1,
        done: 1,
        skipped: 0,
        results: [],
      };
      return response(200).json(ok(act));
    }),
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: /^계약서 21 / }));
  await userEvent.click(screen.getByRole('button', { name: '더 할 일' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /지우기/ }));
  const asking = await screen.findByRole('dialog');
  await userEvent.click(within(asking).getByRole('button', { name: '지우기' }));
  expect(await screen.findByText('1건 모두 지웠어요.')).toBeVisible();
  await waitFor(() => expect(app.address()).not.toContain('page=2'));
  expect(screen.getByText('1건 모두 지웠어요.')).toBeVisible();
});
