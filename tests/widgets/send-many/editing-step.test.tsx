import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { batchQueries } from '@/entities/batch';
import { EditingStep } from '@/widgets/send-many/ui/editing-step';
import { exampleBatch, exampleRow } from '../../support/example-batch';
import { http, ok, server } from '../../support/http';
import { stubWindowWidth } from '../../support/media';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const batch = exampleBatch({ mode: 'MANY' });
const ignore = vi.fn();
const onFile = vi.fn();

function open(client = new QueryClient(), readVersion: number | null = null) {
  const step = (
    <EditingStep
      batch={batch}
      readVersion={readVersion}
      title="안전 교육 확인서"
      alert={null}
      renderFrame={({ children }) => children}
      onFile={onFile}
      onReview={ignore}
      onReload={ignore}
    />
  );
  const router = createMemoryRouter([
    { path: '/', element: step },
    { path: '/elsewhere', element: '다른 화면' },
  ]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const isWarnedOnReload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('shows the rows of now where those of before are still known', async () => {
  stubWindowWidth(390);
  const client = new QueryClient();
  client.setQueryData(batchQueries.sheet(batch).queryKey, { rows: [exampleRow('한유나')], version: 1 });
  server.use(
    http.get('/batches/{batchId}/rows', ({ response }) =>
      response(200).json(ok({ rows: [exampleRow('임시온')], next: null, version: 2 })),
    ),
  );
  open(client);
  expect(await screen.findByText('임시온')).toBeInTheDocument();
  expect(screen.queryByText('한유나')).toBeNull();
});

it('warns before a reload while a cell is being typed in, and saves its text before going elsewhere', async () => {
  stubWindowWidth(1440);
  const row = exampleRow('임시온', { rowId: '0198c0de-0000-7000-8000-0000000000f1' });
  const saved: unknown[] = [];
  server.use(
    http.get('/batches/{batchId}/rows', ({ response }) =>
      response(200).json(ok({ rows: [row], next: null, version: 1 })),
    ),
    http.patch('/batches/{batchId}/rows', async ({ request, response }) => {
      saved.push((await request.json()).changes);
      return response(200).json(ok({ rows: [], version: 2, counts: batch.counts }));
    }),
  );
  const router = open();
  const cell = await screen.findByRole('textbox', { name: /^근로자 이름, 1번 줄/ });
  expect(isWarnedOnReload()).toBe(false);
  await userEvent.click(cell);
  await userEvent.keyboard('한유나');
  expect(isWarnedOnReload()).toBe(true);
  void router.navigate('/elsewhere');
  expect(await screen.findByText('다른 화면')).toBeInTheDocument();
  const [column] = batch.columns;
  expect(saved).toEqual([[{ rowId: row.rowId, cells: { [column?.key ?? '']: '한유나' } }]]);
});

const respondWithVersion = (version: number) =>
  server.use(
    http.get('/batches/{batchId}/rows', ({ response }) =>
      response(200).json(ok({ rows: [exampleRow('임시온')], next: null, version })),
    ),
  );
const upload = async (file: File) => userEvent.upload(await screen.findByLabelText('엑셀 다시 올리기'), file);

it('asks before a file replaces rows that were edited here, also on an earlier visit', async () => {
  stubWindowWidth(1440);
  onFile.mockClear();
  respondWithVersion(4);
  open(undefined, 3);
  const file = new File(['a'], 'a.xlsx');
  await upload(file);
  await userEvent.click(await screen.findByRole('button', { name: '그만두기' }));
  expect(onFile).not.toHaveBeenCalled();
  await upload(file);
  await userEvent.click(await screen.findByRole('button', { name: '모두 바꾸기' }));
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
});

it.each([
  [1, null],
  [3, 3],
])('replaces rows as they were in a file (version %s) without a question', async (version, readVersion) => {
  stubWindowWidth(1440);
  onFile.mockClear();
  respondWithVersion(version);
  open(undefined, readVersion);
  await upload(new File(['a'], 'a.xlsx'));
  expect(onFile).toHaveBeenCalledOnce();
});
