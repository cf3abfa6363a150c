import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { createQueryClient, onSessionExpired } from '@/shared/api';

/**
 * What the pages behind the landing pages need: the query cache and the session. It is a separate chunk, so that
 * visitors of the landing pages do not load it.
 */
export function createRuntime({ leaveSession }: { leaveSession: () => boolean }) {
  const queryClient = createQueryClient();
  // The pages of the session forget their data once they have left the screen. Any other page may continue without it.
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
