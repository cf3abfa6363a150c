import { useLocation } from 'react-router-dom';
import { useSession } from '@/entities/user';
import { href } from '@/shared/routes';
import { Banner } from '@/shared/ui/feedback/banner';
import { Link } from '@/shared/ui/actions/link';

/** Asks members to verify their phone while they prepare a document, instead of only when they send it. */
export function VerificationDueBanner() {
  const { annualVerification } = useSession();
  const { pathname } = useLocation();
  if (annualVerification.valid) return null;
  return (
    <Banner
      tone="warning"
      action={<Link to={`${href('annualAuth')}?returnTo=${encodeURIComponent(pathname)}`}>본인 확인하기</Link>}
    >
      보내기 전에 본인 확인이 필요해요. 휴대폰으로 1분이면 끝나고, 이 문서로 돌아와요.
    </Banner>
  );
}
