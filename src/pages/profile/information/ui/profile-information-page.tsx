import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { userQueries, useSession } from '@/entities/user';
import { useSignOut } from '@/features/auth/sign-out';
import { VerifyPhone } from '@/features/auth/verify-phone';
import { ChangePicture } from '@/features/profile/change-picture';
import { EditProfile } from '@/features/profile/edit-profile';
import { formatDay } from '@/shared/lib/seoul-time';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { Card } from '@/shared/ui/layout/card';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { formatPhone } from '@/shared/ui/inputs/phone-input';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { toast } from '@/shared/ui/feedback/toast';
import * as styles from './profile-information-page.css';

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('@/features/profile/change-password')).ChangePasswordDialog,
}));
const CloseAccountDialog = lazy(async () => ({
  default: (await import('@/features/profile/close-account')).CloseAccountDialog,
}));

export const ProfileInformationPage = () => (
  <>
    <title>내 정보 | 도장</title>
    <PageHeader title="내 정보" />
    <Suspense fallback={<PageSkeleton />}>
      <ProfileInformation />
    </Suspense>
  </>
);

function ProfileInformation() {
  const { user } = useSession();
  const { data: details } = useSuspenseQuery(userQueries.details());
  const { data: extra } = useSuspenseQuery(userQueries.extraDetails());
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'password' | 'close' | null>(null);
  const signOut = useSignOut();

  return (
    <Stack gap={6} className={styles.column}>
      <ChangePicture user={user} />
      <EditProfile user={user} extra={extra} />
      <Card title="휴대폰 본인 확인">
        <Stack gap={4}>
          <p className={styles.textBlock}>{verificationWords(details.phone, details.lastVerifiedAt)}</p>
          <VerifyPhone
            key={params.get('requestUuid')}
            userUuid={user.userUuid}
            purpose="profile"
            callbackPath={paths.profileInformation}
            requestUuid={params.get('requestUuid')}
            onVerified={() => {
              toast.success('본인 확인을 마쳤어요');
              void navigate(paths.profileInformation, { replace: true });
            }}
          />
        </Stack>
      </Card>
      <Card title="로그인과 보안">
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={() => setDialog('password')}>
            비밀번호 바꾸기
          </Button>
          <Button
            variant="secondary"
            loading={signOut.isPending}
            onClick={() => signOut.mutate({ everywhere: true }, { onError: () => toast.error() })}
          >
            모든 기기에서 로그아웃
          </Button>
          <Button variant="ghost" onClick={() => setDialog('close')}>
            탈퇴하기
          </Button>
        </div>
      </Card>
      <Suspense>
        {dialog === 'password' && <ChangePasswordDialog email={user.email} onClose={() => setDialog(null)} />}
        {dialog === 'close' && <CloseAccountDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </Stack>
  );
}

function verificationWords(phone: string | null, lastVerifiedAt: string | null) {
  if (!lastVerifiedAt) return '아직 본인 확인을 하지 않았어요. 1년에 한 번 확인해요.';
  return `${phone ? formatPhone(phone) : ''} · ${formatDay(lastVerifiedAt)}에 확인했어요. 1년에 한 번 확인해요.`;
}
