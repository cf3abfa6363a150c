import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The first page of a run loads and compiles its chunks, which can take longer than the default of one second.
configure({ reactStrictMode: true, asyncUtilTimeout: 25_000 });

/** jsdom has no layout to observe, but every tooltip needs a ResizeObserver. */
class NoLayout implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: NoLayout });
// The pages that know no receiver speak the browser's language.
Object.defineProperty(navigator, 'languages', { value: ['ko-KR', 'ko'], configurable: true });

/**
 * All files of a worker share a window and its modules, so anything that a test leaves behind would affect the next
 * file.
 */
afterEach(() => {
  cleanup();
  // Removes toasts and portal containers. Without animations, they never disappear on their own.
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
});

/** A preloaded chunk that arrives after its file has ended fails, and then fails again in every later file. */
afterAll(() => vi.dynamicImportSettled());
