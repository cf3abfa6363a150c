import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApp } from '../support/app';
import { http, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { signInAs } from '../support/session';

const CONTRACT = '0b7f4a0e-6a5e-4a4e-8f53-0c7b8f3b2a10';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  stubWindowWidth(1440);
  signInAs();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('says of a document that a member may not see that it is not there for them', async () => {
  server.use(
    http.get('/contracts/{contractId}', ({ response }) =>
      response('default').json({ isSuccess: false, code: 403, errorCode: 'FORBIDDEN', message: '' }, { status: 403 }),
    ),
  );
  openApp(`/preview/${CONTRACT}`);
  expect(await screen.findByRole('heading', { level: 1, name: '볼 수 없는 문서예요' })).toBeInTheDocument();
  expect(screen.getByText('문서가 없거나, 볼 수 있는 사람이 따로 있어요.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '다시 불러오기' })).toBeNull();
});
