import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SignIn } from '@/features/auth/sign-in';
import { isSameOriginPath } from '@/shared/lib/own-path';
import { href } from '@/shared/routes';
import { AuthFrame, LegalLinks } from '@/widgets/auth-frame';
import { Link } from '@/shared/ui/actions/link';

import * as styles from './sign-in-page.css';

const SignUpDialog = lazy(async () => ({ default: (await import('@/features/auth/sign-up')).SignUpDialog }));

/** By the query parameter that says why the user was led here. */
const NOTICES = {
  ended: '오래 쓰지 않아서 로그아웃됐어요. 다시 로그인해주세요.',
  /** Somebody signed out in another tab, or it found the session over. */
  elsewhere: '로그인이 풀렸어요. 다시 로그인해주세요.',
  changed: '비밀번호를 바꿨어요. 다시 로그인해주세요.',
};

export function SignInPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = params.get('returnTo');
  const notice = Object.entries(NOTICES).find(([reason]) => params.has(reason))?.[1];
  const goOn = () =>
    void navigate(returnTo && isSameOriginPath(returnTo) ? returnTo : href('dashboard'), { replace: true });

  return (
    <AuthFrame title="로그인" description="메일 주소로 로그인해요." footer={<LegalLinks />}>
      <title>로그인 | 도장</title>
      <SignIn
        notice={notice}
        findPassword={<Link to={href('findPassword')}>비밀번호 찾기</Link>}
        onSignedIn={({ isVerificationDue }) => {
          if (isVerificationDue) void navigate(href('annualAuth'), { replace: true });
          else goOn();
        }}
      />
      <p className={styles.signUp}>
        처음이신가요? <Link to="?dialog=sign-up">가입하기</Link>
      </p>
      {params.get('dialog') === 'sign-up' && (
        <Suspense>
          <SignUpDialog onClose={() => void navigate(href('signIn'), { replace: true })} onSignedUp={goOn} />
        </Suspense>
      )}
    </AuthFrame>
  );
}
