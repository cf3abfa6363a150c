import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { storyTemplate } from '@/widgets/send-frame/ui/story-template';
import { openApp } from '../../support/app';
import { exampleBatch, exampleRow } from '../../support/example-batch';
import { http, ok, server } from '../../support/http';
import { stubWindowWidth } from '../../support/media';
import { signInAs } from '../../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const template = storyTemplate();
const contractId = '0198c0de-0000-7000-8000-0000000000d1';
const counts = { total: 2, wrong: 0, ready: 0, sent: 2, failed: 0, leftOut: 0 };
const messages = { waiting: 0, delivered: 1, failed: 1, unreachedRows: 1 };
const sent = exampleRow('이도윤', { position: 0, state: 'SENT', standing: 'SENT' });
const unreached = exampleRow('한유나', {
  position: 1,
  state: 'SENT',
  standing: 'SENT',
  contractId,
  undelivered: [{ name: '한유나', channel: 'SMS', reason: '없는 번호예요' }],
});

/** Answers the rows that the filter asks for. */
function open(change: Parameters<typeof exampleBatch>[0]) {
  stubWindowWidth(1440);
  signInAs(['CONTRACT_SEND']);
  const batch = exampleBatch({ mode: 'MANY', templateId: template.templateId, ...change });
  server.use(
    http.get('/templates/{templateId}', ({ response }) => response(200).json(ok(template))),
    http.get('/batches/{batchId}', ({ response }) => response(200).json(ok(batch))),
    http.get('/batches/{batchId}/rows', ({ query, response }) => {
      const rows = query.get('unreached') === 'true' ? [unreached] : [sent, unreached];
      return response(200).json(ok({ rows, next: null, version: 1 }));
    }),
  );
  openApp(`/template/send/${template.templateId}/config/many?batchId=${batch.batchId}`);
  return batch;
}

it('says whom it did not reach and why, and answers how many were sent the request again', async () => {
  const batch = open({ state: 'DONE', counts, messages });
  server.use(
    http.post('/batches/{batchId}/resend', ({ response }) => {
      const after = { ...batch, messages: { ...messages, waiting: 1, failed: 0, unreachedRows: 0 } };
      server.use(http.get('/batches/{batchId}', ({ response: read }) => read(200).json(ok(after))));
      return response(200).json(ok({ batch: after, receivers: 1, skipped: 0 }));
    }),
  );
  expect(await screen.findByText('한유나 님에게 문자가 닿지 않았어요 · 없는 번호예요')).toBeVisible();
  expect(screen.getByRole('link', { name: '연락처 고치기' })).toHaveAttribute('href', `/contract/${contractId}`);
  await userEvent.click(screen.getByRole('radio', { name: '닿지 않음 1' }));
  await waitFor(() => expect(screen.queryByText('이도윤')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: '닿지 않은 분에게 다시' }));
  expect(await screen.findByText('1명에게 다시 보냈어요')).toBeVisible();
  expect(screen.queryByRole('button', { name: '닿지 않은 분에게 다시' })).toBeNull();
});

it('shows what was sent while the response to an act was on its way', async () => {
  const before = { ...counts, total: 12, ready: 9, sent: 3 };
  const batch = open({ state: 'RUNNING', counts: before });
  server.use(
    http.post('/batches/{batchId}/pause', ({ response }) => {
      const after = exampleBatch({ ...batch, state: 'PAUSED', counts: { ...counts, total: 12, ready: 3, sent: 9 } });
      server.use(http.get('/batches/{batchId}', ({ response: read }) => read(200).json(ok(after))));
      return response(200).json(ok({ ...after, counts: before }));
    }),
  );
  expect(await screen.findByRole('heading', { name: '3 / 12건 보냈어요' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '잠깐 멈추기' }));
  expect(await screen.findByRole('heading', { name: '9 / 12건 보냈어요' })).toBeVisible();
});

it('says that the remaining rows of a cancelled batch are not sent', async () => {
  open({ state: 'CANCELLED', counts: { ...counts, ready: 1, sent: 1 } });
  server.use(
    http.get('/batches/{batchId}/rows', ({ response }) =>
      response(200).json(ok({ rows: [exampleRow('임시온', { state: 'READY' })], next: null, version: 1 })),
    ),
  );
  expect(await screen.findByText('보내지 않음')).toBeVisible();
  expect(screen.queryByText('준비됨')).toBeNull();
});

it('counts the rows that were left out, and says why', async () => {
  const batch = open({ state: 'DONE', counts: { ...counts, total: 3, leftOut: 1 } });
  const [column] = batch.columns;
  const problems = [{ key: column?.key ?? '', code: 'EMPTY', message: '적어주세요.' }];
  server.use(
    http.get('/batches/{batchId}/rows', ({ query, response }) => {
      const rows = query.get('state') === 'LEFT_OUT' ? [exampleRow('임시온', { state: 'LEFT_OUT', problems })] : [sent];
      return response(200).json(ok({ rows, next: null, version: 1 }));
    }),
  );
  expect(await screen.findByText(/^1건은 뺐어요/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '뺀 줄 1' }));
  expect(await screen.findByText(`${column?.head}: 적어주세요.`)).toBeVisible();
  expect(screen.getByRole('button', { name: '뺀 줄만 내려받기' })).toBeVisible();
});
