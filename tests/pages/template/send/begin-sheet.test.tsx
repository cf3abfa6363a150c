import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { storyTemplate } from '@/widgets/send-frame/ui/story-template';
import { openApp } from '../../../support/app';
import { exampleBatch, exampleRow } from '../../../support/example-batch';
import { http, ok, server } from '../../../support/http';
import { stubWindowWidth } from '../../../support/media';
import { signInAs } from '../../../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('shows the rows of a new sheet once its address has the batch, so that they are not taken away again', async () => {
  stubWindowWidth(390);
  signInAs(['CONTRACT_SEND']);
  const template = storyTemplate();
  const batch = exampleBatch({ templateId: template.templateId, mode: 'MANY' });
  const readAt: string[] = [];
  server.use(
    http.get('/templates/{templateId}', ({ response }) => response(200).json(ok(template))),
    http.get('/batches', ({ response }) => response(200).json(ok({ items: [], page: 1, size: 20, total: 0 }))),
    http.post('/batches', ({ response }) => response(200).json(ok(batch))),
    http.get('/batches/{batchId}', ({ response }) => response(200).json(ok(batch))),
    http.get('/batches/{batchId}/rows', ({ response }) => {
      readAt.push(address());
      return response(200).json(ok({ rows: [exampleRow('한유나')], next: null, version: 1 }));
    }),
  );
  const { address } = openApp(`/template/send/${template.templateId}/config/many`);
  await userEvent.click(await screen.findByRole('button', { name: '엑셀 없이 여기서 적기' }));
  expect(await screen.findByText('한유나')).toBeInTheDocument();
  expect([...new Set(readAt)]).toEqual([expect.stringContaining(`batchId=${batch.batchId}`)]);
});
