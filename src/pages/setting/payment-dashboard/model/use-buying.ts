import { useNavigate, useSearchParams } from 'react-router-dom';
import { isSameOriginPath } from '@/shared/lib/own-path';
import { href } from '@/shared/routes';

/**
 * Whether credits are being bought is in the address: `?buy=credits`, with what is missing and where to go on if
 * somebody was about to send something. So it survives the new document that the payment window needs.
 */
export function useBuying() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = params.get('returnTo');
  const goesOnAt = returnTo !== null && isSameOriginPath(returnTo) ? returnTo : null;
  const missing = Number(params.get('missing'));
  return {
    isOpen: params.get('buy') === 'credits',
    missing: Number.isSafeInteger(missing) && missing > 0 ? missing : 0,
    goesOnAt,
    onOpen: () => void navigate(`${href('settingPayment')}?buy=credits`),
    onClose: () => void navigate(goesOnAt ?? href('settingPayment'), { replace: true }),
  };
}
