import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

/** How often the server was told that files are about to come. */
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

it('refuses a file before it leaves, and says why', async () => {
  open();
  const input = await screen.findByLabelText('파일 고르기', { selector: '[multiple]' });
  // The picker leaves such a file out; a drop does not.
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
