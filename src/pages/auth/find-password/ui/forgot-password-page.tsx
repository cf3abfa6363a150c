import { ForgotPassword } from '@/features/auth/reset-password';
import { href } from '@/shared/routes';
import { AuthFrame, LegalLinks } from '@/widgets/auth-frame';
import { Link } from '@/shared/ui/actions/link';

export const ForgotPasswordPage = () => (
  <AuthFrame title="비밀번호 찾기" description="가입한 메일 주소로 바꾸는 방법을 보내드려요." footer={<LegalLinks />}>
    <title>비밀번호 찾기 | 도장</title>
    <ForgotPassword back={<Link to={href('signIn')}>로그인으로 돌아가기</Link>} />
  </AuthFrame>
);
