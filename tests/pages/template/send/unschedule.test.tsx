import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { storyTemplate } from '@/widgets/send-frame/ui/story-template';
import { openApp } from '../../../support/app';
import { exampleBatch } from '../../../support/example-batch';
import { http, ok, server } from '../../../support/http';
import { stubWindowWidth } from '../../../support/media';
import { signInAs } from '../../../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function open(state: 'PUBLISHED' | 'RETIRED') {
  stubWindowWidth(1440);
  signInAs(['CONTRACT_SEND']);
  const template = storyTemplate({ state });
  const { templateId } = template;
  const draft = exampleBatch({ templateId, mode: 'MANY' });
  let batch = { ...draft, state: 'SCHEDULED' as 'SCHEDULED' | 'DRAFT', scheduledAt: '2099-12-01T00:00:00Z' };
  const versions: unknown[] = [];
  server.use(
    http.get('/templates/{templateId}', ({ response }) => response(200).json(ok(template))),
    http.get('/batches/{batchId}', ({ response }) => response(200).json(ok(batch))),
    http.get('/batches/{batchId}/rows', ({ response }) => response(200).json(ok({ rows: [], next: null, version: 1 }))),
    http.get('/batches/{batchId}/cost', ({ response }) => response(200).json(ok({ cost: null, coveredRows: 3 }))),
    http.get('/mail-templates', ({ response }) => response(200).json(ok({ builtIn: [], mailTemplates: [] }))),
    http.patch('/batches/{batchId}', async ({ request, response }) => {
      versions.push(await request.json());
      batch = { ...batch, state: 'DRAFT' };
      return response(200).json(ok(draft));
    }),
  );
  openApp(`/template/send/${templateId}/config/many?batchId=${batch.batchId}`);
  await userEvent.click(await screen.findByRole('button', { name: '예약 풀고 고치기' }));
  return versions;
}

it('says that a retired template is sent again only after it is used again', async () => {
  const versions = await open('RETIRED');
  const dialog = await screen.findByRole('dialog', { name: '예약을 풀까요?' });
  expect(dialog).toHaveTextContent('예약을 풀면 템플릿을 다시 쓰기로 한 뒤에 보내거나 예약할 수 있어요.');
  expect(versions).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: '예약 풀고 고치기' }));
  await waitFor(() => expect(versions).toEqual([{ version: 1 }]));
});

it('asks nothing if the template is still used', async () => {
  const versions = await open('PUBLISHED');
  await waitFor(() => expect(versions).toEqual([{ version: 1 }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});
