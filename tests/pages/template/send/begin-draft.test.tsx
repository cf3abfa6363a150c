import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { storyTemplate } from '@/widgets/send-frame/ui/story-template';
import { openApp } from '../../../support/app';
import { draftContract, draftReceiver } from '../../../support/draft';
import { http, ok, server } from '../../../support/http';
import { stubWindowWidth } from '../../../support/media';
import { signInAs } from '../../../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => sessionStorage.clear());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const { templateId } = storyTemplate();
const idOf = (place: number) => `0198c0de-0000-7000-8000-00000000000${place}`;

/** Answers like the server, which counts each change of a draft in its version. */
function answer() {
  const drafts = new Map<string, ReturnType<typeof draftContract>>();
  const keys = new Map<string, string>();
  const world = { drafts, template: storyTemplate() };
  server.use(
    http.get('/templates/{templateId}', ({ response }) => response(200).json(ok(world.template))),
    http.get('/mail-templates', ({ response }) => response(200).json(ok({ builtIn: [], mailTemplates: [] }))),
    http.post('/templates/{templateId}/drafts', ({ request, response }) => {
      const key = request.headers.get('Idempotency-Key') ?? '';
      const contractId = keys.get(key) ?? idOf(keys.size + 1);
      keys.set(key, contractId);
      const receivers = [draftReceiver({ name: '', title: '', email: null, slotName: '근로자' })];
      const draft = draftContract({ contractId, templateId, receivers, version: 1, title: '근로계약서' });
      drafts.set(contractId, draft);
      return response(200).json(ok(toState(draft)));
    }),
    http.get('/contracts/{contractId}', ({ params, response }) => {
      const draft = drafts.get(params.contractId);
      if (draft) return response(200).json(ok(draft));
      return response('default').json(
        { isSuccess: false, code: 404, message: '', errorCode: 'NOT_FOUND' },
        { status: 404 },
      );
    }),
    http.patch('/contracts/{contractId}', ({ params, response }) => {
      const before = drafts.get(params.contractId) ?? draftContract();
      const draft = { ...before, version: before.version + 1 };
      drafts.set(draft.contractId, draft);
      return response(200).json(ok(toState(draft)));
    }),
  );
  return world;
}

const toState = (draft: ReturnType<typeof draftContract>) => {
  const { contractId, status, sealState, version, documentNo, expiresAt, scheduledAt } = draft;
  return { contractId, status, sealState, version, documentNo, expiresAt, scheduledAt };
};

async function open() {
  cleanup();
  stubWindowWidth(1440);
  signInAs(['CONTRACT_SEND']);
  const { address } = openApp(`/template/send/${templateId}/config/single`);
  await screen.findByRole('heading', { name: '받는 분만 적으면 돼요' });
  return address().split('contractId=')[1];
}

it('opens the draft again that was left untouched', async () => {
  const { drafts } = answer();
  expect([await open(), await open()]).toEqual([idOf(1), idOf(1)]);
  expect(drafts.size).toBe(1);
});

it('makes another draft once something was typed', async () => {
  answer();
  await open();
  await userEvent.type(screen.getByLabelText(/함께 보낼 말/), '확인 부탁드려요.');
  await screen.findByText('저장했어요');
  expect(await open()).toBe(idOf(2));
});

it('makes another draft if the first was deleted, or the template was published anew', async () => {
  const world = answer();
  await open();
  world.drafts.delete(idOf(1));
  expect(await open()).toBe(idOf(2));
  world.template = storyTemplate({ publishedNumber: 4, number: 4 });
  expect(await open()).toBe(idOf(3));
});
