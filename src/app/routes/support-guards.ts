import { replace, type LoaderFunctionArgs } from 'react-router-dom';
import { href } from '@/shared/routes';
import { threadSecret, tokenStorage } from '@/shared/session';

type Asked = Pick<LoaderFunctionArgs, 'request'>;

/** Redirects signed-in users to the support page for members, even if they followed the link in an email. */
export function redirectToOwnSupport({ request }: Asked) {
  if (!tokenStorage.read()) return hideThreadSecret({ request });
  return replace(`${href('settingSupport')}${threadSecret.hide(new URL(request.url)).search}`);
}

export function hideThreadSecret({ request }: Asked) {
  const asked = new URL(request.url);
  const shown = threadSecret.hide(asked);
  return shown === asked ? null : replace(`${shown.pathname}${shown.search}`);
}
