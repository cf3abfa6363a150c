import { Component, lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { memberSigningSession, tokenStorage } from '@/shared/session';
import { useLayout } from '@/shared/ui/layout/responsive';
import type { Runtime } from '../runtime/runtime';
import * as styles from './own-console.css';

const isOwn = () => memberSigningSession.contractId() !== null && tokenStorage.read() !== null;

/**
 * Shows the console's sidebar next to the receiver pages for a member who came from the console to sign. Other
 * receivers never load it. On a phone, the console has no sidebar, so the pages' own Back button is enough.
 */
export function createConsoleFrame(loadRuntime: () => Promise<Runtime>) {
  const Sidebar = lazy(async () => {
    const [{ queryClient }, { LiveConsoleSidebar }, { userQueries }] = await Promise.all([
      loadRuntime(),
      import('./live-console-sidebar'),
      import('@/entities/user'),
    ]);
    await queryClient.query({ ...userQueries.session(), staleTime: 'static' });
    return { default: () => <LiveConsoleSidebar queryClient={queryClient} /> };
  });

  return function OwnConsole() {
    const layout = useLayout();
    const isBeside = useSyncExternalStore(memberSigningSession.subscribe, isOwn) && layout === 'desktop';
    // The outlet must keep its position in the tree, or the signing state would be lost.
    return (
      <div className={isBeside ? styles.besideSidebar : styles.passThrough}>
        {isBeside && (
          <NothingIfItFails>
            <Suspense fallback={<div className={styles.placeholder} />}>
              <Sidebar />
            </Suspense>
          </NothingIfItFails>
        )}
        <div className={isBeside ? styles.content : styles.passThrough}>
          <Outlet />
        </div>
      </div>
    );
  };
}

/** If the session has ended or the connection is lost, only the sidebar disappears, not the document. */
class NothingIfItFails extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? null : this.props.children);
}
