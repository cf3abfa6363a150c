import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '@/shared/api';
import { href } from '@/shared/routes';
import { threadSecret, tokenStorage } from '@/shared/session';
import type { Runtime } from '../runtime/runtime';

type LoadRuntime = () => Promise<Runtime>;

/** Returns the sign-in URL with the requested URL as a parameter, without the secret of an emailed link. */
const signInFor = (request: Request) => {
  const { pathname, search } = threadSecret.hide(new URL(request.url));
  const wanted = `${pathname}${search}`;
  return wanted === href('dashboard') ? href('signIn') : `${href('signIn')}?returnTo=${encodeURIComponent(wanted)}`;
};

/** Asks the server for the session once if there are tokens, and uses the cache after that. */
export const requireSession =
  (loadRuntime: LoadRuntime) =>
  async ({ request }: LoaderFunctionArgs) => {
    if (!tokenStorage.read()) return redirect(signInFor(request));
    const [{ queryClient }, { userQueries }] = await Promise.all([loadRuntime(), import('@/entities/user')]);
    try {
      await queryClient.query({ ...userQueries.session(), staleTime: 'static' });
    } catch (error) {
      // The refresh was rejected, so nobody is signed in any more. A signed-in page has already opened the sign-in page
      // with an explanation.
      if (!tokenStorage.read()) return redirect(signInFor(request));
      throw error;
    }
    return null;
  };

export const redirectSignedIn = () => (tokenStorage.read() ? redirect(href('dashboard')) : null);

/** Visitors who aren't signed in are redirected to the public page. */
export const requireSessionOr = (loadRuntime: LoadRuntime, elsewhere: string) => (args: LoaderFunctionArgs) =>
  tokenStorage.read() ? requireSession(loadRuntime)(args) : redirect(elsewhere);

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
