import { useNavigate, useSearchParams } from 'react-router-dom';
import { isSameOriginPath } from '@/shared/lib/own-path';
import { href } from '@/shared/routes';

/**
 * The dialog for buying credits is open if the URL contains `?buy=credits`, with the missing credits and where to
 * continue afterwards. The URL survives loading a new document, which the payment window needs.
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
