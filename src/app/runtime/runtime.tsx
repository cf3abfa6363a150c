import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { createQueryClient, onSessionExpired } from '@/shared/api';

/** Creates the query cache and the session in a separate chunk, which the landing pages don't load. */
export function createRuntime({ leaveSession }: { leaveSession: () => boolean }) {
  const queryClient = createQueryClient();
  // Signed-in pages clear the cache when they unmount. Other pages stay open without a session, so the cache is cleared
  // here.
  onSessionExpired(() => {
    if (!leaveSession()) queryClient.clear();
  });
  return {
    queryClient,
    Component: () => (
      <QueryClientProvider client={queryClient}>
        <Outlet />
      </QueryClientProvider>
    ),
  };
}

export type Runtime = ReturnType<typeof createRuntime>;
