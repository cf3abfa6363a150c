import { Component, lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { memberSigningSession, tokenStorage } from '@/shared/session';
import { useLayout } from '@/shared/ui/layout/responsive';
import type { Runtime } from '../runtime/runtime';
import * as styles from './own-console.css';

const isOwn = () => memberSigningSession.contractId() !== null && tokenStorage.read() !== null;

/** Shows the console's sidebar to a member who came from the console to sign. Other receivers never load it. */
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
    // The outlet must keep its position in the tree, because the signing state is lost otherwise.
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

/** Without a session or a connection, only the sidebar disappears, and the document stays. */
class NothingIfItFails extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? null : this.props.children);
}
