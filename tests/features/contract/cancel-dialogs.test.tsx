import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { CancelDialog as CancelBatchDialog } from '@/features/batch/follow-batch/ui/cancel-dialog';
import { BulkActionDialog } from '@/features/contract/follow/act-on-many/ui/bulk-action-dialog';
import { SaveViewDialog } from '@/features/contract/filing/save-view/ui/save-view-dialog';
import { GroupDrawer } from '@/features/group/edit-group';
import { InviteMembersDialog } from '@/features/member/invite-members/ui/invite-members-dialog';
import { MakeMark } from '@/features/mark/make-mark';
import { ReceiptEmailDialog } from '@/features/payment/receipt-email/ui/receipt-email-dialog';
import { DeclineDialog } from '@/features/receiver/sign-document/ui/act-dialogs';
import { ReasonDialog } from '@/shared/ui/overlays/reason-dialog';
import { RenameDialog } from '@/shared/ui/overlays/rename-dialog';
import { http, ok, server } from '../../support/http';
import { stubWindowWidth } from '../../support/media';
import { renderInRouter } from '../../support/render-in-router';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ignore = () => {};
const idle = { isBusy: false, failure: null };
const SEAT = '0198c0de-0000-7000-8000-000000000001';
type Open = (onClose: () => void) => ReactNode;

const DIALOGS: readonly [what: string, label: RegExp, open: Open][] = [
  ['a name', /^이름/, (onClose) => <RenameDialog {...idle} name="정문" onRename={ignore} onClose={onClose} />],
  [
    'a reason',
    /이유/,
    (onClose) => (
      <ReasonDialog
        {...idle}
        title="취소할까요?"
        description="되돌릴 수 없어요."
        reasonLabel="이유"
        confirmLabel="취소하기"
        onConfirm={ignore}
        onClose={onClose}
      />
    ),
  ],
  [
    'a group',
    /그룹 이름/,
    (onClose) => <GroupDrawer group={null} organizationUuid={SEAT} mayManage onClose={onClose} />,
  ],
  ['a view', /이름/, (onClose) => <SaveViewDialog query="status=DRAFT" onClose={onClose} />],
  ['invitations', /메일 주소/, (onClose) => <InviteMembersDialog held={[]} onClose={onClose} />],
  [
    'the address for receipts',
    /메일 주소/,
    (onClose) => <ReceiptEmailDialog organizationUuid={SEAT} receiptEmail={null} onClose={onClose} />,
  ],
  [
    'many contracts',
    /취소하는 이유/,
    (onClose) => (
      <BulkActionDialog action="CANCEL" chosen={{ contractIds: [SEAT] }} count={1} onDone={ignore} onClose={onClose} />
    ),
  ],
  ['declining', /이유/, (onClose) => <DeclineDialog {...idle} onDecline={ignore} onClose={onClose} />],
];

function show(dialog: ReactNode) {
  stubWindowWidth(1440);
  server.use(
    http.get('/groups', ({ response }) => response(200).json(ok([]))),
    http.get('/organizations/members/{organizationUuid}', ({ response }) =>
      response(200).json(ok({ items: [], total: 0, page: 1, size: 20 })),
    ),
  );
  renderInRouter(dialog);
}
const giveUp = () => userEvent.click(screen.getByRole('button', { name: '그만두기' }));
const QUESTION = { name: '적던 내용이 사라져요. 나갈까요?' };

it.each(DIALOGS)('asks before 그만두기 drops what was typed for %s', async (_, label, open) => {
  const onClose = vi.fn();
  show(open(onClose));
  await userEvent.type(screen.getByRole('textbox', { name: label }), '새로 적은 것');
  await giveUp();
  expect(await screen.findByRole('alertdialog', QUESTION)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it.each(DIALOGS)('closes at once if nothing was typed for %s', async (_, label, open) => {
  const onClose = vi.fn();
  show(open(onClose));
  const input = screen.getByRole('textbox', { name: label });
  await userEvent.type(input, '나{Backspace}');
  await giveUp();
  expect(onClose).toHaveBeenCalledOnce();
});

const makeMark = (onClose: () => void, isTyped: boolean) => (
  <MakeMark
    {...idle}
    kind="SEAL"
    acceptSeal={false}
    name="김하나"
    emptyCount={1}
    saved={null}
    keeping={{ title: '새 도장', confirm: '만들기', fields: null, isTyped }}
    phone={null}
    onMade={ignore}
    onClose={onClose}
  />
);

it('asks before 그만두기 drops the changed characters of a seal', async () => {
  const onClose = vi.fn();
  show(makeMark(onClose, false));
  await userEvent.type(screen.getByDisplayValue('김하나'), '인');
  await giveUp();
  expect(await screen.findByRole('alertdialog', QUESTION)).toBeVisible();
});

it.each([
  [true, 0],
  [false, 1],
])('with the name of a seal typed (%s), closes %i times', async (isTyped, times) => {
  const onClose = vi.fn();
  show(makeMark(onClose, isTyped));
  await giveUp();
  expect(onClose).toHaveBeenCalledTimes(times);
});

it('asks before sending on drops the reason for cancelling a batch', async () => {
  const onClose = vi.fn();
  const counts = { total: 2, wrong: 0, ready: 1, sent: 1, failed: 0, leftOut: 0 };
  show(<CancelBatchDialog batch={{ counts }} onCancel={ignore} onClose={onClose} />);
  await userEvent.click(screen.getByRole('radio', { name: '진행 중인 문서도 취소하기' }));
  await userEvent.type(screen.getByRole('textbox', { name: /취소하는 까닭/ }), '잘못 보냈어요');
  await userEvent.click(screen.getByRole('button', { name: '계속 보내기' }));
  expect(await screen.findByRole('alertdialog', QUESTION)).toBeVisible();
});
