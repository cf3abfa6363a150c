import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { userQueries } from '@/entities/user';
import { AcceptInvitation } from '@/features/member/accept-invitation';
import { useSignOut } from '@/features/auth/sign-out';
import { href } from '@/shared/routes';
import { tokenStorage } from '@/shared/session';
import { AuthFrame, LegalLinks } from '@/widgets/auth-frame';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Stack } from '@/shared/ui/layout/stack';
import { toast } from '@/shared/ui/feedback/toast';

export function InvitationAcceptancePage() {
  const link = useInvitationLink();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  // The invitation looks different to signed-in users. Without tokens, nobody is signed in.
  const session = useQuery({ ...userQueries.session(), enabled: tokenStorage.read() !== null });
  const here = `${pathname}${search}`;

  if (!link) {
    return (
      <Frame>
        <Stack gap={5}>
          <Banner tone="danger">초대 링크가 맞지 않아요. 메일에 있는 링크를 다시 눌러주세요.</Banner>
          <Button variant="secondary" size="xl" fullWidth onClick={() => void navigate(href('root'))}>
            홈으로 가기
          </Button>
        </Stack>
      </Frame>
    );
  }
  if (session.isLoading) {
    return (
      <Frame>
        <Banner tone="neutral">초대를 확인하고 있어요.</Banner>
      </Frame>
    );
  }
  const signedInEmail = session.data?.user.email ?? null;
  return (
    <AcceptInvitation
      key={signedInEmail}
      link={link}
      signedInEmail={signedInEmail}
      frame={Frame}
      onAccepted={() => {
        toast.success('이제 함께 써요');
        void navigate(href('dashboard'), { replace: true });
      }}
      onSignIn={() =>
        void navigate(signedInEmail ? href('dashboard') : `${href('signIn')}?returnTo=${encodeURIComponent(here)}`)
      }
      onSignOut={() => signOut.mutate({ to: here }, { onSuccess: () => queryClient.clear() })}
    />
  );
}

type FrameProps = { organizationName?: string | null; children: React.ReactNode };

const Frame = ({ organizationName = null, children }: FrameProps) => (
  <AuthFrame
    title={organizationName ? `${organizationName}에서 함께 쓰자고 초대했어요` : '초대'}
    footer={<LegalLinks />}
  >
    <title>초대 | 도장</title>
    {children}
  </AuthFrame>
);

function useInvitationLink() {
  const [params] = useSearchParams();
  const organizationMemberUuid = params.get('organizationMemberUuid');
  const inviteeEmail = params.get('inviteeEmail');
  return organizationMemberUuid && inviteeEmail
    ? { organizationMemberUuid, inviteeEmail, code: params.get('code') }
    : null;
}
