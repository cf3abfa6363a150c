import { useLocation, useNavigate } from 'react-router-dom';
import { toBuyingAddress } from '@/entities/payment/credit';
import { useSession } from '@/entities/user';

/**
 * Returns a function that opens the page for buying credits and returns to `returnTo` afterwards, or undefined if the
 * member may not pay.
 */
export function useBuyingWay(): ((missing: number, returnTo: string) => void) | undefined {
  const navigate = useNavigate();
  const { user } = useSession();
  if (!user.permissions.includes('PAYMENT_MANAGE')) return undefined;
  return (missing, returnTo) => void navigate(toBuyingAddress({ missing, returnTo }));
}

/** Works like `useBuyingWay`, but returns to the current page. */
export function useBuyingFromHere(): ((missing: number) => void) | undefined {
  const { pathname, search } = useLocation();
  const buy = useBuyingWay();
  return buy && ((missing) => buy(missing, `${pathname}${search}`));
}
