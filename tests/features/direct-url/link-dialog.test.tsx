import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { EMPTY_LINK_FORM } from '@/features/direct-url/edit-terms/model/link-form';
import { LinkDialogView } from '@/features/direct-url/edit-terms/ui/link-dialog-view';
import { http, ok, server } from '../../support/http';
import { stubWindowWidth } from '../../support/media';
import { renderInRouter } from '../../support/render-in-router';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function open() {
  stubWindowWidth(1440);
  server.use(http.get('/mail-templates', ({ response }) => response(200).json(ok({ builtIn: [], mailTemplates: [] }))));
  const onClose = vi.fn();
  const ignore = vi.fn();
  renderInRouter(
    <LinkDialogView
      title="링크 만들기"
      templateTitle="보안 서약서"
      initial={EMPTY_LINK_FORM}
      taken={0}
      slots={undefined}
      act="링크 만들기"
      isBusy={false}
      failure={null}
      onSubmit={ignore}
      onEditTemplate={ignore}
      onVerify={ignore}
      onClose={onClose}
    />,
  );
  return onClose;
}

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['그만두기', () => userEvent.click(screen.getByRole('button', { name: '그만두기' }))],
])('asks before %s drops what was typed', async (_, leave) => {
  const onClose = open();
  await userEvent.type(await screen.findByLabelText('링크 이름'), '1공장 정문');
  await leave();
  expect(await screen.findByRole('alertdialog', { name: '적던 내용이 사라져요. 나갈까요?' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '나가기' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes at once while nothing was typed', async () => {
  const onClose = open();
  await userEvent.click(await screen.findByRole('button', { name: '그만두기' }));
  expect(onClose).toHaveBeenCalledOnce();
});
