import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Tests set the window's width, and the layout's only media query follows it. */
export function stubWindowWidth(initial: number) {
  let width = initial;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      const limit = Number(/width < (\d+)/.exec(query)?.[1] ?? 0);
      return width < limit;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    resizeTo(next: number) {
      width = next;
      act(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}
