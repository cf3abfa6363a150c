import { isSameOriginPath } from '@/shared/lib/own-path';
import { href } from '@/shared/routes';

const KEY = 'verifiedReturnTo';

/** The provider redirects back without our parameters, so this tab stores where the member came from. */
export function saveReturnPath(params: URLSearchParams) {
  const wanted = params.get('returnTo');
  if (wanted !== null && isSameOriginPath(wanted)) sessionStorage.setItem(KEY, wanted);
  else if (!params.has('requestUuid')) sessionStorage.removeItem(KEY);
}

export const readReturnPath = () => sessionStorage.getItem(KEY) ?? href('dashboard');
export const clearReturnPath = () => sessionStorage.removeItem(KEY);
