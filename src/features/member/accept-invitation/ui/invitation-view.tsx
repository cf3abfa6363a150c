import { UserPlus } from '@/shared/icons';
import type { SnapshotFrom } from 'xstate';
import type { NewAccount } from '@/entities/member';
import { getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Stack } from '@/shared/ui/layout/stack';
import type { acceptInvitationMachine } from '../model/accept-invitation.machine';
import { NewAccountForm } from './new-account-form';

type InvitationViewProps = {
  snapshot: Pick<SnapshotFrom<typeof acceptInvitationMachine>, 'value' | 'context'>;
  onAccept: () => void;
  onAccount: (account: NewAccount) => void;
  onRetry: () => void;
  onSignIn: () => void;
  onSignOut: () => void;
};

export function InvitationView({ snapshot: { value, context }, ...on }: InvitationViewProps) {
  const { invitation, failure, link, signedInEmail } = context;
  switch (value) {
    case 'checking':
    case 'deciding':
      return (
        <Banner tone="neutral" announce>
          초대를 확인하고 있어요.
        </Banner>
      );
    case 'accepting':
    case 'ready':
    case 'askingAccount':
      if (context.account || value === 'askingAccount') {
        return (
          <NewAccountForm
            email={link.inviteeEmail}
            isBusy={value === 'accepting'}
            failure={failure && getErrorMessage(failure)}
            onGiven={on.onAccount}
          />
        );
      }
      return (
        <Stack gap={5}>
          {failure && <Banner tone="danger">{getErrorMessage(failure)}</Banner>}
          <p>
            <strong>{invitation?.maskedEmail}</strong> 주소로 온 초대예요.
          </p>
          <Button
            variant="primary"
            size="xl"
            fullWidth
            icon={<UserPlus />}
            loading={value === 'accepting'}
            loadingLabel="들어가는 중"
            onClick={on.onAccept}
          >
            함께하기
          </Button>
        </Stack>
      );
    case 'wrongAccount':
      return (
        <Stack gap={5}>
          <Banner tone="warning" announce>
            지금은 {signedInEmail} 주소로 로그인했어요. 초대는 {invitation?.maskedEmail} 주소로 왔어요.
          </Banner>
          <Button variant="primary" size="xl" fullWidth onClick={on.onSignOut}>
            로그아웃하고 계속하기
          </Button>
        </Stack>
      );
    case 'signInNeeded':
      return (
        <Stack gap={5}>
          <Banner tone="neutral">초대받은 주소로 로그인하면 함께할 수 있어요. 메일에 있는 링크를 눌러도 돼요.</Banner>
          <Button variant="primary" size="xl" fullWidth onClick={on.onSignIn}>
            로그인하기
          </Button>
        </Stack>
      );
    case 'unreachable':
      return (
        <Stack gap={5}>
          <Banner tone="danger">{getErrorMessage(failure)}</Banner>
          <Button variant="secondary" size="xl" fullWidth onClick={on.onRetry}>
            다시 불러오기
          </Button>
        </Stack>
      );
    case 'dead':
      return (
        <Stack gap={5}>
          <Banner tone="danger">{getErrorMessage(failure)}</Banner>
          <Button variant="secondary" size="xl" fullWidth onClick={on.onSignIn}>
            {signedInEmail ? '홈으로 가기' : '로그인하기'}
          </Button>
        </Stack>
      );
    case 'accepted':
      return (
        <Banner tone="accent" announce>
          이제 {invitation?.organizationName}에서 함께 써요.
        </Banner>
      );
  }
}
