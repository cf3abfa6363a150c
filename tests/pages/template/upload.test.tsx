import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { UNSENT_CHOICES_KEY } from '@/shared/session';
import { openApp } from '../../support/app';
import { http, ok, server } from '../../support/http';
import { stubWindowWidth } from '../../support/media';
import { signInAs } from '../../support/session';
import { storedFile } from '../../support/stored-file';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

const listKept = () => Object.keys(sessionStorage).filter((name) => name.startsWith(UNSENT_CHOICES_KEY));
const file = () => new File(['%PDF-1.7'], '근로계약서.pdf', { type: 'application/pdf' });

async function open() {
  server.use(
    http.post('/files/prepare', ({ response }) => response(200).json(ok(null))),
    http.post('/files', ({ response }) => response(200).json(ok(storedFile()))),
    http.get('/files/{fileId}', ({ response }) => response(200).json(ok(storedFile()))),
  );
  stubWindowWidth(1440);
  signInAs(['TEMPLATE_MANAGE']);
  openApp('/template/create/upload');
  return screen.findByLabelText('파일 고르기', { selector: '[multiple]' });
}

async function uploadAndName() {
  await userEvent.upload(await open(), file());
  const title = await screen.findByRole('textbox', { name: '템플릿 이름' });
  await userEvent.clear(title);
  await userEvent.type(title, '입사 서류');
  await waitFor(() => expect(screen.getByRole('button', { name: '다음' })).not.toHaveAttribute('aria-disabled'));
}

it('keeps the uploaded file and the typed name over a reload', async () => {
  await uploadAndName();
  cleanup();
  await open();
  expect(await screen.findByRole('textbox', { name: '템플릿 이름' })).toHaveValue('입사 서류');
  expect(screen.getByText(storedFile().name)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '다음' })).not.toHaveAttribute('aria-disabled'));
});

it('starts empty once the template was made', async () => {
  await uploadAndName();
  const bodies: unknown[] = [];
  server.use(
    http.post('/templates', async ({ request, response }) => {
      bodies.push(await request.json());
      return response(200).json(
        ok({
          templateId: '0198c0de-0000-7000-8000-0000000000c1',
          state: 'DRAFT',
          version: 1,
          publishedNumber: null,
          hasChanges: true,
        }),
      );
    }),
    http.get('/templates/{templateId}', ({ response }) =>
      response('default').json(
        { isSuccess: false, code: 404, message: '찾을 수 없어요.', errorCode: 'NOT_FOUND' },
        { status: 404 },
      ),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: '다음' }));
  await waitFor(() => expect(bodies).toEqual([{ title: '입사 서류', fileIds: [storedFile().fileId] }]));
  await waitFor(() => expect(listKept()).toEqual([]));
  cleanup();
  await open();
  expect(screen.queryByRole('textbox', { name: '템플릿 이름' })).toBeNull();
});

it('leaves out a file that was deleted in the meantime', async () => {
  await uploadAndName();
  cleanup();
  const opened = open();
  server.use(
    http.get('/files/{fileId}', ({ response }) =>
      response('default').json(
        { isSuccess: false, code: 404, message: '찾을 수 없어요.', errorCode: 'NOT_FOUND' },
        { status: 404 },
      ),
    ),
  );
  await opened;
  expect(screen.queryByText(storedFile().name)).toBeNull();
});
