import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { components } from '#openapi';
import { openApp } from '../support/app';
import { draftContract } from '../support/draft';
import { http, ok, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { signInAs } from '../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const settings: components['schemas']['ServiceSettings'] = {
  expiryDays: 14,
  remindDaysBefore: [3, 1],
  settings: draftContract().settings,
  channels: ['MAIL'],
  verifications: [],
  linkDays: 30,
  repliesToSender: false,
  documentPrefix: 'HB',
  phoneMessages: 'ALIMTALK_FIRST',
  hasAlimtalk: true,
};

function open(permissions: Parameters<typeof signInAs>[0]) {
  stubWindowWidth(1440);
  signInAs(permissions);
  server.use(http.get('/service-settings', ({ response }) => response(200).json(ok(settings))));
  openApp('/setting/service');
}

it('saves what was changed, letters as capitals', async () => {
  const prefixes: (string | null | undefined)[] = [];
  open(['ORGANIZATION_MANAGE']);
  server.use(
    http.patch('/service-settings', async ({ request, response }) => {
      prefixes.push((await request.json()).documentPrefix);
      return response(200).json(ok({ ...settings, documentPrefix: 'DJ' }));
    }),
  );
  const letters = await screen.findByRole('textbox', { name: '문서 번호 앞글자' });
  await userEvent.clear(letters);
  await userEvent.type(letters, 'dj');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(prefixes).toEqual(['DJ']));
  await waitFor(() => expect(letters).toHaveValue('DJ'));
});

it('sends text messages only where that is chosen, and never sends back what the installation can do', async () => {
  const bodies: object[] = [];
  open(['ORGANIZATION_MANAGE']);
  server.use(
    http.patch('/service-settings', async ({ request, response }) => {
      bodies.push(await request.json());
      return response(200).json(ok({ ...settings, phoneMessages: 'TEXT' }));
    }),
  );
  await userEvent.click(await screen.findByRole('radio', { name: '문자만' }));
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  const { hasAlimtalk: _, ...own } = settings;
  expect(bodies).toEqual([{ ...own, phoneMessages: 'TEXT' }]);
});

it('lets replies go to the sender', async () => {
  const saved: unknown[] = [];
  open(['ORGANIZATION_MANAGE']);
  server.use(
    http.patch('/service-settings', async ({ request, response }) => {
      saved.push((await request.json()).repliesToSender);
      return response(200).json(ok({ ...settings, repliesToSender: true }));
    }),
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: '메일 답장을 보낸 멤버가 받기' }));
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(saved).toEqual([true]));
});

it('is to be read by whoever may not change it', async () => {
  open([]);
  expect(await screen.findByRole('textbox', { name: '문서 번호 앞글자' })).toHaveAttribute('readonly');
  expect(screen.getByText('조직 설정 권한이 있는 멤버가 고칠 수 있어요.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '저장하기' })).toBeNull();
});

it('offers to load again after a failure', async () => {
  open([]);
  const body = { isSuccess: false, code: 403, message: '권한이 없어요.', errorCode: 'FORBIDDEN' } as const;
  server.use(http.get('/service-settings', ({ response }) => response('default').json(body, { status: 403 })));
  expect(await screen.findByRole('button', { name: '다시 불러오기' })).toBeInTheDocument();
});

it('reads full-width digits as days, and asks for others again', async () => {
  const saved: unknown[] = [];
  open(['ORGANIZATION_MANAGE']);
  server.use(
    http.patch('/service-settings', async ({ request, response }) => {
      const { expiryDays, linkDays } = await request.json();
      saved.push({ expiryDays, linkDays });
      return response(200).json(ok({ ...settings, expiryDays: 21 }));
    }),
  );
  const days = await screen.findByLabelText('보낸 날부터 며칠 뒤에 마감할까요?');
  await userEvent.clear(days);
  await userEvent.type(days, '２１');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(saved).toEqual([{ expiryDays: 21, linkDays: 30 }]));
  await userEvent.clear(days);
  await userEvent.type(days, '곧');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('1일부터 365일까지 적어주세요.')).toBeVisible();
  expect(saved).toHaveLength(1);
});
