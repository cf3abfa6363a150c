import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { components } from '#openapi';
import { openApp } from '../support/app';
import { http, ok, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { signInAs } from '../support/session';

type StoreTemplate = components['schemas']['StoreTemplate'];
type ErrorBody = components['schemas']['ErrorBody'];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => server.close());

const form = (storeTemplateId: string, title: string): StoreTemplate => ({
  storeTemplateId,
  title,
  category: 'HR',
  description: `${title}에 관한 말`,
  pages: [{ number: 1, imageUrl: 'data:,', largeImageUrl: 'data:,' }],
  slots: [],
  fieldCount: 12,
  notFor: [],
  asOf: '2026년 11월',
});
const FORMS = [form('employment', '근로계약서'), form('consent', '동의서'), form('pledge', '서약서')];
const idOf = (place: number) => `0198c0de-0000-7000-8000-0000000000f${place}`;

function open(permissions: Parameters<typeof signInAs>[0] = ['TEMPLATE_MANAGE', 'CONTRACT_SEND']) {
  stubWindowWidth(1440);
  signInAs(permissions);
  const copied: { code: string; key: string | null }[] = [];
  const earlier: components['schemas']['StoreCopy'][] = [];
  const failing = new Set<string>();
  server.use(
    http.get('/template-store', ({ query, response }) => {
      const search = query.get('search') ?? '';
      const items = FORMS.filter(({ title }) => title.includes(search));
      const set = { storeSetId: 'joining', title: '입사 서류', storeTemplateIds: ['employment', 'consent', 'pledge'] };
      return response(200).json(ok({ items, sets: items.length === FORMS.length ? [set] : [] }));
    }),
    http.get('/template-store-copies', ({ response }) => response(200).json(ok([...earlier]))),
    http.post('/template-store/{storeTemplateId}/copy', ({ params, request, response }) => {
      const code = params.storeTemplateId;
      copied.push({ code, key: request.headers.get('Idempotency-Key') });
      if (failing.has(code)) {
        const refusal: ErrorBody = { isSuccess: false, code: 500, errorCode: 'INTERNAL', message: '' };
        return response('default').json(refusal, { status: 500 });
      }
      const templateId = idOf(FORMS.findIndex(({ storeTemplateId }) => storeTemplateId === code));
      return response(200).json(
        ok({ templateId, state: 'PUBLISHED', version: 1, publishedNumber: 1, hasChanges: false }),
      );
    }),
  );
  return { ...openApp('/template/store'), copied, failing, earlier };
}

it('leads to the copy that somebody made before, instead of copying again', async () => {
  const { copied, earlier, router } = open();
  earlier.push({ storeTemplateId: 'consent', templateId: idOf(1) });
  const edit = await screen.findByRole('button', { name: '동의서 고치기' });
  expect(screen.getByText('이미 가져온 양식이에요')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '2종 마저 가져오기' }));
  await waitFor(() => expect(copied.map(({ code }) => code)).toEqual(['employment', 'pledge']));
  await userEvent.click(edit);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/template/create/${idOf(1)}/editor`));
});

it('keeps the focus on the button that copied a form, which then leads to sending it', async () => {
  const { router, copied } = open();
  const button = await screen.findByRole('button', { name: '동의서 가져오기' });
  await userEvent.click(button);
  const send = await screen.findByRole('button', { name: '동의서 바로 보내기' });
  expect(send).toHaveFocus();
  expect(screen.getByText('가져왔어요')).toBeVisible();
  expect(copied).toEqual([{ code: 'consent', key: expect.stringMatching(/./) }]);

  await userEvent.click(send);
  // Checks the destination before that page's code has been loaded.
  const { navigation, location } = router.state;
  expect((navigation.location ?? location).pathname).toBe(`/template/send/${idOf(1)}/config/single`);
});

it('says how many of a set were copied, and tries only the others again, with the same key', async () => {
  const { copied, failing } = open();
  failing.add('pledge');
  const set = within(await screen.findByRole('region', { name: '입사 서류' }));
  await userEvent.click(set.getByRole('button', { name: '3종 가져오기' }));
  expect(await set.findByRole('alert')).toHaveTextContent('3종 가운데 2종을 가져왔어요. 가져오지 못한 양식: 서약서');
  failing.clear();
  await userEvent.click(set.getByRole('button', { name: '1종 마저 가져오기' }));
  expect(await set.findByText('3종을 모두 가져왔어요')).toBeVisible();
  expect(set.getByRole('button', { name: '템플릿에서 보기' })).toHaveFocus();
  expect(copied.map(({ code }) => code)).toEqual(['employment', 'consent', 'pledge', 'pledge']);
  expect(new Set(copied.map(({ key }) => key)).size).toBe(3);
});

it('searches on the server and keeps the search in the address', async () => {
  const { router } = open();
  await userEvent.type(await screen.findByRole('searchbox', { name: '어떤 문서가 필요하세요?' }), '서약');
  await waitFor(() => expect(screen.queryByRole('button', { name: '근로계약서' })).toBeNull());
  expect(screen.getByRole('button', { name: '서약서' })).toBeVisible();
  expect(router.state.location.search).toBe(`?search=${encodeURIComponent('서약')}`);
});

it('shows the forms without copying them to somebody who may not', async () => {
  open([]);
  expect(await screen.findByText(/템플릿 관리 권한이 필요해요/)).toBeVisible();
  await userEvent.click(within(await screen.findByRole('list', { name: '양식' })).getByText('서약서'));
  const drawer = await screen.findByRole('dialog', { name: '서약서' });
  expect(within(drawer).queryByRole('button', { name: /가져오기/ })).toBeNull();
});
