import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { exampleListItems, createTemplate } from '@/pages/template/detail/ui/story-templates';
import { openApp } from '../../support/app';
import { http, ok, server } from '../../support/http';
import { stubWindowWidth } from '../../support/media';
import { signInAs } from '../../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const FOLDER = '0198c0de-0000-7000-8000-0000000000a1';
const CREATED = '0198c0de-0000-7000-8000-0000000000a2';
const [MOVED] = exampleListItems;

function open() {
  stubWindowWidth(1440);
  signInAs(['TEMPLATE_MANAGE', 'CONTRACT_SEND']);
  const folders = [{ folderId: FOLDER, name: '인사' }];
  const written: object[] = [];
  server.use(
    http.get('/templates', ({ response }) => {
      const list = { items: [...exampleListItems], total: exampleListItems.length, page: 1, size: 20 };
      return response(200).json(ok({ ...list, counts: { ALL: exampleListItems.length, BOOKMARK: 0, MINE: 0 } }));
    }),
    http.get('/template-folders', ({ response }) => response(200).json(ok([...folders]))),
    http.post('/template-folders', async ({ request, response }) => {
      const { name } = await request.json();
      const folder = { folderId: CREATED, name };
      folders.push(folder);
      return response(200).json(ok(folder));
    }),
    http.delete('/template-folders/{folderId}', ({ params, response }) => {
      folders.splice(
        folders.findIndex(({ folderId }) => folderId === params.folderId),
        1,
      );
      return response(200).json(ok(null));
    }),
    http.get('/organizations/members/{organizationUuid}', ({ response }) =>
      response(200).json(ok({ items: [], total: 0, page: 1, size: 20 })),
    ),
    http.get('/templates/{templateId}', ({ response }) => response(200).json(ok({ ...createTemplate(), version: 7 }))),
    http.patch('/templates/{templateId}', async ({ params, request, response }) => {
      written.push({ templateId: params.templateId, ...(await request.json()) });
      const { templateId } = params;
      return response(200).json(
        ok({ templateId, state: 'PUBLISHED', version: 8, publishedNumber: 1, hasChanges: false }),
      );
    }),
  );
  return { ...openApp('/template/dashboard'), written };
}

it('moves a template into a folder that is made on the way', async () => {
  const { written } = open();
  await userEvent.click(await screen.findByRole('button', { name: `${MOVED?.title} 더 보기` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '폴더로 옮기기' }));
  const dialog = await screen.findByRole('dialog', { name: '어디로 옮길까요?' });
  await userEvent.type(await within(dialog).findByRole('textbox', { name: /새 폴더/ }), '거래{Enter}');
  expect(await within(dialog).findByRole('radio', { name: '거래' })).toBeChecked();
  await userEvent.click(within(dialog).getByRole('button', { name: '폴더로 옮기기' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(written).toEqual([{ templateId: MOVED?.templateId, version: 7, folderId: CREATED }]);
});

it('deletes a folder and keeps its templates', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '폴더' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '폴더 정리하기' }));
  const dialog = await screen.findByRole('dialog', { name: '폴더' });
  await userEvent.click(within(dialog).getByRole('button', { name: '인사 지우기' }));
  expect(within(dialog).getByText(/템플릿은 그대로 있어요/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: '지우기' }));
  expect(await within(dialog).findByText('아직 폴더가 없어요.')).toBeVisible();
});
