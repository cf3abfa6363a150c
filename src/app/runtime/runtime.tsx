import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { createQueryClient, onSessionExpired } from '@/shared/api';

/**
 * What the pages behind the landing stand on: the query cache and the session. It is a chunk of its own, so that a
 * visitor of the landing pages does not load it.
 */
export function createRuntime({ leaveSession }: { leaveSession: () => boolean }) {
  const queryClient = createQueryClient();
  // The pages of the session forget what they know when they have left; any other may go on without it.
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
