import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InviteForm } from '@/features/member/invite-members/ui/invite-form';

const nothing = () => {};

function open(onDirty: (isDirty: boolean) => void = nothing) {
  const onInvite = vi.fn();
  render(<InviteForm held={[]} groups={[]} isBusy={false} failure={null} onInvite={onInvite} onDirty={onDirty} />);
  return { onInvite, field: screen.getByRole('textbox', { name: /메일 주소/ }) };
}

const invited = (emails: string[]) => ({ emails, permissions: [], groupUuids: [] });

it('takes a pasted address out of its brackets', async () => {
  const { onInvite, field } = open();
  await userEvent.click(field);
  await userEvent.paste('홍길동 <hong@team.example>');
  expect(screen.getByRole('button', { name: 'hong@team.example 빼기' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '1명 초대하기' }));
  expect(onInvite).toHaveBeenCalledExactlyOnceWith(invited(['hong@team.example']));
});

it('takes a typed address out of its brackets', async () => {
  const { onInvite, field } = open();
  await userEvent.type(field, '홍길동 <hong@team.example>{Enter}kim@team.example ');
  await userEvent.click(screen.getByRole('button', { name: '2명 초대하기' }));
  expect(onInvite).toHaveBeenCalledExactlyOnceWith(invited(['hong@team.example', 'kim@team.example']));
});

it('says that text would be lost before it is an address', async () => {
  const onDirty = vi.fn();
  const { field } = open(onDirty);
  await userEvent.type(field, 'kim');
  expect(onDirty).toHaveBeenLastCalledWith(true);
  await userEvent.clear(field);
  expect(onDirty).toHaveBeenLastCalledWith(false);
});

it('marks an address that the server would refuse', async () => {
  const { onInvite, field } = open();
  await userEvent.type(field, '<hong@team>{Enter}');
  expect(screen.getByLabelText('확인이 필요해요')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '0명 초대하기' }));
  expect(onInvite).not.toHaveBeenCalled();
});
