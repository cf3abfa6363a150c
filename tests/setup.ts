import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The first page of a run loads and compiles its chunks; a busy machine takes more than the default second for that.
configure({ reactStrictMode: true, asyncUtilTimeout: 25_000 });

/** The tests' window has no layout whose changes could be watched. Every tooltip asks for them. */
class NoLayout implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: NoLayout });

/** The files of a worker share a window and its modules: what a test leaves behind would be the next file's. */
afterEach(() => {
  cleanup();
  // Toasts and hosts of layers: nothing is animated here, so that they would never go by themselves.
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
});

/** Chunks that a page preloads: one that arrives after its file has ended fails, and fails again in every later file. */
afterAll(() => vi.dynamicImportSettled());
