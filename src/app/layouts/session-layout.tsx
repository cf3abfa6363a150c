import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { tokenStorage } from '@/shared/session';
import { useLiveUpdates } from './use-live-updates';

/**
 * Wraps every page of a session. The data they have read are forgotten once the last of them has left the screen and
 * nobody is signed in any more. If they were forgotten earlier, a page that renders once more would request them again.
 */
export function Component() {
  const queryClient = useQueryClient();
  useLiveUpdates();
  useEffect(
    () => () => {
      if (!tokenStorage.read()) queryClient.clear();
    },
    [queryClient],
  );
  return <Outlet />;
}
