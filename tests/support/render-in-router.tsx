import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** Renders part of a page with what the app gives it: a router, which dialogs keep from going back, and a cache. */
export function renderInRouter(content: ReactNode) {
  const element = <QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>;
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}
