import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '@/entities/user';
import { VerifyPhone } from '@/features/auth/verify-phone';
import { paths } from '@/shared/routes';
import { AuthFrame, LegalLinks } from '@/widgets/auth-frame';
import { Link } from '@/shared/ui/actions/link';
import { Stack } from '@/shared/ui/layout/stack';
import { toast } from '@/shared/ui/feedback/toast';
import { clearReturnPath, saveReturnPath, readReturnPath } from '../model/return-path';

export function AnnualVerificationPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [goBackTo] = useState(() => {
    saveReturnPath(params);
    return readReturnPath();
  });
  return (
    <AuthFrame
      title="1년에 한 번, 본인 확인을 해주세요"
      description="보낸 분이 누구인지 확인돼야 계약이 더 단단해져요. 휴대폰으로 1분이면 끝나요."
      footer={<LegalLinks />}
    >
      <title>본인 확인 | 도장</title>
      <Stack gap={5}>
        <VerifyPhone
          userUuid={user.userUuid}
          purpose="annual"
          callbackPath={paths.annualAuth}
          requestUuid={params.get('requestUuid')}
          onVerified={() => {
            toast.success('본인 확인을 마쳤어요');
            clearReturnPath();
            void navigate(goBackTo, { replace: true });
          }}
        />
        <Link to={goBackTo} tone="quiet">
          나중에 하기
        </Link>
      </Stack>
    </AuthFrame>
  );
}
