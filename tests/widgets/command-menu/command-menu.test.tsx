import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '#openapi';
import { openApp } from '../../support/app';
import { http, ok, server } from '../../support/http';
import { stubWindowWidth } from '../../support/media';
import { signInAs } from '../../support/session';

type Results = components['schemas']['SearchResults'];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  stubWindowWidth(1440);
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const NONE = { items: [], hasMore: false };
const results = (...titles: string[]): Results => ({
  contracts: {
    items: titles.map((title, place) => ({
      contractId: `0198c0de-0000-7000-8000-00000000010${place}`,
      title,
      documentNo: null,
      status: 'IN_PROGRESS' as const,
      receiverNames: ['이도윤'],
    })),
    hasMore: false,
  },
  templates: NONE,
  contacts: NONE,
  members: NONE,
});
const finding = (find: (q: string) => Results | Promise<Results>) =>
  http.get('/search', async ({ query, response }) => response(200).json(ok(await find(query.get('q') ?? ''))));
const helping = () => http.get('/guides', ({ response }) => response(200).json(ok([])));

const NAME = '문서 이름이나 받는 분으로 찾기';
async function openPage(...permissions: Parameters<typeof signInAs>) {
  signInAs(...permissions);
  const app = openApp('/terms-of-service');
  const input = await screen.findByRole('combobox', { name: NAME });
  return { app, input, user: userEvent.setup() };
}

it('asks for nothing before it is opened, and shows only commands that one may carry out', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  const { input, user } = await openPage(['CONTRACT_SEND']);
  expect(asked).not.toEqual([]);
  server.use(
    finding(() => results()),
    helping(),
  );
  expect(asked.filter((path) => /search|guides/.test(path))).toEqual([]);
  await user.keyboard('/');
  expect(input).toHaveFocus();
  expect(await screen.findByRole('option', { name: '문서 보내기' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: '멤버 초대하기' })).toBeNull();
  await waitFor(() => expect(asked.some((path) => path.endsWith('/guides'))).toBe(true));
  expect(asked.some((path) => path.endsWith('/search'))).toBe(false);
  server.events.removeAllListeners();
});

it('an answer that comes late does not replace a newer one', async () => {
  const { input, user } = await openPage([]);
  const held = new EventTarget();
  const late = new Promise((resolve) => {
    held.addEventListener('answer', resolve);
  });
  const asked: string[] = [];
  server.use(
    helping(),
    finding(async (q) => {
      asked.push(q);
      if (q === '근로') await late;
      return results(`${q} 문서`);
    }),
  );
  await user.type(input, '근로');
  await waitFor(() => expect(asked).toContain('근로'));
  await user.clear(input);
  await user.type(input, '위임');
  expect(await screen.findByRole('option', { name: /^위임 문서/ })).toBeInTheDocument();
  held.dispatchEvent(new Event('answer'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1개를 찾았어요.'));
  expect(screen.queryByRole('option', { name: /^근로 문서/ })).toBeNull();
  expect(input).toHaveValue('위임');
});

it('the Enter that ends a composition chooses nothing, and the next one does', async () => {
  const { app, input, user } = await openPage([]);
  server.use(
    helping(),
    finding((q) => results(`${q} 문서`)),
  );
  await user.type(input, '근로');
  await screen.findByRole('option', { name: /^근로 문서/ });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(app.address()).toBe('/terms-of-service');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(app.address()).toBe('/contract/dashboard/normal?search=%EA%B7%BC%EB%A1%9C'));
});

it('says that it could not find everything, keeps the words, and finds them at the next try', async () => {
  const { input, user } = await openPage([]);
  let isBroken = true;
  server.use(
    helping(),
    http.get('/search', ({ response }) =>
      isBroken
        ? response('default').json(
            { isSuccess: false, code: 503, message: '잠시 뒤에 다시 해주세요.', errorCode: 'UNAVAILABLE' },
            { status: 503 },
          )
        : response(200).json(ok(results('근로 문서'))),
    ),
  );
  await user.type(input, '근로');
  const again = await screen.findByRole('button', { name: '다시 찾기' }, { timeout: 5_000 });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('option', { name: /^근로 문서/ })).toBeInTheDocument();
  expect(input).toHaveValue('근로');
});

it('opens as a dialog, gives the focus back, and leaves question marks in fields alone', async () => {
  const { input, user } = await openPage([]);
  server.use(
    helping(),
    finding(() => results()),
  );
  await user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: '찾기' }));
  const own = dialog.getByRole('combobox', { name: NAME });
  expect(own).toHaveFocus();
  await user.type(own, '?');
  expect(own).toHaveValue('?');
  expect(screen.queryByRole('dialog', { name: '단축키' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(input).not.toHaveFocus();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: '단축키' })).toHaveTextContent('어디서나');
});
