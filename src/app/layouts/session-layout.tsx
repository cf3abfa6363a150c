import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { showFlashMessage } from '@/entities/payment/provider-window';
import { tokenStorage } from '@/shared/session';
import { useLiveUpdates } from './use-live-updates';

/**
 * Wraps all signed-in pages. The cache is cleared only once the last of them has been unmounted and nobody is signed
 * in. Clearing it earlier would make pages that are still mounted refetch their data.
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
