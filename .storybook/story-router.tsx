import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

const Shown = createContext<ReactNode>(null);
const ShownStory = () => useContext(Shown);

type StoryRouterProps = {
  /** The route's path and the current URL, for pages that read them. */
  path?: string | undefined;
  address?: string | undefined;
  children: ReactNode;
};

/** Uses a data router, like the app: components that ask before leaving a page don't work in a simpler one. */
export function StoryRouter({ path = '*', address = '/', children }: StoryRouterProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path, element: <ShownStory /> }, ...(path === '*' ? [] : [{ path: '*', element: null }])], {
      initialEntries: [address],
    }),
  );
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  );
}
