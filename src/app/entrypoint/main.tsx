import '../../../fonts/web/dojang-ui.css';
import '../../../fonts/web/pretendard.css';
import '../../../fonts/web/scripts.css';
import '@/shared/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { applyStyleNonce } from '@/shared/lib/csp-nonce';
import { applyThemeChoice } from '@/shared/lib/theme';
import { reopenInExternalBrowser } from '@/shared/lib/browser';
import { siblingTabs } from '@/shared/session';
import { createRoutes } from '../routes/routes';
import { getSignInUrl, keepUnsavedWork, leaveSession } from '../runtime/leave-session';

const OUTSIDE_FALLBACK_MS = 1500;

function start() {
  const container = document.getElementById('root');
  // index.html removes the container if the browser is too old, and shows a message instead.
  if (!container) return;
  applyThemeChoice();
  applyStyleNonce();
  const root = createRoot(container);
  if (reopenInExternalBrowser()) {
    // The receiver may refuse to switch browsers or have no other one, so the page must not stay empty.
    setTimeout(
      () =>
        void import('@/pages/other-browser').then(({ OtherBrowserPage }) =>
          root.render(<OtherBrowserPage onStay={render} />),
        ),
      OUTSIDE_FALLBACK_MS,
    );
  } else {
    void siblingTabs.join(() => keepUnsavedWork() || location.assign(getSignInUrl('elsewhere', location))).then(render);
  }

  function render() {
    root.render(
      <StrictMode>
        <RouterProvider router={createRouter()} />
      </StrictMode>,
    );
  }
}

function createRouter() {
  const router = createBrowserRouter(createRoutes(once(loadRuntime)));
  return router;

  async function loadRuntime() {
    const { createRuntime } = await import('../runtime/runtime');
    return createRuntime({ leaveSession: () => leaveSession(router) });
  }
}

function once<Value>(load: () => Promise<Value>) {
  let loading: Promise<Value> | null = null;
  return () => (loading ??= load());
}

start();
