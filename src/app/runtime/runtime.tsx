import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { createQueryClient, onSessionExpired } from '@/shared/api';

/**
 * What the pages behind the landing stand on: the query cache and the session. It is a chunk of its own, so that a
 * visitor of the landing pages does not load it.
 */
export function createRuntime({ onExpired }: { onExpired: () => void }) {
  const queryClient = createQueryClient();
  onSessionExpired(() => {
    queryClient.clear();
    onExpired();
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
