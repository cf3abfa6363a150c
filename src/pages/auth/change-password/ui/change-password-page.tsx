import { useNavigate, useParams } from 'react-router-dom';
import { ResetPassword } from '@/features/auth/reset-password';
import { endSession } from '@/shared/api';
import { href } from '@/shared/routes';
import { AuthFrame, LegalLinks } from '@/widgets/auth-frame';

export function ChangePasswordPage() {
  const { tokenId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <AuthFrame title="새 비밀번호 정하기" description="바꾸고 나면 모든 기기에서 로그아웃돼요." footer={<LegalLinks />}>
      <title>새 비밀번호 정하기 | 도장</title>
      <ResetPassword
        sessionCode={tokenId}
        onChanged={() => {
          void endSession();
          void navigate(`${href('signIn')}?changed=true`, { replace: true });
        }}
      />
    </AuthFrame>
  );
}
