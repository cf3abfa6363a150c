import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from '@/app/routes/routes';
import { leaveSession } from '@/app/runtime/leave-session';
import { createRuntime } from '@/app/runtime/runtime';

/** `startedAt` is the URL at which the document was loaded. */
export function openApp(address: string, startedAt = address.split('?', 1)[0]) {
  const runtime = createRuntime({ leaveSession: () => leaveSession(router) });
  const router = createMemoryRouter(
    createRoutes(async () => runtime, startedAt),
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { router, address: () => `${router.state.location.pathname}${router.state.location.search}` };
}
