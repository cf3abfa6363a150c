import { useNavigate, useSearchParams } from 'react-router-dom';
import { isSameOriginPath } from '@/shared/lib/own-path';
import { href } from '@/shared/routes';

/**
 * `?buy=credits` opens the dialog, with the number of missing credits and where to go afterwards. The URL survives
 * loading a new document, which the payment window requires.
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
