import { useNavigate, useSearchParams } from 'react-router-dom';
import { isSameOriginPath } from '@/shared/lib/own-path';
import { href } from '@/shared/routes';

/**
 * Opens the dialog for buying credits if the URL contains `?buy=credits`, along with how many are needed and where to
 * go afterwards. The URL survives loading a new document, which the payment window requires.
 */
export function useCreditPurchaseDialog() {
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
