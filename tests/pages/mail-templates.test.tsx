import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { components } from '#openapi';
import { openApp } from '../support/app';
import { http, ok, server } from '../support/http';
import { mailText } from '../support/mail-texts';
import { stubWindowWidth } from '../support/media';
import { signInAs } from '../support/session';

type Schemas = components['schemas'];
const refusal = (code: 404 | 409, errorCode: Schemas['ErrorCode']) =>
  [{ isSuccess: false, code, message: '', errorCode } satisfies Schemas['ErrorBody'], { status: code }] as const;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => server.close());

const ID = '0198c0de-0000-7000-8000-0000000000f1';
const changedAt = '2026-11-20T00:00:00Z';
const BUILT_IN = mailText({ subject: '기본 제목' });
const PREVIEW: Schemas['MailPreview'] = {
  subject: '[도장] 미리 본 제목',
  organizationName: '한빛물산 주식회사',
  blocks: [{ type: 'HEADING', words: '미리 본 메일' }],
  foot: [],
  textMessage: { text: '[도장] 문자', bytes: 11, size: 'SMS' },
  alimtalk: null,
  isBuiltIn: false,
};
let template: Schemas['MailTemplate'];

function open(search = '', permissions: Parameters<typeof signInAs>[0] = ['ORGANIZATION_MANAGE']) {
  stubWindowWidth(1440);
  signInAs(permissions);
  template = { mailTemplateId: ID, name: '입사 서류', texts: [mailText()], version: 1, changedAt };
  server.use(
    http.get('/mail-templates', ({ response }) =>
      response(200).json(
        ok({
          builtIn: [BUILT_IN],
          mailTemplates: [{ mailTemplateId: ID, name: '입사 서류', kinds: ['SIGN_REQUEST'], version: 1, changedAt }],
        }),
      ),
    ),
    http.get('/mail-templates/{mailTemplateId}', ({ params, response }) =>
      params.mailTemplateId === ID
        ? response(200).json(ok(template))
        : response('default').json(...refusal(404, 'NOT_FOUND')),
    ),
    http.post('/mail-templates/preview', ({ response }) => response(200).json(ok(PREVIEW))),
  );
  return openApp(`/setting/mail${search}`);
}

const subjectOf = () => screen.findByRole('textbox', { name: /^메일 제목/ });

it('saves all words with the version that was read', async () => {
  const bodies: unknown[] = [];
  open(`?mail=${ID}`);
  server.use(
    http.patch('/mail-templates/{mailTemplateId}', async ({ request, response }) => {
      bodies.push(await request.json());
      return response(200).json(ok({ ...template, texts: [mailText({ subject: '새 제목' })], version: 2 }));
    }),
  );
  const subject = await subjectOf();
  await userEvent.clear(subject);
  await userEvent.type(subject, '새 제목');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(bodies).toEqual([{ version: 1, texts: [mailText({ subject: '새 제목' })] }]));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '저장하기' })).toHaveAttribute('aria-disabled', 'true'),
  );
});

it('keeps what was typed if another member was first, until it is read again', async () => {
  open(`?mail=${ID}`);
  server.use(
    http.patch('/mail-templates/{mailTemplateId}', ({ response }) =>
      response('default').json(...refusal(409, 'VERSION_CONFLICT')),
    ),
  );
  const subject = await subjectOf();
  await userEvent.type(subject, '!');
  template = { ...template, texts: [mailText({ subject: '다른 분의 제목' })], version: 2 };
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText(/다른 분이 먼저 바꿨어요/)).toBeVisible();
  expect(subject).toHaveValue(`${mailText().subject}!`);
  await userEvent.click(screen.getByRole('button', { name: '새로 불러오기' }));
  await waitFor(async () => expect(await subjectOf()).toHaveValue('다른 분의 제목'));
});

it('asks before unsaved words are left', async () => {
  open(`?mail=${ID}`);
  await userEvent.type(await subjectOf(), '!');
  await userEvent.click(screen.getByRole('button', { name: '기본 메일' }));
  const question = await screen.findByRole('alertdialog', { name: '고치던 문구가 사라져요. 나갈까요?' });
  await userEvent.click(within(question).getByRole('button', { name: '나가기' }));
  expect(await screen.findByRole('heading', { name: '기본 메일' })).toBeVisible();
});

it('makes new words from the built-in ones, which cannot be changed', async () => {
  const bodies: unknown[] = [];
  open();
  server.use(
    http.post('/mail-templates', async ({ request, response }) => {
      bodies.push(await request.json());
      return response(200).json(ok(template));
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '복사해서 고치기' }));
  expect(screen.queryByRole('textbox', { name: /^메일 제목/ })).toBeNull();
  await userEvent.type(await screen.findByLabelText('문구 이름'), '입사 서류');
  await userEvent.click(screen.getByRole('button', { name: '만들기' }));
  await waitFor(() => expect(bodies).toEqual([{ name: '입사 서류', texts: [BUILT_IN] }]));
  expect(await subjectOf()).toBeVisible();
});

it('sends the words on the screen to oneself', async () => {
  const bodies: unknown[] = [];
  open(`?mail=${ID}`);
  server.use(
    http.post('/mail-templates/test', async ({ request, response }) => {
      bodies.push(await request.json());
      return response(200).json(ok(null));
    }),
  );
  await userEvent.type(await subjectOf(), '!');
  await userEvent.click(screen.getByRole('button', { name: '나에게 보내보기' }));
  await waitFor(() => expect(bodies).toEqual([{ text: mailText({ subject: `${mailText().subject}!` }) }]));
});

it('says so if the words are gone', async () => {
  open('?mail=0198c0de-0000-7000-8000-0000000000f9');
  expect(await screen.findByText('지운 문구예요')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '기본 메일 보기' }));
  expect(await screen.findByRole('heading', { name: '기본 메일' })).toBeVisible();
});

it('shows words to members who cannot manage the organisation', async () => {
  open(`?mail=${ID}`, []);
  expect(await screen.findByText('조직 설정 권한이 있는 멤버가 고칠 수 있어요.')).toBeVisible();
  expect(await screen.findByText('미리 본 메일')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^메일 제목/ })).toBeNull();
});
