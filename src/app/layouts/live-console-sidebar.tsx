import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { ConsoleSidebar } from '@/widgets/app-shell';
import { useLiveUpdates } from './use-live-updates';

/** Subscribes to updates itself, because it is rendered outside the signed-in pages. */
export const LiveConsoleSidebar = ({ queryClient }: { queryClient: QueryClient }) => (
  <QueryClientProvider client={queryClient}>
    <Live />
  </QueryClientProvider>
);

function Live() {
  useLiveUpdates();
  return <ConsoleSidebar />;
}
