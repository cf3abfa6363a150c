import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { DirectUrl } from '@/entities/link/direct-url';
import { exampleLinks } from '@/pages/contract/direct-urls/ui/story-links';
import { openApp } from '../../support/app';
import { http, ok, server } from '../../support/http';
import { stubWindowWidth } from '../../support/media';
import { signInAs } from '../../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ADDRESS = '/contract/dashboard/direct-url';
const [gate] = exampleLinks;
if (!gate) throw new Error('There is no link.');

function open(items: readonly DirectUrl[], address = ADDRESS, width = 1440) {
  stubWindowWidth(width);
  signInAs(['CONTRACT_SEND']);
  const asked: string[] = [];
  server.use(
    http.get('/direct-urls', ({ query, response }) => {
      asked.push([query.get('search'), query.get('state'), query.get('mine')].join(' '));
      return response(200).json(ok({ items: [...items], page: 1, size: 20, total: items.length }));
    }),
  );
  return Object.assign(asked, openApp(address));
}

it('asks for what the address says', async () => {
  const asked = open([gate], `${ADDRESS}?search=정문&state=ON&maker=me`);
  expect(await screen.findByText('1공장 정문')).toBeVisible();
  expect(asked).toContain('정문 ON true');
});

it('pauses a link with its switch, and says that those who sign can finish', async () => {
  const sent: unknown[] = [];
  const items = [gate];
  open(items);
  server.use(
    http.patch('/templates/{templateId}/direct-urls/{directUrlId}', async ({ request, response }) => {
      sent.push(await request.json());
      const paused: DirectUrl = { ...gate, state: 'PAUSED', reason: 'MEMBER' };
      items[0] = paused;
      return response(200).json(ok(paused));
    }),
  );
  await userEvent.click(await screen.findByRole('switch', { name: '1공장 정문 받기' }));
  expect(await screen.findByText('잠깐 멈췄어요. 서명하던 분은 끝까지 할 수 있어요')).toBeVisible();
  expect(sent).toEqual([{ state: 'PAUSED' }]);
});

it('changes only what was changed, and keeps what was typed when the limit is below those who started', async () => {
  const sent: unknown[] = [];
  open([gate]);
  server.use(
    http.get('/mail-templates', ({ response }) => response(200).json(ok({ builtIn: [], mailTemplates: [] }))),
    http.patch('/templates/{templateId}/direct-urls/{directUrlId}', async ({ request, response }) => {
      sent.push(await request.json());
      const message = '이미 그보다 많은 분이 시작했어요.';
      const body = { isSuccess: false, code: 409, message, errorCode: 'LIMIT_BELOW_TAKEN' } as const;
      return response('default').json(body, { status: 409 });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '1공장 정문 더 보기' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '링크 고치기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '링크 고치기' }));
  const limit = dialog.getByLabelText('받을 인원');
  await userEvent.clear(limit);
  await userEvent.type(limit, '150');
  await userEvent.click(dialog.getByRole('button', { name: '저장하기' }));
  expect(await dialog.findByText('이미 그보다 많은 분이 시작했어요.')).toBeVisible();
  expect(sent).toEqual([{ limit: 150 }]);
  expect(limit).toHaveValue('150');
});

it('asks before a link is closed', async () => {
  const sent: unknown[] = [];
  open([gate], ADDRESS, 390);
  server.use(
    http.patch('/templates/{templateId}/direct-urls/{directUrlId}', async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json(ok({ ...gate, state: 'ENDED', reason: 'MEMBER' }));
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '1공장 정문 더 보기' }));
  await userEvent.click(await screen.findByRole('button', { name: '링크 닫기' }));
  expect(sent).toEqual([]);
  const question = within(await screen.findByRole('dialog', { name: '이 링크를 닫을까요?' }));
  await userEvent.click(question.getByRole('button', { name: '링크 닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ state: 'ENDED' }]);
});

const TEMPLATE_ID = '0198c0de-0000-7000-8000-0000000000f1';

it('takes the template out of the address once the form is closed, so that Back and reloading do not open it', async () => {
  const app = open([gate], `${ADDRESS}?state=ON&make=${TEMPLATE_ID}`);
  server.use(
    http.get('/mail-templates', ({ response }) => response(200).json(ok({ builtIn: [], mailTemplates: [] }))),
    http.get('/templates/{templateId}', ({ response }) =>
      response('default').json(
        { isSuccess: false, code: 404, message: '없어요.', errorCode: 'NOT_FOUND' },
        { status: 404 },
      ),
    ),
  );
  await screen.findByRole('dialog', { name: '링크 만들기' });
  await userEvent.click(await screen.findByRole('button', { name: '그만두기' }));
  await waitFor(() => expect(app.address()).toBe(`${ADDRESS}?state=ON`));
  await app.router.navigate(-1);
  expect(app.address()).toBe(`${ADDRESS}?state=ON`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
