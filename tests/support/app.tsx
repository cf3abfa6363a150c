import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from '@/app/routes/routes';
import { createRuntime } from '@/app/runtime/runtime';

/** Opens the app at an address as a browser would, in a document that began there, with its own cache. */
export function openApp(address: string) {
  const runtime = createRuntime({ leaveSession: () => false });
  const router = createMemoryRouter(
    createRoutes(async () => runtime, address.split('?', 1)[0]),
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { router, address: () => `${router.state.location.pathname}${router.state.location.search}` };
}
