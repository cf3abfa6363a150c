import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { ConsoleSidebar } from '@/widgets/app-shell';
import { useLiveUpdates } from './use-live-updates';

/** Outside the pages of a session, so it learns by itself that a document has been signed. */
export const LiveConsoleSidebar = ({ queryClient }: { queryClient: QueryClient }) => (
  <QueryClientProvider client={queryClient}>
    <Live />
  </QueryClientProvider>
);

function Live() {
  useLiveUpdates();
  return <ConsoleSidebar />;
}
