import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { components } from '#openapi';
import { openApp } from '../support/app';
import { http, ok, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { signInAs } from '../support/session';

type ListBox = components['schemas']['ListBox'];

type ErrorBody = components['schemas']['ErrorBody'];
const refusal = (code: 404 | 409, errorCode: ErrorBody['errorCode'], message = '') =>
  [{ isSuccess: false, code, message, errorCode } satisfies ErrorBody, { status: code }] as const;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => server.close());

const ONE = '0198c0de-0000-7000-8000-0000000000e1';
const TWO = '0198c0de-0000-7000-8000-0000000000e2';
const changedAt = '2026-11-20T00:00:00Z';
let boxes: ListBox[];

function open(permissions: Parameters<typeof signInAs>[0] = ['ORGANIZATION_MANAGE']) {
  stubWindowWidth(1440);
  signInAs(permissions);
  boxes = [
    { listBoxId: ONE, name: '근무지', items: ['서울', '부산'], version: 1, changedAt },
    { listBoxId: TWO, name: '부서', items: ['물류'], version: 1, changedAt },
  ];
  server.use(
    http.get('/list-box-dbs', ({ response }) =>
      response(200).json(
        ok(boxes.map(({ items, ...box }) => ({ ...box, count: items.length, firstItems: items.slice(0, 5) }))),
      ),
    ),
    http.get('/list-box-dbs/{listBoxId}', ({ params, response }) => {
      const box = boxes.find(({ listBoxId }) => listBoxId === params.listBoxId);
      return box ? response(200).json(ok(box)) : response('default').json(...refusal(404, 'NOT_FOUND'));
    }),
  );
  return openApp('/setting/list-box-db');
}

it('saves the items as they stand, with the version that was read', async () => {
  const bodies: unknown[] = [];
  open();
  server.use(
    http.patch('/list-box-dbs/{listBoxId}', async ({ request, response }) => {
      bodies.push(await request.json());
      const box = { listBoxId: ONE, name: '근무지', items: ['서울', '부산', '제주'], version: 2, changedAt };
      return response(200).json(ok(box));
    }),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /^새 항목/ }), '제주{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(bodies).toEqual([{ version: 1, items: ['서울', '부산', '제주'] }]));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '저장하기' })).toHaveAttribute('aria-disabled', 'true'),
  );
});

it('says before saving what waits to be sent with an item that goes', async () => {
  const bodies: unknown[] = [];
  open();
  server.use(
    http.get('/list-box-dbs/{listBoxId}/uses', ({ response }) => response(200).json(ok({ contracts: 2, batches: 1 }))),
    http.patch('/list-box-dbs/{listBoxId}', async ({ request, response }) => {
      bodies.push(await request.json());
      return response(200).json(ok({ listBoxId: ONE, name: '근무지', items: ['서울'], version: 2, changedAt }));
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '2번째 항목 지우기' }));
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  const dialog = await screen.findByRole('dialog', { name: '항목을 빼고 저장할까요?' });
  expect(dialog).toHaveTextContent(
    '예약한 문서 2건과 다 보내지 않은 여러 건 보내기 1건에서 이 목록을 써요. 빠지는 항목을 골라두었으면 그 문서는 보내지 못해요.',
  );
  expect(bodies).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(bodies).toEqual([{ version: 1, items: ['서울'] }]));
});

it('saves a renamed item at once if nothing waits', async () => {
  const bodies: unknown[] = [];
  open();
  server.use(
    http.get('/list-box-dbs/{listBoxId}/uses', ({ response }) => response(200).json(ok({ contracts: 0, batches: 0 }))),
    http.patch('/list-box-dbs/{listBoxId}', async ({ request, response }) => {
      bodies.push(await request.json());
      const items = ['서울', '부산 지점'];
      return response(200).json(ok({ listBoxId: ONE, name: '근무지', items, version: 2, changedAt }));
    }),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: '2번째 항목' }), ' 지점');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(bodies).toEqual([{ version: 1, items: ['서울', '부산 지점'] }]));
});

it('says before a file replaces the items what waits to be sent with them', async () => {
  open();
  server.use(
    http.get('/list-box-dbs/{listBoxId}/uses', ({ response }) => response(200).json(ok({ contracts: 1, batches: 0 }))),
  );
  await userEvent.click(await screen.findByRole('button', { name: '엑셀로 넣기' }));
  await userEvent.click(await screen.findByRole('radio', { name: '바꾸기' }));
  expect(await screen.findByText(/^예약한 문서 1건에서 이 목록을 써요/)).toBeVisible();
});

it('keeps what was typed if another member was first, until it is read again', async () => {
  open();
  server.use(
    http.patch('/list-box-dbs/{listBoxId}', ({ response }) =>
      response('default').json(...refusal(409, 'VERSION_CONFLICT')),
    ),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /^새 항목/ }), '제주{Enter}');
  boxes = boxes.map((box) => (box.listBoxId === ONE ? { ...box, items: ['대전'], version: 2 } : box));
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText(/다른 분이 먼저 바꿨어요/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '3번째 항목' })).toHaveValue('제주');
  await userEvent.click(screen.getByRole('button', { name: '새로 불러오기' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '1번째 항목' })).toHaveValue('대전'));
  expect(screen.queryByRole('textbox', { name: '2번째 항목' })).toBeNull();
});

it('asks before another list takes the place of unsaved items', async () => {
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: /^새 항목/ }), '제주{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /^부서/ }));
  const question = await screen.findByRole('alertdialog', { name: '고치던 항목이 사라져요. 나갈까요?' });
  await userEvent.click(within(question).getByRole('button', { name: '계속 쓰기' }));
  expect(screen.getByRole('textbox', { name: '3번째 항목' })).toHaveValue('제주');
  await userEvent.click(screen.getByRole('button', { name: /^부서/ }));
  await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
  expect(await screen.findByRole('heading', { name: '부서' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: '1번째 항목' })).toHaveValue('물류'));
});

it('says why a list that is used cannot be deleted', async () => {
  open();
  const words = '아직 보내지 않은 문서 2건이 쓰고 있어요. 그 문서에서 다른 목록을 고른 뒤에 지워주세요.';
  server.use(
    http.delete('/list-box-dbs/{listBoxId}', ({ response }) =>
      response('default').json(...refusal(409, 'LIST_BOX_IN_USE', words)),
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: '근무지 메뉴' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '지우기' }));
  const dialog = await screen.findByRole('dialog', { name: '‘근무지’ 목록을 지울까요?' });
  await userEvent.click(within(dialog).getByRole('button', { name: '지우기' }));
  expect(await within(dialog).findByText(words)).toBeVisible();
});

it('makes a list and opens it', async () => {
  open();
  const made = { listBoxId: '0198c0de-0000-7000-8000-0000000000e3', name: '상품', items: [], version: 1, changedAt };
  server.use(
    http.post('/list-box-dbs', async ({ request, response }) => {
      expect(await request.json()).toEqual({ name: '상품', items: [] });
      expect(request.headers.get('Idempotency-Key')).toMatch(/.{16}/);
      boxes = [...boxes, made];
      return response(200).json(ok(made));
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '목록 만들기' }));
  await userEvent.type(await screen.findByLabelText('목록 이름'), '상품');
  await userEvent.click(screen.getByRole('button', { name: '만들기' }));
  expect(await screen.findByRole('heading', { name: '상품' })).toBeVisible();
  expect(screen.getByText('아직 항목이 없어요. 위에서 더하거나 붙여넣어 주세요.')).toBeVisible();
});

it('shows members without the right the items, and nothing to change', async () => {
  open(['CONTRACT_SEND']);
  expect(await screen.findByText('조직 설정 권한이 있는 멤버가 고칠 수 있어요.')).toBeVisible();
  expect(await screen.findByText('서울')).toBeVisible();
  expect(screen.queryByRole('button', { name: '저장하기' })).toBeNull();
});
