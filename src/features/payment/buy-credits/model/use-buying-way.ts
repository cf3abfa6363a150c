import { useLocation, useNavigate } from 'react-router-dom';
import { toCreditPurchaseUrl } from '@/entities/payment/credit';
import { useSession } from '@/entities/user';

/** Opens the page for buying credits, which leads back to `returnTo`. Undefined if the member may not pay. */
export function useCreditPurchase(): ((missing: number, returnTo: string) => void) | undefined {
  const navigate = useNavigate();
  const { user } = useSession();
  if (!user.permissions.includes('PAYMENT_MANAGE')) return undefined;
  return (missing, returnTo) => void navigate(toCreditPurchaseUrl({ missing, returnTo }));
}

/** Like `useCreditPurchase`, but returns to the current page. */
export function useCreditPurchaseFromHere(): ((missing: number) => void) | undefined {
  const { pathname, search } = useLocation();
  const buy = useCreditPurchase();
  return buy && ((missing) => buy(missing, `${pathname}${search}`));
}
