import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from '@/app/routes/routes';
import { createRuntime } from '@/app/runtime/runtime';

/** The app as a browser would open it at an address, with a cache of its own. */
export function openApp(address: string) {
  const runtime = createRuntime({ leaveSession: () => false });
  const router = createMemoryRouter(
    createRoutes(async () => runtime),
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { router, address: () => `${router.state.location.pathname}${router.state.location.search}` };
}
