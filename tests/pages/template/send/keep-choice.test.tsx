import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { batchDraftStore, NO_RECIPIENTS } from '@/features/batch/send-to-contacts';
import { toTerms } from '@/pages/template/send/multiple/model/batch-terms';
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
const exampleMember = '0198c0de-0000-7000-8000-000000000002';

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

const choose = () => userEvent.click(screen.getByRole('checkbox', { name: /^문예린/ }));
const isChosen = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^문예린/ }).checked;
const RESTORED = '고르던 분과 적던 내용을 이어서 보여드려요.';

it('keeps who was chosen and what was typed until the sender comes back', async () => {
  const { address } = await open();
  expect(screen.queryByText(RESTORED)).toBeNull();
  await choose();
  await userEvent.type(screen.getByRole('textbox', { name: /^함께 보낼 말/ }), '확인 부탁드려요.');
  await leave();
  await waitFor(() => expect(address()).toContain('/config/single'));
  cleanup();
  await open();
  expect(screen.getByText(RESTORED)).toBeVisible();
  expect(isChosen()).toBe(true);
  expect(screen.getByRole('textbox', { name: /^함께 보낼 말/ })).toHaveValue('확인 부탁드려요.');
});

it('starts over for a sender who wants to', async () => {
  await open();
  await choose();
  cleanup();
  await open();
  await userEvent.click(screen.getByRole('button', { name: '처음부터 고르기' }));
  expect(isChosen()).toBe(false);
  cleanup();
  await open();
  expect([isChosen(), screen.queryByText(RESTORED)]).toEqual([false, null]);
});

it('forgets values of fields that the template no longer has', async () => {
  const place = { templateId: template.templateId, organizationMemberUuid: exampleMember };
  const choice = { chosen: NO_RECIPIENTS, values: { gone: '현장관리팀' }, terms: toTerms(template) };
  batchDraftStore.write(place, choice);
  await open();
  await choose();
  expect(batchDraftStore.read(place)).toMatchObject({ values: {}, chosen: { contacts: [{ name: '문예린' }] } });
});

it('forgets the choice once the batch was started', async () => {
  const { address } = await open();
  const batch = exampleBatch({ templateId: template.templateId });
  server.use(
    http.post('/templates/{templateId}/send/multiple', ({ response }) => response(200).json(ok(batch))),
    http.get('/batches/{batchId}/rows', ({ response }) => response(200).json(ok({ rows: [], next: null, version: 1 }))),
    http.get('/batches/{batchId}/cost', ({ response }) => response(200).json(ok({ cost: null, coveredRows: 3 }))),
    http.post('/templates/{templateId}/send/many', ({ response }) =>
      response(200).json(ok({ ...batch, state: 'RUNNING' })),
    ),
    http.get('/batches/{batchId}', ({ response }) => response(200).json(ok({ ...batch, state: 'RUNNING' }))),
  );
  await choose();
  await userEvent.click(screen.getByRole('button', { name: '1명에게 보내기' }));
  const review = await screen.findByRole('dialog', { name: '12명에게 보낼까요?' });
  await userEvent.click(within(review).getByRole('button', { name: '보내기' }));
  await waitFor(() =>
    expect(address()).toBe(`/template/send/${template.templateId}/config/many?batchId=${batch.batchId}`),
  );
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('sendMultiple'))).toEqual([]);
});
