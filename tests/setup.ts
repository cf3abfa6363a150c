import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first page of a run loads and compiles its chunks; a busy machine takes more than the default second for that.
configure({ reactStrictMode: true, asyncUtilTimeout: 25_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
});
