import { href } from '@/shared/routes';
import { Link } from '@/shared/ui/actions/link';

export const LegalLinks = () => (
  <>
    <Link to={href('landingTerms')} tone="quiet">
      이용약관
    </Link>
    <Link to={href('landingPrivacy')} tone="quiet">
      <strong>개인정보 처리방침</strong>
    </Link>
    <Link to={href('landingSupport')} tone="quiet">
      문의하기
    </Link>
  </>
);
