import type { createBrowserRouter } from 'react-router-dom';
import { href } from '@/shared/routes';
import { sessionRenewal, threadSecret, unsavedWork } from '@/shared/session';
import { SIGNED_IN_ROUTE_ID } from '../routes/routes';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>;

/** Asks for the password where unsaved work is. Returns false if there is none. */
export function keepUnsavedWork(): boolean {
  const isKept = unsavedWork.exists();
  if (isKept) sessionRenewal.ask();
  return isKept;
}

/**
 * Leads from a signed-in page to the sign-in page, unless work would be lost. Returns false on pages that need no
 * session.
 */
export function leaveSession(router: Router): boolean {
  const isBehindGuard = router.state.matches.some((match) => match.route.id === SIGNED_IN_ROUTE_ID);
  if (isBehindGuard && !keepUnsavedWork()) void router.navigate(getSignInUrl(router), { replace: true });
  return isBehindGuard;
}

/** Leads back to where the user was, or was going, without the secret of an emailed link. */
function getSignInUrl({ state: { location: here, navigation } }: Pick<Router, 'state'>) {
  const wanted = navigation.location ?? here;
  const { pathname, search } = threadSecret.hide(new URL(`${wanted.pathname}${wanted.search}`, location.origin));
  const returnTo = pathname === href('dashboard') ? null : { returnTo: `${pathname}${search}` };
  return `${href('signIn')}?${new URLSearchParams({ ended: 'true', ...returnTo })}`;
}
