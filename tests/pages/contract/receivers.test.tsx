import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openApp } from '../../support/app';
import { draftContract, draftReceiver } from '../../support/draft';
import { http, ok, server } from '../../support/http';
import { stubWindowWidth } from '../../support/media';
import { signInAs } from '../../support/session';

/** jsdom can't scroll. */
const scrollIntoView = vi.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const contract = draftContract();
const address = `/contract/send/${contract.contractId}/config`;
const { settings } = contract;

const state = (version: number) =>
  ({
    contractId: contract.contractId,
    status: 'DRAFT',
    sealState: 'NONE',
    version,
    documentNo: null,
    expiresAt: null,
    scheduledAt: null,
  }) as const;

function open(draft = contract, query = '') {
  stubWindowWidth(1440);
  signInAs(['CONTRACT_SEND']);
  server.use(
    http.get('/contracts/{contractId}', ({ response }) => response(200).json(ok(draft))),
    http.get('/service-settings', ({ response }) =>
      response(200).json(
        ok({
          expiryDays: 14,
          remindDaysBefore: [3, 1],
          settings,
          channels: ['MAIL'],
          verifications: [],
          linkDays: 30,
          repliesToSender: false,
          documentPrefix: 'HB',
          phoneMessages: 'ALIMTALK_FIRST',
          hasAlimtalk: true,
        }),
      ),
    ),
    http.get('/contacts', ({ response }) =>
      response(200).json(
        ok({
          items: [],
          recent: [
            {
              name: '문예린',
              title: '인사팀',
              email: 'yerin@hanbit.example',
              phone: null,
              sentAt: '2026-11-01T00:00:00Z',
            },
          ],
          page: 1,
          size: 8,
          total: 0,
        }),
      ),
    ),
  );
  return openApp(`${address}${query}`);
}

it('saves people as they are typed, under the version that was seen', async () => {
  const bodies: { version: number; names: string[]; uuids: (string | null | undefined)[] }[] = [];
  open();
  server.use(
    http.put('/contracts/{contractId}/receivers', async ({ request, response }) => {
      const { version, receivers } = await request.json();
      bodies.push({
        version,
        names: receivers.map(({ name }) => name),
        uuids: receivers.map(({ receiverUuid }) => receiverUuid),
      });
      const saved = receivers.map(({ name }, place) =>
        draftReceiver({ name, receiverUuid: `0198c0de-0000-7000-8000-0000000000b${place}` }),
      );
      return response(200).json(ok({ contract: state(version + 1), receivers: saved }));
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '받는 분 더하기' }));
  const names = await screen.findAllByRole('combobox', { name: '이름' });
  await userEvent.type(names.at(-1) ?? document.body, '문예');
  await waitFor(() => expect(bodies.at(-1)?.names).toEqual(['정해원', '이도윤', '문예']));
  expect(bodies[0]?.version).toBe(3);
  expect(bodies[0]?.uuids.at(-1)).toBeNull();
  await waitFor(() => expect(screen.getByText('저장했어요')).toBeInTheDocument());
});

it('lets a reader have the document at the sending already', async () => {
  const saved: (string | null | undefined)[] = [];
  open(draftContract({ receivers: [draftReceiver({ name: '문예린', role: 'VIEWER', order: null, when: 'AT_END' })] }));
  server.use(
    http.put('/contracts/{contractId}/receivers', async ({ request, response }) => {
      const { version, receivers } = await request.json();
      saved.push(receivers[0]?.when);
      const answered = receivers.map(({ name, role, when = null }) => draftReceiver({ name, role, order: null, when }));
      return response(200).json(ok({ contract: state(version + 1), receivers: answered }));
    }),
  );
  const choice = await screen.findByRole('radiogroup', { name: '받을 때' });
  expect(within(choice).getByRole('radio', { name: '서명이 끝나면' })).toBeChecked();
  await userEvent.click(within(choice).getByRole('radio', { name: '보낼 때부터' }));
  await waitFor(() => expect(saved.at(-1)).toBe('AT_SENDING'));
});

const contact = (place: number, name: string, email: string) => ({
  contactId: `0198c0de-0000-7000-8000-0000000000e${place}`,
  name,
  company: '',
  title: '',
  email,
  phone: null,
  memo: '',
  contactGroupIds: [],
  createdAt: '2026-11-01T00:00:00Z',
});

it('puts people of the contacts into cards, those who wait first, nobody twice', async () => {
  const names: string[][] = [];
  open(draftContract({ receivers: [draftReceiver()] }));
  const searches: (string | null)[] = [];
  server.use(
    http.get('/contact-groups', ({ response }) => response(200).json(ok([]))),
    http.get('/contacts', ({ request, response }) => {
      const search = new URL(request.url).searchParams.get('search');
      searches.push(search);
      const items = [
        contact(1, '정해원', 'hw.jung@hanbit.example'),
        contact(2, '오세린', 'serin.oh@hanbit.example'),
        contact(3, '배준호', 'junho.b@hanbit.example'),
      ].filter(({ name }) => name.includes(search ?? ''));
      return response(200).json(ok({ items, recent: [], page: 1, size: 20, total: items.length }));
    }),
    http.put('/contracts/{contractId}/receivers', async ({ request, response }) => {
      const { version, receivers } = await request.json();
      names.push(receivers.map(({ name }) => name));
      const saved = receivers.map(({ name }, place) =>
        draftReceiver({ name, receiverUuid: `0198c0de-0000-7000-8000-0000000000b${place}` }),
      );
      return response(200).json(ok({ contract: state(version + 1), receivers: saved }));
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '받는 분 더하기' }));
  await userEvent.click(screen.getByRole('button', { name: '연락처에서 고르기' }));
  const dialog = await screen.findByRole('dialog', { name: '연락처에서 고르기' });
  expect(await within(dialog).findByRole('checkbox', { name: /정해원/ })).toBeChecked();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /정해원/ }));
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /오세린/ }));
  await userEvent.type(within(dialog).getByRole('searchbox'), '배준');
  await waitFor(() => expect(within(dialog).queryByRole('checkbox', { name: /오세린/ })).not.toBeInTheDocument());
  expect(searches.at(-1)).toBe('배준');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /배준호/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: '2명 넣기' }));
  await waitFor(() => expect(names.at(-1)).toEqual(['정해원', '오세린', '배준호']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leads to whom the check has found something about', async () => {
  open(contract, `?receiver=${contract.receivers[1]?.receiverUuid}`);
  const card = await screen.findByRole('group', { name: '이도윤' });
  expect(within(card).getByRole('combobox', { name: '이름' })).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalled();
  const guide = screen.getByRole('link', { name: '이 화면 설명' });
  expect(guide).toHaveAttribute('href', '/notice/guide?page=receivers');
});

it('leads to a deadline that has to be mended', async () => {
  open(contract, '?setting=EXPIRY');
  const deadline = await screen.findByRole('group', { name: /^마감/ });
  expect(deadline).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
});

it('never overwrites silently what somebody else has saved', async () => {
  open();
  server.use(
    http.patch('/contracts/{contractId}', ({ response }) =>
      response('default').json(
        { isSuccess: false, code: 409, message: '다른 곳에서 먼저 고쳤어요.', errorCode: 'VERSION_CONFLICT' },
        { status: 409 },
      ),
    ),
  );
  await userEvent.type(await screen.findByLabelText(/함께 보낼 말/), '안녕하세요');
  expect(await screen.findByText(/다른 곳에서 고친 내용이 있어요/)).toBeInTheDocument();
  const seen: number[] = [];
  server.use(
    http.get('/contracts/{contractId}', ({ response }) => response(200).json(ok(draftContract({ version: 9 })))),
    http.patch('/contracts/{contractId}', async ({ request, response }) => {
      seen.push((await request.json()).version);
      return response(200).json(ok(state(10)));
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: '내 것으로 덮어쓰기' }));
  await waitFor(() => expect(screen.getByText('저장했어요')).toBeInTheDocument());
  expect(seen).toEqual([9]);
});

it('leads to the first mistake instead of going on', async () => {
  const app = open(
    draftContract({
      receivers: [
        draftReceiver({ email: 'hw.jung@gmial.com' }),
        draftReceiver({ receiverUuid: '0198c0de-0000-7000-8000-0000000000a3', name: '', email: null }),
      ],
    }),
  );
  expect(await screen.findByText('gmail.com 아닌가요?', { exact: false })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '다음' }));
  expect(await screen.findByText('이름을 적어주세요.')).toBeInTheDocument();
  expect(screen.getByText('메일 주소가 맞는지 확인해주세요.')).toBeInTheDocument();
  expect(app.address()).toBe(address);
});

it.each([
  ['sent already', { status: 'IN_PROGRESS' as const }, '작성 중인 문서가 아니에요'],
  ['somebody else’s', { mayChange: false }, '볼 수 없는 화면이에요'],
])('explains a draft that is %s', async (_, change, title) => {
  open(draftContract(change));
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

it('offers to load again, and knows what an address is', async () => {
  stubWindowWidth(1440);
  signInAs(['CONTRACT_SEND']);
  const body = { isSuccess: false, code: 403, message: '볼 수 없어요.', errorCode: 'FORBIDDEN' } as const;
  server.use(http.get('/contracts/{contractId}', ({ response }) => response('default').json(body, { status: 403 })));
  openApp(address);
  expect(await screen.findByRole('button', { name: '다시 불러오기' })).toBeInTheDocument();
  openApp('/contract/send/not-an-id/config');
  expect(await screen.findByRole('heading', { name: '찾는 페이지가 없어요' })).toBeInTheDocument();
});

it('is closed to those who may not send', async () => {
  stubWindowWidth(1440);
  signInAs([]);
  openApp(address);
  expect(await screen.findByText(/문서 보내기 권한이 필요해요/)).toBeInTheDocument();
});

it('never looks saved while a message is too long to save, and asks before it is lost', async () => {
  const { router } = open();
  server.use(http.patch('/contracts/{contractId}', ({ response }) => response(200).json(ok(state(4)))));
  const message = await screen.findByRole('textbox', { name: /함께 보낼 말/ });
  await userEvent.click(message);
  await userEvent.paste('가'.repeat(301));
  await waitFor(() => expect(screen.getByText('저장하지 못했어요')).toBeVisible());
  expect(screen.queryByText('저장했어요')).toBeNull();
  expect(isAskedOnUnload()).toBe(true);

  void router.navigate('/contract/list');
  const asking = await screen.findByRole('alertdialog', { name: '적던 내용이 사라져요. 나갈까요?' });
  await userEvent.click(within(asking).getByRole('button', { name: '계속 쓰기' }));
  expect(message).toHaveValue('가'.repeat(301));

  await userEvent.type(message, '{Backspace}');
  await waitFor(() => expect(screen.getByText('저장했어요')).toBeVisible());
  expect(isAskedOnUnload()).toBe(false);
});

it('saves by itself once the connection is back', async () => {
  open();
  let isOffline = true;
  server.use(
    http.patch('/contracts/{contractId}', ({ response }) =>
      isOffline ? response.untyped(Response.error()) : response(200).json(ok(state(4))),
    ),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /함께 보낼 말/ }), '안녕');
  await waitFor(() => expect(screen.getByText(/네트워크에 접근할 수 없어요/)).toBeVisible());
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.getByText('저장했어요')).toBeVisible());
});

function isAskedOnUnload() {
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  return unload.defaultPrevented;
}
