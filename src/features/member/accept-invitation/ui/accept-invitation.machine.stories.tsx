import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createCue } from '#storybook/machine/cue.ts';
import { MachinePage } from '#storybook/machine/machine-page.tsx';
import type { Invitation, InvitationLink, NewAccount } from '@/entities/member';
import { ApiError } from '@/shared/api';
import type { Tokens } from '@/shared/session';
import { acceptInvitationMachine } from '../model/accept-invitation.machine';
import { InvitationView } from './invitation-view';

const account = { name: '이도윤', password: 'hanbit-2026' };
const invitation = {
  organizationMemberUuid: 'm',
  organizationName: '한빛물산 주식회사',
  maskedEmail: 'do***@hanbit.example',
  expiresAt: '2026-11-27T00:00:00Z',
};

type BoardProps = { signedInEmail?: string | null; hasAccount?: boolean; code?: string | null };

function Board({ signedInEmail = null, hasAccount = false, code = 'code' }: BoardProps) {
  const [{ machine, validate, accept }] = useState(createBoard);
  const link = { organizationMemberUuid: 'm', inviteeEmail: 'doyun@hanbit.example', code };
  const actorRef = useActorRef(machine, { input: { link, signedInEmail } });
  const snapshot = useSelector(actorRef, (current) => current);
  const isChecking = snapshot.matches('checking');
  const isAccepting = snapshot.matches('accepting');
  const given = { type: 'account.given', account } as const;

  return (
    <MachinePage
      name="초대 수락"
      machine={machine}
      state={snapshot.value}
      steps={[
        { label: '초대를 찾았어요', isPossible: isChecking, run: validate.answer({ ...invitation, hasAccount }) },
        {
          label: '초대가 끝났어요',
          isPossible: isChecking,
          run: validate.refuse(new ApiError('INVITATION_EXPIRED', { status: 410 })),
        },
        { label: '연결이 끊겼어요', isPossible: isChecking, run: validate.refuse(new ApiError('NETWORK')) },
        {
          label: '이름과 비밀번호를 적었어요',
          isPossible: snapshot.can(given),
          run: () => actorRef.send(given),
        },
        { label: '수락됐어요', isPossible: isAccepting, run: accept.answer({ accessJwt: 'a', refreshJwt: 'r' }) },
        {
          label: '비밀번호가 약해요',
          isPossible: isAccepting,
          run: accept.refuse(new ApiError('PASSWORD_WEAK', { status: 422 })),
        },
      ]}
    >
      <InvitationView
        snapshot={snapshot}
        onAccept={() => actorRef.send({ type: 'accept' })}
        onAccount={(typed) => actorRef.send({ type: 'account.given', account: typed })}
        onRetry={() => actorRef.send({ type: 'retry' })}
        onSignIn={() => {}}
        onSignOut={() => {}}
      />
    </MachinePage>
  );
}

function createBoard() {
  const validate = createCue<Invitation, InvitationLink>();
  const accept = createCue<Tokens, { link: InvitationLink; account: NewAccount | null }>();
  const machine = acceptInvitationMachine.provide({
    actors: { validateInvitation: validate.logic, acceptInvitation: accept.logic },
  });
  return { machine, validate, accept };
}

const meta = { title: '흐름/초대 수락', component: Board } satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewPerson: Story = {
  name: '처음 온 분',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '초대를 찾았어요' }));
    const typed = canvas.getByRole('button', { name: '이름과 비밀번호를 적었어요' });
    await waitFor(() => expect(typed).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(typed);
    await expect(await canvas.findByRole('heading', { name: '화면: accepting' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '수락됐어요' }));
    await expect(await canvas.findByText('이제 한빛물산 주식회사에서 함께 써요.')).toBeVisible();
  },
};
export const WithAccount: Story = { name: '계정이 있는 분', args: { hasAccount: true } };
export const SignedIn: Story = { name: '로그인한 분', args: { signedInEmail: 'doyun@hanbit.example' } };
export const WrongAccount: Story = {
  name: '다른 계정으로 로그인한 분',
  args: { signedInEmail: 'jisu@hanbit.example' },
};
export const WithoutCode: Story = { name: '번호가 빠진 링크', args: { code: null } };
