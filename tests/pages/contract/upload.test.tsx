import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openApp } from '../../support/app';
import { draftContract } from '../../support/draft';
import { http, ok, server } from '../../support/http';
import { stubWindowWidth } from '../../support/media';
import { signInAs } from '../../support/session';
import { storedFile } from '../../support/stored-file';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const { contractId } = draftContract();
const file = (name: string, type: string) => new File(['%PDF-1.7'], name, { type });

/** The number of times the server was told to prepare for uploads. */
let preparations = 0;

function open() {
  preparations = 0;
  server.use(
    http.post('/files/prepare', ({ response }) => {
      preparations += 1;
      return response(200).json(ok(null));
    }),
  );
  stubWindowWidth(1440);
  signInAs(['CONTRACT_SEND']);
  return openApp('/contract/send/upload');
}

it('begins a draft with the first file that is stored, and names it in the address', async () => {
  const titles: (string | undefined)[] = [];
  const app = open();
  server.use(
    http.post('/files', ({ response }) => response(200).json(ok(storedFile()))),
    http.post('/contracts', async ({ request, response }) => {
      titles.push((await request.json()).title);
      return response(200).json(
        ok({
          contractId,
          status: 'DRAFT',
          sealState: 'NONE',
          version: 1,
          documentNo: null,
          expiresAt: null,
          scheduledAt: null,
        }),
      );
    }),
  );
  await userEvent.upload(
    await screen.findByLabelText('파일 고르기', { selector: '[multiple]' }),
    file('2026년 근로계약서_이도윤.pdf', 'application/pdf'),
  );
  expect(await screen.findByLabelText('문서 이름')).toHaveValue('2026년 근로계약서_이도윤');
  await waitFor(() => expect(app.address()).toBe(`/contract/send/upload?contractId=${contractId}`));
  expect(titles).toEqual(['2026년 근로계약서_이도윤']);
  expect(preparations).toBe(1);
});

it('can be gone back to, also by somebody who went on before the draft was stored', async () => {
  const app = open();
  const answer = {
    contractId,
    status: 'DRAFT',
    sealState: 'NONE',
    version: 1,
    documentNo: null,
    expiresAt: null,
    scheduledAt: null,
  } as const;
  server.use(
    http.post('/files', ({ response }) => response(200).json(ok(storedFile()))),
    http.post('/contracts', async ({ response }) => {
      await delay(300);
      return response(200).json(ok(answer));
    }),
    http.get('/contracts/{contractId}', ({ response }) => response(200).json(ok(draftContract()))),
  );
  const input = await screen.findByLabelText('파일 고르기', { selector: '[multiple]' });
  await userEvent.upload(input, file('계약서.pdf', 'application/pdf'));
  const next = screen.getByRole('button', { name: '다음' });
  await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(next);
  await waitFor(() => expect(app.address()).toBe(`/contract/send/${contractId}/config`));
  await act(() => app.router.navigate(-1));
  await waitFor(() => expect(app.address()).toBe(`/contract/send/upload?contractId=${contractId}`));
});

it('leads to its place in the guide, in a tab of its own', async () => {
  open();
  const link = await screen.findByRole('link', { name: '이 화면 설명' });
  expect(link).toHaveAttribute('href', '/notice/guide?page=files');
  expect(link).toHaveAttribute('target', '_blank');
});

it('refuses a file before it leaves, and says why', async () => {
  open();
  const input = await screen.findByLabelText('파일 고르기', { selector: '[multiple]' });
  // The file picker doesn't offer such a file, but it can still be dropped.
  input.removeAttribute('accept');
  await userEvent.upload(input, file('계약서.exe', 'application/octet-stream'));
  expect(await screen.findByText('계약서.exe')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '다음' })).toHaveAttribute('aria-disabled', 'true');
});

it('is closed to those who may not send', async () => {
  stubWindowWidth(1440);
  signInAs([]);
  openApp('/contract/send/upload');
  expect(await screen.findByText(/문서 보내기 권한이 필요해요/)).toBeInTheDocument();
});

it('never calls a title saved that is too long, and says so before the field is left', async () => {
  stubWindowWidth(1440);
  signInAs(['CONTRACT_SEND']);
  server.use(
    http.get('/contracts/{contractId}', ({ response }) => response(200).json(ok(draftContract()))),
    http.get('/files/{fileId}', ({ response }) => response(200).json(ok(storedFile()))),
  );
  openApp(`/contract/send/upload?contractId=${contractId}`);
  const title = await screen.findByLabelText('문서 이름');
  await userEvent.click(title);
  await userEvent.paste('가'.repeat(101));
  expect(screen.getByText('100자까지 적을 수 있어요.')).toBeInTheDocument();
  expect(screen.getByText('문서 이름을 고쳐야 해요')).toBeInTheDocument();
  expect(screen.queryByText('저장했어요')).toBeNull();
  expect(title).toHaveFocus();
  // Someone who has only emptied the field is about to type another title.
  await userEvent.clear(title);
  expect(screen.queryByText('문서 이름을 적어주세요.')).toBeNull();
});

it('arranges the pages of a file, and the draft gets the new file', async () => {
  stubWindowWidth(1440);
  signInAs(['CONTRACT_SEND']);
  const upload = storedFile();
  const saved: (string[] | undefined)[] = [];
  server.use(
    http.get('/contracts/{contractId}', ({ response }) => response(200).json(ok(draftContract()))),
    http.get('/files/{fileId}', ({ response }) => response(200).json(ok(upload))),
    http.post('/files/{fileId}/arrangement', async ({ request, response }) => {
      const { pages } = await request.json();
      const arrangement = { fileId: upload.fileId, pageCount: 2, pages };
      const fileId = '0198c0de-0000-7000-8000-0000000000f9';
      return response(200).json(ok(storedFile({ fileId, pageCount: 1, pages: upload.pages.slice(1), arrangement })));
    }),
    http.patch('/contracts/{contractId}', async ({ request, response }) => {
      saved.push((await request.json()).fileIds);
      return response(200).json(
        ok({
          contractId,
          status: 'DRAFT',
          sealState: 'NONE',
          version: 4,
          documentNo: null,
          expiresAt: null,
          scheduledAt: null,
        }),
      );
    }),
  );
  openApp(`/contract/send/upload?contractId=${contractId}`);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '쪽 정리' }));
  await user.click(await screen.findByRole('button', { name: '1쪽 빼기' }));
  await user.click(screen.getByRole('button', { name: '적용' }));
  expect(await screen.findByText(/1쪽 · .*2쪽에서 정리했어요/)).toBeInTheDocument();
  await waitFor(() => expect(saved).toEqual([['0198c0de-0000-7000-8000-0000000000f9']]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
