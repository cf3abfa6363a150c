import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

const Shown = createContext<ReactNode>(null);
const ShownStory = () => useContext(Shown);

type StoryRouterProps = {
  /** The route's path and the address that is open, for stories of pages that read them. */
  path?: string | undefined;
  address?: string | undefined;
  children: ReactNode;
};

/** The router that the app has: parts that ask before somebody leaves work in no simpler one. */
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
