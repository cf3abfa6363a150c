import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '@/shared/api';
import { href } from '@/shared/routes';
import { tokenStorage } from '@/shared/session';
import type { Runtime } from '../runtime/runtime';

type LoadRuntime = () => Promise<Runtime>;

/** Keeps the address that somebody wanted to open in the address of the sign-in page. */
const signInFor = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  const wanted = `${pathname}${search}`;
  return wanted === href('dashboard') ? href('signIn') : `${href('signIn')}?returnTo=${encodeURIComponent(wanted)}`;
};

/** If there are tokens, the server is asked once, and afterwards the cache answers. */
export const requireSession =
  (loadRuntime: LoadRuntime) =>
  async ({ request }: LoaderFunctionArgs) => {
    if (!tokenStorage.read()) return redirect(signInFor(request));
    const [{ queryClient }, { userQueries }] = await Promise.all([loadRuntime(), import('@/entities/user')]);
    try {
      await queryClient.query({ ...userQueries.session(), staleTime: 'static' });
    } catch (error) {
      // The refresh was rejected: its subscriber opens the sign-in page and says why.
      if (!tokenStorage.read()) return redirect(signInFor(request));
      throw error;
    }
    return null;
  };

export const redirectSignedIn = () => (tokenStorage.read() ? redirect(href('dashboard')) : null);

/** The in-app versions of the legal pages are for members. Everybody else reads the public ones. */
export const requireSessionOr = (loadRuntime: LoadRuntime, elsewhere: string) => (args: LoaderFunctionArgs) =>
  tokenStorage.read() ? requireSession(loadRuntime)(args) : redirect(elsewhere);

/** Checks the link's code first. An invalid one leads to the start page. */
export const requireSessionCode = async ({ params, request }: LoaderFunctionArgs) => {
  const { checkSessionCode } = await import('@/features/auth/reset-password');
  try {
    await checkSessionCode(params['tokenId'] ?? '', request.signal);
    return null;
  } catch (error) {
    if (ApiError.from(error).status === undefined) throw error;
    return redirect(href('root'));
  }
};
