import { ConsoleSidebar } from '@/widgets/app-shell';
import { useLiveUpdates } from './use-live-updates';

/** Outside the pages of a session, so it learns by itself that a document has been signed. */
export function LiveConsoleSidebar() {
  useLiveUpdates();
  return <ConsoleSidebar />;
}
