import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { components } from '#openapi';
import { beginSession } from '@/shared/api';
import { tokenStorage } from '@/shared/session';
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
const refused = { isSuccess: false, code: 401, message: '', errorCode: 'UNAUTHENTICATED' } as const;
const wrong = {
  isSuccess: false,
  code: 401,
  message: '메일 주소나 비밀번호가 달라요.',
  errorCode: 'CREDENTIALS_WRONG',
} as const;
const PASSWORD = 'hanbit-2026';

const isRenewed = (request: Request) => request.headers.get('authorization') === 'Bearer there';

/** The session has been ended elsewhere: only tokens that are issued afterwards are accepted. */
async function openSettings() {
  stubWindowWidth(1440);
  signInAs(['ORGANIZATION_MANAGE']);
  await beginSession({ accessJwt: 'old', refreshJwt: 'old' });
  const saved: unknown[] = [];
  server.use(
    http.get('/groups', ({ response }) => response(200).json(ok([]))),
    http.get('/mail-templates', ({ response }) => response(200).json(ok({ builtIn: [], mailTemplates: [] }))),
    http.get('/service-settings', ({ response }) => response(200).json(ok(settings))),
    http.patch('/auths/access-tokens', ({ response }) => response('default').json(refused, { status: 401 })),
    http.patch('/service-settings', async ({ request, response }) => {
      if (!isRenewed(request)) return response('default').json(refused, { status: 401 });
      saved.push(await request.json());
      return response(200).json(ok({ ...settings, documentPrefix: 'DJ' }));
    }),
    http.post('/auths/login', async ({ request, response }) => {
      const { email, password } = await request.json();
      if (email !== 'jisu.kim@hanbit.example' || password !== PASSWORD)
        return response('default').json(wrong, { status: 401 });
      return response(200).json(ok({ userInfo: { accessJwt: 'here', refreshJwt: 'r1' } }));
    }),
    http.post('/auths/login/{organizationMemberUuid}', ({ response }) =>
      response(200).json(ok({ userInfo: { accessJwt: 'there', refreshJwt: 'r2' } })),
    ),
  );
  const app = openApp('/setting/service');
  const prefix = await screen.findByRole('textbox', { name: '문서 번호 앞글자' });
  return { ...app, saved, prefix };
}

it('asks for the password on the page if something there is unsaved, and then goes on', async () => {
  const { prefix, saved, address } = await openSettings();
  await userEvent.clear(prefix);
  await userEvent.type(prefix, 'dj');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));

  const dialog = await screen.findByRole('dialog', { name: '다시 로그인해주세요' });
  const give = async (password: string) => {
    const field = within(dialog).getByLabelText('비밀번호');
    await userEvent.clear(field);
    await userEvent.type(field, `${password}{Enter}`);
  };
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: '계속 쓰기' }));
  await give('wrong');
  expect(await within(dialog).findByText('메일 주소나 비밀번호가 달라요.')).toBeVisible();
  await give(PASSWORD);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(tokenStorage.read()).toEqual({ accessJwt: 'there', refreshJwt: 'r2' });
  expect(address()).toBe('/setting/service');
  expect(prefix).toHaveValue('dj');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(saved).toMatchObject([{ documentPrefix: 'DJ' }]));
});

it('leads to the sign-in page and back here if nothing is unsaved', async () => {
  const { address } = await openSettings();
  server.use(http.get('/organizations/{id}', ({ response }) => response('default').json(refused, { status: 401 })));
  await userEvent.click(screen.getByRole('link', { name: '조직 정보' }));
  await waitFor(() => expect(address()).toBe('/auth/sign-in?ended=true&returnTo=%2Fsetting%2Forganization'));
  expect(await screen.findByText('오래 쓰지 않아서 로그아웃됐어요. 다시 로그인해주세요.')).toBeVisible();
});

it('asks before settings that are unsaved are left', async () => {
  const { prefix, address } = await openSettings();
  await userEvent.type(prefix, 'X');
  await userEvent.click(screen.getByRole('link', { name: '그룹' }));
  const question = await screen.findByRole('alertdialog', { name: '적던 내용이 사라져요. 나갈까요?' });
  const stay = within(question).getByRole('button', { name: '계속 쓰기' });
  expect(stay).toHaveFocus();
  await userEvent.click(stay);
  expect(address()).toBe('/setting/service');
  expect(prefix).toHaveValue('HBX');
});
