import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { tokenStorage } from '@/shared/session';
import { useLiveUpdates } from './use-live-updates';

/**
 * Around every page of a session. What they have read is forgotten when the last of them has left the screen and nobody
 * is signed in any more: forgotten earlier, a page that is drawn once more would ask for it again.
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
