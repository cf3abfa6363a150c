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
  if (isBehindGuard && !keepUnsavedWork()) {
    const { location: here, navigation } = router.state;
    void router.navigate(getSignInUrl('ended', navigation.location ?? here), { replace: true });
  }
  return isBehindGuard;
}

/** Says why the user is asked again, and leads back to where they were, without the secret of an emailed link. */
export function getSignInUrl(reason: 'ended' | 'elsewhere', wanted: { pathname: string; search: string }) {
  const { pathname, search } = threadSecret.hide(new URL(`${wanted.pathname}${wanted.search}`, location.origin));
  const returnTo = pathname === href('dashboard') ? null : { returnTo: `${pathname}${search}` };
  return `${href('signIn')}?${new URLSearchParams({ [reason]: 'true', ...returnTo })}`;
}
