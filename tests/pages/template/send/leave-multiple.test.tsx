import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { storyTemplate } from '@/widgets/send-frame/ui/story-template';
import { openApp } from '../../../support/app';
import { exampleBatch, exampleContact } from '../../../support/example-batch';
import { http, ok, server } from '../../../support/http';
import { stubWindowWidth } from '../../../support/media';
import { signInAs } from '../../../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const template = storyTemplate();
const HERE = `/template/send/${template.templateId}/config/multiple`;
const LOST = '고른 분과 적은 내용이 사라져요. 나갈까요?';

async function open() {
  stubWindowWidth(1440);
  signInAs(['CONTRACT_SEND']);
  server.use(
    http.get('/templates/{templateId}', ({ response }) => response(200).json(ok(template))),
    http.get('/contacts', ({ response }) =>
      response(200).json(ok({ items: [exampleContact('문예린')], recent: [], page: 1, size: 20, total: 1 })),
    ),
    http.get('/contact-groups', ({ response }) => response(200).json(ok([]))),
    http.get('/mail-templates', ({ response }) => response(200).json(ok({ builtIn: [], mailTemplates: [] }))),
    http.post('/templates/{templateId}/drafts', ({ response }) =>
      response('default').json(
        { isSuccess: false, code: 404, message: '찾을 수 없어요.', errorCode: 'NOT_FOUND' },
        { status: 404 },
      ),
    ),
  );
  const app = openApp(HERE);
  await screen.findByRole('checkbox', { name: /^문예린/ });
  return app;
}
const leave = () => userEvent.click(screen.getByRole('link', { name: '한 번 보내기' }));

it('asks before the chosen people are lost', async () => {
  const { address } = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: /^문예린/ }));
  await leave();
  expect(await screen.findByRole('dialog', { name: LOST })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '계속 고치기' }));
  expect(screen.getByRole('checkbox', { name: /^문예린/ })).toBeChecked();
  expect(address()).toBe(HERE);
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
  await waitFor(() => expect(address()).toContain('/config/single'));
});

it('does not ask where nothing was chosen or typed', async () => {
  const { address } = await open();
  await leave();
  await waitFor(() => expect(address()).toContain('/config/single'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not ask once the batch was started', async () => {
  const { address } = await open();
  const batch = exampleBatch({ templateId: template.templateId });
  server.use(
    http.post('/templates/{templateId}/send/multiple', ({ response }) => response(200).json(ok(batch))),
    http.get('/batches/{batchId}/rows', ({ response }) => response(200).json(ok({ rows: [], next: null, version: 1 }))),
    http.get('/batches/{batchId}/cost', ({ response }) => response(200).json(ok({ cost: null }))),
    http.post('/templates/{templateId}/send/many', ({ response }) =>
      response(200).json(ok({ ...batch, state: 'RUNNING' })),
    ),
    http.get('/batches/{batchId}', ({ response }) => response(200).json(ok({ ...batch, state: 'RUNNING' }))),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /^문예린/ }));
  await userEvent.click(screen.getByRole('button', { name: '1명에게 보내기' }));
  const review = await screen.findByRole('dialog', { name: '12명에게 보낼까요?' });
  await userEvent.click(within(review).getByRole('button', { name: '보내기' }));
  await waitFor(() =>
    expect(address()).toBe(`/template/send/${template.templateId}/config/many?batchId=${batch.batchId}`),
  );
  expect(screen.queryByRole('dialog', { name: LOST })).toBeNull();
});
