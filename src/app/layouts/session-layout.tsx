import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { showFlashMessage } from '@/entities/payment/provider-window';
import { sessionRenewal, tokenStorage } from '@/shared/session';
import { useLiveUpdates } from './use-live-updates';

const RenewSession = lazy(async () => ({
  default: (await import('@/features/auth/renew-session')).RenewSession,
}));

const MembershipEnded = lazy(async () => ({
  default: (await import('@/features/organization/switch-organization')).MembershipEnded,
}));

/**
 * Clears the cache only after the last signed-in page has been unmounted. Earlier, mounted pages would refetch their
 * data.
 */
export function Component() {
  const queryClient = useQueryClient();
  const [isMembershipEnded, setMembershipEnded] = useState(false);
  useLiveUpdates(useCallback(() => setMembershipEnded(true), []));
  useEffect(showFlashMessage, []);
  useEffect(
    () => () => {
      if (!tokenStorage.read()) queryClient.clear();
    },
    [queryClient],
  );
  const isRenewalAsked = useSyncExternalStore(sessionRenewal.subscribe, sessionRenewal.isAsked);
  return (
    <>
      <Outlet />
      {isRenewalAsked && (
        <Suspense>
          <RenewSession />
        </Suspense>
      )}
      {isMembershipEnded && (
        <Suspense>
          <MembershipEnded onClose={() => setMembershipEnded(false)} />
        </Suspense>
      )}
    </>
  );
}
