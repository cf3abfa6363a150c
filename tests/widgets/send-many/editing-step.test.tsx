import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
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

it('shows the rows of now where those of before are still known', async () => {
  stubWindowWidth(390);
  const client = new QueryClient();
  client.setQueryData(batchQueries.sheet(batch).queryKey, { rows: [exampleRow('한유나')], version: 1 });
  server.use(
    http.get('/batches/{batchId}/rows', ({ response }) =>
      response(200).json(ok({ rows: [exampleRow('임시온')], next: null, version: 2 })),
    ),
  );
  const step = (
    <EditingStep
      batch={batch}
      title="안전 교육 확인서"
      alert={null}
      renderFrame={({ children }) => children}
      onFile={ignore}
      onReview={ignore}
      onReload={ignore}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: step }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('임시온')).toBeInTheDocument();
  expect(screen.queryByText('한유나')).toBeNull();
});
