import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { storyVisit } from '@/features/receiver/visit-direct-url/ui/story-visit';
import { openApp } from '../support/app';
import { ok, server, signHttp } from '../support/http';
import { stubWindowWidth } from '../support/media';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const visit = (change: Partial<typeof storyVisit> = {}) => {
  stubWindowWidth(390);
  server.use(
    signHttp.get('/sign/direct-urls/{code}', ({ response }) => response(200).json(ok({ ...storyVisit, ...change }))),
  );
};

it('says at the question what the link says meanwhile', async () => {
  visit({ standing: 'FULL' });
  openApp('/receiver/account?directUrl=3kTmDa0sW9');
  expect(await screen.findByRole('heading', { name: '정해둔 인원이 모두 찼어요' })).toBeVisible();
  expect(screen.getByText(/이미 시작했다면 받은 메일이나 문자에 있는 링크로/)).toBeVisible();
});

it('asks nothing of a link that cannot be one', async () => {
  stubWindowWidth(390);
  openApp('/receiver/account');
  expect(await screen.findByRole('heading', { name: '링크가 맞지 않아요' })).toBeVisible();
});

it('shows the sheet to print in place of the letter, also of a paused link', async () => {
  visit({ standing: 'PAUSED' });
  openApp('/direct-url/3kTmDa0sW9?sheet=qr');
  expect(await screen.findByRole('img', { name: '서명하는 링크의 QR 코드' })).toBeVisible();
  expect(screen.getByText(/받지 않는 링크예요/)).toBeVisible();
});
