import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { createQueryClient, tokenRefresh } from '@/shared/api';

/**
 * What the pages behind the landing stand on: the query cache and the session. It is a chunk of its own, so that a
 * visitor of the landing pages does not load it.
 */
export function createRuntime({ onSessionExpired }: { onSessionExpired: () => void }) {
  const queryClient = createQueryClient();
  tokenRefresh.subscribe((snapshot) => {
    if (!snapshot.matches('expired')) return;
    queryClient.clear();
    onSessionExpired();
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
