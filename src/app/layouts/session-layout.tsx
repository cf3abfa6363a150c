import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { showFlashMessage } from '@/entities/payment/provider-window';
import { tokenStorage } from '@/shared/session';
import { useLiveUpdates } from './use-live-updates';

/**
 * Clears the cache only after the last signed-in page has been unmounted. Earlier, mounted pages would refetch their
 * data.
 */
export function Component() {
  const queryClient = useQueryClient();
  useLiveUpdates();
  useEffect(showFlashMessage, []);
  useEffect(
    () => () => {
      if (!tokenStorage.read()) queryClient.clear();
    },
    [queryClient],
  );
  return <Outlet />;
}
